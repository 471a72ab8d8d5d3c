import { placeOrder, quoteCheckout } from '#contract/checkout.ts'
import { KEEPS_NOTHING } from '#backend/lib/account-hooks.ts'
import { houseDay } from '#backend/lib/words/days.ts'
import { implement, none, Refusal, type Module } from '#backend/lib/http/implement.ts'
import { transferOf, waysOn } from '#backend/lib/trade/ways-to-pay.ts'
import { findBag } from '../bag/api.ts'
import { waitingPoints } from '../orders/api.ts'
import { partsOf } from '../payments/api.ts'
import { readShopFacts } from '../shop/api.ts'
import { createPlaceOrder } from './place.ts'
import { quote } from './quote.ts'

/** From the bag to an order that can be paid: the quote, and placing it. */
export const checkout: Module = {
  name: 'checkout',
  // Everything that it stores belongs to the order.
  accounts: KEEPS_NOTHING,
  jobs: none,
  metrics: none,
  routes: (deps) => {
    const { db, clock } = deps
    const place = createPlaceOrder({ ...deps, ...partsOf(deps) })
    return [
      implement(quoteCheckout, async ({ accountId, body }) => {
        const now = clock.now()
        const facts = await readShopFacts(db)
        const transfer = transferOf(facts, now)
        return quote(db, {
          accountId,
          bag: await findBag(db, { accountId }, now),
          points: body.points ?? 0,
          delivery: body.delivery ?? 'ship',
          waiting: await waitingPoints(db, accountId),
          ways: waysOn(houseDay(now), deps.config.payMaxima, transfer, facts.onlineWays),
          facts,
          now,
        })
      }),

      implement(placeOrder, async ({ accountId, caller, body, idempotencyKey, requestId }) => {
        if (idempotencyKey === undefined)
          throw new Refusal(400, 'BAD_REQUEST', 'Placing an order needs an Idempotency-Key.')
        return place({ accountId, caller, key: idempotencyKey, body, requestId })
      }),
    ]
  },
}
