import { say } from '#backend/lib/words/words.ts'
import {
  getWishlist,
  addToWishlist,
  removeFromWishlist,
  mergeWishlist,
  WISHLIST_MOST,
} from '#contract/wishlist.ts'
import { implement, none, Refusal, type Db, type Module } from '#backend/lib/http/implement.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import { findProduct } from '../catalogue/api.ts'
import { addPieces, clearWishlist, wishlistOf, removePiece } from './store.ts'

const forget = (tx: Db, { accountId }: { accountId: string }) => clearWishlist(tx, accountId)

export const wishlist: Module = {
  name: 'wishlist',
  jobs: none,
  metrics: none,
  accounts: { exported: { wishlist: wishlistOf }, discarded: forget, erased: forget },
  routes: ({ db }) => {
    const answer = async (accountId: string) => ({ productIds: await wishlistOf(db, accountId) })
    return [
      implement(getWishlist, ({ accountId }) => answer(accountId)),
      implement(addToWishlist, async ({ accountId, params }) => {
        const piece = await findProduct(db, params.productId)
        if (!piece) throw new Refusal(404, 'NOT_FOUND', 'There is no such piece.')
        const added = await inTransaction(db, (tx) => addPieces(tx, accountId, [piece._id]))
        if (added === 0)
          throw new Refusal(
            409,
            'CONFLICT',
            say`Your wishlist holds up to ${WISHLIST_MOST} pieces. Remove one to add another.`,
          )
        return answer(accountId)
      }),
      implement(removeFromWishlist, async ({ accountId, params }) => {
        await removePiece(db, accountId, params.productId)
        return answer(accountId)
      }),
      implement(mergeWishlist, async ({ accountId, body }) => {
        // A device's list has the latest first, and so has the account's.
        await inTransaction(db, (tx) => addPieces(tx, accountId, body.productIds))
        return answer(accountId)
      }),
    ]
  },
}
