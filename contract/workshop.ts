import { Type, type Static } from 'typebox'
import { endpoint, strict } from './endpoint.ts'
import { ChosenOption } from './options.ts'

const operator = { caller: 'operator', may: ['owner', 'manager', 'workshop'], feature: 'operator' } as const
const State = Type.Union([Type.Literal('waiting'), Type.Literal('restocked'), Type.Literal('scrapped')])

/** A piece made for one person (engraved, or with a birth stone) that came back. It is not on sale. */
export const WorkshopPiece = Type.Object({
  _id: Type.String(),
  orderId: Type.String(),
  orderNumber: Type.String(),
  itemId: Type.String(),
  name: Type.String(),
  variantId: Type.String(),
  size: Type.Optional(Type.String()),
  options: Type.Optional(Type.Array(ChosenOption)),
  engraving: Type.Optional(Type.String()),
  engravingFace: Type.Optional(Type.String()),
  birthStone: Type.Optional(Type.String()),
  came: Type.Union([Type.Literal('cancelled'), Type.Literal('returned')]),
  /** ISO 8601. */
  cameAt: Type.String(),
  state: State,
  reason: Type.Optional(Type.String()),
  decidedAt: Type.Optional(Type.String()),
})
export type WorkshopPiece = Static<typeof WorkshopPiece>

/** Pieces that wait for the workshop's decision, or those that have one; the longest waiting first. */
export const operatorWorkshop = endpoint({
  ...operator,
  name: 'operatorWorkshop',
  method: 'GET',
  path: '/api/operator/workshop',
  query: Type.Object({ state: Type.Optional(State) }),
  answer: Type.Object({ pieces: Type.Array(WorkshopPiece) }),
})

/**
 * Puts a piece back on sale once its personalisation has been removed, or writes it off. Final: for a piece already
 * decided it is refused with CONFLICT, unless the decision is the same.
 */
export const operatorDecideWorkshop = endpoint({
  ...operator,
  name: 'operatorDecideWorkshop',
  method: 'POST',
  path: '/api/operator/workshop/:pieceId',
  params: Type.Object({ pieceId: Type.String({ maxLength: 64 }) }),
  body: strict({
    decision: Type.Union([Type.Literal('restock'), Type.Literal('scrap')]),
    reason: Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' }),
  }),
  answer: WorkshopPiece,
  repeatable: true,
})
