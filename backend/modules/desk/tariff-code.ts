import type { ProductInput, VariantInput } from '#contract/catalogue-write.ts'
import { gstInside, mulDivRound } from '#backend/lib/gst.ts'
import { wrongField } from '#backend/lib/implement.ts'
import { paiseFromRupees, rupeesFromPaise } from '#backend/lib/money.ts'
import { DEFAULT_HSN, findGstRate, taxClassProblem } from '#backend/lib/tax-classes.ts'

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

/** A product under another tariff code. Throws 422 if the code has no GST, or has another one than prices that shoppers see. */
export const withTariffCode = (product: ProductInput, hsn: string, day: string): ProductInput => {
  const problem = taxClassProblem(hsn)
  if (problem !== undefined) throw wrongField('hsn', problem)
  const [was, is] = [findGstRate(product.hsn ?? DEFAULT_HSN, day), findGstRate(hsn, day) ?? 0]
  if (was === is || product.variants.every(({ parts = [] }) => parts.length === 0)) return { ...product, hsn }
  if (product.draft !== true)
    throw wrongField(
      'hsn',
      `${hsn} has ${is / 100} % GST, so its prices would change. Import a table with this code instead: it shows the new prices first.`,
    )
  return { ...product, hsn, variants: product.variants.map((variant) => taxedAt(variant, is)) }
}
