import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#backend/lib/http/implement.ts'
import { formatPaise } from '#backend/lib/trade/money.ts'
import type { Part } from '#backend/lib/rows/json-columns.ts'
import { metalWorth } from '#backend/lib/trade/price-parts.ts'
import { inGrams } from '#backend/lib/trade/weight.ts'

interface Row {
  variant_id: string
  kind: Part['kind']
  label: string
  paise: number
  metal: string | null
  purity: string | null
  stone: string | null
  quality: string | null
  metal_weight_mg: number | null
  rate: number | null
  set_at: Date | null
}

/** The rate is shown next to the metal only if the part is weight times rate, rounded. */
const metalPart = (row: Row): Part => {
  const { metal, purity, metal_weight_mg: weight, rate, set_at: setAt, paise } = row
  const label = metal ? [purity, metal.toLowerCase()].filter(Boolean).join(' ') : row.label
  if (!weight) return { kind: 'metal', label, paise }
  if (!rate || !setAt || !metal || !purity || metalWorth(rate, weight) !== paise)
    return { kind: 'metal', label, detail: inGrams(weight), paise }
  return {
    kind: 'metal',
    label,
    detail: `${inGrams(weight)} at ${formatPaise(rate)} a gram`,
    paise,
    rate: { metal, purity, paisePerGram: rate, setAt: setAt.toISOString() },
  }
}

const toPart = (row: Row): Part => {
  if (row.kind === 'metal') return metalPart(row)
  const detail = row.kind === 'stone' ? [row.stone, row.quality].filter(Boolean).join(', ') : ''
  return { kind: row.kind, label: row.label, ...(detail && { detail }), paise: row.paise }
}

/** The facts of a part: its variant is `v`, the part `part`. */
const PART = sql`part.kind, part.label, part.amount_paise as paise, v.metal, v.purity, v.stone,
  v.stone_quality as quality, v.metal_weight_mg, rate.paise_per_gram as rate, rate.set_at`
/** The current rate for the metal of a part. */
const RATE = sql`left join lateral (select m.paise_per_gram, m.set_at from metal_rates m
  where m.metal = v.metal and m.purity = v.purity order by m.id desc limit 1) rate on part.kind = 'metal'`

/** The parts of one piece of each variant, as they are now. A variant without parts is absent. */
export const readParts = async (
  db: Db,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Part[]>> => {
  if (variantIds.length === 0) return new Map()
  const { rows } = await sql<Row>`select part.variant_id, ${PART}
    from variant_price_parts part join product_variants v on v.id = part.variant_id ${RATE}
    where part.variant_id = any (${[...new Set(variantIds)]}::text[])
    order by part.variant_id, part.position`.execute(db)
  const found = new Map<string, Part[]>()
  for (const row of rows) {
    const parts = found.get(row.variant_id) ?? []
    parts.push(toPart(row))
    found.set(row.variant_id, parts)
  }
  return found
}

interface PricedRow {
  readonly product: string
  readonly unit: number
  readonly hsn: string | null
}

/** A variant on sale: its price, and the parts of that price. */
export interface PricedVariant extends PricedRow {
  readonly parts: readonly Part[]
}

/** Variants on sale (`v`, of a product `p`), each with its price and parts as they are at one moment. */
export const readPriced = async (db: Db, which: RawBuilder<unknown>): Promise<PricedVariant[]> => {
  const { rows } = await sql<
    PricedRow & (Row | { variant_id: string; kind: null })
  >`select v.id as variant_id, v.product_id as product, v.price_paise as unit, p.hsn, ${PART}
    from product_variants v join products p on p.id = v.product_id
    left join variant_price_parts part on part.variant_id = v.id ${RATE}
    where v.active and p.active and ${which}
    order by v.id, part.position`.execute(db)
  const found = new Map<string, PricedRow & { parts: Part[] }>()
  for (const row of rows) {
    const { product, unit, hsn } = row
    const variant = found.get(row.variant_id) ?? { product, unit, hsn, parts: [] }
    found.set(row.variant_id, variant)
    if (row.kind !== null) variant.parts.push(toPart(row))
  }
  return [...found.values()]
}
