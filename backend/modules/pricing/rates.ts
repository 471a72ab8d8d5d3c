import { sql } from 'kysely'
import type { MetalRate } from '#contract/pricing.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import type { NewRate } from '#backend/lib/rows/json-columns.ts'
import { rupeesFromPaise } from '#backend/lib/trade/money.ts'
import type { PricingTables } from './tables.ts'

interface RateRow {
  metal: string
  purity: string
  paise_per_gram: number
  set_at: Date
  set_by: string
}

const toRate = (row: RateRow): MetalRate => ({
  metal: row.metal,
  purity: row.purity,
  perGram: rupeesFromPaise(row.paise_per_gram),
  setAt: row.set_at.toISOString(),
})

const toSetRate = (row: RateRow) => ({ ...toRate(row), setBy: row.set_by })

/** Today's rates, with who set them. */
export const currentSetRates = async (db: Db) => (await currentRows(db)).map(toSetRate)

/** Today's rates; nobody else sets any before this transaction ends. */
export const ratesForSetting = async (tx: Db): Promise<readonly MetalRate[]> => {
  await sql`select pg_advisory_xact_lock(hashtext('metal-rates'))`.execute(tx)
  return currentRates(tx)
}

/** Today's rates. */
export const currentRates = async (db: Db): Promise<MetalRate[]> => (await currentRows(db)).map(toRate)

const currentRows = async (db: Db): Promise<readonly RateRow[]> => {
  const { rows } =
    await sql<RateRow>`select distinct on (metal, purity) metal, purity, paise_per_gram, set_at, set_by
    from metal_rates order by metal, purity, id desc`.execute(db)
  return rows
}

/** Rates as they were set, newest first. */
export const rateHistory = async (
  db: Db,
  { metal, purity, limit }: { metal?: string | undefined; purity?: string | undefined; limit: number },
) => {
  let found = db
    .withTables<PricingTables>()
    .selectFrom('metal_rates')
    .select(['metal', 'purity', 'paise_per_gram', 'set_at', 'set_by'])
  if (metal !== undefined) found = found.where('metal', '=', metal)
  if (purity !== undefined) found = found.where('purity', '=', purity)
  const rows = await found.orderBy('id', 'desc').limit(limit).execute()
  return rows.map(toSetRate)
}

/** Notes rates; prices stay as they are. */
export const addRates = async (
  tx: Db,
  rates: readonly NewRate[],
  { at, by }: { at: Date; by: string },
): Promise<void> => {
  await tx
    .withTables<PricingTables>()
    .insertInto('metal_rates')
    .values(
      rates.map(({ metal, purity, paisePerGram }) => ({
        metal,
        purity,
        paise_per_gram: paisePerGram,
        set_at: at,
        set_by: by,
      })),
    )
    .execute()
}
