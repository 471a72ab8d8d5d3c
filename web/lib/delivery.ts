/** The price of delivery in paise; free for goods worth `freeFrom` or more. */
export interface Delivery {
  readonly price: number
  readonly freeFrom?: number | null
  /** The house says that sending pieces back costs nothing. */
  readonly freeReturns?: boolean
}

/** The price of delivery for goods of this value, in paise. */
export const deliveryOf = (goods: number, { price, freeFrom }: Delivery): number =>
  freeFrom != null && goods >= freeFrom ? 0 : price

/**
 * GST inside goods and their delivery, calculated from that inside the goods. Delivery is taxed at the rate of the
 * dearest piece; if the goods have several rates, it is not known here which one that is, and nothing is shown before
 * the checkout.
 */
export const taxWithDelivery = <T extends { readonly rate: number; readonly amount: number }>(
  tax: readonly T[],
  shipping: number,
): readonly T[] => {
  if (shipping === 0) return tax
  if (tax.length !== 1) return []
  // Each half of the tax (CGST, SGST) is rounded separately.
  return tax.map((part) => ({
    ...part,
    amount: part.amount + 2 * Math.round((shipping * part.rate) / (2 * (100 + part.rate))),
  }))
}
