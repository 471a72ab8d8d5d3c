export { inWords, OPTIONS, putOptions, readOptions } from './store.ts'
