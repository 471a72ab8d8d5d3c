export { putBlog } from './store.ts'
