import type { Selectable } from 'kysely'
import type { Category, ListedProduct, Product } from '#contract/catalogue.ts'
import { rupeesFromPaise } from '#backend/lib/trade/money.ts'
import { given } from '#backend/lib/rows/given.ts'
import { PLAIN, plainOf } from './plain-fields.ts'
import type { CatalogueTables } from './tables.ts'

type Columns = Selectable<CatalogueTables['products']>
/** Columns that a `fields` hint may leave out. */
type OptionalColumn = Exclude<
  keyof Columns,
  'id' | 'slug' | 'name' | 'price_paise' | 'sales_count' | 'rank' | 'keys' | `search_${string}` | 'active' | 'created_at' | 'impossible' | 'version'
> // prettier-ignore
type Always = Pick<Columns, 'id' | 'slug' | 'name' | 'price_paise'>
type Whole = Always & Pick<Columns, OptionalColumn>
export type ProductRow = Always & Partial<Whole> & { stock?: number | null }
export type WholeRow = Whole & { stock?: number | null }

/** Columns every answer needs: the slug is for links. */
const ALWAYS = ['id', 'slug', 'name', 'price_paise'] as const satisfies readonly (keyof Always)[]

/**
 * Every other member with its column, so that a new one is never silently dropped. `stock` is calculated, not a column.
 */
const OPTIONAL: Readonly<
  Record<Exclude<keyof Product, '_id' | 'slug' | 'name' | 'price' | 'stock'>, OptionalColumn>
> = {
  ...PLAIN,
  images: 'images',
  material: 'material',
  metalType: 'metal_type',
  bandType: 'band_type',
  size: 'size',
  resizable: 'resizable',
  madeIn: 'made_in',
  diamondCarats: 'diamond_carats',
  isTopCollection: 'is_top_collection',
  media: 'media',
  categoryIds: 'category_ids',
  collection: 'collections',
  tags: 'tags',
  purity: 'purity',
  stones: 'stones',
  attributes: 'attributes',
  updatedAt: 'updated_at',
}

/** Members of section 3 that a `fields` hint may leave out. */
export const SECTION_3 = [
  'images',
  'material',
  'metalType',
  'bandType',
  'size',
  'resizable',
  'madeIn',
  'diamondCarats',
  'isTopCollection',
] as const satisfies readonly (keyof Product)[]

/** Which members of a product an answer has. */
export interface Shape {
  /** The same for the same members, in whatever order they were asked for. */
  readonly key: string
  readonly columns: readonly (keyof Whole)[]
  readonly withStock: boolean
  /** Whether pictures list their files, which are two thirds of a list. */
  readonly withFiles: boolean
}

export const WHOLE: Shape = {
  key: '*',
  columns: [...ALWAYS, ...Object.values(OPTIONAL)],
  withStock: true,
  withFiles: true,
}

/** The shape that a `fields` hint asks for; everything without one. */
export const shapeOf = (fields: string | undefined): Shape => {
  if (fields === undefined) return WHOLE
  const names = new Set(fields.split(',').map((name) => name.trim()))
  const columns = Object.entries(OPTIONAL).flatMap(([name, column]) => (names.has(name) ? [column] : []))
  const withFiles = names.has('media.sources')
  return {
    key: [...columns, ...(withFiles ? ['files'] : [])].join(),
    columns: [...ALWAYS, ...columns],
    withStock: names.has('stock'),
    withFiles,
  }
}

/** A stored product as the contract has it, its pictures with their files; a column that was not read is absent. */
export const toListed = (row: ProductRow): ListedProduct => ({
  _id: row.id,
  slug: row.slug,
  name: row.name,
  images: row.images,
  price: [{ amount: rupeesFromPaise(row.price_paise), currency: 'INR' }],
  material: row.material,
  metalType: row.metal_type,
  bandType: row.band_type,
  size: row.size,
  resizable: row.resizable,
  madeIn: row.made_in,
  diamondCarats: row.diamond_carats,
  isTopCollection: row.is_top_collection,
  ...plainOf(row),
  media: given(row.media),
  categoryIds: given(row.category_ids),
  collection: given(row.collections),
  tags: given(row.tags),
  purity: given(row.purity),
  stones: given(row.stones),
  attributes: given(row.attributes),
  stock: given(row.stock),
  updatedAt: row.updated_at?.toISOString(),
})

/** A stored product with every member. */
export const toProduct = (row: WholeRow): Product => ({
  ...toListed(row),
  images: row.images,
  material: row.material,
  metalType: row.metal_type,
  bandType: row.band_type,
  size: row.size,
  resizable: row.resizable,
  madeIn: row.made_in,
  diamondCarats: row.diamond_carats,
  isTopCollection: row.is_top_collection,
})

export type CategoryRow = Pick<
  Selectable<CatalogueTables['categories']>,
  'id' | 'slug' | 'name' | 'parent_id' | 'collections' | 'description' | 'media' | 'role'
>

export const toCategory = (row: CategoryRow): Category => ({
  _id: row.id,
  slug: row.slug,
  name: row.name,
  collection: row.collections,
  parentCategoryId: given(row.parent_id),
  description: given(row.description),
  media: given(row.media),
  role: row.role,
})
