import { placeOrder, quoteCheckout, type Delivery } from '#contract/checkout.ts'
import { getShop } from '#contract/shop.ts'
import type { Context } from '#server/context.ts'
import { pageLanguage } from '#server/domains/shared/page-language.ts'
import { AppError } from '#server/errors.ts'
import { fromPaise, toPaise } from '#server/domains/shared/money.ts'
import { given } from '#server/domains/shared/piece.ts'
import { payload } from '#server/domains/shared/user-errors.ts'
import { enumOf, wordOf } from '#server/domains/shared/words.ts'
import type { DeliveryKind, PaymentWay, PlaceOrderInput, Resolvers } from '#server/generated/resolvers.ts'

/** The delivery as the contract has it; a form without a place is refused here. */
const deliveryOf = ({ delivery, address, storeId }: PlaceOrderInput): Delivery => {
  if (delivery === 'COLLECT') {
    if (!storeId)
      throw new AppError('VALIDATION', 'Please choose a store.', {
        status: 422,
        fields: { storeId: 'Please choose a store.' },
      })
    return { kind: 'collect', storeId }
  }
  if (!address)
    throw new AppError('VALIDATION', 'Please enter an address.', {
      status: 422,
      fields: { 'address.name': 'Please enter an address.' },
    })
  const { name, addressLine1, city, state, postalCode, ...more } = address
  const rest = given(more)
  return {
    kind: 'ship',
    address: { name, addressLine1, city, state, postalCode: postalCode.replaceAll(' ', ''), ...rest },
  }
}

/** Says that the order is collected, but only if delivery has a price: a backend without one may not know the word. */
const collected = async (ctx: Context, delivery: DeliveryKind | null | undefined) =>
  delivery === 'COLLECT' &&
  (await ctx.features()).has('shop') &&
  (await ctx.call(getShop)).deliveryPrice !== undefined
    ? { delivery: 'collect' as const }
    : {}

/** The schema's form has no `delivery` level above the address and the store. */
const fieldOfForm = <E extends { readonly field: string | null }>(error: E): E => ({
  ...error,
  field: error.field?.replace(/^delivery\./, '') ?? null,
})

interface Placed {
  orderId: string
  number: string
  status: string
  paymentUrl: string | null
  way: PaymentWay | null
  nextStep?: (typeof NEXT_STEP)[keyof typeof NEXT_STEP] | null
}

const NEXT_STEP = { retry: 'RETRY', bag: 'BAG', account: 'ACCOUNT', write: 'WRITE' } as const

const isNextStep = (word: string | undefined): word is keyof typeof NEXT_STEP =>
  word !== undefined && Object.hasOwn(NEXT_STEP, word)

/** What the shopper can do after a refusal, if the backend says it in words we know. */
const nextStepOf = (error: unknown): Pick<Placed, 'nextStep'> => ({
  nextStep: error instanceof AppError && isNextStep(error.nextStep) ? NEXT_STEP[error.nextStep] : null,
})

export const resolvers: Resolvers = {
  Query: {
    checkout: async (_, { points, delivery }, ctx) => {
      ctx.requireSession()
      return ctx.call(quoteCheckout, {
        body: { points: points ?? 0, ...(await collected(ctx, delivery)) },
      })
    },
  },

  CheckoutQuote: {
    goods: ({ goods }) => toPaise(goods),
    shipping: ({ shipping }) => toPaise(shipping),
    discount: ({ discount }) => toPaise(discount),
    tcs: ({ tcs }) => toPaise(tcs ?? 0),
    total: ({ total }) => toPaise(total),
  },
  QuotedAdvance: {
    amount: ({ amount }) => toPaise(amount),
    rest: ({ rest }) => toPaise(rest),
  },
  WayToPay: {
    kind: ({ kind }) => enumOf(kind),
    maximum: ({ maximum }) => (maximum === undefined ? null : toPaise(maximum)),
  },
  CollectStore: { id: ({ _id }) => _id },

  Mutation: {
    placeOrder: async (_, { input }, ctx) => {
      ctx.requireSession()
      const answer = await payload(async (): Promise<Placed> => {
        const { orderId, number, paymentUrl, status, way } = await ctx.call(placeOrder, {
          idempotencyKey: input.key,
          body: {
            bagVersion: input.bagVersion,
            total: fromPaise(input.total),
            delivery: deliveryOf(input),
            giftWrap: input.giftWrap ?? false,
            // A backend that does not know this is not asked for it.
            ...(input.plainParcel && { plainParcel: true }),
            points: input.points ?? 0,
            ...(input.advance != null && { advance: fromPaise(input.advance) }),
            // A backend with only one way need not know the word.
            ...(input.way && input.way !== 'CARD' && { way: wordOf(input.way) }),
            ...given({ giftMessage: input.giftMessage, pan: input.pan }),
            ...pageLanguage(input.language),
          },
        })
        return { orderId, number, status, paymentUrl: paymentUrl ?? null, way: way ? enumOf(way) : null }
      }, nextStepOf)
      const said = { ...answer, userErrors: answer.userErrors.map(fieldOfForm) }
      if (!said.userErrors.some(({ code }) => code === 'PRICE_CHANGED' || code === 'OUT_OF_STOCK'))
        return said
      // The reason of the refusal is the answer; the page asks for the new sum itself if it is missing.
      const quote = await collected(ctx, input.delivery)
        .then((more) => ctx.call(quoteCheckout, { body: { points: input.points ?? 0, ...more } }))
        .catch(() => undefined)
      return { ...said, ...(quote && { quote }) }
    },
  },
}
