import { getShop, type ShopFacts } from '#contract/shop.ts'
import type { Context } from '#server/context.ts'

/** What the page shows if neither the backend (specification section 7 only) nor a house says anything: section 9. */
export const unnamed: ShopFacts = {
  name: 'Jewellery',
  tagline: '',
  legalName: '',
  gstin: '',
  email: '',
  phone: '',
  chatUrl: '/contact-us',
  addressLines: [],
  social: [],
  freeReturns: true,
}

/** House facts: the backend's, else those of the house that is built. */
export const shopFacts = async (ctx: Context): Promise<ShopFacts> =>
  (await ctx.features()).has('shop') ? ctx.call(getShop) : (ctx.house.facts() ?? unnamed)
