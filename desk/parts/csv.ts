import { safeCell } from '#contract/table-cell.ts'

const cell = (value: string | number) =>
  `"${(typeof value === 'string' ? safeCell(value) : String(value)).replaceAll('"', '""')}"`

/** Rows as lines of a CSV file; no program that opens it takes a text for a formula. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
