export { putNavigation } from './store.ts'
