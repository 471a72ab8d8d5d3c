import { priceRange } from '#web/components/filters/price-buckets.ts'
import { findSort } from '#web/components/filters/sorts.ts'
import { graphql } from '#web/gql/catalogue/gql.ts'
import type { ListingProductsQueryVariables } from '#web/gql/catalogue/graphql.ts'
import type { ListingAddress } from './listing-address.ts'
import type { ListingTarget } from './listing-target.ts'

/** What every listing needs and none changes: asked once per visit. */
export const ListingFrame = graphql(`
  query ListingFrame {
    shop {
      features
    }
    categories {
      id
      slug
      name
      description
      parentId
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
      description
      parentId
    }
  }
`)

/** The kinds within a category: solitaires among the rings. */
export const ListingChildren = graphql(`
  query ListingChildren($parentId: ID!) {
    categories(parentId: $parentId) {
      id
      slug
      name
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
      total
      totalIsFloor
      limit
    }
  }
`)

/**
 * One page of a list as the schema asks for it: members that do not narrow are left out, and so is the limit,
 * which is null by default (specification section 9).
 */
export const productVariables = (
  { scope, filters }: Pick<ListingAddress, 'scope' | 'filters'>,
  { category }: Pick<ListingTarget, 'category'>,
  canSort: boolean,
  page: number,
): ListingProductsQueryVariables => {
  const sort = canSort ? findSort(filters.sort)?.value : undefined
  return {
    filter: {
      ...(category && { categoryId: category.id }),
      ...scope,
      ...priceRange(filters.price),
      ...(filters.top && { isTopCollection: true }),
    },
    ...(sort && { sort }),
    page,
  }
}
