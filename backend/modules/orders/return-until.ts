import { RETURN_DAYS } from '#contract/orders.ts'
import { daysLater } from '#backend/lib/days.ts'
import type { OrderRow } from './tables.ts'

/** The last day on which pieces may be returned; undefined while nothing can be. */
export const returnUntil = (
  order: Pick<OrderRow, 'status' | 'delivered_at' | 'return_days'>,
): string | undefined =>
  order.status === 'delivered' && order.delivered_at
    ? daysLater(order.delivered_at.getTime(), order.return_days ?? RETURN_DAYS)
    : undefined
