import type { FastifyRequest } from 'fastify'
import { Counter } from 'prom-client'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { audit } from './audit.ts'
import { deskToken, formToken, fromOurPage } from './desk.ts'
import { Refusal, type Deps, type House, type ResolveHouse } from './implement.ts'

/** So many refusals of a kind get a line each in a minute; the next line says how many more there were. */
const LINES_A_MINUTE = 60

export interface HouseDoor {
  /** Lets in somebody of the house who may call this endpoint. Throws 401 or 403, and the trail says so. */
  readonly admit: (request: FastifyRequest, endpoint: AnyEndpoint) => Promise<House>
  /** The same for a signed-in browser below `/desk/api`: a write must come from the desk and show its form's token. */
  readonly admitToDesk: (request: FastifyRequest, endpoint: AnyEndpoint) => Promise<House>
}

/** The bearer token of a request. A cookie never opens this door: a browser would send it for any page. */
export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  headers.authorization?.match(/^Bearer\s+([\x21-\x7e]{1,512})$/i)?.[1]

/** The door of every endpoint of the operator: who comes in is named, and who does not is written down. */
export const createHouseDoor = (deps: Deps, resolve: ResolveHouse): HouseDoor => {
  const refusals = new Counter({
    name: 'house_refusals_total',
    help: 'Calls to endpoints of the house that were refused, by why',
    labelNames: ['why'],
    registers: [deps.metrics],
  })
  for (const why of ['no-token', 'unknown-token', 'role', 'another-site']) refusals.inc({ why }, 0)
  const kinds = new Map<string, { minute: number; written: number; left: number }>()

  const note = async (why: string, request: FastifyRequest, endpoint: AnyEndpoint, house?: House) => {
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
      subject: `endpoint:${endpoint.name}`,
      details: { why, ...(more > 0 && { more }) },
      who: house?.name,
      origin: request.ip,
      requestId: request.id,
      now,
    })
  }

  const admitBy = async (
    request: FastifyRequest,
    endpoint: AnyEndpoint,
    token: string | undefined,
    at: 'bearer' | 'desk',
  ) => {
    if (token === undefined) {
      await note('no-token', request, endpoint)
      throw new Refusal(
        401,
        'UNAUTHENTICATED',
        at === 'desk' ? 'Please sign in to the desk.' : 'This needs a token of the house.',
      )
    }
    const house = await resolve(deps, token, at)
    if (!house) {
      await note('unknown-token', request, endpoint)
      throw at === 'desk'
        ? new Refusal(401, 'UNAUTHENTICATED', 'Please sign in to the desk.')
        : new Refusal(403, 'FORBIDDEN', 'This token is unknown, ended or revoked.')
    }
    if (!endpoint.may.includes(house.role)) {
      await note('role', request, endpoint, house)
      throw new Refusal(403, 'FORBIDDEN', `This is not for the role ${house.role}.`)
    }
    return house
  }

  return {
    admit: (request, endpoint) => admitBy(request, endpoint, bearerOf(request), 'bearer'),
    admitToDesk: async (request, endpoint) => {
      const token = deskToken(request)
      const house = await admitBy(request, endpoint, token, 'desk')
      if (endpoint.method === 'GET') return house
      const shown = request.headers['x-desk-token']
      if (!fromOurPage(request, deps.config.deskUrl) || shown !== formToken(token ?? '')) {
        await note('another-site', request, endpoint, house)
        throw new Refusal(403, 'FORBIDDEN', 'This request did not come from the desk.')
      }
      return house
    },
  }
}
