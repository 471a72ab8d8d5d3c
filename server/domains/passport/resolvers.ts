import { getPassport } from '#contract/passport.ts'
import { nullIfAbsent } from '#server/domains/shared/absent.ts'
import { toPaise } from '#server/domains/shared/money.ts'
import { enumOf } from '#server/domains/shared/words.ts'
import type { Resolvers } from '#server/generated/resolvers.ts'

export const resolvers: Resolvers = {
  Query: {
    passport: async (_, { orderId, itemId, piece }, ctx) => {
      ctx.requireSession()
      if (!(await ctx.features()).has('passport')) return null
      return nullIfAbsent(
        ctx.call(getPassport, { params: { orderId, itemId }, query: { piece: piece ?? 1 } }),
      )
    },
  },
  PiecePassport: {
    kind: ({ kind }) => enumOf(kind),
    stones: ({ stones }) => stones.map((stone) => ({ ...stone, labGrown: stone.labGrown ?? false })),
    attributes: ({ attributes }) => attributes ?? [],
  },
  PassportEnd: { because: ({ because }) => enumOf(because) },
  ResaleValue: {
    metal: ({ metal }) => toPaise(metal),
    stones: ({ stones }) => toPaise(stones),
    total: ({ total }) => toPaise(total),
    paid: ({ paid }) => toPaise(paid),
    stonesPaid: ({ stonesPaid }) => (stonesPaid === undefined ? null : toPaise(stonesPaid)),
  },
}
