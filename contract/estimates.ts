import { Type } from 'typebox'
import { endpoint, strict } from './endpoint.ts'
import { Day, Id } from './formats.ts'
import { draft, Message } from './messages.ts'

/**
 * Offers to make a piece for a shopper, as a message of their conversation. The same `key` sends it once. Metal and
 * purity go together and must have a rate; otherwise 422, as well as when metal, stones and GST exceed the price.
 */
export const sendEstimate = endpoint({
  name: 'sendEstimate',
  method: 'POST',
  path: '/api/operator/messages/:accountId/estimates',
  caller: 'operator',
  may: ['owner', 'manager'],
  feature: 'estimates',
  params: Type.Object({ accountId: Id }),
  body: strict({
    ...draft.properties,
    key: Type.String({ format: 'uuid' }),
    title: Type.String({ minLength: 3, maxLength: 100, pattern: '\\S{2}' }),
    amount: Type.Integer({ minimum: 1, maximum: 1_000_000_000, description: 'Whole rupees, GST included' }),
    weeks: Type.Integer({ minimum: 1, maximum: 52 }),
    validUntil: Day,
    metal: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    purity: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    weightMg: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 10_000_000,
        description: 'Milligrams of the metal, at its rate of today',
      }),
    ),
    stones: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 1_000_000_000, description: 'Whole rupees, without GST' }),
    ),
  }),
  answer: Message,
  status: 201,
})

/** Withdraws an estimate, unless it has been ordered (409). */
export const withdrawEstimate = endpoint({
  name: 'withdrawEstimate',
  method: 'DELETE',
  path: '/api/operator/messages/:accountId/estimates/:messageId',
  caller: 'operator',
  may: ['owner', 'manager'],
  feature: 'estimates',
  params: Type.Object({ accountId: Id, messageId: Type.String({ format: 'uuid' }) }),
  answer: Message,
  repeatable: true,
})

/**
 * The shopper accepts: the piece is put into their bag at the price of the estimate, and paid like any other. Repeating
 * it changes nothing; 409 once it is withdrawn, expired, ordered or cancelled.
 */
export const acceptEstimate = endpoint({
  name: 'acceptEstimate',
  method: 'POST',
  path: '/api/messages/:messageId/acceptance',
  caller: 'shopper',
  feature: 'estimates',
  params: Type.Object({ messageId: Type.String({ format: 'uuid' }) }),
  answer: Message,
  repeatable: true,
})
