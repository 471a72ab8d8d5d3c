import { getBlog } from '#contract/blogs.ts'
import {
  getCategory,
  getProduct,
  listCategories,
  listProducts,
  listProductsById,
} from '#contract/catalogue.ts'
import { getConfiguration } from '#contract/configure.ts'
import { listFacets, suggest } from '#contract/search.ts'
import { facetsOf, found, fitsSearch, pageOf } from './find.ts'
import { notFound, Refusal } from './refusal.ts'
import { answer, type Route } from './serve.ts'
import type { Shelf } from './shelf.ts'

const SUGGESTED_CATEGORIES = 4

/** Everything that everybody may read, from the shelf. */
export const catalogueRoutes = (shelf: Shelf): readonly Route[] => {
  const pieceOf = (name: string) => {
    shelf.now()
    const piece = shelf.look(name)
    if (!piece) throw notFound('piece')
    return piece
  }
  return [
    answer(listProducts, ({ query }) => {
      if (query.cursor !== undefined)
        throw new Refusal(400, 'BAD_REQUEST', 'This shop pages by number, not by cursor.')
      return Promise.resolve(pageOf(query, shelf.now()))
    }),
    answer(listProductsById, ({ query }) => {
      const { byName } = shelf.now()
      return Promise.resolve({
        products: query.ids.split(',').flatMap((id) => byName.get(id)?.product ?? []),
      })
    }),
    answer(getProduct, async ({ params }) => pieceOf(params.id).product),
    answer(getConfiguration, async ({ params }) => pieceOf(params.id).configuration),
    answer(listFacets, ({ query }) => Promise.resolve(facetsOf(query, shelf.now()))),
    answer(suggest, ({ query: { search, limit = 6 } }) => {
      const stand = shelf.now()
      const pieces = found({ search }, stand)
      const names = [...new Set(stand.pieces.flatMap(({ product }) => product.collection ?? []))]
      const begins = (name: string) => name.toLowerCase().startsWith(search.trim().toLowerCase())
      return Promise.resolve({
        products: pieces
          .filter((piece) => fitsSearch(piece, search))
          .slice(0, limit)
          .map(({ product }) => product),
        categories: stand.categories
          .filter(({ name }) => begins(name))
          .slice(0, SUGGESTED_CATEGORIES)
          .map(({ _id, slug, name, productCount }) => ({
            _id,
            name,
            ...(slug !== undefined && { slug }),
            ...(productCount !== undefined && { productCount }),
          })),
        collections: names.filter(begins).slice(0, SUGGESTED_CATEGORIES),
        search: { meant: [] },
      })
    }),
    answer(listCategories, ({ query: { parentCategoryId } }) => {
      const { categories, family } = shelf.now()
      if (parentCategoryId === undefined) return Promise.resolve([...categories])
      const own = categories.find(({ _id, slug }) => _id === parentCategoryId || slug === parentCategoryId)
      return Promise.resolve(
        categories.filter((one) => own && one.parentCategoryId === own._id && family.has(one._id)),
      )
    }),
    answer(getCategory, async ({ params }) => {
      const one = shelf.now().categories.find(({ _id, slug }) => _id === params.id || slug === params.id)
      if (!one) throw notFound('category')
      return one
    }),
    // Medusa has no blogs.
    answer(getBlog, () => Promise.reject(notFound('blog'))),
  ]
}
