import { graphql, type DocumentType } from '#web/gql/orders/gql.ts'

/** The passport of one piece of the shopper's own. */
export const PiecePassportDocument = graphql(`
  query PiecePassportPage($orderId: ID!, $itemId: ID!, $piece: Int!) {
    viewer {
      id
    }
    passport(orderId: $orderId, itemId: $itemId, piece: $piece) {
      orderId
      orderNumber
      orderedAt
      deliveredAt
      kind
      piece
      number
      ended {
        at
        because
      }
      madeIn
      orderedGrossMg
      orderedNetMg
      stones {
        kind
        cut
        count
        caratsTotal
        colour
        clarity
        labGrown
      }
      report {
        lab
        number
      }
      resizable
      hallmarked
      pieces {
        huid
        grossMg
        netMg
        report {
          lab
          number
        }
        exchange {
          metal
          stones
          total
          paid
          stonesPaid
          metalPercent
          stonePercent
        }
        buyBack {
          metal
          stones
          total
          paid
          stonesPaid
          metalPercent
          stonePercent
        }
      }
      warranty
      warrantyUntil
      care
      invoice
      rate {
        metal
        purity
        perGram
        setAt
      }
      item {
        id
        slug
        name
        image
        media {
          url
          alt
          width
          height
          avif
          webp
          placeholder
          metal
        }
        ground
        price
        quantity
        metalType
        purity
        stone
        clarity
        size
        engraving
        engravingFace
        birthStone
        breakUp {
          ...PriceBreakUp_breakUp
        }
      }
    }
  }
`)

/** A passport that is there. */
export type Passport = NonNullable<DocumentType<typeof PiecePassportDocument>['passport']>
/** One piece as it left the bench. */
export type MadePiece = Passport['pieces'][number]
