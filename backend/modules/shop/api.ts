export { houseWords, readShopFacts, seedShopFacts } from './store.ts'
