/** What other modules may use of the passports: writing down what the bench says, and the rule of resale. */
export { mayBearHuid } from './hallmark.ts'
export { checkHallmarks } from './leaving.ts'
export { recordPieces } from './record.ts'
export { putResaleTerms, readResaleTerms, seedResaleTerms, type ResaleTerms } from './store.ts'
