import { graphql } from '#web/gql/app/gql.ts'

/** What every page's frame needs. The same for all, asked for once. */
export const ShellDocument = graphql(`
  query Shell {
    shop {
      name
      features
      notice
      social {
        name
        url
      }
    }
    categories {
      id
      slug
      name
      collection
    }
  }
`)
