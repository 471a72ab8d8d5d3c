import { graphql } from '#web/gql/account/gql.ts'

export const SignIn = graphql(`
  mutation SignIn($email: String!, $password: String!, $code: String) {
    signIn(email: $email, password: $password, code: $code) {
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
