import type { FacetScope } from '#web/components/filters/facets-query.ts'
import { facetFilter } from '#web/components/filters/filter-state.ts'
import { priceRange } from '#web/components/filters/price-buckets.ts'
import { findSort } from '#web/components/filters/sorts.ts'
import { graphql } from '#web/gql/catalogue/gql.ts'
import type { ListingFrameQuery, ListingProductsQueryVariables } from '#web/gql/catalogue/graphql.ts'
import type { ListingAddress, Scope } from './listing-address.ts'
import type { ListingTarget } from './listing-target.ts'

/** Data that every listing needs and none changes: requested once per visit. */
export const ListingFrame = graphql(`
  query ListingFrame {
    shop {
      features
      priceSteps
      collections {
        name
      }
    }
    categories {
      id
      slug
      name
      parentId
      role
    }
  }
`)

/** A category that is not among the top ones: a child, or nothing. */
export const ListingCategory = graphql(`
  query ListingCategory($id: ID!) {
    category(id: $id) {
      id
      slug
      name
      parentId
      role
    }
  }
`)

/** The kinds within a category: solitaires among the rings. */
export const ListingChildren = graphql(`
  query ListingChildren($parentId: ID!) {
    categories(parentId: $parentId) {
      slug
      name
    }
  }
`)

/** What a list answers besides its pieces, whether they are shown as cards or rows. */
export const ListedProducts = graphql(`
  fragment ListedProducts on ProductPage {
    total
    totalIsFloor
    limit
    search {
      ...SearchReading_search
    }
  }
`)

export const ListingProducts = graphql(`
  query ListingProducts($filter: ProductFilter!, $sort: ProductSort, $page: Int!) {
    products(filter: $filter, sort: $sort, page: $page) {
      items {
        id
        ...ProductCard_product
      }
      ...ListedProducts
    }
  }
`)

/** Stones, with the grades by which they are chosen. */
export const ListingStones = graphql(`
  query ListingStones($filter: ProductFilter!, $sort: ProductSort, $page: Int!) {
    products(filter: $filter, sort: $sort, page: $page) {
      items {
        id
        ...ProductCard_product
        name
        price
        media {
          ...Picture_media
        }
        stones {
          cut
          caratsTotal
          colour
          clarity
          labGrown
        }
        attributes {
          name
          text
        }
        certificate {
          lab
          number
        }
        stock
        settingsInStock
      }
      ...ListedProducts
    }
  }
`)

/** The variables with which a list asks for its pieces. */
export const productsOf = ({ stones }: Pick<ListingTarget, 'stones'>): typeof ListingProducts =>
  stones ? ListingStones : ListingProducts

/** What this backend can do with a list beyond section 7. */
export interface ListAbilities {
  readonly canSort: boolean
  readonly canFacet: boolean
  /** Where the next step of the price filter begins; paise. */
  readonly priceSteps: readonly number[]
}

/** What a listing takes from the shop. */
export type ListShop = ListingFrameQuery['shop']

export const abilitiesOf = ({ features, priceSteps }: ListShop): ListAbilities => ({
  priceSteps,
  canSort: features.includes('sort'),
  canFacet: features.includes('facets'),
})

/** An address separates several collections or tags with commas. */
const scopeFilter = ({ collection, tags, ...words }: Scope) => ({
  ...words,
  ...(collection && { collection: collection.split(',') }),
  ...(tags && { tags: tags.split(',') }),
})

/** The list's filter in the schema's form: members that do not filter are left out. */
export const filterOf = (
  { scope, filters }: Pick<ListingAddress, 'scope' | 'filters'>,
  { category }: Pick<ListingTarget, 'category'>,
  { canFacet }: Pick<ListAbilities, 'canFacet'>,
): ListingProductsQueryVariables['filter'] => ({
  ...(category && { categoryId: category.id }),
  ...(canFacet && facetFilter(filters)),
  ...scopeFilter(scope),
  ...priceRange(filters.price),
  ...(filters.top && { isTopCollection: true }),
})

/** One page of a list. The limit is left out: it is null by default (specification section 9). */
export const productVariables = (
  address: Pick<ListingAddress, 'scope' | 'filters'>,
  target: Pick<ListingTarget, 'category'>,
  abilities: Pick<ListAbilities, 'canSort' | 'canFacet'>,
  page: number,
): ListingProductsQueryVariables => {
  const sort = abilities.canSort ? findSort(address.filters.sort)?.value : undefined
  return { filter: filterOf(address, target, abilities), ...(sort && { sort }), page }
}

/** The variables with which the facets of this list are requested. */
export const facetScope = (
  { scope }: Pick<ListingAddress, 'scope'>,
  target: Pick<ListingTarget, 'category'>,
): FacetScope => ({
  filterOf: (filters) => filterOf({ scope, filters }, target, { canFacet: true }),
  within: target.category?.id,
  settled: scope.collection === undefined ? [] : ['collections'],
})
