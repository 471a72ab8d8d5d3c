import { Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Id, Moment } from './formats.ts'
import { OrderSummary } from './orders.ts'

const operator = { caller: 'operator', feature: 'operator', method: 'GET' } as const
const paging = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 25 })),
}
const Search = Type.Optional(Type.String({ maxLength: 100 }))

/** Shoppers by name, e-mail or telephone, the most recent accounts first. */
export const operatorShoppers = endpoint({
  ...operator,
  name: 'operatorShoppers',
  may: ['owner', 'manager', 'counter'],
  path: '/api/operator/shoppers',
  query: Type.Object({ q: Search, ...paging }),
  answer: Type.Object({
    shoppers: Type.Array(
      Type.Object({
        _id: Id,
        name: Type.String(),
        email: Type.Optional(Type.String()),
        joinedAt: Moment,
        orders: Type.Integer(),
      }),
    ),
    total: Type.Integer(),
    page: Type.Integer(),
  }),
})

/** One shopper: no password, no PAN. */
export const operatorShopper = endpoint({
  ...operator,
  name: 'operatorShopper',
  may: ['owner', 'manager', 'counter'],
  path: '/api/operator/shoppers/:accountId',
  params: Type.Object({ accountId: Id }),
  answer: Type.Object({
    _id: Id,
    name: Type.String(),
    email: Type.Optional(Type.String()),
    /** The e-mail was confirmed. */
    confirmed: Type.Boolean(),
    phone: Type.Optional(Type.String()),
    joinedAt: Moment,
    addresses: Type.Array(Type.String(), { description: 'Each in one line' }),
    orders: Type.Array(OrderSummary),
    points: Type.Object({
      balance: Type.Integer(),
      /** What one point is worth, in paise; absent if the house gives none. */
      worthPaise: Type.Optional(Type.Integer()),
      /** Newest first, the last fifty. */
      entries: Type.Array(
        Type.Object({
          kind: Type.String(),
          points: Type.Integer(),
          balance: Type.Integer(),
          at: Moment,
          /** The order that it belongs to. */
          order: Type.Optional(Type.String()),
          /** For a gift: the reason, and who gave it. */
          reason: Type.Optional(Type.String()),
          who: Type.Optional(Type.String()),
        }),
      ),
    }),
    appointments: Type.Array(
      Type.Object({ reference: Type.String(), startsAt: Moment, status: Type.String() }),
    ),
    /** How many of their messages nobody has answered. */
    waiting: Type.Integer(),
  }),
})
