import type { Column } from '#contract/product-columns.ts'

/** A mistake of the table. */
export interface Mistake {
  readonly row: number
  readonly column?: string
  readonly message: string
}

/** A row for several choices would report the same mistake for each of them. */
export const eachOnce = (mistakes: readonly Mistake[]): readonly Mistake[] => [
  ...new Map(mistakes.map((mistake) => [JSON.stringify(mistake), mistake])).values(),
]

export interface TableRow {
  /** As spreadsheets count: row 1 is the header. */
  readonly row: number
  /** What is written, by column; an empty cell is absent. */
  readonly cells: ReadonlyMap<Column, string>
}

/** How alike two words are: the pairs of letters they share. */
const alike = (one: string, other: string): number => {
  const pairs = (word: string) => new Set(Array.from(word.slice(1), (letter, n) => word.charAt(n) + letter))
  const [a, b] = [pairs(one.toLowerCase()), pairs(other.toLowerCase())]
  return (2 * [...a].filter((pair) => b.has(pair)).length) / (a.size + b.size || 1)
}

/** The most similar of some words, if any is similar enough: 'Did you mean …?'. */
export const didYouMean = (word: string, known: readonly string[]): string => {
  const [best] = known
    .map((each) => ({ each, score: alike(word, each) }))
    .filter(({ score }) => score >= 0.5)
    .toSorted((a, b) => b.score - a.score)
  return best ? ` Did you mean ‘${best.each}’?` : ''
}
