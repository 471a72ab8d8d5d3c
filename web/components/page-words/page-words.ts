import type { Client } from 'urql'
import { useQuery } from 'urql'
import { graphql } from '#web/gql/components/gql.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'

/** Title, sentence and metadata of a screen that is not made of blocks; the shop keeps them as a content page. */
const PageWordsDocument = graphql(`
  query PageWords($slug: String!) {
    page(slug: $slug) {
      title
      lead
      seo {
        ...PageSeo_seo
      }
    }
  }
`)

/** For a loader. The screen works without its words, so a failure changes nothing. */
export const loadPageWords = (client: Client, slug: string): Promise<unknown> =>
  loadQuery(client, PageWordsDocument, { slug })

/** The words of a screen; undefined if the shop has none. */
export const usePageWords = (slug: string) =>
  useQuery({ query: PageWordsDocument, variables: { slug } })[0].data?.page ?? undefined
