import { sql } from 'kysely'
import type { Configuration, Impossible } from '#contract/configure.ts'
import type { Db } from '#backend/lib/implement.ts'
import { rupeesFromPaise } from '#backend/lib/money.ts'
import { given } from '#backend/lib/given.ts'
import { NAMED } from './store.ts'

interface VariantRow {
  id: string
  metal: string | null
  purity: string | null
  stone: string | null
  quality: string | null
  size: string | null
  paise: number
  stock: number
  weight: number | null
  days: number | null
  listed: boolean
}

interface Row {
  id: string
  impossible: Impossible[]
  making_days: number | null
  variants: VariantRow[] | null
}

/** Every combination of a product on sale, by its id or slug. */
export const findConfiguration = async (db: Db, idOrSlug: string): Promise<Configuration | undefined> => {
  const { rows } = await sql<Row>`select p.id, p.impossible, p.making_days,
      (select json_agg(json_build_object('id', v.id, 'metal', v.metal, 'purity', v.purity, 'stone', v.stone,
          'quality', v.stone_quality, 'size', v.size, 'paise', v.price_paise, 'stock', v.stock, 'weight', v.weight_mg,
          'days', v.making_days, 'listed', v.is_default) order by v.is_default desc, v.position, v.id)
        from product_variants v where v.product_id = p.id) as variants
    from products p where ${NAMED(idOrSlug)}`.execute(db)
  const [product] = rows
  if (!product) return undefined
  return {
    productId: product.id,
    impossible: product.impossible,
    variants: (product.variants ?? []).map((row) => ({
      _id: row.id,
      metal: given(row.metal),
      purity: given(row.purity),
      stone: given(row.stone),
      stoneQuality: given(row.quality),
      size: given(row.size),
      amount: rupeesFromPaise(row.paise),
      stock: row.stock,
      weightMg: given(row.weight),
      makingDays: given(row.days ?? product.making_days),
      ...(row.listed && { isDefault: true }),
    })),
  }
}
