import { sql } from 'kysely'
import type { Db } from '#backend/lib/http/implement.ts'
import { LOOSE, nameOf, paiseOf, queryOf, STAMP, STATE, type State } from './conditions.ts'
import { rebuild, takeIn } from './feed.ts'
import { freshReads } from './fresh-reads.ts'
import { keepCounts } from './kept-counts.ts'
import { keepLengths, SMALL, type Length } from './lengths.ts'
import { pageStatement, wayOf, type Way } from './page.ts'
import type { IndexState, ProductSource, SearchIndex } from './port.ts'
import { BATCH, isLocked, QUEUE, TAKEN_IN_BY_READERS } from './queue.ts'
import { readSearch, type Search } from './reading.ts'

/** A search with at most this many hits may be sorted by relevance. */
const SHORT = 5_000

interface Chosen {
  readonly way: Way
  readonly known?: Length
}

/** Receives the reason if changes could not be taken in. Reads are then answered from the index without them. */
export type TellFault = (error: unknown) => void

/**
 * The index in the shop's own store: one table (`search_entries`) with an index of keys, one of words and one for each
 * sort. Nothing is counted before it is requested. Counts are stored for one version of the index.
 */
export const plainIndex = (db: Db, source: ProductSource, tell: TellFault): SearchIndex => {
  const lengths = keepLengths(db, tell)
  /** The number of products, from the last answer. */
  let size: number | undefined

  const current = freshReads(() => takeIn(db, source, TAKEN_IN_BY_READERS, 'prompt'), tell)

  const understand = async (text: string | undefined): Promise<Search | undefined> => {
    if (text === undefined) return undefined
    const search = await readSearch(db, text, source.named)
    const { variant = [], priceMin = 0, priceMax = Infinity } = search
    if (variant.length === 0) return orAny(search)
    const [from, to] = paiseOf(priceMin, priceMax)
    return orAny({ ...search, sold: source.isSoldAs(sql`search_entries.id`, variant, from, to) })
  }

  /** If nothing has all of the words, finds what has any of them. */
  const orAny = async (search: Search): Promise<Search> => {
    if (search.any === undefined) return search
    const { rows } =
      await sql`select from search_entries where words @@ ${queryOf(search.all)} limit 1`.execute(db)
    return rows.length > 0 ? search : { ...search, all: search.any, atMost: Infinity }
  }

  const readState = async (): Promise<State> => {
    const { rows } = await sql<State>`select * from ${STATE}`.execute(db)
    if (!rows[0]) throw new Error('The index of products has no state')
    size = rows[0].products
    return rows[0]
  }

  const sizeKnown = async (): Promise<number> => (size ??= (await readState()).products)

  return {
    isOutside: false,
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
          known = await lengths.count({ name, narrowing: question, search }, await readState())
        }
        return { way: wayOf(question, known.total, await sizeKnown()), known }
      }
      const { rows, state, total, search, byRelevance } = await current(async () => {
        const search = await understand(question.search)
        const byRelevance =
          search !== undefined &&
          question.byRelevance &&
          search.boosts.length > 0 &&
          (search.atMost <= SHORT || (await sizeKnown()) <= SHORT)
        const chosen = await wayTo(search, byRelevance)
        const { rows } = await pageStatement(question, search, chosen.way, byRelevance).execute(db)
        const [state] = rows
        if (!state) throw new Error('The index of products has no state')
        size = state.products
        const list = { name, narrowing: question, search }
        const gathered = everything ? state.products : state.total
        if (gathered !== null) lengths.keep(list, state, gathered)
        const total = gathered ?? (await lengths.of(list, state, chosen.known))
        return { rows, state, total, search, byRelevance }
      })
      return {
        stamp: state.stamp,
        loose: state.loose,
        hits: rows.flatMap(({ id, key }) =>
          id === null ? [] : [{ id, key: key instanceof Date ? key.toISOString() : key }],
        ),
        total,
        byRelevance,
        search: search && { reading: search.reading, words: search.words },
      }
    },
    count: keepCounts(db, { understand, current, readState, size: sizeKnown, tell }),
    takeIn: async (most = BATCH) => {
      try {
        return await takeIn(db, source, most, 'any')
      } catch (error) {
        if (isLocked(error)) return 0
        throw error
      }
    },
    rebuild: () => rebuild(db, source),
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
      const { rows } = await sql<IndexState>`select s.products, q.* from search_state s, ${QUEUE} q`.execute(
        db,
      )
      return rows[0] ?? { products: 0, waiting: 0, lagSeconds: 0 }
    },
  }
}
