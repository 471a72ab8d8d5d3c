import { getPassport } from '#contract/passport.ts'
import { implement, none, Refusal, type Module } from '#backend/lib/implement.ts'
import { findOrder } from '../orders/api.ts'
import { piecesOfAccount } from './account-hooks.ts'
import { resaleRoutes } from './operator-routes.ts'
import { readPassport } from './read.ts'

/** The passport of a piece. */
export const passport: Module = {
  name: 'passport',
  accounts: piecesOfAccount,
  jobs: none,
  metrics: none,
  routes: (deps) => [
    ...resaleRoutes(deps),
    implement(getPassport, async ({ accountId, params: { orderId, itemId }, query }) => {
      const order = await findOrder(deps.db, accountId, orderId)
      const found =
        order && (await readPassport(deps.db, order, { itemId, piece: query.piece ?? 1 }, deps.clock.now()))
      if (!found) throw new Refusal(404, 'NOT_FOUND', 'There is no such piece.')
      return found
    }),
  ],
}
