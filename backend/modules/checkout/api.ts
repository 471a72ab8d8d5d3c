/** What other modules may use of the checkout. */
export { advanceOf } from './advance.ts'
export { readDestination, readGiftMessage, readPan, type Destination } from './form.ts'
export { countable, needsPan, quote } from './quote.ts'
export { collectPoints, readyAtStore, type Store } from './stores.ts'
export { onlineFor, transferOf, waysFor, waysOn, wrongWay, type Way } from './ways.ts'
export { mostPoints, split, totalsOf, type Totals } from './totals.ts'
