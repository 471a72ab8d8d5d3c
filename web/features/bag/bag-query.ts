import { graphql } from '#web/gql/bag/gql.ts'

/** Pieces of one kind that one line may hold. */
export const MAX_QUANTITY = 10

/** The bag as its page shows it. */
export const BagPage = graphql(`
  query BagPage {
    shop {
      delivery {
        price
        freeFrom
        freeReturns
      }
    }
    viewer {
      id
    }
    bag {
      version
      pieces
      total
      expectedArrival
      heldUntil
      tax {
        rate
        amount
      }
      lines {
        ...PieceLine_bag
      }
    }
  }
`)

export const SetQuantity = graphql(`
  mutation SetBagQuantity($lineId: ID!, $quantity: Int!) {
    setBagQuantity(lineId: $lineId, quantity: $quantity) {
      bag {
        version
      }
      userErrors {
        message
      }
    }
  }
`)

export const Remove = graphql(`
  mutation RemoveFromBag($lineId: ID!) {
    removeFromBag(lineId: $lineId) {
      bag {
        version
      }
      userErrors {
        message
      }
    }
  }
`)
