import { getPassport } from '#contract/passport.ts'
import { implement, none, Refusal, type Module } from '#backend/lib/http/implement.ts'
import { atOneMoment } from '#backend/lib/store/transaction.ts'
import { findOrder } from '../orders/api.ts'
import { piecesOfAccount } from './account-hooks.ts'
import { resaleRoutes } from './operator-routes.ts'
import { readPassport } from './read.ts'
import { resaleRegisterRoutes } from './resale-register.ts'
import { resalesOfOrderRoutes } from './resales.ts'

/** The passport of a piece. */
export const passport: Module = {
  name: 'passport',
  accounts: piecesOfAccount,
  jobs: none,
  metrics: none,
  routes: (deps) => [
    ...resaleRoutes(deps),
    ...resalesOfOrderRoutes(deps),
    ...resaleRegisterRoutes(deps),
    implement(getPassport, async ({ accountId, params: { orderId, itemId }, query }) => {
      const found = await atOneMoment(deps.db, async (at) => {
        const order = await findOrder(at, accountId, orderId)
        return order && readPassport(at, order, { itemId, piece: query.piece ?? 1 }, deps.clock.now())
      })
      if (!found) throw new Refusal(404, 'NOT_FOUND', 'There is no such piece.')
      return found
    }),
  ],
}
