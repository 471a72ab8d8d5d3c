import { spawn } from 'node:child_process'

/** Runs a program to its end with its output shown. Throws when it fails, naming it. */
const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', reject)
    child.on('exit', (code, signal) =>
      code === 0
        ? resolve()
        : reject(new Error(`${[command, ...args].join(' ')} ended with ${code ?? signal}`)),
    )
  })

/** The same for one of our scripts or a binary of node_modules, with the runtime that is running now. */
export const runNode = (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> =>
  run(process.execPath, args, env)
