import { mistakes } from '#program/mistakes.ts'

export interface NearWord {
  readonly word: string
  /** The number of products that use it. */
  readonly products: number
}

/** The number of mistakes forgiven in a word of this length. */
const forgiven = (length: number): number => (length < 5 ? 1 : length < 7 ? 2 : 3)

/** The bonus for each correct letter at the beginning: few people mistype the start of a word. */
const PER_LETTER = 0.3

const sameStart = (a: string, b: string): number => {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return at
}

/** The word that was probably meant: the fewest mistakes, then the commoner one. Undefined if none is near enough. */
export const nearest = (typed: string, words: readonly NearWord[]): string | undefined =>
  words
    .map(({ word, products }) => ({ word, products, off: mistakes(typed, word) }))
    .filter(({ off }) => off <= forgiven(typed.length))
    .map((one) => ({ ...one, off: one.off - PER_LETTER * sameStart(typed, one.word) }))
    .sort((a, b) => a.off - b.off || b.products - a.products || (a.word < b.word ? -1 : 1))[0]?.word
