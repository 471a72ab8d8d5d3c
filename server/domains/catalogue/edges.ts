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

/** What related pieces share with a piece: its collection, else its category, else nothing. */
const likeness = async (product: Pick<Product, 'collection' | 'categoryIds'>, ctx: Context) => {
  const collection = product.collection?.[0]
  if (collection) return { collection }
  const [category] = await firstLevel(product, ctx)
  const categoryId = category?._id ?? product.categoryIds?.at(-1)
  return categoryId ? { categoryId } : {}
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
    const { products } = await ctx.call(list, {
      query: { ...(await likeness(product, ctx)), limit: most + 1, fields },
    })
    return products.filter(({ _id }) => _id !== product._id).slice(0, most)
  },
}
