import { Type, type Static } from 'typebox'
import { BankAccount } from './bank-transfer.ts'
import { Base } from './drafts.ts'
import { endpoint, strict } from './endpoint.ts'
import { Email, SecureAddress, WebAddress } from './formats.ts'
import { PointsRule } from './points.ts'

/** What this backend can do beyond section 7. 404 means: section 7 only. */
export const getCapabilities = endpoint({
  name: 'getCapabilities',
  method: 'GET',
  path: '/api/capabilities',
  answer: Type.Object({ version: Type.String(), features: Type.Array(Type.String()) }),
  sharedBy: ['shop'],
})

/** A way to pay at the payment provider. */
export const OnlineWay = Type.Union([Type.Literal('card'), Type.Literal('upi')])
export type OnlineWay = Static<typeof OnlineWay>

/** Three letters. Credit notes and vouchers replace the third by C, R or F, so it is none of these. */
const OrderPrefix = Type.String({
  pattern: '^[A-Z]{2}[ABDEGHIJKLMNOPQSTUVWXYZ]$',
  description: 'three capital letters, the last of them none of C, F and R',
})
/** If the house has chosen none. */
export const ORDER_PREFIX = 'ORD'

/** What the house promises about what it sold, in its own words. */
export const Warranty = strict({
  jewels: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
  watches: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
  /** For stones that are sold on their own. */
  stones: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
  /** For coins and bars. */
  coins: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
  /** Years from delivery after which the warranty of a watch ends; absent: it does not end. */
  watchYears: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  /** The number of years after delivery when a watch should be serviced; absent if the house has no such rule. */
  watchServiceYears: Type.Optional(Type.Integer({ minimum: 1, maximum: 30 })),
  /** Services for each piece later on, e.g. 'The first cleaning in every year is free.' */
  aftercare: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
})
export type Warranty = Static<typeof Warranty>

/** What a shop sells, if it does not say. */
export const TRADE = 'Jewellery'

const CountryCode = Type.String({ pattern: '^[A-Z]{2}$' })

/** House facts. */
export const ShopFacts = Type.Object({
  name: Type.String(),
  tagline: Type.String(),
  /** What it sells, in a few words, e.g. 'Jewellery and watches'. Absent: `TRADE`. */
  trade: Type.Optional(Type.String()),
  legalName: Type.String(),
  gstin: Type.String(),
  /** Empty if the house has given none. */
  email: Type.Union([Email, Type.Literal('')]),
  /** Where to report a security hole. Absent: `email`. */
  securityEmail: Type.Optional(Email),
  phone: Type.String(),
  chatUrl: WebAddress,
  addressLines: Type.Array(Type.String()),
  social: Type.Array(Type.Object({ name: Type.String(), url: WebAddress })),
  /** What the numbers of orders and invoices begin with. Absent: `ORDER_PREFIX`. */
  orderPrefix: Type.Optional(OrderPrefix),
  /**
   * For an order above this many rupees to a new address shoppers confirm their identity. Absent:
   * `CONFIRM_ADDRESS_ABOVE`.
   */
  confirmAddressAbove: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Years after which the PAN of an order is removed. Absent: `PAN_KEPT_YEARS`. */
  panKeptYears: Type.Optional(Type.Integer({ minimum: 1, maximum: 30 })),
  /** The ways to pay that the house has enabled at its payment provider. Absent: cards only. */
  onlineWays: Type.Optional(Type.Array(OnlineWay)),
  /** Days after delivery within which pieces may come back, for orders placed from now on. Absent: they may not. */
  returnDays: Type.Optional(Type.Integer({ minimum: 0 })),
  /** The house says that sending pieces back is free. Absent: nothing is said about it. */
  freeReturns: Type.Optional(Type.Boolean()),
  /** The house sends a parcel that does not name it, if the shopper asks for that. Absent: it does not offer that. */
  plainParcel: Type.Optional(Type.Boolean()),
  /** What delivery of an order costs, in whole rupees, GST included. Absent: it is free. */
  deliveryPrice: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Delivery is free if the goods cost this many rupees or more. Absent: `deliveryPrice` is charged on every order. */
  freeDeliveryFrom: Type.Optional(Type.Integer({ minimum: 0 })),
  /**
   * The countries of addresses as two letters of ISO 3166, in the order in which they are offered. Absent: every
   * country that the backend knows.
   */
  countries: Type.Optional(Type.Array(CountryCode)),
  /** The bank account for transfers. Absent: the house offers none. */
  bankAccount: Type.Optional(BankAccount),
  /** Days for which pieces are reserved for a transfer. Absent: `TRANSFER_DAYS`. */
  transferDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 30 })),
  /** The advance on a piece made to order, in per cent. Absent: everything is paid at once. */
  advancePercent: Type.Optional(Type.Integer({ minimum: 5, maximum: 90 })),
  /**
   * A piece that takes this many working days to make, or more, counts as made to order. Absent: `ADVANCE_FROM_DAYS`.
   */
  advanceFromDays: Type.Optional(Type.Integer({ minimum: 0, maximum: 365 })),
  /** Absent: the house promises only what the law requires. */
  warranty: Type.Optional(Warranty),
  /** Absent: the house has no points. */
  points: Type.Optional(PointsRule),
})
export type ShopFacts = Static<typeof ShopFacts>

/** Rupees, if the house has chosen no other sum. */
export const CONFIRM_ADDRESS_ABOVE = 200_000
/** If the house has chosen no other time. */
export const TRANSFER_DAYS = 4
/** If the house has chosen no other number. */
export const ADVANCE_FROM_DAYS = 15

/**
 * Where the house has not chosen another term. Section 36 of the Central Goods and Services Tax Act, 2017 (as of November
 * 2026): records are kept for 72 months from the due date of the year's return, 31 December after the year ends: at most
 * seven years and nine months after the sale.
 */
export const PAN_KEPT_YEARS = 8

/** One line: no spaces at its ends, no line break in it. */
const line = (maxLength: number) => Type.String({ pattern: '^\\S(?:[^\\r\\n\\t]*\\S)?$', maxLength })
const optional = Type.Optional

/** House facts that change; those not given stay. `tagline` may be empty. */
export const ShopFactsChange = strict({
  name: optional(line(40)),
  tagline: optional(Type.Union([line(120), Type.Literal('')])),
  trade: optional(line(60)),
  legalName: optional(line(120)),
  gstin: optional(Type.String({ pattern: '^[0-9A-Z]{15}$' })),
  email: optional(Type.String({ pattern: '^[^\\s@<>"]+@[^\\s@<>"]+\\.[^\\s@<>".]{2,}$', maxLength: 254 })),
  securityEmail: optional(
    Type.String({ pattern: '^[^\\s@<>"]+@[^\\s@<>"]+\\.[^\\s@<>".]{2,}$', maxLength: 254 }),
  ),
  phone: optional(Type.String({ pattern: '^\\+?[0-9](?:[ -]?[0-9]){6,17}$' })),
  chatUrl: optional(WebAddress),
  orderPrefix: optional(OrderPrefix),
  onlineWays: optional(Type.Array(OnlineWay, { minItems: 1, maxItems: 2, uniqueItems: true })),
  returnDays: optional(Type.Integer({ minimum: 0, maximum: 365 })),
  freeReturns: optional(Type.Boolean()),
  plainParcel: optional(Type.Boolean()),
  confirmAddressAbove: optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
  panKeptYears: optional(Type.Integer({ minimum: 1, maximum: 30 })),
  /** 0: delivery is free. */
  deliveryPrice: optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  /** Null: `deliveryPrice` is charged on every order. */
  freeDeliveryFrom: optional(Type.Union([Type.Integer({ minimum: 0, maximum: 1_000_000_000 }), Type.Null()])),
  /** Null: wherever the backend knows addresses. */
  countries: optional(
    Type.Union([Type.Array(CountryCode, { minItems: 1, maxItems: 60, uniqueItems: true }), Type.Null()]),
  ),
  /** Null removes it: transfers are no longer offered. */
  bankAccount: optional(Type.Union([BankAccount, Type.Null()])),
  transferDays: optional(Type.Integer({ minimum: 1, maximum: 30 })),
  /** Null: everything is paid at once. */
  advancePercent: optional(Type.Union([Type.Integer({ minimum: 5, maximum: 90 }), Type.Null()])),
  advanceFromDays: optional(Type.Integer({ minimum: 0, maximum: 365 })),
  warranty: optional(Warranty),
  /** Null: the house gives no points any more. */
  points: optional(Type.Union([PointsRule, Type.Null()])),
  addressLines: optional(Type.Array(line(120), { minItems: 1, maxItems: 8 })),
  social: optional(Type.Array(strict({ name: line(40), url: SecureAddress }), { maxItems: 12 })),
})

export type ShopFactsChange = Static<typeof ShopFactsChange>

export const getShop = endpoint({
  name: 'getShop',
  method: 'GET',
  path: '/api/shop',
  feature: 'shop',
  answer: ShopFacts,
  sharedBy: ['shop'],
})

/**
 * Changes house facts without a deploy: all that are given, or none. With `dryRun` nothing is written and the answer
 * says what they would be. `changed` names the facts that differ from before. Pages show a changed fact at once.
 */
export const operatorSetShop = endpoint({
  name: 'operatorSetShop',
  method: 'PATCH',
  path: '/api/operator/shop',
  query: Base,
  caller: 'operator',
  may: ['owner'],
  feature: 'shop',
  body: strict({ facts: ShopFactsChange, dryRun: optional(Type.Boolean()) }),
  answer: Type.Object({
    before: ShopFacts,
    facts: ShopFacts,
    changed: Type.Array(Type.String()),
    written: Type.Boolean(),
  }),
  repeatable: true,
})
