/** What other modules may use of the passports: writing down what the bench says, and the rule of resale. */
export { recordPieces } from './record.ts'
export { putResaleTerms, type ResaleTerms } from './store.ts'
