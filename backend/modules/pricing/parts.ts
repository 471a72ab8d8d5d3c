import { sql } from 'kysely'
import type { Db } from '#backend/lib/implement.ts'
import { inRupees } from '#backend/lib/money.ts'
import type { Part } from '#backend/lib/json-columns.ts'
import { metalWorth } from '#backend/lib/price-parts.ts'
import { inGrams } from '#backend/lib/weight.ts'

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

/** The rate is shown beside the metal only where the part is weight times rate, rounded. */
const metalPart = (row: Row): Part => {
  const { metal, purity, metal_weight_mg: weight, rate, set_at: setAt, paise } = row
  const label = metal ? [purity, metal.toLowerCase()].filter(Boolean).join(' ') : row.label
  if (!weight) return { kind: 'metal', label, paise }
  if (!rate || !setAt || !metal || !purity || metalWorth(rate, weight) !== paise)
    return { kind: 'metal', label, detail: inGrams(weight), paise }
  return {
    kind: 'metal',
    label,
    detail: `${inGrams(weight)} at ${inRupees(rate)} a gram`,
    paise,
    rate: { metal, purity, paisePerGram: rate, setAt: setAt.toISOString() },
  }
}

const toPart = (row: Row): Part => {
  if (row.kind === 'metal') return metalPart(row)
  const detail = row.kind === 'stone' ? [row.stone, row.quality].filter(Boolean).join(', ') : ''
  return { kind: row.kind, label: row.label, ...(detail && { detail }), paise: row.paise }
}

/** What one piece of each variant is made of, as it is now. A variant without parts is absent. */
export const readParts = async (
  db: Db,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Part[]>> => {
  if (variantIds.length === 0) return new Map()
  const { rows } =
    await sql<Row>`select p.variant_id, p.kind, p.label, p.amount_paise as paise, v.metal, v.purity,
      v.stone, v.stone_quality as quality, v.metal_weight_mg, r.paise_per_gram as rate, r.set_at
    from variant_price_parts p join product_variants v on v.id = p.variant_id
    left join lateral (select m.paise_per_gram, m.set_at from metal_rates m
      where m.metal = v.metal and m.purity = v.purity order by m.id desc limit 1) r on p.kind = 'metal'
    where p.variant_id = any (${[...new Set(variantIds)]}::text[])
    order by p.variant_id, p.position`.execute(db)
  const found = new Map<string, Part[]>()
  for (const row of rows) {
    const parts = found.get(row.variant_id) ?? []
    parts.push(toPart(row))
    found.set(row.variant_id, parts)
  }
  return found
}
