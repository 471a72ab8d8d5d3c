import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { TEST_DATA_KEY, TEST_INTERNAL_TOKEN } from './keys.ts'

/** One of our programs as its own process, which can be killed and started again. */
export interface RunningProgram {
  readonly url: string
  /** kill -9: it cannot report or finish anything. */
  readonly kill: () => Promise<void>
  /** Sends SIGTERM, then waits for its end. */
  readonly stop: () => Promise<void>
  /** Sends it a signal and does not wait, e.g. SIGSTOP: it keeps its connections and sends nothing more. */
  readonly signal: (signal: NodeJS.Signals) => void
  /** False once it has ended, in whatever way. */
  readonly runs: () => boolean
  /** Starts it again with the same settings; resolves once it answers. */
  readonly revive: () => Promise<void>
}

const ROOT = join(import.meta.dirname, '..', '..')
const READY_MS = 90_000

export const startProgram = async (of: {
  /** Its file, from the root. */
  main: string
  url: string
  /** The path that answers 200 once it can serve. */
  ready: string
  env: Record<string, string>
  /** Arguments of node, before the file. */
  args?: readonly string[]
  /** Arguments of the program, after its file. */
  flags?: readonly string[]
}): Promise<RunningProgram> => {
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, [...(of.args ?? []), join(ROOT, of.main), ...(of.flags ?? [])], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        INTERNAL_TOKEN: TEST_INTERNAL_TOKEN,
        DATA_KEY: TEST_DATA_KEY,
        RATE_LIMITS: 'off',
        ...of.env,
      },
    })
    let said = ''
    child.stderr.on('data', (text: Buffer) => (said += text.toString()))
    const until = Date.now() + READY_MS
    for (;;) {
      if (child.exitCode !== null) throw new Error(`${of.main} did not start: ${said}`)
      const ready = await fetch(of.url + of.ready).then(
        async (answer) => {
          await answer.arrayBuffer()
          return answer.ok
        },
        () => false,
      )
      if (ready) return child
      if (Date.now() > until) throw new Error(`${of.main} did not start in time: ${said}`)
      await new Promise((done) => setTimeout(done, 50))
    }
  }
  let child = await start()
  const runs = () => child.exitCode === null && child.signalCode === null
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (!runs()) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  process.once('exit', () => child.kill('SIGKILL'))
  return {
    url: of.url,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    signal: (signal) => void child.kill(signal),
    runs,
    revive: async () => {
      child = await start()
    },
  }
}
