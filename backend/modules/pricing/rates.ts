import { sql } from 'kysely'
import type { MetalRate } from '#contract/pricing.ts'
import { notifyChange } from '#backend/lib/changes.ts'
import { json } from '#backend/lib/db.ts'
import { houseDay } from '#backend/lib/days.ts'
import type { Db } from '#backend/lib/implement.ts'
import { rupeesFromPaise } from '#backend/lib/money.ts'
import { DEFAULT_HSN, gstRate, TAX_CLASSES } from '#backend/lib/tax-classes.ts'
import type { PricingTables } from './tables.ts'

/** A rate to be set. */
export interface NewRate {
  readonly metal: string
  readonly purity: string
  readonly paisePerGram: number
}

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

/** Today's rates. */
export const currentRates = async (db: Db): Promise<MetalRate[]> => {
  const { rows } =
    await sql<RateRow>`select distinct on (metal, purity) metal, purity, paise_per_gram, set_at, set_by
    from metal_rates order by metal, purity, id desc`.execute(db)
  return rows.map(toRate)
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
  return rows.map((row) => ({ ...toRate(row), setBy: row.set_by }))
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

/**
 * Prices anew what follows these rates: metal by weight and rate, stones and making as they were, GST on them, whole
 * rupees; making takes up the rounding, each time from what it was at first. Pieces whose price has other parts than
 * one metal, one making and one GST keep their price. Answers how many combinations changed.
 */
export const reprice = async (tx: Db, rates: readonly NewRate[], now: number): Promise<number> => {
  const day = houseDay(now)
  const gst = TAX_CLASSES.map(({ hsn }) => ({ hsn, bp: gstRate(hsn, day) }))
  const { rows } = await sql<{ id: string; product_id: string; changed: boolean }>`with todo as (
      select v.id, v.product_id, v.price_paise as before, g.bp,
        round(r."paisePerGram"::numeric * v.metal_weight_mg / 1000)::bigint as metal,
        sum(coalesce(pp.base_paise, pp.amount_paise)) filter (where pp.kind not in ('metal', 'gst')) as rest,
        max(coalesce(pp.base_paise, pp.amount_paise)) filter (where pp.kind = 'making') as making
      from product_variants v
      join products p on p.id = v.product_id
      join jsonb_to_recordset(${json(rates)}) as r(metal text, purity text, "paisePerGram" bigint)
        on r.metal = v.metal and r.purity = v.purity
      join jsonb_to_recordset(${json(gst)}) as g(hsn text, bp integer)
        on starts_with(regexp_replace(coalesce(p.hsn, ${DEFAULT_HSN}), '[^0-9]', '', 'g'), g.hsn)
      join variant_price_parts pp on pp.variant_id = v.id
      where v.metal_weight_mg is not null
      group by v.id, g.bp, r."paisePerGram"
      having count(*) filter (where pp.kind = 'metal') = 1 and count(*) filter (where pp.kind = 'making') = 1
        and count(*) filter (where pp.kind = 'gst') = 1
    ), priced as (
      select *, (round((metal + rest) * (10000 + bp) / 10000 / 100) * 100)::bigint as price from todo
    ), taxed as (
      select *, (2 * round(price::numeric * bp / (2 * (10000 + bp))))::bigint as gst from priced
    ), parts as (
      update variant_price_parts pp set
        amount_paise = case pp.kind when 'metal' then t.metal when 'gst' then t.gst
          else t.making + (t.price - t.gst - t.metal - t.rest) end,
        base_paise = case when pp.kind = 'making' then coalesce(pp.base_paise, pp.amount_paise) end
      from taxed t where pp.variant_id = t.id and pp.kind in ('metal', 'making', 'gst')
    )
    update product_variants v set price_paise = t.price from taxed t where v.id = t.id
    returning v.id, v.product_id, t.before <> t.price as changed`.execute(tx)
  const changed = rows.filter((row) => row.changed)
  const products = [...new Set(changed.map((row) => row.product_id))]
  if (products.length > 0) {
    await sql`update products p set price_paise = v.price_paise, updated_at = ${new Date(now)}
      from product_variants v where v.product_id = p.id and v.is_default and p.id = any (${products}::text[])`.execute(
      tx,
    )
  }
  await notifyChange(tx, 'rate', 'all')
  for (const id of products) await notifyChange(tx, 'product', id)
  return changed.length
}
