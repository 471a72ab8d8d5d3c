import type { Client } from 'urql'
import { graphql } from '#web/gql/components/gql.ts'
import { formAnswer } from '#web/lib/form-answer.ts'

/** The account's side of the wishlist; loaded only for who is signed in. */
const WishlistIds = graphql(`
  query WishlistIds {
    viewer {
      id
      wishlist
    }
  }
`)

const KeepPiece = graphql(`
  mutation KeepPiece($productId: ID!) {
    keepPiece(productId: $productId) {
      productIds
      userErrors {
        message
      }
    }
  }
`)

const LetPieceGo = graphql(`
  mutation LetPieceGo($productId: ID!) {
    letPieceGo(productId: $productId) {
      productIds
      userErrors {
        message
      }
    }
  }
`)

const MergeWishlist = graphql(`
  mutation MergeWishlist($productIds: [ID!]!) {
    mergeWishlist(productIds: $productIds) {
      productIds
      userErrors {
        message
      }
    }
  }
`)

/** Nothing when it could not be read: the device's list stands in. */
export const readKept = async (client: Client): Promise<readonly string[] | undefined> =>
  (await client.query(WishlistIds, {}, { requestPolicy: 'network-only' }).toPromise()).data?.viewer?.wishlist

export const mergeKept = async (client: Client, ids: readonly string[]) =>
  (await client.mutation(MergeWishlist, { productIds: [...ids] }).toPromise()).data?.mergeWishlist
    .productIds ?? undefined

/** The list after the change, or why it was refused. */
export const changeKept = async (
  client: Client,
  productId: string,
  keep: boolean,
): Promise<{ ids: readonly string[] | undefined; refused: string | undefined }> => {
  const { payload, error } = keep
    ? await client
        .mutation(KeepPiece, { productId })
        .toPromise()
        .then((answer) => ({ payload: answer.data?.keepPiece, error: answer.error }))
    : await client
        .mutation(LetPieceGo, { productId })
        .toPromise()
        .then((answer) => ({ payload: answer.data?.letPieceGo, error: answer.error }))
  return {
    ids: payload?.productIds ?? undefined,
    refused: formAnswer(error, payload?.userErrors)[0]?.message,
  }
}
