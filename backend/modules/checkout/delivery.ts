import type { Delivery } from '#contract/checkout.ts'
import type { ShopFacts } from '#contract/shop.ts'

/**
 * The price of delivery for goods of this value, in paise, GST included. Free if the house sets no price, and for
 * collection at a store.
 */
export const deliveryPrice = (
  { deliveryPrice: rupees = 0, freeDeliveryFrom }: Pick<ShopFacts, 'deliveryPrice' | 'freeDeliveryFrom'>,
  goods: number,
  kind: Delivery['kind'],
): number => {
  if (kind === 'collect' || goods === 0) return 0
  return freeDeliveryFrom !== undefined && goods >= freeDeliveryFrom * 100 ? 0 : rupees * 100
}
