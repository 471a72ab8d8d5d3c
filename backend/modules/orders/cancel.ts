import { audit } from '#backend/lib/audit.ts'
import { Refusal, type Db } from '#backend/lib/implement.ts'
import { endTransfer } from './money/receive.ts'
import { lockOrder } from './state.ts'
import type { OrdersTables } from './tables.ts'

/** The shopper no longer wants an order that waits for a bank transfer. Twice is once; any other order is refused (409). */
export const cancelByShopper = async (
  tx: Db,
  { orderId, now, requestId }: { orderId: string; now: number; requestId: string },
): Promise<void> => {
  const order = await lockOrder(tx, orderId)
  if (order?.status === 'cancelled' && order.ended_because === 'shopper') return
  const transfer = await tx
    .withTables<OrdersTables>()
    .selectFrom('bank_transfers')
    .select('order_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (!order || !transfer || !(await endTransfer(tx, orderId, 'shopper', now)))
    throw new Refusal(409, 'CONFLICT', 'This order cannot be cancelled here. Please write to us.')
  await audit(tx, {
    event: 'order.cancelled-by-shopper',
    actor: 'shopper',
    accountId: order.account_id,
    subject: `order:${orderId}`,
    requestId,
    now,
  })
}
