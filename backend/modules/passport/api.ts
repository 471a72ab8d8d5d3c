/** What other modules may use of the passports: recording what the workshop measured, and the rule of resale. */
export { mayBearHuid, mustBearHuid } from './hallmark.ts'
export { checkHallmarks } from './leaving.ts'
export { recordPieces } from './record.ts'
export { putResaleTerms, readResaleTerms, seedResaleTerms } from './store.ts'
