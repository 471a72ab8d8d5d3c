import { graphql } from '#web/gql/catalogue/gql.ts'
import type { ProductFilter, ProductPageQuery } from '#web/gql/catalogue/graphql.ts'

export const ProductPageDocument = graphql(`
  query ProductPage($id: ID!) {
    shop {
      features
      productNotes {
        section
        paragraphs
      }
    }
    categories {
      id
      slug
      name
    }
    configuration(productId: $id) {
      options {
        name
        values
      }
      combinations {
        choices
        price
        stock
        weightMg
        makingDays
        listed
      }
      impossible {
        metal
        purity
        stone
        quality
        size
        reason
      }
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
        metal
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
/** What the shop itself says in a section of the accordion. */
export type ProductNotes = ProductPageQuery['shop']['productNotes']
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

/** The piece's category among the top ones: what the breadcrumb says it is. */
export const kindOf = <C extends { id: string }>(
  { categoryIds }: Pick<PageProduct, 'categoryIds'>,
  categories: readonly C[],
): C | undefined => categories.find(({ id }) => categoryIds.includes(id))

/** Pieces of its collection, else of its kind; a backend may list a piece's categories in any order. */
export const wornWith = (
  product: Pick<PageProduct, 'collections' | 'categoryIds'>,
  categories: readonly { id: string }[],
): ProductFilter => {
  const [collection] = product.collections
  const categoryId = kindOf(product, categories)?.id ?? product.categoryIds.at(-1)
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
    : images.map((url) => ({
        url,
        alt: name,
        width: 0,
        height: 0,
        avif: null,
        webp: null,
        metal: null,
        view: null,
      }))

/** The pictures of one metal where it has its own, else all; `other` is the metal they show when it is not that one. */
export const picturesIn = (pictures: readonly PagePicture[], metal: string | undefined) => {
  const own = pictures.filter((picture) => picture.metal === metal)
  if (metal === undefined || own.length === 0) {
    const shown = pictures[0]?.metal ?? undefined
    return { pictures, other: metal !== undefined && shown !== metal ? shown : undefined }
  }
  return { pictures: [...own, ...pictures.filter((picture) => !picture.metal)], other: undefined }
}
