import type { BreakUp } from '#contract/pricing.ts'
import { gstInside } from '#backend/lib/gst.ts'
import type { Part } from '#backend/lib/json-columns.ts'
import { rupeesFromPaise } from '#backend/lib/money.ts'

export interface Priced {
  /** What one piece is made of, GST among it; undefined where the house gives no parts. */
  readonly parts: readonly Part[] | undefined
  /** One piece, GST included. */
  readonly unit: number
  readonly quantity: number
  /** What is paid for all of them, GST included, points taken off. */
  readonly net: number
  readonly basisPoints: number
  readonly hsn: string
}

/** The parts of a piece with what is added for one person: that price, too, includes GST. */
export const withAdded = (
  parts: readonly Part[] | undefined,
  paise: number,
  basisPoints: number,
): readonly Part[] | undefined => {
  if (!parts || paise === 0) return parts
  const { taxable, tax } = gstInside(paise, basisPoints)
  const added: Part = { kind: 'other', label: 'Personalisation', paise: taxable }
  return [...parts.map((part) => (part.kind === 'gst' ? { ...part, paise: part.paise + tax } : part)), added]
}

const percent = (basisPoints: number) => `${basisPoints / 100} %`

/** The part that takes up what rounding leaves over: making, else the last. */
const roundedAt = (parts: readonly Part[]): number => {
  const making = parts.findIndex(({ kind }) => kind === 'making')
  return making < 0 ? parts.length - 1 : making
}

/**
 * The parts of what is paid, summing to it exactly. Points lessen the taxable value, so GST is calculated on what is
 * left. Undefined when there are no parts, or when they do not make up the price: then nothing is shown.
 */
export const partsOf = ({ parts, unit, quantity, net, basisPoints, hsn }: Priced): Part[] | undefined => {
  const own = parts?.filter(({ kind }) => kind !== 'gst') ?? []
  if (!parts || own.length === 0 || parts.reduce((sum, { paise }) => sum + paise, 0) !== unit)
    return undefined
  const { taxable, tax } = gstInside(net, basisPoints)
  const before = gstInside(unit * quantity, basisPoints).taxable
  const scaled = own.map((part) => ({
    ...part,
    ...(quantity > 1 && part.detail !== undefined && { detail: `${quantity} × ${part.detail}` }),
    paise: part.paise * quantity,
  }))
  // Rounded at the price, points or none: what points leave is seen in their own line alone.
  const over = before - scaled.reduce((sum, { paise }) => sum + paise, 0)
  const at = roundedAt(scaled)
  const all = scaled.map((part, place) => (place === at ? { ...part, paise: part.paise + over } : part))
  const gst: Part = { kind: 'gst', label: `GST, ${percent(basisPoints)}`, detail: `HSN ${hsn}`, paise: tax }
  const off = taxable - before
  if (unit * quantity - net > 0)
    return [...all, { kind: 'discount', label: 'Points', detail: 'less the GST in them', paise: off }, gst]
  // A part of several pieces may be worth a paisa more than the price of each.
  return [...all.map((part, place) => (place === at ? { ...part, paise: part.paise + off } : part)), gst]
}

/** The same as the contract has it. */
export const breakUpOf = (priced: Priced): BreakUp | undefined => {
  const parts = partsOf(priced)
  if (!parts) return undefined
  const rate = parts.find((part) => part.rate)?.rate
  return {
    parts: parts.map(({ kind, label, detail, paise }) => ({
      kind,
      label,
      ...(detail !== undefined && { detail }),
      amount: rupeesFromPaise(paise),
    })),
    total: rupeesFromPaise(priced.net),
    ...(rate && {
      rate: {
        metal: rate.metal,
        purity: rate.purity,
        perGram: rupeesFromPaise(rate.paisePerGram),
        setAt: rate.setAt,
      },
    }),
  }
}
