import { Refusal, type Db } from '#backend/lib/http/implement.ts'
import type { LineRow } from './tables.ts'
import type { BagTables } from './tables.ts'

const tables = (db: Db) => db.withTables<BagTables>()

/** Lines of a bag in the order in which they were put in. */
export const linesOf = async (db: Db, bagId: string): Promise<LineRow[]> => {
  const rows = await tables(db)
    .selectFrom('bag_lines')
    .selectAll()
    .where('bag_id', '=', bagId)
    .orderBy('seq')
    .execute()
  return rows.map(({ mounting_variant_id: mounting, ...row }) => ({
    ...row,
    variant_id: mounting ?? row.variant_id,
  }))
}

/**
 * How the variants of a line are stored: an older program, which does not know set pieces, finds no variant for such a
 * line.
 */
export const storedVariants = ({
  variant_id,
  set_variant_id,
}: Pick<LineRow, 'variant_id' | 'set_variant_id'>) =>
  set_variant_id === null
    ? { variant_id, set_variant_id, mounting_variant_id: null }
    : { variant_id: `${variant_id}+${set_variant_id}`, set_variant_id, mounting_variant_id: variant_id }

/** The variants whose stock each piece of a line uses: its own, and that of the stone set in it. */
export const variantsOf = ({
  variant_id,
  set_variant_id,
}: Pick<LineRow, 'variant_id' | 'set_variant_id'>): string[] =>
  set_variant_id === null ? [variant_id] : [variant_id, set_variant_id]

export const setQuantity = async (tx: Db, lineId: string, quantity: number): Promise<void> => {
  await tables(tx).updateTable('bag_lines').set({ quantity }).where('id', '=', lineId).execute()
}

export const outOfStock = (left: number): Refusal => {
  const sentence =
    left <= 0 ? 'This piece is sold out.' : left === 1 ? 'Only one is left.' : `Only ${left} are left.`
  return new Refusal(409, 'OUT_OF_STOCK', sentence, { fields: { quantity: sentence } })
}
