import {
  getWishlist,
  addToWishlist,
  removeFromWishlist,
  mergeWishlist,
  WISHLIST_MOST,
} from '#contract/wishlist.ts'
import { payload } from '#server/domains/shared/user-errors.ts'
import type { Resolvers } from '#server/generated/resolvers.ts'

const ID = /^[\w-]{1,64}$/

export const resolvers: Resolvers = {
  Viewer: {
    wishlist: async (_, _args, ctx) => (await ctx.call(getWishlist)).productIds,
  },
  Mutation: {
    addToWishlist: (_, { productId }, ctx) => {
      ctx.requireSession()
      return payload(() => ctx.call(addToWishlist, { params: { productId } }))
    },
    removeFromWishlist: (_, { productId }, ctx) => {
      ctx.requireSession()
      return payload(() => ctx.call(removeFromWishlist, { params: { productId } }))
    },
    mergeWishlist: (_, { productIds }, ctx) => {
      ctx.requireSession()
      const known = productIds.filter((id) => ID.test(id)).slice(0, WISHLIST_MOST)
      return payload(() => ctx.call(mergeWishlist, { body: { productIds: known } }))
    },
  },
}
