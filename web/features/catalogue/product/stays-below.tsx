/** What of a product page lies below its first window and stays HTML there (stays.ts). */
export { TurnView } from '#web/components/turn-view/turn-view.tsx'
export { Bill } from './price-breakup/bill.tsx'
export { ProductAccordion } from './product-accordion.tsx'
export { Together } from './together.tsx'
