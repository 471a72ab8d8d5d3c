import {
  DEFAULT_LIMIT,
  type Attribute,
  type Product,
  type ProductPage,
  type ProductQuery,
} from '#contract/catalogue.ts'
import { FACETS, type FacetName } from '#contract/search.ts'
import { wordOf } from '#server/domains/shared/words.ts'
import type { ProductFilter, ProductSort } from '#server/generated/resolvers.ts'
import type { ProductList } from './answers.ts'

/** Facets that any backend can filter by, because the list query of specification section 3 has them. */
const IN_SECTION_3 = ['price', 'gender', 'collection', 'top'] as const
type OfSection3 = (typeof IN_SECTION_3)[number]

/** Members of the filter that only a backend with `facets` understands. */
export const NEED_FACETS = FACETS.filter(
  (name): name is Exclude<FacetName, OfSection3> => !IN_SECTION_3.some((one) => one === name),
)

interface ListArgs {
  filter?: ProductFilter | null
  sort?: ProductSort | null
  page?: number | null
  limit?: number | null
  cursor?: string | null
}

const text = (value: string | null | undefined) => value?.trim() || undefined

/** The contract separates the values of a list with commas. */
const list = (values: readonly string[] | null | undefined) =>
  text(
    values
      ?.map((value) => value.trim())
      .filter(Boolean)
      .join(','),
  )

/** GraphQL's filter as the list query of specification section 3: each member only if given. */
export const toProductQuery = ({ filter, sort, page, limit, cursor }: ListArgs): ProductQuery => {
  const f = filter ?? {}
  return {
    country: text(f.country),
    categoryId: text(f.categoryId),
    collection: list(f.collection),
    gender: list(f.gender),
    tags: list(f.tags),
    search: text(f.search),
    type: text(f.type),
    // Rupees in REST: a bound between two rupees is moved to the rupee inside the range.
    priceMin: typeof f.priceMin === 'number' ? Math.ceil(f.priceMin / 100) : undefined,
    priceMax: typeof f.priceMax === 'number' ? Math.floor(f.priceMax / 100) : undefined,
    isTopCollection: f.isTopCollection ?? undefined,
    ...Object.fromEntries(NEED_FACETS.map((name) => [name, list(f[name])])),
    sortBy: sort ? wordOf(sort) : undefined,
    page: page ?? undefined,
    limit: limit ?? undefined,
    cursor: text(cursor),
  }
}

export const toProductList = (page: ProductPage, limit: number | null | undefined): ProductList => ({
  ...page,
  limit: limit ?? DEFAULT_LIMIT,
})

const number = new Intl.NumberFormat('en-IN')

/** '28,800 vibrations an hour', 'Leather'. */
export const attributeText = ({ value, unit }: Attribute): string =>
  [typeof value === 'number' ? number.format(value) : value, unit].filter(Boolean).join(' ')

/** The card colour on the piece's own pages: the backend's, or one derived from the id, which never changes. */
export const backgroundOf = (product: Pick<Product, '_id' | 'background'>): number => {
  if (product.background !== undefined) return product.background
  let sum = 0
  for (const letter of product._id) sum = (sum * 31 + letter.charCodeAt(0)) % 997
  return (sum % 8) + 1
}
