import { listCategories, listProducts, type Product } from '#contract/catalogue.ts'
import { listWholeProducts } from '#contract/whole-list.ts'
import type { Context } from '#server/context.ts'
import { countEdge } from '#server/domains/shared/edges.ts'
import { wantedOfPieces } from '#server/domains/shared/wanted-fields.ts'
import { AppError } from '#server/errors.ts'
import type { ProductResolvers } from '#server/generated/resolvers.ts'

const MOST_RELATED = 12
/** Among so many of its category the pieces most like it are looked for. */
const AMONG = 24

/** The top-level categories of a piece, in the house's order. */
const firstLevel = async ({ categoryIds }: Pick<Product, 'categoryIds'>, ctx: Context) => {
  const all = await ctx.call(listCategories, {})
  return all.filter(({ _id }) => categoryIds?.includes(_id))
}

/** What related pieces share with a piece: its collection, else its category, else nothing; and its kind within that. */
const likeness = async (product: Pick<Product, 'collection' | 'categoryIds'>, ctx: Context) => {
  const collection = product.collection?.[0]
  if (collection) return { query: { collection } }
  const top = await firstLevel(product, ctx)
  const kind = product.categoryIds?.find((id) => !top.some(({ _id }) => _id === id))
  const categoryId = top[0]?._id ?? product.categoryIds?.at(-1)
  return { query: categoryId ? { categoryId } : {}, kind }
}

interface Priced {
  readonly price?: Product['price'] | undefined
  readonly categoryIds?: Product['categoryIds'] | undefined
}

/** How far two prices are from each other, as a ratio; nothing where one is not told. */
const apart = (one: Priced, other: Priced): number => {
  const [a, b] = [one.price?.[0]?.amount, other.price?.[0]?.amount]
  return a && b ? Math.abs(Math.log(a / b)) : 0
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
    // Of the first of them those of its kind, at a price like its own; the piece itself is among them.
    const { query, kind } = await likeness(product, ctx)
    const wanted = fields && [...new Set([...fields.split(','), 'categoryIds', 'price'])].join(',')
    const { products } = await ctx.call(list, { query: { ...query, limit: AMONG + 1, fields: wanted } })
    const ofKind = ({ categoryIds }: Priced) => (kind !== undefined && categoryIds?.includes(kind) ? 0 : 1)
    return products
      .filter(({ _id }) => _id !== product._id)
      .toSorted((one, other) =>
        'collection' in query
          ? 0
          : ofKind(one) - ofKind(other) || apart(product, one) - apart(product, other),
      )
      .slice(0, most)
  },
}
