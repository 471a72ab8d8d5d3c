import type { RegisterDocument } from '#contract/desk-books.ts'

const SUMS = ['taxable', 'cgst', 'sgst', 'igst', 'tcs', 'total'] as const
type Sum = (typeof SUMS)[number]
type Sums = Readonly<Record<Sum, number>>

/** What some documents come to, in paise: whole numbers, so that no sum is rounded. */
export interface Totals extends Sums {
  readonly documents: number
}

const NONE: Totals = { documents: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0, tcs: 0, total: 0 }

const withSums = (before: Totals, of: (sum: Sum) => number, documents: number): Totals => ({
  ...NONE,
  ...Object.fromEntries(SUMS.map((sum) => [sum, before[sum] + of(sum)])),
  documents: before.documents + documents,
})

export const totalOf = (documents: readonly RegisterDocument[]): Totals =>
  documents.reduce((sum, one) => withSums(sum, (name) => Math.round(one[name] * 100), 1), NONE)

/** What was supplied: invoices less the credit notes that reduce them. Vouchers are money without a supply. */
export const suppliedOf = (documents: readonly RegisterDocument[]): Totals => {
  const of = (kind: RegisterDocument['kind']) => totalOf(documents.filter((one) => one.kind === kind))
  const [invoices, notes] = [of('invoice'), of('credit-note')]
  return withSums(invoices, (name) => -notes[name], notes.documents)
}
