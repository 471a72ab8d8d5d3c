import { graphql } from '#web/gql/content/gql.ts'

/** How to reach the house. Every page that may hold a contact block loads it. */
export const ContactFactsDocument = graphql(`
  query ContactFacts {
    shop {
      legalName
      email
      phone
      chatUrl
      addressLines
      social {
        url
      }
    }
  }
`)
