import { createHash } from 'node:crypto'
import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Counter } from 'prom-client'
import { ABUSE_LIMITS, type AbuseLimit } from '#contract/limits.ts'
import type { Config } from '#server/config.ts'
import { AppError } from '#server/errors.ts'

const MINUTE = 60_000

/** Requests to `/graphql`. */
const GRAPHQL_LIMITS = {
  visitor: { max: 600, timeWindow: MINUTE },
  address: { max: 6_000, timeWindow: MINUTE },
} as const

/** Invoices and credit notes: a shopper opens a few, a loop asks for thousands. */
const DOCUMENT_LIMIT = { max: 30, timeWindow: MINUTE } as const

/** Reports of browsers on the policy of a page. */
const REPORT_LIMIT = { max: 30, timeWindow: MINUTE } as const

/** The picture of a message is sent as a file; everything else in these forms is a field. */
const { putMessagePicture: PICTURE_LIMIT, ...OF_FIELDS } = ABUSE_LIMITS

/** Fields of Query and Mutation that can be abused have limits of their own. */
export const FIELD_LIMITS = {
  ...OF_FIELDS,
  resendVerification: { max: 5, timeWindow: 60 * MINUTE, by: 'person' },
  addPasskey: { max: 20, timeWindow: 15 * MINUTE, by: 'person' },
  renamePasskey: { max: 60, timeWindow: 15 * MINUTE, by: 'person' },
  removePasskey: { max: 20, timeWindow: 15 * MINUTE, by: 'person' },
  beginCodes: { max: 20, timeWindow: 15 * MINUTE, by: 'person' },
  turnOffCodes: { max: 20, timeWindow: 15 * MINUTE, by: 'person' },
  renewRecoveryCodes: { max: 20, timeWindow: 15 * MINUTE, by: 'person' },
  keepCodes: { max: 20, timeWindow: 15 * MINUTE, by: 'person' },
  confirmIdentity: { max: 10, timeWindow: 15 * MINUTE, by: 'person' },
  endSession: { max: 60, timeWindow: 15 * MINUTE, by: 'person' },
  changeEmail: { max: 10, timeWindow: 15 * MINUTE, by: 'person' },
  changePassword: { max: 10, timeWindow: 15 * MINUTE, by: 'person' },
  exportData: { max: 10, timeWindow: 15 * MINUTE, by: 'person' },
  deleteAccount: { max: 10, timeWindow: 15 * MINUTE, by: 'person' },
  cancelOrder: { max: 10, timeWindow: MINUTE, by: 'person' },
  // Opens a payment at the provider.
  payRest: { max: 10, timeWindow: MINUTE, by: 'person' },
  markPaid: { max: 20, timeWindow: MINUTE, by: 'address' },
  // Makes a bag for a visitor without one, which is kept for a month.
  addToBag: { max: 600, timeWindow: 15 * MINUTE, by: 'address' },
  moveAppointment: { max: 30, timeWindow: 60 * MINUTE, by: 'address' },
  cancelAppointment: { max: 30, timeWindow: 60 * MINUTE, by: 'address' },
  appointmentByLink: { max: 60, timeWindow: 15 * MINUTE, by: 'address' },
} as const satisfies Readonly<Record<string, AbuseLimit>>

/** The keys may be in Redis: a session's token never is. */
const hidden = (secret: string) => createHash('sha256').update(secret).digest('base64url')

type Check = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** Each throws RATE_LIMITED with Retry-After if the visitor or the address asked too often. */
export interface Limits {
  graphql: Check
  page: Check
  /** In addition to `page`, for invoices and credit notes. */
  document: Check
  /** Pictures of messages, as they are sent. */
  picture: Check
  /** Reports of the content security policy. */
  report: Check
  /** Fields of Query or Mutation with a limit of their own. */
  fields: ReadonlyMap<string, Check>
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined with RATE_LIMITS=off. */
    limits: Limits | undefined
  }
}

const tooMany = (reply: FastifyReply, seconds: number) => {
  reply.header('retry-after', String(Math.max(1, seconds)))
  return new AppError('RATE_LIMITED', 'Too many requests. Please wait a moment.', {
    status: 429,
    retryable: true,
  })
}

/** All limits are here; they are counted in this process, or in Redis if several copies run. */
export const rateLimitsPlugin = fp<{ config: Config }>(
  async (app, { config }) => {
    if (!config.rateLimits) {
      app.decorate('limits', undefined)
      return
    }
    await app.register(rateLimit, {
      global: false,
      redis: app.redis,
      cache: 50_000,
      nameSpace: 'limit-',
    })

    const uncountedTotal = new Counter({
      name: 'rate_limits_uncounted_total',
      help: 'Requests that passed a limit because Redis, which counts for all copies, did not answer',
      registers: [app.metrics.registry],
    })
    let saidAt = -Infinity
    /**
     * A shop that cannot count stays open and logs that once a minute, because each of thousands of requests then fails
     * to count.
     */
    const uncounted = (err: unknown): undefined => {
      uncountedTotal.inc()
      if (performance.now() - saidAt < MINUTE) return
      saidAt = performance.now()
      app.log.warn({ err }, 'requests are not counted: no limit applies')
    }

    const address = (request: FastifyRequest) => normalizeIP(request.ip)
    const visitor = (request: FastifyRequest) => {
      const { token, bag } = app.sender(request)
      if (token) return `s:${hidden(token)}`
      return bag ? `b:${hidden(bag)}` : `a:${address(request)}`
    }

    const limiter = (
      name: string,
      limit: { max: number; timeWindow: number },
      key: (request: FastifyRequest) => string,
    ): Check => {
      const check = app.createRateLimit({ ...limit, keyGenerator: (request) => `${name}:${key(request)}` })
      return async (request, reply) => {
        const answer = await check(request).catch(uncounted)
        if (answer && !answer.isAllowed && answer.isExceeded) throw tooMany(reply, answer.ttlInSeconds)
      }
    }

    const byVisitor = limiter('graphql', GRAPHQL_LIMITS.visitor, visitor)
    const byAddress = limiter('graphql-address', GRAPHQL_LIMITS.address, address)
    const fields = new Map(
      Object.entries(FIELD_LIMITS).map(([field, limit]) => [
        field,
        limiter(field, limit, limit.by === 'address' ? address : visitor),
      ]),
    )
    app.decorate('limits', {
      graphql: async (request, reply) => {
        await byVisitor(request, reply)
        await byAddress(request, reply)
      },
      page: byAddress,
      report: limiter('report', REPORT_LIMIT, address),
      document: limiter('document', DOCUMENT_LIMIT, visitor),
      picture: limiter('picture', PICTURE_LIMIT, visitor),
      fields,
    })
  },
  { name: 'rate-limits', dependencies: ['session', 'redis', 'metrics'] },
)
