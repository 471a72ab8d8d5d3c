/** What other modules may use of the bag. */
export {
  arrivalOf,
  heldUntilOf,
  isBuyable,
  pictureOf,
  priceLines,
  taxOf,
  toBagLine,
  TRANSIT_DAYS,
  type PricedLine,
} from './read.ts'
export { linesOf, outOfStock, variantsOf } from './lines.ts'
export { putCommissioned } from './commissioned.ts'
export { findBag, lockBag, takeOut } from './store.ts'
