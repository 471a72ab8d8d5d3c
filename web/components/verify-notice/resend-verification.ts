import { graphql } from '#web/gql/components/gql.ts'

export const ResendVerification = graphql(`
  mutation ResendVerification {
    resendVerification {
      userErrors {
        field
        message
        code
      }
    }
  }
`)
