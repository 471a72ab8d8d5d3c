import { listBreakUps, MAX_BREAK_UPS, type BreakUp } from '#contract/pricing.ts'
import { readTogether } from '#server/domains/shared/read-together.ts'

/** The listed price of a piece, part by part; the pieces of one request are read together, eight a call. */
export const listedBreakUp = readTogether<BreakUp | null>(MAX_BREAK_UPS, async (ctx, ids) => {
  const { breakUps } = await ctx.call(listBreakUps, { query: { ids: ids.join(',') } })
  return ids.map((id) => breakUps.find(({ productId }) => productId === id)?.breakUp ?? null)
})
