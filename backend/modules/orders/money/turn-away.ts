import { audit } from '#backend/lib/audit/audit.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { endUnpaid, lockOrder } from '../state.ts'
import { giveBack } from './give-back.ts'

/** Money came for an order that can no longer be fulfilled: it is refunded, and the order says so. */
export const turnAway = async (tx: Db, { orderId, now }: { orderId: string; now: number }): Promise<void> => {
  await endUnpaid(tx, orderId, 'lapsed', now)
  const order = await lockOrder(tx, orderId)
  if (!order) throw new Error(`There is no order ${orderId}`)
  await giveBack(tx, {
    order,
    cause: 'late',
    returnId: null,
    paise: 'all',
    points: 0,
    parts: [],
    reason: 'Paid too late',
    now,
  })
  await audit(tx, {
    event: 'order.paid-too-late',
    actor: 'system',
    accountId: order.account_id,
    subject: `order:${orderId}`,
    now,
  })
}
