import { getPromise } from '#contract/promise.ts'
import { AppError } from '#server/errors.ts'
import type { Resolvers } from '#server/generated/resolvers.ts'

const PIN = /^[1-9]\d{5}$/
const WRONG = 'A PIN code has six digits. The first is not 0.'

export const resolvers: Resolvers = {
  Query: {
    promise: async (_, { pin, makingDays }, ctx) => {
      const tidy = pin.replaceAll(/\s/g, '')
      if (!PIN.test(tidy)) throw new AppError('VALIDATION', WRONG, { status: 400, fields: { pin: WRONG } })
      if (!(await ctx.features()).has('promise')) return null
      return ctx.call(getPromise, {
        params: { pin: tidy },
        query: { makingDays: Math.min(Math.max(makingDays, 0), 365) },
      })
    },
  },
}
