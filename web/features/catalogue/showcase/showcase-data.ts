import { useQuery } from 'urql'
import { graphql } from '#web/gql/catalogue/gql.ts'
import type { CollectionPiecesQuery } from '#web/gql/catalogue/graphql.ts'
import { failedPage } from '#web/lib/errors.ts'
import type { LoaderArgs, LoaderDecision } from '#web/lib/page.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { collectionWords } from './collections.ts'

/** The first pieces of one collection: enough for every layout. */
export const CollectionPieces = graphql(`
  query CollectionPieces($collection: String!) {
    products(filter: { collection: $collection }, limit: 4) {
      total
      items {
        id
        name
        subtitle
        images
        media {
          url
          alt
          width
          height
          avif
          webp
        }
        ...ProductCard_product
      }
    }
  }
`)

export type ShownPiece = CollectionPiecesQuery['products']['items'][number]

export const loader = async ({ client }: LoaderArgs): Promise<LoaderDecision | undefined> => {
  const answers = await Promise.all(
    collectionWords.map(({ name }) => loadQuery(client, CollectionPieces, { collection: name })),
  )
  const failed = answers.find(({ error }) => error)?.error
  return failed && failedPage(failed)
}

/** The pieces of a collection; empty while they are on their way. */
export const usePieces = (collection: string) => {
  const [{ data, error }, ask] = useQuery({ query: CollectionPieces, variables: { collection } })
  return {
    items: data?.products.items ?? [],
    total: data?.products.total ?? 0,
    error: data ? undefined : error,
    retry: () => ask({ requestPolicy: 'network-only' }),
  }
}

export const pictureOf = (piece: ShownPiece | undefined) =>
  piece && (piece.media[0] ?? (piece.images[0] ? { url: piece.images[0], alt: piece.name } : undefined))
