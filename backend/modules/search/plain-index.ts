import { sql } from 'kysely'
import { Lru } from 'toad-cache'
import type { Db } from '#backend/lib/implement.ts'
import { lengthVersion, LOOSE, nameOf, queryOf, STAMP, STATE, type State } from './conditions.ts'
import { countKeys } from './counts.ts'
import { BATCH, isLocked, rebuild, takeIn } from './feed.ts'
import { COUNTS_KEPT_MS, COUNTS_SERVED_MS, keepLengths, SMALL, type Length } from './lengths.ts'
import { pageStatement, wayOf, type Way } from './page.ts'
import type { EntryReader, IndexState, IsSoldAs, KeyCounts, Narrowing, SearchIndex, Stamp } from './port.ts'
import { readSearch, type Search } from './reading.ts'

/** Who reads takes in so few changes first: a change is found as soon as its write was answered. More are left to the job. */
const TAKEN_IN_BY_READERS = 100
/** A search with at most so many hits may be sorted by relevance. */
const SHORT = 5_000
/** Nobody waits for counts of more products of a larger one: the rest is counted after the answer. */
const COUNTED_AT_ONCE = 10_000
/**
 * Counts made after an answer, or from all entries, may take longer than a statement that somebody waits for.
 */
const UNHURRIED = '60s'

interface Counted {
  readonly version: number
  readonly at: number
  readonly counts: KeyCounts
}

interface Chosen {
  readonly way: Way
  readonly known?: Length
}

/** May a reader first take in the changes that wait? */
const waits = ({ state: { waiting } }: { readonly state: State }): boolean =>
  waiting > 0 && waiting <= TAKEN_IN_BY_READERS

/** Is told about changes that could not be taken in. Reads are then answered from the index without them. */
export type TellFault = (error: unknown) => void

/**
 * The index in the shop's own store: one table (`search_entries`) with an index of keys, one of words and one for each sort.
 * Nothing is counted before it is asked for. What was counted is kept for one version of the index.
 */
export const plainIndex = (
  db: Db,
  read: EntryReader,
  isSoldAs: IsSoldAs | undefined,
  tell: TellFault,
): SearchIndex => {
  const lengths = keepLengths(db, tell)
  const counted = new Lru<Counted>(500)
  /** Counts under way in a large index, shared by all who ask for the same. */
  const underWay = new Map<string, Promise<KeyCounts>>()
  /** Whether a long list is being counted to its end: one at a time. */
  let refining = false
  /** How many products there are, as the last answer had it. */
  let size: number | undefined

  /** Under way for readers: the others wait for the same, and not each with a connection for its turn. */
  let taking: Promise<boolean> | undefined
  const takeInForReaders = async (): Promise<boolean> => {
    try {
      await takeIn(db, read, TAKEN_IN_BY_READERS, 'awaited')
      return true
    } catch (error) {
      // Somebody else may be at it, for longer than a reader waits; nothing else is expected to go wrong.
      if (!isLocked(error)) tell(error)
      return false
    } finally {
      taking = undefined
    }
  }

  /** Asks again when changes were waiting that could be taken in at once. */
  const current = async <T extends { readonly state: State }>(ask: () => Promise<T>): Promise<T> => {
    const first = await ask()
    if (!waits(first)) return first
    // What is under way may have begun before the asker's own change was written; what begins after it has it.
    const joined = taking !== undefined
    if (!(await (taking ??= takeInForReaders()))) return first
    const second = await ask()
    if (!joined || !waits(second) || !(await (taking ??= takeInForReaders()))) return second
    return ask()
  }

  const understand = async (text: string | undefined): Promise<Search | undefined> => {
    if (text === undefined) return undefined
    const search = await readSearch(db, text)
    return orAny(
      search.variant === undefined || search.variant.length === 0 || !isSoldAs
        ? search
        : { ...search, sold: isSoldAs(search.variant, search.priceMin ?? 0, search.priceMax ?? Infinity) },
    )
  }

  /** Where nothing has all of the words, those with any of them are found. */
  const orAny = async (search: Search): Promise<Search> => {
    if (search.any === undefined) return search
    const { rows } =
      await sql`select from search_entries where words @@ ${queryOf(search.all)} limit 1`.execute(db)
    return rows.length > 0 ? search : { ...search, all: search.any, atMost: Infinity }
  }

  const readState = async (): Promise<State> => {
    const { rows } = await sql<State>`select * from ${STATE}`.execute(db)
    if (!rows[0]) throw new Error('The index of products has no state')
    return rows[0]
  }

  const sizeKnown = async (): Promise<number> => (size ??= (await readState()).products)

  const keepCounts = (
    name: string,
    narrowing: Narrowing,
    { state, counts }: { readonly state: State; readonly counts: KeyCounts },
  ) => counted.set(name, { version: lengthVersion(narrowing, state), at: performance.now(), counts })

  /** Counts a long list up to the limit of counting, for the next reader; nobody waits for it. */
  const refine = (name: string, narrowing: Narrowing): void => {
    if (refining) return
    refining = true
    db.transaction()
      .execute(async (tx) => {
        await sql`set local statement_timeout = ${sql.lit(UNHURRIED)}`.execute(tx)
        await sql`set local work_mem = '32MB'`.execute(tx)
        keepCounts(name, narrowing, await countKeys(tx, narrowing, await understand(narrowing.search)))
      })
      .catch(tell)
      // Nobody waits here for whom a `tell` that throws is meant.
      .catch(() => undefined)
      .finally(() => {
        refining = false
      })
  }

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
    const hurry = (await sizeKnown()) > SMALL ? { most: COUNTED_AT_ONCE } : undefined
    const found = await current(async () =>
      countKeys(db, narrowing, await understand(narrowing.search), hurry),
    )
    size = found.state.products
    keepCounts(name, narrowing, found)
    if (hurry && found.counts.floors.size > 0) refine(name, narrowing)
    return found.counts
  }

  return {
    stamp: STAMP,
    loose: LOOSE,
    find: async (question) => {
      const name = nameOf(question)
      const everything =
        question.groups.length + question.without.length === 0 &&
        !question.price &&
        question.search === undefined
      const wayTo = async (search: Search | undefined, byRelevance: boolean): Promise<Chosen> => {
        if (everything) return { way: 'walk' }
        if (byRelevance) return { way: 'gather' }
        let known = lengths.known(name)
        if (!known) {
          if ((await sizeKnown()) <= SMALL) return { way: 'gather' }
          known = await lengths.count({ name, question, search }, await readState())
        }
        return { way: wayOf(question, known.total, await sizeKnown()), known }
      }
      const { rows, state, total, search, byRelevance } = await current(async () => {
        const search = await understand(question.search)
        const byRelevance =
          search !== undefined &&
          question.byRelevance &&
          search.raises.length > 0 &&
          (search.atMost <= SHORT || (await sizeKnown()) <= SHORT)
        const chosen = await wayTo(search, byRelevance)
        const { rows } = await pageStatement(question, search, chosen.way, byRelevance).execute(db)
        const [state] = rows
        if (!state) throw new Error('The index of products has no state')
        size = state.products
        const list = { name, question, search }
        const gathered = everything ? state.products : state.total
        if (gathered !== null) lengths.keep(list, state, gathered)
        const total = gathered ?? (await lengths.of(list, state, chosen.known))
        return { rows, state, total, search, byRelevance }
      })
      return {
        stamp: state.stamp,
        awaited: state.awaited,
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
    takeIn: (most = BATCH) => takeIn(db, read, most),
    rebuild: () => rebuild(db),
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
