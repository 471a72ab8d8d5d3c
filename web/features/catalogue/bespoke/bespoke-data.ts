import { useQuery } from 'urql'
import { graphql } from '#web/gql/catalogue/gql.ts'
import type { CategoryRole } from '#web/gql/catalogue/graphql.ts'

/** The category whose role is bespoke has the names of its kinds (specification section 3). */
export const BespokeKinds = graphql(`
  query BespokeKinds {
    categories {
      id
      slug
      name
      collection
      role
    }
  }
`)

/** What the house says about its commissions, kept as content: how one proceeds, and how to begin. */
export const BespokeWords = graphql(`
  query BespokeWords($slug: String!) {
    page(slug: $slug) {
      lead
      seo {
        ...PageSeo_seo
      }
      blocks {
        __typename
        ... on StatementBlock {
          words
        }
        ... on StepsBlock {
          heading
          steps {
            title
            text
          }
        }
        ... on CtaBlock {
          title
          text
          goal: action {
            label
            href
          }
        }
      }
    }
  }
`)

/** The content page of the screen. */
export const bespokeWords = { slug: 'bespoke' }

/** The page's words by their purpose; without them (a backend without content) only the pieces are shown. */
export const useBespokeWords = () => {
  const [{ data }] = useQuery({ query: BespokeWords, variables: bespokeWords })
  const blocks = data?.page?.blocks ?? []
  return {
    lead: data?.page?.lead,
    seo: data?.page?.seo,
    kindLead: blocks.find((block) => block.__typename === 'StatementBlock')?.words,
    steps: blocks.find((block) => block.__typename === 'StepsBlock'),
    invitations: blocks.filter((block) => block.__typename === 'CtaBlock'),
  }
}

export const BespokePieces = graphql(`
  query BespokePieces($filter: ProductFilter!, $page: Int!) {
    products(filter: $filter, page: $page) {
      total
      limit
      items {
        id
        images
        background
        media {
          ...Picture_media
        }
        ...ProductCard_product
      }
    }
  }
`)

interface Kinds {
  readonly id: string
  readonly name: string
  readonly collection: readonly string[]
  readonly role: CategoryRole | null
}

export const bespokeCategory = <C extends Kinds>(categories: readonly C[]): C | undefined =>
  categories.find(({ role }) => role === 'BESPOKE')

/** The kind an address names: the lowercased name of a collection (specification section 2). */
export const kindOf = (category: Kinds, type: string): string | undefined =>
  category.collection.find((name) => name.toLowerCase() === type.toLowerCase())
