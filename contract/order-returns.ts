import { Type, type Static } from 'typebox'
import { Id, Moment } from './formats.ts'

/** The state of a return. */
export const ReturnStatus = Type.Union([
  Type.Literal('requested'),
  Type.Literal('approved'),
  Type.Literal('declined'),
  Type.Literal('refunded'),
  Type.Literal('closed'),
])

/** How a return was closed without a refund: its pieces did not come, or were sent back to the shopper. */
export const ClosedAs = Type.Enum(['not-sent', 'sent-back'])

/** Pieces that are sent back. */
export const Return = Type.Object({
  _id: Id,
  status: ReturnStatus,
  reason: Type.String(),
  /** With `closed`. The words for the shopper are in the order's events. */
  closedAs: Type.Optional(ClosedAs),
  requestedAt: Moment,
  amount: Type.Number({ description: 'Rupees' }),
  points: Type.Optional(Type.Integer({ description: 'Points given back' })),
  items: Type.Array(
    Type.Object({
      itemId: Id,
      name: Type.String(),
      quantity: Type.Integer(),
      /** With `refunded`: which pieces of the item came back, from 1. */
      pieces: Type.Optional(Type.Array(Type.Integer())),
    }),
  ),
})
export type Return = Static<typeof Return>
