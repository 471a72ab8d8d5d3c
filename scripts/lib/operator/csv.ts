/** CSV as in RFC 4180: quotes if needed, doubled inside; line breaks inside quotes are text. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) =>
      row.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(','),
    )
    .join('\r\n')
    .concat('\r\n')

export interface CsvRow {
  /** Line of the file on which the row begins, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/** Rows with their lines; blank lines are left out. Throws on a quote that is never closed. */
export const readCsv = (text: string): CsvRow[] => {
  const rows: CsvRow[] = []
  const source = text.replace(/^\uFEFF/, '')
  let cells: string[] = []
  let [cell, quoted, line, begins] = ['', false, 1, 1]
  const endRow = () => {
    cells.push(cell)
    if (cells.some((each) => each !== '')) rows.push({ line: begins, cells })
    cells = []
    cell = ''
  }
  for (let at = 0; at < source.length; at++) {
    const sign = source.charAt(at)
    if (sign === '\n') line++
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (source[at + 1] === '"') {
        cell += '"'
        at++
      } else quoted = false
    } else if (sign === '"' && cell === '') quoted = true
    else if (sign === ',') {
      cells.push(cell)
      cell = ''
    } else if (sign === '\n') {
      endRow()
      begins = line
    } else if (sign !== '\r') cell += sign
  }
  if (quoted) throw new Error(`The quote on line ${begins} is never closed.`)
  if (cell !== '' || cells.length > 0) endRow()
  return rows
}
