import { editDistance } from '#program/edit-distance.ts'

export interface NearWord {
  readonly word: string
  /** The number of products that use it. */
  readonly products: number
}

/**
 * The number of mistakes forgiven in a word of this length, as by Elasticsearch's `fuzziness: AUTO`; with more, the name
 * of another house became a word of ours. One more if it is only the end that is wrong ('soliter').
 */
const forgiven = (length: number, start: number): number => (length < 6 ? 1 : start < START ? 2 : 3)
const START = 5
/** What a wrong first letter counts on top, as at Algolia: few people mistype the start of a word. */
const FIRST_LETTER = 1
/** The bonus for each correct letter at the beginning. */
const PER_LETTER = 0.3

const sameStart = (a: string, b: string): number => {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return at
}

/** The word that was probably meant: the fewest mistakes, then the commoner one. Undefined if none is near enough. */
export const nearest = (typed: string, words: readonly NearWord[]): string | undefined =>
  words
    .map(({ word, products }) => {
      const start = sameStart(typed, word)
      const off = editDistance(typed, word) + (start === 0 ? FIRST_LETTER : 0)
      return { word, products, start, off }
    })
    .filter(({ off, start }) => off <= forgiven(typed.length, start))
    .map((one) => ({ ...one, off: one.off - PER_LETTER * one.start }))
    .sort((a, b) => a.off - b.off || b.products - a.products || (a.word < b.word ? -1 : 1))[0]?.word
