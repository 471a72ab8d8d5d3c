import { Type, type Static } from 'typebox'
import { BagLine, TaxPart } from './bag.ts'
import { endpoint, strict } from './endpoint.ts'
import { Day, Id, Moment, WebAddress } from './formats.ts'
import { PageLanguage } from './languages.ts'
import { PaymentWay } from './payment-way.ts'

/**
 * Above this the law asks for a PAN: sale of goods of more than two lakh rupees, rule 159 of the Income-tax Rules, 2026,
 * under section 262 of the Income-tax Act, 2025, in force since 1 April 2026.
 */
export const PAN_ABOVE_RUPEES = 200_000

/** Characters of the card in a gift's box. */
export const GIFT_MESSAGE_MAX = 300
/**
 * Five letters, four figures and a letter. The fourth letter is the kind of holder: an Association, a Body of
 * individuals, a Company, a Firm, the Government, a Hindu undivided family, an artificial Juridical person, a Local
 * authority, a Person or a Trust.
 */
export const PAN_PATTERN = '^[A-Z]{3}[ABCFGHJLPT][A-Z][0-9]{4}[A-Z]$'

/** Where an order goes, as a shopper types it. India only: prices, GST and the PIN promise are Indian. */
export const ShippingAddressInput = strict({
  name: Type.String({ minLength: 1, maxLength: 80, pattern: '^[^\\r\\n]*$' }),
  addressLine1: Type.String({ minLength: 1, maxLength: 120, pattern: '^[^\\r\\n]*$' }),
  addressLine2: Type.Optional(Type.String({ maxLength: 120, pattern: '^[^\\r\\n]*$' })),
  city: Type.String({ minLength: 1, maxLength: 80, pattern: '^[^\\r\\n]*$' }),
  state: Type.String({ minLength: 1, maxLength: 64, pattern: '^[^\\r\\n]*$' }),
  postalCode: Type.String({ pattern: '^[1-9][0-9]{5}$' }),
  country: Type.Optional(Type.Literal('India')),
  phone: Type.Optional(Type.String({ maxLength: 20, pattern: '^[+0-9 ()-]*$' })),
})
export type ShippingAddressInput = Static<typeof ShippingAddressInput>

/** How the pieces reach the shopper: by delivery, or by collection at a store (click and collect). */
export const Delivery = Type.Union([
  strict({ kind: Type.Literal('ship'), address: ShippingAddressInput }),
  strict({ kind: Type.Literal('collect'), storeId: Id }),
])
export type Delivery = Static<typeof Delivery>

/** A store that keeps pieces for collection. */
export const CollectStore = Type.Object({
  _id: Id,
  name: Type.String(),
  city: Type.String(),
  addressLines: Type.Array(Type.String()),
  state: Type.String(),
  /** The day from which the pieces are ready there, ISO 8601 date. */
  readyFrom: Day,
})
export type CollectStore = Static<typeof CollectStore>

/** A way to pay. More kinds may follow. */
export const WayToPay = Type.Object({
  kind: PaymentWay,
  maximum: Type.Optional(
    Type.Number({ description: 'Rupees, the most it takes at once; left out: any sum' }),
  ),
  /** For a transfer: the last day on which the money is accepted; the pieces are kept until then. */
  dueOn: Type.Optional(Day),
})
export type WayToPay = Static<typeof WayToPay>

/** What may be paid as an advance. Amounts are rupees. */
export const QuotedAdvance = Type.Object({
  percent: Type.Integer({ description: 'Of the pieces made to order; others are paid whole' }),
  amount: Type.Number(),
  rest: Type.Number(),
  ways: Type.Array(WayToPay),
  /** The house's other ways: each takes less than the advance. */
  smallerWays: Type.Optional(Type.Array(WayToPay)),
})
export type QuotedAdvance = Static<typeof QuotedAdvance>

/**
 * What an order would cost now, computed by the code that places it. Asking writes nothing. Amounts are rupees, GST
 * included.
 */
export const Quote = Type.Object({
  bagVersion: Type.Integer(),
  lines: Type.Array(BagLine),
  pieces: Type.Integer(),
  goods: Type.Number(),
  shipping: Type.Number({ description: 'Delivery; 0 where it is free, and at a store' }),
  points: Type.Object({
    balance: Type.Integer(),
    /**
     * The most points that this order may use: a tenth of the goods, and no more than the balance; 0 while the e-mail
     * is not verified.
     */
    spendable: Type.Integer(),
    spent: Type.Integer(),
    /** Points this order will earn. */
    earns: Type.Integer(),
    /** False while the e-mail is not verified. */
    allowed: Type.Boolean(),
  }),
  discount: Type.Number(),
  /** Income tax collected at source (TCS): on watches and coins above ten lakh rupees. */
  tcs: Type.Optional(Type.Number()),
  total: Type.Number({ description: 'Goods less discount, TCS and shipping' }),
  tax: Type.Array(TaxPart),
  panRequired: Type.Boolean(),
  /** The ways to pay that can take the total. Absent if the backend does not say. */
  ways: Type.Optional(Type.Array(WayToPay)),
  /** The house's other ways: each takes less than the total. Absent if the backend does not say. */
  smallerWays: Type.Optional(Type.Array(WayToPay)),
  /** If no way can take the total: a sentence that says so, and what to do. Such an order is refused. */
  unpayable: Type.Optional(Type.String()),
  /**
   * The advance that may be paid for pieces made to order; the rest is paid before they leave. Absent: everything is
   * paid at once.
   */
  advance: Type.Optional(QuotedAdvance),
  /** ISO 8601 dates. */
  expectedArrival: Day,
  stores: Type.Array(CollectStore),
  /** When the first held price expires, ISO 8601. */
  heldUntil: Type.Optional(Moment),
})
export type Quote = Static<typeof Quote>

export const quoteCheckout = endpoint({
  name: 'quoteCheckout',
  method: 'POST',
  path: '/api/checkout/quote',
  caller: 'shopper',
  feature: 'checkout',
  body: strict({
    points: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000_000 })),
    /** How the pieces are to reach the shopper. Absent: by delivery. */
    delivery: Type.Optional(Type.Union([Type.Literal('ship'), Type.Literal('collect')])),
  }),
  answer: Quote,
  repeatable: true,
})

/**
 * Places the order and opens its payment. Needs `Idempotency-Key`: the same key with the same body gets the same order;
 * with another body it is refused (IDEMPOTENCY_MISMATCH). Refused with PRICE_CHANGED if `bagVersion` or `total` is not
 * what would be charged now, with OUT_OF_STOCK or VALIDATION. If the payment provider does not open a payment:
 * PAYMENT_REFUSED if it refuses for good (the order ends, an earlier one stays as it was, an equal repeat gets the same
 * refusal), CHECKOUT_IN_PROGRESS if a later try may succeed; both with a sentence to show and `nextStep`.
 */
export const placeOrder = endpoint({
  name: 'placeOrder',
  method: 'POST',
  path: '/api/checkout',
  caller: 'shopper',
  feature: 'checkout',
  body: strict({
    bagVersion: Type.Integer(),
    /** The total that the shopper saw, in rupees. */
    total: Type.Number({ minimum: 0 }),
    delivery: Delivery,
    giftWrap: Type.Optional(Type.Boolean()),
    giftMessage: Type.Optional(Type.String({ maxLength: GIFT_MESSAGE_MAX })),
    /** Nothing on the outside of the parcel names the house. Refused if the house does not offer it (`plainParcel`). */
    plainParcel: Type.Optional(Type.Boolean()),
    points: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000_000 })),
    pan: Type.Optional(Type.String({ maxLength: 10 })),
    /** The advance that the shopper saw, in rupees: only this is paid now. Absent: everything. */
    advance: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
    /** `transfer`: the order waits for a bank transfer. Otherwise, and if absent, it is paid at `paymentUrl`. */
    way: Type.Optional(PaymentWay),
    language: PageLanguage,
  }),
  answer: Type.Object({
    orderId: Id,
    number: Type.String(),
    /** The order's status; any other than 'Pending payment' means that nothing is left to pay. */
    status: Type.String(),
    amount: Type.Number({ description: 'Rupees' }),
    /** How it is paid. With `transfer` there is no `paymentUrl`: the order itself (`getOrder`) says where the money goes. */
    way: Type.Optional(PaymentWay),
    /** Where the shopper pays. Absent when the order can no longer be paid, and with a transfer. */
    paymentUrl: Type.Optional(WebAddress),
    /** Until when the pieces are reserved, ISO 8601. */
    reservedUntil: Type.Optional(Moment),
  }),
  repeatable: true,
})
