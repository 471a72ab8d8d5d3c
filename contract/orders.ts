import { Type, type Static } from 'typebox'
import { ShippingAddress } from './account.ts'
import { TaxPart } from './bag.ts'
import { BankTransfer } from './bank-transfer.ts'
import { Media } from './catalogue.ts'
import { endpoint, strict } from './endpoint.ts'
import { Day, Id, Moment, PictureOrNone, WebAddress } from './formats.ts'
import { ChosenOption } from './options.ts'
import { OrderAdvance, OrderMoney } from './order-money.ts'
import { Return } from './order-returns.ts'
import { BoxChoice } from './personalise.ts'
import { BreakUp } from './pricing.ts'

/** Statuses of an order; shown in upper case. */
export const ORDER_WORDS = [
  'Pending payment',
  'paid',
  'Processing',
  'Shipped',
  'Delivered',
  'Cancelled',
  'Refunded',
  'Under review',
] as const
export type OrderWord = (typeof ORDER_WORDS)[number]

/**
 * Since when a passport is no longer valid, and why. `exchanged` and `bought-back`: the house took the piece for another
 * one, or for money.
 */
export const PassportEnd = Type.Object({
  at: Type.String({ description: 'ISO 8601' }),
  because: Type.Enum(['returned', 'cancelled', 'refunded', 'exchanged', 'bought-back']),
})
export type PassportEnd = Static<typeof PassportEnd>

/** The passport of one piece. Its number counts the pieces of the order. */
export const PassportRef = Type.Object({
  /** Number of the piece within its item, from 1. */
  piece: Type.Integer({ minimum: 1 }),
  number: Type.String(),
  /** Set once the piece is back with the house: the passport can still be read, but is no longer valid. */
  ended: Type.Optional(PassportEnd),
})
export type PassportRef = Static<typeof PassportRef>

/** How many pieces of a line the house took in exchange or bought back. */
export const resoldOf = (passports: readonly PassportRef[] = []): number =>
  passports.filter(({ ended }) => ended?.because === 'exchanged' || ended?.because === 'bought-back').length

/** An item of an order (specification section 3); members after `personalization` are our extension. */
export const OrderItem = Type.Object({
  _id: Id,
  name: Type.String(),
  image: PictureOrNone,
  price: Type.Number({ description: 'Rupees, one piece' }),
  quantity: Type.Integer(),
  metalType: Type.Optional(Type.String()),
  clarity: Type.Optional(Type.String()),
  size: Type.Optional(Type.String()),
  options: Type.Optional(Type.Array(ChosenOption)),
  personalization: Type.Optional(
    Type.Object({ engraving: Type.Optional(Type.String()), birthStone: Type.Optional(Type.String()) }),
  ),
  productId: Type.Optional(Id),
  slug: Type.Optional(Id),
  media: Type.Optional(Media),
  background: Type.Optional(Type.Integer()),
  purity: Type.Optional(Type.String()),
  stone: Type.Optional(Type.String()),
  engravingFace: Type.Optional(Type.String()),
  /** Absent: the signature box. */
  box: Type.Optional(BoxChoice),
  boxStamp: Type.Optional(Type.String()),
  /** Rupees within `price` for engraving, birth stone and stamping. */
  personalAmount: Type.Optional(Type.Number()),
  hsn: Type.Optional(Type.String()),
  returnable: Type.Optional(Type.Integer({ description: 'How many can still be sent back' })),
  /** What was charged for the line, part by part. */
  breakUp: Type.Optional(BreakUp),
  /** Whether it has passports (`getPassport`): it was paid for, and the house has records of it. */
  passport: Type.Optional(Type.Boolean()),
  /** One for each piece, including those no longer valid. */
  passports: Type.Optional(Type.Array(PassportRef)),
})
export type OrderItem = Static<typeof OrderItem>

/** A step an order has taken, oldest first. */
export const OrderEvent = Type.Object({
  kind: Type.Union([
    Type.Literal('placed'),
    Type.Literal('paid'),
    Type.Literal('processing'),
    Type.Literal('shipped'),
    Type.Literal('ready'),
    Type.Literal('delivered'),
    Type.Literal('cancelled'),
    Type.Literal('return-requested'),
    Type.Literal('return-approved'),
    Type.Literal('return-declined'),
    Type.Literal('return-closed'),
    Type.Literal('refunded'),
    Type.Literal('under-review'),
    Type.Literal('refund-failed'),
    Type.Literal('disputed'),
    Type.Literal('dispute-won'),
    Type.Literal('dispute-lost'),
  ]),
  at: Moment,
  note: Type.Optional(Type.String()),
})
export type OrderEvent = Static<typeof OrderEvent>

/** A document of an order. */
export const InvoiceRef = Type.Object({
  number: Type.String(),
  kind: Type.Union([
    Type.Literal('invoice'),
    Type.Literal('credit-note'),
    /** For money received before the invoice, and for such money sent back. */
    Type.Literal('receipt-voucher'),
    Type.Literal('refund-voucher'),
  ]),
  issuedAt: Moment,
  amount: Type.Number({ description: 'Rupees' }),
})
export type InvoiceRef = Static<typeof InvoiceRef>

/** An order as specification section 3 has it (amounts are rupees, dates ISO 8601), then our extensions. */
export const Order = Type.Object({
  _id: Id,
  status: Type.String(),
  amount: Type.Number({ description: 'Rupees' }),
  createdAt: Moment,
  expectedArrival: Type.Optional(Day),
  shippingAddress: ShippingAddress,
  items: Type.Array(OrderItem),
  number: Type.Optional(Type.String()),
  delivery: Type.Optional(Type.Union([Type.Literal('ship'), Type.Literal('collect')])),
  storeName: Type.Optional(Type.String()),
  goods: Type.Optional(Type.Number()),
  discount: Type.Optional(Type.Number()),
  /** Delivery, within `amount`; absent if it was free. */
  shipping: Type.Optional(Type.Number()),
  /** Income tax collected with the price (TCS), within `amount`. */
  tcs: Type.Optional(Type.Number()),
  pointsSpent: Type.Optional(Type.Integer()),
  pointsEarned: Type.Optional(Type.Integer()),
  refunded: Type.Optional(Type.Number()),
  money: Type.Optional(OrderMoney),
  /** The points earned that are not yet part of the balance, and when they will be, if that is known. */
  pointsOnTheWay: Type.Optional(Type.Integer()),
  pointsFrom: Type.Optional(Moment),
  tax: Type.Optional(Type.Array(TaxPart)),
  giftWrap: Type.Optional(Type.Boolean()),
  /** Nothing on the outside of the parcel names the house. */
  plainParcel: Type.Optional(Type.Boolean()),
  giftMessage: Type.Optional(Type.String()),
  carrier: Type.Optional(Type.String()),
  trackingNumber: Type.Optional(Type.String()),
  trackingUrl: Type.Optional(WebAddress),
  /** Where a pending order can still be paid, and until when its pieces are reserved. */
  paymentUrl: Type.Optional(WebAddress),
  reservedUntil: Type.Optional(Moment),
  /** For an order made for an advance: the rest is paid before it leaves. */
  advance: Type.Optional(OrderAdvance),
  /** For an order paid by bank transfer. */
  transfer: Type.Optional(BankTransfer),
  /** The shopper may still cancel it (`cancelOrder`). */
  cancellable: Type.Optional(Type.Boolean()),
  /** Until when pieces may come back, ISO 8601 date. */
  returnUntil: Type.Optional(Day),
  events: Type.Optional(Type.Array(OrderEvent)),
  returns: Type.Optional(Type.Array(Return)),
  invoices: Type.Optional(Type.Array(InvoiceRef)),
})
export type Order = Static<typeof Order>

export const getOrder = endpoint({
  name: 'getOrder',
  method: 'GET',
  path: '/api/orders/:orderId',
  caller: 'shopper',
  params: Type.Object({ orderId: Id }),
  answer: Order,
})

/**
 * Works without a session: the return from the payment page may have none. 202 until the money is confirmed; 'refused'
 * when it can no longer come. The order, and what this payment was for, are told only to the shopper who placed it.
 */
export const markPaid = endpoint({
  name: 'markPaid',
  method: 'POST',
  path: '/api/orders/mark-paid',
  body: Type.Object(
    { sessionId: Type.String({ minLength: 1, maxLength: 255 }) },
    { additionalProperties: false },
  ),
  answer: Type.Object({
    status: Type.Union([Type.Literal('paid'), Type.Literal('pending'), Type.Literal('refused')]),
    orderId: Type.Optional(Type.String()),
    /** What this payment asked for: an advance or a rest is less than the order. Absent: the whole order. */
    amount: Type.Optional(Type.Number({ description: 'Rupees' })),
  }),
  repeatable: true,
})

/** An order as it appears in a list. */
export const OrderSummary = Type.Object({
  _id: Id,
  number: Type.String(),
  status: Type.String(),
  amount: Type.Number({ description: 'Rupees' }),
  createdAt: Moment,
  expectedArrival: Type.Optional(Day),
  pieces: Type.Integer(),
  /** Name of the first piece. */
  title: Type.String(),
  image: PictureOrNone,
  media: Type.Optional(Media),
  background: Type.Optional(Type.Integer()),
})
export type OrderSummary = Static<typeof OrderSummary>

/** The shopper's orders, newest first. */
export const listOrders = endpoint({
  name: 'listOrders',
  method: 'GET',
  path: '/api/orders',
  caller: 'shopper',
  feature: 'checkout',
  query: Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 1 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 12 })),
  }),
  answer: Type.Object({ orders: Type.Array(OrderSummary), total: Type.Integer(), page: Type.Integer() }),
})

/** What the public may know of an order. */
export const Tracking = Type.Object({
  number: Type.String(),
  status: Type.String(),
  createdAt: Moment,
  expectedArrival: Type.Optional(Day),
  delivery: Type.Union([Type.Literal('ship'), Type.Literal('collect')]),
  pieces: Type.Integer(),
  carrier: Type.Optional(Type.String()),
  trackingNumber: Type.Optional(Type.String()),
  trackingUrl: Type.Optional(WebAddress),
  events: Type.Array(OrderEvent),
})
export type Tracking = Static<typeof Tracking>

/** Public: order number and e-mail. Any mismatch is the same 404. */
export const trackOrder = endpoint({
  name: 'trackOrder',
  method: 'POST',
  path: '/api/orders/track',
  feature: 'tracking',
  body: strict({
    number: Type.String({ minLength: 1, maxLength: 32 }),
    email: Type.String({ minLength: 3, maxLength: 254 }),
  }),
  answer: Tracking,
  repeatable: true,
})

/** Asks to send pieces back. A piece made for one person cannot be returned; nor can one past `returnUntil`. */
export const requestReturn = endpoint({
  name: 'requestReturn',
  method: 'POST',
  path: '/api/orders/:orderId/returns',
  caller: 'shopper',
  feature: 'returns',
  params: Type.Object({ orderId: Id }),
  body: strict({
    items: Type.Array(strict({ itemId: Id, quantity: Type.Integer({ minimum: 1, maximum: 10 }) }), {
      minItems: 1,
      maxItems: 50,
    }),
    reason: Type.String({ minLength: 1, maxLength: 500 }),
  }),
  answer: Order,
})
