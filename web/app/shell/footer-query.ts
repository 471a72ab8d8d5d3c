import { graphql } from '#web/gql/app/gql.ts'

/** The links of the footer: in the server's HTML, and requested by the browser only if that is missing. */
export const FooterDocument = graphql(`
  query Footer {
    shop {
      social {
        name
        url
      }
      footer {
        socialTitle
        columns {
          title
          links {
            label
            href
          }
        }
      }
    }
  }
`)
