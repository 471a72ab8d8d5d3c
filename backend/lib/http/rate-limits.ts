import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { ABUSE_LIMITS, type AbuseLimit } from '#contract/limits.ts'
import { Refusal, type Identity } from './implement.ts'

const MINUTE = 60_000

/** Callers without the key of the BFF, by address. */
const WITHOUT_KEY = { max: 6_000, timeWindow: MINUTE } as const

/** This many unknown tokens from one address; then none of its tokens is checked until the minute ends. */
const UNKNOWN_TOKENS = { max: 30, timeWindow: MINUTE } as const

/**
 * Calls that can be abused, by the endpoint's name: the limit applies however the backend is reached, over all BFFs
 * that call this copy.
 */
const ENDPOINT_LIMITS: Readonly<Record<string, AbuseLimit>> = {
  ...ABUSE_LIMITS,
  addBagLine: { max: 600, timeWindow: 15 * MINUTE, by: 'address' },
  moveAppointmentByLink: { max: 30, timeWindow: 60 * MINUTE, by: 'address' },
  cancelAppointmentByLink: { max: 30, timeWindow: 60 * MINUTE, by: 'address' },
  getAppointmentByLink: { max: 60, timeWindow: 15 * MINUTE, by: 'address' },
  startStaffSession: { max: 20, timeWindow: 15 * MINUTE, by: 'address' },
  exportAccount: { max: 10, timeWindow: 15 * MINUTE, by: 'person' },
}

/** Counts a request. Returns the seconds to wait if there were too many, otherwise undefined. */
export type Limiter = (request: FastifyRequest, account?: string) => Promise<number | undefined>

/** Failures, counted afterwards. Each returns the seconds to wait if there were too many. */
export interface FailureLimit {
  /** Whether there were too many before this request. */
  readonly held: (request: FastifyRequest) => Promise<number | undefined>
  readonly count: (request: FastifyRequest) => Promise<void>
}

export interface RateLimits {
  /** Unknown tokens, by address. */
  readonly unknownTokens: FailureLimit
  /** All calls without the key of the BFF. */
  readonly withoutKey: Limiter
  /** The limit of one endpoint; most have none. */
  readonly of: (endpoint: AnyEndpoint) => EndpointLimit | undefined
}

/** Throws 429 with Retry-After. Addresses are checked before the caller is known, accounts after. */
type EndpointLimit = (request: FastifyRequest, reply: FastifyReply, caller?: Identity) => Promise<void>

/** The refusal of a caller who asked too often; it says when to come again. */
export const tooMany = (reply: FastifyReply, seconds: number): Refusal => {
  reply.header('retry-after', String(Math.max(1, seconds)))
  return new Refusal(429, 'RATE_LIMITED', 'Too many requests. Please wait a moment.')
}

const NONE: RateLimits = {
  unknownTokens: { held: () => Promise.resolve(undefined), count: () => Promise.resolve() },
  withoutKey: () => Promise.resolve(undefined),
  of: () => undefined,
}

/** Limits by address and account, counted in this process. An IPv6 network of 64 bits is one address. */
export const createRateLimits = async (app: FastifyInstance, on: boolean): Promise<RateLimits> => {
  if (!on) return NONE
  await app.register(rateLimit, { global: false, cache: 50_000 })
  const failures = ({ max, timeWindow }: Pick<AbuseLimit, 'max' | 'timeWindow'>): FailureLimit => {
    const ask = app.createRateLimit({ max, timeWindow, keyGenerator: ({ address }) => normalizeIP(address) })
    return {
      held: async (request) => {
        const answer = await ask(request, { increment: false })
        return !answer.isAllowed && answer.remaining === 0 ? answer.ttlInSeconds : undefined
      },
      count: async (request) => {
        await ask(request)
      },
    }
  }
  const limiter = (name: string, { max, timeWindow }: Pick<AbuseLimit, 'max' | 'timeWindow'>): Limiter => {
    const counted = new WeakMap<FastifyRequest, string>()
    const ask = app.createRateLimit({
      max,
      timeWindow,
      keyGenerator: (request) => `${name}:${counted.get(request) ?? ''}`,
    })
    return async (request, account) => {
      const who = account ?? (request.counted === undefined ? undefined : normalizeIP(request.counted))
      if (who === undefined) return undefined
      counted.set(request, who)
      const answer = await ask(request)
      return !answer.isAllowed && answer.isExceeded ? answer.ttlInSeconds : undefined
    }
  }
  const limiters = new Map(
    Object.entries(ENDPOINT_LIMITS).map(([name, limit]) => [
      name,
      { by: limit.by, ask: limiter(name, limit) },
    ]),
  )
  return {
    unknownTokens: failures(UNKNOWN_TOKENS),
    withoutKey: limiter('without-key', WITHOUT_KEY),
    of: ({ name }) => {
      const limit = limiters.get(name)
      if (limit === undefined) return undefined
      return async (request, reply, caller) => {
        if ((limit.by === 'person') !== (caller !== undefined)) return
        if (caller !== undefined && caller.kind !== 'shopper') return
        const wait = await limit.ask(request, caller?.accountId)
        if (wait !== undefined) throw tooMany(reply, wait)
      }
    },
  }
}
