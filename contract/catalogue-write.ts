import { Type, type Static } from 'typebox'
import { Category, Product } from './catalogue.ts'
import { strict } from './endpoint.ts'
import { Moment } from './formats.ts'
import { OptionValues } from './options.ts'
import { PricePartKind } from './pricing.ts'

/**
 * At most two decimals. `multipleOf` cannot check that, because 0.01 is not a binary number; code that stores it checks
 * (`backend/lib/trade/money.ts`).
 */
const Rupees = Type.Number({ minimum: -1_000_000_000, maximum: 1_000_000_000, description: 'Rupees' })
const Key = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9._-]*$' })
const Word = Type.String({ minLength: 1, maxLength: 128 })

/** The most combinations of one product. */
export const MOST_VARIANTS = 500

/** What a price is made of. The parts of a variant sum to its price, GST included. */
const PricePart = strict({
  kind: PricePartKind,
  label: Word,
  amount: Rupees,
})
type PricePart = Static<typeof PricePart>

/** One combination that can be sold. Members without a choice are absent. */
export const VariantInput = strict({
  _id: Key,
  sku: Type.Optional(Word),
  metal: Type.Optional(Word),
  purity: Type.Optional(Word),
  size: Type.Optional(Word),
  stone: Type.Optional(Word),
  stoneQuality: Type.Optional(Word),
  /** Values of the house's own options, by their keys (`options.ts`). */
  options: Type.Optional(OptionValues),
  amount: Type.Integer({ minimum: 0, maximum: 1_000_000_000, description: 'Whole rupees, GST included' }),
  stock: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  metalWeightMg: Type.Optional(Type.Integer({ minimum: 0 })),
  weightMg: Type.Optional(Type.Integer({ minimum: 0 })),
  /** The combination that a list shows, with its price. Exactly one has it; if none does, it is the first. */
  isDefault: Type.Optional(Type.Boolean()),
  makingDays: Type.Optional(Type.Integer({ minimum: 0, maximum: 365 })),
  /** False: off sale. The default one cannot be off sale. */
  active: Type.Optional(Type.Boolean()),
  parts: Type.Optional(Type.Array(PricePart, { maxItems: 40 })),
})
export type VariantInput = Static<typeof VariantInput>

/**
 * A product as seed, import and operator write it: the entity of section 3 with its variants and the figures behind the
 * sorts, but without what the store works out (`price`, `stock`, `updatedAt`).
 */
export const ProductInput = Type.Intersect([
  Type.Omit(Product, ['_id', 'name', 'price', 'stock', 'updatedAt', 'slug']),
  Type.Object({
    _id: Key,
    slug: Key,
    name: Word,
    variants: Type.Array(VariantInput, { minItems: 1, maxItems: MOST_VARIANTS }),
    /** Combinations that cannot be made, and why; an absent member matches any value. */
    impossible: Type.Optional(
      Type.Array(
        strict({
          metal: Type.Optional(Word),
          purity: Type.Optional(Word),
          size: Type.Optional(Word),
          stone: Type.Optional(Word),
          stoneQuality: Type.Optional(Word),
          reason: Type.String({ minLength: 1, maxLength: 300 }),
        }),
      ),
    ),
    salesCount: Type.Optional(Type.Integer({ minimum: 0 })),
    rank: Type.Optional(Type.Integer({ minimum: 0 })),
    createdAt: Type.Optional(Moment),
    active: Type.Optional(Type.Boolean()),
    /** Begun, and not on sale yet; never with `active`. */
    draft: Type.Optional(Type.Boolean()),
  }),
])
export type ProductInput = Static<typeof ProductInput>

export const CategoryInput = Type.Intersect([
  Type.Omit(Category, ['productCount', 'slug']),
  Type.Object({
    slug: Key,
    position: Type.Optional(Type.Integer()),
    /** Names of the facts that a draft needs before it is published. */
    neededFacts: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { maxItems: 24 })),
  }),
])
export type CategoryInput = Static<typeof CategoryInput>
