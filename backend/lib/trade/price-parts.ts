import { gstInside, mulDivRound } from './gst.ts'
import { rupeesFromPaise } from './money.ts'

/** What this many milligrams of a metal are worth, in paise, at a rate in paise a gram. */
export const metalWorth = (paisePerGram: number, milligrams: number): number =>
  mulDivRound(paisePerGram, milligrams, 1000)

/** A price with GST and what is known of it, in paise; `basisPoints` of GST. */
interface Whole {
  readonly paise: number
  readonly metal: number | null
  readonly stones: number | null
  readonly basisPoints: number
}

interface PriceLine {
  readonly kind: 'metal' | 'stone' | 'making' | 'gst'
  readonly label: string
  /** Rupees. */
  readonly amount: number
}

/**
 * The making part of a price: what is left after metal, stones and GST, in paise; negative if those are more than the
 * price.
 */
export const makingLeft = ({ paise, metal, stones, basisPoints }: Whole): number =>
  gstInside(paise, basisPoints).taxable - (metal ?? 0) - (stones ?? 0)

/** The lines of a price; making takes up the rounding, as when rates change (`pricing/reprice.ts`). */
export const priceLines = (whole: Whole): PriceLine[] => {
  const line = (kind: PriceLine['kind'], label: string, paise: number | null): PriceLine[] =>
    paise === null ? [] : [{ kind, label, amount: rupeesFromPaise(paise) }]
  return [
    ...line('metal', 'Metal', whole.metal),
    ...line('stone', 'Stones', whole.stones),
    ...line('making', 'Making', makingLeft(whole)),
    ...line('gst', 'GST', gstInside(whole.paise, whole.basisPoints).tax),
  ]
}
