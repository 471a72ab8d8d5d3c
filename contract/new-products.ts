import { Type, type Static } from 'typebox'
import { Attribute } from './catalogue.ts'
import { endpoint, strict } from './endpoint.ts'
import { Id } from './formats.ts'
import { OptionsSource, OptionValues } from './options.ts'

/**
 * A product that begins in the desk: a draft, which no shopper sees before it is published
 * (`operatorSetProduct`, `active`).
 */

const operator = { caller: 'operator', may: ['owner', 'manager'], feature: 'operator' } as const
const Word = Type.String({ minLength: 1, maxLength: 64, pattern: '\\S' })
const Weight = Type.Integer({ minimum: 1, maximum: 100_000_000, description: 'Milligrams' })
const productParams = Type.Object({ productId: Id })

/** What a product has when nothing but its name and its category is known of it. */
const NewVariant = {
  /** Absent: made from the product's address and the options. */
  sku: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 64,
      pattern: '^[^\\s|](?:[^|]*[^\\s|])?$',
      description: 'Without |',
    }),
  ),
  metal: Type.Optional(Word),
  purity: Type.Optional(Word),
  size: Type.Optional(Word),
  stone: Type.Optional(Word),
  stoneQuality: Type.Optional(Word),
  options: Type.Optional(OptionValues),
  metalWeightMg: Type.Optional(Weight),
  weightMg: Type.Optional(Weight),
  /** Rupees a piece (4500), rupees a gram (450/g) or a share of the metal (12%). */
  making: Type.Optional(Word),
  stonesPrice: Type.Optional(
    Type.Number({ minimum: 0, maximum: 1_000_000_000, description: 'Rupees, before GST' }),
  ),
  /** A price that follows no metal rate. Absent: weight times the rate of the day, with stones and making. */
  amount: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 1_000_000_000, description: 'Whole rupees, GST included' }),
  ),
  stock: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 })),
  makingDays: Type.Optional(Type.Integer({ minimum: 0, maximum: 365 })),
}

/** The facts of a product, each of which has a name of its own. */
export const Facts = Type.Array(strict(Attribute.properties), { maxItems: 24 })

const NewProduct = strict({
  name: Type.String({ minLength: 1, maxLength: 128, pattern: '\\S' }),
  categoryId: Id,
  type: Type.Optional(Word),
  /** Tariff code, which decides the GST. */
  hsn: Type.Optional(Type.String({ maxLength: 8 })),
  facts: Type.Optional(Facts),
  ...NewVariant,
})

const NewCombination = strict(NewVariant)
export type NewCombination = Static<typeof NewCombination>

/** A fact that products of a category have. */
const KindFact = Type.Object({
  name: Type.String(),
  /** The category asks for it: without it no draft is published. */
  needed: Type.Boolean(),
  unit: Type.Optional(Type.String()),
  /** What others say, most of them first. */
  values: Type.Array(Type.String()),
})
export type KindFact = Static<typeof KindFact>

/** What a new product of a category is asked for: what the category needs, and what others in it have. */
export const operatorProductKind = endpoint({
  ...operator,
  name: 'operatorProductKind',
  method: 'GET',
  path: '/api/operator/categories/:id/kind',
  params: Type.Object({ id: Id }),
  answer: Type.Object({
    facts: Type.Array(KindFact),
    /** Words and tariff codes of others in it, most of them first. */
    types: Type.Array(Type.String()),
    hsn: Type.Array(Type.String()),
    /** Metals and purities that have a rate. */
    metals: Type.Array(Type.Object({ metal: Type.String(), purity: Type.String() })),
    /** The house's own options that shoppers choose; `used`: others in it have them. */
    options: OptionsSource,
    used: Type.Array(Type.String(), { description: 'metal, size, stone, stoneQuality and keys of options' }),
  }),
})

const Begun = Type.Object({ _id: Id, slug: Type.String(), sku: Type.String() })

/** Begins a product: a draft with one combination. A SKU that another product has is refused, and a free one is named. */
export const operatorNewProduct = endpoint({
  ...operator,
  name: 'operatorNewProduct',
  method: 'POST',
  path: '/api/operator/products',
  body: NewProduct,
  answer: Begun,
  status: 201,
})

/** Adds a combination to a product. On a product that was published it may need a second person (409). */
export const operatorNewVariant = endpoint({
  ...operator,
  name: 'operatorNewVariant',
  method: 'POST',
  path: '/api/operator/products/:productId/variants',
  params: productParams,
  body: NewCombination,
  answer: Type.Object({ _id: Id, sku: Type.String() }),
  status: 201,
})

/** Begins a product as a copy of another one: a draft without stock and without the number of its report. */
export const operatorCopyProduct = endpoint({
  ...operator,
  name: 'operatorCopyProduct',
  method: 'POST',
  path: '/api/operator/products/:productId/copy',
  params: productParams,
  body: strict({ name: NewProduct.properties.name }),
  answer: Begun,
  status: 201,
})

/** Removes a draft. A product that was published once is never removed (409): retire it. */
export const operatorRemoveDraftProduct = endpoint({
  ...operator,
  name: 'operatorRemoveDraftProduct',
  method: 'DELETE',
  path: '/api/operator/products/:productId',
  params: productParams,
  answer: Type.Object({ removed: Type.Boolean() }),
  repeatable: true,
})
