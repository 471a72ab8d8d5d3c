import type { MadePiece } from '#contract/passport.ts'
import type { OrderLineRow } from '../orders/api.ts'
import { resaleValue } from './resale.ts'
import type { ResaleTerms } from './store.ts'

/**
 * What was paid for one piece of a line: its share of what the line was charged at, points taken off. The shares of all
 * pieces sum to it.
 */
export const paidFor = (line: OrderLineRow, place: number): number => {
  const share = (pieces: number) => (BigInt(line.net_paise) * BigInt(pieces)) / BigInt(line.quantity)
  return Number(share(place) - share(place - 1))
}

/** What was paid for the stones of one piece, points deducted; undefined if the house gave no parts. */
const stonesPaidFor = (line: OrderLineRow): number | undefined => {
  if (!line.parts) return undefined
  const listed = line.parts.reduce((sum, { kind, paise }) => sum + (kind === 'stone' ? paise : 0), 0)
  const whole = BigInt(line.unit_paise) * BigInt(line.quantity)
  return whole === 0n ? 0 : Number((BigInt(listed) * BigInt(line.net_paise)) / whole)
}

/** What the house pays for it today, if weight, rate, parts and rule are known; nothing is guessed. */
export const worth = (
  { line, place, netMg }: { line: OrderLineRow; place: number; netMg: number | null },
  paisePerGram: number | undefined,
  terms: ResaleTerms | undefined,
): Pick<MadePiece, 'exchange' | 'buyBack'> => {
  const stonesPaise = stonesPaidFor(line)
  if (netMg === null || paisePerGram === undefined || stonesPaise === undefined || !terms) return {}
  const piece = { netMg, paisePerGram, stonesPaise, paidPaise: paidFor(line, place) }
  return {
    exchange: resaleValue({ ...piece, rule: terms.exchange }),
    buyBack: resaleValue({ ...piece, rule: terms.buyBack }),
  }
}
