import type { Client } from 'urql'
import { graphql } from '#web/gql/components/gql.ts'
import { formAnswer } from '#web/lib/form-answer.ts'

/** The account's side of the wishlist; loaded only for signed-in shoppers. */
const WishlistIds = graphql(`
  query WishlistIds {
    viewer {
      id
      wishlist
    }
  }
`)

const AddToWishlist = graphql(`
  mutation AddToWishlist($productId: ID!) {
    addToWishlist(productId: $productId) {
      productIds
      userErrors {
        message
      }
    }
  }
`)

const RemoveFromWishlist = graphql(`
  mutation RemoveFromWishlist($productId: ID!) {
    removeFromWishlist(productId: $productId) {
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

/** Nothing if it could not be read: the device's list is used instead. */
export const readWishlist = async (client: Client): Promise<readonly string[] | undefined> =>
  (await client.query(WishlistIds, {}, { requestPolicy: 'network-only' }).toPromise()).data?.viewer?.wishlist

export const mergeWishlist = async (client: Client, ids: readonly string[]) =>
  (await client.mutation(MergeWishlist, { productIds: [...ids] }).toPromise()).data?.mergeWishlist
    .productIds ?? undefined

/** The list after the change, or why it was refused. */
export const changeWishlist = async (
  client: Client,
  productId: string,
  keep: boolean,
): Promise<{ ids: readonly string[] | undefined; refused: string | undefined }> => {
  const { payload, error } = keep
    ? await client
        .mutation(AddToWishlist, { productId })
        .toPromise()
        .then((answer) => ({ payload: answer.data?.addToWishlist, error: answer.error }))
    : await client
        .mutation(RemoveFromWishlist, { productId })
        .toPromise()
        .then((answer) => ({ payload: answer.data?.removeFromWishlist, error: answer.error }))
  return {
    ids: payload?.productIds ?? undefined,
    refused: formAnswer(error, payload?.userErrors)[0]?.message,
  }
}
