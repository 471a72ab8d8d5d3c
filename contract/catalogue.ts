import { Type, type Static } from 'typebox'
import { CategoryRole } from './category-role.ts'
import { endpoint } from './endpoint.ts'
import { Id, Moment, PictureAddress, WebAddress } from './formats.ts'
import { Measures } from './measures.ts'
import { Setting } from './setting.ts'
import { SearchReading } from './search-reading.ts'

/** Page size when the caller names none (specification section 9). */
export const DEFAULT_LIMIT = 12
export const MAX_LIMIT = 100
/** Price list when the caller names none (specification section 9). */
export const DEFAULT_COUNTRY = 'INR'

/**
 * A picture in several widths, in addition to the plain `images` of section 3. Addresses are root-relative or absolute.
 */
export const Media = Type.Object({
  /** The fallback picture. Other widths: `{base}-{width}.{format}` where base is `url` without its ending and width. */
  url: WebAddress,
  alt: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  /** Every file: one entry per format and width. */
  sources: Type.Array(
    Type.Object({
      url: WebAddress,
      width: Type.Integer(),
      format: Type.Union([Type.Literal('avif'), Type.Literal('webp')]),
    }),
  ),
  /** A data: URL of a blurred picture, at most 400 bytes. */
  placeholder: Type.Optional(Type.String({ pattern: '^data:image/[a-z+]+;base64,[A-Za-z0-9+/=]*$' })),
  /** The metal in the picture, when a product has pictures per metal. */
  metal: Type.Optional(Type.String()),
  /** What is shown: front, angle, detail, or other. */
  view: Type.Optional(Type.String()),
})
export type Media = Static<typeof Media>

export const Price = Type.Object({
  amount: Type.Number({ description: 'Rupees' }),
  currency: Type.Optional(Type.String()),
})

/** Stones of one kind and cut in a piece. */
export const Stone = Type.Object({
  kind: Type.String(),
  cut: Type.String(),
  count: Type.Integer(),
  caratsTotal: Type.Number(),
  colour: Type.Optional(Type.String()),
  clarity: Type.Optional(Type.String()),
  labGrown: Type.Optional(Type.Boolean()),
})
export type Stone = Static<typeof Stone>

/**
 * A named fact of a piece that no other member has: the diameter of a watch, the length of a drop. A number has its
 * unit ('mm', 'hours').
 */
export const Attribute = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 60 }),
  value: Type.Union([Type.Number(), Type.String({ minLength: 1, maxLength: 120 })]),
  unit: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
  /** Also shown next to the price: what shoppers of such a piece look for first. */
  lead: Type.Optional(Type.Boolean()),
})
export type Attribute = Static<typeof Attribute>

/** A laboratory's report on the main stone. */
export const Certificate = Type.Object({
  lab: Type.String(),
  /** Absent: the piece is made for each buyer, and its stone has its own report (`passport.ts`). */
  number: Type.Optional(Type.String()),
})
export type Certificate = Static<typeof Certificate>

/** A product as specification section 3 has it; everything optional is our extension and may be absent. */
export const Product = Type.Object({
  _id: Id,
  name: Type.String(),
  images: Type.Array(PictureAddress),
  price: Type.Array(Price, { description: 'The first entry is the price in the asked country, in rupees' }),
  material: Type.Array(Type.String()),
  metalType: Type.Array(Type.String()),
  bandType: Type.Array(Type.String()),
  size: Type.Array(Type.String()),
  resizable: Type.Array(Type.String()),
  madeIn: Type.String(),
  diamondCarats: Type.Number(),
  isTopCollection: Type.Boolean(),
  slug: Type.Optional(Id),
  /** One line under the name, e.g. 'A ruby between two diamonds, in 18 kt yellow gold'. */
  subtitle: Type.Optional(Type.String()),
  description: Type.Optional(Type.String()),
  categoryIds: Type.Optional(Type.Array(Id)),
  collection: Type.Optional(Type.Array(Type.String())),
  gender: Type.Optional(Type.String()),
  type: Type.Optional(Type.String()),
  tags: Type.Optional(Type.Array(Type.String())),
  media: Type.Optional(Type.Array(Media)),
  /** Which of the eight card colours (1 to 8) the piece has on its own pages. */
  background: Type.Optional(Type.Integer({ minimum: 1, maximum: 8 })),
  grossWeightMg: Type.Optional(Type.Integer({ description: 'Milligrams' })),
  purity: Type.Optional(Type.Array(Type.String())),
  stones: Type.Optional(Type.Array(Stone)),
  certificate: Type.Optional(Certificate),
  /** In reading order. */
  attributes: Type.Optional(Type.Array(Attribute, { maxItems: 24 })),
  measures: Type.Optional(Measures),
  setting: Type.Optional(Setting),
  hsn: Type.Optional(Type.String()),
  /** Pieces that can be sold now, over all variants. Absent = the backend does not say. */
  stock: Type.Optional(Type.Integer()),
  /** Working days until it leaves the workshop. */
  makingDays: Type.Optional(Type.Integer()),
  /** Spin frames, when a turn view exists: `{count}` pictures at `{url}` with `%d` for the frame from 0. */
  spin: Type.Optional(Type.Object({ url: WebAddress, count: Type.Integer({ minimum: 1, maximum: 360 }) })),
  updatedAt: Type.Optional(Moment),
})
export type Product = Static<typeof Product>

/** A product of a list: whole, or with the members that `fields` names besides the four that are always present. */
export const ListedProduct = Type.Object({
  ...Type.Partial(Product).properties,
  ...Type.Pick(Product, ['_id', 'slug', 'name', 'price']).properties,
})
export type ListedProduct = Static<typeof ListedProduct>

export const SORTS = ['best-seller', 'new-arrivals', 'recommended', 'price-desc', 'price-asc'] as const
export const Sort = Type.Enum([...SORTS])
export type Sort = (typeof SORTS)[number]

const flag = Type.Boolean()

/** The product list query of section 3, with our extensions `sortBy`, `cursor` and the facet filters. */
export const ProductQuery = Type.Object({
  country: Type.Optional(Type.String({ maxLength: 8 })),
  categoryId: Type.Optional(Id),
  collection: Type.Optional(Type.String({ maxLength: 64 })),
  gender: Type.Optional(Type.String({ maxLength: 32 })),
  tags: Type.Optional(Type.String({ maxLength: 128, description: 'Comma-separated; any of them' })),
  search: Type.Optional(Type.String({ maxLength: 128 })),
  type: Type.Optional(Type.String({ maxLength: 64 })),
  priceMin: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 1_000_000_000, description: 'Rupees, inclusive' }),
  ),
  priceMax: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 1_000_000_000, description: 'Rupees, inclusive' }),
  ),
  isTopCollection: Type.Optional(flag),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 5000, default: 1 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_LIMIT, default: DEFAULT_LIMIT })),
  sortBy: Type.Optional(Sort),
  /** Feature `facets`: each a comma-separated list, any of them. */
  metal: Type.Optional(Type.String({ maxLength: 128 })),
  purity: Type.Optional(Type.String({ maxLength: 128 })),
  stone: Type.Optional(Type.String({ maxLength: 128 })),
  size: Type.Optional(Type.String({ maxLength: 128 })),
  carat: Type.Optional(
    Type.String({ maxLength: 32, description: 'Buckets: 0-0.25, 0.25-0.5, 0.5-1, 1-2, 2-' }),
  ),
  category: Type.Optional(
    Type.String({
      maxLength: 256,
      description: 'Ids or slugs, beside `categoryId`, which is the list itself',
    }),
  ),
  /** Grades of its diamonds: shape (round, oval), colour (G to H), clarity (VS) and origin (natural, lab-grown). */
  shape: Type.Optional(Type.String({ maxLength: 128 })),
  colour: Type.Optional(Type.String({ maxLength: 128 })),
  clarity: Type.Optional(Type.String({ maxLength: 128 })),
  origin: Type.Optional(Type.String({ maxLength: 64 })),
  /** The house's options by which lists can be filtered: any of the values of one option, and all of the options. */
  option: Type.Optional(Type.String({ maxLength: 256, description: 'length:45 cm,length:50 cm' })),
  /** Feature `facets`: keyset paging, `next` or `previous` of an earlier answer. */
  cursor: Type.Optional(Type.String({ maxLength: 256 })),
  /**
   * Comma-separated names of the product members wanted besides `_id`, `slug`, `name` and `price`; others may be left
   * out. Pictures in `media` list their files only if `media.sources` is named; otherwise `sources` may be empty. A
   * hint to save bytes: without it every member of section 3 is there.
   */
  fields: Type.Optional(Type.String({ maxLength: 512 })),
})
export type ProductQuery = Static<typeof ProductQuery>

export const ProductPage = Type.Object({
  products: Type.Array(ListedProduct),
  total: Type.Integer(),
  page: Type.Integer(),
  /** True when `total` is a floor (exact up to 10,000). */
  totalIsFloor: Type.Optional(Type.Boolean()),
  next: Type.Optional(Type.String()),
  previous: Type.Optional(Type.String()),
  /** Feature `search`; present only when `search` was given. */
  search: Type.Optional(SearchReading),
})
export type ProductPage = Static<typeof ProductPage>

/** A category; `collection` names are used for the category named Bespoke (specification section 3). */
export const Category = Type.Object({
  _id: Id,
  name: Type.String(),
  collection: Type.Array(Type.String()),
  slug: Type.Optional(Id),
  parentCategoryId: Type.Optional(Id),
  description: Type.Optional(Type.String()),
  media: Type.Optional(Media),
  productCount: Type.Optional(Type.Integer()),
  /** Its role in the shop; null: an ordinary category. Absent: its name tells (`roleOf`). */
  role: Type.Optional(Type.Union([CategoryRole, Type.Null()])),
})
export type Category = Static<typeof Category>

export const listProducts = endpoint({
  name: 'listProducts',
  method: 'GET',
  path: '/api/products',
  query: ProductQuery,
  answer: ProductPage,
  sharedBy: ['product', 'category'],
})

export const getProduct = endpoint({
  name: 'getProduct',
  method: 'GET',
  path: '/api/products/:id',
  params: Type.Object({ id: Id }),
  query: Type.Object({ country: Type.Optional(Type.String({ maxLength: 8 })) }),
  answer: Product,
  sharedBy: ['product'],
})

/** The most pieces that may be asked for by id in one call. */
export const MAX_IDS = 48

/** Pieces by id, in the order requested; unknown and withdrawn ones are left out. */
export const listProductsById = endpoint({
  name: 'listProductsById',
  method: 'GET',
  path: '/api/products/by-id',
  feature: 'products-by-id',
  query: Type.Object({
    ids: Type.String({
      maxLength: MAX_IDS * 65,
      pattern: '^[\\w-]{1,64}(,[\\w-]{1,64})*$',
      description: `Up to ${MAX_IDS} ids, separated by commas`,
    }),
  }),
  answer: Type.Object({ products: Type.Array(Product) }),
  sharedBy: ['product'],
})

export const listCategories = endpoint({
  name: 'listCategories',
  method: 'GET',
  path: '/api/categories',
  query: Type.Object({ parentCategoryId: Type.Optional(Id) }),
  answer: Type.Array(Category),
  sharedBy: ['category'],
})

/** Takes the id or the slug. */
export const getCategory = endpoint({
  name: 'getCategory',
  method: 'GET',
  path: '/api/categories/:id',
  params: Type.Object({ id: Id }),
  answer: Category,
  sharedBy: ['category'],
})
