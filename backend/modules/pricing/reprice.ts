import { sql, type RawBuilder } from 'kysely'
import { houseDay } from '#backend/lib/days.ts'
import { json } from '#backend/lib/db.ts'
import type { Db } from '#backend/lib/implement.ts'
import type { NewRate } from '#backend/lib/json-columns.ts'
import { DEFAULT_HSN, gstRate, TAX_CLASSES } from '#backend/lib/tax-classes.ts'

/** Combinations that follow these rates, with what their price is made of. */
const followers = (rates: readonly NewRate[], now: number, which: RawBuilder<unknown>) => {
  const day = houseDay(now)
  const gst = TAX_CLASSES.map(({ hsn }) => ({ hsn, bp: gstRate(hsn, day) }))
  return sql`select v.id, v.product_id, v.price_paise as before, g.bp,
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
      where v.metal_weight_mg is not null and ${which}
      group by v.id, g.bp, r."paisePerGram"
      having count(*) filter (where pp.kind = 'metal') = 1 and count(*) filter (where pp.kind = 'making') = 1
        and count(*) filter (where pp.kind = 'gst') = 1`
}
const PRICED = sql`select *, (round((metal + rest) * (10000 + bp) / 10000 / 100) * 100)::bigint as price from todo`

/** What these rates would change: as `reprice` writes it, and nothing is written. Paise. */
export const effectOf = async (db: Db, rates: readonly NewRate[], now: number) => {
  const { rows } = await sql<{
    products: number
    combinations: number
    dearer: number
    examples: { name: string; sku: string; before: number; price: number }[] | null
  }>`with todo as (${followers(rates, now, sql`true`)}), priced as (${PRICED}),
    changed as (select * from priced where price <> before),
    most as (
      select p.name, v.sku, c.before, c.price from changed c
      join product_variants v on v.id = c.id join products p on p.id = c.product_id
      order by abs(c.price - c.before) desc, v.sku limit 5)
    select count(distinct product_id)::integer as products, count(*)::integer as combinations,
      (count(*) filter (where price > before))::integer as dearer,
      (select json_agg(most) from most) as examples from changed`.execute(db)
  const [found] = rows
  return {
    products: found?.products ?? 0,
    combinations: found?.combinations ?? 0,
    dearer: found?.dearer ?? 0,
    examples: found?.examples ?? [],
  }
}

/**
 * Prices these products anew where they follow these rates: metal by weight and rate, stones and making as they were, GST
 * on them, whole rupees; making takes up the rounding, each time from what it was at first. Combinations whose price has
 * other parts than one metal, one making and one GST keep their price. Answers how many became another; asked again,
 * none do. Call it inside a transaction: the parts, the combinations and the product change together.
 */
export const reprice = async (
  tx: Db,
  rates: readonly NewRate[],
  productIds: readonly string[],
  now: number,
): Promise<number> => {
  // In the order in which an order takes its pieces: two that want the same ones never wait for each other in a ring.
  await sql`select from product_variants where product_id = any (${productIds}::text[]) order by id for no key update`.execute(
    tx,
  )
  const { rows } = await sql<{ changed: number }>`with todo as (
      ${followers(rates, now, sql`v.product_id = any (${productIds}::text[])`)}
    ), priced as (
      ${PRICED}
    ), taxed as (
      select *, (2 * round(price::numeric * bp / (2 * (10000 + bp))))::bigint as gst from priced
    ), parts as (
      update variant_price_parts pp set
        amount_paise = case pp.kind when 'metal' then t.metal when 'gst' then t.gst
          else t.making + (t.price - t.gst - t.metal - t.rest) end,
        base_paise = case when pp.kind = 'making' then coalesce(pp.base_paise, pp.amount_paise) end
      from taxed t where pp.variant_id = t.id and pp.kind in ('metal', 'making', 'gst')
    ), variants as (
      update product_variants v set price_paise = t.price from taxed t where v.id = t.id and t.before <> t.price
      returning v.id, v.product_id, v.is_default, v.price_paise
    ), listed as (
      update products p set price_paise = coalesce(v.listed, p.price_paise), updated_at = ${new Date(now)}
      from (select product_id, max(price_paise) filter (where is_default) as listed from variants group by 1) v
      where v.product_id = p.id
    )
    select count(*)::integer as changed from variants`.execute(tx)
  return rows[0]?.changed ?? 0
}
