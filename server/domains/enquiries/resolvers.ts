import { sendContactEnquiry, sendFranchiseEnquiry } from '#contract/enquiries.ts'
import { payload } from '#server/domains/shared/user-errors.ts'
import { wordOf } from '#server/domains/shared/words.ts'
import type { Resolvers } from '#server/generated/resolvers.ts'

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
    sendContactEnquiry: (_, { input: { key, topic, phone, orderNumber, ...enquiry } }, ctx) =>
      payload(() =>
        ctx.call(sendContactEnquiry, {
          body: {
            ...enquiry,
            topic: wordOf(topic),
            ...(phone ? { phone } : {}),
            ...(orderNumber ? { orderNumber } : {}),
          },
          idempotencyKey: key,
        }),
      ),
  },
}
