import type { Db } from '#backend/lib/http/implement.ts'
import type { OrdersTables } from '../tables.ts'
import { booksOf } from './books.ts'
import { isGone, isOwed, lostOf, receivedOf } from './sums.ts'

const tables = (db: Db) => db.withTables<OrdersTables>()

/**
 * Reduces refunds that were not sent yet to what remains of their payment, after a lost dispute or a refund made at the
 * provider. A refund that nothing remains of is cancelled, with `why` as its reason.
 */
export const shrinkRefunds = async (
  tx: Db,
  { orderId, paymentId, why }: { orderId: string; paymentId: string; why: string },
): Promise<void> => {
  const books = await booksOf(tx, orderId)
  const payment = books.payments.find(({ id }) => id === paymentId)
  if (!payment) return
  const own = books.refunds.filter(({ payment_id }) => payment_id === paymentId)
  const promised = own
    .filter((refund) => isOwed(refund) || isGone(refund))
    .reduce((sum, { amount_paise, withheld_paise }) => sum + amount_paise + withheld_paise, 0)
  const lost = lostOf(books.disputes.filter(({ payment_id }) => payment_id === paymentId))
  let over = promised + lost - receivedOf(payment)
  for (const refund of own.filter((each) => isOwed(each) && each.status !== 'pending').reverse()) {
    if (over <= 0) return
    const cut = Math.min(over, refund.amount_paise)
    over -= cut
    await tables(tx)
      .updateTable('refunds')
      .set(
        cut === refund.amount_paise
          ? { status: 'dropped', last_error: why }
          : { amount_paise: refund.amount_paise - cut, attempt: refund.attempt + 1, provider_id: null },
      )
      .where('id', '=', refund.id)
      .execute()
  }
}
