export { picturesByName } from './store.ts'
