import { sql, type RawBuilder } from 'kysely'
import { houseDay } from '#backend/lib/words/days.ts'
import { json } from '#backend/lib/store/db.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import type { NewRate } from '#backend/lib/rows/json-columns.ts'
import { DEFAULT_HSN, gstRate, TAX_CLASSES } from '#backend/lib/trade/tax-classes.ts'

/** Combinations whose price follows these rates, with its parts. */
const followers = (rates: readonly NewRate[], now: number, which: RawBuilder<unknown>) => {
  const day = houseDay(now)
  const gst = TAX_CLASSES.map(({ hsn }) => ({ hsn, bp: gstRate(hsn, day) }))
  return sql`select v.id, v.product_id, v.price_paise as before, g.bp,
        round(r."paisePerGram"::numeric * v.metal_weight_mg / 1000)::bigint as metal,
        sum(coalesce(pp.base_paise, pp.amount_paise)) filter (where pp.kind not in ('metal', 'gst')) as rest,
        max(coalesce(pp.base_paise, pp.amount_paise)) filter (where pp.kind = 'making') as making
      from product_variants v
      join products p on p.id = v.product_id
      -- Once for each combination, and not for each tax class that it may be of.
      cross join lateral (
        select regexp_replace(coalesce(p.hsn, ${DEFAULT_HSN}), '[^0-9]', '', 'g') as hsn offset 0) named
      join jsonb_to_recordset(${json(rates)}) as r(metal text, purity text, "paisePerGram" bigint)
        on r.metal = v.metal and r.purity = v.purity
      join jsonb_to_recordset(${json(gst)}) as g(hsn text, bp integer)
        on starts_with(named.hsn, g.hsn)
      join variant_price_parts pp on pp.variant_id = v.id
      -- A piece that is made for one shopper keeps the price that it was offered at.
      where v.metal_weight_mg is not null and p.sold_until is null and ${which}
      group by v.id, g.bp, r."paisePerGram"
      having count(*) filter (where pp.kind = 'metal') = 1 and count(*) filter (where pp.kind = 'making') = 1
        and count(*) filter (where pp.kind = 'gst') = 1`
}
const PRICED = sql`select *, (round((metal + rest) * (10000 + bp) / 10000 / 100) * 100)::bigint as price from todo`

interface Example {
  readonly name: string
  readonly sku: string
  readonly before: number
  readonly price: number
}

/** What new rates would change, as far as it was examined. Paise. */
export interface Effect {
  readonly products: number
  readonly combinations: number
  readonly dearer: number
  /** Those with the largest change. */
  readonly examples: readonly Example[]
  /** True if there was no time to examine the rest: each count is then a lower limit. */
  readonly floor: boolean
}

const EXAMPLES = 5
/** This many products are examined with one statement. */
const LOOKED_AT = 1_000

const farthest = (examples: readonly Example[]): readonly Example[] =>
  examples
    .toSorted(
      (a, b) => Math.abs(b.price - b.before) - Math.abs(a.price - a.before) || (a.sku < b.sku ? -1 : 1),
    )
    .slice(0, EXAMPLES)

/**
 * What these rates would change: calculated as `reprice` writes it, but nothing is written. Takes no longer than
 * `until` (`performance.now()`).
 */
export const effectOf = async (
  db: Db,
  rates: readonly NewRate[],
  now: number,
  until: number,
): Promise<Effect> => {
  let effect: Effect = { products: 0, combinations: 0, dearer: 0, examples: [], floor: false }
  for (let after = ''; ;) {
    const { rows } = await sql<
      Omit<Effect, 'floor' | 'examples'> & {
        looked: number
        last: string | null
        examples: Example[] | null
      }
    >`with next as materialized (select id from products where id > ${after} order by id limit ${LOOKED_AT}),
      todo as (${followers(rates, now, sql`v.product_id = any (array(select id from next))`)}), priced as (${PRICED}),
      changed as (select * from priced where price <> before),
      most as (
        select p.name, v.sku, c.before, c.price from changed c
        join product_variants v on v.id = c.id join products p on p.id = c.product_id
        order by abs(c.price - c.before) desc, v.sku limit ${EXAMPLES})
      select count(distinct product_id)::integer as products, count(*)::integer as combinations,
        (count(*) filter (where price > before))::integer as dearer,
        (select json_agg(most) from most) as examples,
        (select count(*)::integer from next) as looked, (select max(id) from next) as last from changed`.execute(
      db,
    )
    const [found] = rows
    if (!found) return effect
    effect = {
      products: effect.products + found.products,
      combinations: effect.combinations + found.combinations,
      dearer: effect.dearer + found.dearer,
      examples: farthest([...effect.examples, ...(found.examples ?? [])]),
      floor: false,
    }
    if (found.last === null || found.looked < LOOKED_AT) return effect
    if (performance.now() >= until) return { ...effect, floor: true }
    after = found.last
  }
}

/**
 * Sets new prices of those of these products that follow these rates: metal by weight and rate, stones and making
 * unchanged, GST on top, in whole rupees. Making absorbs the rounding, each time starting from its original value.
 * Combinations whose price has other parts than one metal, one making and one GST keep their price. Returns which
 * products follow, and how many combinations changed; a second call changes none. Call it inside a transaction: the
 * parts, the combinations and the product change together.
 */
export const reprice = async (
  tx: Db,
  rates: readonly NewRate[],
  productIds: readonly string[],
  now: number,
): Promise<{ readonly products: readonly string[]; readonly changed: number }> => {
  // In the order in which an order takes its pieces: two that want the same ones never wait for each other in a cycle.
  // The ids stay in the database: thousands of rows in this program would be garbage, and readers wait while it is
  // collected.
  const { rows: found } = await sql<{
    products: readonly string[] | null
  }>`select array_agg(distinct product_id) as products,
      length(set_config('shop.repriced', array_agg(id)::text, true)) as kept from (
    select v.id, v.product_id from product_variants v
    join jsonb_to_recordset(${json(rates)}) as r(metal text, purity text) on r.metal = v.metal and r.purity = v.purity
    where v.metal_weight_mg is not null and v.product_id = any (${productIds}::text[])
    order by v.id for no key update of v) locked`.execute(tx)
  const products = found[0]?.products
  if (!products) return { products: [], changed: 0 }
  const { rows } = await sql<{ changed: number }>`with todo as (
      ${followers(rates, now, sql`v.id = any (current_setting('shop.repriced')::text[])`)}
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
  return {
    products,
    changed: rows[0]?.changed ?? 0,
  }
}
