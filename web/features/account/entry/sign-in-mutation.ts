import { graphql } from '#web/gql/account/gql.ts'

export const SignIn = graphql(`
  mutation SignIn($email: String!, $password: String!) {
    signIn(email: $email, password: $password) {
      viewer {
        id
        firstName
      }
      userErrors {
        field
        message
        code
      }
    }
  }
`)
