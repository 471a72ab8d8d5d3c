import { inLanguage, languageNow, say } from '#backend/lib/words/words.ts'
import { gstInside } from '#backend/lib/trade/gst.ts'
import type { Part } from '#backend/lib/rows/json-columns.ts'
import type { Sellable, Variant } from '../../stock/api.ts'

/** The one stone of a product that is nothing but a stone, without metal. */
export const looseStoneOf = ({ metals, stones }: Sellable) =>
  metals.length === 0 && stones.length === 1 && stones[0]?.count === 1 ? stones[0] : undefined

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Whether a piece has a loose stone instead of its own. */
const holds = (ring: Sellable, stone: Sellable): boolean => {
  const loose = looseStoneOf(stone)
  return (
    ring.setting !== undefined &&
    loose !== undefined &&
    ring.setting.cuts.some((cut) => same(cut, loose.cut)) &&
    loose.caratsTotal >= ring.setting.caratsFrom &&
    loose.caratsTotal <= ring.setting.caratsTo
  )
}

/** One half of a piece: what is sold, and what it is made of. */
interface Half {
  readonly product: Sellable
  readonly variant: Variant
  readonly parts: readonly Part[] | undefined
}

interface SetPiece extends Half {
  readonly parts: readonly Part[]
  /** Its price, GST included. */
  readonly stonePaise: number
}

const without = (parts: readonly Part[], ...kinds: readonly Part['kind'][]) =>
  parts.filter(({ kind }) => !kinds.includes(kind))
const sumOf = (parts: readonly Part[]) => parts.reduce((sum, { paise }) => sum + paise, 0)

/** Whole rupees, as every price of the catalogue is; GST on all of it. */
const priceOf = (net: number, basisPoints: number) =>
  Math.round((net * (10_000 + basisPoints)) / 10_000 / 100) * 100

/**
 * A stone in a setting, as one piece. Its price is the setting without its own stone, plus the stone, with the GST of
 * jewellery on both: a set ring is one article of jewellery (heading 7113), not two supplies, whatever the tax on a
 * loose stone (7102). Undefined if the piece does not hold the stone, or if the parts of a price are not known.
 */
export const setPiece = (ring: Half, stone: Half, basisPoints: number): SetPiece | undefined => {
  if (!holds(ring.product, stone.product) || !ring.parts || !stone.parts) return undefined
  if (sumOf(ring.parts) !== ring.variant.paise || sumOf(stone.parts) !== stone.variant.paise) return undefined
  const mounting = without(ring.parts, 'stone', 'gst')
  const making = mounting.findIndex(({ kind }) => kind === 'making')
  if (making < 0 || mounting.length === ring.parts.length) return undefined
  const { lab, number } = stone.product.certificate ?? {}
  const report = number === undefined ? undefined : `${lab} ${number}`
  const gem = without(stone.parts, 'gst').map((part) =>
    part.kind === 'stone' && report
      ? { ...part, detail: [part.detail, report].filter(Boolean).join(', ') }
      : part,
  )
  const net = sumOf(mounting) + sumOf(gem)
  const paise = priceOf(net, basisPoints)
  const { taxable, tax } = gstInside(paise, basisPoints)
  const parts: Part[] = [
    ...without(mounting, 'making'),
    ...gem.filter(({ kind }) => kind === 'stone'),
    ...mounting
      .filter(({ kind }) => kind === 'making')
      // Making takes up the rounding, as it does in every price.
      .map((part, at) => (at === 0 ? { ...part, paise: part.paise + taxable - net } : part)),
    ...gem.filter(({ kind }) => kind !== 'stone'),
    { kind: 'gst', label: 'GST', paise: tax },
  ]
  const days = [
    ring.variant.makingDays ?? ring.product.makingDays,
    stone.variant.makingDays ?? stone.product.makingDays,
  ]
  return {
    product: {
      ...ring.product,
      name: inLanguage(languageNow() ?? 'en', say`${ring.product.name} with ${stone.product.name}`),
    },
    variant: {
      ...ring.variant,
      stone: stone.variant.stone,
      clarity: stone.variant.clarity,
      paise,
      stock: Math.min(ring.variant.stock, stone.variant.stock),
      makingDays: Math.max(...days.map((each) => each ?? 0)) || null,
    },
    parts,
    stonePaise: priceOf(sumOf(gem), basisPoints),
  }
}
