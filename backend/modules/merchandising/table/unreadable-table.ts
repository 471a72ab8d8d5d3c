import type { Mistake, TableRow } from './rows.ts'

// In a file of its own, so that the program does not load what reads workbooks: its thread does.

/** A table as it was read. */
export interface Table {
  readonly rows: readonly TableRow[]
  readonly mistakes: readonly Mistake[]
}

/** Thrown if the file as a whole cannot be read. */
export class UnreadableTable extends Error {}
