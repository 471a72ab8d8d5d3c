import type { Db } from '#backend/lib/http/implement.ts'
import type { OrdersTables } from '../tables.ts'

const tables = (db: Db) => db.withTables<OrdersTables>()

/**
 * What each of these returns refunds, in paise, by id: its pieces, and the delivery price with the last piece of an
 * order; if several returns are open, with the one that completes the order. What was never paid is deducted once the
 * pieces have arrived.
 */
export const returnAmounts = async (db: Db, ids: readonly string[]): Promise<Map<string, number>> => {
  if (ids.length === 0) return new Map()
  const all = await tables(db)
    .selectFrom('returns as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .innerJoin('return_lines as l', 'l.return_id', 'r.id')
    .select(['r.id', 'r.order_id', 'r.status', 'r.set_off_paise', 'o.delivery_paise'])
    .select((eb) => [
      eb.fn.sum<string | number>('l.amount_paise').as('paise'),
      eb.fn.sum<string | number>('l.quantity').as('pieces'),
    ])
    .where('r.order_id', 'in', (query) =>
      query.selectFrom('returns').select('order_id').where('id', 'in', ids),
    )
    .groupBy(['r.id', 'o.delivery_paise'])
    .orderBy('r.updated_at')
    .execute()
  const orderIds = [...new Set(all.map(({ order_id }) => order_id))]
  if (orderIds.length === 0) return new Map()
  const bought = await tables(db)
    .selectFrom('order_lines')
    .select((eb) => ['order_id', eb.fn.sum<string | number>('quantity').as('pieces')])
    .where('order_id', 'in', orderIds)
    .groupBy('order_id')
    .execute()
  const amounts = new Map<string, number>()
  for (const { order_id, pieces } of bought) {
    const own = all.filter((row) => row.order_id === order_id)
    const back = own.filter(({ status }) => status === 'refunded')
    const came = back.reduce((sum, row) => sum + Number(row.pieces), 0)
    const last = came === Number(pieces) ? back.at(-1) : undefined
    for (const row of own) {
      const isOpen = row.status === 'requested' || row.status === 'approved'
      const withDelivery = row === last || (isOpen && came + Number(row.pieces) === Number(pieces))
      amounts.set(row.id, Number(row.paise) + (withDelivery ? row.delivery_paise : 0) - row.set_off_paise)
    }
  }
  return amounts
}
