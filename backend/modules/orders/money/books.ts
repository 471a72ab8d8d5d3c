import type { Db } from '#backend/lib/http/implement.ts'
import type { OrdersTables } from '../tables.ts'
import { leftOf, type Books } from './sums.ts'

const tables = (db: Db) => db.withTables<OrdersTables>()

/** The books of an order; read them under the order's lock if anything is decided by them. */
export const booksOf = async (db: Db, orderId: string): Promise<Books> => ({
  payments: await tables(db)
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('attempt')
    .execute(),
  refunds: await tables(db)
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute(),
  disputes: await tables(db)
    .selectFrom('disputes')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('opened_at')
    .execute(),
  setOff: Number(
    (
      await tables(db)
        .selectFrom('returns')
        .select((eb) => eb.fn.sum<string | number | null>('set_off_paise').as('paise'))
        .where('order_id', '=', orderId)
        .executeTakeFirst()
    )?.paise ?? 0,
  ),
})

/** What has arrived for an order and is not promised back, in paise. */
export const moneyHere = async (db: Db, orderId: string): Promise<number> => {
  const books = await booksOf(db, orderId)
  return books.payments.reduce((sum, payment) => sum + leftOf(payment, books), 0)
}
