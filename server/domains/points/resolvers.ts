import { getPoints } from '#contract/points.ts'
import { shopFacts } from '#server/domains/shared/shop-facts.ts'
import { enumOf } from '#server/domains/shared/words.ts'
import type { Resolvers } from '#server/generated/resolvers.ts'

export const resolvers: Resolvers = {
  Viewer: {
    // The account overview asks for points even if the backend has no such feature.
    points: async (_, { page, limit }, ctx) =>
      (await ctx.features()).has('points')
        ? ctx.call(getPoints, { query: { page: page ?? 1, limit: limit ?? 20 } })
        : { balance: 0, spendable: false, entries: [], total: 0, page: 1 },
  },
  Points: {
    worth: async ({ balance }, _, ctx) => balance * ((await shopFacts(ctx)).points?.worthPaise ?? 0),
    onTheWay: ({ onTheWay }) => onTheWay ?? [],
  },
  PointsEntry: {
    id: (entry) => entry._id,
    kind: (entry) => enumOf(entry.kind),
  },
}
