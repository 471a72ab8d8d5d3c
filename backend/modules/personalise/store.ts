import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#backend/lib/implement.ts'
import type { PersonaliseTables } from './tables.ts'

type OptionRow = Selectable<PersonaliseTables['personalise_options']>
/** What one product bears. */
export type Bears = Selectable<PersonaliseTables['product_personalisation']>

/** What being made personal adds: paise a piece, and working days. */
interface Added {
  readonly paise: number
  readonly days: number
}
interface StonePrice extends Added {
  readonly name: string
  readonly month: number
}

/** The house's price list. */
export interface PriceList {
  readonly engraving: Added
  readonly stamp: Added
  /** January first. */
  readonly stones: readonly StonePrice[]
}

const FREE: Added = { paise: 0, days: 0 }
const tables = (db: Db) => db.withTables<PersonaliseTables>()

const isStone = (row: OptionRow): row is OptionRow & { month: number } => row.month !== null

export const readPriceList = async (db: Db): Promise<PriceList> => {
  const rows = await tables(db).selectFrom('personalise_options').selectAll().orderBy('month').execute()
  const one = (kind: OptionRow['kind']): Added => rows.find((row) => row.kind === kind) ?? FREE
  return { engraving: one('engraving'), stamp: one('stamp'), stones: rows.filter(isStone) }
}

/** What this product bears; undefined when it is sold as it is. */
export const readBears = (db: Db, productId: string): Promise<Bears | undefined> =>
  tables(db)
    .selectFrom('product_personalisation')
    .selectAll()
    .where('product_id', '=', productId)
    .executeTakeFirst()

/** Writes the price list, or a row of it. */
export const putOptions = async (
  tx: Db,
  rows: readonly Insertable<PersonaliseTables['personalise_options']>[],
): Promise<void> => {
  for (const row of rows)
    await tables(tx)
      .insertInto('personalise_options')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'name'])
          .doUpdateSet({ month: row.month, paise: row.paise, days: row.days }),
      )
      .execute()
}

/** Writes what products bear. */
export const putBears = async (
  tx: Db,
  rows: readonly Insertable<PersonaliseTables['product_personalisation']>[],
): Promise<void> => {
  for (const { product_id, ...row } of rows)
    await tables(tx)
      .insertInto('product_personalisation')
      .values({ product_id, ...row })
      .onConflict((conflict) => conflict.column('product_id').doUpdateSet(row))
      .execute()
}
