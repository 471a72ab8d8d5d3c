/** What other modules may use of the delivery zones. */
export { putZones, zoneOf, type Zone } from './store.ts'
