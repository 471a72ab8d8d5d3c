import { partWords } from '#web/components/price-breakup/part-words.ts'
import type { ComparePageQuery } from '#web/gql/wishlist/graphql.ts'
import { andWords } from '#web/lib/list-words.ts'
import { formatPaise } from '#web/lib/money.ts'
import { t } from '#web/words/t.ts'

type BreakUp = NonNullable<ComparePageQuery['productsById'][number]['breakUp']>
type Kind = BreakUp['parts'][number]['kind']

/** A piece and the parts of its price. */
export interface Taken {
  readonly id: string
  readonly name: string
  readonly breakUp: BreakUp
}

/** The kinds of parts in the order of a bill, with their names in a table and in a sentence. */
export const PART_KINDS: readonly { readonly kind: Kind; readonly label: string; readonly words: string }[] =
  [
    { kind: 'METAL', label: t('filters.metal'), words: t('compare.for.metal') },
    { kind: 'STONE', label: t('compare.row.stones'), words: t('compare.for.stones') },
    { kind: 'MAKING', label: t('price.part.making'), words: t('compare.for.making') },
    { kind: 'OTHER', label: t('compare.part.other'), words: t('compare.for.other') },
    { kind: 'DISCOUNT', label: t('compare.part.discount'), words: t('compare.for.discount') },
    { kind: 'GST', label: t('price.part.gst'), words: t('compare.for.gst') },
  ]

/**
 * The house's own name for the making, in the language of the page, if all pieces share one that is not 'making':
 * 'Cutting and report'.
 */
export const makingOf = (taken: readonly Taken[]): string | undefined => {
  const labels = new Set(
    taken.flatMap(({ breakUp }) =>
      breakUp.parts.flatMap(({ kind, label }) => (kind === 'MAKING' ? [partWords(label)] : [])),
    ),
  )
  const [label] = labels
  return labels.size === 1 && label !== t('price.part.making') ? label : undefined
}

/** The sum of all parts of one kind, in paise. */
export const sumOf = ({ parts }: BreakUp, kind: Kind): number =>
  parts.reduce((sum, part) => sum + (part.kind === kind ? part.amount : 0), 0)

/** How much each kind adds to the difference of two prices, in paise: together they are that difference exactly. */
export const differencesOf = (base: BreakUp, other: BreakUp) =>
  PART_KINDS.map(({ kind, words }) => ({
    kind,
    words,
    paise: sumOf(other, kind) - sumOf(base, kind),
  }))

/** 'Vane costs ₹1,20,000 more than Fil: ₹1,30,000 more for the stones and ₹10,000 less for the metal.' */
export const sentenceOf = (base: Taken, other: Taken): string => {
  const found = differencesOf(base.breakUp, other.breakUp)
    .filter(({ paise }) => paise !== 0)
    .toSorted((a, b) => Math.abs(b.paise) - Math.abs(a.paise))
  const more = other.breakUp.total - base.breakUp.total
  const head =
    more === 0
      ? t('compare.equal', { other: other.name, base: base.name })
      : t('compare.costs', {
          which: more > 0 ? 'more' : 'less',
          other: other.name,
          sum: formatPaise(Math.abs(more)),
          base: base.name,
        })
  const making = makingOf([base, other])
  const reasons = found.map(({ kind, words, paise }) =>
    t('compare.reason', {
      which: paise > 0 ? 'more' : 'less',
      sum: formatPaise(Math.abs(paise)),
      part: kind === 'MAKING' && making !== undefined ? t('compare.for.named', { name: making }) : words,
    }),
  )
  return reasons.length === 0
    ? t('compare.sentence', { head })
    : t('compare.sentenceWhy', { head, reasons: andWords(reasons) })
}

/** The pieces whose parts are known: the cheapest, and the others. */
export const explain = (
  pieces: readonly { id: string; name: string; breakUp?: BreakUp | null | undefined }[],
): { base: Taken; taken: readonly Taken[] } | undefined => {
  const taken = pieces.flatMap(({ id, name, breakUp }) => (breakUp ? [{ id, name, breakUp }] : []))
  const [base] = taken.toSorted((a, b) => a.breakUp.total - b.breakUp.total)
  return base && taken.length > 1 ? { base, taken } : undefined
}
