export { changeStore, putStore, readStore, readStores, type Salon } from './store.ts'
