export { contentStore } from './store.ts'
