import { graphql } from '#web/gql/app/gql.ts'

/** Requested only after hydration: a public page is the same bytes for everyone. */
export const BagCountDocument = graphql(`
  query BagCount {
    bagCount
  }
`)

/** The type that a change of the bag names, so that the number in the header follows it. */
export const bagContext = { additionalTypenames: ['Bag'] }
