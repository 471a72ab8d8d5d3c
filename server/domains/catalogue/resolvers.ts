import { getCategory, getProduct, listCategories, listProducts, MAX_LIMIT } from '#contract/catalogue.ts'
import { roleOf, shownName } from '#contract/category-role.ts'
import { listFacets, suggest } from '#contract/search.ts'
import { listBlogs } from '#contract/blogs.ts'
import { listWholeProducts } from '#contract/whole-list.ts'
import type { Context } from '#server/context.ts'
import { nullIfAbsent } from '#server/domains/shared/absent.ts'
import { piecesById } from '#server/domains/shared/pieces.ts'
import { maybeBlogPicture } from '#server/domains/shared/blog-picture.ts'
import { srcset } from '#server/domains/shared/media.ts'
import { toPaise } from '#server/domains/shared/money.ts'
import { AppError } from '#server/errors.ts'
import type { QueryProductsArgs, Resolvers } from '#server/generated/resolvers.ts'
import { listedCategories, productEdges } from './edges.ts'
import { innerSizes } from './inner-sizes.ts'
import { attributeText, NEED_FACETS, backgroundOf, toProductList, toProductQuery } from './map.ts'
import { enumOf } from '#server/domains/shared/words.ts'
import { askedFields, wantedOfPage } from '#server/domains/shared/wanted-fields.ts'

const notOffered = (what: string) => new AppError('NOT_OFFERED', `This shop cannot ${what}.`, { status: 404 })

/** A backend that speaks section 7 alone would ignore these silently and answer with the wrong list. */
const refuseWhatIsNotOffered = (
  { filter, sort, cursor }: Partial<QueryProductsArgs>,
  features: ReadonlySet<string>,
) => {
  const facet = NEED_FACETS.find((name) => filter?.[name])
  if (!sort && !facet && !cursor) return
  if (sort && !features.has('sort')) throw notOffered('sort its products')
  if (facet && !features.has('facets')) throw notOffered(`filter by ${facet}`)
  if (cursor && !features.has('facets')) throw notOffered('page by cursor')
}

const checkPaging = ({ page, limit }: Partial<QueryProductsArgs>) => {
  const refused = (field: string, message: string) =>
    new AppError('VALIDATION', message, { status: 400, fields: { [field]: message } })
  if (typeof limit === 'number' && (limit < 1 || limit > MAX_LIMIT))
    throw refused('limit', `The limit is 1 to ${MAX_LIMIT}.`)
  if (typeof page === 'number' && page < 1) throw refused('page', 'Pages start at 1.')
}

/** The longest search that the contract allows. */
const MAX_SEARCH = 128
const MOST_BLOGS = 3

/** Blogs accompany the pieces: type-ahead is useful without them. */
const blogsOn = async (search: string, ctx: Context) => {
  if (!(await ctx.features()).has('blog-list')) return []
  try {
    return (await ctx.call(listBlogs, { query: { search, limit: MOST_BLOGS } })).blogs
  } catch (error) {
    ctx.log.warn({ err: error }, 'type-ahead is answered without blogs')
    return []
  }
}

export const resolvers: Resolvers = {
  Query: {
    products: async (_, args, ctx, info) => {
      checkPaging(args)
      const features = await ctx.features()
      refuseWhatIsNotOffered(args, features)
      // Only a backend with our extensions of the list knows the hint.
      const fields = features.has('sort') ? wantedOfPage(info) : undefined
      const list = fields === undefined ? listWholeProducts : listProducts
      return toProductList(await ctx.call(list, { query: { ...toProductQuery(args), fields } }), args.limit)
    },
    facets: async (_, args, ctx) => {
      refuseWhatIsNotOffered(args, await ctx.features())
      const { facets } = await ctx.call(listFacets, { query: toProductQuery(args) })
      return facets.map(({ name, option, values }) => ({
        name: enumOf(name),
        option: option ?? null,
        values,
      }))
    },
    suggestions: async (_, { search }, ctx) => {
      const text = search.trim().slice(0, MAX_SEARCH)
      if (text === '')
        return { products: [], categories: [], collections: [], blogs: [], search: { meant: [] } }
      const [found, blogs] = await Promise.all([
        ctx.call(suggest, { query: { search: text } }),
        blogsOn(text, ctx),
      ])
      return { ...found, blogs }
    },
    product: (_, { id }, ctx) => nullIfAbsent(ctx.call(getProduct, { params: { id } })),
    productsById: (_, { ids }, ctx) => piecesById(ctx, ids),
    categories: async (_, { parentId }, ctx, info) => {
      if (parentId) return ctx.call(listCategories, { query: { parentCategoryId: parentId } })
      const all = await listedCategories(ctx, askedFields(info))
      // A backend may return every category that it has; children are asked for through their parent.
      const ids = new Set(all.map(({ _id }) => _id))
      return all.filter(({ parentCategoryId: parent }) => parent == null || !ids.has(parent))
    },
    category: (_, { id }, ctx) => nullIfAbsent(ctx.call(getCategory, { params: { id } })),
  },
  SearchReading: {
    pages: ({ pages }) => pages ?? [],
    budget: ({ budget }) => (budget ? { words: budget.words, most: toPaise(budget.most) } : null),
  },
  ProductPage: {
    items: ({ products }) => products,
    totalIsFloor: ({ totalIsFloor }) => totalIsFloor ?? false,
  },
  Product: {
    id: ({ _id }) => _id,
    slug: ({ slug, _id }) => slug ?? _id,
    price: ({ price }) => {
      const first = price[0]
      if (!first) throw new AppError('CATALOGUE_UNAVAILABLE', 'Failed to fetch products', { status: 503 })
      return toPaise(first.amount)
    },
    media: ({ media }) => media ?? [],
    background: backgroundOf,
    purity: ({ purity }) => purity ?? [],
    sizes: ({ size }) => size ?? [],
    categoryIds: ({ categoryIds }) => categoryIds ?? [],
    collections: ({ collection }) => collection ?? [],
    stones: ({ stones }) => (stones ?? []).map((stone) => ({ ...stone, labGrown: stone.labGrown ?? false })),
    attributes: ({ attributes }) => attributes ?? [],
    innerSizes: (product, _, ctx) => innerSizes(product, ctx),
    ...productEdges,
  },
  Attribute: { text: attributeText, lead: ({ lead }) => lead === true },
  Media: {
    avif: (media) => srcset(media, 'avif'),
    webp: (media) => srcset(media, 'webp'),
  },
  FacetValue: {
    countIsFloor: ({ countIsFloor }) => countIsFloor ?? false,
  },
  Suggestions: {
    categories: ({ categories }) => categories.map((category) => ({ ...category, collection: [] })),
    blogs: ({ blogs }) =>
      blogs.map((blog) => ({ ...blog, id: blog._id, banner: maybeBlogPicture(blog, blog.bannerImage) })),
  },
  Category: {
    id: ({ _id }) => _id,
    slug: ({ slug, _id }) => slug ?? _id,
    name: shownName,
    role: (category) => {
      const role = roleOf(category)
      return role && enumOf(role)
    },
    parentId: ({ parentCategoryId }) => parentCategoryId ?? null,
  },
}
