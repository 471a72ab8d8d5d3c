import { sql } from 'kysely'
import type { Configuration, Impossible } from '#contract/configure.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { rupeesFromPaise } from '#backend/lib/trade/money.ts'
import { given } from '#backend/lib/rows/given.ts'
import type { OptionsSource, OptionValues } from '#contract/options.ts'
import { OPTIONS } from '../options/api.ts'
import { NAMED } from './store.ts'

interface VariantRow {
  id: string
  metal: string | null
  purity: string | null
  stone: string | null
  quality: string | null
  size: string | null
  options: OptionValues
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
  known: OptionsSource
  variants: VariantRow[] | null
}

/** The house's options that these variants have, each with its values: in the house's order, then any others. */
const optionsOf = (known: OptionsSource, variants: readonly VariantRow[]) =>
  known.flatMap(({ key, name, values = [] }) => {
    const made = new Set(variants.flatMap(({ options }) => options[key] ?? []))
    const first = values.map(({ value }) => value).filter((value) => made.has(value))
    return made.size === 0 ? [] : [{ key, name, values: [...new Set([...first, ...made])] }]
  })

/** Every combination on sale of a product, by its id or slug. */
export const findConfiguration = async (
  db: Db,
  idOrSlug: string,
  alsoRetired = false,
): Promise<Configuration | undefined> => {
  const { rows } = await sql<Row>`select p.id, p.impossible, p.making_days, ${OPTIONS} as known,
      (select json_agg(json_build_object('id', v.id, 'metal', v.metal, 'purity', v.purity, 'stone', v.stone,
          'quality', v.stone_quality, 'size', v.size, 'options', v.options, 'paise', v.price_paise, 'stock', v.stock, 'weight', v.weight_mg,
          'days', v.making_days, 'listed', v.is_default) order by v.is_default desc, v.position, v.id)
        from product_variants v where v.active and v.product_id = p.id) as variants
    from products p where ${NAMED(idOrSlug, alsoRetired)}`.execute(db)
  const [product] = rows
  if (!product) return undefined
  const options = optionsOf(product.known, product.variants ?? [])
  return {
    productId: product.id,
    impossible: product.impossible,
    ...(options.length > 0 && { options }),
    variants: (product.variants ?? []).map((row) => ({
      _id: row.id,
      metal: given(row.metal),
      purity: given(row.purity),
      stone: given(row.stone),
      stoneQuality: given(row.quality),
      size: given(row.size),
      ...(Object.keys(row.options).length > 0 && { options: row.options }),
      amount: rupeesFromPaise(row.paise),
      stock: row.stock,
      weightMg: given(row.weight),
      makingDays: given(row.days ?? product.making_days),
      ...(row.listed && { isDefault: true }),
    })),
  }
}
