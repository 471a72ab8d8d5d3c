import { Lru } from 'toad-cache'
import type { Db } from '#backend/lib/implement.ts'
import { lengthVersion, type State } from './conditions.ts'
import { countUpToCap } from './page.ts'
import type { Narrowing } from './port.ts'
import type { Search } from './reading.ts'

/** In an index of no more products every list that is narrowed is gathered and counted at once, and counts are always of now. */
export const SMALL = 20_000
/**
 * Counting a larger index takes a while: its counts are not made again until they are this old, however much is
 * written. Milliseconds.
 */
export const COUNTS_KEPT_MS = 2_000
/** Nobody waits for new ones while those that are kept are no older; the next to ask is given what was counted meanwhile. */
export const COUNTS_SERVED_MS = 60_000

/** How long a list was when it was counted. */
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

/** How long lists are, kept for as long as their counts are. `tell` hears of a count that failed while nobody waited for it. */
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
  /** For whoever asks next: once, however many ask meanwhile. */
  const countBeside = (list: List, state: State): void => {
    if (underWay.has(list.name)) return
    underWay.add(list.name)
    count(list, state)
      .catch(tell)
      // Nobody waits here for whom a `tell` that throws is meant.
      .catch(() => undefined)
      .finally(() => underWay.delete(list.name))
  }

  return {
    known: (name: string) => kept.get(name),
    keep,
    count,
    /** That of a list that was not gathered. */
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
