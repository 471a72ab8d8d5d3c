import { getWishlist, keepPiece, letPieceGo, mergeWishlist, WISHLIST_MOST } from '#contract/wishlist.ts'
import { implement, Refusal, type Module } from '#backend/lib/implement.ts'
import { inTransaction } from '#backend/lib/transaction.ts'
import { accountEvents } from '../account/api.ts'
import { findProduct } from '../catalogue/api.ts'
import { forgetAll, keep, keptBy, letGo } from './store.ts'

accountEvents.exported.set('wishlist', (db, accountId) => keptBy(db, accountId))
accountEvents.erased.set('wishlist', (tx, { accountId }) => forgetAll(tx, accountId))
accountEvents.discarded.set('wishlist', (tx, { accountId }) => forgetAll(tx, accountId))

export const wishlist: Module = {
  name: 'wishlist',
  routes: ({ db }) => {
    const answer = async (accountId: string) => ({ productIds: await keptBy(db, accountId) })
    return [
      implement(getWishlist, ({ accountId }) => answer(accountId)),
      implement(keepPiece, async ({ accountId, params }) => {
        const piece = await findProduct(db, params.productId)
        if (!piece) throw new Refusal(404, 'NOT_FOUND', 'There is no such piece.')
        const kept = await inTransaction(db, (tx) => keep(tx, accountId, [piece._id]))
        if (kept === 0)
          throw new Refusal(
            409,
            'CONFLICT',
            `Your wishlist holds up to ${WISHLIST_MOST} pieces. Remove one to add another.`,
          )
        return answer(accountId)
      }),
      implement(letPieceGo, async ({ accountId, params }) => {
        await letGo(db, accountId, params.productId)
        return answer(accountId)
      }),
      implement(mergeWishlist, async ({ accountId, body }) => {
        // A device's list has the latest first; kept in that order backwards, it stays the latest.
        await inTransaction(db, (tx) => keep(tx, accountId, body.productIds.toReversed()))
        return answer(accountId)
      }),
    ]
  },
}
