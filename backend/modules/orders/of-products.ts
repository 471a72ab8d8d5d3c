import type { Db } from '#backend/lib/implement.ts'
import type { OrdersTables } from './tables.ts'

/** The account's newest order of each of these products, by product; none that fell away before anything was paid. */
export const ordersOfProducts = async (
  db: Db,
  accountId: string,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: string; readonly number: string }>> => {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .withTables<OrdersTables>()
    .selectFrom('orders as o')
    .innerJoin('order_lines as l', 'l.order_id', 'o.id')
    .select(['l.product_id', 'o.id', 'o.number'])
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
  return new Map(rows.map(({ product_id, id, number }) => [product_id, { id, number }]))
}
