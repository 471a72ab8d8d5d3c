import {
  acceptBagPrices,
  addBagLine,
  getBag,
  getBagCount,
  removeBagLine,
  setBagLine,
  type BagAnswer,
} from '#contract/bag.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { boxOf, faceOf, given, optionsOf } from '#server/domains/shared/piece.ts'
import { fromPaise, toPaise } from '#server/domains/shared/money.ts'
import { payload } from '#server/domains/shared/user-errors.ts'
import { wordOf } from '#server/domains/shared/words.ts'
import type { Resolvers } from '#server/generated/resolvers.ts'
import type { Static } from 'typebox'

const BAG_ID = /^[A-Za-z0-9_-]{32,64}$/

/** The visitor's bag, while nobody is signed in; undefined if it does not look like an id. */
const visitorOf = (ctx: Context): { bagId?: string } =>
  !ctx.signedIn && ctx.visitorBag !== undefined && BAG_ID.test(ctx.visitorBag)
    ? { bagId: ctx.visitorBag }
    : {}

/** Stores a bag id in its cookie. */
const keep = (ctx: Context, { bag, bagId }: Static<typeof BagAnswer>) => {
  if (bagId !== undefined) ctx.setVisitorBag(bagId)
  return bag
}

/** A refused price comes with the one to accept. */
const priceNow = (error: unknown) =>
  error instanceof AppError && error.price !== undefined ? { price: toPaise(error.price) } : {}

const changed = (ctx: Context, work: () => Promise<AnswerOf<typeof getBag>>) =>
  payload<{ bag: AnswerOf<typeof getBag>['bag']; price?: number }>(
    // A visitor's bag is kept longer by each change: so is its cookie.
    async () => ({ bag: keep(ctx, { ...visitorOf(ctx), ...(await work()) }) }),
    priceNow,
  )

export const resolvers: Resolvers = {
  Query: {
    bag: async (_, __, ctx) => keep(ctx, await ctx.call(getBag, { query: visitorOf(ctx) })),
    bagCount: async (_, __, ctx) => (await ctx.call(getBagCount, { query: visitorOf(ctx) })).pieces,
  },
  Viewer: {
    bag: async (_, __, ctx) => (await ctx.call(getBag, { query: {} })).bag,
  },

  Bag: {
    total: ({ amount }) => toPaise(amount),
  },
  BagLine: {
    id: ({ _id }) => _id,
    price: ({ price }) => toPaise(price),
    previousPrice: ({ previousPrice }) => (previousPrice === undefined ? null : toPaise(previousPrice)),
    background: ({ background }) => background ?? 1,
    engravingFace: ({ engravingFace }) => faceOf(engravingFace),
    box: ({ box }) => boxOf(box),
    options: ({ options }) => optionsOf(options),
    personal: ({ personalAmount }) => toPaise(personalAmount ?? 0),
  },
  TaxPart: {
    taxable: ({ taxable }) => toPaise(taxable),
    amount: ({ amount }) => toPaise(amount),
  },

  Mutation: {
    addToBag: (_, { input }, ctx) => {
      const { productId, quantity, price, engravingFace, box, options, ...choices } = input
      return changed(ctx, () =>
        ctx.call(addBagLine, {
          body: {
            productId,
            quantity: quantity ?? 1,
            ...(price != null && { price: fromPaise(price) }),
            ...visitorOf(ctx),
            ...given(choices),
            ...(options && { options }),
            ...(engravingFace && { engravingFace: wordOf(engravingFace) }),
            ...(box && { box: wordOf(box) }),
          },
        }),
      )
    },
    setBagQuantity: (_, { lineId, quantity }, ctx) =>
      changed(ctx, () => ctx.call(setBagLine, { params: { lineId }, body: { quantity, ...visitorOf(ctx) } })),
    acceptPrices: (_, { lines }, ctx) =>
      changed(ctx, () =>
        ctx.call(acceptBagPrices, {
          body: {
            lines: lines.map(({ lineId, price }) => ({ lineId, price: fromPaise(price) })),
            ...visitorOf(ctx),
          },
        }),
      ),
    removeFromBag: (_, { lineId }, ctx) =>
      changed(ctx, () => ctx.call(removeBagLine, { params: { lineId }, query: visitorOf(ctx) })),
  },
}
