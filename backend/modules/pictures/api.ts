export { pictureAt, picturesByName } from './store.ts'
export { smallPicture } from './measure.ts'
