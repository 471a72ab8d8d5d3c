import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db } from '#backend/lib/http/implement.ts'
import type { PersonaliseTables } from './tables.ts'

type OptionRow = Selectable<PersonaliseTables['personalise_options']>
/** The personalisation that one product can bear. */
export type Bears = Selectable<PersonaliseTables['product_personalisation']>

/** What personalisation adds: paise a piece, and working days. */
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

const priceListOf = (rows: readonly OptionRow[]): PriceList => {
  const one = (kind: OptionRow['kind']): Added => rows.find((row) => row.kind === kind) ?? FREE
  return { engraving: one('engraving'), stamp: one('stamp'), stones: rows.filter(isStone) }
}

/** What the house offers to everyone, as it is now. */
export const readPriceList = async (db: Db): Promise<PriceList> =>
  priceListOf(await tables(db).selectFrom('personalise_options').selectAll().orderBy('month').execute())

/** What this product can bear; undefined if it cannot be personalised. */
export const readBears = (db: Db, productId: string): Promise<Bears | undefined> =>
  tables(db)
    .selectFrom('product_personalisation')
    .selectAll()
    .where('product_id', '=', productId)
    .executeTakeFirst()

/** What a product on sale can bear, named by id or slug, together with the price list, both read at one moment. */
export const readOffer = async (
  db: Db,
  idOrSlug: string,
): Promise<{ id: string; bears: Bears | undefined; prices: PriceList } | undefined> => {
  const { rows } = await sql<{ id: string; bears: Bears | null; options: OptionRow[] | null }>`select p.id,
      (select to_json(b) from product_personalisation b where b.product_id = p.id) as bears,
      (select json_agg(o order by o.month) from personalise_options o) as options
    from products p where p.active and (p.id = ${idOrSlug} or p.slug = ${idOrSlug})
    order by p.id = ${idOrSlug} desc limit 1`.execute(db)
  const [row] = rows
  return row && { id: row.id, bears: row.bears ?? undefined, prices: priceListOf(row.options ?? []) }
}

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

/** Writes what products can bear. */
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
