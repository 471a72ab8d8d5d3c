/** What stays HTML of a list whose filters are shown above it (stays.ts). */
export { askFacets, PlainForm } from './plain-form.tsx'
