import { graphql } from '#web/gql/catalogue/gql.ts'
import type { ProductPageQuery } from '#web/gql/catalogue/graphql.ts'

export const ProductPageDocument = graphql(`
  query ProductPage($id: ID!, $choice: PieceChoiceInput) {
    shop {
      features
      delivery {
        price
        freeFrom
        freeReturns
      }
      productNotes {
        section
        paragraphs
      }
    }
    product(id: $id) {
      id
      name
      subtitle
      description
      price
      images
      background
      material
      metalType
      bandType
      purity
      sizes
      resizable
      madeIn
      diamondCarats
      isTopCollection
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
      attributes {
        name
        text
        lead
      }
      measures {
        piece {
          width
          height
          outline
          body {
            width
            height
          }
        }
        side {
          width
          height
          outline
        }
        stone {
          width
          height
        }
      }
      setting {
        cuts
      }
      innerSizes {
        size
        acrossMm
      }
      spin {
        url
        count
      }
      categories {
        id
        slug
        name
        role
      }
      configuration {
        options {
          name
          key
          label
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
      personalisation {
        engraving {
          place
          most
          mostWithStone
          faces
          price
          days
        }
        noEngraving
        birthStones {
          month
          name
          price
          days
        }
        box {
          name
          outside
          stampMost
          stampPrice
        }
      }
      breakUp(choice: $choice) {
        total
        ...PriceBreakUp_breakUp
      }
      seenAt {
        slug
        name
      }
      related {
        id
        ...ProductCard_product
      }
    }
  }
`)

export type PageProduct = NonNullable<ProductPageQuery['product']>
/** The facts of a piece that are shown when it is put into the bag. */
export type BagPiece = Pick<PageProduct, 'id' | 'name' | 'price' | 'background' | 'media' | 'images'> &
  Partial<Pick<PageProduct, 'configuration'>>
/** The shop's own text for the sections of the accordion. */
export type ProductNotes = ProductPageQuery['shop']['productNotes']
export type PagePicture = PageProduct['media'][number]

/** The piece's pictures, with widths and formats if the backend has them. */
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

/**
 * The pictures of one metal if it has its own, otherwise all; `other` is the metal that they show if it is another one.
 */
export const picturesIn = (pictures: readonly PagePicture[], metal: string | undefined) => {
  const own = pictures.filter((picture) => picture.metal === metal)
  if (metal === undefined || own.length === 0) {
    const shown = pictures[0]?.metal ?? undefined
    return { pictures, other: metal !== undefined && shown !== metal ? shown : undefined }
  }
  return { pictures: [...own, ...pictures.filter((picture) => !picture.metal)], other: undefined }
}
