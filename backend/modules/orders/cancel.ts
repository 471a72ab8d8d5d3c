import { audit } from '#backend/lib/audit/audit.ts'
import { Refusal, type Db } from '#backend/lib/http/implement.ts'
import { restore } from '../points/api.ts'
import { note } from './events.ts'
import { wholeOrder } from './documents/invoices.ts'
import { followMoney } from './money/after.ts'
import { giveBack } from './money/give-back.ts'
import { endTransfer } from './money/receive.ts'
import { isBegun, linesOfOrder, lockOrder, move } from './state.ts'
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
  await move(tx, order.id, [order.status], 'cancelled', now, { ended_because: because })
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
 * The shopper cancels an order that waits for a bank transfer, or a paid one before the workshop begins. Repeating it
 * changes nothing; any other order is refused (409).
 */
export const cancelByShopper = async (
  tx: Db,
  { orderId, now, requestId }: { orderId: string; now: number; requestId: string },
): Promise<void> => {
  const order = await lockOrder(tx, orderId)
  if (order?.status === 'cancelled' && order.ended_because === 'shopper') return
  if (order?.status === 'refunded' && order.ended_because === 'shopper') return
  const transfer = await tx
    .withTables<OrdersTables>()
    .selectFrom('bank_transfers')
    .select('order_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (!order || !isCancellable(order, transfer !== undefined))
    throw new Refusal(409, 'CONFLICT', 'This order cannot be cancelled here. Please write to us.')
  if (order.status === 'pending_payment') await endTransfer(tx, orderId, 'shopper', now)
  else await cancelTaken(tx, order, { because: 'shopper', reason: 'You cancelled it.', now, requestId })
  await audit(tx, {
    event: 'order.cancelled-by-shopper',
    actor: 'shopper',
    accountId: order.account_id,
    subject: `order:${orderId}`,
    requestId,
    now,
  })
}
