import { strFromU8, unzipSync } from 'fflate'

/** Columns of a sheet that are read; a table of products has far fewer (`MOST_COLUMNS`). */
const MOST_READ = 1_000

/** Whether a file of a workbook is one of its sheets. */
export const isSheet = ({ name }: { name: string }): boolean => /^xl\/worksheets\/[^/]+\.xml$/.test(name)

/**
 * The tag of a cell that holds something. No pattern for a workbook reads past the next `<`: where tags never end, each
 * would be read to the end of the file.
 */
const FILLED = /<(?:\w+:)?c(\s[^<>]*)(?<!\/)>/g
const PLACE = /\sr\s*=\s*["'](([A-Z]+)([0-9]+))["']/

const columnOf = (letters: string): number =>
  [...letters].reduce((before, letter) => before * 26 + letter.charCodeAt(0) - 64, 0)

/**
 * The place of a filled cell far outside the table, such as `XFD1048576`, where a slip of the hand puts one. Reading a
 * workbook makes a place for every cell up to it, which takes most of a gigabyte. A row counts as far only in a sheet
 * that has few rows: others are refused by their number.
 */
export const farCell = (bytes: Uint8Array, mostRows: number): string | undefined => {
  for (const sheet of Object.values(unzipSync(bytes, { filter: isSheet }))) {
    const text = strFromU8(sheet)
    const isShort = text.split('<row').length <= mostRows
    for (const [, attributes = ''] of text.matchAll(FILLED)) {
      const [, place, letters = '', row] = PLACE.exec(attributes) ?? []
      if (columnOf(letters) > MOST_READ || (isShort && Number(row) > mostRows)) return place
    }
  }
  return undefined
}
