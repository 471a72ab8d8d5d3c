import { t } from '#web/words/t.ts'

/** The statuses of the contract in the language of the page. */
const STATUSES = new Map([
  ['Pending payment', t('order.status.pending')],
  ['paid', t('order.status.paid')],
  ['Processing', t('order.status.processing')],
  ['Shipped', t('order.status.shipped')],
  ['Delivered', t('order.status.delivered')],
  ['Cancelled', t('order.status.cancelled')],
  ['Refunded', t('order.status.refunded')],
  ['Under review', t('order.status.review')],
])

/** The status of an order in words; one that only another backend knows is shown as it is. */
export const statusWords = (status: string): string => STATUSES.get(status) ?? status
