import { audit } from '#backend/lib/audit/audit.ts'
import { Refusal, type Db } from '#backend/lib/http/implement.ts'
import { restore } from '../points/api.ts'
import { explain, note } from './events.ts'
import { wholeOrder } from './documents/invoices.ts'
import { followMoney } from './money/after.ts'
import { giveBack } from './money/give-back.ts'
import { endTransfer } from './money/receive.ts'
import { ENDED, isBegun, linesOfOrder, lockOrder, moveOrder } from './state.ts'
import type { OrderRow, OrdersTables } from './tables.ts'
import { releasePlain } from './workshop.ts'

/**
 * Ends a paid order: its pieces are on sale again, or go to the workshop if they were made for one person, spent points
 * are given back, earned ones withdrawn, and each payment is refunded. Needs the order's lock.
 */
export const cancelTaken = async (
  tx: Db,
  order: OrderRow,
  acting: { because: 'house' | 'shopper'; reason: string; now: number; requestId: string },
): Promise<void> => {
  const { because, reason, now } = acting
  await moveOrder(tx, order.id, [order.status], 'cancelled', now, { ended_because: because })
  // An order that was never fulfilled has its spent points back at most once, and has no invoice to cancel.
  const fulfilled = order.paid_at !== null
  const taken = fulfilled || isBegun(order)
  const lines = taken ? await linesOfOrder(tx, order.id) : []
  // The piece may be engraved already, whether or not the house said that work has begun.
  const actor = because === 'shopper' ? 'shopper' : 'operator'
  await releasePlain(tx, order.id, lines, { actor, now, requestId: acting.requestId })
  if (!fulfilled && order.points_spent > 0)
    await restore(tx, { accountId: order.account_id, ref: `order:${order.id}`, now })
  await giveBack(tx, {
    order,
    cause: taken ? 'cancelled' : 'review',
    returnId: null,
    paise: 'all',
    points: fulfilled ? order.points_spent : 0,
    parts: taken ? wholeOrder(order, lines) : [],
    reason: 'Order cancelled',
    now,
  })
  await note(tx, order.id, 'cancelled', now, reason)
  await followMoney(tx, order.id, now)
}

/** Whether the shopper may still cancel the order: while it waits for a transfer, and until the workshop begins. */
export const isCancellable = (order: OrderRow, hasTransfer: boolean): boolean =>
  order.status === 'paid' || (order.status === 'pending_payment' && hasTransfer)

/**
 * Cancels an order that has ended because it was not paid in time, perhaps in this very moment: money that comes late
 * must not place it any more. False for any other order. Needs the order's lock.
 */
export const cancelLapsed = async (
  tx: Db,
  order: OrderRow,
  { because, reason, now }: { because: 'house' | 'shopper'; reason: string; now: number },
): Promise<boolean> => {
  if (order.status !== 'cancelled' || order.ended_because !== 'lapsed') return false
  await moveOrder(tx, order.id, ['cancelled'], 'cancelled', now, { ended_because: because })
  await explain(tx, order.id, 'cancelled', reason)
  return true
}

/** The order has been cancelled, whoever did it, and all of its money has gone back or will. */
const isCancelled = ({ status, ended_because }: OrderRow): boolean =>
  status === 'cancelled' || (status === 'refunded' && ended_because !== null)

/**
 * The shopper cancels an order that waits for its payment, or a paid one before the workshop begins. One that has been
 * cancelled meanwhile, or before, is what they want; any other order is refused (409).
 */
export const cancelByShopper = async (
  tx: Db,
  { orderId, now, requestId }: { orderId: string; now: number; requestId: string },
): Promise<void> => {
  const trail = (accountId: string) =>
    audit(tx, {
      event: 'order.cancelled-by-shopper',
      actor: 'shopper',
      accountId,
      subject: `order:${orderId}`,
      requestId,
      now,
    })
  const order = await lockOrder(tx, orderId)
  if (order && isCancelled(order)) {
    // Whoever looks at a payment page that was closed for the shopper may have ended the order first.
    if (await cancelLapsed(tx, order, { because: 'shopper', reason: ENDED.shopper, now }))
      await trail(order.account_id)
    return
  }
  const transfer = await tx
    .withTables<OrdersTables>()
    .selectFrom('bank_transfers')
    .select('order_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (!order || !isCancellable(order, transfer !== undefined))
    throw new Refusal(409, 'CONFLICT', 'This order cannot be cancelled here. Please write to us.')
  if (order.status === 'pending_payment') await endTransfer(tx, orderId, 'shopper', now)
  else await cancelTaken(tx, order, { because: 'shopper', reason: ENDED.shopper, now, requestId })
  await trail(order.account_id)
}
