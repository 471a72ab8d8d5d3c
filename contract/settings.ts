import { Type, type Static } from 'typebox'
import { lineChoices } from './bag.ts'
import { Certificate, Media } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { Id, PictureOrNone } from './formats.ts'
import { BreakUp } from './pricing.ts'

/** The most pieces that are offered for one stone, or stones for one piece. */
export const MAX_SET = 60

/** A piece of the catalogue as it is offered with the other half of a set piece. Amounts are rupees, GST included. */
export const SetOffer = Type.Object({
  productId: Id,
  slug: Type.Optional(Id),
  name: Type.String(),
  image: PictureOrNone,
  media: Type.Optional(Media),
  background: Type.Optional(Type.Integer()),
  /** The whole piece, stone and setting, as the setting is listed. */
  amount: Type.Number({ description: 'Rupees' }),
  /** Of which for the stone; the rest is the setting. */
  stoneAmount: Type.Number({ description: 'Rupees' }),
  /** Of a setting: what it is made of here. */
  metal: Type.Optional(Type.String()),
  purity: Type.Optional(Type.String()),
  /** Of a stone: its cut, its weight in carats, its colour and clarity, and its report. */
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
 * What a product can be joined with and can be sold now, the least dear first: pieces that hold a loose stone, or loose
 * stones that a piece holds, which is priced in the metal asked for. Both empty: it is neither. 404 when there is no such product.
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

/** The most stones that are asked about at once. */
export const MAX_COUNTED = 24

/** How many pieces that can be sold now hold each of these loose stones; what is no loose stone, or sold, is left out. */
export const countSettings = endpoint({
  name: 'countSettings',
  method: 'GET',
  path: '/api/set-with',
  feature: 'settings',
  query: Type.Object({
    ids: Type.String({
      maxLength: MAX_COUNTED * 65,
      pattern: '^[\\w-]{1,64}(,[\\w-]{1,64}){0,23}$',
      description: 'Ids of up to 24 products, parted by commas',
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

/** One stone in one setting, as it would go to the bag. What was not asked for is as the setting is listed. */
export const SetPiece = Type.Object({
  productId: Id,
  stoneId: Id,
  name: Type.String(),
  amount: Type.Number({ description: 'Rupees, GST included' }),
  stoneAmount: Type.Number({ description: 'Rupees, GST included: of the amount, what is for the stone' }),
  breakUp: Type.Optional(BreakUp),
  /** Working days until it leaves the workshop. */
  makingDays: Type.Optional(Type.Integer()),
  /** Pieces that can be sold now: as many as there are of both. */
  stock: Type.Integer(),
  metal: Type.Optional(Type.String()),
  purity: Type.Optional(Type.String()),
  size: Type.Optional(Type.String()),
  /** The metals that it can be had in now, and what the whole piece costs in each. */
  metals: Type.Array(SetMetal),
  /** The sizes that it can be had in, in this metal; empty for what has none. */
  sizes: Type.Array(Type.String()),
})
export type SetPiece = Static<typeof SetPiece>

/** Refused with VALIDATION where the setting is not made so, with CONFLICT where it does not hold the stone. */
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
