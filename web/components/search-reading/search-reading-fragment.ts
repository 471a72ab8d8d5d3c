import { graphql } from '#web/gql/components/gql.ts'
import type { SearchReading_SearchFragment } from '#web/gql/components/graphql.ts'

export type SearchReading = SearchReading_SearchFragment

/** How a search was read: corrected words, words of the trade with their meaning, and pages that answer it. */
export const SearchReadingFragment = graphql(`
  fragment SearchReading_search on SearchReading {
    corrected
    meant {
      term
      means
      note
    }
    pages {
      path
      title
      line
    }
    budget {
      most
      words
    }
  }
`)
