import { Type, type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Id } from './formats.ts'

/** Typefaces of an engraving. */
export const EngravingFace = Type.Union([
  Type.Literal('serif'),
  Type.Literal('script'),
  Type.Literal('devanagari'),
])
export type EngravingFace = Static<typeof EngravingFace>

/** How a piece is packed: in its box, or only in a pouch. */
export const BoxChoice = Type.Union([Type.Literal('signature'), Type.Literal('pouch')])
export type BoxChoice = Static<typeof BoxChoice>

/** What can be personalised on one product, and what it costs. Amounts are rupees, GST included. */
export const Personalisation = Type.Object({
  productId: Id,
  engraving: Type.Optional(
    Type.Object({
      /** Inside a band, on the back, or on the case back of a watch. */
      place: Type.Union([Type.Literal('band'), Type.Literal('back'), Type.Literal('case')]),
      /** Characters, spaces included. */
      most: Type.Integer({ minimum: 1 }),
      /** Characters that remain if there is a birth stone. */
      mostWithStone: Type.Integer({ minimum: 1 }),
      faces: Type.Array(EngravingFace, { minItems: 1 }),
      amount: Type.Number({ minimum: 0 }),
      days: Type.Integer({ minimum: 0, description: 'Working days added to the making' }),
    }),
  ),
  /** Why there is no engraving, in one sentence. */
  noEngraving: Type.Optional(Type.String()),
  /** Stones of the months, January first; empty if none can be set. */
  birthStones: Type.Array(
    Type.Object({
      month: Type.Integer({ minimum: 1, maximum: 12 }),
      name: Type.String(),
      amount: Type.Number({ minimum: 0 }),
      days: Type.Integer({ minimum: 0 }),
    }),
  ),
  /** The box of the piece; absent if it has none. */
  box: Type.Optional(
    Type.Object({
      name: Type.String(),
      outside: Type.String(),
      /** The most initials that can be hot-stamped on the lid. */
      stampMost: Type.Integer({ minimum: 0 }),
      stampAmount: Type.Number({ minimum: 0 }),
    }),
  ),
})
export type Personalisation = Static<typeof Personalisation>

/** Takes the product's id or slug. 404 when there is no such product. */
export const getPersonalisation = endpoint({
  name: 'getPersonalisation',
  method: 'GET',
  path: '/api/products/:id/personalisation',
  feature: 'personalise',
  params: Type.Object({ id: Id }),
  answer: Personalisation,
  sharedBy: ['product'],
})
