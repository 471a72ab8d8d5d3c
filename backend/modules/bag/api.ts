/** What other modules may use of the bag. */
export { arrivalOf, isBuyable, priceLines, taxOf, toBagLine, TRANSIT_DAYS, type PricedLine } from './read.ts'
export { findBag, linesOf, lockBag, outOfStock, takeOut } from './store.ts'
