import { useQuery } from 'urql'
import { breadcrumbJson } from '#web/components/breadcrumb/breadcrumb.tsx'
import { graphql } from '#web/gql/catalogue/gql.ts'
import type { CollectionPiecesQuery, ShowcaseWordsQuery } from '#web/gql/catalogue/graphql.ts'
import { failedPage } from '#web/lib/errors.ts'
import type { LoaderArgs, LoaderDecision } from '#web/lib/page.ts'
import { paths } from '#web/lib/paths.ts'
import { useSite } from '#web/lib/site.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { t } from '#web/words/t.ts'

/** The words of a showcase, which the shop keeps as content under the page's own name, and the names of the others. */
const ShowcaseWords = graphql(`
  query ShowcaseWords($slug: String!, $group: String!) {
    shop {
      collections {
        name
        background
      }
    }
    page(slug: $slug) {
      title
      lead
      seo {
        ...PageSeo_seo
      }
      blocks {
        __typename
        ... on TilesBlock {
          tiles {
            title
            text
            href
            picture {
              background
            }
          }
        }
        ... on SplitBlock {
          title
          paragraphs
          picture {
            background
          }
          link: action {
            label
            href
          }
        }
        ... on StatementBlock {
          words
          action {
            label
            href
          }
        }
      }
    }
    pages(group: $group) {
      path
      title
      summary
    }
  }
`)

/** The first pieces of one collection: enough for every layout. */
const CollectionPieces = graphql(`
  query CollectionPieces($collection: [String!]!) {
    products(filter: { collection: $collection }, limit: 4) {
      total
      items {
        id
        name
        subtitle
        images
        media {
          ...Picture_media
        }
        ...ProductCard_product
      }
    }
  }
`)

/** How a showcase shows a collection. */
export interface ShownCollection {
  /** The collection's name in the catalogue. */
  readonly collection: string
  readonly title: string
  readonly background: number
  readonly line?: string | null | undefined
  readonly text?: string | undefined
  readonly href: string
}

export type ShownPiece = CollectionPiecesQuery['products']['items'][number]
type Block = NonNullable<ShowcaseWordsQuery['page']>['blocks'][number]

/** The collection a link of the content leads to; without one, the words above the link name it. */
const collectionOf = (href: string, title: string): string =>
  new URLSearchParams(href.split('?')[1]).get('collection') ?? title

const collectionsIn = (block: Block): readonly ShownCollection[] => {
  if (block.__typename === 'TilesBlock')
    return block.tiles.map(({ title, text, href, picture }) => ({
      collection: collectionOf(href, title),
      title,
      background: picture.background,
      line: text,
      href,
    }))
  if (block.__typename !== 'SplitBlock') return []
  const { title, paragraphs, picture, link } = block
  const href = link?.href ?? paths.collection(title)
  const [line, text] = paragraphs
  return [{ collection: collectionOf(href, title), title, background: picture.background, line, text, href }]
}

/** Shown if the backend has no words: the names of the collections, each on its background. */
const named = (data: ShowcaseWordsQuery | undefined): readonly ShownCollection[] =>
  (data?.shop.collections ?? []).map(({ name, background }) => ({
    collection: name,
    title: name,
    background,
    href: paths.collection(name),
  }))

const read = (data: ShowcaseWordsQuery | undefined) => {
  const blocks = data?.page?.blocks ?? []
  const shown = blocks.flatMap(collectionsIn)
  return {
    title: data?.page?.title ?? t('collections.title'),
    lead: data?.page?.lead,
    seo: data?.page?.seo,
    collections: shown.length > 0 ? shown : named(data),
    statement: blocks.find((block) => block.__typename === 'StatementBlock'),
    others: data?.pages ?? [],
  }
}

const variablesOf = (path: string) => ({ slug: path.slice(1), group: 'showcase' })

export const loader = async ({ client, url }: LoaderArgs): Promise<LoaderDecision | undefined> => {
  const words = await loadQuery(client, ShowcaseWords, variablesOf(url.pathname))
  const { collections } = read(words.data)
  if (words.error && collections.length === 0) return failedPage(words.error)
  const answers = await Promise.all(
    collections.map(({ collection }) => loadQuery(client, CollectionPieces, { collection: [collection] })),
  )
  const failed = answers.find(({ error }) => error)?.error
  return failed && failedPage(failed)
}

/** The words of the showcase at a path; the names of the collections while they are loading. */
export const useShowcase = (path: string) => {
  const { origin } = useSite()
  const [{ data }] = useQuery({ query: ShowcaseWords, variables: variablesOf(path) })
  const words = read(data)
  const crumbs = [
    { name: t('common.home'), path: paths.home() },
    { name: words.title, path },
  ]
  return { ...words, jsonLd: import.meta.env.SSR && [breadcrumbJson(origin, crumbs)] }
}

/** The pieces of a collection; empty while they are loading. */
export const usePieces = (collection: string) => {
  const [{ data }] = useQuery({ query: CollectionPieces, variables: { collection: [collection] } })
  return { items: data?.products.items ?? [], total: data?.products.total ?? 0 }
}

export const pictureOf = (piece: ShownPiece | undefined) =>
  piece && (piece.media[0] ?? (piece.images[0] ? { url: piece.images[0], alt: piece.name } : undefined))
