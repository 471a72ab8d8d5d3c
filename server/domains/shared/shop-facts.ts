import { getFrame, type Frame } from '#contract/frame.ts'
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

/** What every page shows of the house, if the backend has it as one answer. */
export const frameOf = async (ctx: Context): Promise<Frame | undefined> =>
  (await ctx.features()).has('frame') ? ctx.call(getFrame) : undefined

/** House facts: the backend's, otherwise those of the house that is built. */
export const shopFacts = async (ctx: Context): Promise<ShopFacts> => {
  const frame = await frameOf(ctx)
  if (frame) return frame.shop
  return (await ctx.features()).has('shop') ? ctx.call(getShop) : (ctx.house.facts() ?? unnamed)
}
