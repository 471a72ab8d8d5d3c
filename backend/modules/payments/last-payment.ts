import type { Db } from '#backend/lib/http/implement.ts'
import type { PaymentsTables } from './tables.ts'

/** The latest attempt to pay an order. Throws if the order has none. */
export const lastPayment = (db: Db, orderId: string) =>
  db
    .withTables<PaymentsTables>()
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('attempt', 'desc')
    .executeTakeFirstOrThrow()
