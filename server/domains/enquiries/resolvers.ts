import { sendFranchiseEnquiry } from '#contract/enquiries.ts'
import { payload } from '#server/domains/shared/user-errors.ts'
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
  },
}
