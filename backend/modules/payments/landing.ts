import type { Db, Identity } from '#backend/lib/http/implement.ts'
import { rupeesFromPaise } from '#backend/lib/trade/money.ts'
import type { OrdersTables } from '../orders/api.ts'
import type { Outcome } from './confirm.ts'
import type { PaymentsTables } from './tables.ts'

interface Landed {
  readonly sessionId: string
  readonly outcome: Exclude<Outcome, 'unknown'>
  readonly caller: Identity
}

/**
 * What the page after the payment is told: whether the money can still come, and which order it is for. Only the
 * shopper who placed the order learns its number and the sum, because an address can be passed on or guessed.
 */
export const landingOf = async (db: Db, { sessionId, outcome, caller }: Landed) => {
  const payment = await db
    .withTables<OrdersTables & PaymentsTables>()
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .where('payments.session_id', '=', sessionId)
    .select(['payments.status', 'payments.order_id', 'payments.amount_paise', 'orders.account_id'])
    .executeTakeFirst()
  const own = caller.kind === 'shopper' && payment?.account_id === caller.accountId
  return {
    status: outcome === 'pending' && payment?.status === 'ended' ? ('refused' as const) : outcome,
    ...(payment && own && { orderId: payment.order_id, amount: rupeesFromPaise(payment.amount_paise) }),
  }
}
