import type { OrderEvent } from '#contract/orders.ts'
import type { Db } from '#backend/lib/implement.ts'
import type { OrdersTables } from './tables.ts'

/** Adds a step to the order's timeline. */
export const note = async (
  tx: Db,
  orderId: string,
  kind: OrderEvent['kind'],
  now: number,
  words?: string,
): Promise<void> => {
  await tx
    .withTables<OrdersTables>()
    .insertInto('order_events')
    .values({ order_id: orderId, kind, note: words ?? null, at: new Date(now) })
    .execute()
}

/** Replaces the text of a step by the reason for it. */
export const explain = async (
  tx: Db,
  orderId: string,
  kind: OrderEvent['kind'],
  words: string,
): Promise<void> => {
  await tx
    .withTables<OrdersTables>()
    .updateTable('order_events')
    .set({ note: words })
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .execute()
}
