import type { Return } from '#contract/order-returns.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { rupeesFromPaise } from '#backend/lib/trade/money.ts'
import { returnAmounts } from './return-amounts.ts'
import { statusOf } from './returns.ts'
import type { OrderLineRow, OrdersTables } from '../tables.ts'

const tables = (db: Db) => db.withTables<OrdersTables>()

/** The returns of an order, oldest first. */
export const returnsOf = async (
  db: Db,
  orderId: string,
  lines: readonly OrderLineRow[],
): Promise<Return[]> => {
  const rows = await tables(db)
    .selectFrom('returns')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('requested_at')
    .execute()
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const parts = await tables(db)
    .selectFrom('return_lines')
    .selectAll()
    .where('return_id', 'in', ids)
    .execute()
  const amounts = await returnAmounts(db, ids)
  return rows.map((row) => {
    const own = parts.filter((part) => part.return_id === row.id)
    return {
      _id: row.id,
      status: statusOf(row),
      reason: row.reason,
      ...(row.closed_as !== null && { closedAs: row.closed_as }),
      requestedAt: row.requested_at.toISOString(),
      amount: rupeesFromPaise(amounts.get(row.id) ?? 0),
      points: own.reduce((sum, part) => sum + part.points, 0),
      items: own.map((part) => ({
        itemId: part.line_id,
        name: lines.find(({ id }) => id === part.line_id)?.name ?? '',
        quantity: part.quantity,
        ...(part.places && { pieces: [...part.places] }),
      })),
    }
  })
}
