import type { ShellQuery } from '#web/gql/app/graphql.ts'
import { graphql } from '#web/gql/app/gql.ts'

/** The data of every page's frame. The same for everyone, loaded once. */
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

/** A row of the menu, the same in drawer and second navigation block (specification section 2, 'Header and menu'). */
export type MenuItem = ShellQuery['shop']['menu'][number]
