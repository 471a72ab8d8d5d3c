import { Counter } from 'prom-client'
import { markPaid } from '#contract/orders.ts'
import { cancelOrder, payRest } from '#contract/unpaid-orders.ts'
import { implement, Refusal, type Module } from '#backend/lib/http/implement.ts'
import { atOneMoment, inTransaction } from '#backend/lib/store/transaction.ts'
import { cancelByShopper, findOrder, readOrder } from '../orders/api.ts'
import { paymentsOfAccount } from './account-hooks.ts'
import { endOpenPayment } from './api.ts'
import { kindOf, refusalFor } from './provider/provider-refusal.ts'
import { landingOf } from './landing.ts'
import { moneyRoutes, watchMoney } from './money-routes.ts'
import { partsOf } from './parts.ts'
import { endLapsed, transferRoutes } from './transfer-routes.ts'
import { doneEvent, noteEvent } from './reconcile.ts'

/** A webhook is answered within this time; longer work continues in the background. */
const ANSWER_WITHIN_MS = 1500

/** Why an event is refused, for the operator. */
const LATE =
  'it is signed rightly, but more than five minutes from the time of this machine: set its clock, unless somebody sends old events again'

const withinTime = (work: Promise<unknown>) =>
  Promise.race([work, new Promise((done) => setTimeout(done, ANSWER_WITHIN_MS).unref())])

export const payments: Module = {
  name: 'payments',
  accounts: paymentsOfAccount,
  metrics: watchMoney,
  routes: (deps) => {
    const { confirm, provider } = partsOf(deps)
    const { db, clock } = deps
    return [
      ...moneyRoutes(deps),
      ...transferRoutes(deps),
      implement(payRest, async ({ accountId, params, body, requestId }) => {
        const order = await findOrder(db, accountId, params.orderId)
        if (!order) throw new Refusal(404, 'NOT_FOUND', 'There is no such order.')
        const url = await partsOf(deps).payRest({ orderId: order.id, accountId, ...body, requestId })
        const now = (await findOrder(db, accountId, order.id)) ?? order
        return { ...(url !== undefined && { paymentUrl: url }), order: await readOrder(db, now, clock.now()) }
      }),

      implement(cancelOrder, async ({ accountId, params, requestId }) => {
        const order = await findOrder(db, accountId, params.orderId)
        if (!order) throw new Refusal(404, 'NOT_FOUND', 'There is no such order.')
        // Nobody may pay an order that is being cancelled; one that was just paid is refunded instead.
        if (order.status === 'pending_payment')
          await endOpenPayment(deps, order.id, 'shopper').catch((error: unknown) => {
            throw error instanceof Refusal ? error : refusalFor(kindOf(provider, error))
          })
        const acting = { orderId: order.id, now: clock.now(), requestId }
        await inTransaction(db, (tx) => cancelByShopper(tx, acting))
        return atOneMoment(db, async (at) =>
          readOrder(at, (await findOrder(at, accountId, order.id)) ?? order, clock.now()),
        )
      }),

      implement(markPaid, async ({ body, caller, setStatus, log }) => {
        if (!provider.isSessionId(body.sessionId))
          throw new Refusal(400, 'BAD_REQUEST', 'This is not a session id.')
        try {
          const outcome = await confirm.confirm(body.sessionId)
          if (outcome === 'unknown') throw new Refusal(404, 'NOT_FOUND', 'There is no such payment.')
          const landing = await landingOf(db, { sessionId: body.sessionId, outcome, caller })
          if (landing.status === 'pending') setStatus(202)
          return landing
        } catch (error) {
          if (error instanceof Refusal) throw error
          // The provider cannot be reached: the reconciler finds out, the shopper need not wait.
          log.warn({ err: error }, 'mark-paid continues without an answer')
          setStatus(202)
          return { status: 'pending' as const }
        }
      }),
    ]
  },

  plugin: async (app, deps) => {
    const { provider, confirm, news } = partsOf(deps)
    const refused = new Counter({
      name: 'payment_events_refused_total',
      help: 'Events that were sent to the webhook without a right signature',
      registers: [deps.metrics],
    })
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    app.post('/api/payments/webhook', async (request, reply) => {
      const event = Buffer.isBuffer(request.body)
        ? provider.readEvent(request.body, request.headers)
        : 'unsigned'
      if (event === 'unsigned' || event === 'late') {
        refused.inc()
        const why = event === 'late' ? LATE : `it is not signed with ${provider.settings.webhookSecret}`
        request.log.warn(`an event was refused: ${why}`)
        throw new Refusal(400, 'BAD_REQUEST', 'The signature is not right.')
      }
      if (event === 'odd') throw new Refusal(400, 'BAD_REQUEST', 'This is not an event.')
      const { sessionId, objectId } = event
      const now = deps.clock.now()
      const fresh = await noteEvent(deps.db, { ...event, now })
      if (fresh) {
        const look = async () => {
          if (sessionId !== null) await confirm.confirm(sessionId)
          if (objectId !== null) await news.follow(objectId)
        }
        const work = look()
          .then(() => doneEvent(deps.db, event.id, deps.clock.now()))
          .catch((error: unknown) => request.log.warn({ err: error }, 'a webhook is left to the job'))
        await withinTime(work)
      }
      return reply.send({ received: true })
    })
  },

  jobs: (deps) => {
    const { reconcile, refunds, reconciliation } = partsOf(deps)
    return [
      { name: 'payments-reconcile', everyMs: 2000, run: reconcile.reconcile },
      { name: 'payments-events', everyMs: 2000, run: reconcile.workOff },
      { name: 'payments-refunds', everyMs: 2000, run: refunds.sendAll },
      { name: 'payments-news', everyMs: 60_000, run: refunds.askAll },
      { name: 'payments-transfers', everyMs: 60_000, run: () => endLapsed(deps) },
      { name: 'payments-daily', everyMs: 900_000, run: reconciliation.daily },
    ]
  },
}
