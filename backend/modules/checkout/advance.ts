import { ADVANCE_FROM_DAYS, type ShopFacts } from '#contract/shop.ts'
import type { Totals } from '../orders/api.ts'

/**
 * The advance for pieces made to order, in paise, rounded up to the rupee: the house's share of their price, plus the
 * whole price of all other pieces. Undefined if everything is paid at once. Tax collected at source is due with the
 * first payment, so an order that has any is paid in full.
 */
export const advanceOf = (
  facts: ShopFacts,
  lines: readonly { readonly makingDays: number }[],
  totals: Totals,
): { percent: number; paise: number } | undefined => {
  const { advancePercent: percent, advanceFromDays: from = ADVANCE_FROM_DAYS } = facts
  if (percent === undefined || totals.tcs > 0 || !lines.some(({ makingDays }) => makingDays >= from))
    return undefined
  const hundredths = lines.reduce(
    (sum, { makingDays }, at) =>
      sum + BigInt(totals.nets[at] ?? 0) * BigInt(makingDays >= from ? percent : 100),
    0n,
  )
  const paise = Number((hundredths + 9_999n) / 10_000n) * 100
  return paise > 0 && paise < totals.total ? { percent, paise } : undefined
}
