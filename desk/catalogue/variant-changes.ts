import { sizeWords } from '#contract/size-words.ts'
import { grams, milligrams } from '../parts/words.ts'
import type { Product } from './product.ts'

export type Variant = Product['variants'][number]
const FIGURES = ['stock', 'amount', 'weightMg', 'metalWeightMg'] as const
type Figure = (typeof FIGURES)[number]
export const MEMBERS = ['active', ...FIGURES] as const
export type Member = (typeof MEMBERS)[number]
type Value = number | boolean
/** An unsaved value: the text of a field, or whether it is on sale. */
export type Typed = string | boolean

/** One member of one combination that is to change. */
export interface Cell {
  readonly variant: Variant
  readonly member: Member
  readonly to: Value
}

const LARGEST: Readonly<Record<Figure, number>> = {
  stock: 1_000_000,
  amount: 1_000_000_000,
  weightMg: 100_000_000,
  metalWeightMg: 100_000_000,
}

export const isWeight = (member: Member): boolean => member === 'weightMg' || member === 'metalWeightMg'

export const keyOf = (variant: Variant, member: Member): string => `${variant._id} ${member}`

/** A figure as its field shows it. */
export const shown = (value: number, member: Member): string =>
  isWeight(member) ? grams(value) : value.toLocaleString('en-IN')

/** What the endpoint takes: a whole number, a weight in milligrams, or whether it is on sale. */
export const valueOf = (typed: Typed, member: Member): Value | undefined => {
  if (member === 'active') return typeof typed === 'boolean' ? typed : undefined
  const text = String(typed)
  const plain = text.replaceAll(',', '').trim()
  const value = isWeight(member) ? milligrams(text) : /^\d{1,10}$/.test(plain) ? Number(plain) : undefined
  return value !== undefined && value <= LARGEST[member] && (member === 'stock' || value > 0)
    ? value
    : undefined
}

/** A price changed by this many per cent, in whole rupees. */
export const movedBy = (amount: number, percent: number): number =>
  Math.max(1, Math.round(amount * (1 + percent / 100)))

/** Sizes as numbers: 6, 12, and 2.8 before 2.10. */
const sizes = new Intl.Collator('en', { numeric: true })

/**
 * Combinations that differ only in size are next to each other, sorted by it; the others stay in the order of the
 * house.
 */
export const bySize = (variants: readonly Variant[]): readonly Variant[] =>
  [...Map.groupBy(variants, (variant) => nameOf({ ...variant, size: undefined })).values()].flatMap((alike) =>
    alike.toSorted((one, other) => sizes.compare(one.size ?? '', other.size ?? '')),
  )

export const nameOf = ({ purity, metal, stone, stoneQuality, size, options = [] }: Variant): string =>
  [
    [purity, metal].filter(Boolean).join(' '),
    [stone, stoneQuality].filter(Boolean).join(' '),
    size === undefined ? undefined : sizeWords(size),
    ...options.map(({ name = '', value }) => `${name.toLowerCase()} ${value}`),
  ]
    .filter(Boolean)
    .join(', ') || 'As it is'

/** The members that one call sends. */
export interface Sending {
  readonly variant: Variant
  readonly changes: Partial<Readonly<Record<Figure, number>>> & { readonly active?: boolean }
}

const GROUPS: readonly ((member: Member) => boolean)[] = [
  (member) => member === 'active',
  (member) => member === 'stock',
  isWeight,
  (member) => member === 'amount',
]

/**
 * Both weights are sent together. A price that was typed is sent after them, because new weights set a new price from
 * the day's rate.
 */
export const sendingsOf = (cells: readonly Cell[]): readonly Sending[] =>
  [...Map.groupBy(cells, ({ variant }) => variant)].flatMap(([variant, own]) =>
    GROUPS.map((goes) => own.filter(({ member }) => goes(member)))
      .filter((together) => together.length > 0)
      .map((together) => ({
        variant,
        changes: Object.fromEntries(together.map(({ member, to }) => [member, to])),
      })),
  )

/** How the combinations are filtered: metals with their purity, sold out, off sale. */
export interface Group {
  readonly label: string
  readonly has: (variant: Variant) => boolean
}

const metalOf = ({ metal, purity }: Variant) => [metal, purity].filter(Boolean).join(', ')

export const groupsOf = (variants: readonly Variant[]): readonly Group[] => {
  const metals = [...new Set(variants.map(metalOf))].filter(Boolean)
  const groups: Group[] = [
    ...(metals.length > 1
      ? metals.map((label) => ({ label, has: (variant: Variant) => metalOf(variant) === label }))
      : []),
    { label: 'Gone', has: ({ stock, active }: Variant) => active && stock === 0 },
    { label: 'Off sale', has: ({ active }: Variant) => !active },
  ].filter(({ has }) => variants.some(has))
  return groups.length === 0 ? [] : [{ label: 'All', has: () => true }, ...groups]
}
