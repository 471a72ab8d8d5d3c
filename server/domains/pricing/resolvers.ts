import { getConfiguration, type Variant } from '#contract/configure.ts'
import { getBreakUp, listRates } from '#contract/pricing.ts'
import { nullIfAbsent } from '#server/domains/shared/absent.ts'
import { countEdge } from '#server/domains/shared/edges.ts'
import { toPaise } from '#server/domains/shared/money.ts'
import { enumOf } from '#server/domains/shared/words.ts'
import type { PieceChoiceInput, Resolvers } from '#server/generated/resolvers.ts'
import { listedBreakUp } from './listed-break-up.ts'

/** The combination with exactly these values; an absent value is that of the listed one. */
const variantOf = (variants: readonly Variant[], choice: PieceChoiceInput): Variant | undefined => {
  const { quality, options, ...rest } = choice
  const wanted = Object.entries({ ...rest, stoneQuality: quality })
  return variants
    .toSorted((a, b) => Number(b.isDefault ?? false) - Number(a.isDefault ?? false))
    .find(
      (variant) =>
        (options ?? []).every(({ key, value }) => variant.options?.[key] === value) &&
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
  },
  Product: {
    breakUp: async ({ _id }, { choice }, ctx) => {
      const features = await ctx.features()
      if (!features.has('rates')) return null
      if (!choice || Object.values(choice).every((value) => value == null)) return listedBreakUp(ctx, _id)
      if (!features.has('configure')) return null
      countEdge(ctx)
      const found = await nullIfAbsent(ctx.call(getConfiguration, { params: { id: _id } }))
      const variant = found && variantOf(found.variants, choice)
      if (!variant) return null
      const answer = await nullIfAbsent(ctx.call(getBreakUp, { params: { id: variant._id } }))
      return answer?.breakUp ?? null
    },
  },
  PriceBreakUp: { total: ({ total }) => toPaise(total) },
  PricePart: {
    kind: ({ kind }) => enumOf(kind),
    amount: ({ amount }) => toPaise(amount),
  },
  MetalRate: { perGram: ({ perGram }) => toPaise(perGram) },
}
