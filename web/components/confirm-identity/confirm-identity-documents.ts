import { graphql } from '#web/gql/components/gql.ts'

/** The ways in which this shopper can confirm. */
export const OwnKeys = graphql(`
  query OwnKeys {
    viewer {
      id
      passkeys {
        id
      }
      oneTimeCodes {
        on
      }
    }
  }
`)

export const BeginConfirmation = graphql(`
  mutation BeginConfirmation {
    beginConfirmation {
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

export const ConfirmIdentity = graphql(`
  mutation ConfirmIdentity($password: String, $passkey: PasskeyProofInput, $code: String) {
    confirmIdentity(password: $password, passkey: $passkey, code: $code) {
      userErrors {
        field
        message
        code
      }
    }
  }
`)
