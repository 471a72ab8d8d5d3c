import { graphql } from '#web/gql/catalogue/gql.ts'
import type { ProductFilter, ProductPageQuery } from '#web/gql/catalogue/graphql.ts'

export const ProductPageDocument = graphql(`
  query ProductPage($id: ID!) {
    shop {
      features
    }
    categories {
      id
      slug
      name
    }
    product(id: $id) {
      id
      name
      subtitle
      description
      price
      images
      ground
      material
      metalType
      bandType
      purity
      sizes
      resizable
      madeIn
      diamondCarats
      isTopCollection
      categoryIds
      collections
      grossWeightMg
      stock
      makingDays
      media {
        url
        alt
        width
        height
        avif
        webp
        view
      }
      stones {
        kind
        cut
        count
        caratsTotal
        colour
        clarity
        labGrown
      }
      certificate {
        lab
        number
      }
      spin {
        url
        count
      }
    }
  }
`)

export type PageProduct = NonNullable<ProductPageQuery['product']>
export type PagePicture = PageProduct['media'][number]

/** Pieces of the same collection, else of the same category. One more than is shown, because the piece is among them. */
export const WornTogether = graphql(`
  query WornTogether($filter: ProductFilter!) {
    products(filter: $filter, limit: 5) {
      items {
        id
        ...ProductCard_product
      }
    }
  }
`)

export const wornWith = ({
  collections,
  categoryIds,
}: Pick<PageProduct, 'collections' | 'categoryIds'>): ProductFilter => {
  const [collection] = collections
  const categoryId = categoryIds.at(-1)
  return collection ? { collection } : categoryId ? { categoryId } : {}
}

/** The piece's pictures, with widths and formats where the backend has them. */
export const picturesOf = ({
  media,
  images,
  name,
}: Pick<PageProduct, 'media' | 'images' | 'name'>): readonly PagePicture[] =>
  media.length > 0
    ? media
    : images.map((url) => ({ url, alt: name, width: 0, height: 0, avif: null, webp: null, view: null }))
