/** What stays HTML of a list of loose stones until its code is here (stays.ts). */
export { StoneTable } from './stone-table.tsx'
