/** What other modules may use of the bag. */
export {
  arrivalOf,
  heldUntilOf,
  isBuyable,
  pictureOf,
  priceLines,
  taxOf,
  toBagLine,
  type PricedLine,
} from './read.ts'
export { linesOf, outOfStock } from './lines.ts'
export { findBag, lockBag, takeOut } from './store.ts'
