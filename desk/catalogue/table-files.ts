import type { operatorProductTable } from '#contract/product-table.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { csvOf } from '../parts/csv.ts'
import { workbookOf } from '../parts/workbook.ts'

export type TablePage = AnswerOf<typeof operatorProductTable>
export type TableFormat = 'csv' | 'xlsx'

/** An import takes so much at once; a larger catalogue becomes several files. */
const [MOST_ROWS, MOST_BYTES] = [10_000, 6_000_000]

/** Columns in which a spreadsheet can calculate. */
const NUMERIC: ReadonlySet<string> = new Set([
  'stock', 'price', 'weight', 'gross weight', 'making', 'stones price', 'making days',
]) // prettier-ignore

const encode = (rows: readonly (readonly string[])[], format: TableFormat): Uint8Array<ArrayBuffer> =>
  format === 'csv' ? new TextEncoder().encode(`\uFEFF${csvOf(rows)}`) : workbookOf(rows, NUMERIC)

/** The files of a table that is read page by page: each is handed over as soon as it is full, so one is in memory. */
export async function* tableFiles(
  pages: AsyncIterable<TablePage>,
  format: TableFormat,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let columns: readonly string[] = []
  let rows: (readonly string[])[] = []
  let size = 0
  for await (const page of pages) {
    columns = page.columns
    const more = page.rows.reduce((sum, row) => sum + row.join().length * 2, 0)
    if (rows.length > 0 && (rows.length + page.rows.length > MOST_ROWS || size + more > MOST_BYTES)) {
      yield encode([columns, ...rows], format)
      rows = []
      size = 0
    }
    rows.push(...page.rows)
    size += more
  }
  if (rows.length > 0) yield encode([columns, ...rows], format)
}

/** Every page that the filter finds, one after another. */
export async function* tablePages(
  read: (after: string | undefined) => Promise<TablePage>,
  far: (products: number, total: number) => void,
): AsyncGenerator<TablePage> {
  let after: string | undefined
  let products = 0
  do {
    const page = await read(after)
    products += page.products
    far(products, page.total)
    yield page
    after = page.next
  } while (after !== undefined)
}
