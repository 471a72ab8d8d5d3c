import DataLoader from 'dataloader'
import { listBreakUps, MAX_BREAK_UPS, type BreakUp } from '#contract/pricing.ts'
import type { Context } from '#server/context.ts'

const loaders = new WeakMap<Context, DataLoader<string, BreakUp | null>>()

const loaderOf = (ctx: Context) =>
  new DataLoader<string, BreakUp | null>(
    async (ids) => {
      const { breakUps } = await ctx.call(listBreakUps, { query: { ids: ids.join(',') } })
      return ids.map((id) => breakUps.find(({ productId }) => productId === id)?.breakUp ?? null)
    },
    { maxBatchSize: MAX_BREAK_UPS },
  )

/** The listed price of a piece, part by part; the pieces of one request are read together, eight a call. */
export const listedBreakUp = (ctx: Context, productId: string): Promise<BreakUp | null> => {
  let loader = loaders.get(ctx)
  if (!loader) loaders.set(ctx, (loader = loaderOf(ctx)))
  return loader.load(productId)
}
