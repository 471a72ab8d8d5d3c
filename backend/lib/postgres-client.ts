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
  constructor() {
    super('The store could not be reached a moment ago')
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
  return {
    /** Calls back with true: connect, then report how it `ended`. As many may wait as the pool has connections. */
    enter: (then: (open: boolean) => void): void => {
      if (failures === 0) return then(true)
      if (trying) return void waiting.push(then)
      if (now() < closedUntil) return then(false)
      trying = true
      then(true)
    },
    ended: (failed: boolean) => {
      trying = false
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
/** The longest that a timer takes. */
const FOR_EVER_MS = 2 ** 31 - 1

type Connected = (error: Error) => void

/**
 * The client of one pool: prepares every statement with parameters once per connection, asks the pool's gate before it
 * connects, and gives up a connection on which the server has gone silent.
 */
export const clientFor = (gate: ReturnType<typeof createGate>) =>
  class extends pg.Client {
    readonly #names = new Map<string, string>()
    /** How long an answer may take, where the statements before asked for more time. */
    #patienceMs: number | undefined

    override connect(): Promise<never>
    override connect(connected: Connected): void
    override connect(connected?: Connected): Promise<never> | void {
      if (connected === undefined) return super.connect() as Promise<never>
      gate.enter((open) => {
        if (!open) return process.nextTick(connected, new StoreAway())
        super.connect((error: Error) => {
          gate.ended(Boolean(error))
          connected(error)
        })
      })
    }

    /** One of the overloads of `query` is changed; the others pass through. */
    override query(text: unknown, values?: unknown, ...rest: unknown[]): never {
      if (typeof text === 'string') {
        const seconds = Number(UNHURRIED.exec(text)?.[1] ?? NaN)
        if (seconds >= 0) this.#patienceMs = seconds === 0 ? FOR_EVER_MS : seconds * 1000 + SILENCE_MS
        else if (HURRIED_AGAIN.test(text)) this.#patienceMs = undefined
      }
      const patience = this.#patienceMs
      const run = (...all: unknown[]) => {
        const asked = (super.query as (...all: unknown[]) => unknown).apply(this, all)
        // Nothing came for longer than the server would take to end the statement: the connection is dead.
        if (asked instanceof Promise)
          asked.catch((error: unknown) => {
            if (error instanceof Error && error.message === 'Query read timeout')
              this.connection.stream.destroy()
          })
        return asked as never
      }
      if (patience !== undefined && typeof text === 'string')
        return run({ text, values, query_timeout: patience }, ...rest)
      if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0)
        return run(text, values, ...rest)
      const known = this.#names.get(text)
      if (known === undefined && this.#names.size >= PREPARED_LIMIT) return run(text, values, ...rest)
      const name = known ?? createHash('sha1').update(text).digest('base64url')
      this.#names.set(text, name)
      return run({ name, text, values }, ...rest)
    }
  }
