export { blogShown, putBlog } from './store.ts'
