/** What other modules may use of pricing: the parts of prices, and the rates behind them. */
export { breakUpOf, partsOf, withAdded } from './break-up.ts'
export { readParts } from './parts.ts'
export { addRates, currentRates } from './rates.ts'
export { putPrice } from './put-price.ts'
export { reprice } from './reprice.ts'
