import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { Refusal, type Deps, type Identity, type ResolveCaller } from './implement.ts'

const VISITOR: Identity = { kind: 'visitor' }
const OPERATOR: Identity = { kind: 'operator', name: 'operator' }
const COOKIE = /(?:^|;\s*)(?:__Host-sid|sid)=([^;\s]+)/
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Nobody can sign in where no account module is. */
export const nobodySignsIn: ResolveCaller = () => Promise.resolve(VISITOR)

const sameText = (a: string, b: string): boolean => {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}

/** The token a request carries: bearer or cookie; both and different is refused, a cookie with a write needs our origin. */
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

/** Who calls. Endpoints whose answer is the same for everyone never look. */
export const callerOf = async (
  request: FastifyRequest,
  endpoint: AnyEndpoint,
  deps: Deps,
  resolve: ResolveCaller,
): Promise<Identity> => {
  if (endpoint.caller === 'anyone' && endpoint.sharedBy !== undefined) return VISITOR
  const token = tokenOf(request, deps.config.publicUrl)
  if (endpoint.caller === 'operator') {
    const { operatorToken } = deps.config
    if (operatorToken === undefined)
      throw new Refusal(403, 'FORBIDDEN', 'Operator access is closed: OPERATOR_TOKEN is not set.')
    if (token === undefined) throw new Refusal(401, 'UNAUTHENTICATED', 'This needs the operator token.')
    if (!sameText(token, operatorToken))
      throw new Refusal(403, 'FORBIDDEN', 'This is not the operator token.')
    return OPERATOR
  }
  const caller = token === undefined ? VISITOR : await resolve(deps, token)
  if (endpoint.caller === 'shopper' && caller.kind !== 'shopper') throw signInFirst()
  return caller
}

export const signInFirst = () => new Refusal(401, 'UNAUTHENTICATED', 'Please sign in.')
