export { readShopFacts, seedShopFacts } from './store.ts'
