import { readSheet } from 'read-excel-file/node'
import { MOST_TOLD } from '#contract/product-table.ts'
import { withPercentages } from './percent-cells.ts'
import { hasEndlessPart } from './endless-part.ts'
import { extentOf, type Extent } from './extent.ts'

export interface Workbook {
  /** The number of rows in the first sheet. */
  readonly count: number
  /** Only the first of these rows. */
  readonly rows: readonly (readonly string[])[]
  /** Cells, counted from 0, that a spreadsheet took for dates: no column has any. */
  readonly dates: readonly { readonly row: number; readonly cell: number }[]
}

/** The cells of a workbook's first sheet as text, or why nothing was read of it. Throws if it cannot be read. */
export const readWorkbook = async (bytes: Uint8Array, mostRows: number): Promise<Workbook | Extent> => {
  if (hasEndlessPart(bytes)) throw new Error('a tag or a text of this workbook does not end')
  const extent = extentOf(bytes, mostRows)
  if (extent) return extent
  const rows = await readSheet(Buffer.from(withPercentages(bytes)))
  return {
    count: rows.length,
    dates: rows
      .slice(0, mostRows)
      .flatMap((row, n) => row.flatMap((cell, at) => (cell instanceof Date ? [{ row: n, cell: at }] : [])))
      .slice(0, MOST_TOLD),
    rows: rows.slice(0, mostRows).map((row) =>
      row.map((cell) => {
        if (cell === null || cell === undefined) return ''
        return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)
      }),
    ),
  }
}
