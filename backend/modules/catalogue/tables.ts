import type { Tables } from '#backend/lib/generated/tables.ts'

export type CatalogueTables = Pick<
  Tables,
  'categories' | 'products' | 'product_variants' | 'variant_price_parts'
>
