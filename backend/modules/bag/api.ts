/** What other modules may use of the bag. */
export { holdLine } from './hold.ts'
export {
  arrivalOf,
  heldUntilOf,
  isBuyable,
  priceLines,
  taxOf,
  toBagLine,
  TRANSIT_DAYS,
  type PricedLine,
} from './read.ts'
export { findBag, linesOf, lockBag, outOfStock, takeOut } from './store.ts'
