import { sql } from 'kysely'
import { Lru } from 'toad-cache'
import type { Db } from '#backend/lib/implement.ts'
import { lengthVersion, nameOf, STAMP, STATE, type State } from './conditions.ts'
import { countKeys } from './counts.ts'
import { takeIn } from './feed.ts'
import { countUpToCap, pageStatement, wayOf, type Way } from './page.ts'
import type { IndexState, KeyCounts, Narrowing, ReadEntries, SearchIndex, Stamp } from './port.ts'
import { readSearch, type Search } from './reading.ts'

/** Who reads takes in so few changes first: a change is found as soon as its write was answered. More are left to the job. */
const TAKEN_IN_BY_READERS = 500
/** A search that at most so many products answer may stand by relevance. */
const SHORT = 5_000
/** In an index of no more products every list that is narrowed is gathered and counted at once, and counts are always of now. */
const SMALL = 20_000

interface Counted {
  readonly version: number
  readonly at: number
  readonly counts: KeyCounts
}

interface Chosen {
  readonly way: Way
  /** How long the list was when it was counted. */
  readonly known?: { readonly version: number; readonly total: number }
}

/** Counts of a larger index take a while: they are not made anew before they are so old, however much is written. Milliseconds. */
const COUNTS_KEPT_MS = 2_000
/** Nobody waits for new ones while those that are kept are no older; the next to ask is given what was counted meanwhile. */
const COUNTS_SERVED_MS = 60_000

/**
 * The index in the shop's own store: one table (`search_entries`) with an index of keys, one of words and one for each sort.
 * Nothing is counted before it is asked for. What was counted is kept for one version of the index.
 */
export const plainIndex = (db: Db, read: ReadEntries): SearchIndex => {
  const totals = new Lru<{ readonly version: number; readonly total: number }>(2_000)
  const counted = new Lru<Counted>(500)
  /** Counts under way in a large index, shared by all who ask for the same. */
  const underWay = new Map<string, Promise<KeyCounts>>()
  /** How many products there are, as the last answer had it. */
  let size: number | undefined

  /** Asks again when changes were waiting that could be taken in at once. */
  const current = async <T extends { readonly state: State }>(ask: () => Promise<T>): Promise<T> => {
    const answer = await ask()
    const { waiting } = answer.state
    if (waiting === 0 || waiting > TAKEN_IN_BY_READERS) return answer
    try {
      await takeIn(db, read)
    } catch {
      // Somebody else is at it, for longer than a reader waits.
      return answer
    }
    return ask()
  }

  const understand = async (search: string | undefined) =>
    search === undefined ? undefined : readSearch(db, search)

  const readState = async (): Promise<State> => {
    const { rows } = await sql<State>`select * from ${STATE}`.execute(db)
    if (!rows[0]) throw new Error('The index of products has no state')
    return rows[0]
  }

  const sizeKnown = async (): Promise<number> => (size ??= (await readState()).products)

  const count = async (name: string, narrowing: Narrowing, stamp?: Stamp): Promise<KeyCounts> => {
    const kept = counted.get(name)
    if (kept) {
      if (stamp != null && kept.counts.stamp === stamp) return kept.counts
      if ((await sizeKnown()) > SMALL && performance.now() - kept.at < COUNTS_KEPT_MS) return kept.counts
      const { state } = await current(async () => ({ state: await readState() }))
      if (lengthVersion(narrowing, state) === kept.version) {
        const counts = { ...kept.counts, stamp: state.stamp }
        counted.set(name, { ...kept, counts })
        return counts
      }
    }
    const { state, counts } = await current(async () =>
      countKeys(db, narrowing, await understand(narrowing.search)),
    )
    size = state.products
    counted.set(name, { version: lengthVersion(narrowing, state), at: performance.now(), counts })
    return counts
  }

  return {
    stamp: STAMP,
    find: async (question) => {
      const name = nameOf(question)
      const everything =
        question.groups.length + question.without.length === 0 &&
        !question.price &&
        question.search === undefined
      const wayTo = async (search: Search | undefined, byRelevance: boolean): Promise<Chosen> => {
        if (everything) return { way: 'walk' }
        if (byRelevance) return { way: 'gather' }
        let known = totals.get(name)
        if (!known) {
          if ((await sizeKnown()) <= SMALL) return { way: 'gather' }
          const version = lengthVersion(question, await readState())
          known = { version, total: await countUpToCap(db, question, search) }
        }
        return { way: wayOf(question, known.total, await sizeKnown()), known }
      }
      const { rows, state, total, search, byRelevance } = await current(async () => {
        const search = await understand(question.search)
        const byRelevance = search !== undefined && question.byRelevance && search.atMost <= SHORT
        const chosen = await wayTo(search, byRelevance)
        const { rows } = await pageStatement(question, search, chosen.way, byRelevance).execute(db)
        const [state] = rows
        if (!state) throw new Error('The index of products has no state')
        const total = everything
          ? state.products
          : (state.total ??
            (chosen.known?.version === lengthVersion(question, state)
              ? chosen.known.total
              : await countUpToCap(db, question, search)))
        return { rows, state, total, search, byRelevance }
      })
      size = state.products
      totals.set(name, { version: lengthVersion(question, state), total })
      return {
        stamp: state.stamp,
        hits: rows.flatMap(({ id, key }) =>
          id === null ? [] : [{ id, key: key instanceof Date ? key.toISOString() : key }],
        ),
        total,
        byRelevance,
        search: search && { reading: search.reading, words: search.words },
      }
    },
    count: async (narrowing, stamp) => {
      const name = nameOf(narrowing)
      if ((await sizeKnown()) <= SMALL) return count(name, narrowing, stamp)
      const run = underWay.get(name) ?? count(name, narrowing, stamp).finally(() => underWay.delete(name))
      underWay.set(name, run)
      const kept = counted.get(name)
      if (!kept || performance.now() - kept.at >= COUNTS_SERVED_MS) return run
      // Whoever needs them next and is given none hears of a failure.
      run.catch(() => undefined)
      return kept.counts
    },
    takeIn: () => takeIn(db, read),
    rebuild: () =>
      db.transaction().execute(async (tx) => {
        // A million products are noted in some seconds, longer than any other statement may take.
        await sql`set local statement_timeout = 0`.execute(tx)
        const { rows } = await sql<{ products: number }>`with changed as (
            insert into search_changes (product_id) select id from products union select id from search_entries returning 1)
          select count(*)::integer as products from changed`.execute(tx)
        return rows[0]?.products ?? 0
      }),
    tidy: () =>
      db.connection().execute(async (one) => {
        await sql`set statement_timeout = 0`.execute(one)
        try {
          await sql`vacuum analyze search_changes, search_entries, search_words, search_key_counts`.execute(
            one,
          )
        } finally {
          await sql`reset statement_timeout`.execute(one)
        }
      }),
    state: async () => {
      const { rows } = await sql<IndexState>`select s.products, count(c.id)::integer as waiting,
          coalesce(extract(epoch from clock_timestamp() - min(c.at)), 0)::real as "lagSeconds"
        from search_state s left join search_changes c on true group by s.products`.execute(db)
      return rows[0] ?? { products: 0, waiting: 0, lagSeconds: 0 }
    },
  }
}
