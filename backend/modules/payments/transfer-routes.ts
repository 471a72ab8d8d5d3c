import { operatorReceiveTransfer, operatorReverseTransfer, operatorTransfers } from '#contract/money.ts'
import { houseDay } from '#backend/lib/words/days.ts'
import { askSecondPerson } from '#backend/lib/audit/four-eyes.ts'
import {
  implement,
  Refusal,
  wrongField,
  type Deps,
  type Implementation,
} from '#backend/lib/http/implement.ts'
import { formatPaise, paiseFromRupees, rupeesFromPaise } from '#backend/lib/trade/money.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import { endOpenPayment } from './api.ts'
import {
  broughtBefore,
  broughtByTransfer,
  endTransfer,
  lapsedTransfers,
  orderOfTransfer,
  receiveTransfer,
  recordedTransfer,
  reverseTransfer,
  waitingTransfers,
} from '../orders/api.ts'

const paiseOf = (rupees: number): number => {
  try {
    return paiseFromRupees(rupees)
  } catch {
    const sentence = 'An amount in rupees with at most two decimals, please.'
    throw wrongField('amount', sentence)
  }
}

/** What the house records of its bank account. */
export const transferRoutes = (deps: Deps): Implementation[] => {
  const { db, clock } = deps
  return [
    implement(operatorTransfers, async () => ({ items: await waitingTransfers(db) })),
    implement(operatorReceiveTransfer, async ({ body, caller, requestId }) => {
      const now = clock.now()
      const paise = paiseOf(body.amount)
      const { id } = await orderOfTransfer(db, body.order)
      const { bankReference } = body
      // All transfers of this order together, or a large one would be recorded as several small ones.
      const before = await broughtBefore(db, id, bankReference)
      // The day decides whether the money came in time.
      const day = body.receivedOn === undefined ? '' : ` of ${body.receivedOn}`
      const useApproval = await askSecondPerson(deps, {
        kind: 'transfer',
        subject: `order:${id}: ${formatPaise(paise)} by ${bankReference}${day}`,
        paise: before + paise,
        caller,
        requestId,
      })
      const receivedOn = body.receivedOn ?? houseDay(now)
      const done = await inTransaction(db, async (tx) => {
        await useApproval(tx)
        const received = await receiveTransfer(tx, {
          order: id,
          paise,
          bankReference,
          receivedOn,
          now,
          requestId,
        })
        // Under the order's lock, so that of two records at one moment the second sees the sum of both.
        const isConfirmed = deps.config.fourEyesAbove.transfer !== undefined
        if (isConfirmed && (await broughtByTransfer(tx, id)) !== before + paise)
          throw new Refusal(409, 'CONFLICT', 'Another transfer of this order was just recorded: look again.')
        return received
      })
      // A payment page that is still open would take the same money again.
      await endOpenPayment(deps, id).catch((error: unknown) =>
        deps.log.warn({ order: id, err: error }, 'an open payment could not be closed'),
      )
      return {
        outcome: done.outcome,
        orderId: done.order.id,
        number: done.order.number,
        asked: rupeesFromPaise(done.order.total_paise),
        received: rupeesFromPaise(done.here),
        goesBack: rupeesFromPaise(done.goesBack),
      }
    }),
    implement(operatorReverseTransfer, async ({ params: { bankReference }, body, caller, requestId }) => {
      const seen = await recordedTransfer(db, bankReference)
      const { orderId, paise } = seen
      const useApproval = await askSecondPerson(deps, {
        kind: 'transfer',
        subject: `order:${orderId} not by ${bankReference}`,
        why: body.reason,
        paise,
        caller,
        requestId,
      })
      const of = { bankReference, seen, reason: body.reason, now: clock.now(), requestId }
      const done = await inTransaction(db, async (tx) => {
        await useApproval(tx)
        return reverseTransfer(tx, of)
      })
      return {
        orderId,
        number: done.order.number,
        reversed: rupeesFromPaise(done.paise),
        received: rupeesFromPaise(done.here),
        missing: rupeesFromPaise(done.missing),
      }
    }),
  ]
}

/** Orders whose time for a transfer is over end; what had arrived is refunded. Safe in several copies. */
export const endLapsed = async ({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> => {
  const now = clock.now()
  for (const id of await lapsedTransfers(db, now))
    await inTransaction(db, (tx) => endTransfer(tx, id, 'lapsed', now)).catch((error: unknown) =>
      log.warn({ order: id, err: error }, 'an order without its transfer could not be ended'),
    )
}
