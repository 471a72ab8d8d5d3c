/** Code that is needed only after a press of ADD TO BAG, and so is not among the first scripts. */
export { KeptForYou } from './kept-for-you.tsx'
export { NewPrice } from './new-price.tsx'
