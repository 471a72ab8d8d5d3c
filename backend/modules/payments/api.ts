/** What other modules may use of the payments. */
import type { Deps } from '#backend/lib/http/implement.ts'
import type { Over } from './confirm.ts'
import { partsOf } from './parts.ts'
import type { PaymentsTables } from './tables.ts'

export type { Confirm, OpenPayment } from './confirm.ts'
export { allStuck } from './money-routes.ts'
export { partsOf, payThrough } from './parts.ts'
export { kindOf, logRefusal, refusalFor } from './provider/provider-refusal.ts'
export type { Provider } from './provider/provider.ts'
export { sessionRequest } from './provider/session-request.ts'
export type { PaymentsTables } from './tables.ts'
export { lastPayment } from './last-payment.ts'
export { RESERVATION_MS, writePayment } from './write-payment.ts'

/** Closes the open payment of an order, so that nobody can pay it any more. */
export const endOpenPayment = async (deps: Deps, orderId: string, because: Over = 'house'): Promise<void> => {
  const payment = await deps.db
    .withTables<PaymentsTables>()
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', '=', 'open')
    .executeTakeFirst()
  if (payment) await partsOf(deps).confirm.endSession(payment, because)
}
