import { Lru } from 'toad-cache'
import type { Db } from '#backend/lib/http/implement.ts'
import { lengthVersion, type State } from './conditions.ts'
import { countUpToCap } from './page.ts'
import type { Narrowing } from './port.ts'
import type { Search } from './reading.ts'

/**
 * In an index of at most this many products every narrowed list is gathered and counted at once, and counts are always
 * current.
 */
export const SMALL = 20_000
/**
 * Counting a larger index takes a while: its counts are not made again until they are this old, no matter how much is
 * written. Milliseconds.
 */
export const COUNTS_KEPT_MS = 2_000
/** Up to this age, stored counts are used at once and new ones are made in the background. Milliseconds. */
export const COUNTS_SERVED_MS = 60_000

/** The length of a list when it was counted. */
export interface Length {
  readonly version: number
  readonly at: number
  readonly total: number
}

interface List {
  readonly name: string
  readonly narrowing: Narrowing
  readonly search: Search | undefined
}

/**
 * The lengths of lists, stored as long as their counts. `tell` receives the failure of a count for which nobody waited.
 */
export const keepLengths = (db: Db, tell: (error: unknown) => void) => {
  const kept = new Lru<Length>(2_000)

  const keep = ({ name, narrowing }: List, state: State, total: number): Length => {
    const length = { version: lengthVersion(narrowing, state), at: performance.now(), total }
    kept.set(name, length)
    return length
  }

  const count = async (list: List, state: State): Promise<Length> =>
    keep(list, state, await countUpToCap(db, list.narrowing, list.search))

  const underWay = new Set<string>()
  /** For the next reader: one count, no matter how many ask meanwhile. */
  const countBeside = (list: List, state: State): void => {
    if (underWay.has(list.name)) return
    underWay.add(list.name)
    count(list, state)
      .catch(tell)
      // Nobody waits here, so a `tell` that throws is ignored.
      .catch(() => undefined)
      .finally(() => underWay.delete(list.name))
  }

  return {
    known: (name: string) => kept.get(name),
    keep,
    count,
    /** The length of a list that was not gathered. */
    of: async (list: List, state: State, known: Length | undefined): Promise<number> => {
      if (known?.version === lengthVersion(list.narrowing, state)) return known.total
      const age = performance.now() - (known?.at ?? -Infinity)
      const isServed = known && state.products > SMALL && age < COUNTS_SERVED_MS
      if (!isServed) return (await count(list, state)).total
      if (age >= COUNTS_KEPT_MS) countBeside(list, state)
      return known.total
    },
  }
}
