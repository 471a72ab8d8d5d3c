import { acceptEstimate } from '#contract/estimates.ts'
import { listMessages, markMessagesRead, sendMessage, type Wish } from '#contract/messages.ts'
import type { Resolvers, WishInput } from '#server/generated/resolvers.ts'
import { fromPaise, toPaise } from '../shared/money.ts'
import { payload } from '../shared/user-errors.ts'
import { enumOf, wordOf } from '../shared/words.ts'

const wished = ({ budget, stone, wantedBy }: WishInput): Wish => ({
  ...(budget != null && { budget: fromPaise(budget) }),
  ...(stone != null && { stone: wordOf(stone) }),
  ...(wantedBy != null && { wantedBy }),
})

export const resolvers: Resolvers = {
  Viewer: {
    // The overview of an account asks for them, whatever the backend offers.
    messages: async (_, { page, limit }, ctx) =>
      (await ctx.features()).has('messages')
        ? ctx.call(listMessages, { query: { page: page ?? 1, limit: limit ?? 50 } })
        : { messages: [], total: 0, unread: 0, page: 1 },
  },
  MessagePage: { items: ({ messages }) => messages },
  Message: {
    id: (message) => message._id,
    fromHouse: (message) => message.from === 'house',
    pictures: ({ pictures }) => pictures ?? [],
  },
  MessagePicture: {
    id: ({ _id }) => _id,
    url: ({ _id }) => `/message/picture/${_id}`,
  },
  Estimate: {
    price: ({ amount }) => toPaise(amount),
    breakUp: ({ parts, amount }) => (parts ? { parts, total: amount } : null),
    state: ({ state }) => enumOf(state),
    orderId: ({ order }) => order?._id ?? null,
    orderNumber: ({ order }) => order?.number ?? null,
  },
  Wish: {
    budget: ({ budget }) => (budget === undefined ? null : toPaise(budget)),
    stone: ({ stone }) => (stone === undefined ? null : enumOf(stone)),
  },
  Mutation: {
    sendMessage: (_, { text, pictures, wish }, ctx) => {
      ctx.requireSession()
      const body = {
        text,
        ...(pictures && pictures.length > 0 && { pictures }),
        ...(wish && { wish: wished(wish) }),
      }
      return payload(async () => ({ message: await ctx.call(sendMessage, { body }) }))
    },
    acceptEstimate: (_, { messageId }, ctx) => {
      ctx.requireSession()
      return payload(async () => ({ message: await ctx.call(acceptEstimate, { params: { messageId } }) }))
    },
    markMessagesRead: (_, __, ctx) => {
      ctx.requireSession()
      return payload(async () => {
        await ctx.call(markMessagesRead)
        return {}
      })
    },
  },
}
