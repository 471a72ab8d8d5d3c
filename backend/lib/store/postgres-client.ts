import { createHash } from 'node:crypto'
import pg from 'pg'
import { pauseBefore, type Pauses } from '#program/back-off.ts'

/** At most this many statements are kept prepared on one connection. */
const PREPARED_LIMIT = 200
/** Short enough to notice a returned store at once, long enough to leave a starting one alone. */
const PAUSES: Pauses = { firstMs: 100, longestMs: 1_000 }

/** The store could not be reached a moment ago, and is not tried again so soon. */
class StoreAway extends Error {
  readonly code = '08001'
  constructor(why: string | undefined) {
    super(['The store could not be reached a moment ago', why].filter(Boolean).join(': '))
  }
}

/**
 * Whether a new connection may be tried. After a failure nobody tries for a while, then one request does for all:
 * requests that come during that try share its outcome, those that come before it are refused at once.
 */
export const createGate = (now: () => number = () => performance.now()) => {
  let failures = 0
  let closedUntil = 0
  let trying = false
  let waiting: ((open: boolean) => void)[] = []
  let why: string | undefined
  return {
    /** The message of the last failed attempt. */
    why: () => why,
    /** Calls back with true: connect, then report how it `ended`. As many may wait as the pool has connections. */
    enter: (then: (open: boolean) => void): void => {
      if (failures === 0) return then(true)
      if (trying) return void waiting.push(then)
      if (now() < closedUntil) return then(false)
      trying = true
      then(true)
    },
    ended: (failed: boolean, message?: string) => {
      trying = false
      why = message
      if (!failed) {
        failures = 0
        closedUntil = 0
      } else if (now() >= closedUntil) {
        // Tries that were in progress together count once.
        closedUntil = now() + pauseBefore(failures, PAUSES)
        failures += 1
      }
      const told = waiting
      waiting = []
      for (const then of told) then(!failed)
    },
  }
}

/** Gives the statements that follow another time than all others have: '60s', or 0 for as long as they need. */
const UNHURRIED = /^set (?:local )?statement_timeout = '?(\d+)(?:s')?$/
const HURRIED_AGAIN = /^(?:commit|rollback|reset statement_timeout)$/
/** A statement that has no answer this long after its limit means that the connection is dead. Milliseconds. */
export const SILENCE_MS = 7_000
/**
 * A statement without parameters that is prepared, too: parsing and planning it anew each time costs three times what it does.
 * Not what counts or reads all columns: another release may add some, and then the prepared one fails.
 */
const isPlainRead = (text: string) => text.startsWith('select ') && !/[*;]/.test(text)
/** How often a connection is looked at while it owes an answer. */
const LOOK_MS = 1_000

type Connected = (error: Error) => void

/**
 * Tells when an expected answer stays away. It looks once a second while one is expected, instead of the driver's
 * `query_timeout`. With that timer for each statement, as with the driver's own promises, V8's collections of young garbage kept
 * the rows of nearly every statement until the next collection of all: each took 10 to 30 ms instead of one.
 */
const createWatch = (silent: () => void) => {
  let expected = 0
  let limitMs = 0
  let since = 0
  let timer: NodeJS.Timeout | undefined
  const look = () => {
    timer = undefined
    if (expected === 0) return
    if (performance.now() - since >= limitMs) silent()
    else timer = setTimeout(look, LOOK_MS).unref()
  }
  const answered = () => {
    expected -= 1
    since = performance.now()
  }
  return (withinMs: number) => {
    if (expected === 0) since = performance.now()
    limitMs = expected === 0 ? withinMs : Math.max(limitMs, withinMs)
    expected += 1
    timer ??= setTimeout(look, Math.min(withinMs, LOOK_MS)).unref()
    return answered
  }
}

/**
 * The client of one pool: prepares statements once per connection, asks the pool's gate before it
 * connects, and gives up a connection on which no answer came for `patienceMs`. Its statements then fail with
 * 'Query read timeout'.
 */
export const clientFor = (gate: ReturnType<typeof createGate>, patienceMs = Infinity) =>
  class extends pg.Client {
    readonly #names = new Map<string, string>()
    /** How long an answer may take, if earlier statements asked for more time. */
    #patienceMs: number | undefined
    readonly #watch = createWatch(() => this.connection.stream.destroy(new Error('Query read timeout')))

    override connect(): Promise<never>
    override connect(connected: Connected): void
    override connect(connected?: Connected): Promise<never> | void {
      if (connected === undefined) return super.connect() as Promise<never>
      gate.enter((open) => {
        if (!open) return process.nextTick(connected, new StoreAway(gate.why()))
        super.connect((error: Error) => {
          gate.ended(Boolean(error), error?.message)
          connected(error)
        })
      })
    }

    /** One of the overloads of `query` is changed; the others pass through. */
    override query(text: unknown, values?: unknown, ...rest: unknown[]): never {
      if (typeof text === 'string') {
        const seconds = Number(UNHURRIED.exec(text)?.[1] ?? NaN)
        if (seconds >= 0) this.#patienceMs = seconds === 0 ? Infinity : seconds * 1000 + SILENCE_MS
        else if (HURRIED_AGAIN.test(text)) this.#patienceMs = undefined
      }
      const within = this.#patienceMs ?? patienceMs
      const run = (...asked: unknown[]) => {
        const ask = super.query as (...asked: unknown[]) => unknown
        if (typeof asked.at(-1) === 'function') return ask.apply(this, asked) as never
        const answered = within === Infinity ? undefined : this.#watch(within)
        // The driver's own promise keeps the rows of statements that were answered long ago (see above).
        return new Promise((resolve, reject) => {
          ask.call(this, ...asked, (error: unknown, result: unknown) => {
            answered?.()
            if (error) reject(error)
            else resolve(result)
          })
        }) as never
      }
      // What may take long is planned for its values, each time.
      if (
        typeof text !== 'string' ||
        !Array.isArray(values) ||
        (values.length === 0 && !isPlainRead(text)) ||
        this.#patienceMs !== undefined
      )
        return run(text, values, ...rest)
      const known = this.#names.get(text)
      if (known === undefined && this.#names.size >= PREPARED_LIMIT) return run(text, values, ...rest)
      const name = known ?? createHash('sha1').update(text).digest('base64url')
      this.#names.set(text, name)
      return run({ name, text, values }, ...rest)
    }
  }
