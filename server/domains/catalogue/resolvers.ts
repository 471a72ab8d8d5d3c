import { getCategory, getProduct, listCategories, listProducts, MAX_LIMIT } from '#contract/catalogue.ts'
import { nullIfAbsent } from '#server/domains/shared/absent.ts'
import { piecesById } from '#server/domains/shared/pieces.ts'
import { srcset } from '#server/domains/shared/media.ts'
import { toPaise } from '#server/domains/shared/money.ts'
import { AppError } from '#server/errors.ts'
import type { QueryProductsArgs, Resolvers } from '#server/generated/resolvers.ts'
import { FACETS, groundOf, toProductList, toProductQuery } from './map.ts'
import { wantedFields } from './wanted-fields.ts'

const notOffered = (what: string) => new AppError('NOT_OFFERED', `This shop cannot ${what}.`, { status: 404 })

/** A backend that speaks section 7 alone would ignore these silently and answer with the wrong list. */
const refuseWhatIsNotOffered = (
  { filter, sort, cursor }: Partial<QueryProductsArgs>,
  features: ReadonlySet<string>,
) => {
  const facet = FACETS.find((name) => filter?.[name])
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

export const resolvers: Resolvers = {
  Query: {
    products: async (_, args, ctx, info) => {
      checkPaging(args)
      const features = await ctx.features()
      refuseWhatIsNotOffered(args, features)
      // Only a backend with our extensions of the list knows the hint.
      const fields = features.has('sort') ? wantedFields(info) : undefined
      return toProductList(
        await ctx.call(listProducts, { query: { ...toProductQuery(args), fields } }),
        args.limit,
      )
    },
    product: (_, { id }, ctx) => nullIfAbsent(ctx.call(getProduct, { params: { id } })),
    productsById: (_, { ids }, ctx) => piecesById(ctx, ids),
    categories: (_, { parentId }, ctx) =>
      ctx.call(listCategories, parentId ? { query: { parentCategoryId: parentId } } : {}),
    category: (_, { id }, ctx) => nullIfAbsent(ctx.call(getCategory, { params: { id } })),
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
    ground: groundOf,
    purity: ({ purity }) => purity ?? [],
    sizes: ({ size }) => size,
    categoryIds: ({ categoryIds }) => categoryIds ?? [],
    collections: ({ collection }) => collection ?? [],
    stones: ({ stones }) => (stones ?? []).map((stone) => ({ ...stone, labGrown: stone.labGrown ?? false })),
  },
  Media: {
    avif: (media) => srcset(media, 'avif'),
    webp: (media) => srcset(media, 'webp'),
  },
  Category: {
    id: ({ _id }) => _id,
    slug: ({ slug, _id }) => slug ?? _id,
    parentId: ({ parentCategoryId }) => parentCategoryId ?? null,
  },
}
