export {
  changeStore,
  hasStores,
  publicOf,
  putStore,
  readStore,
  readStores,
  salonOfSource,
  type Salon,
} from './store.ts'
