import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { BACKEND_PROCESS } from '#backend/process.ts'
import { SERVER_PROCESS } from '#server/process.ts'

export interface Running {
  pid: number
  url: string
  stop: () => Promise<void>
}

/** A port of the loopback on which nothing listens at the moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })

/** `npm start` also gives both programs a key: calls with it come from the BFF. */
const KEY = { INTERNAL_TOKEN: 'a-key-of-the-bench-that-nobody-else-has' }

/** Starts one of our programs in its own process and waits until `readyPath` answers 200. */
export const startProgram = async (
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  port: number,
  readyPath = '/readyz',
): Promise<Running> => {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      NODE_COMPILE_CACHE: join(process.cwd(), '.cache/compiled'),
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
      ...env,
    },
  })
  const url = `http://127.0.0.1:${port}`
  const until = Date.now() + 60_000
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended at once`)
    const ready = await fetch(url + readyPath).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready)
      return {
        pid: child.pid ?? 0,
        url,
        stop: async () => {
          child.kill('SIGTERM')
          await ended(child)
        },
      }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill('SIGKILL')
  throw new Error(`${args.join(' ')} did not get ready`)
}

/** Starts the BFF on a free port, as `npm start` does. */
export const startServer = async (
  env: NodeJS.ProcessEnv,
  flags: readonly string[] = [],
): Promise<Running> => {
  const port = await freePort()
  return startProgram(
    [...SERVER_PROCESS.args, SERVER_PROCESS.main, ...flags],
    { PORT: String(port), HOST: '127.0.0.1', ...KEY, ...SERVER_PROCESS.env, ...env },
    port,
  )
}

/** Starts the backend with its filled embedded store, on a free port unless `env` names one, as `npm start` does. */
export const startBackend = async (env: NodeJS.ProcessEnv = {}): Promise<Running> => {
  const port = Number(env['BACKEND_PORT'] ?? (await freePort()))
  return startProgram(
    [...BACKEND_PROCESS.args, BACKEND_PROCESS.main],
    {
      BACKEND_PORT: String(port),
      DATA_DIR: `.cache/bench-${process.pid}`,
      ...KEY,
      ...BACKEND_PROCESS.env,
      ...env,
    },
    port,
  )
}

/** Starts the REST server without a database: twelve products in memory. */
export const startUpstream = async (): Promise<Running> => {
  const port = await freePort()
  return startProgram(['bench/upstream.ts', String(port)], {}, port)
}
