import { grams } from '#web/components/piece-facts/piece-facts.ts'
import type { ComparePageQuery } from '#web/gql/wishlist/graphql.ts'

export type Compared = ComparePageQuery['productsById'][number]

export interface CompareRow {
  label: string
  /** One per piece, in order; an em of nothing is said in words. */
  values: readonly string[]
  /** The pieces do not all say the same. */
  differs: boolean
}

const list = (texts: readonly string[]): string => [...new Set(texts)].join(', ')

const facts: readonly (readonly [label: string, of: (piece: Compared) => string])[] = [
  ['Metal', ({ metalType }) => list(metalType)],
  ['Purity', ({ purity }) => list(purity)],
  ['Stones', ({ stones }) => list(stones.map(({ kind, cut }) => (cut ? `${kind}, ${cut}` : kind)))],
  [
    'Carats, all stones',
    ({ stones }) => {
      const total = stones.reduce((sum, { caratsTotal }) => sum + caratsTotal, 0)
      return total > 0 ? `${total.toFixed(2)} ct` : ''
    },
  ],
  ['Colour', ({ stones }) => list(stones.flatMap(({ colour }) => (colour ? [colour] : [])))],
  ['Clarity', ({ stones }) => list(stones.flatMap(({ clarity }) => (clarity ? [clarity] : [])))],
  [
    'Grown',
    ({ stones }) =>
      stones.length === 0 ? '' : stones.some(({ labGrown }) => labGrown) ? 'In a laboratory' : 'In the earth',
  ],
  ['Certificate', ({ certificate }) => certificate?.lab ?? ''],
  ['Weight', ({ grossWeightMg }) => (grossWeightMg ? grams(grossWeightMg) : '')],
  ['Sizes', ({ sizes }) => (sizes.length > 1 ? `${sizes[0]} to ${sizes.at(-1)}` : (sizes[0] ?? ''))],
  ['Can be resized', ({ resizable }) => list(resizable)],
  ['Made in', ({ madeIn }) => madeIn ?? ''],
  [
    'Leaves the workshop',
    ({ makingDays }) => (makingDays ? `in ${makingDays} working ${makingDays === 1 ? 'day' : 'days'}` : ''),
  ],
]

/** The facts of up to four pieces, row by row; rows that no piece has anything to say on are left out. */
export const compareRows = (pieces: readonly Compared[]): readonly CompareRow[] =>
  facts
    .map(([label, of]) => {
      const values = pieces.map(of)
      return { label, values, differs: new Set(values).size > 1 }
    })
    .filter(({ values }) => values.some((value) => value !== ''))
