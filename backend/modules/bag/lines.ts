import { Refusal, type Db } from '#backend/lib/implement.ts'
import type { LineRow } from './tables.ts'
import type { BagTables } from './tables.ts'

const tables = (db: Db) => db.withTables<BagTables>()

/** Lines of a bag in the order in which they were put in. */
export const linesOf = (db: Db, bagId: string): Promise<LineRow[]> =>
  tables(db).selectFrom('bag_lines').selectAll().where('bag_id', '=', bagId).orderBy('seq').execute()

export const setQuantity = async (tx: Db, lineId: string, quantity: number): Promise<void> => {
  await tables(tx).updateTable('bag_lines').set({ quantity }).where('id', '=', lineId).execute()
}

export const outOfStock = (left: number): Refusal => {
  const sentence =
    left <= 0 ? 'This piece is sold out.' : left === 1 ? 'Only one is left.' : `Only ${left} are left.`
  return new Refusal(409, 'OUT_OF_STOCK', sentence, { quantity: sentence })
}
