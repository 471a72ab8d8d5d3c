import { sql } from 'kysely'
import type { Db, Deps } from '#backend/lib/http/implement.ts'
import { indexProducts } from '../modules/catalogue/api.ts'

const BATCH = 5_000

/** Numbers of copies, each with the product that it is a copy of. */
const numbered = (from: number, to: number) => sql`with base as (
    select *, row_number() over (order by id) - 1 as at, count(*) over () as total from products where id not like 'copy-%'
  ), numbered as (
    select n, (hashint4(n) & 2147483647) as h, base.* from generate_series(${from}::integer, ${to}::integer) n
    join base on base.at = n % base.total
  )`

/** Each copy with one combination and without parts of its price. */
const oneEach = async (tx: Db, from: number, to: number) => {
  await sql`insert into product_variants (id, product_id, sku, price_paise, stock, is_default)
    select p.id, p.id, upper(p.id), p.price_paise, p.sales_count % 9, true
    from products p join generate_series(${from}::integer, ${to}::integer) n on p.id = 'copy-' || n
    on conflict do nothing`.execute(tx)
}

/**
 * Each copy with all combinations of its product and the parts of their prices, so that it follows the metal rates.
 */
const everyCombination = async (tx: Db, from: number, to: number) => {
  await sql`${numbered(from, to)}
    insert into product_variants (id, product_id, sku, metal, purity, size, stone, stone_quality, price_paise, stock,
      metal_weight_mg, weight_mg, is_default, making_days, position, active, options)
    select n || '-' || v.id, 'copy-' || n, n || '-' || v.sku, v.metal, v.purity, v.size, v.stone, v.stone_quality, v.price_paise,
      v.stock, v.metal_weight_mg, v.weight_mg, v.is_default, v.making_days, v.position, v.active, v.options
    from numbered p join product_variants v on v.product_id = p.id on conflict do nothing`.execute(tx)
  await sql`${numbered(from, to)}
    insert into variant_price_parts (variant_id, position, kind, label, amount_paise, base_paise)
    select n || '-' || v.id, pp.position, pp.kind, pp.label, pp.amount_paise, pp.base_paise
    from numbered p join product_variants v on v.product_id = p.id join variant_price_parts pp on pp.variant_id = v.id
    on conflict do nothing`.execute(tx)
  await sql`update products p set price_paise = v.price_paise from product_variants v
    where v.product_id = p.id and v.is_default and v.price_paise <> p.price_paise
      and p.id in (select 'copy-' || n from generate_series(${from}::integer, ${to}::integer) n)`.execute(tx)
}

/**
 * Multiplies the catalogue for measurements: copies of the real products with names, prices, ages and sales of their
 * own, until there are `count`. The same count gives the same rows. A copy has one combination, or with `combinations`
 * all of its product's, whose prices then follow the metal rates.
 */
export const multiplyProducts = async (
  deps: Deps,
  count: number,
  progress: (made: number) => void,
  { combinations = false } = {},
): Promise<void> => {
  const { db } = deps
  for (let from = 1; from <= count; from += BATCH) {
    const to = Math.min(from + BATCH - 1, count)
    await db.transaction().execute(async (tx) => {
      await sql`${numbered(from, to)}
        insert into products (id, slug, name, subtitle, description, images, media, material, metal_type, band_type, size, resizable, purity,
          made_in, diamond_carats, is_top_collection, category_ids, collections, gender, type, tags, background, gross_weight_mg, stones,
          hsn, making_days, price_paise, sales_count, rank, keys, search_name, search_facts, search_text, created_at)
        select 'copy-' || n, slug || '-' || n, name || ' ' || n, subtitle, description, images, media, material, metal_type, band_type, size,
          resizable, purity, made_in, diamond_carats, h % 5 = 0, category_ids, collections, gender, type, tags, background, gross_weight_mg,
          stones, hsn, making_days, (price_paise / 100 * (70 + h % 60) / 100) * 100, h % 10000, h % 1000000, keys, search_name || ' ' || n, search_facts, search_text,
          timestamptz '2024-01-01' + (h % 900) * interval '1 day' + (n % 86400) * interval '1 second'
        from numbered on conflict do nothing`.execute(tx)
      await (combinations ? everyCombination : oneEach)(tx, from, to)
    })
    progress(to)
  }
  await indexProducts(deps)
  await sql`vacuum analyze`.execute(db)
}
