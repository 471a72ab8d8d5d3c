import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'

/** One program of the shop. */
export interface Program {
  name: string
  args: readonly string[]
  env?: NodeJS.ProcessEnv
  /** Answers 200 once the program can serve. */
  readyUrl: string
}

/** Longest wait for a program to serve, and for it to end after SIGTERM. Milliseconds. */
const READY_MS = 60_000
const STOP_MS = 12_000
/** A program that dies more often than this within a minute takes the shop down instead of looping. */
const MOST_RESTARTS = 5

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Starts programs one after another, each once the one before serves, and starts one again that dies.
 * The children watch a channel to this process (`scripts/lib/child.mjs`), so that they end even when it is killed.
 */
export class Supervisor {
  #children = new Map<string, ChildProcess>()
  #stopping = false
  #restarts: number[] = []
  readonly #onGiveUp: (reason: string) => void

  constructor(onGiveUp: (reason: string) => void) {
    this.#onGiveUp = onGiveUp
  }

  async start(program: Program): Promise<void> {
    const child = this.#spawn(program)
    const until = Date.now() + READY_MS
    while (Date.now() < until) {
      if (this.#stopping) return
      if (child.exitCode !== null) throw new Error(`${program.name} could not start (it says why above).`)
      const ready = await fetch(program.readyUrl, { signal: AbortSignal.timeout(2_000) }).then(
        (answer) => answer.ok,
        () => false,
      )
      if (ready) return
      await sleep(60)
    }
    throw new Error(`${program.name} did not get ready within ${READY_MS / 1000} seconds.`)
  }

  #spawn(program: Program): ChildProcess {
    const child = spawn(process.execPath, ['--import', './scripts/lib/child.mjs', ...program.args], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // Compiled code is kept between starts: half of a start is reading our own and our packages' sources.
      env: { NODE_COMPILE_CACHE: join(process.cwd(), '.cache/compiled'), ...process.env, ...program.env },
    })
    this.#children.set(program.name, child)
    const startedAt = Date.now()
    child.on('exit', (code, signal) => {
      this.#children.delete(program.name)
      if (this.#stopping) return
      // A program that never served has a fault of its own: `start` reports it.
      if (Date.now() - startedAt < 2_000 && code === 1) return
      const now = Date.now()
      this.#restarts = [...this.#restarts.filter((at) => now - at < 60_000), now]
      if (this.#restarts.length > MOST_RESTARTS) {
        this.#onGiveUp(`${program.name} keeps ending (${code ?? signal}).`)
        return
      }
      process.stderr.write(`${program.name} ended (${code ?? signal}); starting it again.\n`)
      setTimeout(() => {
        if (!this.#stopping) this.#spawn(program)
      }, 300)
    })
    return child
  }

  /** SIGTERM to all, then SIGKILL to what is left after twelve seconds. */
  async stop(): Promise<void> {
    this.#stopping = true
    const children = [...this.#children.values()]
    for (const child of children) child.kill('SIGTERM')
    const ended = children.map((child) =>
      child.exitCode !== null || child.signalCode !== null
        ? Promise.resolve()
        : new Promise((resolve) => child.once('exit', resolve)),
    )
    await Promise.race([Promise.all(ended), sleep(STOP_MS)])
    for (const child of children)
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
  }
}
