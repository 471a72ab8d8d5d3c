import type { Db } from '#backend/lib/http/implement.ts'
import { restore } from '../../points/api.ts'
import { note } from '../events.ts'
import { deliveryPart, isCredited } from '../documents/invoices.ts'
import { beforeOf } from '../returns/returns.ts'
import { chargedOf } from '../returns/shares.ts'
import { linesOfOrder, lockOrder, moveOrder } from '../state.ts'
import type { OrderRow, OrderState } from '../tables.ts'
import { releasePlain } from '../workshop.ts'
import { booksOf } from './books.ts'
import { giveBack } from './give-back.ts'
import { isForeign, isGone, isOwed, leftOf, type Books } from './sums.ts'

const NOT_LEFT: readonly OrderState[] = ['paid', 'processing', 'under_review']

/** Whether the house refunded everything, at least part of it at the provider, and no refund is under way. */
const allWentBack = (order: OrderRow, books: Books): boolean => {
  const gone = books.refunds.filter(isGone)
  if (books.refunds.some(isOwed) || !gone.some(({ cause }) => cause === 'elsewhere')) return false
  if (order.paid_at === null) return books.payments.every((payment) => leftOf(payment, books) === 0)
  const own = gone.filter((refund) => !isForeign(refund))
  return (
    own.reduce((sum, { amount_paise, withheld_paise }) => sum + amount_paise + withheld_paise, 0) >=
    order.total_paise
  )
}

/**
 * Ends an order that the house has refunded in full at the provider: pieces that were not shipped are on sale again,
 * spent points are given back, and a credit note cancels what no return has. Runs in the caller's transaction, before
 * `followMoney`. Repeating it changes nothing.
 */
export const endElsewhere = async (tx: Db, orderId: string, now: number): Promise<void> => {
  const order = await lockOrder(tx, orderId)
  if (!order || ['cancelled', 'refunded'].includes(order.status)) return
  const books = await booksOf(tx, orderId)
  if (!allWentBack(order, books)) return
  const notLeft = NOT_LEFT.includes(order.status)
  if (notLeft) {
    const held = order.paid_at === null ? [] : await linesOfOrder(tx, orderId)
    await releasePlain(tx, orderId, held, { now, requestId: 'refund-elsewhere' })
    await moveOrder(tx, orderId, NOT_LEFT, 'cancelled', now, { ended_because: 'house' })
    await note(tx, orderId, 'cancelled', now)
  }
  if (order.paid_at === null)
    return restore(tx, { accountId: order.account_id, ref: `order:${orderId}`, now })
  // It ended before, and the refund that ended it came back from the bank.
  if (await isCredited(tx, orderId)) return
  const [lines, back] = [await linesOfOrder(tx, orderId), await beforeOf(tx, orderId, ['refunded'])]
  const left = lines.flatMap((line) => {
    const before = back.get(line.id)
    const quantity = line.quantity - (before?.quantity ?? 0)
    return quantity > 0 ? [{ line, quantity, charged: chargedOf(line) - (before?.paise ?? 0) }] : []
  })
  await giveBack(tx, {
    order,
    cause: 'elsewhere',
    returnId: null,
    paise: 0,
    points: order.points_spent,
    parts: left.length > 0 ? [...left, ...deliveryPart(order, lines)] : [],
    reason: notLeft ? 'Order cancelled' : 'Refunded by the house',
    now,
  })
}
