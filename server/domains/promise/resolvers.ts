import { getPromise } from '#contract/promise.ts'
import { AppError } from '#server/errors.ts'
import type { Resolvers } from '#server/generated/resolvers.ts'

const PIN = /^[1-9]\d{5}$/

export const resolvers: Resolvers = {
  Query: {
    promise: async (_, { pin, makingDays }, ctx) => {
      const tidy = pin.replaceAll(/\s/g, '')
      if (!PIN.test(tidy))
        throw new AppError('VALIDATION', 'A PIN code has six digits.', {
          status: 400,
          fields: { pin: 'A PIN code has six digits.' },
        })
      if (!(await ctx.features()).has('promise')) return null
      return ctx.call(getPromise, {
        params: { pin: tidy },
        query: { makingDays: Math.min(Math.max(makingDays, 0), 365) },
      })
    },
  },
}
