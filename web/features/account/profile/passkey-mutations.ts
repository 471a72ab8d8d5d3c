import { graphql } from '#web/gql/account/gql.ts'

export const BeginPasskey = graphql(`
  mutation BeginPasskey {
    beginPasskey {
      creation {
        challenge
        rpId
        rpName
        userId
        userName
        userDisplayName
        algorithms
        exclude {
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

export const AddPasskey = graphql(`
  mutation AddPasskey($input: NewPasskeyInput!) {
    addPasskey(input: $input) {
      passkey {
        id
        name
      }
      userErrors {
        field
        message
        code
      }
    }
  }
`)

export const RenamePasskey = graphql(`
  mutation RenamePasskey($id: ID!, $name: String!) {
    renamePasskey(id: $id, name: $name) {
      passkey {
        id
        name
      }
      userErrors {
        field
        message
        code
      }
    }
  }
`)

export const RemovePasskey = graphql(`
  mutation RemovePasskey($id: ID!) {
    removePasskey(id: $id) {
      userErrors {
        field
        message
        code
      }
    }
  }
`)
