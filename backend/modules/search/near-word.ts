export interface NearWord {
  readonly word: string
  /** Products that use it. */
  readonly products: number
}

/** How many single mistakes (a letter too many, too few, another, or two swapped) are between two words. */
const mistakes = (a: string, b: string): number => {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)]
  const cell = (i: number, j: number) => rows[i]?.[j] ?? Infinity
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    rows.push(row)
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        cell(i - 1, j) + 1,
        cell(i, j - 1) + 1,
        cell(i - 1, j - 1) + (same ? 0 : 1),
        swapped ? cell(i - 2, j - 2) + 1 : Infinity,
      )
    }
  }
  return cell(a.length, b.length)
}

/** So many mistakes are forgiven in a word of that length. */
const forgiven = (length: number): number => (length < 5 ? 1 : length < 7 ? 2 : 3)

/** What each letter at the beginning that is right is worth: few mistype the start of a word. */
const PER_LETTER = 0.3

const sameStart = (a: string, b: string): number => {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return at
}

/** The word that was probably meant: the fewest mistakes, then the commoner one. Undefined when none is near enough. */
export const nearest = (typed: string, words: readonly NearWord[]): string | undefined =>
  words
    .map(({ word, products }) => ({ word, products, off: mistakes(typed, word) }))
    .filter(({ off }) => off <= forgiven(typed.length))
    .map((one) => ({ ...one, off: one.off - PER_LETTER * sameStart(typed, one.word) }))
    .sort((a, b) => a.off - b.off || b.products - a.products || (a.word < b.word ? -1 : 1))[0]?.word
