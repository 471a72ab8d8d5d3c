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

/** A longer word is not a slip of a known one. */
const LONGEST = 64

const pairsOf = (word: string): ReadonlySet<string> => {
  const lower = word.toLowerCase()
  return new Set(Array.from(lower.slice(1), (letter, n) => lower.charAt(n) + letter))
}

/** Pairs of known words: a table may be wrong in each of its rows, and each is compared with the same few. */
const pairsOfKnown = new Map<string, ReadonlySet<string>>()
const MOST_KNOWN = 2_000

const knownPairs = (word: string): ReadonlySet<string> => {
  const found = pairsOfKnown.get(word)
  if (found) return found
  if (pairsOfKnown.size >= MOST_KNOWN) pairsOfKnown.clear()
  const pairs = pairsOf(word)
  pairsOfKnown.set(word, pairs)
  return pairs
}

/** How alike two words are: the pairs of letters they share. */
const alike = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  let shared = 0
  for (const pair of a) if (b.has(pair)) shared += 1
  return (2 * shared) / (a.size + b.size || 1)
}

const lettersOf = (word: string): string => [...word.toLowerCase()].toSorted().join('')

/** The most similar of some words, if any is similar enough: 'Did you mean …?'. */
export const didYouMean = (word: string, known: readonly string[]): string => {
  if (word.length > LONGEST) return ''
  const pairs = pairsOf(word)
  const letters = lettersOf(word)
  let best: { each: string; score: number } | undefined
  for (const each of known) {
    // 'Wieght' shares too few pairs with 'weight'.
    const isTurned = each.length === word.length && lettersOf(each) === letters
    const score = isTurned ? 1 : alike(pairs, knownPairs(each))
    if (score >= 0.5 && score > (best?.score ?? 0)) best = { each, score }
  }
  return best ? ` Did you mean ‘${best.each}’?` : ''
}
