import type { OrderMoney } from '#contract/order-money.ts'
import { getOrder, listOrders, markPaid, requestReturn, trackOrder } from '#contract/orders.ts'
import { nullIfAbsent } from '#server/domains/shared/absent.ts'
import { toPaise } from '#server/domains/shared/money.ts'
import { boxOf, faceOf } from '#server/domains/shared/piece.ts'
import { payload } from '#server/domains/shared/user-errors.ts'
import type { OrderMoneyState, Resolvers } from '#server/generated/resolvers.ts'

const paise = (rupees: number | undefined) => (rupees === undefined ? null : toPaise(rupees))

const PAYMENT_STATES = { paid: 'PAID', pending: 'PENDING', refused: 'REFUSED' } as const
const MONEY_STATES: Readonly<Record<OrderMoney['state'], OrderMoneyState>> = {
  none: 'NONE',
  received: 'RECEIVED',
  disputed: 'DISPUTED',
  'refund-failed': 'REFUND_FAILED',
  'refund-under-way': 'REFUND_UNDER_WAY',
  'dispute-lost': 'DISPUTE_LOST',
  'partly-refunded': 'PARTLY_REFUNDED',
  refunded: 'REFUNDED',
}

export const resolvers: Resolvers = {
  Query: {
    orders: async (_, { page, limit }, ctx) => {
      ctx.requireSession()
      const { orders, ...rest } = await ctx.call(listOrders, {
        query: { page: page ?? 1, limit: limit ?? 12 },
      })
      return { items: orders, ...rest }
    },
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
    ground: ({ ground }) => ground ?? 1,
  },
  Order: {
    id: ({ _id }) => _id,
    number: ({ number, _id }) => number ?? _id,
    amount: ({ amount }) => toPaise(amount),
    delivery: ({ delivery }) => (delivery === 'collect' ? 'COLLECT' : 'SHIP'),
    goods: ({ goods }) => paise(goods),
    discount: ({ discount }) => toPaise(discount ?? 0),
    tcs: ({ tcs }) => toPaise(tcs ?? 0),
    pointsSpent: ({ pointsSpent }) => pointsSpent ?? 0,
    pointsEarned: ({ pointsEarned }) => pointsEarned ?? 0,
    refunded: ({ refunded }) => toPaise(refunded ?? 0),
    pointsOnTheWay: ({ pointsOnTheWay }) => pointsOnTheWay ?? 0,
    tax: ({ tax }) => tax ?? [],
    giftWrap: ({ giftWrap }) => giftWrap ?? false,
    events: ({ events }) => events ?? [],
    returns: ({ returns }) => returns ?? [],
    invoices: ({ invoices }) => invoices ?? [],
  },
  OrderMoney: {
    state: ({ state }) => MONEY_STATES[state],
    received: ({ received }) => toPaise(received),
    refunded: ({ refunded }) => toPaise(refunded),
    underWay: ({ underWay }) => toPaise(underWay),
    failed: ({ failed }) => toPaise(failed),
    disputed: ({ disputed }) => toPaise(disputed),
    withheld: ({ withheld }) => toPaise(withheld),
  },
  OrderItem: {
    id: ({ _id }) => _id,
    price: ({ price }) => toPaise(price),
    ground: ({ ground }) => ground ?? 1,
    engraving: ({ personalization }) => personalization?.engraving ?? null,
    birthStone: ({ personalization }) => personalization?.birthStone ?? null,
    engravingFace: ({ engravingFace }) => faceOf(engravingFace),
    box: ({ box }) => boxOf(box),
    personal: ({ personalAmount }) => toPaise(personalAmount ?? 0),
    returnable: ({ returnable }) => returnable ?? 0,
    passport: ({ passport }) => passport ?? false,
    passports: ({ passports }) => passports ?? [],
  },
  OrderReturn: {
    id: ({ _id }) => _id,
    amount: ({ amount }) => toPaise(amount),
    points: ({ points }) => points ?? 0,
  },
  InvoiceRef: { amount: ({ amount }) => toPaise(amount) },
  OrderTracking: { delivery: ({ delivery }) => (delivery === 'collect' ? 'COLLECT' : 'SHIP') },

  Mutation: {
    markPaid: async (_, { sessionId }, ctx) => {
      const { status, orderId } = await ctx.call(markPaid, { body: { sessionId } })
      return {
        status: PAYMENT_STATES[status],
        // The page that one lands on says what it knows: without the order it still knows the status.
        order: orderId
          ? await nullIfAbsent(ctx.call(getOrder, { params: { orderId } })).catch(() => null)
          : null,
      }
    },
    requestReturn: (_, { input: { orderId, items, reason } }, ctx) => {
      ctx.requireSession()
      return payload(async () => ({
        order: await ctx.call(requestReturn, { params: { orderId }, body: { items: [...items], reason } }),
      }))
    },
  },
}
