import type { ProductInput, VariantInput } from '#contract/catalogue-write.ts'
import { sql, type Selectable } from 'kysely'
import type { Db } from '#backend/lib/http/implement.ts'
import { rupeesFromPaise } from '#backend/lib/trade/money.ts'
import { given } from '#backend/lib/rows/given.ts'
import { toProduct } from './map.ts'
import type { CatalogueTables } from './tables.ts'

const variantOf = (
  row: Selectable<CatalogueTables['product_variants']>,
  parts: readonly Selectable<CatalogueTables['variant_price_parts']>[],
): VariantInput => ({
  _id: row.id,
  sku: row.sku,
  metal: given(row.metal),
  purity: given(row.purity),
  size: given(row.size),
  stone: given(row.stone),
  stoneQuality: given(row.stone_quality),
  ...(Object.keys(row.options).length > 0 && { options: row.options }),
  amount: rupeesFromPaise(row.price_paise),
  stock: row.stock,
  metalWeightMg: given(row.metal_weight_mg),
  weightMg: given(row.weight_mg),
  isDefault: row.is_default,
  makingDays: given(row.making_days),
  ...(!row.active && { active: false }),
  ...(parts.length > 0 && {
    parts: parts.map(({ kind, label, amount_paise }) => ({
      kind,
      label,
      amount: rupeesFromPaise(amount_paise),
    })),
  }),
})

type ProductRow = Selectable<CatalogueTables['products']>

/** Rows of products with their variants and parts, in the form that `putProduct` takes. */
const inputsOf = async (db: Db, page: readonly ProductRow[]): Promise<ProductInput[]> => {
  const ids = page.map(({ id }) => id)
  if (ids.length === 0) return []
  const tables = db.withTables<CatalogueTables>()
  const variants = await tables
    .selectFrom('product_variants')
    .selectAll()
    .where(sql<boolean>`product_id = any (${ids}::text[])`)
    .orderBy('product_id')
    .orderBy('position')
    .execute()
  const parts = await tables
    .selectFrom('variant_price_parts as p')
    .innerJoin('product_variants as v', 'v.id', 'p.variant_id')
    .selectAll('p')
    .where(sql<boolean>`v.product_id = any (${ids}::text[])`)
    .orderBy('p.position')
    .execute()
  // By index lookups, not by a scan: a page is some thousand variants with ten thousand parts.
  const variantsOf = Map.groupBy(variants, ({ product_id }) => product_id)
  const partsOf = Map.groupBy(parts, ({ variant_id }) => variant_id)
  return page.map((row): ProductInput => {
    const { price: _price, stock: _stock, updatedAt: _at, slug: _slug, ...known } = toProduct(row)
    return {
      ...known,
      slug: row.slug,
      variants: (variantsOf.get(row.id) ?? []).map((variant) =>
        variantOf(variant, partsOf.get(variant.id) ?? []),
      ),
      impossible: row.impossible,
      salesCount: row.sales_count,
      rank: row.rank,
      createdAt: row.created_at.toISOString(),
      active: row.active,
      ...(row.draft && !row.active && { draft: true }),
    }
  })
}

const idsNamed = async (db: Db, words: readonly string[]): Promise<string[]> => {
  // Each by its own index; joined with `or`, all products would be read.
  const { rows } = await sql<{ id: string }>`select id from products where id = any (${words}::text[])
    union select id from products where slug = any (${words}::text[])
    union select product_id from product_variants where id = any (${words}::text[])
    union select product_id from product_variants where sku = any (${words}::text[])`.execute(db)
  return rows.map(({ id }) => id)
}

/** The products with these ids, withdrawn ones too. */
export const productsOf = async (db: Db, ids: readonly string[]): Promise<ProductInput[]> =>
  inputsOf(
    db,
    await db
      .withTables<CatalogueTables>()
      .selectFrom('products')
      .selectAll()
      .where(sql<boolean>`id = any (${ids}::text[])`)
      .execute(),
  )

/** The products that these words name: by their id or slug, or by the id or SKU of a variant; withdrawn ones too. */
export const namedProducts = async (db: Db, words: readonly string[]): Promise<ProductInput[]> =>
  words.length === 0 ? [] : productsOf(db, await idsNamed(db, words))

/**
 * Locks these products until the transaction ends: nobody buys them, prices them or counts a sale. The order is that of
 * sales (variants by id, then products), so that the two cannot deadlock.
 */
export const holdProducts = async (tx: Db, ids: readonly string[]): Promise<void> => {
  await sql`select from product_variants where product_id = any (${ids}::text[]) order by id for update`.execute(
    tx,
  )
  await sql`select from products where id = any (${ids}::text[]) order by id for update`.execute(tx)
}

/** These products as they are now, in the form in which they are written; locked until the transaction ends. */
export const lockProducts = async (tx: Db, words: readonly string[]): Promise<ProductInput[]> => {
  const ids = words.length === 0 ? [] : await idsNamed(tx, words)
  if (ids.length === 0) return []
  await holdProducts(tx, ids)
  return productsOf(tx, ids)
}

/** Products after an id, in the order of their ids, as `putProduct` would write them again; withdrawn ones too. */
export const exportProducts = async (
  db: Db,
  after: string,
  limit: number,
): Promise<{ products: ProductInput[]; next: string | undefined; total: number }> => {
  const tables = db.withTables<CatalogueTables>()
  const rows = await tables
    .selectFrom('products')
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const { total } = await tables
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const products = await inputsOf(db, page)
  return { products, next: rows.length > limit ? page.at(-1)?.id : undefined, total }
}
