import { graphql } from '#web/gql/components/gql.ts'

export const SeenLatelyDocument = graphql(`
  query SeenLately($ids: [ID!]!) {
    productsById(ids: $ids) {
      id
      ...ProductCard_product
    }
  }
`)
