import { sql } from 'kysely'
import type { Db } from '../lib/implement.ts'
import { indexProducts } from '../modules/catalogue/api.ts'

const BATCH = 5_000

/**
 * Multiplies the catalogue for measurements: copies of the real products with names, prices, ages and sales of their
 * own, each with one variant, until there are `count`. The same count gives the same rows.
 */
export const multiplyProducts = async (
  db: Db,
  count: number,
  progress: (made: number) => void,
): Promise<void> => {
  for (let from = 1; from <= count; from += BATCH) {
    const to = Math.min(from + BATCH - 1, count)
    await db.transaction().execute(async (tx) => {
      await sql`with base as (
          select *, row_number() over (order by id) - 1 as at, count(*) over () as total from products where id not like 'copy-%'
        ), numbered as (
          select n, (hashint4(n) & 2147483647) as h, base.* from generate_series(${from}::integer, ${to}::integer) n
          join base on base.at = n % base.total
        )
        insert into products (id, slug, name, subtitle, description, images, media, material, metal_type, band_type, size, resizable, purity,
          made_in, diamond_carats, is_top_collection, category_ids, collections, gender, type, tags, ground, gross_weight_mg, stones,
          hsn, making_days, price_paise, sales_count, rank, keys, search_name, search_facts, search_text, created_at)
        select 'copy-' || n, slug || '-' || n, name || ' ' || n, subtitle, description, images, media, material, metal_type, band_type, size,
          resizable, purity, made_in, diamond_carats, h % 5 = 0, category_ids, collections, gender, type, tags, ground, gross_weight_mg,
          stones, hsn, making_days, (price_paise / 100 * (70 + h % 60) / 100) * 100, h % 10000, h % 1000000, keys, search_name || ' ' || n, search_facts, search_text,
          timestamptz '2024-01-01' + (h % 900) * interval '1 day' + (n % 86400) * interval '1 second'
        from numbered on conflict do nothing`.execute(tx)
      await sql`insert into product_variants (id, product_id, sku, price_paise, stock, is_default)
        select p.id, p.id, upper(p.id), p.price_paise, p.sales_count % 9, true
        from products p join generate_series(${from}::integer, ${to}::integer) n on p.id = 'copy-' || n
        on conflict do nothing`.execute(tx)
    })
    progress(to)
  }
  await indexProducts(db)
  await sql`vacuum analyze`.execute(db)
}
