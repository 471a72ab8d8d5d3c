export { holdOptionsOf, seedOptions } from './hold.ts'
export { inWords, OPTIONS, readOptions } from './store.ts'
