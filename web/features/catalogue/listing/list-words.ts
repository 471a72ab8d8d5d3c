import { useQuery } from 'urql'
import { graphql } from '#web/gql/catalogue/gql.ts'
import type { ListWordsQuery } from '#web/gql/catalogue/graphql.ts'
import { deliveryWords } from '#web/lib/delivery-words.ts'
import { useReturns } from '#web/lib/offered.ts'
import type { ListingTarget } from './listing-target.ts'

/**
 * The words of a list: its category's own description, and what the house wrote as content: the list's own page, and
 * the page whose tile other lists use.
 */
export const ListWords = graphql(`
  query ListWords($slug: String!, $general: String!, $category: ID!, $ofCategory: Boolean!) {
    category(id: $category) @include(if: $ofCategory) {
      description
    }
    shop {
      notice
      delivery {
        price
        freeFrom
        freeReturns
      }
    }
    own: page(slug: $slug) {
      path
      lead
      seo {
        ...PageSeo_seo
      }
      blocks {
        __typename
        ... on CtaBlock {
          title
          action {
            label
            href
          }
        }
        ... on TilesBlock {
          tiles {
            title
            text
          }
        }
      }
    }
    general: page(slug: $general) {
      blocks {
        __typename
        ... on CtaBlock {
          title
          action {
            label
            href
          }
        }
      }
    }
  }
`)

/** The content page whose tile fills the mosaic of a list that has none of its own. */
const GENERAL = 'list-jewellery'
/** The content page whose tiles describe each collection. */
const COLLECTIONS_PAGE = 'discover-collection'

export const wordsVariables = ({
  words,
  titled,
  category,
}: Pick<ListingTarget, 'words' | 'titled'> & Partial<Pick<ListingTarget, 'category'>>) => ({
  slug: titled === 'collection' ? COLLECTIONS_PAGE : `list-${words}`,
  general: GENERAL,
  category: category?.id ?? '',
  ofCategory: category !== undefined,
})

/** The bespoke list: its tile is also shown among the pieces of each category. */
export const BESPOKE_LIST = wordsVariables({ words: 'bespoke' })

/** The green tile at the end of a full mosaic: one sentence, one link. */
export interface Note {
  readonly text: string
  readonly action: string
  readonly to: string
}

type Blocks = NonNullable<ListWordsQuery['general']>['blocks']

const noteIn = (blocks: Blocks | undefined): Note | undefined => {
  const block = blocks?.find((one) => one.__typename === 'CtaBlock')
  return block && { text: block.title, action: block.action.label, to: block.action.href }
}

/** The note tile of a list that is shown elsewhere. */
export const useNote = (variables: ReturnType<typeof wordsVariables>): Note | undefined => {
  const [{ data }] = useQuery({ query: ListWords, variables })
  return noteIn(data?.own?.blocks)
}

/** Intro, note tile and metadata of a list. Without content the list has its category's own description. */
export const useListWords = (target: ListingTarget) => {
  const takesReturns = useReturns()
  const [{ data }] = useQuery({ query: ListWords, variables: wordsVariables(target) })
  const own = data?.own
  const tiles = own?.blocks.find((one) => one.__typename === 'TilesBlock')?.tiles
  const lead =
    target.titled === 'collection' ? tiles?.find(({ title }) => title === target.title)?.text : own?.lead
  const written = data?.category?.description ?? lead
  // True for every list if the backend has no words for it.
  const delivery = data && deliveryWords(data.shop.delivery, takesReturns)
  return {
    description: written ?? delivery,
    // If the page has a line at its top, that has said it already.
    intro: written ?? (data?.shop.notice == null ? delivery : undefined),
    note: noteIn(own?.blocks) ?? noteIn(data?.general?.blocks),
    seo: own?.path === target.path ? own.seo : undefined,
  }
}
