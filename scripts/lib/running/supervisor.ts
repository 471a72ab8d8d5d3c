import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { pauseBefore, type Pauses } from '#program/back-off.ts'
import { stepIn } from '#program/supervisor-channel.ts'
import { Spare } from './spares.ts'

/** One program of the shop. */
export interface Program {
  name: string
  args: readonly string[]
  env?: NodeJS.ProcessEnv
  /** Answers 200 once the program can serve. */
  readyUrl: string
  /** Who else must answer before it can serve, in words. */
  waitsFor?: string | undefined
  /** Its arguments start `spare.ts`: the next process of it is kept waiting. */
  spare?: boolean
}

export interface SupervisorOptions {
  say?: (line: string) => void
  /** Between the end of a program and its next start. */
  pauses?: Pauses
  /** A start that shows no sign of life for this long is ended. Milliseconds. */
  silentMs?: number
  /** When a wait is reported first, and again. Milliseconds. */
  tellAfterMs?: number
  tellEveryMs?: number
}

interface Kept {
  readonly program: Program
  child: ChildProcess | undefined
  planned: NodeJS.Timeout | undefined
  /** Ends in a row; forgotten once it has served for a while. */
  tries: number
  /** What it said last of its start, and when it last showed that it lives. */
  step: string | undefined
  aliveAt: number
  /** It was ended because its source was edited: the next start waits for nothing. */
  edited: boolean
  spare: Spare | undefined
}

/** For a program to end after SIGTERM. */
const STOP_MS = 12_000
/** After having served for this long, the next end is treated as the first. */
const SOUND_MS = 60_000

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const seconds = (ms: number) => `${ms < 10_000 ? (ms / 1000).toFixed(1) : Math.round(ms / 1000)} s`
const isOver = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

/** Why a program does not answer yet, in a few words; undefined: it serves. */
const obstacle = async (url: string): Promise<string | undefined> => {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) })
    await answer.arrayBuffer()
    return answer.ok ? undefined : `it answers ${answer.status}`
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError'
      ? 'it does not answer'
      : 'it does not listen yet'
  }
}

/**
 * Starts programs and keeps them: one that ends is started again for as long as the shop runs, after growing pauses.
 * The children watch a channel to this process (`scripts/lib/running/child.mjs`), so that they end even when it is killed.
 */
export class Supervisor {
  readonly #kept = new Map<string, Kept>()
  readonly #restarts: Record<string, number> = {}
  readonly #of: Required<SupervisorOptions>
  #stopping = false

  constructor(options: SupervisorOptions = {}) {
    this.#of = {
      say: (line) => process.stderr.write(`${line}\n`),
      pauses: { firstMs: 500, longestMs: 30_000 },
      silentMs: 120_000,
      tellAfterMs: 5_000,
      tellEveryMs: 10_000,
      ...options,
    }
  }

  /** Resolves once the program serves, however long it works on that. Throws when its first start fails. */
  async start(program: Program): Promise<void> {
    const kept: Kept = {
      program,
      child: undefined,
      planned: undefined,
      tries: 0,
      step: undefined,
      aliveAt: 0,
      edited: false,
      spare: program.spare ? new Spare(() => this.#process(program)) : undefined,
    }
    const child = this.#spawn(kept)
    const outcome = await this.#untilReady(kept, child)
    if (this.#stopping) return
    if (outcome === 'over') throw new Error(`${program.name} could not start (it says why above).`)
    if (outcome === 'silent') throw new Error(this.#silence(kept))
    this.#keep(kept, child)
  }

  #process({ args, env }: Program): ChildProcess {
    const child = spawn(process.execPath, ['--import', './scripts/lib/running/child.mjs', ...args], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // Compiled code is kept between starts: half of a start is reading our own and our packages' sources.
      env: { NODE_COMPILE_CACHE: join(process.cwd(), '.cache/compiled'), ...process.env, ...env },
    })
    // A channel that breaks says so by the end of the program.
    child.on('error', () => undefined)
    return child
  }

  #spawn(kept: Kept): ChildProcess {
    const child = kept.spare?.take() ?? this.#process(kept.program)
    kept.child = child
    kept.step = undefined
    kept.aliveAt = Date.now()
    this.#kept.set(kept.program.name, kept)
    child.on('message', (message: unknown) => {
      kept.aliveAt = Date.now()
      kept.step = stepIn(message) ?? kept.step
    })
    this.#tellRestarts(child)
    return child
  }

  async #untilReady(kept: Kept, child: ChildProcess): Promise<'ready' | 'silent' | 'over'> {
    const { name, readyUrl, waitsFor } = kept.program
    const from = Date.now()
    let tellAt = from + this.#of.tellAfterMs
    for (;;) {
      if (this.#stopping || isOver(child)) return 'over'
      const why = await obstacle(readyUrl)
      if (why === undefined) return 'ready'
      const now = Date.now()
      if (now - kept.aliveAt > this.#of.silentMs) return 'silent'
      if (now >= tellAt && !this.#stopping && !isOver(child)) {
        tellAt = now + this.#of.tellEveryMs
        const reason =
          kept.step ?? (waitsFor && why.startsWith('it answers') ? `it waits for ${waitsFor}` : why)
        this.#of.say(`Waiting for ${name} at ${readyUrl} (${seconds(now - from)} so far): ${reason}.`)
      }
      await sleep(60)
    }
  }

  /** From here on its end is followed by another start. */
  #keep(kept: Kept, child: ChildProcess) {
    const servedFrom = Date.now()
    kept.spare?.prepare()
    const again = () => {
      if (this.#stopping) return
      const { name } = kept.program
      if (kept.edited) return void this.#restart(kept)
      if (Date.now() - servedFrom > SOUND_MS) kept.tries = 0
      this.#plan(kept, `${name} ended (${child.exitCode ?? child.signalCode})`)
    }
    if (isOver(child)) again()
    else child.once('exit', again)
  }

  #plan(kept: Kept, what: string) {
    const { name } = kept.program
    const count = (this.#restarts[name] ?? 0) + 1
    this.#restarts[name] = count
    const pause = pauseBefore(kept.tries, this.#of.pauses)
    kept.tries += 1
    kept.child = undefined
    this.#of.say(`${what}; it is started again in ${seconds(pause)} (restart ${count}).`)
    for (const other of this.#kept.values()) if (other.child) this.#tellRestarts(other.child)
    kept.planned = setTimeout(() => void this.#restart(kept), pause)
  }

  async #restart(kept: Kept) {
    const { name } = kept.program
    kept.planned = undefined
    kept.edited = false
    const from = Date.now()
    const child = this.#spawn(kept)
    const ended = new Promise((resolve) => child.once('exit', resolve))
    const outcome = await this.#untilReady(kept, child)
    if (this.#stopping) return
    if (outcome === 'ready') {
      this.#of.say(`${name} serves again, ${seconds(Date.now() - from)} after its start.`)
      this.#keep(kept, child)
      return
    }
    if (outcome === 'silent') {
      child.kill('SIGKILL')
      await ended
    }
    if (this.#stopping) return
    if (kept.edited) return void this.#restart(kept)
    const how =
      outcome === 'silent'
        ? this.#silence(kept).replace(/\.$/, '')
        : `${name} ended (${child.exitCode ?? child.signalCode}) before it could serve`
    this.#plan(kept, how)
  }

  /**
   * Restarts a program at once, because its source was edited; one that waits for its restart stops waiting.
   */
  renew(name: string, signal: NodeJS.Signals): void {
    const kept = this.#kept.get(name)
    if (!kept || this.#stopping) return
    kept.tries = 0
    kept.spare?.read()
    if (kept.planned) {
      clearTimeout(kept.planned)
      void this.#restart(kept)
    } else {
      kept.edited = true
      kept.child?.kill(signal)
    }
  }

  #silence({ program: { name, readyUrl } }: Kept) {
    return `${name} showed no sign of life for ${seconds(this.#of.silentMs)} and does not answer at ${readyUrl}.`
  }

  /** The figures behind `program_restarts_total` (server/plugins/metrics.ts). */
  #tellRestarts(child: ChildProcess) {
    if (child.connected) child.send({ restarts: this.#restarts }, () => undefined)
  }

  /** SIGTERM to all, then SIGKILL to what is left after twelve seconds. */
  async stop(): Promise<void> {
    this.#stopping = true
    for (const { planned, spare } of this.#kept.values()) {
      clearTimeout(planned)
      spare?.end()
    }
    const children = [...this.#kept.values()].flatMap(({ child }) => (child ? [child] : []))
    for (const child of children) child.kill('SIGTERM')
    const ended = children.map((child) =>
      isOver(child) ? Promise.resolve() : new Promise((resolve) => child.once('exit', resolve)),
    )
    await Promise.race([Promise.all(ended), sleep(STOP_MS)])
    for (const child of children) if (!isOver(child)) child.kill('SIGKILL')
  }
}
