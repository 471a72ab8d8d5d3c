import { Type } from 'typebox'
import { endpoint, strict } from './endpoint.ts'
import { id, Id, Moment } from './formats.ts'
import { ClosedAs, ReturnStatus } from './order-returns.ts'

/** Pieces that come back, as the house deals with them. */

const operator = { caller: 'operator', feature: 'operator' } as const
const Done = Type.Object({ status: Type.Literal('done') })
const orderParams = Type.Object({ orderId: id(64, 'Id or number') })
const returnParams = Type.Object({ returnId: Id })

export const operatorReturns = endpoint({
  ...operator,
  name: 'operatorReturns',
  may: ['owner', 'manager', 'counter'],
  method: 'GET',
  path: '/api/operator/returns',
  query: Type.Object({ status: Type.Optional(ReturnStatus) }),
  answer: Type.Object({
    returns: Type.Array(
      Type.Object({
        _id: Id,
        orderId: Id,
        number: Type.String(),
        status: Type.String(),
        reason: Type.String(),
        requestedAt: Moment,
        amount: Type.Number({ description: 'Rupees' }),
        /** The recipient of the order. */
        name: Type.Optional(Type.String()),
        items: Type.Optional(Type.Array(Type.Object({ name: Type.String(), quantity: Type.Integer() }))),
      }),
    ),
  }),
})

/**
 * Takes back pieces that have left, whatever they are and whenever they left: an engraved one, a parcel that nobody
 * accepted. The return is approved at once. 409 for what has not left, and for more pieces than are out.
 */
export const operatorTakeBack = endpoint({
  ...operator,
  name: 'operatorTakeBack',
  may: ['owner', 'manager'],
  method: 'POST',
  path: '/api/operator/orders/:orderId/returns',
  params: orderParams,
  body: strict({
    reason: Type.String({ minLength: 1, maxLength: 500 }),
    /** By id or place on the slip. */
    items: Type.Array(
      strict({
        item: Type.String({ minLength: 1, maxLength: 64 }),
        quantity: Type.Integer({ minimum: 1, maximum: 10 }),
      }),
      { minItems: 1, maxItems: 50 },
    ),
  }),
  answer: Type.Object({ returnId: Id }),
})

/** Approves or declines a return. */
export const operatorAnswerReturn = endpoint({
  ...operator,
  name: 'operatorAnswerReturn',
  may: ['owner', 'manager'],
  method: 'POST',
  path: '/api/operator/returns/:returnId/answer',
  params: returnParams,
  body: strict({
    answer: Type.Union([Type.Literal('approve'), Type.Literal('decline')]),
    words: Type.Optional(Type.String({ maxLength: 500 })),
  }),
  answer: Done,
  repeatable: true,
})

/**
 * The pieces are back: the money is sent. `restock` puts them on sale again. A return that the house opened may need a
 * second person (409).
 */
export const operatorRefundReturn = endpoint({
  ...operator,
  name: 'operatorRefundReturn',
  may: ['owner', 'manager'],
  method: 'POST',
  path: '/api/operator/returns/:returnId/refund',
  params: returnParams,
  body: strict({
    restock: Type.Optional(Type.Boolean()),
    /** Which pieces are back, so that their passports end: item by id or position on the slip, piece from 1. */
    pieces: Type.Optional(
      Type.Array(
        strict({
          item: Type.String({ minLength: 1, maxLength: 64 }),
          piece: Type.Integer({ minimum: 1, maximum: 10 }),
        }),
        { minItems: 1, maxItems: 200 },
      ),
    ),
  }),
  answer: Done,
  repeatable: true,
})

/**
 * Closes an approved return without a refund, because its pieces do not come (it was approved by mistake, or the shopper
 * keeps them), or came and were sent back to the shopper. Nothing goes on sale, no passport ends, and the pieces can be
 * returned again. The shopper is told by e-mail, in these words.
 */
export const operatorCloseReturn = endpoint({
  ...operator,
  name: 'operatorCloseReturn',
  may: ['owner', 'manager'],
  method: 'POST',
  path: '/api/operator/returns/:returnId/close',
  params: returnParams,
  body: strict({ as: ClosedAs, words: Type.String({ minLength: 2, maxLength: 500, pattern: '\\S{2}' }) }),
  answer: Done,
  repeatable: true,
})
