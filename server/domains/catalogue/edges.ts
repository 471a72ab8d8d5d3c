import { listCategories, listProducts, type Product } from '#contract/catalogue.ts'
import { listWholeProducts } from '#contract/whole-list.ts'
import type { Context } from '#server/context.ts'
import { countEdge } from '#server/domains/shared/edges.ts'
import { wantedOfPieces } from '#server/domains/shared/wanted-fields.ts'
import { AppError } from '#server/errors.ts'
import type { ProductResolvers } from '#server/generated/resolvers.ts'

const MOST_RELATED = 12

/** The top-level categories of a piece, in the house's order. */
const firstLevel = async ({ categoryIds }: Pick<Product, 'categoryIds'>, ctx: Context) => {
  const all = await ctx.call(listCategories, {})
  return all.filter(({ _id }) => categoryIds?.includes(_id))
}

/** Prices that are alike, in rupees: steps of two, so that pieces of about one price ask for one list. */
const pricesLike = (rupees: number) => {
  const step = Math.floor(Math.log2(Math.max(rupees, 2)))
  return { priceMin: 2 ** (step - 1), priceMax: 2 ** (step + 2) }
}

/** What related pieces share with a piece, what is most like it first: its collection; else its kind at a price like its own, its kind, its category. */
const likenesses = async (
  product: Pick<Product, 'collection' | 'categoryIds' | 'price'>,
  ctx: Context,
): Promise<readonly object[]> => {
  const collection = product.collection?.[0]
  if (collection) return [{ collection }]
  const top = await firstLevel(product, ctx)
  const kind = product.categoryIds?.find((id) => !top.some(({ _id }) => _id === id))
  const ids = [kind, top[0]?._id].filter((id) => id !== undefined)
  const [nearest] = ids
  if (nearest === undefined) return [{}]
  const rupees = product.price[0]?.amount
  return [
    ...(rupees ? [{ categoryId: nearest, ...pricesLike(rupees) }] : []),
    ...ids.map((categoryId) => ({ categoryId })),
  ]
}

/** The edges of a piece that the catalogue itself resolves. */
export const productEdges: Pick<ProductResolvers, 'categories' | 'related'> = {
  categories: (product, _, ctx) => firstLevel(product, ctx),
  related: async (product, { limit }, ctx, info) => {
    const most = limit ?? 4
    if (most < 1 || most > MOST_RELATED)
      throw new AppError('VALIDATION', `The limit is 1 to ${MOST_RELATED}.`, {
        status: 400,
        fields: { limit: `The limit is 1 to ${MOST_RELATED}.` },
      })
    countEdge(ctx)
    const fields = (await ctx.features()).has('sort') ? wantedOfPieces(info) : undefined
    const list = fields === undefined ? listWholeProducts : listProducts
    // One more than is shown, because the piece itself is among them.
    const ask = (likeness: object) => ctx.call(list, { query: { ...likeness, limit: most + 1, fields } })
    const found = new Map<string, Awaited<ReturnType<typeof ask>>['products'][number]>()
    for (const likeness of await likenesses(product, ctx)) {
      const { products } = await ask(likeness)
      for (const one of products) if (one._id !== product._id && !found.has(one._id)) found.set(one._id, one)
      if (found.size >= most) break
    }
    return [...found.values()].slice(0, most)
  },
}
