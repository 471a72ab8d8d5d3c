import { listCategories, listProducts, type Category, type Product } from '#contract/catalogue.ts'
import { listWholeProducts } from '#contract/whole-list.ts'
import type { Context } from '#server/context.ts'
import { countEdge } from '#server/domains/shared/edges.ts'
import { frameOf } from '#server/domains/shared/shop-facts.ts'
import { askedFields, wantedOfPieces } from '#server/domains/shared/wanted-fields.ts'
import { AppError } from '#server/errors.ts'
import type { ProductResolvers } from '#server/generated/resolvers.ts'

const MOST_RELATED = 12
/** This many pieces of about one price are enough to find the nearest. */
const LOOKED_AT = 24
/** More than any two prices differ. */
const OTHER_KIND = 100

/** What the frame says about a category, by the names of the schema. */
const IN_FRAME = new Set(['__typename', 'id', 'slug', 'name', 'collection', 'parentId', 'role'])

/** The backend's top-level categories: those of the frame, unless more of their fields are requested. */
export const listedCategories = async (
  ctx: Context,
  asked: ReadonlySet<string>,
): Promise<readonly Category[]> => {
  const inFrame = [...asked].every((name) => IN_FRAME.has(name))
  // Categories have failure sentences of their own.
  const frame = inFrame ? await frameOf(ctx).catch(() => undefined) : undefined
  return frame?.categories ?? ctx.call(listCategories, {})
}

/** The top-level categories of a piece, in the house's order. */
const firstLevel = async (
  { categoryIds }: Pick<Product, 'categoryIds'>,
  ctx: Context,
  asked: ReadonlySet<string>,
) => (await listedCategories(ctx, asked)).filter(({ _id }) => categoryIds?.includes(_id))

/** The range of similar prices, in rupees: steps of two, so that pieces of about one price ask for the same list. */
const pricesLike = (rupees: number) => {
  const step = Math.floor(Math.log2(Math.max(rupees, 2)))
  return { priceMin: 2 ** (step - 1), priceMax: 2 ** (step + 2) }
}

/** The same piece in a variation: 'Heure bleue' and 'Heure bleue sertie'. */
const areSisters = (a: string, b: string) => a.startsWith(`${b} `) || b.startsWith(`${a} `)

type Near = Pick<Product, '_id' | 'name' | 'price' | 'categoryIds'>

/** Variations first, then pieces of its kind, then those with the nearest price. */
const nearestFirst = <P extends Near>(pieces: readonly P[], to: Near, kind: string | undefined): P[] => {
  const logOf = ({ price }: Near) => Math.log(Math.max(price[0]?.amount ?? 1, 1))
  const distance = (piece: P) =>
    areSisters(piece.name, to.name)
      ? -1
      : Math.abs(logOf(piece) - logOf(to)) + (kind && !piece.categoryIds?.includes(kind) ? OTHER_KIND : 0)
  return pieces.toSorted((a, b) => distance(a) - distance(b))
}

/**
 * What related pieces share with a piece: its collection; otherwise its category at a similar price or, if too few are,
 * at any price. `kind`: which of them are the nearest.
 */
const likenesses = async (
  product: Pick<Product, 'collection' | 'categoryIds' | 'price'>,
  ctx: Context,
): Promise<{ asks: readonly object[]; kind?: string | undefined }> => {
  const collection = product.collection?.[0]
  if (collection) return { asks: [{ collection }] }
  const top = await firstLevel(product, ctx, IN_FRAME)
  const kind = product.categoryIds?.find((id) => !top.some(({ _id }) => _id === id))
  const categoryId = top[0]?._id ?? kind
  if (categoryId === undefined) return { asks: [{}] }
  const rupees = product.price[0]?.amount
  const alike = rupees ? [{ categoryId, ...pricesLike(rupees) }] : []
  return { kind, asks: [...alike, { categoryId }] }
}

/** The edges of a piece that the catalogue itself resolves. */
export const productEdges: Pick<ProductResolvers, 'categories' | 'related'> = {
  categories: (product, _, ctx, info) => firstLevel(product, ctx, askedFields(info)),
  related: async (product, { limit }, ctx, info) => {
    const most = limit ?? 4
    if (most < 1 || most > MOST_RELATED)
      throw new AppError('VALIDATION', `The limit is 1 to ${MOST_RELATED}.`, {
        status: 400,
        fields: { limit: `The limit is 1 to ${MOST_RELATED}.` },
      })
    countEdge(ctx)
    const sorts = (await ctx.features()).has('sort')
    const fields = sorts ? wantedOfPieces(info) : undefined
    const list = fields === undefined ? listWholeProducts : listProducts
    const { asks, kind } = await likenesses(product, ctx)
    // A collection is shown in the house's order; one more is asked for, because the piece itself is in it.
    const collected = product.collection?.[0] !== undefined
    const ask = (likeness: object) =>
      ctx.call(list, {
        query: {
          ...likeness,
          // A backend of section 7 alone sends whole products, unsorted: reading many costs a lot and finds hardly
          // nearer ones.
          limit: collected || !sorts ? most + 1 : LOOKED_AT,
          fields: fields && [...new Set([...fields.split(','), 'categoryIds'])].join(),
        },
      })
    const found = new Map<string, Awaited<ReturnType<typeof ask>>['products'][number]>()
    try {
      for (const likeness of asks) {
        const { products } = await ask(likeness)
        const nearest = collected ? products : nearestFirst(products, product, kind)
        for (const one of nearest) if (one._id !== product._id && !found.has(one._id)) found.set(one._id, one)
        if (found.size >= most) break
      }
    } catch (error) {
      // Lists may need a search server that the piece itself does not.
      ctx.log.warn({ err: error }, 'related pieces left out')
    }
    return [...found.values()].slice(0, most)
  },
}
