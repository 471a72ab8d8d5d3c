import { sql, type RawBuilder } from 'kysely'
import type { ProductQuery } from '#contract/catalogue.ts'
import type { FacetName } from '#contract/search.ts'
import type { Db } from '#backend/lib/implement.ts'
import { keysOf, type KeyKind } from './keys.ts'
import type { Names } from './names.ts'
import { queryOf, readSearch, type Search } from './search-reading.ts'

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
  /** How many of the loose are words whose bits are kept (`search.lexemes`): 1 or 0. The rest cannot be counted by bits. */
  readonly byBits: number
  readonly search: Search | undefined
  /** Whether a category was named: then it holds for one version of the names. */
  readonly named: boolean
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

/** Reads a list query; the words of a search that is not read yet take one or two round trips. */
export const readNarrowing = async (
  db: Db,
  query: NarrowingQuery,
  names: Names,
  read?: Search,
): Promise<Narrowing> => {
  const chosen = (query.category ?? '').split(',').flatMap((name) => (name.trim() ? [name.trim()] : []))
  const search = read ?? (query.search?.trim() ? await readSearch(db, query.search) : undefined)
  const groups: KeyGroup[] = []
  const loose: Fragment[] = []
  if (query.categoryId !== undefined) groups.push(anyKey(undefined, [names.categoryKey(query.categoryId)]))
  if (chosen.length > 0) groups.push(anyKey('category', [...new Set(chosen.map(names.categoryKey))]))
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
  const named = query.categoryId !== undefined || chosen.length > 0
  return { groups, loose, byBits: search?.lexemes ? 1 : 0, search, named }
}

const pricedAs = ({ priceMin, priceMax }: Search): Fragment[] =>
  priceMin === undefined && priceMax === undefined
    ? []
    : [priceGroup(priceMin ?? 0, priceMax ?? Infinity)].flatMap((price) => (price ? [price.condition] : []))

const matches = ({ all, atMost }: Search): Fragment =>
  // Of a search that is a price alone every word fits.
  all === '' ? (atMost > 0 ? sql`true` : sql`false`) : sql`search_vector @@ ${queryOf(all)}`
