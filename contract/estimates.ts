import { Type } from 'typebox'
import { endpoint, strict } from './endpoint.ts'
import { Day, Id } from './formats.ts'
import { draft, Message } from './messages.ts'

/** Offers a piece to a shopper, as a message of their conversation. */
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
    title: Type.String({ minLength: 3, maxLength: 100, pattern: '\\S{2}' }),
    amount: Type.Integer({ minimum: 1, maximum: 1_000_000_000, description: 'Whole rupees, GST included' }),
    weeks: Type.Integer({ minimum: 1, maximum: 52 }),
    validUntil: Day,
    metal: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    purity: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  }),
  answer: Message,
  status: 201,
})

/** Takes an estimate back, unless it is ordered (409). */
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
 * The shopper wants the piece: it lies in their bag at the price of the estimate, to be paid as any other. Repeating it
 * changes nothing; 409 once it is withdrawn, expired or ordered.
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
