export { knownTo } from './known.ts'
export { putNavigation } from './store.ts'
