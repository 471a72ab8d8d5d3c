import { graphql } from '#web/gql/components/gql.ts'

export const ConfirmIdentity = graphql(`
  mutation ConfirmIdentity($password: String!) {
    confirmIdentity(password: $password) {
      userErrors {
        field
        message
        code
      }
    }
  }
`)
