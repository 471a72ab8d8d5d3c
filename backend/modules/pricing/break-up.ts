import type { BreakUp } from '#contract/pricing.ts'
import { gstInside } from '#backend/lib/trade/gst.ts'
import type { Part } from '#backend/lib/rows/json-columns.ts'
import { rupeesFromPaise } from '#backend/lib/trade/money.ts'

export interface Priced {
  /** The parts of one piece, including GST; undefined if the house gives none. */
  readonly parts: readonly Part[] | undefined
  /** One piece, GST included. */
  readonly unit: number
  readonly quantity: number
  /** What is paid for all of them, GST included, points deducted. */
  readonly net: number
  /** How much of it is taxable, if not what the rate says of it alone: a further part of what was taxed before. */
  readonly taxable?: number
  readonly basisPoints: number
  readonly hsn: string
}

/** The parts of a piece with the price of its personalisation, which also includes GST. */
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

/** The index of the part that absorbs the rounding: making, otherwise the last. */
const roundedAt = (parts: readonly Part[]): number => {
  const making = parts.findIndex(({ kind }) => kind === 'making')
  return making < 0 ? parts.length - 1 : making
}

/**
 * The parts of what is paid; their sum is exactly that. Points reduce the taxable value, so GST is calculated on the
 * rest. Undefined if there are no parts, or if they do not add up to the price: then nothing is shown.
 */
export const partsOf = ({
  parts,
  unit,
  quantity,
  net,
  basisPoints,
  hsn,
  taxable = gstInside(net, basisPoints).taxable,
}: Priced): Part[] | undefined => {
  const own = parts?.filter(({ kind }) => kind !== 'gst') ?? []
  if (!parts || own.length === 0 || parts.reduce((sum, { paise }) => sum + paise, 0) !== unit)
    return undefined
  const before = gstInside(unit * quantity, basisPoints).taxable
  const scaled = own.map((part) => ({
    ...part,
    ...(quantity > 1 && part.detail !== undefined && { detail: `${quantity} × ${part.detail}` }),
    paise: part.paise * quantity,
  }))
  // Rounded at the full price: points change only their own line.
  const over = before - scaled.reduce((sum, { paise }) => sum + paise, 0)
  const at = roundedAt(scaled)
  const all = scaled.map((part, place) => (place === at ? { ...part, paise: part.paise + over } : part))
  const gst: Part = {
    kind: 'gst',
    label: `GST, ${percent(basisPoints)}`,
    detail: `HSN ${hsn}`,
    paise: net - taxable,
  }
  const off = taxable - before
  if (unit * quantity - net > 0)
    return [...all, { kind: 'discount', label: 'Points', detail: 'less the GST in them', paise: off }, gst]
  // A part of several pieces may be a paisa more than the part of one piece times their number.
  return [...all.map((part, place) => (place === at ? { ...part, paise: part.paise + off } : part)), gst]
}

/** The same in the form of the contract. */
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
