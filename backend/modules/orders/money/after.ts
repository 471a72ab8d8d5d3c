import type { Db } from '#backend/lib/http/implement.ts'
import { endOfDay } from '#backend/lib/words/days.ts'
import { vestFrom } from '../../points/api.ts'
import { isCredited } from '../documents/invoices.ts'
import { returnTimeEnds } from '../returns/return-until.ts'
import { lockOrder, moveOrder } from '../state.ts'
import type { OrderRow, OrderState, OrdersTables } from '../tables.ts'
import { booksOf } from './books.ts'
import {
  isForeign,
  isGone,
  isOwed,
  leftOf,
  lostOf,
  notHere,
  receivedOf,
  stillOwed,
  type Books,
} from './sums.ts'

const tables = (db: Db) => db.withTables<OrdersTables>()

/** Whether all the money of an order has gone back. */
const isWhole = async (tx: Db, order: OrderRow, books: Books): Promise<boolean> => {
  if (books.refunds.some(isOwed)) return false
  const gone = books.refunds.filter(isGone)
  if (gone.length === 0 && books.setOff === 0) return false
  const came = books.payments.reduce((sum, payment) => sum + receivedOf(payment), 0)
  const left = books.payments.reduce((sum, payment) => sum + leftOf(payment, books), 0)
  if (order.paid_at === null) return came > 0 && left === 0
  const own = gone.filter((refund) => !isForeign(refund))
  const back = own.reduce((sum, { amount_paise, withheld_paise }) => sum + amount_paise + withheld_paise, 0)
  if (own.length === 0 && books.setOff === 0) return false
  if (back >= order.total_paise) return true
  // What a lost dispute took, and what was never paid, counts only if all pieces of the order were returned; otherwise
  // the shopper has the pieces.
  if (!(await isCredited(tx, order.id))) return false
  return back + books.setOff + lostOf(books.disputes) >= order.total_paise - notHere(order, books)
}

const MAY_BE_REFUNDED: readonly OrderState[] = [
  'paid',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
  'under_review',
]

/** The state that a refunded order returns to when its money has not gone back after all. */
const before = (order: OrderRow): OrderState =>
  order.before_refund ?? (order.delivered_at ? 'delivered' : 'cancelled')

/**
 * Brings the sum and state of an order into line with its money. Needs the order's lock; returns the order as it is
 * then.
 */
export const followMoney = async (tx: Db, orderId: string, now: number): Promise<OrderRow> => {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new Error(`There is no order ${orderId}`)
  const books = await booksOf(tx, orderId)
  const refunded = books.refunds
    .filter((refund) => isGone(refund) && !isForeign(refund))
    .reduce((sum, { amount_paise }) => sum + amount_paise, 0)
  const shown = Math.min(refunded, order.total_paise)
  if (shown !== order.refunded_paise)
    await tables(tx)
      .updateTable('orders')
      .set({ refunded_paise: shown, updated_at: new Date(now) })
      .where('id', '=', orderId)
      .execute()
  const whole = await isWhole(tx, order, books)
  if (whole) await moveOrder(tx, orderId, MAY_BE_REFUNDED, 'refunded', now, { before_refund: order.status })
  else if (order.status === 'refunded')
    await moveOrder(tx, orderId, ['refunded'], before(order), now, { before_refund: null })
  await setVesting(tx, { ...order, status: whole ? 'refunded' : order.status }, books)
  return { ...order, refunded_paise: shown }
}

/** When an order's points may be spent: its time for returns is over, and nothing is being returned or disputed. */
const setVesting = async (tx: Db, order: OrderRow, books: Books): Promise<void> => {
  const until = returnTimeEnds(order)
  const waiting =
    until === undefined ||
    stillOwed(order, books) > 0 ||
    books.disputes.some(({ state }) => state === 'open' || state === 'inquiry') ||
    (await tables(tx)
      .selectFrom('returns')
      .select('id')
      .where('order_id', '=', order.id)
      .where('status', 'in', ['requested', 'approved'])
      .executeTakeFirst()) !== undefined
  await vestFrom(tx, {
    accountId: order.account_id,
    ref: `order:${order.id}`,
    at: waiting ? null : endOfDay(until),
  })
}
