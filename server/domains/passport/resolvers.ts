import { getPassport } from '#contract/passport.ts'
import { nullIfAbsent } from '#server/domains/shared/absent.ts'
import { toPaise } from '#server/domains/shared/money.ts'
import type { Resolvers } from '#server/generated/resolvers.ts'

const REASON = { returned: 'RETURNED', cancelled: 'CANCELLED', refunded: 'REFUNDED' } as const

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
    kind: ({ kind }) => (kind === 'watch' ? 'WATCH' : 'JEWEL'),
    stones: ({ stones }) => stones.map((stone) => ({ ...stone, labGrown: stone.labGrown ?? false })),
  },
  PassportEnd: { because: ({ because }) => REASON[because] },
  ResaleValue: {
    metal: ({ metal }) => toPaise(metal),
    stones: ({ stones }) => toPaise(stones),
    total: ({ total }) => toPaise(total),
    paid: ({ paid }) => toPaise(paid),
  },
}
