import { sql } from 'kysely'
import { Lru } from 'toad-cache'
import type { Db } from '#backend/lib/http/implement.ts'
import { lengthVersion, nameOf, type State } from './conditions.ts'
import { countKeys } from './counts.ts'
import type { FreshRead } from './fresh-reads.ts'
import { COUNTS_KEPT_MS, COUNTS_SERVED_MS, SMALL } from './lengths.ts'
import type { KeyCounts, Narrowing, SearchIndex, Stamp } from './port.ts'
import type { Search } from './reading.ts'

/** In a larger index nobody waits for counts of more products than this: the rest is counted after the answer. */
const COUNTED_AT_ONCE = 10_000
/** Counts made after an answer may take longer than a statement for which somebody waits. */
const UNHURRIED = '60s'
/** At most this many lists wait to be counted further; another is noted when it is requested again. */
const MOST_WAITING = 50

interface Counted {
  readonly version: number
  readonly at: number
  readonly counts: KeyCounts
  /** Counted while somebody waited, and not completely: must be counted further. */
  readonly hurried: boolean
}

interface Found {
  readonly state: State
  readonly counts: KeyCounts
}

/** What counting needs from its index. */
interface Asked {
  readonly understand: (text: string | undefined) => Promise<Search | undefined>
  readonly current: FreshRead
  readonly readState: () => Promise<State>
  /** The number of products, from the last answer. */
  readonly size: () => Promise<number>
  readonly tell: (error: unknown) => void
}

/** Counts of keys, stored until what they count has changed. */
export const keepCounts = (
  db: Db,
  { understand, current, readState, size, tell }: Asked,
): SearchIndex['count'] => {
  const kept = new Lru<Counted>(500)
  /** Running counts in a large index, shared by all who ask for the same. */
  const underWay = new Map<string, Promise<KeyCounts>>()

  const keep = (name: string, narrowing: Narrowing, { state, counts }: Found, hurried: boolean) =>
    kept.set(name, { version: lengthVersion(narrowing, state), at: performance.now(), counts, hurried })

  const countFurther = (narrowing: Narrowing): Promise<Found> =>
    db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = ${sql.lit(UNHURRIED)}`.execute(tx)
      await sql`set local work_mem = '32MB'`.execute(tx)
      return countKeys(tx, narrowing, await understand(narrowing.search))
    })

  /** Lists to be counted up to the limit, for the next reader; nobody waits for this. */
  const waiting = new Map<string, Narrowing>()
  const refineAll = async (): Promise<void> => {
    for (const [name, narrowing] of waiting) {
      const last = kept.get(name)
      // Also after a failure: the next count tries again, not the next reader.
      if (last) kept.set(name, { ...last, hurried: false })
      try {
        keep(name, narrowing, await countFurther(narrowing), false)
      } catch (error) {
        tell(error)
      } finally {
        waiting.delete(name)
      }
    }
  }
  const refine = (name: string, narrowing: Narrowing): void => {
    if (waiting.size >= MOST_WAITING || waiting.has(name)) return
    waiting.set(name, narrowing)
    // Nobody waits here, so a `tell` that throws is ignored.
    if (waiting.size === 1) refineAll().catch(() => waiting.clear())
  }

  const count = async (name: string, narrowing: Narrowing, stamp?: Stamp): Promise<KeyCounts> => {
    const last = kept.get(name)
    if (last) {
      // Others were being counted at the time.
      if (last.hurried) refine(name, narrowing)
      if (stamp != null && last.counts.stamp === stamp) return last.counts
      if ((await size()) > SMALL && performance.now() - last.at < COUNTS_KEPT_MS) return last.counts
      const { state } = await current(async () => ({ state: await readState() }))
      if (lengthVersion(narrowing, state) === last.version) {
        const now = kept.get(name) ?? last
        const counts = { ...now.counts, stamp: state.stamp }
        kept.set(name, { ...now, counts })
        return counts
      }
    }
    const atOnce = (await size()) > SMALL ? COUNTED_AT_ONCE : undefined
    const found = await current(async () =>
      countKeys(db, narrowing, await understand(narrowing.search), atOnce),
    )
    const hurried = atOnce !== undefined && found.counts.floors.size > 0
    keep(name, narrowing, found, hurried)
    if (hurried) refine(name, narrowing)
    return found.counts
  }

  return async (narrowing, stamp) => {
    const name = nameOf(narrowing)
    if ((await size()) <= SMALL) return count(name, narrowing, stamp)
    const run = underWay.get(name) ?? count(name, narrowing, stamp).finally(() => underWay.delete(name))
    underWay.set(name, run)
    const last = kept.get(name)
    if (!last || performance.now() - last.at >= COUNTS_SERVED_MS) return run
    // The next reader who needs these counts and gets none receives the failure.
    run.catch(() => undefined)
    return last.counts
  }
}
