import { graphql } from '#web/gql/account/gql.ts'

export const BeginPasskeySignIn = graphql(`
  mutation BeginPasskeySignIn {
    beginPasskeySignIn {
      request {
        challenge
        rpId
        allow {
          id
          transports
        }
      }
      userErrors {
        field
        message
        code
      }
    }
  }
`)

export const SignInByPasskey = graphql(`
  mutation SignInByPasskey($proof: PasskeyProofInput!) {
    signInByPasskey(proof: $proof) {
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
