import { formatPaise } from './money.ts'

/** What insured delivery costs in paise; from goods of `freeFrom` on it is free. */
export interface Delivery {
  readonly price: number
  readonly freeFrom?: number | null
}

/** What delivery of goods of this worth costs, in paise. */
export const deliveryOf = (goods: number, { price, freeFrom }: Delivery): number =>
  freeFrom != null && goods >= freeFrom ? 0 : price

/** The rule in a sentence. */
export const deliveryWords = ({ price, freeFrom }: Delivery): string => {
  if (price === 0) return 'Free shipping and returns on every order.'
  return freeFrom == null
    ? `Insured shipping costs ${formatPaise(price)}. Returns are free.`
    : `Insured shipping costs ${formatPaise(price)}; it is free from ${formatPaise(freeFrom)}. Returns are free.`
}
