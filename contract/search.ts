import { Type, type Static } from 'typebox'
import { Category, Product, ProductQuery } from './catalogue.ts'
import { SearchReading } from './search-reading.ts'
import { endpoint } from './endpoint.ts'
import { Id } from './formats.ts'

/**
 * What lists can be filtered by, in the order in which facets are answered. Each is also a member of the product list
 * query. The screen decides its own order: our drawer by `FACET_SECTIONS` (web/components/filters/facet-sections.ts).
 */
export const FACETS = [
  'category',
  'price',
  'metal',
  'purity',
  'stone',
  'carat',
  'shape',
  'colour',
  'clarity',
  'origin',
  'size',
  'option',
  'gender',
  'collection',
  'top',
] as const
export type FacetName = (typeof FACETS)[number]

export const FacetValue = Type.Object({
  /**
   * The value to send in the list query: a category's slug, `10000-19999` for a price bucket, `length:45 cm` for an
   * option of the house, otherwise the word itself.
   */
  value: Type.String(),
  label: Type.String(),
  /** How many pieces this choice would leave, the other filters kept. */
  count: Type.Integer(),
  /**
   * True if there may be more than `count`, which is exact up to 10,000 if all could be counted while somebody waits.
   */
  countIsFloor: Type.Optional(Type.Boolean()),
  /** Id of a category, and of its parent. */
  categoryId: Type.Optional(Id),
  parentCategoryId: Type.Optional(Id),
})
export type FacetValue = Static<typeof FacetValue>

export const Facet = Type.Object({
  name: Type.Enum([...FACETS]),
  /**
   * Which of the house's options it is; each one that lists can be filtered by is a separate facet, all named `option`.
   * Those before `metal` are offered before it, the others after `size`.
   */
  option: Type.Optional(Type.Object({ key: Type.String(), name: Type.String() })),
  values: Type.Array(FacetValue),
})
export type Facet = Static<typeof Facet>

/** The facets of a list: how it can be filtered further, and how many pieces each choice would leave. */
export const listFacets = endpoint({
  name: 'listFacets',
  method: 'GET',
  path: '/api/facets',
  feature: 'facets',
  query: Type.Omit(ProductQuery, ['page', 'limit', 'sortBy', 'cursor', 'fields']),
  answer: Type.Object({
    facets: Type.Array(Facet),
    total: Type.Integer(),
    totalIsFloor: Type.Optional(Type.Boolean()),
  }),
  sharedBy: ['product', 'category', 'shop'],
})

/** How far the index is behind the products. */
export const SearchState = Type.Object({
  /** Products that can be found. */
  products: Type.Integer(),
  /** Changes that are not found yet, and how long the oldest of them has been waiting. */
  waiting: Type.Integer(),
  lagSeconds: Type.Number(),
})

/** The state of the product index. */
export const operatorSearch = endpoint({
  name: 'operatorSearch',
  method: 'GET',
  path: '/api/operator/search',
  caller: 'operator',
  may: ['owner', 'manager'],
  feature: 'operator',
  answer: SearchState,
})

/**
 * Reads every product into the index again. Lists and searches are answered meanwhile; `operatorSearch` has the
 * progress.
 */
export const operatorRebuildSearch = endpoint({
  name: 'operatorRebuildSearch',
  method: 'POST',
  path: '/api/operator/search/rebuild',
  caller: 'operator',
  may: ['owner', 'manager'],
  feature: 'operator',
  answer: SearchState,
})

/** What a shopper who has typed this much may mean: pieces, categories and collections that begin to match. */
export const suggest = endpoint({
  name: 'suggest',
  method: 'GET',
  path: '/api/suggestions',
  feature: 'search',
  query: Type.Object({
    search: Type.String({ minLength: 1, maxLength: 128 }),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 12, default: 6 })),
  }),
  answer: Type.Object({
    products: Type.Array(Product),
    categories: Type.Array(Type.Pick(Category, ['_id', 'slug', 'name', 'productCount'])),
    collections: Type.Array(Type.String()),
    search: SearchReading,
  }),
  sharedBy: ['product', 'category'],
})
