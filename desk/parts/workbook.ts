import { strToU8, zipSync } from 'fflate'
import { safeCell } from '#contract/table-cell.ts'

/**
 * A workbook with one sheet: the smallest one that spreadsheet programs open. `write-excel-file` compresses in workers
 * from blob: addresses, which the desk's policy forbids.
 */

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/** What XML cannot hold is left out. */
const escaped = (text: string) =>
  text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;')

/** 0 is A, 26 is AA. */
const columnAt = (at: number): string =>
  (at >= 26 ? columnAt(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26))

/** A number only if a spreadsheet writes it the same: a SKU of zeros or of twenty digits stays text. */
const isNumber = (text: string) =>
  /^(?:0|[1-9]\d{0,14})(?:\.\d{1,3})?$/.test(text) && String(Number(text)) === text

const cellOf = (text: string, name: string, numeric: boolean) =>
  text === ''
    ? ''
    : numeric && isNumber(text)
      ? `<c r="${name}"><v>${text}</v></c>`
      : `<c r="${name}" t="inlineStr"><is><t xml:space="preserve">${escaped(safeCell(text))}</t></is></c>`

/** The bytes of an .xlsx. Figures of the columns named `numeric` are numbers, everything else is text. */
export const workbookOf = (
  rows: readonly (readonly string[])[],
  numeric: ReadonlySet<string> = new Set(),
): Uint8Array<ArrayBuffer> => {
  const [heads = []] = rows
  const sheet = rows.map(
    (row, n) =>
      `<row r="${n + 1}">${row.map((text, at) => cellOf(text, `${columnAt(at)}${n + 1}`, n > 0 && numeric.has(heads[at] ?? ''))).join('')}</row>`,
  )
  const file = (text: string) => strToU8(HEAD + text)
  return zipSync({
    '[Content_Types].xml': file(
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
    ),
    '_rels/.rels': file(
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': file(
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Products" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': file(
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': file(
      `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>${sheet.join('')}</sheetData></worksheet>`,
    ),
  })
}
