/** What a press of ADD TO BAG may lead to: no first script of the page. */
export { KeptForYou } from './kept-for-you.tsx'
export { NewPrice } from './new-price.tsx'
