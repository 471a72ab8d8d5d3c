import { graphql } from '#web/gql/catalogue/gql.ts'
import type { PersonalisationQuery } from '#web/gql/catalogue/graphql.ts'

/** What can be made personal on the piece: limits, prices and days are the backend's. */
export const PersonalisationDocument = graphql(`
  query Personalisation($productId: ID!) {
    personalisation(productId: $productId) {
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
  }
`)

export type Rules = NonNullable<PersonalisationQuery['personalisation']>
export type Engraving = NonNullable<Rules['engraving']>
export type Face = Engraving['faces'][number]
