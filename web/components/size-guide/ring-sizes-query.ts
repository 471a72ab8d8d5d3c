import { graphql } from '#web/gql/components/gql.ts'
import type { RingSizesQuery } from '#web/gql/components/graphql.ts'

/** The conversion table, smallest first; empty if the backend gives none. */
export const RingSizesDocument = graphql(`
  query RingSizes {
    ringSizes {
      mm
      acrossMm
      indian
      european
      american
      british
    }
  }
`)

export type RingSize = RingSizesQuery['ringSizes'][number]
