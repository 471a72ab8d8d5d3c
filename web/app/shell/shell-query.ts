import type { ShellQuery } from '#web/gql/app/graphql.ts'
import { graphql } from '#web/gql/app/gql.ts'

/** What every page's frame needs. The same for all, asked for once. */
export const ShellDocument = graphql(`
  query Shell {
    shop {
      name
      features
      points {
        welcome
        worth
        paidPerPoint
        mostPercent
      }
      notice
      choices {
        text
        says
      }
      menu {
        label
        href
        tiles
        links {
          label
          href
        }
      }
      footer {
        region
      }
    }
  }
`)

/** What the footer lists: in the server's HTML, and asked for by the browser only where there is none. */
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

/** A row of the menu, the same in drawer and second navigation block (specification section 2, 'Header and menu'). */
export type MenuItem = ShellQuery['shop']['menu'][number]
