import {
  DEFAULT_LIMIT,
  type Product,
  type ProductPage,
  type ProductQuery,
  type Sort,
} from '#contract/catalogue.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { listBlogs } from '#contract/blogs.ts'
import type { FacetName as ContractFacet, suggest } from '#contract/search.ts'
import type { FacetName, ProductFilter, ProductSort } from '#server/generated/resolvers.ts'

/** A page as the backend gave it, and how long it was asked to be. */
export interface ProductList extends ProductPage {
  limit: number
}

const sortWords: Readonly<Record<ProductSort, Sort>> = {
  BEST_SELLER: 'best-seller',
  NEW_ARRIVALS: 'new-arrivals',
  RECOMMENDED: 'recommended',
  PRICE_DESC: 'price-desc',
  PRICE_ASC: 'price-asc',
}

/** What type-ahead found, and the blogs beside it. */
export interface SuggestionList extends AnswerOf<typeof suggest> {
  blogs: AnswerOf<typeof listBlogs>['blogs']
}

/** Members of the filter that only a backend with `facets` understands. */
export const FACETS = [
  'category',
  'metal',
  'purity',
  'stone',
  'size',
  'carat',
  'shape',
  'colour',
  'clarity',
  'origin',
] as const

/** The facet's name in the schema. */
export const facetName = (name: ContractFacet): FacetName => FACET_NAMES[name]

const FACET_NAMES: Readonly<Record<ContractFacet, FacetName>> = {
  category: 'CATEGORY',
  price: 'PRICE',
  metal: 'METAL',
  purity: 'PURITY',
  stone: 'STONE',
  carat: 'CARAT',
  shape: 'SHAPE',
  colour: 'COLOUR',
  clarity: 'CLARITY',
  origin: 'ORIGIN',
  size: 'SIZE',
  gender: 'GENDER',
  collection: 'COLLECTION',
  top: 'TOP',
}

interface ListArgs {
  filter?: ProductFilter | null
  sort?: ProductSort | null
  page?: number | null
  limit?: number | null
  cursor?: string | null
}

const text = (value: string | null | undefined) => value?.trim() || undefined

/** GraphQL's filter as the list query of specification section 3: each only when provided. */
export const toProductQuery = ({ filter, sort, page, limit, cursor }: ListArgs): ProductQuery => {
  const f = filter ?? {}
  return {
    country: text(f.country),
    categoryId: text(f.categoryId),
    collection: text(f.collection),
    gender: text(f.gender),
    tags: text(f.tags),
    search: text(f.search),
    type: text(f.type),
    // Rupees on the wire: a bound inside a rupee narrows to the rupees it contains.
    priceMin: typeof f.priceMin === 'number' ? Math.ceil(f.priceMin / 100) : undefined,
    priceMax: typeof f.priceMax === 'number' ? Math.floor(f.priceMax / 100) : undefined,
    isTopCollection: f.isTopCollection ?? undefined,
    metal: text(f.metal),
    purity: text(f.purity),
    stone: text(f.stone),
    size: text(f.size),
    carat: text(f.carat),
    category: text(f.category),
    shape: text(f.shape),
    colour: text(f.colour),
    clarity: text(f.clarity),
    origin: text(f.origin),
    sortBy: sort ? sortWords[sort] : undefined,
    page: page ?? undefined,
    limit: limit ?? undefined,
    cursor: text(cursor),
  }
}

export const toProductList = (page: ProductPage, limit: number | null | undefined): ProductList => ({
  ...page,
  limit: limit ?? DEFAULT_LIMIT,
})

/** The ground of the piece's own pages: the backend's word, else one kept by the id, always the same. */
export const groundOf = (product: Pick<Product, '_id' | 'ground'>): number => {
  if (product.ground !== undefined) return product.ground
  let sum = 0
  for (const letter of product._id) sum = (sum * 31 + letter.charCodeAt(0)) % 997
  return (sum % 8) + 1
}
