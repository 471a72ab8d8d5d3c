import { looseStone } from '#web/components/piece-facts/loose-stone.ts'
import { OrderPieceFragment } from '#web/components/piece-line/piece-fragments.ts'
import { readFragment } from '#web/gql/orders/fragment-masking.ts'
import { graphql, type DocumentType } from '#web/gql/orders/gql.ts'

/** The passport of one of the shopper's own pieces. */
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
      attributes {
        name
        text
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
      stoneWarranty
      warrantyUntil
      service {
        everyYears
        dueBy
      }
      care
      aftercare
      invoice
      rate {
        metal
        purity
        perGram
        setAt
      }
      item {
        ...PieceLine_order
      }
    }
  }
`)

type Found = NonNullable<DocumentType<typeof PiecePassportDocument>['passport']>

/** A passport that exists, with its piece. */
export const passportOf = (found: Found) => ({
  ...found,
  item: readFragment(OrderPieceFragment, found.item),
})
export type Passport = ReturnType<typeof passportOf>
/** One stone and no metal: it is weighed in carats, and no workshop makes it. */
export const isLooseStone = ({ item, stones }: Pick<Passport, 'item' | 'stones'>): boolean =>
  looseStone({ metalType: item.metalType, stones }) !== undefined
/** One piece as it left the workshop. */
export type MadePiece = Passport['pieces'][number]
