import { listCategories, listProducts, type Category } from '#contract/catalogue.ts'
import type { Context } from '#server/context.ts'
import { leadsSomewhere } from './href.ts'

/** How addresses name a category. */
export const slugOf = ({ slug, _id }: Pick<Category, 'slug' | '_id'>): string => slug ?? _id

/** Whether the backend has a piece of a collection. */
export const hasCollection = async (ctx: Context, name: string): Promise<boolean> =>
  (await ctx.call(listProducts, { query: { collection: name, limit: 1 } })).products.length > 0

/**
 * Whether an address that the house wrote leads somewhere in front of this backend: to another website, to everything,
 * to a category that it has, to a collection with pieces. Pages of words belong to the backend and are not looked up.
 */
export const leadsHere = async (ctx: Context, href: string): Promise<boolean> => {
  if (!leadsSomewhere({ href })) return false
  if (!href.startsWith('/')) return true
  const { pathname, searchParams } = new URL(href, 'http://shop')
  const [first = '', second, more] = pathname.split('/').slice(1)
  if (more !== undefined) return false
  if (second === undefined) {
    const collection = searchParams.get('collection')
    if (first === 'discover-all') return collection === null || hasCollection(ctx, collection)
    return first === '' || first === 'jewellery'
  }
  if (first !== 'jewellery') return false
  return (await ctx.call(listCategories)).some(
    (one) => encodeURIComponent(slugOf(one)) === second || one._id === second,
  )
}
