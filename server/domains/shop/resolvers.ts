import { listRingSizes } from '#contract/ring-sizes.ts'
import { getShop, type ShopFacts } from '#contract/shop.ts'
import type { Resolvers } from '#server/generated/resolvers.ts'

/** What stands on the page when the backend says nothing of itself (specification section 7 alone). */
const unnamed: ShopFacts = {
  name: 'Jewellery',
  tagline: '',
  legalName: '',
  gstin: '',
  email: '',
  phone: '',
  chatUrl: '/contact-us',
  addressLines: [],
  social: [],
}

export const resolvers: Resolvers = {
  Query: {
    shop: async (_, __, ctx) => {
      const features = await ctx.features()
      const facts = features.has('shop') ? await ctx.call(getShop) : unnamed
      return { ...facts, features: [...features], demo: ctx.demo }
    },
    ringSizes: async (_, __, ctx) => {
      const features = await ctx.features()
      return features.has('ring-sizes') ? ctx.call(listRingSizes) : []
    },
  },
}
