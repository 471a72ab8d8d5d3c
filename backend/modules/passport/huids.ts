import { sql } from 'kysely'
import type { Db } from '#backend/lib/http/implement.ts'
import { anyOrder, linesOfOrder, passportsOf, type OrdersTables } from '../orders/api.ts'
import type { PassportTables } from './tables.ts'

const tables = (db: Db) => db.withTables<PassportTables & OrdersTables>()

/**
 * The first of these HUIDs that a piece of another line bears whose passport is valid, and the number of its order. A
 * piece that came back to the house is sold again with the HUID it has. Call it in the transaction that writes: nobody
 * else can record these HUIDs until it ends.
 */
export const borneElsewhere = async (
  tx: Db,
  huids: readonly string[],
  ownLines: readonly string[],
): Promise<{ readonly huid: string; readonly order: string } | undefined> => {
  if (huids.length === 0) return undefined
  // In one order, so that two who record the same pieces wait for each other and not both.
  for (const huid of huids.toSorted())
    await sql`select pg_advisory_xact_lock(hashtext(${`huid:${huid}`}))`.execute(tx)
  const others = await tables(tx)
    .selectFrom('made_pieces as made')
    .innerJoin('order_lines as line', 'line.id', 'made.line_id')
    .select(['made.huid', 'made.line_id', 'made.place', 'line.order_id'])
    .where('made.huid', 'in', huids)
    .where('made.line_id', 'not in', ownLines)
    .execute()
  for (const [orderId, made] of Map.groupBy(others, ({ order_id }) => order_id)) {
    const order = await anyOrder(tx, orderId)
    const passports = await passportsOf(tx, order, await linesOfOrder(tx, orderId))
    const valid = made.find(
      ({ line_id, place }) => !passports.get(line_id)?.find(({ piece }) => piece === place)?.ended,
    )
    if (valid?.huid) return { huid: valid.huid, order: order.number }
  }
  return undefined
}
