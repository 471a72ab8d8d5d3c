import { graphql } from '#web/gql/account/gql.ts'

export const BeginCodes = graphql(`
  mutation BeginCodes {
    beginCodes {
      secret
      address
      userErrors {
        field
        message
        code
      }
    }
  }
`)

export const TurnOnCodes = graphql(`
  mutation TurnOnCodes($code: String!) {
    turnOnCodes(code: $code) {
      recoveryCodes
      userErrors {
        field
        message
        code
      }
    }
  }
`)

export const TurnOffCodes = graphql(`
  mutation TurnOffCodes {
    turnOffCodes {
      userErrors {
        field
        message
        code
      }
    }
  }
`)

export const RenewRecoveryCodes = graphql(`
  mutation RenewRecoveryCodes {
    renewRecoveryCodes {
      recoveryCodes
      userErrors {
        field
        message
        code
      }
    }
  }
`)

export const KeepCodes = graphql(`
  mutation KeepCodes {
    keepCodes {
      userErrors {
        field
        message
        code
      }
    }
  }
`)
