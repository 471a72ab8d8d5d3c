export { putCategory, putProduct, readCategoryInput, readProductInput } from './write.ts'
export { findProduct, findProducts, findCategory } from './store.ts'
export type { CatalogueTables } from './tables.ts'
