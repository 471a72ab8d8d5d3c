import { Type, type Static } from 'typebox'
import { endpoint, strict } from './endpoint.ts'
import { Day, id, Id, Moment } from './formats.ts'
import { Order } from './orders.ts'

const Percent = Type.Number({ minimum: 0, maximum: 100, description: 'Per cent, at most two decimals' })

/** Shares of the metal's value at the day's rate, and of what the stones cost when they were bought. */
const ResaleShares = Type.Object({ metal: Percent, stones: Percent })

/** The house's published rule: what it pays for a piece in exchange for another one, and in money. */
export const ResaleRule = Type.Object({ exchange: ResaleShares, buyBack: ResaleShares })
export type ResaleRule = Static<typeof ResaleRule>

/** A rule and since when it applies; `setBy` is `seed` or `operator`. */
export const SetResaleRule = Type.Intersect([
  ResaleRule,
  Type.Object({ setAt: Moment, setBy: Type.String() }),
])

const operator = {
  caller: 'operator',
  may: ['owner', 'manager'],
  feature: 'operator',
  path: '/api/operator/resale',
} as const

/** All rules there have been, newest first: the first one applies. */
export const operatorResale = endpoint({
  ...operator,
  name: 'operatorResale',
  method: 'GET',
  answer: Type.Object({ rules: Type.Array(SetResaleRule) }),
})

const SharesChange = strict({ metal: Type.Optional(Percent), stones: Type.Optional(Percent) })

/**
 * Changes the rule from now on; a share that is not given stays. With `dryRun` nothing is written and the answer says
 * what would apply. If nothing changes, nothing is written.
 */
export const operatorSetResale = endpoint({
  ...operator,
  name: 'operatorSetResale',
  method: 'PATCH',
  body: strict({
    exchange: Type.Optional(SharesChange),
    buyBack: Type.Optional(SharesChange),
    dryRun: Type.Optional(Type.Boolean()),
  }),
  answer: Type.Object({
    before: Type.Optional(ResaleRule),
    rule: ResaleRule,
    written: Type.Boolean(),
  }),
  repeatable: true,
})

/** How the house took a piece: for another piece, or for money. */
export const ResaleWay = Type.Enum(['exchange', 'buy-back'])
export type ResaleWay = Static<typeof ResaleWay>

const Rupees = Type.Number({ description: 'Rupees' })

/** One piece of an order, as it can be sold back to the house or was. */
export const ResalePiece = Type.Object({
  itemId: Id,
  name: Type.String(),
  /** Number of the piece within its item, from 1. */
  piece: Type.Integer({ minimum: 1 }),
  /** Number of its passport. */
  number: Type.String(),
  huid: Type.Optional(Type.String()),
  /** What was paid for it: no more is given for it. */
  paid: Rupees,
  /** What the house gives for it today by its rule; absent if weight, rate or rule is not known, or it was taken. */
  exchange: Type.Optional(Rupees),
  buyBack: Type.Optional(Rupees),
  /** Set once the house took it. */
  taken: Type.Optional(Type.Object({ as: ResaleWay, amount: Rupees, at: Moment, by: Type.String() })),
})
export type ResalePiece = Static<typeof ResalePiece>

const ofOrder = {
  caller: 'operator',
  may: ['owner', 'manager'],
  feature: 'operator',
  params: Type.Object({ orderId: id(64, 'Id or number') }),
} as const

/** The pieces of a delivered order that are with the shopper, and those that the house took in exchange or bought back. */
export const operatorResalesOfOrder = endpoint({
  ...ofOrder,
  name: 'operatorResalesOfOrder',
  method: 'GET',
  path: '/api/operator/orders/:orderId/resales',
  answer: Type.Object({ pieces: Type.Array(ResalePiece) }),
})

const Piece = {
  /** By id or place on the slip. */
  item: Type.String({ minLength: 1, maxLength: 64 }),
  piece: Type.Integer({ minimum: 1, maximum: 10 }),
}

/**
 * Records that a piece was taken in exchange or bought back: its passport ends, and it can be neither returned nor taken
 * again. The money is given over the counter or taken off the next bill, not by the shop. `amount` in rupees; without
 * it, what the rule gives today. Refused (409) for a piece that is not with the shopper or on its way back, and perhaps
 * until a second person confirms.
 */
export const operatorRecordResale = endpoint({
  ...ofOrder,
  name: 'operatorRecordResale',
  method: 'POST',
  path: '/api/operator/orders/:orderId/resales',
  body: strict({
    ...Piece,
    as: ResaleWay,
    amount: Type.Optional(Type.Number({ minimum: 1, description: 'Rupees, at most two decimals' })),
  }),
  answer: Order,
})

/** Takes the record back, because it was a mistake: the passport is valid again. The shopper is told by e-mail. */
export const operatorRemoveResale = endpoint({
  ...ofOrder,
  name: 'operatorRemoveResale',
  method: 'POST',
  path: '/api/operator/orders/:orderId/resales/remove',
  body: strict({ ...Piece, reason: Type.String({ minLength: 2, maxLength: 300, pattern: '\\S{2}' }) }),
  answer: Order,
})

/** A piece that the house took, as a line of the books. */
export const RegisteredResale = Type.Object({
  at: Moment,
  as: ResaleWay,
  amount: Rupees,
  /** The name of whoever recorded it. */
  by: Type.String(),
  orderNumber: Type.String(),
  /** The name on the order. */
  shopper: Type.String(),
  name: Type.String(),
  /** Number of its passport. */
  number: Type.String(),
  huid: Type.Optional(Type.String()),
  metal: Type.Optional(Type.String()),
  purity: Type.Optional(Type.String()),
  /** Its metal as it was delivered, milligrams. */
  netMg: Type.Optional(Type.Integer()),
})
export type RegisteredResale = Static<typeof RegisteredResale>

/**
 * The pieces that the house took in exchange or bought back on these days (India), the first one first. A record that
 * was removed is not among them; the audit trail has it. `next` is the `after` of the following part.
 */
export const operatorResaleRegister = endpoint({
  ...operator,
  name: 'operatorResaleRegister',
  method: 'GET',
  path: '/api/operator/resale/register',
  query: Type.Object({
    from: Day,
    to: Day,
    after: Type.Optional(
      Type.String({ pattern: '^\\d{1,15}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/\\d{1,2}$' }),
    ),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 500 })),
  }),
  answer: Type.Object({ resales: Type.Array(RegisteredResale), next: Type.Optional(Type.String()) }),
})
