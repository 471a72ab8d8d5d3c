import { getPoints, POINT_PAISE } from '#contract/points.ts'
import { enumOf } from '#server/domains/shared/words.ts'
import type { Resolvers } from '#server/generated/resolvers.ts'

export const resolvers: Resolvers = {
  Viewer: {
    points: (_, { page, limit }, ctx) =>
      ctx.call(getPoints, { query: { page: page ?? 1, limit: limit ?? 20 } }),
  },
  Points: {
    worth: ({ balance }) => balance * POINT_PAISE,
    onTheWay: ({ onTheWay }) => onTheWay ?? [],
  },
  PointsEntry: {
    id: (entry) => entry._id,
    kind: (entry) => enumOf(entry.kind),
  },
}
