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

const ROW = /<(?:\w+:)?row[\s/>]/g

/** Rows beyond the table that are a slip of the hand; more of them are a table that is too long. */
const STRAY_ROWS = 10

/** Why a workbook is not read: a filled cell is far outside its table, or it has so many rows. */
export type Extent = { readonly far: string } | { readonly count: number }

/**
 * The extent of a workbook that is not to be read. A slip of the hand fills a cell such as `XFD1048576`, and reading makes
 * a place for every cell up to it, which takes most of a gigabyte. A sheet without gaps is read, and its rows counted.
 */
export const extentOf = (bytes: Uint8Array, mostRows: number): Extent | undefined => {
  for (const sheet of Object.values(unzipSync(bytes, { filter: isSheet }))) {
    const text = strFromU8(sheet)
    const isShort = [...text.matchAll(ROW)].length <= mostRows
    const beyond = new Map<number, string>()
    let last = 0
    for (const [, attributes = ''] of text.matchAll(FILLED)) {
      const [, place = '', letters = '', row] = PLACE.exec(attributes) ?? []
      if (columnOf(letters) > MOST_READ) return { far: place }
      const at = Number(row)
      if (!isShort || !(at > mostRows)) continue
      if (beyond.size <= STRAY_ROWS && !beyond.has(at)) beyond.set(at, place)
      last = Math.max(last, at)
    }
    const [first] = beyond.values()
    if (first !== undefined) return beyond.size > STRAY_ROWS ? { count: last } : { far: first }
  }
  return undefined
}
