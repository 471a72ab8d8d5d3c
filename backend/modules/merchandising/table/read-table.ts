import { CsvError, parse } from 'csv-parse/sync'
import type { OptionsSource } from '#contract/options.ts'
import { columnOf, COLUMNS, type Column } from '#contract/product-columns.ts'
import { ownColumn } from './own-options.ts'
import { didYouMean, type Mistake, type TableRow } from './rows.ts'
import { UnreadableTable, type Table } from './unreadable-table.ts'
import { readWorkbook, type Workbook } from './workbook.ts'
import { textOfCell } from '#contract/table-cell.ts'

const MOST_ROWS = 20_000
/** More than the shop has: what is wider is another table, or lies on its side, and each wrong heading is explained. */
const MOST_COLUMNS = 200
/**
 * The largest unpacked size of a workbook: five kilobytes a row. Reading one takes the process several times as much
 * memory for a while. Bytes.
 */
const MOST_UNPACKED = 100_000_000

const tooManyRows = (rows: number | string) =>
  new UnreadableTable(`There are ${rows} rows: send at most ${MOST_ROWS} at once.`)

const tooManyColumns = (columns: number) =>
  new UnreadableTable(
    `There are ${columns} columns: a table of products has at most ${MOST_COLUMNS}, one row for each combination.`,
  )

const farOutside = (place: string) =>
  new UnreadableTable(
    `The cell ${place} is filled, far outside the table. Empty it in the spreadsheet, and save the file again.`,
  )

const firstLine = (text: string) => text.slice(0, text.indexOf('\n') + 1 || undefined)

/** Excel separates cells by the sign that the country's settings name. */
const delimiterOf = (text: string): string => {
  const head = firstLine(text)
  const count = (sign: string) => head.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

/** Excel writes and reads a first line that names the sign; it is no row of the table. */
const NAMED_SIGN = /^\uFEFF?"?sep=([^\r\n])"?\r?\n/i

/** What is wrong with a CSV, in words that do not need its grammar. */
const brokenCsv = (error: unknown, before: number): string => {
  if (!(error instanceof CsvError)) return 'save it anew as ‘CSV UTF-8’, or send the .xlsx.'
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return 'a quotation mark begins a cell and nothing ends it. Look for a single " in the file.'
  return `in line ${Number(error['lines']) + before} a quotation mark is in the middle of a cell. Save it anew from the spreadsheet.`
}

/** The rows of a CSV, and how many lines are before them. */
const csvRows = (bytes: Buffer): { rows: string[][]; before: number } => {
  let text
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new UnreadableTable('This file is not written in UTF-8: save it as ‘CSV UTF-8’, or send the .xlsx.')
  }
  const [line = '', sign] = NAMED_SIGN.exec(text) ?? []
  const table = text.slice(line.length)
  const before = line === '' ? 0 : 1
  const delimiter = sign ?? delimiterOf(table)
  // No more of it is read than is needed to refuse it.
  const columns = firstLine(table).split(delimiter).length
  if (columns > 10 * MOST_COLUMNS) throw tooManyColumns(columns)
  try {
    const rows = parse(table, {
      bom: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: false,
      to: MOST_ROWS + 2,
    })
    return { rows, before }
  } catch (error) {
    throw new UnreadableTable(`This CSV cannot be read: ${brokenCsv(error, before)}`)
  }
}

/** The size to which a ZIP claims to unpack: the sum over its directory. */
const unpackedSize = (zip: Buffer): number => {
  let sum = 0
  for (let at = zip.indexOf('PK\u0001\u0002', 0, 'latin1'); at >= 0 && at + 46 <= zip.length;) {
    sum += zip.readUInt32LE(at + 24)
    at = zip.indexOf('PK\u0001\u0002', at + 46, 'latin1')
  }
  return sum
}

const xlsxRows = async (bytes: Buffer): Promise<Pick<Workbook, 'rows' | 'dates'>> => {
  if (unpackedSize(bytes) > MOST_UNPACKED) throw new UnreadableTable('This workbook is too large.')
  const read = await readWorkbook(bytes, MOST_ROWS + 1).catch(() => {
    throw new UnreadableTable('This workbook cannot be read: save it anew as .xlsx, or as ‘CSV UTF-8’.')
  })
  if ('far' in read) throw farOutside(read.far)
  if (read.count > MOST_ROWS + 1) throw tooManyRows(read.count - 1)
  return 'rows' in read ? read : { rows: [], dates: [] }
}

const headsOf = (cells: readonly string[], row: number, options: OptionsSource) => {
  const mistakes: Mistake[] = []
  const seen = new Set<Column>()
  const heads = cells.map((cell): Column | undefined => {
    const head = cell.trim()
    if (head === '') return undefined
    const column = ownColumn(head, options) ?? columnOf(head)
    if (column === undefined) {
      const known = [...COLUMNS, ...options.map(({ name }) => name)]
      const hint = didYouMean(head, known) || ` There are ${known.join(', ')}.`
      mistakes.push({ row, column: head, message: `There is no column ‘${head}’.${hint}` })
    } else if (seen.has(column))
      mistakes.push({ row, column: head, message: `There are two columns for ‘${column}’: leave one.` })
    else seen.add(column)
    return column
  })
  return { heads, mistakes }
}

/**
 * The rows of a file with their columns, those of the house's own options too; none while a heading is wrong. Where the
 * options are not known, a heading may be one of them, so it is passed over. Throws `UnreadableTable` when the file is
 * not a table.
 */
export const readTable = async (file: string, bytes: Buffer, options?: OptionsSource): Promise<Table> => {
  const {
    rows: lines,
    dates,
    before,
  } = file.toLowerCase().endsWith('.csv')
    ? { ...csvRows(bytes), dates: [] }
    : { ...(await xlsxRows(bytes)), before: 0 }
  const [first, ...rest] = lines
  if (!first?.some((cell) => cell.trim() !== '')) throw new UnreadableTable('There is nothing in this file.')
  if (rest.length > MOST_ROWS) throw tooManyRows(`more than ${MOST_ROWS}`)
  const columns = first.findLastIndex((cell) => cell.trim() !== '') + 1
  if (columns > MOST_COLUMNS) throw tooManyColumns(columns)
  const { heads, mistakes } = headsOf(first, before + 1, options ?? [])
  // Whatever its rows lack may be in the column that nobody knows.
  if (options && mistakes.length > 0) return { rows: [], mistakes }
  const rows = rest.map((cells, n): TableRow => {
    const named = heads.flatMap((column, at): [Column, string][] => {
      const cell = textOfCell((cells[at] ?? '').trim()).trim()
      return column === undefined || cell === '' ? [] : [[column, cell]]
    })
    return { row: n + before + 2, cells: new Map(named) }
  })
  const dated = dates.flatMap(({ row: n, cell: at }): Mistake[] => {
    const [column, cell] = [heads[at], lines[n]?.[at] ?? '']
    const message = `The spreadsheet took this cell for a date, ${cell}. Format it as text and type it again.`
    return n === 0 || column === undefined ? [] : [{ row: n + 1, column, message }]
  })
  const filled = rows.filter(({ cells }) => cells.size > 0)
  if (filled.length === 0) throw new UnreadableTable('The file has headings and no row below them.')
  return { rows: filled, mistakes: dated }
}
