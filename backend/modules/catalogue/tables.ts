import type { ColumnType, RawBuilder } from 'kysely'

/** JSON columns are written by `json()` and read as values. */
type Json<T> = ColumnType<T, RawBuilder<never>, RawBuilder<never>>
type Stamp = ColumnType<Date, string | Date | undefined, string | Date>

export type CatalogueTables = {
  categories: {
    id: string
    slug: string
    name: string
    parent_id: string | null
    collections: string[]
    description: string | null
    media: Json<unknown>
    position: number
    updated_at: Stamp
  }
  products: {
    id: string
    slug: string
    name: string
    subtitle: string | null
    description: string | null
    images: string[]
    media: Json<unknown>
    material: string[]
    metal_type: string[]
    band_type: string[]
    size: string[]
    resizable: string[]
    purity: string[]
    made_in: string
    diamond_carats: number
    is_top_collection: boolean
    category_ids: string[]
    collections: string[]
    gender: string | null
    type: string | null
    tags: string[]
    ground: number | null
    gross_weight_mg: number | null
    stones: Json<unknown>
    certificate: Json<unknown>
    hsn: string | null
    making_days: number | null
    spin: Json<unknown>
    impossible: Json<unknown>
    price_paise: number
    sales_count: number
    rank: number
    keys: string[]
    search_name: string
    search_facts: string
    search_text: string
    active: boolean
    created_at: Stamp
    updated_at: Stamp
  }
  product_variants: {
    id: string
    product_id: string
    sku: string
    metal: string | null
    purity: string | null
    size: string | null
    stone: string | null
    stone_quality: string | null
    price_paise: number
    stock: number
    metal_weight_mg: number | null
    weight_mg: number | null
    is_default: boolean
    making_days: number | null
    position: number
  }
  variant_price_parts: {
    variant_id: string
    position: number
    kind: string
    label: string
    amount_paise: number
  }
}
