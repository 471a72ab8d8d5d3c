import { t } from '#web/words/t.ts'
import type { Delivery } from './delivery.ts'
import { formatPaise } from './money.ts'

/** The rule in a sentence; if pieces can be returned and the house says so, also that returning them is free. */
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
