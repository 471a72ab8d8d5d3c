import { getStore, listStores, type StorePlan } from '#contract/stores.ts'
import { nullIfAbsent } from '#server/domains/shared/absent.ts'
import { piecesById } from '#server/domains/shared/pieces.ts'
import type { PlanKind, Resolvers } from '#server/generated/resolvers.ts'

const planKinds: Readonly<Record<StorePlan[number]['kind'], PlanKind>> = {
  coast: 'COAST',
  water: 'WATER',
  park: 'PARK',
  street: 'STREET',
}

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
  Store: {
    id: ({ _id }) => _id,
    plan: ({ plan }) => (plan ?? []).map((line) => ({ ...line, kind: planKinds[line.kind] })),
    pieces: async ({ productIds }, _, ctx) =>
      (await ctx.features()).has('products-by-id') ? piecesById(ctx, productIds) : [],
  },
}
