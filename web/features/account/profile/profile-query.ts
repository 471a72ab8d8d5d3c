import { graphql } from '#web/gql/account/gql.ts'

export const ProfilePage = graphql(`
  query ProfilePage {
    viewer {
      id
      name
      email
      emailVerified
      pendingEmail
      phone
      ...AccountMenu_viewer
      ...VerifyNotice_viewer
      sessions {
        id
        device
        since
        usedAt
        current
      }
      passkeys {
        id
        name
        createdAt
        usedAt
      }
      oneTimeCodes {
        on
        since
        recoveryCodesLeft
        endsAt
      }
      addresses {
        id
        ...AddressBook_address
      }
    }
    shop {
      features
    }
    countries {
      code
      ...AddressFields_country
    }
  }
`)
