import { getStore, listStores } from '#contract/stores.ts'
import { nullIfAbsent } from '#server/domains/shared/absent.ts'
import { piecesById } from '#server/domains/shared/pieces.ts'
import { enumOf } from '#server/domains/shared/words.ts'
import type { Resolvers } from '#server/generated/resolvers.ts'

export const resolvers: Resolvers = {
  Query: {
    stores: async (_, { near, lat, lng }, ctx) => {
      const located = typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : {}
      const { stores, place } = await ctx.call(listStores, {
        query: { ...(near ? { near } : {}), ...located },
      })
      return { items: stores, place: place ?? null }
    },
    store: (_, { id }, ctx) => nullIfAbsent(ctx.call(getStore, { params: { id } })),
  },
  Product: {
    seenAt: async ({ _id }, { near }, ctx) => {
      try {
        if (!(await ctx.features()).has('stores')) return []
        const { stores } = await ctx.call(listStores, { query: near ? { near } : {} })
        return stores.filter(({ productIds }) => productIds.includes(_id))
      } catch (error) {
        // The piece can be sold all the same.
        ctx.log.warn({ err: error }, 'the salons of a piece could not be read')
        return []
      }
    },
  },
  Store: {
    id: ({ _id }) => _id,
    plan: ({ plan }) => (plan ?? []).map((line) => ({ ...line, kind: enumOf(line.kind) })),
    pieces: async ({ productIds }, _, ctx) =>
      (await ctx.features()).has('products-by-id') ? piecesById(ctx, productIds) : [],
  },
}
