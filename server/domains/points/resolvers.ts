import { getPoints, POINT_PAISE, type PointsKind } from '#contract/points.ts'
import type { PointsKind as Kind, Resolvers } from '#server/generated/resolvers.ts'

const KINDS: Readonly<Record<PointsKind, Kind>> = {
  welcome: 'WELCOME',
  earned: 'EARNED',
  spent: 'SPENT',
  restored: 'RESTORED',
  reversed: 'REVERSED',
}

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
    kind: (entry) => KINDS[entry.kind],
  },
}
