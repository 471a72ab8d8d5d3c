import { unzipSync } from 'fflate'

/** A cell holds at most 32,767 characters, and a file writes none of them with more than seven of its own. Bytes. */
const LONGEST_PART = 300_000
const END_OF_TAG = 0x3e

/**
 * Whether a file of a workbook has a tag or a text that is longer than any of a spreadsheet, as one has whose tag never
 * ends. The library reads it again with each further piece of the file, which takes minutes.
 */
export const hasEndlessPart = (bytes: Uint8Array): boolean =>
  Object.values(unzipSync(bytes, { filter: ({ name }) => /\.(?:xml|rels)$/.test(name) })).some((file) => {
    for (let from = 0; from < file.length;) {
      const end = file.indexOf(END_OF_TAG, from)
      if ((end < 0 ? file.length : end) - from > LONGEST_PART) return true
      if (end < 0) return false
      from = end + 1
    }
    return false
  })
