import { createHash } from 'node:crypto'
import type { Design, MetalKey, StoneRow } from '../products/design.ts'
import { slugOf } from '../products/slug.ts'
import {
  carats,
  density,
  GST,
  makingFactor,
  METAL_NAMES,
  paisePerGram,
  puritiesOf,
  QUALITIES,
  rupeesPerCarat,
} from './rates.ts'

export interface Variant {
  readonly productId: string
  readonly sku: string
  readonly metal: string
  readonly purity: string
  readonly size: string
  readonly stone: string
  readonly quality: string
  readonly pricePaise: number
  readonly parts: { metalPaise: number; stonesPaise: number; makingPaise: number; gstPaise: number }
  readonly metalWeightMg: number
  readonly weightMg: number
  readonly stock: number
  readonly isDefault: boolean
  /** If it takes another time than the listed combination. */
  readonly makingDays?: number
}

/**
 * Indian ring sizes: the inner circumference in millimetres less forty. The models are drawn at size 12 (16.5 mm
 * across).
 */
const RING = ['6', '8', '10', '12', '14', '16', '18', '20', '22']
const SIZES = {
  ring: { list: RING, listed: '12', factor: (s: string) => 0.3 + (0.7 * (40 + Number(s))) / 52 },
  chain: {
    list: ['40 cm', '45 cm', '50 cm'],
    listed: '45 cm',
    factor: (s: string) => 0.55 + (0.45 * parseInt(s, 10)) / 45,
  },
  bracelet: {
    list: ['16 cm', '17 cm', '18 cm', '19 cm'],
    listed: '17 cm',
    factor: (s: string) => parseInt(s, 10) / 17,
  },
  bangle: { list: ['2.2', '2.4', '2.6', '2.8'], listed: '2.4', factor: (s: string) => Number(s) / 2.4 },
} as const

const LETTER: Record<MetalKey, string> = {
  yellow: 'Y',
  rose: 'R',
  white: 'W',
  platinum: 'P',
  silver: 'S',
  steel: 'T',
}

/** Working days in the workshop if a design names none. */
export const USUAL_DAYS = 9

/** A number from 0 to 1 that depends only on the words. */
export const chance = (words: string) => createHash('sha256').update(words).digest().readUInt32BE(0) / 2 ** 32

export const STONE_NAMES: Record<string, string> = {
  diamond: 'Diamond',
  ruby: 'Ruby',
  emerald: 'Emerald',
  sapphire: 'Sapphire',
  pinksapphire: 'Pink sapphire',
  aquamarine: 'Aquamarine',
  amethyst: 'Amethyst',
  citrine: 'Citrine',
  fancyyellow: 'Fancy yellow diamond',
}

const round2 = (n: number) => Math.round(n * 100) / 100
export const rowCarats = ([kind, cut, count, mm]: StoneRow) =>
  round2(Math.max(0.01, count * carats(kind, cut, mm)))

/** The widths offered for the first stone: the label of the tile, and the resulting rows. */
const stoneChoices = (design: Design): { label: string; rows: readonly StoneRow[] }[] => {
  const [first, ...rest] = design.stones ?? []
  if (!first || !design.centres?.length) return [{ label: '', rows: design.stones ?? [] }]
  return [first[3], ...design.centres].map((mm) => {
    const row: StoneRow = [first[0], first[1], first[2], mm]
    const each = round2(carats(row[0], row[1], mm))
    const pair = row[2] > 1 ? `${row[2]} × ` : ''
    return { label: `${pair}${each.toFixed(2)} ct`, rows: [row, ...rest] }
  })
}

const stonesPaise = (rows: readonly StoneRow[], labGrown: boolean, factor: number) =>
  Math.round(
    rows.reduce((sum, row) => {
      const each = carats(row[0], row[1], row[3])
      const grown = labGrown && row[0] === 'diamond'
      return (
        sum + rowCarats(row) * rupeesPerCarat(row[0], each, grown) * 100 * (row[0] === 'diamond' ? factor : 1)
      )
    }, 0),
  )

const hasGradedDiamond = (design: Design) =>
  (design.stones ?? []).some((r) => r[0] === 'diamond' && rowCarats(r) >= 0.2)

/** The sum of the parts, in whole rupees with GST: making absorbs the rounding, so that the parts add up exactly. */
const priced = (metalPaise: number, stones: number, making: number, hsn: string) => {
  const bp = GST[hsn] ?? 0
  const pricePaise = Math.ceil(((metalPaise + stones + making) * (10_000 + bp)) / 10_000 / 100) * 100
  const gstPaise = Math.round((pricePaise * bp) / (10_000 + bp))
  return {
    pricePaise,
    parts: {
      metalPaise,
      stonesPaise: stones,
      makingPaise: pricePaise - gstPaise - metalPaise - stones,
      gstPaise,
    },
  }
}

const refused = (design: Design, metal: MetalKey | undefined, purity: string) =>
  (design.never ?? []).some(
    (n) => (!n.metal || n.metal === metal) && (!n.purity || n.purity === purity) && (n.metal ?? n.purity),
  )

/** Working days more than yellow gold: white gold is plated with rhodium, platinum is cast and polished slowly. */
const SLOWER: Record<MetalKey, number> = { yellow: 0, rose: 0, white: 1, platinum: 3, silver: 0, steel: 0 }
/** A ring farther than this from the listed size is cast anew instead of resized. */
const SIZED_WITHIN = 4

interface Unlisted {
  readonly metal: MetalKey | undefined
  readonly size: string
  readonly listedSize: string
  readonly otherStone: boolean
  readonly otherQuality: boolean
}

/** Working days in the workshop: combinations that are not listed take longer, because they are made to order. */
const makingDaysOf = (design: Design, made: Unlisted): number => {
  const [listed] = design.metals
  const metal = made.metal && listed ? SLOWER[made.metal] - SLOWER[listed] : 0
  const cast = design.sizes === 'ring' && Math.abs(Number(made.size) - Number(made.listedSize)) > SIZED_WITHIN
  const size = made.size === made.listedSize ? 0 : cast ? 2 : 1
  const stone = made.otherStone ? 2 : made.otherQuality ? 1 : 0
  return Math.max(1, (design.days ?? USUAL_DAYS) + metal + size + stone)
}

export const variantsOf = (design: Design, productId: string, hsn: string): Variant[] => {
  const slug = slugOf(design.name)
  const code = slug.toUpperCase()
  const metals = design.metals.length ? design.metals : [undefined]
  const sized = design.sizes ? SIZES[design.sizes] : undefined
  const sizes = sized ? [sized.listed, ...sized.list.filter((s) => s !== sized.listed)] : ['']
  const qualities: readonly (readonly [string, number])[] = hasGradedDiamond(design)
    ? QUALITIES(design.labGrown ?? false)
    : [['', 1]]
  const choices = stoneChoices(design)
  const found: Variant[] = []
  for (const metal of metals)
    for (const purity of metal ? puritiesOf(metal, design.gold ?? ['18 kt', '14 kt']) : [''])
      for (const size of sizes)
        for (const [s, choice] of choices.entries())
          for (const [q, [quality, factor]] of qualities.entries()) {
            if (refused(design, metal, purity)) continue
            const grams = design.mm3 * density(purity) * (sized ? sized.factor(size) : 1)
            const metalWeightMg = Math.round(grams * 1000)
            const metalPaise = Math.round((paisePerGram(purity) * metalWeightMg) / 1000)
            const stones = stonesPaise(choice.rows, design.labGrown ?? false, factor)
            const making = Math.round(design.making * 100 * (metal ? makingFactor(metal) : 1))
            const sku = [
              code,
              metal ? LETTER[metal] + purity.replace(/\D/g, '') : '',
              size.replace(/\s?cm|\./g, ''),
              s ? `C${s + 1}` : '',
              q ? `Q${q + 1}` : '',
            ]
              .filter(Boolean)
              .join('-')
            const isDefault = found.length === 0
            const luck = chance(`stock:${sku}`)
            const stock = isDefault ? 3 + Math.floor(luck * 6) : luck < 0.16 ? 0 : Math.ceil(luck * luck * 3)
            const makingDays = makingDaysOf(design, {
              metal,
              size,
              listedSize: sized?.listed ?? '',
              otherStone: s > 0,
              otherQuality: q > 0,
            })
            const caratsAll = choice.rows.reduce((sum, row) => sum + rowCarats(row), 0)
            found.push({
              productId,
              sku,
              metal: metal ? METAL_NAMES[metal] : '',
              purity,
              size,
              stone: choice.label,
              quality,
              ...priced(metalPaise, stones, making, hsn),
              metalWeightMg,
              weightMg: metalWeightMg + Math.round(caratsAll * 200),
              stock,
              isDefault,
              ...(makingDays !== (design.days ?? USUAL_DAYS) && { makingDays }),
            })
          }
  return found
}
