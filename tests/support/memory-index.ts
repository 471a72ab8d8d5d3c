import { sql } from 'kysely'
import type { Sort } from '#contract/catalogue.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { fold } from '#backend/modules/search/fold.ts'
import type {
  FoundPage,
  Narrowing,
  ProductSource,
  SearchEntry,
  SearchIndex,
  SearchVariant,
} from '#backend/modules/search/port.ts'
import { BATCH, isLocked, noteAll, QUEUE, takeChanges } from '#backend/modules/search/queue.ts'
import { readPhrases } from '#backend/modules/search/search-phrases.ts'

interface Kept extends SearchEntry {
  readonly variants: readonly SearchVariant[] | undefined
}

type Key = FoundPage['hits'][number]['key']

const SORTS: Readonly<Record<Sort, { key: (entry: Kept) => Key; descending: boolean }>> = {
  'best-seller': { key: ({ sales }) => sales, descending: true },
  'new-arrivals': { key: ({ added }) => added, descending: true },
  recommended: { key: ({ rank }) => rank, descending: false },
  'price-desc': { key: ({ pricePaise }) => pricePaise, descending: true },
  'price-asc': { key: ({ pricePaise }) => pricePaise, descending: false },
}

const wordsOf = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** What was typed: its words, and the prices in it, in paise. */
const understand = (text: string) => {
  const { words, priceMin, priceMax } = readPhrases(text)
  const priced = priceMin !== undefined || priceMax !== undefined
  return { words: wordsOf(words), priced, from: (priceMin ?? 0) * 100, to: (priceMax ?? Infinity) * 100 + 99 }
}

/** What an index shares with its other copies, as in a search server. */
const SHELVES = new WeakMap<Db, Map<string, Kept>>()

/**
 * The search port with a list in memory that is read for every question: it shows what an index outside the database
 * has to do (docs/recipes/search-server.md), and that the port's tests require nothing else.
 */
export const memoryIndex = (db: Db, source: ProductSource): SearchIndex => {
  const shelf = SHELVES.get(db) ?? new Map<string, Kept>()
  SHELVES.set(db, shelf)
  const { byLastWord, byAllWords } = source.named
  const hasAny = (keys: readonly string[]) => (key: string) => keys.includes(key)

  /** The keys that these words name, a list for each kind that is named. */
  const namedBy = (words: readonly string[]): readonly (readonly string[])[] =>
    [...byLastWord, ...byAllWords].flatMap((kind) => {
      const keys = [...shelf.values()].flatMap((entry) =>
        entry.keys.filter((key) => key.startsWith(`${kind}:`)),
      )
      const said = (key: string) => wordsOf(key.slice(kind.length + 1)).filter((word) => words.includes(word))
      const whole = (key: string) => said(key).length === wordsOf(key.slice(kind.length + 1)).length
      const last = (key: string) => words.includes(wordsOf(key).at(-1) ?? '')
      const named = keys.filter((key) => last(key) && (byLastWord.includes(kind) || whole(key)))
      // 'rose gold' is more precise than 'gold'.
      const most = Math.max(...named.map((key) => said(key).length))
      return named.length === 0 ? [] : [named.filter((key) => said(key).length === most)]
    })

  const answers = (search: string) => {
    const { words, priced, from, to } = understand(search)
    const variant = priced ? namedBy(words) : []
    const costs = (paise: number) => paise >= from && paise <= to
    return ({ name, facts, body, pricePaise, variants }: Kept): boolean => {
      const said = new Set(wordsOf(`${name} ${facts} ${body}`))
      if (words.length === 0 && !priced) return false
      if (!words.every((word) => said.has(word)) || (priced && !costs(pricePaise))) return false
      if (variant.length === 0 || variants === undefined) return true
      return variants.some(
        (one) => costs(one.pricePaise) && variant.every((keys) => one.keys.some(hasAny(keys))),
      )
    }
  }

  /** The entries of a list; `but`: the facet whose choices are left out. */
  const listOf = ({ groups, without, price, search }: Narrowing, but?: string): readonly Kept[] => {
    const isAnswer = search === undefined ? () => true : answers(search)
    const asked = groups.filter(({ facet }) => but === undefined || facet !== but)
    return [...shelf.values()].filter(
      (entry) =>
        asked.every(({ keys }) => entry.keys.some(hasAny(keys))) &&
        !entry.keys.some(hasAny(without)) &&
        (price === undefined || (entry.pricePaise >= price.from && entry.pricePaise <= price.to)) &&
        isAnswer(entry),
    )
  }

  const none = sql<null>`null::text`
  return {
    isOutside: true,
    stamp: none,
    loose: none,
    find: (question) => {
      const { sort, cursor, limit, offset, search, byRelevance } = question
      const { key, descending } = SORTS[sort]
      const list = listOf(question)
      const words = search === undefined ? [] : understand(search).words
      const ranked = byRelevance && words.length > 0
      const score = ({ name }: Kept) =>
        ranked ? words.filter((word) => wordsOf(name).includes(word)).length : 0
      const compare = (a: { key: Key; id: string }, b: { key: Key; id: string }) =>
        (a.key < b.key ? -1 : a.key > b.key ? 1 : a.id < b.id ? -1 : Number(a.id > b.id)) *
        (descending ? -1 : 1)
      const all = list.map((entry) => ({ id: entry.id, key: key(entry), score: score(entry) }))
      all.sort((a, b) => b.score - a.score || compare(a, b))
      const after = (hit: { key: Key; id: string }) => (cursor === undefined ? 1 : compare(hit, cursor))
      const rest =
        cursor?.towards === 'previous'
          ? all.filter((hit) => after(hit) < 0).reverse()
          : all.filter((hit) => after(hit) > 0)
      return Promise.resolve({
        stamp: null,
        loose: null,
        hits: rest.slice(offset, offset + limit + 1).map(({ id, key: place }) => ({ id, key: place })),
        total: list.length,
        byRelevance: ranked,
        search: search === undefined ? undefined : { reading: { meant: [] }, words },
      })
    },
    count: (narrowing) => {
      const chosen = new Set(narrowing.groups.flatMap(({ facet }) => facet ?? []))
      const counts = new Map<string, number>()
      for (const facet of [undefined, ...chosen])
        for (const key of listOf(narrowing, facet).flatMap(({ keys }) => keys)) {
          const own = [...chosen].find((one) => key.startsWith(`${one}:`))
          if (own === facet) counts.set(key, (counts.get(key) ?? 0) + 1)
        }
      return Promise.resolve({ stamp: null, total: listOf(narrowing).length, counts, floors: new Set() })
    },
    takeIn: async (most = BATCH) => {
      try {
        return await takeChanges(db, most, 'any', async (tx, changes) => {
          const ids = [...new Set(changes.map(({ product_id }) => product_id))]
          const [entries, variants] = [await source.entries(tx, ids), await source.variants(tx, ids)]
          for (const id of ids) shelf.delete(id)
          for (const entry of entries) shelf.set(entry.id, { ...entry, variants: variants.get(entry.id) })
        })
      } catch (error) {
        if (isLocked(error)) return 0
        throw error
      }
    },
    rebuild: () =>
      db
        .transaction()
        .execute((tx) =>
          noteAll(tx, source, sql<{ id: string }>`select id from unnest(${[...shelf.keys()]}::text[]) id`),
        ),
    tidy: () => Promise.resolve(),
    state: async () => {
      const { rows } = await sql<{ waiting: number; lagSeconds: number }>`select * from ${QUEUE} q`.execute(
        db,
      )
      return { products: shelf.size, ...(rows[0] ?? { waiting: 0, lagSeconds: 0 }) }
    },
  }
}
