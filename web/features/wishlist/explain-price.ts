import type { ComparePageQuery } from '#web/gql/wishlist/graphql.ts'
import { formatPaise } from '#web/lib/money.ts'

type BreakUp = NonNullable<ComparePageQuery['productsById'][number]['breakUp']>
type Kind = BreakUp['parts'][number]['kind']

/** A piece and what its price is made of. */
export interface Taken {
  readonly id: string
  readonly name: string
  readonly breakUp: BreakUp
}

/** Kinds of parts in the order of a bill, as a table names them and as a sentence says them. */
export const PART_KINDS: readonly { readonly kind: Kind; readonly label: string; readonly words: string }[] =
  [
    { kind: 'METAL', label: 'Metal', words: 'for the metal' },
    { kind: 'STONE', label: 'Stones', words: 'for the stones' },
    { kind: 'MAKING', label: 'Making', words: 'for the making' },
    { kind: 'OTHER', label: 'Other', words: 'for other work' },
    { kind: 'DISCOUNT', label: 'Discount', words: 'by discount' },
    { kind: 'GST', label: 'GST', words: 'in GST' },
  ]

/** What all parts of one kind come to, paise. */
export const sumOf = ({ parts }: BreakUp, kind: Kind): number =>
  parts.reduce((sum, part) => sum + (part.kind === kind ? part.amount : 0), 0)

/** How much each kind adds to the difference of two prices, paise: they sum to that difference exactly. */
export const differencesOf = (base: BreakUp, other: BreakUp) =>
  PART_KINDS.map(({ kind, words }) => ({ kind, words, paise: sumOf(other, kind) - sumOf(base, kind) }))

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** 'Vane costs ₹1,20,000 more than Fil: ₹1,30,000 more for the stones and ₹10,000 less for the metal.' */
export const sentenceOf = (base: Taken, other: Taken): string => {
  const found = differencesOf(base.breakUp, other.breakUp)
    .filter(({ paise }) => paise !== 0)
    .toSorted((a, b) => Math.abs(b.paise) - Math.abs(a.paise))
  const more = other.breakUp.total - base.breakUp.total
  const head =
    more === 0
      ? `${other.name} and ${base.name} cost the same`
      : `${other.name} costs ${formatPaise(Math.abs(more))} ${more > 0 ? 'more' : 'less'} than ${base.name}`
  const reasons = found.map(
    ({ words, paise }) => `${formatPaise(Math.abs(paise))} ${paise > 0 ? 'more' : 'less'} ${words}`,
  )
  return reasons.length === 0 ? `${head}.` : `${head}: ${list.format(reasons)}.`
}

/** The pieces whose prices are known in parts, the least dear of them, and the others. */
export const explain = (
  pieces: readonly { id: string; name: string; breakUp?: BreakUp | null | undefined }[],
): { base: Taken; taken: readonly Taken[] } | undefined => {
  const taken = pieces.flatMap(({ id, name, breakUp }) => (breakUp ? [{ id, name, breakUp }] : []))
  const [base] = taken.toSorted((a, b) => a.breakUp.total - b.breakUp.total)
  return base && taken.length > 1 ? { base, taken } : undefined
}
