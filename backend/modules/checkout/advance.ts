import { ADVANCE_FROM_DAYS, type ShopFacts } from '#contract/shop.ts'
import type { Totals } from '../orders/api.ts'

/**
 * What is paid at first where pieces are made to order, in paise, rounded up to the rupee: the house's share of those
 * pieces and all of the others. Undefined where nothing less than everything is asked for. Income tax that is collected
 * with the price falls due with the first money, so an order with any is paid whole.
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
