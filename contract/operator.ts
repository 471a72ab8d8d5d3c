import { Type } from 'typebox'
import { Seen } from './desk-order.ts'
import { endpoint, STAFF_ROLES, strict, type StaffRole } from './endpoint.ts'
import { id, Id, Reason, SecureAddress } from './formats.ts'
import { Document } from './documents.ts'
import { Order, ORDER_WORDS, OrderSummary } from './orders.ts'
import { PiecesInput } from './passport.ts'

const orderParams = Type.Object({ orderId: id(64, 'Id or number') })
const operator = { caller: 'operator', feature: 'operator' } as const

/** All orders, newest first; `status` is an order word. */
export const operatorOrders = endpoint({
  ...operator,
  name: 'operatorOrders',
  may: STAFF_ROLES,
  method: 'GET',
  path: '/api/operator/orders',
  query: Type.Object({
    status: Type.Optional(Type.String({ maxLength: 32, description: `one of ${ORDER_WORDS.join(', ')}` })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
  }),
  answer: Type.Object({ orders: Type.Array(OrderSummary), total: Type.Integer(), page: Type.Integer() }),
})

export const operatorOrder = endpoint({
  ...operator,
  name: 'operatorOrder',
  may: STAFF_ROLES,
  method: 'GET',
  path: '/api/operator/orders/:orderId',
  params: orderParams,
  answer: Order,
})

/**
 * The PAN of an order, masked; `whole` shows all of it, for a return to the tax office, and the audit trail records
 * who read it.
 */
export const operatorPan = endpoint({
  ...operator,
  name: 'operatorPan',
  may: ['owner'],
  method: 'POST',
  path: '/api/operator/orders/:orderId/pan',
  params: orderParams,
  body: strict({ whole: Type.Optional(Type.Boolean()) }),
  answer: Type.Object({ number: Type.String(), pan: Type.Union([Type.String(), Type.Null()]) }),
  repeatable: true,
})

const parcel = {
  carrier: Type.Optional(Type.String({ maxLength: 80 })),
  trackingNumber: Type.Optional(Type.String({ maxLength: 80 })),
  trackingUrl: Type.Optional(SecureAddress),
}

const step = (name: string, path: string, may: readonly StaffRole[]) =>
  endpoint({
    ...operator,
    name,
    may,
    method: 'POST',
    path: `/api/operator/orders/:orderId/${path}`,
    params: orderParams,
    answer: Order,
    repeatable: true,
  })

/** Marks the order as in the workshop. */
export const operatorProcess = step('operatorProcess', 'process', ['owner', 'manager', 'workshop'])
/** Marks the pieces as delivered. */
export const operatorDeliver = step('operatorDeliver', 'deliver', ['owner', 'manager', 'counter'])

/**
 * The parcel has left, or is ready at the store. `pieces`: what the workshop recorded about them, as in
 * `operatorRecordPieces`. Hallmarked gold whose HUID is not recorded cannot leave (422) unless `withoutHuid` gives the
 * reason: a sentence about the piece, kept in the audit trail.
 */
export const operatorShip = endpoint({
  ...operator,
  name: 'operatorShip',
  may: ['owner', 'manager', 'workshop'],
  method: 'POST',
  path: '/api/operator/orders/:orderId/ship',
  params: orderParams,
  body: strict({
    ...parcel,
    pieces: Type.Optional(PiecesInput),
    withoutHuid: Type.Optional(Reason),
    seen: Seen,
  }),
  answer: Order,
  repeatable: true,
})

/**
 * Sets carrier, tracking number and link of a parcel that has left, as a whole: what is left out is removed. While the
 * parcel is on its way, the shopper is told a new number by e-mail. 409 for an order that was not sent.
 */
export const operatorSetTracking = endpoint({
  ...operator,
  name: 'operatorSetTracking',
  may: STAFF_ROLES,
  method: 'PUT',
  path: '/api/operator/orders/:orderId/tracking',
  params: orderParams,
  body: strict({ ...parcel, seen: Seen }),
  answer: Order,
  repeatable: true,
})

/** An order that was begun with an advance is ready: the shopper is asked for the rest, at most once a day. */
export const operatorAskRest = step('operatorAskRest', 'ask-rest', [
  'owner',
  'manager',
  'workshop',
  'counter',
])

/** Cancels an order that has not left. The money that came is sent back. */
export const operatorCancel = endpoint({
  ...operator,
  name: 'operatorCancel',
  may: ['owner', 'manager'],
  method: 'POST',
  path: '/api/operator/orders/:orderId/cancel',
  params: orderParams,
  body: strict({ reason: Type.String({ minLength: 1, maxLength: 300 }), seen: Seen }),
  answer: Order,
  repeatable: true,
})

/** The packing slip; for a gift it shows no price. */
export const operatorSlip = endpoint({
  ...operator,
  name: 'operatorSlip',
  may: STAFF_ROLES,
  method: 'GET',
  path: '/api/operator/orders/:orderId/packing-slip',
  params: orderParams,
  answer: Document,
})

const Variant = Type.Object({
  _id: Id,
  productId: Id,
  stock: Type.Integer(),
  amount: Type.Number({ description: 'Rupees' }),
})
const Weight = Type.Integer({ minimum: 1, maximum: 100_000_000, description: 'Milligrams' })
const Stock = Type.Integer({ minimum: 0, maximum: 1_000_000 })
const variantParams = Type.Object({ variantId: Id })

/**
 * Sets how many pieces of a variant can be sold now (pieces reserved for orders are not counted). `was`: how many it was
 * when they were counted; 409 if a piece has been ordered or somebody has counted since.
 */
export const operatorSetStock = endpoint({
  ...operator,
  name: 'operatorSetStock',
  may: ['owner', 'manager', 'workshop'],
  method: 'PUT',
  path: '/api/operator/variants/:variantId/stock',
  params: variantParams,
  body: strict({ stock: Stock, was: Type.Optional(Stock) }),
  answer: Variant,
  repeatable: true,
})

/**
 * Puts a variant on sale or takes it off sale. The one with which a product is listed stays on sale (409): retire the
 * product instead.
 */
export const operatorSetVariantOnSale = endpoint({
  ...operator,
  name: 'operatorSetVariantOnSale',
  may: ['owner', 'manager'],
  method: 'PUT',
  path: '/api/operator/variants/:variantId/sale',
  params: variantParams,
  body: strict({ active: Type.Boolean() }),
  answer: Variant,
  repeatable: true,
})

/**
 * Sets what a variant weighs, in milligrams: gross, and only its metal. If its price follows a metal rate, the price is
 * calculated again from today's.
 */
export const operatorSetWeights = endpoint({
  ...operator,
  name: 'operatorSetWeights',
  may: ['owner', 'manager'],
  method: 'PUT',
  path: '/api/operator/variants/:variantId/weights',
  params: variantParams,
  body: strict({ weightMg: Weight, metalWeightMg: Weight }),
  answer: Variant,
  repeatable: true,
})

/** Sets the price of a variant, in whole rupees, GST included. */
export const operatorSetPrice = endpoint({
  ...operator,
  name: 'operatorSetPrice',
  may: ['owner', 'manager'],
  method: 'PUT',
  path: '/api/operator/variants/:variantId/price',
  params: variantParams,
  body: strict({ amount: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }) }),
  answer: Variant,
  repeatable: true,
})
