import { sql } from 'kysely'
import type { ProductInput } from '#contract/catalogue-write.ts'
import type { Attribute } from '#contract/catalogue.ts'
import type { OptionValues } from '#contract/options.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { houseDay } from '#backend/lib/words/days.ts'
import { given } from '#backend/lib/rows/given.ts'
import { Refusal, wrongField, type Db } from '#backend/lib/http/implement.ts'
import { rupeesFromPaise } from '#backend/lib/trade/money.ts'
import {
  whyNotPublished,
  listCategoryNames,
  lockProducts,
  missingOf,
  namedProducts,
  neededFacts,
  putProduct,
  readProductInput,
} from '../catalogue/api.ts'
import { withTariffCode } from '../merchandising/api.ts'
import { inWords, readOptions } from '../options/api.ts'
import { factsOf } from './product-facts.ts'
import { picturesOf, shownPictures, type Pictures } from './product-pictures.ts'
import { savedMeanwhile } from './saved-meanwhile.ts'
import { anywhere, pageOf, totalOf } from './search.ts'
import type { DeskTables } from './tables.ts'

const noProduct = () => new Refusal(404, 'NOT_FOUND', 'There is no such product.')

/** One piece or none is left of a combination that the product is listed with. */
const LOW = 1

interface Wish {
  readonly q?: string | undefined
  readonly show?: 'sale' | 'gone' | 'low' | 'retired' | 'draft' | undefined
  readonly page?: number
  readonly limit?: number
}

const stockOf = sql<
  string | number
>`(select coalesce(sum(v.stock), 0) from product_variants v where v.active and v.product_id = products.id)`
/** Products whose listed combination has exactly this many pieces left. */
const listedWith = (stock: number) =>
  sql<boolean>`exists (select from product_variants v
    where v.product_id = products.id and v.is_default and v.stock = ${sql.lit(stock)})`

/** Sorted as people look a name up, whatever the database's collation: É counts as E, and case does not matter. */
const BY_NAME = sql`lower(regexp_replace(normalize(products.name, NFD), '[\u0300-\u036f]', '', 'g'))`

/** Which products a list or a table is about. */
export const matchingProducts = (db: Db, wish: Pick<Wish, 'q' | 'show'>) => {
  const pattern = anywhere(wish.q)
  let all = db.withTables<DeskTables>().selectFrom('products')
  if (wish.show === 'retired' || wish.show === 'draft')
    all = all.where('products.active', '=', false).where('products.draft', '=', wish.show === 'draft')
  else if (wish.show !== undefined) all = all.where('products.active', '=', true)
  if (wish.show === 'gone') all = all.where(listedWith(0))
  if (wish.show === 'low') all = all.where(listedWith(LOW))
  if (pattern !== undefined)
    all = all.where((eb) =>
      eb.or([
        eb(sql<string>`lower(products.name || ' ' || products.slug)`, 'like', pattern),
        eb(
          'products.id',
          'in',
          eb
            .selectFrom('product_variants')
            .select('product_variants.product_id')
            .where(sql<string>`lower(product_variants.sku)`, 'like', pattern),
        ),
      ]),
    )
  return all
}

/** A page of the products as the house sees them, by name. */
export const listProducts = async (db: Db, wish: Wish) => {
  const { page, limit, offset } = pageOf(wish)
  const found = () => matchingProducts(db, wish)
  // First the page, then what is counted for its rows only.
  const rows = await db
    .withTables<DeskTables>()
    .selectFrom('products')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom(
          found().select('products.id').orderBy(BY_NAME).orderBy('id').limit(limit).offset(offset).as('page'),
        )
        .select('page.id'),
    )
    .select(['id', 'slug', 'name', 'subtitle', 'images', 'background', 'price_paise', 'active', 'draft'])
    .select([
      stockOf.as('stock'),
      sql<string | number>`(select count(*) from product_variants v where v.product_id = products.id)`.as(
        'variants',
      ),
    ])
    .orderBy(BY_NAME)
    .orderBy('id')
    .execute()
  return {
    products: rows.map((row) => ({
      _id: row.id,
      slug: row.slug,
      name: row.name,
      subtitle: given(row.subtitle),
      image: row.images[0],
      background: given(row.background),
      amount: rupeesFromPaise(row.price_paise),
      variants: Number(row.variants),
      stock: Number(row.stock),
      active: row.active,
      draft: row.draft && !row.active,
    })),
    total: await totalOf(found()),
    page,
  }
}

/** One product with every combination. Throws 404. */
export const readProduct = async (db: Db, id: string) => {
  const store = db.withTables<DeskTables>()
  const row = await store.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw noProduct()
  const variants = await store
    .selectFrom('product_variants')
    .selectAll()
    .where('product_id', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const known = await readOptions(db)
  const needed = await neededFacts(db, row.category_ids)
  const isDraft = row.draft && !row.active
  const [whole] = isDraft ? await namedProducts(db, [id]) : []
  const chosenOf = (values: OptionValues) => {
    const chosen = inWords(values, known)
    return chosen.length > 0 ? chosen : undefined
  }
  return {
    _id: row.id,
    slug: row.slug,
    name: row.name,
    subtitle: given(row.subtitle),
    description: given(row.description),
    type: given(row.type),
    hsn: given(row.hsn),
    images: [...row.images],
    pictures: shownPictures(row),
    background: given(row.background),
    active: row.active,
    draft: isDraft,
    ...(whole && { missing: missingOf(whole, needed) }),
    categoryIds: [...row.category_ids],
    facts: row.attributes.map((fact) => ({ ...fact })),
    needed,
    variants: variants.map((variant) => ({
      _id: variant.id,
      sku: variant.sku,
      metal: given(variant.metal),
      purity: given(variant.purity),
      size: given(variant.size),
      stone: given(variant.stone),
      stoneQuality: given(variant.stone_quality),
      options: chosenOf(variant.options),
      amount: rupeesFromPaise(variant.price_paise),
      stock: variant.stock,
      weightMg: given(variant.weight_mg),
      metalWeightMg: given(variant.metal_weight_mg),
      active: variant.active,
      isDefault: variant.is_default,
    })),
  }
}

const WORDS = ['name', 'subtitle', 'description'] as const
type Words = Readonly<Record<(typeof WORDS)[number], string | undefined>>

interface Change extends Partial<Words> {
  readonly active?: boolean | undefined
  readonly seenWords?: Partial<Words> | undefined
  readonly type?: string | undefined
  readonly hsn?: string | undefined
  readonly categoryIds?: readonly string[] | undefined
  readonly facts?: readonly Attribute[] | undefined
  readonly seenFacts?: readonly Attribute[] | undefined
  readonly pictures?: Pictures | undefined
  readonly seenPictures?: Pictures | undefined
}

/** Throws 409 if others of these words were saved since they were read. */
const refuseUnseen = (product: ProductInput, seen: Partial<Words>): void => {
  for (const member of WORDS)
    if (seen[member] !== undefined && seen[member] !== (product[member] ?? '')) throw savedMeanwhile('words')
}

/** A product in the form in which it is written, locked against sales. Throws 404. */
const lockProduct = async (tx: Db, id: string): Promise<ProductInput> => {
  const product = (await lockProducts(tx, [id])).find(({ _id }) => _id === id)
  if (!product) throw noProduct()
  return product
}

/** Refuses to publish a draft that lacks something. Throws 422, with each member that is missing. */
const refuseIncomplete = async (tx: Db, product: ProductInput): Promise<void> => {
  const missing = missingOf(product, await neededFacts(tx, product.categoryIds ?? []))
  if (missing.length > 0)
    throw new Refusal(422, 'VALIDATION', whyNotPublished(product, missing), {
      fields: Object.fromEntries(missing.map(({ field, words }) => [field, words])),
    })
}

/** The categories that were asked for. Throws 422 if one does not exist. */
const categoriesOf = async (tx: Db, ids: readonly string[]): Promise<string[]> => {
  const known = new Set((await listCategoryNames(tx)).map(({ id }) => id))
  if (!ids.every((id) => known.has(id)))
    throw wrongField('categoryIds', 'One of these categories does not exist any more.')
  return [...new Set(ids)]
}

/** Changes what is given of a product, inside the caller's transaction. Throws 404. */
export const setProduct = async (
  tx: Db,
  id: string,
  {
    active,
    name,
    subtitle,
    description,
    seenWords = {},
    type,
    hsn,
    categoryIds,
    facts,
    seenFacts,
    pictures,
    seenPictures,
  }: Change,
  { now, requestId }: { readonly now: number; readonly requestId: string },
): Promise<void> => {
  const product = await lockProduct(tx, id)
  refuseUnseen(product, seenWords)
  const set = {
    ...(active !== undefined && { active }),
    ...(name !== undefined && { name: name.trim() }),
    ...(subtitle !== undefined && { subtitle: subtitle.trim() }),
    ...(description !== undefined && { description: description.trim() }),
    ...(type !== undefined && { type: type.trim() === '' ? undefined : type.trim() }),
    ...(categoryIds !== undefined && { categoryIds: await categoriesOf(tx, categoryIds) }),
    ...(facts !== undefined && { attributes: factsOf(product, facts, seenFacts) }),
    ...(pictures !== undefined && (await picturesOf(tx, product, pictures, seenPictures))),
  }
  const kept = { ...product, ...set }
  const after = hsn === undefined ? kept : withTariffCode(kept, hsn.trim(), houseDay(now))
  const isPublished = active === true && product.draft === true
  if (isPublished) await refuseIncomplete(tx, after)
  await putProduct(
    tx,
    readProductInput({
      ...after,
      draft: after.draft === true && after.active === false,
      // It is new from the day on which shoppers see it.
      ...(isPublished && { createdAt: new Date(now).toISOString() }),
    }),
  )
  await audit(tx, {
    event: isPublished
      ? 'product.published'
      : active === undefined
        ? 'product.changed'
        : active
          ? 'product.put-on-sale'
          : 'product.retired',
    actor: 'operator',
    subject: `product:${id}`,
    details: { changed: [...Object.keys(set), ...(hsn === undefined ? [] : ['hsn'])].join(', ') },
    requestId,
    now,
  })
}
