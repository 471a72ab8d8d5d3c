export { putTranslations } from './store.ts'
