import { Type } from 'typebox'
import { MAX_IDS } from './catalogue.ts'
import { endpoint, strict } from './endpoint.ts'
import { Id } from './formats.ts'

/** The most pieces of a wishlist: as many as may be asked for by id in one call. */
export const WISHLIST_MOST = MAX_IDS

const productId = Type.String({ pattern: '^[\\w-]{1,64}$' })
const own = { caller: 'shopper', feature: 'wishlist' } as const
/** Ids of the pieces, the most recently added first. */
const Wishlist = Type.Object({ productIds: Type.Array(Id) })
const params = Type.Object({ productId })

/** The signed-in shopper's. */
export const getWishlist = endpoint({
  ...own,
  name: 'getWishlist',
  method: 'GET',
  path: '/api/account/wishlist',
  answer: Wishlist,
})

/** Adds a piece; adding it twice has no effect. 409 when the list is full. */
export const addToWishlist = endpoint({
  ...own,
  name: 'addToWishlist',
  method: 'PUT',
  path: '/api/account/wishlist/:productId',
  params,
  answer: Wishlist,
  repeatable: true,
})

/** Removes a piece; removing one that is not in the list has no effect. */
export const removeFromWishlist = endpoint({
  ...own,
  name: 'removeFromWishlist',
  method: 'DELETE',
  path: '/api/account/wishlist/:productId',
  params,
  answer: Wishlist,
  repeatable: true,
})

/** Adds the list of the device at sign-in, as far as there is room; unknown pieces are left out. */
export const mergeWishlist = endpoint({
  ...own,
  name: 'mergeWishlist',
  method: 'POST',
  path: '/api/account/wishlist/merge',
  body: strict({ productIds: Type.Array(productId, { maxItems: WISHLIST_MOST }) }),
  answer: Wishlist,
  repeatable: true,
})
