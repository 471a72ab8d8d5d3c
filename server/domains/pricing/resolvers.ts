import { getConfiguration, type Variant } from '#contract/configure.ts'
import { getBreakUp, listBreakUps, listRates, MAX_BREAK_UPS, type PricePart } from '#contract/pricing.ts'
import { nullIfAbsent } from '#server/domains/shared/absent.ts'
import { toPaise } from '#server/domains/shared/money.ts'
import type { PieceChoiceInput, PricePartKind, Resolvers } from '#server/generated/resolvers.ts'

const KINDS: Readonly<Record<PricePart['kind'], PricePartKind>> = {
  metal: 'METAL',
  stone: 'STONE',
  making: 'MAKING',
  other: 'OTHER',
  discount: 'DISCOUNT',
  gst: 'GST',
}

const PRODUCT_ID = /^[\w-]{1,64}$/

/** The combination with exactly these values; what is left out is taken as it is listed. */
const variantOf = (variants: readonly Variant[], choice: PieceChoiceInput): Variant | undefined => {
  const { quality, ...rest } = choice
  const wanted = Object.entries({ ...rest, stoneQuality: quality })
  return variants
    .toSorted((a, b) => Number(b.isDefault ?? false) - Number(a.isDefault ?? false))
    .find((variant) =>
      wanted.every(
        ([member, value]) =>
          value == null || Object.entries(variant).some(([k, v]) => k === member && v === value),
      ),
    )
}

export const resolvers: Resolvers = {
  Query: {
    metalRates: async (_, __, ctx) =>
      (await ctx.features()).has('rates') ? (await ctx.call(listRates, {})).rates : [],
    breakUps: async (_, { productIds }, ctx) => {
      const ids = [...new Set(productIds)].filter((id) => PRODUCT_ID.test(id)).slice(0, MAX_BREAK_UPS)
      if (ids.length === 0 || !(await ctx.features()).has('rates')) return []
      return (await ctx.call(listBreakUps, { query: { ids: ids.join(',') } })).breakUps
    },
    priceBreakUp: async (_, { productId, choice }, ctx) => {
      const features = await ctx.features()
      if (!features.has('rates') || !features.has('configure')) return null
      const found = await nullIfAbsent(ctx.call(getConfiguration, { params: { id: productId } }))
      const variant = found && variantOf(found.variants, choice)
      if (!variant) return null
      const answer = await nullIfAbsent(ctx.call(getBreakUp, { params: { id: variant._id } }))
      return answer?.breakUp ?? null
    },
  },
  PriceBreakUp: { total: ({ total }) => toPaise(total) },
  PricePart: {
    kind: ({ kind }) => KINDS[kind],
    amount: ({ amount }) => toPaise(amount),
  },
  MetalRate: { perGram: ({ perGram }) => toPaise(perGram) },
}
