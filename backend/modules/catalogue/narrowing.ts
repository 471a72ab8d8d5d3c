import type { ProductQuery } from '#contract/catalogue.ts'
import type { FacetName } from '#contract/search.ts'
import type { KeyGroup, Narrowing } from '../search/api.ts'
import { keysOf, optionKeysOf, type KeyKind } from './keys.ts'
import type { Names } from './names.ts'

/** The filtering members of the list query (specification section 3, and the facets). */
export type NarrowingQuery = Omit<ProductQuery, 'page' | 'limit' | 'sortBy' | 'cursor' | 'fields'>

/** Bounds of the six price buckets of specification section 9, in rupees; both ends inclusive. Prices are whole rupees. */
export const PRICE_BUCKETS = [
  { key: 'price:0-9999', from: 0, to: 9_999 },
  { key: 'price:10000-19999', from: 10_000, to: 19_999 },
  { key: 'price:20000-29999', from: 20_000, to: 29_999 },
  { key: 'price:30000-39999', from: 30_000, to: 39_999 },
  { key: 'price:40000-49999', from: 40_000, to: 49_999 },
  { key: 'price:50000-', from: 50_000, to: Infinity },
] as const

/** The key of the top collection. */
export const TOP = 'top:1'

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

/** The buckets that make up a range of rupees; none if the range cuts through one. */
const bucketsOf = (min: number, max: number): readonly string[] => {
  const inside = PRICE_BUCKETS.filter(({ from, to }) => from >= min && to <= max)
  const whole = inside[0]?.from === min && inside.at(-1)?.to === max
  return whole ? inside.map(({ key }) => key) : []
}

/** A list without filters. */
export const EVERYTHING: Narrowing = { groups: [], without: [], price: undefined, search: undefined }

/**
 * Reads a list query as keys, prices and words. `named`: a category was named, so the result is valid for one version
 * of the names.
 */
export const readNarrowing = (
  query: NarrowingQuery,
  names: Names,
): Narrowing & { readonly named: boolean } => {
  const chosen = (query.category ?? '').split(',').flatMap((name) => (name.trim() ? [name.trim()] : []))
  const groups: KeyGroup[] = []
  const group = (facet: string | undefined, keys: readonly string[]) =>
    keys.length > 0 && groups.push({ facet, keys: [...new Set(keys)] })
  if (query.categoryId !== undefined) group(undefined, [names.categoryKey(query.categoryId)])
  group('category', chosen.map(names.categoryKey))
  for (const [kind, member, facet] of KINDS) {
    const text = query[member]
    if (typeof text === 'string') group(facet, keysOf(kind, text))
  }
  for (const [kind, keys] of optionKeysOf(query.option ?? '')) group(kind, keys)
  const { priceMin = 0, priceMax = Infinity } = query
  const priced = query.priceMin !== undefined || query.priceMax !== undefined
  const buckets = priced ? bucketsOf(priceMin, priceMax) : []
  group('price', buckets)
  if (query.isTopCollection === true) group('top', [TOP])
  return {
    groups,
    without: query.isTopCollection === false ? [TOP] : [],
    price: priced && buckets.length === 0 ? { from: priceMin * 100, to: priceMax * 100 + 99 } : undefined,
    search: query.search?.trim() ? query.search : undefined,
    named: query.categoryId !== undefined || chosen.length > 0,
  }
}
