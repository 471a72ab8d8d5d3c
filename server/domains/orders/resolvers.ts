import { getOrder, listOrders, markPaid, requestReturn, trackOrder } from '#contract/orders.ts'
import { cancelOrder, payRest } from '#contract/unpaid-orders.ts'
import { pageLanguage } from '#server/domains/shared/page-language.ts'
import { nullIfAbsent } from '#server/domains/shared/absent.ts'
import { toPaise } from '#server/domains/shared/money.ts'
import { boxOf, faceOf, optionsOf } from '#server/domains/shared/piece.ts'
import { payload } from '#server/domains/shared/user-errors.ts'
import { enumOf, wordOf } from '#server/domains/shared/words.ts'
import type { Resolvers } from '#server/generated/resolvers.ts'

const paise = (rupees: number | undefined) => (rupees === undefined ? null : toPaise(rupees))

export const resolvers: Resolvers = {
  Viewer: {
    orders: async (_, { page, limit }, ctx) => {
      const { orders, ...rest } = await ctx.call(listOrders, {
        query: { page: page ?? 1, limit: limit ?? 12 },
      })
      return { items: orders, ...rest }
    },
  },
  Query: {
    order: (_, { id }, ctx) => {
      ctx.requireSession()
      return nullIfAbsent(ctx.call(getOrder, { params: { orderId: id } }))
    },
    trackOrder: (_, { number, email }, ctx) =>
      nullIfAbsent(ctx.call(trackOrder, { body: { number, email } })),
  },

  OrderSummary: {
    id: ({ _id }) => _id,
    amount: ({ amount }) => toPaise(amount),
    background: ({ background }) => background ?? 1,
  },
  Order: {
    id: ({ _id }) => _id,
    number: ({ number, _id }) => number ?? _id,
    amount: ({ amount }) => toPaise(amount),
    delivery: ({ delivery }) => enumOf(delivery ?? 'ship'),
    goods: ({ goods }) => paise(goods),
    discount: ({ discount }) => toPaise(discount ?? 0),
    shipping: ({ shipping }) => toPaise(shipping ?? 0),
    tcs: ({ tcs }) => toPaise(tcs ?? 0),
    pointsSpent: ({ pointsSpent }) => pointsSpent ?? 0,
    pointsEarned: ({ pointsEarned }) => pointsEarned ?? 0,
    refunded: ({ refunded }) => toPaise(refunded ?? 0),
    pointsOnTheWay: ({ pointsOnTheWay }) => pointsOnTheWay ?? 0,
    tax: ({ tax }) => tax ?? [],
    giftWrap: ({ giftWrap }) => giftWrap ?? false,
    plainParcel: ({ plainParcel }) => plainParcel ?? false,
    cancellable: ({ cancellable }) => cancellable ?? false,
    events: ({ events }) => events ?? [],
    returns: ({ returns }) => returns ?? [],
    invoices: ({ invoices }) => invoices ?? [],
  },
  OrderMoney: {
    state: ({ state }) => enumOf(state),
    received: ({ received }) => toPaise(received),
    ways: ({ ways }) => (ways ?? []).map(enumOf),
    refunded: ({ refunded }) => toPaise(refunded),
    underWay: ({ underWay }) => toPaise(underWay),
    failed: ({ failed }) => toPaise(failed),
    disputed: ({ disputed }) => toPaise(disputed),
    withheld: ({ withheld }) => toPaise(withheld),
  },
  OrderAdvance: {
    asked: ({ asked }) => toPaise(asked),
    rest: ({ rest }) => toPaise(rest),
    ways: ({ ways }) => ways.map(enumOf),
  },
  BankTransfer: {
    holder: ({ account }) => account.holder,
    accountNumber: ({ account }) => account.number,
    ifsc: ({ account }) => account.ifsc,
    bank: ({ account }) => account.bank,
    asked: ({ asked }) => toPaise(asked),
    received: ({ received }) => toPaise(received),
    receipts: ({ receipts }) =>
      receipts.map(({ amount, receivedOn }) => ({ amount: toPaise(amount), receivedOn })),
  },
  OrderItem: {
    id: ({ _id }) => _id,
    price: ({ price }) => toPaise(price),
    background: ({ background }) => background ?? 1,
    engraving: ({ personalization }) => personalization?.engraving ?? null,
    birthStone: ({ personalization }) => personalization?.birthStone ?? null,
    engravingFace: ({ engravingFace }) => faceOf(engravingFace),
    box: ({ box }) => boxOf(box),
    options: ({ options }) => optionsOf(options),
    personal: ({ personalAmount }) => toPaise(personalAmount ?? 0),
    returnable: ({ returnable }) => returnable ?? 0,
    passport: ({ passport }) => passport ?? false,
    passports: ({ passports }) => passports ?? [],
  },
  OrderEvent: { kind: ({ kind }) => enumOf(kind) },
  OrderReturn: {
    id: ({ _id }) => _id,
    status: ({ status }) => enumOf(status),
    amount: ({ amount }) => toPaise(amount),
    points: ({ points }) => points ?? 0,
  },
  InvoiceRef: {
    kind: ({ kind }) => enumOf(kind),
    amount: ({ amount }) => toPaise(amount),
  },
  OrderTracking: { delivery: ({ delivery }) => enumOf(delivery) },

  Mutation: {
    markPaid: async (_, { sessionId }, ctx) => {
      const { status, orderId, amount } = await ctx.call(markPaid, { body: { sessionId } })
      // The landing page says what it knows: without the order it still knows the status.
      const order = orderId
        ? await nullIfAbsent(ctx.call(getOrder, { params: { orderId } })).catch(() => null)
        : null
      return { status: enumOf(status), order, amount: order ? toPaise(amount ?? order.amount) : null }
    },
    cancelOrder: (_, { id }, ctx) => {
      ctx.requireSession()
      return payload(async () => ({ order: await ctx.call(cancelOrder, { params: { orderId: id } }) }))
    },
    payRest: (_, { id, way, language }, ctx) => {
      ctx.requireSession()
      return payload(async () => {
        const { paymentUrl, order } = await ctx.call(payRest, {
          params: { orderId: id },
          body: { way: wordOf(way), ...pageLanguage(language) },
        })
        return { paymentUrl: paymentUrl ?? null, order }
      })
    },
    requestReturn: (_, { input: { orderId, items, reason } }, ctx) => {
      ctx.requireSession()
      return payload(async () => ({
        order: await ctx.call(requestReturn, { params: { orderId }, body: { items: [...items], reason } }),
      }))
    },
  },
}
