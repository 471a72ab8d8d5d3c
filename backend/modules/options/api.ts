export { holdOptionsOf, seedOptions } from './hold.ts'
export { chosenOf, inWords, OPTIONS, readOptions } from './store.ts'
