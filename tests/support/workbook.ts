import { crc32, deflateRawSync } from 'node:zlib'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

const relation = (type: string, target: string) =>
  `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/${type}" Target="${target}"/></Relationships>`

/** A ZIP of these files: for each its own head and bytes, then the directory. */
const zip = (files: Readonly<Record<string, string>>): Buffer => {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(files)) {
    const bytes = Buffer.from(text)
    const packed = deflateRawSync(bytes)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(bytes.length, 18)
    facts.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), facts, place, Buffer.from(name))
    const part = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), facts, Buffer.from(name), packed])
    parts.push(part)
    at += part.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(index.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, index, end])
}

/** A workbook with so many rows of one word. */
export const workbook = (rows: number): Buffer => {
  const cells = Array.from(
    { length: rows },
    (_, n) => `<row r="${n + 1}"><c r="A${n + 1}" t="inlineStr"><is><t>name</t></is></c></row>`,
  ).join('')
  return zip({
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${cells}</sheetData></worksheet>`,
  })
}
