import type { ProductInput, VariantInput } from '#contract/catalogue-write.ts'
import type { Selectable } from 'kysely'
import type { Db } from '#backend/lib/implement.ts'
import { rupeesFromPaise } from '#backend/lib/money.ts'
import { toProduct } from './map.ts'
import type { CatalogueTables } from './tables.ts'

const given = <T>(value: T | null): T | undefined => value ?? undefined

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
  amount: rupeesFromPaise(row.price_paise),
  stock: row.stock,
  metalWeightMg: given(row.metal_weight_mg),
  weightMg: given(row.weight_mg),
  isDefault: row.is_default,
  makingDays: given(row.making_days),
  ...(parts.length > 0 && {
    parts: parts.map(({ kind, label, amount_paise }) => ({
      kind,
      label,
      amount: rupeesFromPaise(amount_paise),
    })),
  }),
})

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
  const ids = page.map(({ id }) => id)
  const variants =
    ids.length === 0
      ? []
      : await tables
          .selectFrom('product_variants')
          .selectAll()
          .where('product_id', 'in', ids)
          .orderBy('product_id')
          .orderBy('position')
          .execute()
  const parts =
    ids.length === 0
      ? []
      : await tables
          .selectFrom('variant_price_parts as p')
          .innerJoin('product_variants as v', 'v.id', 'p.variant_id')
          .selectAll('p')
          .where('v.product_id', 'in', ids)
          .orderBy('p.position')
          .execute()
  const { total } = await tables
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  // Looked up, not looked through: a page is some thousand variants with ten thousand parts.
  const variantsOf = Map.groupBy(variants, ({ product_id }) => product_id)
  const partsOf = Map.groupBy(parts, ({ variant_id }) => variant_id)
  const products = page.map((row): ProductInput => {
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
    }
  })
  return { products, next: rows.length > limit ? page.at(-1)?.id : undefined, total }
}
