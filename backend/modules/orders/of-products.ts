import type { Db } from '#backend/lib/http/implement.ts'
import type { OrdersTables } from './tables.ts'

export interface OrderOfProduct {
  readonly id: string
  readonly number: string
  readonly cancelled: boolean
}

/**
 * The account's newest order for each of these products, by product; orders that ended before anything was paid are
 * left out.
 */
export const ordersOfProducts = async (
  db: Db,
  accountId: string,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, OrderOfProduct>> => {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .withTables<OrdersTables>()
    .selectFrom('orders as o')
    .innerJoin('order_lines as l', 'l.order_id', 'o.id')
    .select(['l.product_id', 'o.id', 'o.number', 'o.status'])
    .where('o.account_id', '=', accountId)
    .where((eb) =>
      eb.or([
        eb('o.status', '<>', 'cancelled'),
        eb('o.paid_at', 'is not', null),
        eb('o.advance_paid_at', 'is not', null),
      ]),
    )
    .where('l.product_id', 'in', [...productIds])
    .orderBy('o.created_at')
    .execute()
  return new Map(
    rows.map(({ product_id, id, number, status }) => [
      product_id,
      // A cancelled order is refunded once its money has gone back.
      { id, number, cancelled: status === 'cancelled' || status === 'refunded' },
    ]),
  )
}
