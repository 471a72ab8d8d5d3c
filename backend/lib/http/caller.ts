import type { FastifyRequest } from 'fastify'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { Refusal, type Deps, type House, type Identity, type ResolveCaller } from './implement.ts'

const VISITOR: Identity = { kind: 'visitor' }
const COOKIE = /(?:^|;\s*)(?:__Host-sid|sid)=([^;\s]+)/
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * The token of a request, from bearer or cookie. Two different ones are refused; a write by cookie needs our origin.
 */
const tokenOf = (request: FastifyRequest, publicUrl: string): string | undefined => {
  const { authorization, cookie, origin } = request.headers
  const bearer = authorization?.match(/^Bearer\s+([\x21-\x7e]{1,512})$/i)?.[1]
  const fromCookie = cookie?.match(COOKIE)?.[1]
  if (bearer !== undefined && fromCookie !== undefined && bearer !== fromCookie)
    throw new Refusal(401, 'UNAUTHENTICATED', 'Please sign in again.')
  if (bearer !== undefined) return bearer
  if (fromCookie !== undefined && !SAFE.has(request.method) && origin !== new URL(publicUrl).origin)
    throw new Refusal(403, 'FORBIDDEN', 'This request did not come from the shop.')
  return fromCookie
}

/**
 * Who calls an endpoint that is not the house's own (`house-door.ts`). Endpoints whose answer is the same for everyone
 * do not look.
 */
export const callerOf = async (
  request: FastifyRequest,
  endpoint: AnyEndpoint,
  deps: Deps,
  resolve: ResolveCaller,
): Promise<Identity> => {
  if (endpoint.caller === 'anyone' && endpoint.sharedBy !== undefined) return VISITOR
  const token = tokenOf(request, deps.config.publicUrl)
  const caller = token === undefined ? VISITOR : await resolve(deps, token)
  if (endpoint.caller === 'shopper' && caller.kind !== 'shopper') throw signInFirst()
  return caller
}

export const signInFirst = () => new Refusal(401, 'UNAUTHENTICATED', 'Please sign in.')

/** Who calls an endpoint of the house; `house-door.ts` has admitted nobody else. */
export const houseOf = (caller: Identity): House => {
  if (caller.kind !== 'operator') throw new Refusal(403, 'FORBIDDEN', 'This is for the house.')
  return caller
}
