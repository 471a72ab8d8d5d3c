import { sql, type RawBuilder } from 'kysely'
import type { ProductQuery } from '#contract/catalogue.ts'
import type { FacetName } from '#contract/search.ts'
import type { Db } from '#backend/lib/implement.ts'
import { key, keysOf, type KeyKind } from './keys.ts'
import { readSearch, type Search } from './search-reading.ts'

export type Fragment = RawBuilder<unknown>

/** Products that have any of these keys; every group of a list holds. */
export interface KeyGroup {
  /** The facet that chooses it; undefined where none does, e.g. for a type. */
  readonly facet: FacetName | undefined
  readonly keys: readonly string[]
  readonly condition: Fragment
}

/** What a list is narrowed by, read once: keys that are counted beforehand, and the rest. */
export interface Narrowing {
  readonly groups: readonly KeyGroup[]
  /** Narrowings that no key stands for: a search, a free price range. */
  readonly loose: readonly Fragment[]
  readonly search: Search | undefined
}

/** The list query's narrowing members (specification section 3, and the facets). */
export type NarrowingQuery = Omit<ProductQuery, 'page' | 'limit' | 'sortBy' | 'cursor' | 'fields'>

/** Bounds of the six price buckets of specification section 9, in rupees; both ends inclusive. */
export const PRICE_BUCKETS = [
  { key: 'price:0-9999', from: 0, to: 9_999 },
  { key: 'price:10000-19999', from: 10_000, to: 19_999 },
  { key: 'price:20000-29999', from: 20_000, to: 29_999 },
  { key: 'price:30000-39999', from: 30_000, to: 39_999 },
  { key: 'price:40000-49999', from: 40_000, to: 49_999 },
  { key: 'price:50000-', from: 50_000, to: Infinity },
] as const

const KINDS: readonly (readonly [KeyKind, keyof NarrowingQuery & string, FacetName | undefined])[] = [
  ['collection', 'collection', 'collection'],
  ['gender', 'gender', 'gender'],
  ['type', 'type', undefined],
  ['tag', 'tags', undefined],
  ['metal', 'metal', 'metal'],
  ['purity', 'purity', 'purity'],
  ['stone', 'stone', 'stone'],
  ['size', 'size', 'size'],
  ['carat', 'carat', 'carat'],
  ['shape', 'shape', 'shape'],
  ['colour', 'colour', 'colour'],
  ['clarity', 'clarity', 'clarity'],
  ['origin', 'origin', 'origin'],
]

const anyKey = (facet: FacetName | undefined, keys: readonly string[]): KeyGroup => ({
  facet,
  keys,
  condition: sql`keys && ${[...keys]}::text[]`,
})

/** Names of categories (ids or slugs) as their keys; one that nobody knows is a key that nothing has. */
const categoryKeys = async (db: Db, names: readonly string[]): Promise<Map<string, string>> => {
  const { rows } = await sql<{ id: string; slug: string }>`select id, slug from categories
    where id = any (${names}::text[]) or slug = any (${names}::text[])`.execute(db)
  return new Map(
    names.map((name) => [
      name,
      key('category', rows.find(({ id, slug }) => id === name || slug === name)?.id ?? `?${name}`),
    ]),
  )
}

const priceGroup = (
  min: number,
  max: number,
): { keys: readonly string[]; condition: Fragment } | undefined => {
  const keys = PRICE_BUCKETS.filter(({ from, to }) => from >= min && to <= max)
  const first = keys[0]
  const last = keys.at(-1)
  const condition = sql`price_paise between ${min * 100}::bigint and ${max === Infinity ? sql`9007199254740991` : sql`${max * 100 + 99}::bigint`}`
  const fits = first !== undefined && last !== undefined && first.from === min && last.to === max
  return { keys: fits ? keys.map((bucket) => bucket.key) : [], condition }
}

/** Reads a list query: at most one round trip for its categories and one or two for the words of a search. */
export const readNarrowing = async (db: Db, query: NarrowingQuery): Promise<Narrowing> => {
  const chosen = (query.category ?? '').split(',').flatMap((name) => (name.trim() ? [name.trim()] : []))
  const named = [...(query.categoryId === undefined ? [] : [query.categoryId]), ...chosen]
  const [categories, search] = await Promise.all([
    named.length > 0 ? categoryKeys(db, [...new Set(named)]) : new Map<string, string>(),
    query.search?.trim() ? readSearch(db, query.search) : undefined,
  ])
  const idsOf = (names: readonly string[]) => names.map((name) => categories.get(name) ?? '')
  const groups: KeyGroup[] = []
  const loose: Fragment[] = []
  if (query.categoryId !== undefined) groups.push(anyKey(undefined, idsOf([query.categoryId])))
  if (chosen.length > 0) groups.push(anyKey('category', idsOf(chosen)))
  for (const [kind, member, facet] of KINDS) {
    const text = query[member]
    const keys = typeof text === 'string' ? keysOf(kind, text) : []
    if (keys.length > 0) groups.push(anyKey(facet, [...new Set(keys)]))
  }
  if (query.priceMin !== undefined || query.priceMax !== undefined) {
    const price = priceGroup(query.priceMin ?? 0, query.priceMax ?? Infinity)
    if (price?.keys.length) groups.push({ facet: 'price', ...price })
    else if (price) loose.push(price.condition)
  }
  if (query.isTopCollection === true)
    groups.push({ facet: 'top', keys: ['top:1'], condition: sql`is_top_collection` })
  else if (query.isTopCollection === false) loose.push(sql`not is_top_collection`)
  if (search) loose.push(matches(search), ...pricedAs(search))
  return { groups, loose, search }
}

const pricedAs = ({ priceMin, priceMax }: Search): Fragment[] =>
  priceMin === undefined && priceMax === undefined
    ? []
    : [priceGroup(priceMin ?? 0, priceMax ?? Infinity)].flatMap((price) => (price ? [price.condition] : []))

const matches = ({ all, atMost }: Search): Fragment =>
  // Of a search that is a price alone every word fits.
  all === ''
    ? atMost > 0
      ? sql`true`
      : sql`false`
    : sql`search_vector @@ to_tsquery('english', ${all}::text)`
