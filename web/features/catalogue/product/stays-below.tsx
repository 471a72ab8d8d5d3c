/**
 * The parts of a product page that stay HTML (stays.ts): most of those below its first screen, and words without
 * behaviour.
 */
export { TurnView } from '#web/components/turn-view/turn-view.tsx'
export { Bill } from './price-breakup/bill.tsx'
export { Sold } from './configurator/sold.tsx'
export { RateWords } from './price-breakup/rate-words.tsx'
export { ProductAccordion } from './product-accordion.tsx'
export { Together } from './together.tsx'
