export { pictureAt, picturesByName } from './store.ts'
