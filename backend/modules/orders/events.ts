import type { OrderEvent } from '#contract/orders.ts'
import type { Db } from '#backend/lib/implement.ts'
import type { OrdersTables } from './tables.ts'

type Kept = Exclude<OrderEvent['kind'], 'return-closed'>

/** The step as the contract has it: what closes a return is kept as a declined one, which the release before knows. */
export const kindOf = ({
  kind,
  closes,
}: {
  readonly kind: OrderEvent['kind']
  readonly closes: boolean
}): OrderEvent['kind'] => (closes ? 'return-closed' : kind)

/** Adds to the timeline that an approved return is over without a refund. */
export const noteClosed = async (tx: Db, orderId: string, now: number, words: string): Promise<void> => {
  await tx
    .withTables<OrdersTables>()
    .insertInto('order_events')
    .values({ order_id: orderId, kind: 'return-declined', closes: true, note: words, at: new Date(now) })
    .execute()
}

/** Adds a step to the order's timeline. */
export const note = async (
  tx: Db,
  orderId: string,
  kind: Kept,
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
