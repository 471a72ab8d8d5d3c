import { formatPaise } from './money.ts'
import { t } from '#web/words/t.ts'

/** What delivery costs in paise; from goods of `freeFrom` on it is free. */
export interface Delivery {
  readonly price: number
  readonly freeFrom?: number | null
  /** The house says that sending pieces back costs nothing. */
  readonly freeReturns?: boolean
}

/** What delivery of goods of this worth costs, in paise. */
export const deliveryOf = (goods: number, { price, freeFrom }: Delivery): number =>
  freeFrom != null && goods >= freeFrom ? 0 : price

/**
 * GST inside goods and their delivery, from that inside the goods. Delivery is taxed at the rate of the dearest piece; where
 * the goods have several rates nobody here can tell which that is, and nothing is said before the checkout does.
 */
export const taxWithDelivery = <T extends { readonly rate: number; readonly amount: number }>(
  tax: readonly T[],
  shipping: number,
): readonly T[] => {
  if (shipping === 0) return tax
  if (tax.length !== 1) return []
  // Each half of the tax (CGST, SGST) is rounded for itself.
  return tax.map((part) => ({
    ...part,
    amount: part.amount + 2 * Math.round((shipping * part.rate) / (2 * (100 + part.rate))),
  }))
}

/** The rule in a sentence; where pieces can come back and the house says so, also that returning them is free. */
export const deliveryWords = (
  { price, freeFrom, freeReturns = false }: Delivery,
  takesReturns: boolean,
): string => {
  const returns = takesReturns && freeReturns ? 'free' : 'none'
  if (price === 0) return t('delivery.free', { returns })
  return freeFrom == null
    ? t('delivery.paid', { price: formatPaise(price), returns })
    : t('delivery.freeFrom', { price: formatPaise(price), from: formatPaise(freeFrom), returns })
}
