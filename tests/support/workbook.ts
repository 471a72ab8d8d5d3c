import { crc32, deflateRawSync } from 'node:zlib'

const u16 = (...values: number[]) => Buffer.from(Uint16Array.from(values).buffer)
const u32 = (...values: number[]) => Buffer.from(Uint32Array.from(values).buffer)

/** A ZIP of these files. `claimed`: the unpacked size that its directory names. */
const zip = (files: Readonly<Record<string, string>>, claimed?: number): Buffer => {
  const local: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(files)) {
    const bytes = Buffer.from(text)
    const packed = deflateRawSync(bytes)
    const sizes = u32(crc32(bytes), packed.length, claimed ?? bytes.length)
    const names = u16(name.length, 0)
    const whole = Buffer.concat([
      Buffer.from('PK\x03\x04'),
      u16(20, 0, 8, 0, 0),
      sizes,
      names,
      Buffer.from(name),
      packed,
    ])
    directory.push(
      Buffer.from('PK\x01\x02'), u16(20, 20, 0, 8, 0, 0), sizes, names, u16(0, 0, 0), u32(0, at), Buffer.from(name),
    ) // prettier-ignore
    local.push(whole)
    at += whole.length
  }
  const listed = Buffer.concat(directory)
  const many = Object.keys(files).length
  return Buffer.concat([
    ...local,
    listed,
    Buffer.from('PK\x05\x06'),
    u16(0, 0, many, many),
    u32(listed.length, at),
    u16(0),
  ])
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

/** A number as a spreadsheet keeps it, shown by one of its formats: 9 is 0%, 14 a date, 164 the own one of this workbook. */
interface Figure {
  readonly value: number
  readonly format: 0 | 9 | 10 | 14 | 164
}
const FORMATS = [0, 9, 10, 14, 164] as const
const STYLES = `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="0.0\\ %"/></numFmts><cellXfs>${FORMATS.map((id) => `<xf numFmtId="${id}" xfId="0"/>`).join('')}</cellXfs></styleSheet>`

/**
 * An .xlsx with one sheet of cells: texts, which are XML, and figures. `doctype` comes before the sheet, `stray` is the
 * place of one more cell, `styles` and `sheet` replace these files.
 */
export const workbook = (
  rows: readonly (readonly (string | Figure)[])[],
  {
    doctype = '',
    claimed,
    stray,
    styles = STYLES,
    sheet,
  }: { doctype?: string; claimed?: number; stray?: string; styles?: string; sheet?: string } = {},
): Buffer => {
  const cells = (row: readonly (string | Figure)[], n: number) =>
    row.map((each, c) => {
      const at = `r="${String.fromCharCode(65 + c)}${n + 1}"`
      return typeof each === 'string'
        ? `<c ${at} t="inlineStr"><is><t>${each}</t></is></c>`
        : `<c ${at} s="${FORMATS.indexOf(each.format)}"><v>${each.value}</v></c>`
    })
  const lost =
    stray === undefined
      ? ''
      : `<row r="${stray.replace(/^[A-Z]+/, '')}"><c r="${stray}" t="inlineStr"><is><t>x</t></is></c></row>`
  const lines = rows.map((row, n) => `<row r="${n + 1}">${cells(row, n).join('')}</row>`).join('')
  return zip(
    {
      '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"/>`,
      '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Pieces" sheetId="1" r:id="r1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
      'xl/styles.xml': styles,
      'xl/worksheets/sheet1.xml':
        sheet ?? `${doctype}<worksheet xmlns="${MAIN}"><sheetData>${lines}${lost}</sheetData></worksheet>`,
    },
    claimed,
  )
}
