import { sendContactEnquiry, sendFranchiseEnquiry, type ContactEnquiry } from '#contract/enquiries.ts'
import { payload } from '#server/domains/shared/user-errors.ts'
import type { ContactTopic, Resolvers } from '#server/generated/resolvers.ts'

const topics: Readonly<Record<ContactTopic, ContactEnquiry['topic']>> = {
  PIECE: 'piece',
  ORDER: 'order',
  SERVICE: 'service',
  HOUSE: 'house',
  OTHER: 'other',
}

export const resolvers: Resolvers = {
  Mutation: {
    sendFranchiseEnquiry: (_, { input: { key, premises, ...enquiry } }, ctx) =>
      payload(async () => {
        const { reference } = await ctx.call(sendFranchiseEnquiry, {
          body: { ...enquiry, ...(premises == null ? {} : { premises }) },
          idempotencyKey: key,
        })
        return { reference }
      }),
    sendContactEnquiry: (_, { input: { key, topic, phone, orderNumber, ...letter } }, ctx) =>
      payload(() =>
        ctx.call(sendContactEnquiry, {
          body: {
            ...letter,
            topic: topics[topic],
            ...(phone ? { phone } : {}),
            ...(orderNumber ? { orderNumber } : {}),
          },
          idempotencyKey: key,
        }),
      ),
  },
}
