export { putShopFacts, readShopFacts } from './store.ts'
