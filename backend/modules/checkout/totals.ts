import { gstByRate } from '#backend/lib/trade/gst.ts'
import { tcsOn } from '#backend/lib/trade/tcs.ts'
import type { PointsRule } from '#contract/points.ts'
import type { Totals } from '../orders/api.ts'
import { mostPointsFor, worthOf } from '../points/api.ts'

/** A line as needed for sums. */
export interface Countable {
  /** One piece, GST included. */
  readonly paise: number
  readonly quantity: number
  readonly basisPoints: number
  /** The rate of tax collected at source, in hundredths of a per cent; 0 or left out for most. */
  readonly tcsBasisPoints?: number
}

/**
 * Splits an amount over weights in whole paise, without loss: each part is rounded down, and the remainder goes, one
 * paisa each, to the parts that lost most by rounding (on a tie, the earlier one).
 */
export const split = (amount: number, weights: readonly number[]): number[] => {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (whole === 0n) return weights.map(() => 0)
  const parts = weights.map((weight) => (BigInt(amount) * BigInt(weight)) / whole)
  const rests = weights.map((weight, at) => ({ at, rest: (BigInt(amount) * BigInt(weight)) % whole }))
  const left = Number(BigInt(amount) - parts.reduce((sum, part) => sum + part, 0n))
  rests.sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1))
  const more = new Set(rests.slice(0, left).map(({ at }) => at))
  return parts.map((part, at) => Number(part) + (more.has(at) ? 1 : 0))
}

/** The most points that goods of this worth may be paid with. */
export const mostPoints = (lines: readonly Countable[], rule: PointsRule | undefined): number =>
  mostPointsFor(
    lines.reduce((sum, { paise, quantity }) => sum + paise * quantity, 0),
    rule,
  )

/** The only place that computes an order's sum: what is shown, stored, charged and invoiced comes from here. */
export const totalsOf = (
  lines: readonly Countable[],
  { points, rule, delivery = 0 }: { points: number; rule: PointsRule | undefined; delivery?: number },
): Totals => {
  const worths = lines.map(({ paise, quantity }) => paise * quantity)
  const goods = worths.reduce((sum, worth) => sum + worth, 0)
  const discount = worthOf(points, rule)
  if (!Number.isInteger(points) || points < 0 || points > mostPointsFor(goods, rule))
    throw new RangeError(`${points} points cannot be spent on goods of ${goods} paise`)
  const shares = split(discount, worths)
  const nets = worths.map((worth, at) => worth - (shares[at] ?? 0))
  // Delivery is taxed like the goods it comes with, at the rate of the dearest line: a composite supply (section 8(a) of the
  // Central Goods and Services Tax Act, 2017).
  const principal = lines[nets.indexOf(Math.max(...nets))]
  const tax = gstByRate([
    ...lines.map(({ basisPoints }, at) => ({ paise: nets[at] ?? 0, basisPoints })),
    ...(principal && delivery > 0 ? [{ paise: delivery, basisPoints: principal.basisPoints }] : []),
  ])
  const tcsShares = lines.map(({ quantity, tcsBasisPoints = 0 }, at) =>
    tcsOn(nets[at] ?? 0, quantity, tcsBasisPoints),
  )
  const tcs = tcsShares.reduce((sum, share) => sum + share, 0)
  return {
    goods,
    discount,
    tcs,
    tcsShares,
    delivery,
    total: goods - discount + tcs + delivery,
    shares,
    nets,
    tax,
  }
}
