import { Type, type Static } from 'typebox'
import { lineChoices } from './bag.ts'
import { Certificate, Media } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { Id, PictureOrNone } from './formats.ts'
import { BreakUp } from './pricing.ts'

/** The most pieces that are offered for one stone, or stones for one piece. */
export const MAX_SET = 60

/** A piece of the catalogue as it is offered for the other half of a set piece. Amounts are rupees, GST included. */
export const SetOffer = Type.Object({
  productId: Id,
  slug: Type.Optional(Id),
  name: Type.String(),
  image: PictureOrNone,
  media: Type.Optional(Media),
  background: Type.Optional(Type.Integer()),
  /** The whole piece, stone and setting, with the setting as it is listed. */
  amount: Type.Number({ description: 'Rupees' }),
  /** The share of `price` that is for the stone; the rest is for the setting. */
  stoneAmount: Type.Number({ description: 'Rupees' }),
  /** For a setting: its metal and purity in this offer. */
  metal: Type.Optional(Type.String()),
  purity: Type.Optional(Type.String()),
  /** For a stone: its cut, its weight in carats, its colour and clarity, and its report. */
  cut: Type.Optional(Type.String()),
  carats: Type.Optional(Type.Number()),
  colour: Type.Optional(Type.String()),
  clarity: Type.Optional(Type.String()),
  certificate: Type.Optional(Certificate),
  /** Pieces that can be sold now. */
  stock: Type.Integer(),
})
export type SetOffer = Static<typeof SetOffer>

/**
 * What can be sold now and joined with a product, cheapest first: pieces that hold a loose stone, or loose stones that
 * a piece can hold, priced in the requested metal. Both lists are empty for any other product. 404 if there is no such
 * product.
 */
export const listSetOffers = endpoint({
  name: 'listSetOffers',
  method: 'GET',
  path: '/api/products/:id/set-with',
  feature: 'settings',
  params: Type.Object({ id: Id }),
  query: Type.Pick(Type.Object(lineChoices), ['metalType', 'purity']),
  answer: Type.Object({ settings: Type.Array(SetOffer), stones: Type.Array(SetOffer) }),
  sharedBy: ['product', 'rate'],
})

/** The most stones in one call. */
export const MAX_COUNTED = 24

/**
 * How many pieces on sale can hold each of these loose stones; products that are not loose stones, and those that are
 * sold, are left out.
 */
export const countSettings = endpoint({
  name: 'countSettings',
  method: 'GET',
  path: '/api/set-with',
  feature: 'settings',
  query: Type.Object({
    ids: Type.String({
      maxLength: MAX_COUNTED * 65,
      pattern: '^[\\w-]{1,64}(,[\\w-]{1,64}){0,23}$',
      description: 'Ids of up to 24 products, separated by commas',
    }),
  }),
  answer: Type.Object({
    counts: Type.Array(Type.Object({ productId: Id, settings: Type.Integer({ minimum: 0 }) })),
  }),
  sharedBy: ['product'],
})

/** A metal that a set piece can be had in. */
export const SetMetal = Type.Object({
  metal: Type.Optional(Type.String()),
  purity: Type.Optional(Type.String()),
  amount: Type.Number({ description: 'Rupees, GST included' }),
})
export type SetMetal = Static<typeof SetMetal>

/** One stone in one setting, as it would go into the bag. What was not asked for is as in the listed setting. */
export const SetPiece = Type.Object({
  productId: Id,
  stoneId: Id,
  name: Type.String(),
  amount: Type.Number({ description: 'Rupees, GST included' }),
  stoneAmount: Type.Number({ description: 'Rupees, GST included: of the amount, what is for the stone' }),
  breakUp: Type.Optional(BreakUp),
  /** Working days until it leaves the workshop. */
  makingDays: Type.Optional(Type.Integer()),
  /** Pieces that can be sold now: the lower of both stocks. */
  stock: Type.Integer(),
  metal: Type.Optional(Type.String()),
  purity: Type.Optional(Type.String()),
  size: Type.Optional(Type.String()),
  /** The metals in which it is available now, and what the whole piece costs in each. */
  metals: Type.Array(SetMetal),
  /** The sizes in which it is available in this metal; empty if it has no sizes. */
  sizes: Type.Array(Type.String()),
})
export type SetPiece = Static<typeof SetPiece>

/** Refused with VALIDATION if the setting is not made in that way, with CONFLICT if it does not hold the stone. */
export const getSetPiece = endpoint({
  name: 'getSetPiece',
  method: 'GET',
  path: '/api/products/:id/set-with/:stoneId',
  feature: 'settings',
  params: Type.Object({ id: Id, stoneId: Id }),
  query: Type.Pick(Type.Object(lineChoices), ['metalType', 'purity', 'size']),
  answer: SetPiece,
  sharedBy: ['product', 'rate'],
})
