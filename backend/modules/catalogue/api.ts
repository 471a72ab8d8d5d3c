export { putCategory, putProduct, readCategoryInput, readProductInput } from './write.ts'
export { findProduct, findCategory } from './store.ts'
export type { CatalogueTables } from './tables.ts'
