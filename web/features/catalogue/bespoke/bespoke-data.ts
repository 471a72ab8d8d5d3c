import { graphql } from '#web/gql/catalogue/gql.ts'
import { BESPOKE_NAME } from '#web/lib/catalogue-names.ts'

/** The category named Bespoke carries the names of its kinds (specification section 3). */
export const BespokeKinds = graphql(`
  query BespokeKinds {
    categories {
      id
      slug
      name
      collection
    }
  }
`)

export const BespokePieces = graphql(`
  query BespokePieces($filter: ProductFilter!, $page: Int!) {
    products(filter: $filter, page: $page) {
      total
      limit
      items {
        id
        images
        ground
        media {
          url
          alt
          width
          height
          avif
          webp
        }
        ...ProductCard_product
      }
    }
  }
`)

interface Kinds {
  readonly id: string
  readonly name: string
  readonly collection: readonly string[]
}

export const bespokeCategory = <C extends Kinds>(categories: readonly C[]): C | undefined =>
  categories.find(({ name }) => name.toLowerCase() === BESPOKE_NAME.toLowerCase())

/** The kind an address names: the lowercased name of a collection (specification section 2). */
export const kindOf = (category: Kinds | undefined, type: string): string | undefined =>
  category?.collection.find((name) => name.toLowerCase() === type.toLowerCase())
