import { getConfiguration } from '#contract/configure.ts'
import { nullIfAbsent } from '#server/domains/shared/absent.ts'
import { countEdge } from '#server/domains/shared/edges.ts'
import type { Resolvers } from '#server/generated/resolvers.ts'
import { toConfiguration } from './map.ts'

export const resolvers: Resolvers = {
  Product: {
    configuration: async ({ _id }, _, ctx) => {
      if (!(await ctx.features()).has('configure')) return null
      countEdge(ctx)
      const found = await nullIfAbsent(ctx.call(getConfiguration, { params: { id: _id } }))
      return found && toConfiguration(found)
    },
  },
}
