import { Type } from 'typebox'
import { endpoint, strict } from './endpoint.ts'
import { Id } from './formats.ts'
import { Facts } from './new-products.ts'
import { ChosenOption } from './options.ts'

const operator = { caller: 'operator', feature: 'operator', method: 'GET' } as const
const paging = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 25 })),
}
const Search = Type.Optional(Type.String({ maxLength: 100 }))

/** Products by name, slug or SKU; the retired ones too. */
export const operatorProducts = endpoint({
  ...operator,
  name: 'operatorProducts',
  may: ['owner', 'manager', 'workshop', 'counter'],
  path: '/api/operator/products',
  query: Type.Object({
    q: Search,
    show: Type.Optional(
      Type.Union([
        Type.Literal('sale'),
        Type.Literal('gone'),
        Type.Literal('low'),
        Type.Literal('retired'),
        Type.Literal('draft'),
      ]),
    ),
    ...paging,
  }),
  answer: Type.Object({
    products: Type.Array(
      Type.Object({
        _id: Id,
        slug: Type.String(),
        name: Type.String(),
        subtitle: Type.Optional(Type.String()),
        image: Type.Optional(Type.String()),
        background: Type.Optional(Type.Integer()),
        /** Rupees, for the combination with which it is listed. */
        amount: Type.Number(),
        variants: Type.Integer(),
        stock: Type.Integer({ description: 'Of all combinations together' }),
        active: Type.Boolean(),
        /** Begun, and not on sale yet. */
        draft: Type.Optional(Type.Boolean()),
      }),
    ),
    total: Type.Integer(),
    page: Type.Integer(),
  }),
})

/** One product with all its combinations. */
export const operatorProduct = endpoint({
  ...operator,
  name: 'operatorProduct',
  may: ['owner', 'manager', 'workshop', 'counter'],
  path: '/api/operator/products/:productId',
  params: Type.Object({ productId: Id }),
  answer: Type.Object({
    _id: Id,
    slug: Type.String(),
    name: Type.String(),
    subtitle: Type.Optional(Type.String()),
    description: Type.Optional(Type.String()),
    type: Type.Optional(Type.String()),
    /** Tariff code, which decides the GST; absent: 7113. */
    hsn: Type.Optional(Type.String()),
    images: Type.Array(Type.String()),
    /** The same with their words, in order. */
    pictures: Type.Array(Type.Object({ url: Type.String(), alt: Type.String() })),
    background: Type.Optional(Type.Integer()),
    active: Type.Boolean(),
    /** Begun, and not on sale yet. */
    draft: Type.Optional(Type.Boolean()),
    /** What a draft lacks before it can be published: the member, and what it must have. */
    missing: Type.Optional(Type.Array(Type.Object({ field: Type.String(), words: Type.String() }))),
    categoryIds: Type.Optional(Type.Array(Id)),
    facts: Type.Optional(Facts),
    /** Facts that its categories need. */
    needed: Type.Optional(Type.Array(Type.String())),
    variants: Type.Array(
      Type.Object({
        _id: Id,
        sku: Type.String(),
        metal: Type.Optional(Type.String()),
        purity: Type.Optional(Type.String()),
        size: Type.Optional(Type.String()),
        stone: Type.Optional(Type.String()),
        stoneQuality: Type.Optional(Type.String()),
        /** Values of the house's own options, in the house's order. */
        options: Type.Optional(Type.Array(ChosenOption)),
        amount: Type.Number({ description: 'Rupees' }),
        stock: Type.Integer(),
        weightMg: Type.Optional(Type.Integer()),
        metalWeightMg: Type.Optional(Type.Integer()),
        isDefault: Type.Boolean(),
        /** False: off sale. */
        active: Type.Boolean(),
      }),
    ),
  }),
})

/** Changes what is given of a product; `active` puts it on sale or takes it off sale. A draft that lacks something is refused with each member that is missing (422). It keeps its address, its orders and its passports. */
export const operatorSetProduct = endpoint({
  ...operator,
  name: 'operatorSetProduct',
  method: 'PATCH',
  may: ['owner', 'manager'],
  path: '/api/operator/products/:productId',
  params: Type.Object({ productId: Id }),
  body: strict({
    active: Type.Optional(Type.Boolean()),
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 128, pattern: '\\S' })),
    subtitle: Type.Optional(Type.String({ maxLength: 300 })),
    description: Type.Optional(Type.String({ maxLength: 10_000 })),
    /** Which of these three were read before, and what they were; 409 if somebody has changed one since. */
    seenWords: Type.Optional(
      strict({
        name: Type.Optional(Type.String()),
        subtitle: Type.Optional(Type.String()),
        description: Type.Optional(Type.String()),
      }),
    ),
    type: Type.Optional(Type.String({ maxLength: 64 })),
    /** Tariff code. If its GST differs, a draft gets new prices, and a product that was published is refused (422). */
    hsn: Type.Optional(Type.String({ maxLength: 8 })),
    /** The first one counts its sales. */
    categoryIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 12 })),
    facts: Type.Optional(Facts),
    /** The `facts` that were read before; 409 if somebody has changed them since. */
    seenFacts: Type.Optional(Facts),
    /** In order, the front first: pictures that it already has, and any that were uploaded. */
    pictures: Type.Optional(
      Type.Array(
        strict({
          url: Type.String({ minLength: 1, maxLength: 500 }),
          alt: Type.String({ minLength: 1, maxLength: 300, pattern: '\\S' }),
        }),
        { minItems: 1, maxItems: 40 },
      ),
    ),
    /** The `pictures` that were read before; 409 if somebody has changed them since. */
    seenPictures: Type.Optional(Type.Array(strict({ url: Type.String(), alt: Type.String() }))),
  }),
  answer: Type.Object({ status: Type.Literal('done') }),
  repeatable: true,
})
