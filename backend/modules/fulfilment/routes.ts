import {
  operatorAskRest,
  operatorCancel,
  operatorDeliver,
  operatorOrder,
  operatorOrders,
  operatorPan,
  operatorProcess,
  operatorSetTracking,
  operatorShip,
  operatorSlip,
} from '#contract/operator.ts'
import { operatorRecordPieces } from '#contract/passport.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { askSecondPerson } from '#backend/lib/audit/four-eyes.ts'
import { KEEPS_NOTHING } from '#backend/lib/account-hooks.ts'
import {
  implement,
  none,
  Refusal,
  wrongField,
  type Db,
  type Deps,
  type Module,
} from '#backend/lib/http/implement.ts'
import { atOneMoment, inTransaction } from '#backend/lib/store/transaction.ts'
import {
  anyOrder,
  askRest,
  cancelOrder,
  deliverOrder,
  moneyHere,
  isBegun,
  lockOrder,
  maskedPan,
  packingSlip,
  panOf,
  pageOfOrders,
  processOrder,
  readOrder,
  setTracking,
  shipOrder,
  stateOfWord,
  type OrderRow,
} from '../orders/api.ts'
import { checkHallmarks, recordPieces } from '../passport/api.ts'
import { endOpenPayment } from '../payments/api.ts'
import { returnRoutes } from './return-routes.ts'
import { refuseUnseen } from './unseen.ts'
import { workshopRoutes } from './workshop-routes.ts'

/** What goes back to the shopper if the order is cancelled, in paise. */
const goesBackOf = async (db: Db, order: OrderRow): Promise<number> => {
  if (order.status === 'cancelled' || order.status === 'refunded') return 0
  // An order that waits for a transfer may have received a part of it.
  return order.status === 'pending_payment' || isBegun(order) ? moneyHere(db, order.id) : order.total_paise
}

/** What the house does with orders that were placed. The audit trail records every write. */
export const fulfilment: Module = {
  name: 'fulfilment',
  accounts: KEEPS_NOTHING,
  jobs: none,
  metrics: none,
  routes: (deps: Deps) => {
    const { db, clock, config, sealer } = deps
    /** Runs one step of an order in a transaction and answers with the order after it. */
    const act = async (idOrNumber: string, work: (tx: Db, orderId: string) => Promise<void>) => {
      const { id } = await anyOrder(db, idOrNumber)
      await inTransaction(db, (tx) => work(tx, id))
      return atOneMoment(db, async (at) => readOrder(at, await anyOrder(at, id), clock.now()))
    }

    return [
      implement(operatorOrders, async ({ query }) => {
        const status = query.status === undefined ? undefined : stateOfWord(query.status)
        if (query.status !== undefined && status === undefined)
          throw wrongField('status', 'There is no such status.')
        return pageOfOrders(db, {
          ...(status && { status }),
          page: query.page ?? 1,
          limit: query.limit ?? 20,
        })
      }),
      implement(operatorOrder, ({ params }) =>
        atOneMoment(db, async (at) => readOrder(at, await anyOrder(at, params.orderId), clock.now())),
      ),
      implement(operatorPan, async ({ params, body, requestId }) => {
        const { id, number } = await anyOrder(db, params.orderId)
        const pan = await panOf(db, sealer, id)
        if (pan === null || body.whole !== true) return { number, pan: pan && maskedPan(pan) }
        await audit(db, {
          event: 'pan.shown',
          actor: 'operator',
          subject: `order:${id}`,
          requestId,
          now: clock.now(),
        })
        return { number, pan }
      }),
      implement(operatorProcess, ({ params, requestId }) =>
        act(params.orderId, (tx, orderId) => processOrder(tx, { orderId, now: clock.now(), requestId })),
      ),
      implement(operatorAskRest, ({ params, requestId }) =>
        act(params.orderId, (tx, orderId) => askRest(tx, { orderId, now: clock.now(), requestId })),
      ),
      implement(operatorShip, ({ params, body, requestId, caller }) =>
        act(params.orderId, async (tx, orderId) => {
          const acting = { orderId, now: clock.now(), requestId }
          const { pieces, withoutHuid, seen, ...parcel } = body
          await refuseUnseen(tx, { orderId, seen, caller })
          if (pieces) await recordPieces(tx, { ...acting, pieces })
          await checkHallmarks(tx, { ...acting, reason: withoutHuid })
          await shipOrder(tx, { ...parcel, ...acting })
        }),
      ),
      implement(operatorSetTracking, ({ params, body: { seen, ...parcel }, requestId, caller }) =>
        act(params.orderId, async (tx, orderId) => {
          await refuseUnseen(tx, { orderId, seen, caller })
          await setTracking(tx, { ...parcel, orderId, now: clock.now(), requestId })
        }),
      ),
      implement(operatorRecordPieces, ({ params, body: { pieces, seen }, requestId, caller }) =>
        act(params.orderId, async (tx, orderId) => {
          await refuseUnseen(tx, { orderId, seen, caller })
          await recordPieces(tx, { pieces, orderId, now: clock.now(), requestId })
        }),
      ),
      implement(operatorDeliver, ({ params, requestId }) =>
        act(params.orderId, (tx, orderId) => deliverOrder(tx, { orderId, now: clock.now(), requestId })),
      ),
      implement(operatorCancel, async ({ params, body, requestId, caller }) => {
        const order = await anyOrder(db, params.orderId)
        const unseen = (tx: Db) => refuseUnseen(tx, { orderId: order.id, seen: body.seen, caller })
        // Checked before its open payment is closed.
        await inTransaction(db, unseen)
        const ask = async () => {
          const paise = await goesBackOf(db, await anyOrder(db, order.id))
          const subject = `order:${order.id}`
          const act = { kind: 'refund', subject, why: body.reason, paise, caller, requestId } as const
          return { paise, useApproval: paise > 0 ? await askSecondPerson(deps, act) : undefined }
        }
        const before = await ask()
        // Nobody may pay an order that is being cancelled; one that was just paid is refunded instead.
        const closed = order.status === 'pending_payment'
        if (closed || isBegun(order)) await endOpenPayment(deps, order.id)
        // What was paid in the last moment may be a sum that a second person has to confirm.
        const { paise, useApproval } = closed || isBegun(order) ? await ask() : before
        return act(order.id, async (tx, orderId) => {
          await unseen(tx)
          const locked = await lockOrder(tx, orderId)
          const isConfirmed = config.fourEyesAbove['refund'] !== undefined
          if (isConfirmed && locked && (await goesBackOf(tx, locked)) > paise)
            throw new Refusal(409, 'CONFLICT', 'The order has just been paid: look again.')
          if (useApproval) await useApproval(tx)
          await cancelOrder(tx, { orderId, closed, reason: body.reason, now: clock.now(), requestId })
        })
      }),
      implement(operatorSlip, async ({ params }) => {
        const order = await anyOrder(db, params.orderId)
        return {
          filename: `${order.number}.html`,
          contentType: 'text/html; charset=utf-8',
          content: (await packingSlip(deps, order)).toString('base64'),
        }
      }),
      ...returnRoutes(deps),
      ...workshopRoutes(deps),
    ]
  },
}
