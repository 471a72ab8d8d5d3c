import type { ProductInput, VariantInput } from '#contract/catalogue-write.ts'
import { gstInside, mulDivRound } from '#backend/lib/trade/gst.ts'
import { wrongField } from '#backend/lib/http/implement.ts'
import { paiseFromRupees, rupeesFromPaise } from '#backend/lib/trade/money.ts'
import { DEFAULT_HSN, findGstRate, taxClassProblem } from '#backend/lib/trade/tax-classes.ts'

/** The same price before GST with another GST; making takes up the rounding to whole rupees. A fixed price stays. */
const taxedAt = (variant: VariantInput, basisPoints: number): VariantInput => {
  const parts = variant.parts ?? []
  const making = parts.findIndex(({ kind }) => kind === 'making')
  if (making < 0) return variant
  const bare = parts
    .filter(({ kind }) => kind !== 'gst')
    .reduce((sum, { amount }) => sum + paiseFromRupees(amount), 0)
  const amount = mulDivRound(bare, 10_000 + basisPoints, 1_000_000)
  const { taxable, tax } = gstInside(amount * 100, basisPoints)
  return {
    ...variant,
    amount,
    parts: parts.map((part, at) =>
      part.kind === 'gst'
        ? { ...part, amount: rupeesFromPaise(tax) }
        : at === making
          ? { ...part, amount: rupeesFromPaise(paiseFromRupees(part.amount) + taxable - bare) }
          : part,
    ),
  }
}

const rateOf = ({ hsn }: ProductInput, day: string) => findGstRate(hsn ?? DEFAULT_HSN, day)

/** A product with another tariff code than before: prices that were not worked out anew get the GST of that code. */
export const retaxed = (before: ProductInput, after: ProductInput, day: string): ProductInput => {
  const rate = rateOf(after, day)
  if (rate === undefined || rate === rateOf(before, day)) return after
  const known = new Map(before.variants.map(({ _id, parts }) => [_id, parts]))
  return {
    ...after,
    variants: after.variants.map((variant) =>
      variant.parts !== undefined && variant.parts === known.get(variant._id)
        ? taxedAt(variant, rate)
        : variant,
    ),
  }
}

/** A product under another tariff code. Throws 422 if the code has no GST, or has another one than prices that shoppers see. */
export const withTariffCode = (product: ProductInput, hsn: string, day: string): ProductInput => {
  const problem = taxClassProblem(hsn)
  if (problem !== undefined) throw wrongField('hsn', problem)
  const after = { ...product, hsn }
  const isSame = rateOf(product, day) === rateOf(after, day)
  if (isSame || product.variants.every(({ parts = [] }) => parts.length === 0)) return after
  if (product.draft !== true)
    throw wrongField(
      'hsn',
      `${hsn} has ${(rateOf(after, day) ?? 0) / 100} % GST, so its prices would change. Import a table with this code instead: it shows the new prices first.`,
    )
  return retaxed(product, after, day)
}
