import underPressure from '@fastify/under-pressure'
import fp from 'fastify-plugin'
import { AppError } from '#server/errors.ts'

/** The mean delay of the event loop over one sample. Above it the shop answers late, whatever it answers. */
const MAX_DELAY_MS = 400
const SAMPLE_MS = 1_000
/** One slow moment (a start, a first compile, a neighbour on the machine) is no overload: it must last. */
const LASTING_MS = 1_500
export const RETRY_AFTER_SECONDS = 2

const EXEMPT = /^\/(?:healthz|readyz|metrics)(?:\?|$)/

/** Says whether the pressure lasts, from the moments at which it was noticed. */
export const lasting = () => {
  let since = 0
  let last = 0
  return (now: number) => {
    if (now - last > LASTING_MS) since = now
    last = now
    return now - since >= LASTING_MS
  }
}

/** Refuses while the event loop lags: a quick honest no is better than a late answer. */
export const pressurePlugin = fp(
  async (app) => {
    const isLasting = lasting()
    await app.register(underPressure, {
      maxEventLoopDelay: MAX_DELAY_MS,
      maxHeapUsedBytes: 1_500_000_000,
      sampleInterval: SAMPLE_MS,
      exposeStatusRoute: false,
      pressureHandler: (request, reply) => {
        if (!isLasting(performance.now()) || EXEMPT.test(request.url)) return
        reply.header('retry-after', String(RETRY_AFTER_SECONDS))
        throw new AppError('OVERLOADED', 'The shop is very busy. Please try again.', {
          status: 503,
          retryable: true,
        })
      },
    })
  },
  { name: 'pressure' },
)
