import { sendFranchiseEnquiry } from '#contract/enquiries.ts'
import { AppError } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'

export const resolvers: Resolvers = {
  Mutation: {
    sendFranchiseEnquiry: async (_, { input: { key, premises, ...enquiry } }, ctx) => {
      try {
        const { reference } = await ctx.call(sendFranchiseEnquiry, {
          body: { ...enquiry, ...(premises == null ? {} : { premises }) },
          idempotencyKey: key,
        })
        return { reference, userErrors: [] }
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'VALIDATION') throw error
        const fields = Object.entries(error.fields ?? {})
        const userErrors = fields.map(([field, message]) => ({ field, message, code: error.code }))
        return {
          userErrors: userErrors.length > 0 ? userErrors : [{ message: error.message, code: error.code }],
        }
      }
    },
  },
}
