import { randomUUID } from 'node:crypto'
import type { Db } from '#backend/lib/http/implement.ts'
import { giveLater, pointsEarnedBy, restorePart, spentOn, takeBack } from '../../points/api.ts'
import type { InvoicedPart } from '../documents/credited.ts'
import { isCredited, issueCreditNote } from '../documents/invoices.ts'
import { issueRefundVoucher } from '../documents/vouchers.ts'
import type { OrderRow, OrdersTables, RefundCause } from '../tables.ts'
import { booksOf } from './books.ts'
import { givenUp, isForeign, leftOf, notHere, spread, type Books, type PaymentRow } from './sums.ts'

const tables = (db: Db) => db.withTables<OrdersTables>()
const refOf = (orderId: string) => `order:${orderId}`

/**
 * Brings the points that an order earns into line with what remains paid for it, after a further sum of it was given
 * up. Returns the points that are already spent. They stay with the order until their value is withheld, so the next
 * refund asks for them again.
 */
export const alignPoints = async (
  tx: Db,
  {
    order,
    books,
    more,
    leaving = 0,
    because,
    now,
  }: {
    order: OrderRow
    books: Books
    more: number
    /** What is about to be refunded and is not part of the order's sum. */
    leaving?: number
    because: string
    now: number
  },
): Promise<number> => {
  if (order.paid_at === null) return 0
  const paid = Math.max(order.total_paise - givenUp(books) - more - notHere(order, books, leaving), 0)
  const target = Math.min(
    pointsEarnedBy(paid, order.paise_per_point),
    pointsEarnedBy(order.total_paise, order.paise_per_point),
  )
  // Read again: one event may correct the points twice, and the caller's row is from before the first time.
  const { points_earned } = await tables(tx)
    .selectFrom('orders')
    .select('points_earned')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  const change = target - points_earned
  const cause = { accountId: order.account_id, ref: refOf(order.id), now }
  let short = 0
  if (change > 0) await giveLater(tx, { ...cause, points: change })
  if (change < 0) short = await takeBack(tx, { ...cause, because, points: -change })
  const earned = target + short
  if (earned !== points_earned)
    await tables(tx).updateTable('orders').set({ points_earned: earned }).where('id', '=', order.id).execute()
  return short
}

export interface GivingBack {
  readonly order: OrderRow
  readonly cause: RefundCause
  readonly returnId: string | null
  /** Paise, or `all` that remains of what was paid. */
  readonly paise: number | 'all'
  /** The part of the pieces' price that had never been paid and is therefore not refunded, in paise. */
  readonly setOff?: number
  /** How many of the spent points are returned with it, at most those that have not been returned. */
  readonly points: number
  /** The pieces on a credit note; none if nothing was sold. */
  readonly parts: readonly InvoicedPart[]
  readonly reason: string
  readonly now: number
}

/**
 * Decides a refund and all that follows: spent points are given back, earned ones withdrawn (if already spent, their
 * value is withheld from the money), a refund is stored for each payment, and the credit note is written. Sending the
 * money is the payments' job. Needs the order's lock.
 */
export const giveBack = async (tx: Db, giving: GivingBack): Promise<void> => {
  const { order, cause, now } = giving
  const books = await booksOf(tx, order.id)
  const left = books.payments.reduce((sum, payment) => sum + leftOf(payment, books), 0)
  const paise = giving.paise === 'all' ? left : Math.min(giving.paise, left)
  const because = `${refOf(order.id)}:${giving.returnId ?? cause}`
  // Pieces and points of an order that ended at the provider are booked back already, whatever still arrives.
  const isOver = await isCredited(tx, order.id)
  const promised = books.refunds.reduce((sum, each) => sum + each.points_back + each.points_given, 0)
  const spent = Math.min(
    await spentOn(tx, { accountId: order.account_id, ref: refOf(order.id) }),
    order.points_spent - promised,
  )
  const points = isOver ? 0 : Math.max(Math.min(giving.points, spent), 0)
  if (points > 0) await restorePart(tx, { accountId: order.account_id, ref: because, points, now })
  const [more, leaving] = isForeign(giving) ? [0, paise] : [paise, 0]
  let short = await alignPoints(tx, { order, books, more, leaving, because, now })
  let [withheld, pointsKept] = [0, 0]
  let first: string | null = null
  // A surplus was the last to arrive.
  const at = ({ received_at }: PaymentRow) => received_at?.getTime() ?? 0
  const payments =
    cause === 'surplus' ? books.payments.toReversed().toSorted((a, b) => at(b) - at(a)) : books.payments
  for (const share of spread(paise, { ...books, payments })) {
    // Each refund has a sum above zero.
    const keptPoints = Math.min(short, Math.floor((share.paise - 1) / order.point_paise))
    const kept = keptPoints * order.point_paise
    short -= keptPoints
    pointsKept += keptPoints
    withheld += kept
    const id = randomUUID()
    await tables(tx)
      .insertInto('refunds')
      .values({
        id,
        order_id: order.id,
        payment_id: share.payment.id,
        // One row names the return and the points; further payments have rows of their own.
        return_id: first === null ? giving.returnId : null,
        points_given: first === null ? points : 0,
        cause,
        amount_paise: share.paise - kept,
        withheld_paise: kept,
        status: 'wanted',
        decided: true,
        due_at: new Date(now),
        created_at: new Date(now),
      })
      .execute()
    first ??= id
  }
  if (withheld > 0)
    await tables(tx)
      .updateTable('orders')
      .set((eb) => ({ points_earned: eb('points_earned', '-', pointsKept) }))
      .where('id', '=', order.id)
      .execute()
  // Before the invoice nothing was supplied, so a voucher records what goes back; later a credit note does.
  if (order.paid_at === null) await issueRefundVoucher(tx, order, { paise, now })
  if (giving.parts.length > 0 && !isOver)
    await issueCreditNote(tx, {
      order,
      parts: giving.parts,
      refundId: first,
      reason: giving.reason,
      withheld,
      setOff: giving.setOff ?? 0,
      now,
    })
}
