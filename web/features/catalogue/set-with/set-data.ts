import { graphql } from '#web/gql/catalogue/gql.ts'
import type { SetPiecePageQuery, SetWithPageQuery } from '#web/gql/catalogue/graphql.ts'

/** A loose stone with the settings that hold it, or a setting with the stones that it holds. */
export const SetWithPageDocument = graphql(`
  query SetWithPage($id: ID!, $metal: String, $purity: String) {
    product(id: $id) {
      id
      slug
      name
      price
      background
      stock
      metalType
      purity
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
      measures {
        stone {
          width
          height
        }
      }
      media {
        ...Picture_media
      }
      categories {
        id
        slug
        name
      }
      setting {
        cuts
      }
      setOffers(metal: $metal, purity: $purity) {
        settings {
          productId
          slug
          name
          image
          media {
            ...Picture_media
          }
          background
          total
          stonePrice
          metal
          purity
        }
        stones {
          productId
          slug
          name
          image
          media {
            ...Picture_media
          }
          total
          stonePrice
          cut
          carats
          colour
          clarity
          certificate {
            lab
            number
          }
        }
      }
    }
  }
`)

export type SetWith = NonNullable<SetWithPageQuery['product']>
export type SetOffers = NonNullable<SetWith['setOffers']>

/** One stone in one setting. */
export const SetPiecePageDocument = graphql(`
  query SetPiecePage($id: ID!, $stoneId: ID!, $metal: String, $purity: String, $size: String) {
    shop {
      features
    }
    product(id: $id) {
      id
      slug
      name
      price
      background
      images
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
      categories {
        id
        slug
        name
      }
      setPiece(stoneId: $stoneId, metal: $metal, purity: $purity, size: $size) {
        name
        total
        stonePrice
        makingDays
        stock
        metal
        purity
        size
        metals {
          metal
          purity
          total
        }
        sizes
        breakUp {
          ...PriceBreakUp_breakUp
        }
      }
    }
    stone: product(id: $stoneId) {
      id
      slug
      name
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
    }
  }
`)

export type SettingOfPage = NonNullable<SetPiecePageQuery['product']>
export type StoneOfPage = NonNullable<SetPiecePageQuery['stone']>
export type SetPiece = NonNullable<SettingOfPage['setPiece']>

/** The metal and purity of a setting that its address names. */
export const metalIn = (search: string): { metal?: string; purity?: string } => {
  const params = new URLSearchParams(search)
  return Object.fromEntries(
    ['metal', 'purity'].flatMap((name) => {
      const value = params.get(name)
      return value ? [[name, value]] : []
    }),
  )
}

/** The same with the size. */
export const choiceIn = (search: string): { metal?: string; purity?: string; size?: string } => {
  const size = new URLSearchParams(search).get('size')
  return { ...metalIn(search), ...(size && { size }) }
}
