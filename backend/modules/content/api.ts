export { pictureKeys } from './pictures.ts'
export { contentStore } from './store.ts'
