import { listMessages, markMessagesRead, sendMessage } from '#contract/messages.ts'
import type { Resolvers } from '#server/generated/resolvers.ts'
import { payload } from '../shared/user-errors.ts'

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
  },
  Mutation: {
    sendMessage: (_, { text }, ctx) => {
      ctx.requireSession()
      return payload(async () => ({ message: await ctx.call(sendMessage, { body: { text } }) }))
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
