import type { Selectable } from 'kysely'
import type { Category, Media, Product } from '#contract/catalogue.ts'
import { rupeesFromPaise } from '#backend/lib/money.ts'
import type { CatalogueTables } from './tables.ts'

type Columns = Selectable<CatalogueTables['products']>
/** Columns that a `fields` hint may leave out. */
export type OptionalColumn =
  | 'subtitle'
  | 'description'
  | 'media'
  | 'category_ids'
  | 'collections'
  | 'gender'
  | 'type'
  | 'tags'
  | 'ground'
  | 'gross_weight_mg'
  | 'purity'
  | 'stones'
  | 'certificate'
  | 'hsn'
  | 'making_days'
  | 'spin'
  | 'updated_at'
type Always = Omit<
  Columns,
  OptionalColumn | 'sales_count' | 'rank' | 'keys' | `search_${string}` | 'active' | 'created_at'
>
export type ProductRow = Always & Partial<Pick<Columns, OptionalColumn>> & { stock?: number | null }

/** Columns every answer needs: the members of section 3, and the slug for links. */
export const ALWAYS = [
  'id',
  'slug',
  'name',
  'images',
  'price_paise',
  'material',
  'metal_type',
  'band_type',
  'size',
  'resizable',
  'made_in',
  'diamond_carats',
  'is_top_collection',
] as const satisfies readonly (keyof Always)[]

/** Our extensions by their name in the contract. `stock` is worked out, not a column. */
export const OPTIONAL: Readonly<Partial<Record<keyof Product, OptionalColumn>>> = {
  subtitle: 'subtitle',
  description: 'description',
  media: 'media',
  categoryIds: 'category_ids',
  collection: 'collections',
  gender: 'gender',
  type: 'type',
  tags: 'tags',
  ground: 'ground',
  grossWeightMg: 'gross_weight_mg',
  purity: 'purity',
  stones: 'stones',
  certificate: 'certificate',
  hsn: 'hsn',
  makingDays: 'making_days',
  spin: 'spin',
  updatedAt: 'updated_at',
}

const given = <T>(value: T | null | undefined): T | undefined => value ?? undefined

/** A stored product as the contract has it; a column that was not read is absent. */
export const toProduct = (row: ProductRow): Product => ({
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
  subtitle: given(row.subtitle),
  description: given(row.description),
  media: given(row.media) as Media[] | undefined,
  categoryIds: given(row.category_ids),
  collection: given(row.collections),
  gender: given(row.gender),
  type: given(row.type),
  tags: given(row.tags),
  ground: given(row.ground),
  grossWeightMg: given(row.gross_weight_mg),
  purity: given(row.purity),
  stones: given(row.stones) as Product['stones'],
  certificate: given(row.certificate) as Product['certificate'],
  hsn: given(row.hsn),
  makingDays: given(row.making_days),
  spin: given(row.spin) as Product['spin'],
  stock: given(row.stock),
  updatedAt: row.updated_at?.toISOString(),
})

export type CategoryRow = Pick<
  Selectable<CatalogueTables['categories']>,
  'id' | 'slug' | 'name' | 'parent_id' | 'collections' | 'description' | 'media'
> & { product_count: number }

export const toCategory = (row: CategoryRow): Category => ({
  _id: row.id,
  slug: row.slug,
  name: row.name,
  collection: row.collections,
  parentCategoryId: given(row.parent_id),
  description: given(row.description),
  media: given(row.media) as Media | undefined,
  productCount: row.product_count,
})
