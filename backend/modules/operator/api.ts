export { categoryShown } from './category-routes.ts'
