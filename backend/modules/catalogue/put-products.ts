import { sql, type Insertable, type RawBuilder } from 'kysely'
import type { ProductInput, VariantInput } from '#contract/catalogue-write.ts'
import type { OptionValues } from '#contract/options.ts'
import { notifyChange } from '#backend/lib/changes.ts'
import { json } from '#backend/lib/store/db.ts'
import { Refusal, type Db } from '#backend/lib/http/implement.ts'
import { paiseFromRupees } from '#backend/lib/trade/money.ts'
import { holdOptionsOf } from '../options/api.ts'
import { productKeys, searchTexts } from './keys.ts'
import { columnsOfPlain } from './plain-fields.ts'
import type { CatalogueTables } from './tables.ts'

const columnsOf = (
  product: ProductInput,
  keys: readonly string[],
  search: ReturnType<typeof searchTexts>,
) => ({
  id: product._id,
  slug: product.slug,
  name: product.name,
  ...columnsOfPlain(product),
  images: product.images,
  media: product.media ?? [],
  material: product.material,
  metal_type: product.metalType,
  band_type: product.bandType,
  size: product.size,
  resizable: product.resizable,
  purity: product.purity ?? [],
  made_in: product.madeIn,
  diamond_carats: product.diamondCarats,
  is_top_collection: product.isTopCollection,
  category_ids: product.categoryIds ?? [],
  collections: product.collection ?? [],
  tags: product.tags ?? [],
  stones: product.stones ?? [],
  attributes: product.attributes ?? [],
  impossible: product.impossible ?? [],
  price_paise: paiseFromRupees(defaultVariant(product).amount),
  sales_count: product.salesCount ?? 0,
  rank: product.rank ?? 0,
  keys: [...keys],
  search_name: search.name,
  search_facts: search.facts,
  search_text: search.all,
  active: product.active ?? true,
  draft: product.active === false && product.draft === true,
  ...(product.createdAt !== undefined && { created_at: product.createdAt }),
})

const defaultVariant = ({ _id, variants }: ProductInput): VariantInput => {
  const found = variants.find(({ isDefault }) => isDefault) ?? variants[0]
  if (!found) throw new Error(`product ${_id} has no variant`)
  return found
}

const variantColumns = (
  product: ProductInput,
  variant: VariantInput,
  position: number,
): Omit<Insertable<CatalogueTables['product_variants']>, 'options'> & { options: OptionValues } => ({
  id: variant._id,
  product_id: product._id,
  sku: variant.sku ?? variant._id.toUpperCase(),
  metal: variant.metal ?? null,
  purity: variant.purity ?? null,
  size: variant.size ?? null,
  stone: variant.stone ?? null,
  stone_quality: variant.stoneQuality ?? null,
  options: variant.options ?? {},
  price_paise: paiseFromRupees(variant.amount),
  stock: variant.stock,
  metal_weight_mg: variant.metalWeightMg ?? null,
  weight_mg: variant.weightMg ?? null,
  is_default: variant === defaultVariant(product),
  making_days: variant.makingDays ?? null,
  active: variant.active ?? true,
  position,
})

const UPDATED = sql.join(
  [
    'sku',
    'metal',
    'purity',
    'size',
    'stone',
    'stone_quality',
    'options',
    'price_paise',
    'stock',
    'metal_weight_mg',
    'weight_mg',
    'is_default',
    'making_days',
    'active',
    'position',
  ].map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`),
)

/** All rows as one JSON parameter: one short statement, however many there are. Returns how many were written. */
const insertRows = async (
  tx: Db,
  table: 'products' | 'product_variants' | 'variant_price_parts',
  rows: readonly object[],
  conflict: RawBuilder<unknown>,
): Promise<number> => {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)))
  const { rows: written } = await sql<{
    count: number
  }>`with written as (insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${json(rows)}) ${conflict} returning 1)
    select count(*)::integer as count from written`.execute(tx)
  return written[0]?.count ?? 0
}

interface Placed {
  readonly id: string
  readonly name: string
}

/** The categories of each product with all their ancestors, by id: the product is found in all of them. */
const categoriesOf = async (
  tx: Db,
  products: readonly ProductInput[],
): Promise<(product: ProductInput) => Placed[]> => {
  const named = [...new Set(products.flatMap(({ categoryIds = [] }) => categoryIds))]
  const { rows } = await sql<Placed & { of: string }>`with recursive path as (
      select id as of, id, name, parent_id from categories where id = any (${named}::text[])
      union select path.of, c.id, c.name, c.parent_id from categories c join path on c.id = path.parent_id)
    select of, id, name from path order by id`.execute(tx)
  const above = Map.groupBy(rows, (row) => row.of)
  return ({ categoryIds = [] }) => {
    const all = categoryIds.flatMap((id) => above.get(id) ?? [])
    return [...new Map(all.map(({ id, name }) => [id, { id, name }])).values()].toSorted((a, b) =>
      a.id < b.id ? -1 : 1,
    )
  }
}

type ProductColumns = ReturnType<typeof columnsOf>

/** Columns that do not simply become what is written. */
const KEPT_BY_NAME: Readonly<Record<string, RawBuilder<unknown>>> = {
  // Sales only rise, and the writer may have read the product before the last of them.
  sales_count: sql`sales_count = greatest(products.sales_count, excluded.sales_count)`,
  // What was published once is never a draft again, or one person alone could change its prices and delete it.
  draft: sql`draft = products.draft and excluded.draft`,
}

/** Rows of products; either all or none of them say when they were added. */
const upsertProducts = async (tx: Db, rows: readonly ProductColumns[]): Promise<void> => {
  const changed = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id')
  const set = changed.map((name) => KEPT_BY_NAME[name] ?? sql`${sql.ref(name)} = excluded.${sql.ref(name)}`)
  await insertRows(
    tx,
    'products',
    rows,
    sql`on conflict (id) do update set ${sql.join(set)}, updated_at = now()`,
  )
}

const partKey = (variantId: string, kind: string, paise: number) => JSON.stringify([variantId, kind, paise])

/**
 * Removes the parts of these products. Returns the original making charge of each part, from before rates changed it.
 */
const takeOutParts = async (tx: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number | null>> => {
  const { rows } = await sql<{
    variant_id: string
    kind: string
    amount_paise: number
    base_paise: number | null
  }>`delete from variant_price_parts p using product_variants v
    where v.id = p.variant_id and v.product_id = any (${ids}::text[])
    returning p.variant_id, p.kind, p.amount_paise, p.base_paise`.execute(tx)
  return new Map(
    rows.map(({ variant_id, kind, amount_paise, base_paise }) => [
      partKey(variant_id, kind, amount_paise),
      base_paise,
    ]),
  )
}

/**
 * Writes products with their variants, in a few statements however many there are; call it inside a transaction, with
 * no product twice, and tell the change feed. A variant that is no longer named is removed, unless something sold
 * refers to it: then the store refuses. Throws if a variant belongs to another product.
 */
export const writeProducts = async (tx: Db, products: readonly ProductInput[]): Promise<void> => {
  const options = await holdOptionsOf(
    tx,
    products.flatMap(({ variants }) => variants),
  )
  const placed = await categoriesOf(tx, products)
  const labels = new Map<string, string>()
  const rows = products.map((product) => {
    const path = placed(product)
    const own = productKeys(
      product,
      path.map(({ id }) => id),
      options,
    )
    for (const [key, label] of own) labels.set(key, labels.get(key) ?? label)
    const search = searchTexts(
      product,
      path.map(({ name }) => name),
    )
    return columnsOf(product, [...own.keys()], search)
  })
  for (const alike of Map.groupBy(rows, (row) => 'created_at' in row).values())
    await upsertProducts(tx, alike)
  const ids = products.map(({ _id }) => _id)
  const variants = products.flatMap((product) =>
    product.variants.map((variant, position) => variantColumns(product, variant, position)),
  )
  await sql`delete from product_variants v where product_id = any (${ids}::text[]) and not exists (
    select from unnest(${variants.map(({ id }) => id)}::text[]) named (id) where named.id = v.id)`.execute(tx)
  // The original making charge is not part of a product as it is written; it stays with its part.
  const based = await takeOutParts(tx, ids)
  const written = await insertRows(
    tx,
    'product_variants',
    variants,
    sql`on conflict (id) do update set ${UPDATED} where product_variants.product_id = excluded.product_id`,
  )
  if (written < variants.length) {
    const sentence = 'One of its variants belongs to another product.'
    throw new Refusal(409, 'CONFLICT', sentence, { fields: { variants: sentence } })
  }
  const parts = products.flatMap((product) =>
    product.variants.flatMap(({ _id: variant_id, parts: all = [] }) =>
      all.map(({ kind, label, amount }, position) => {
        const amount_paise = paiseFromRupees(amount)
        const base_paise = based.get(partKey(variant_id, kind, amount_paise)) ?? null
        return { variant_id, position, kind, label, amount_paise, base_paise }
      }),
    ),
  )
  if (parts.length > 0) await insertRows(tx, 'variant_price_parts', parts, sql``)
  await sql`insert into key_labels (key, label)
    select * from unnest(${[...labels.keys()]}::text[], ${[...labels.values()]}::text[]) l (key, label)
    where not exists (select from key_labels k where k.key = l.key) on conflict do nothing`.execute(tx)
}

/** Writes one product, and tells the change feed; call it inside a transaction. */
export const putProduct = async (tx: Db, product: ProductInput): Promise<void> => {
  await writeProducts(tx, [product])
  await notifyChange(tx, 'product', product._id)
}

/** A piece made for one shopper can be paid for until then, although it is in no list. */
export const sellUntil = async (tx: Db, id: string, until: Date): Promise<void> => {
  await sql`update products set sold_until = ${until} where id = ${id}`.execute(tx)
}
