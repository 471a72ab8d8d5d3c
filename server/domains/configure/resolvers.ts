import { getConfiguration } from '#contract/configure.ts'
import { nullIfAbsent } from '#server/domains/shared/absent.ts'
import type { Resolvers } from '#server/generated/resolvers.ts'
import { toConfiguration } from './map.ts'

export const resolvers: Resolvers = {
  Query: {
    configuration: async (_, { productId }, ctx) => {
      if (!(await ctx.features()).has('configure')) return null
      const found = await nullIfAbsent(ctx.call(getConfiguration, { params: { id: productId } }))
      return found && toConfiguration(found)
    },
  },
}
