import { countSettings, getSetPiece, listSetOffers, MAX_COUNTED } from '#contract/set-pieces.ts'
import { AppError } from '#server/errors.ts'
import { nullIfAbsent } from '#server/domains/shared/absent.ts'
import { countEdge } from '#server/domains/shared/edges.ts'
import { readTogether } from '#server/domains/shared/read-together.ts'
import { toPaise } from '#server/domains/shared/money.ts'
import type { Resolvers } from '#server/generated/resolvers.ts'

/**
 * A set piece that cannot be made is null: the stone is sold, the setting does not hold it, or there is no such size.
 */
const NOT_MADE: ReadonlySet<string> = new Set(['CONFLICT', 'VALIDATION'])

const nullIfNotMade = async <T>(answer: Promise<T>): Promise<T | null> => {
  try {
    return await nullIfAbsent(answer)
  } catch (error) {
    if (error instanceof AppError && NOT_MADE.has(error.code)) return null
    throw error
  }
}

/** How many settings hold each stone; null from a backend that offers settings but cannot count them. */
const countOf = readTogether<number | null>(MAX_COUNTED, async (ctx, ids) => {
  const answer = await nullIfAbsent(ctx.call(countSettings, { query: { ids: ids.join(',') } }))
  return ids.map((id) =>
    answer ? (answer.counts.find(({ productId }) => productId === id)?.settings ?? 0) : null,
  )
})

export const resolvers: Resolvers = {
  Product: {
    setOffers: async ({ _id, metalType }, { metal, purity }, ctx) => {
      if (!(await ctx.features()).has('settings')) return null
      countEdge(ctx)
      // A stone has no metal, so none is asked for.
      const query =
        (metalType ?? []).length > 0 ? { ...(metal && { metalType: metal }), ...(purity && { purity }) } : {}
      return nullIfAbsent(ctx.call(listSetOffers, { params: { id: _id }, query }))
    },
    settingsInStock: async ({ _id }, _, ctx) =>
      (await ctx.features()).has('settings') ? countOf(ctx, _id) : null,
    setPiece: async ({ _id }, { stoneId, metal, purity, size }, ctx) => {
      if (!(await ctx.features()).has('settings')) return null
      countEdge(ctx)
      const query = {
        ...(metal && { metalType: metal }),
        ...(purity && { purity }),
        ...(size && { size }),
      }
      return nullIfNotMade(ctx.call(getSetPiece, { params: { id: _id, stoneId }, query }))
    },
  },
  SetOffer: {
    background: ({ background }) => background ?? 1,
    total: ({ amount }) => toPaise(amount),
    stonePrice: ({ stoneAmount }) => toPaise(stoneAmount),
  },
  SetMetal: { total: ({ amount }) => toPaise(amount) },
  SetPiece: {
    total: ({ amount }) => toPaise(amount),
    stonePrice: ({ stoneAmount }) => toPaise(stoneAmount),
  },
}
