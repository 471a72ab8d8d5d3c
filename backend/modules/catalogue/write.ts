import { sql, type Insertable, type RawBuilder } from 'kysely'
import { Compile } from 'typebox/compile'
import { CategoryInput, ProductInput, type VariantInput } from '#contract/catalogue-write.ts'
import type { OptionValues } from '#contract/options.ts'
import { notifyChange } from '#backend/lib/changes.ts'
import { json } from '#backend/lib/db.ts'
import { Refusal, type Db } from '#backend/lib/implement.ts'
import { paiseFromRupees } from '#backend/lib/money.ts'
import { taxClassProblem } from '#backend/lib/tax-classes.ts'
import { productKeys, searchTexts } from './keys.ts'
import { categoryPath } from './store.ts'
import type { CatalogueTables } from './tables.ts'

const productCheck = Compile(ProductInput)
const categoryCheck = Compile(CategoryInput)

const refuse = (what: string, id: unknown, fields: Record<string, string>) =>
  new Refusal(
    400,
    'VALIDATION',
    `${what} ${typeof id === 'string' ? id : 'without an id'} is not right.`,
    fields,
  )

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && '_id' in value ? value._id : undefined

const faults = (errors: { instancePath: string; message: string }[]) =>
  Object.fromEntries(
    errors
      .slice(0, 10)
      .map((error) => [error.instancePath.slice(1).replaceAll('/', '.') || 'body', error.message]),
  )

/** Do the parts sum to the price? Amounts that are no whole paise never do. */
const sumsTo = (amount: number, parts: VariantInput['parts']): boolean => {
  try {
    const price = paiseFromRupees(amount)
    return parts === undefined || parts.reduce((sum, part) => sum + paiseFromRupees(part.amount), 0) === price
  } catch {
    return false
  }
}

/** Takes foreign data as a product, or refuses it with the members that are wrong. */
export const readProductInput = (value: unknown): ProductInput => {
  if (!productCheck.Check(value)) throw refuse('Product', idOf(value), faults(productCheck.Errors(value)))
  const unsold = value.hsn === undefined ? undefined : taxClassProblem(value.hsn)
  if (unsold !== undefined) throw refuse('Product', value._id, { hsn: unsold })
  const unsound = value.variants.find(({ parts, amount }) => !sumsTo(amount, parts))
  if (unsound)
    throw refuse('Product', value._id, { [`variants.${unsound._id}`]: 'The parts do not sum to the price.' })
  return value
}

export const readCategoryInput = (value: unknown): CategoryInput => {
  if (!categoryCheck.Check(value)) throw refuse('Category', idOf(value), faults(categoryCheck.Errors(value)))
  return value
}

const columnsOf = (
  product: ProductInput,
  keys: readonly string[],
  search: ReturnType<typeof searchTexts>,
): Insertable<CatalogueTables['products']> => ({
  id: product._id,
  slug: product.slug,
  name: product.name,
  subtitle: product.subtitle ?? null,
  description: product.description ?? null,
  images: product.images,
  media: json(product.media ?? []),
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
  gender: product.gender ?? null,
  type: product.type ?? null,
  tags: product.tags ?? [],
  ground: product.ground ?? null,
  gross_weight_mg: product.grossWeightMg ?? null,
  stones: json(product.stones ?? []),
  certificate: json(product.certificate ?? null),
  hsn: product.hsn ?? null,
  making_days: product.makingDays ?? null,
  spin: json(product.spin ?? null),
  impossible: json(product.impossible ?? []),
  price_paise: paiseFromRupees(defaultVariant(product).amount),
  sales_count: product.salesCount ?? 0,
  rank: product.rank ?? 0,
  keys: [...keys],
  search_name: search.name,
  search_facts: search.facts,
  search_text: search.all,
  active: product.active ?? true,
  ...(product.createdAt !== undefined && { created_at: product.createdAt }),
})

const defaultVariant = ({ variants }: ProductInput): VariantInput =>
  variants.find(({ isDefault }) => isDefault) ?? (variants[0] as VariantInput)

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
    'position',
  ].map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`),
)

/** All rows as one JSON parameter: one short statement however many variants a product has. */
const insertRows = async (
  tx: Db,
  table: 'product_variants' | 'variant_price_parts',
  rows: readonly object[],
  conflict: RawBuilder<unknown>,
) => {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${json(rows)}) ${conflict}`.execute(
    tx,
  )
}

const partKey = ({
  variant_id,
  kind,
  amount_paise,
}: {
  variant_id: string
  kind: string
  amount_paise: number
}) => JSON.stringify([variant_id, kind, amount_paise])

/**
 * Writes a product with its variants and tells the change feed; call it inside a transaction. A variant that is no
 * longer named is removed, unless something sold refers to it: then the store refuses.
 */
export const putProduct = async (tx: Db, product: ProductInput): Promise<void> => {
  const tables = tx.withTables<CatalogueTables>()
  const path = await categoryPath(tx, product.categoryIds ?? [])
  const labels = productKeys(
    product,
    path.map(({ id }) => id),
  )
  const search = searchTexts(
    product,
    path.map(({ name }) => name),
  )
  const columns = columnsOf(product, [...labels.keys()], search)
  const { id: _id, ...changed } = columns
  await tables
    .insertInto('products')
    .values(columns)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        ...changed,
        // Sales only rise, and whoever writes a product may have read it before the last of them.
        sales_count: sql<number>`greatest(products.sales_count, excluded.sales_count)`,
        updated_at: sql<Date>`now()`,
      }),
    )
    .execute()
  const rows = product.variants.map((variant, position) => variantColumns(product, variant, position))
  const parts = product.variants.flatMap(({ _id: variant_id, parts: all = [] }) =>
    all.map(({ kind, label, amount }, position) => ({
      variant_id,
      position,
      kind,
      label,
      amount_paise: paiseFromRupees(amount),
    })),
  )
  await sql`delete from product_variants where product_id = ${product._id} and id <> all (${rows.map(({ id }) => id)}::text[])`.execute(
    tx,
  )
  // What making was before rates moved it is no part of a product as it is written: it stays where the part does.
  const { rows: gone } = await sql<{
    variant_id: string
    kind: string
    amount_paise: number
    base_paise: number | null
  }>`
    delete from variant_price_parts p using product_variants v where v.id = p.variant_id and v.product_id = ${product._id}
    returning p.variant_id, p.kind, p.amount_paise, p.base_paise`.execute(tx)
  const based = new Map(gone.map(({ base_paise, ...part }) => [partKey(part), base_paise]))
  await insertRows(tx, 'product_variants', rows, sql`on conflict (id) do update set ${UPDATED}`)
  const kept = parts.map((part) => ({ ...part, base_paise: based.get(partKey(part)) ?? null }))
  if (kept.length > 0) await insertRows(tx, 'variant_price_parts', kept, sql``)
  await sql`insert into key_labels (key, label)
    select * from unnest(${[...labels.keys()]}::text[], ${[...labels.values()]}::text[]) l (key, label)
    where not exists (select from key_labels k where k.key = l.key) on conflict do nothing`.execute(tx)
  await notifyChange(tx, 'product', product._id)
}

/** Writes a category and tells the change feed; call it inside a transaction, parents before children. */
export const putCategory = async (tx: Db, category: CategoryInput): Promise<void> => {
  const columns = {
    id: category._id,
    slug: category.slug,
    name: category.name,
    parent_id: category.parentCategoryId ?? null,
    collections: category.collection,
    description: category.description ?? null,
    media: json(category.media ?? null),
    position: category.position ?? 0,
    role: category.role ?? null,
  }
  const { id: _id, ...changed } = columns
  await tx
    .withTables<CatalogueTables>()
    .insertInto('categories')
    .values(columns)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...changed, updated_at: sql<Date>`now()` }))
    .execute()
  await notifyChange(tx, 'category', category._id)
}
