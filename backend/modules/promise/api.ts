/** What other modules may use of the delivery zones. */
export { putZones, zoneOf } from './store.ts'
