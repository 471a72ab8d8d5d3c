import { graphql } from '#web/gql/components/gql.ts'

/** Accepts prices as they were shown. */
export const AcceptPrices = graphql(`
  mutation AcceptPrices($lines: [AcceptedPriceInput!]!) {
    acceptPrices(lines: $lines) {
      bag {
        version
      }
      userErrors {
        message
      }
    }
  }
`)
