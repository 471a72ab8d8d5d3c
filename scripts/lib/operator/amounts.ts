import { withoutGroups } from '#contract/grouped-number.ts'
import { formatPaise, paiseFromRupees } from '#backend/lib/trade/money.ts'
import { fail } from './operator.ts'

/** Rupees as they are typed, `1,20,00,000` or `1500.50`. */
export const amountOf = (text: string): number => {
  const plain = withoutGroups(text)
  if (!/^\d{1,11}(\.\d{1,2})?$/.test(plain))
    return fail(`‘${text}’ is not an amount in rupees, e.g. 1,20,00,000.`)
  return Number(plain)
}

/** Rupees of an answer as people read them: ₹1,20,00,000. */
export const shownRupees = (amount: unknown): string => formatPaise(paiseFromRupees(Number(amount)))
