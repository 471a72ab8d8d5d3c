import type { FastifyRequest } from 'fastify'
import { Counter } from 'prom-client'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { createAcceptedTokens } from '#program/accepted-tokens.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { deskToken, formToken, fromOurPage } from './desk-cookie.ts'
import { Refusal, type Deps, type House, type ResolveHouse } from './implement.ts'
import type { FailureLimit } from './rate-limits.ts'

/** This many refusals of one kind are logged in a minute; the next line says how many more there were. */
const LINES_A_MINUTE = 60

export interface HouseDoor {
  /** Whether this request has a token of the house, whatever its role. If not, the audit trail records it. */
  readonly knows: (request: FastifyRequest) => Promise<boolean>
  /**
   * The same for the metrics, which report that the store does not answer: while it cannot be asked, a token that it
   * recently accepted is enough.
   */
  readonly knowsWithoutStore: (request: FastifyRequest) => Promise<boolean>
  /** Records that a request was refused. */
  readonly refused: (why: Why, request: FastifyRequest) => Promise<void>
  /**
   * Admits a caller of the house whose role may call this endpoint. Throws 401 or 403, and the audit trail records it.
   */
  readonly admit: (request: FastifyRequest, endpoint: AnyEndpoint) => Promise<House>
  /**
   * The same for a signed-in browser below `/desk/api`: a write must come from the desk and send its form's token.
   */
  readonly admitToDesk: (request: FastifyRequest, endpoint: AnyEndpoint) => Promise<House>
}

/** The bearer token of a request. A cookie is never accepted here: a browser would send it for any page. */
export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  headers.authorization?.match(/^Bearer\s+([\x21-\x7e]{1,512})$/i)?.[1]

const WHYS = ['no-token', 'unknown-token', 'role', 'another-site', 'key'] as const
/** Why a caller was refused; `key`: a wrong key of the BFF. */
type Why = (typeof WHYS)[number]

/** Checks every call of the operator's endpoints: callers are named, refusals are recorded. */
export const createHouseDoor = (
  deps: Deps,
  resolve: ResolveHouse,
  unknownTokens: FailureLimit,
): HouseDoor => {
  const refusals = new Counter({
    name: 'house_refusals_total',
    help: 'Calls to endpoints of the house that were refused, by why',
    labelNames: ['why'],
    registers: [deps.metrics],
  })
  for (const why of WHYS) refusals.inc({ why }, 0)
  const tokens = createAcceptedTokens(deps.clock.now)
  const kinds = new Map<string, { minute: number; written: number; left: number }>()

  const note = async (why: Why, request: FastifyRequest, subject: string, house?: House) => {
    refusals.inc({ why })
    const now = deps.clock.now()
    const minute = Math.floor(now / 60_000)
    const before = kinds.get(why)
    const written = before?.minute === minute ? before.written : 0
    const more = before?.left ?? 0
    if (written >= LINES_A_MINUTE) {
      kinds.set(why, { minute, written, left: more + 1 })
      return
    }
    kinds.set(why, { minute, written: written + 1, left: 0 })
    await audit(deps.db, {
      event: 'operator.refused',
      actor: house ? 'operator' : 'visitor',
      subject,
      details: { why, ...(more > 0 && { more }) },
      who: house?.name,
      origin: request.address,
      requestId: request.id,
      now,
    })
  }

  /** Whose token this is; undefined, and recorded, if it is unknown. */
  const known = async (request: FastifyRequest, token: string, at: 'bearer' | 'desk', subject: string) => {
    if ((await unknownTokens.held(request)) !== undefined) {
      await note('unknown-token', request, subject)
      throw new Refusal(
        429,
        'RATE_LIMITED',
        'Too many unknown tokens came from this address. Please wait a minute.',
      )
    }
    const house = await resolve(deps, token, at)
    if (house) return house
    await unknownTokens.count(request)
    await note('unknown-token', request, subject)
    return undefined
  }

  const admitBy = async (
    request: FastifyRequest,
    endpoint: AnyEndpoint,
    token: string | undefined,
    at: 'bearer' | 'desk',
  ) => {
    const subject = `endpoint:${endpoint.name}`
    if (token === undefined) {
      await note('no-token', request, subject)
      throw new Refusal(
        401,
        'UNAUTHENTICATED',
        at === 'desk' ? 'Please sign in to the desk.' : 'This needs a token of the house.',
      )
    }
    const house = await known(request, token, at, subject)
    if (!house)
      throw at === 'desk'
        ? new Refusal(401, 'UNAUTHENTICATED', 'Please sign in to the desk.')
        : new Refusal(403, 'FORBIDDEN', 'This token is unknown, ended or revoked.')
    if (!endpoint.may.includes(house.role)) {
      await note('role', request, subject, house)
      throw new Refusal(403, 'FORBIDDEN', `This is not for the role ${house.role}.`)
    }
    return house
  }

  /** By the pattern of the route: an address may contain what somebody typed. */
  const routeOf = ({ routeOptions }: FastifyRequest) => `route:${routeOptions.url ?? 'unknown'}`

  const knows = async (request: FastifyRequest) => {
    const token = bearerOf(request)
    if (token !== undefined) return (await known(request, token, 'bearer', routeOf(request))) !== undefined
    await note('no-token', request, routeOf(request))
    return false
  }

  return {
    knows,
    knowsWithoutStore: async (request) => {
      const token = bearerOf(request) ?? ''
      try {
        const isKnown = await knows(request)
        if (isKnown) tokens.accept(token)
        else tokens.forget(token)
        return isKnown
      } catch (error) {
        if (error instanceof Refusal || !tokens.wasAccepted(token)) throw error
        return true
      }
    },
    refused: (why, request) => note(why, request, routeOf(request)),
    admit: (request, endpoint) => admitBy(request, endpoint, bearerOf(request), 'bearer'),
    admitToDesk: async (request, endpoint) => {
      const token = deskToken(request)
      const house = await admitBy(request, endpoint, token, 'desk')
      if (endpoint.method === 'GET') return house
      const shown = request.headers['x-desk-token']
      if (!fromOurPage(request, deps.config.deskUrl) || shown !== formToken(token ?? '')) {
        await note('another-site', request, `endpoint:${endpoint.name}`, house)
        throw new Refusal(403, 'FORBIDDEN', 'This request did not come from the desk.')
      }
      return house
    },
  }
}
