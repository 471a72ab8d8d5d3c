import { says } from '#web/lib/said.ts'
import { looseStone } from '#web/components/piece-facts/loose-stone.ts'
import { grams } from '#web/components/piece-facts/piece-facts.ts'
import { isGrade } from '#web/components/piece-facts/purity-term.ts'
import type { ComparePageQuery } from '#web/gql/wishlist/graphql.ts'
import { t } from '#web/words/t.ts'

export type Compared = ComparePageQuery['productsById'][number]

export interface CompareRow {
  label: string
  /** One value per piece, in order; words replace an empty one. */
  values: readonly string[]
  /** Whether the pieces differ in this row. */
  differs: boolean
  /** Shown for a piece without a value: it may have none, or nobody measured it. */
  absent: string
}

const list = (texts: readonly string[]): string => [...new Set(texts)].map(says).join(', ')

type Row = readonly [label: string, of: (piece: Compared) => string]

const stoneRows: readonly Row[] = [
  [
    t('compare.row.stones'),
    ({ stones }) => list(stones.map(({ kind, cut }) => (cut ? `${says(kind)}, ${says(cut)}` : kind))),
  ],
  [
    t('compare.row.carats'),
    ({ stones }) => {
      const total = stones.reduce((sum, { caratsTotal }) => sum + caratsTotal, 0)
      return total > 0 ? t('piece.carats', { amount: total.toFixed(2) }) : ''
    },
  ],
  [t('compare.row.colour'), ({ stones }) => list(stones.flatMap(({ colour }) => (colour ? [colour] : [])))],
  [
    t('compare.row.clarity'),
    ({ stones }) => list(stones.flatMap(({ clarity }) => (clarity ? [clarity] : []))),
  ],
  [
    t('compare.row.grown'),
    ({ stones }) =>
      stones.length === 0
        ? ''
        : stones.some(({ labGrown }) => labGrown)
          ? t('compare.row.laboratory')
          : t('compare.row.earth'),
  ],
]

/** '45 cm', the size of a chain or a bracelet; a ring is of size 12. */
const isLength = (size: string) => size.endsWith('cm')

const rangeOf = (sizes: readonly string[]): string =>
  sizes.length > 1
    ? t('product.fact.range', { from: says(sizes[0] ?? ''), to: says(sizes.at(-1) ?? '') })
    : says(sizes[0] ?? '')

const factRows: readonly Row[] = [
  [
    t('compare.row.certificate'),
    ({ certificate }) => [certificate?.lab, certificate?.number].filter(Boolean).join(' '),
  ],
  [t('product.fact.weight'), ({ grossWeightMg }) => (grossWeightMg ? grams(grossWeightMg) : '')],
  [t('product.fact.sizes'), ({ sizes }) => rangeOf(sizes.filter((size) => !isLength(size)))],
  [t('filters.length'), ({ sizes }) => rangeOf(sizes.filter(isLength))],
  [t('compare.row.resizable'), ({ resizable }) => list(resizable)],
  [t('product.fact.made'), ({ madeIn }) => says(madeIn ?? '')],
  [
    t('compare.row.leaves'),
    ({ makingDays }) => (makingDays ? t('compare.row.days', { days: makingDays }) : ''),
  ],
]

/**
 * What the trade says about them, e.g. the diameter of watches. It comes first, because such pieces differ mainly in
 * it.
 */
const attributeRows = (pieces: readonly Compared[]): Row[] =>
  [...new Set(pieces.flatMap(({ attributes }) => attributes.map(({ name }) => name)))].map((label) => [
    says(label),
    ({ attributes }) => says(attributes.find(({ name }) => name === label)?.text ?? ''),
  ])

/** Gold has a purity, steel a grade. */
const metalRows: readonly Row[] = [
  [t('filters.metal'), ({ metalType }) => list(metalType)],
  [t('filters.purity'), ({ purity }) => list(purity.filter((one) => !isGrade(one)))],
  [t('filters.grade'), ({ purity }) => list(purity.filter(isGrade))],
]

/** The facts of up to four pieces, row by row; rows that are empty for all pieces are left out. */
export const compareRows = (pieces: readonly Compared[]): readonly CompareRow[] => {
  const told = attributeRows(pieces).map((row) => [row, t('compare.unsaid')] as const)
  const held = [...metalRows, ...stoneRows].map((row) => [row, t('compare.none')] as const)
  return [
    // A stone that is sold alone is chosen by its grades.
    ...(pieces.every(looseStone) ? [...held, ...told] : [...told, ...held]),
    ...factRows.map((row) => [row, t('compare.none')] as const),
  ]
    .map(([[label, of], absent]) => {
      const values = pieces.map(of)
      return { label, values, differs: new Set(values).size > 1, absent }
    })
    .filter(({ values }) => values.some((value) => value !== ''))
}
