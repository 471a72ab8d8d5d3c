import { listProductsById, MAX_IDS, type Product } from '#contract/catalogue.ts'
import type { Context } from '#server/context.ts'

const ID = /^[\w-]{1,64}$/

/** Pieces by id, in the order asked, at most 48; what cannot be an id, is unknown or withdrawn is left out. */
export const piecesById = async (ctx: Context, ids: readonly string[]): Promise<Product[]> => {
  const asked = [...new Set(ids)].filter((id) => ID.test(id)).slice(0, MAX_IDS)
  if (asked.length === 0) return []
  return (await ctx.call(listProductsById, { query: { ids: asked.join(',') } })).products
}
