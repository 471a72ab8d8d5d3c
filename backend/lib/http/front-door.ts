import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { INTERNAL_TOKEN_HEADER, KEY_REFUSED, SHOPPER_ADDRESS_HEADER } from '#contract/internal.ts'
import { createKeyCheck } from '#program/key-check.ts'
import type { HouseDoor } from './house-door.ts'
import { Refusal, type Deps } from './implement.ts'
import { tooMany, type Limiter } from './rate-limits.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The origin of a call: the shopper's address that the BFF sends, otherwise the address of the connection. */
    address: string
    /** The address that limits count; undefined for the BFF's own calls, which are for no shopper. */
    counted: string | undefined
    /** The caller sent the key of the BFF. */
    fromServer: boolean
  }
}

/**
 * Probes reveal nothing, and the provider's webhook is signed. The desk and the operator's endpoints check for
 * themselves.
 */
const OPEN = new Set(['/healthz', '/readyz', '/api/payments/webhook', '/desk'])
const GUARDED = ['/desk/', '/api/operator/']

const hasOwnDoor = ({ routeOptions: { url } }: FastifyRequest): boolean =>
  url !== undefined && (OPEN.has(url) || GUARDED.some((beginning) => url.startsWith(beginning)))

const refused = (message: string) => new Refusal(401, KEY_REFUSED, message)

/**
 * Checks every request. It recognises the BFF by its key, and takes the shopper's address from it. In production
 * everything else needs a token of the house, except what checks for itself. `limit` applies to calls without the key.
 */
export const guardBackend = (app: FastifyInstance, deps: Deps, house: HouseDoor, limit: Limiter): void => {
  const { internalTokens, shopMode } = deps.config
  const isKey = createKeyCheck(internalTokens)
  const closed = shopMode === 'production'
  if (closed && internalTokens.length === 0)
    deps.log.warn('without INTERNAL_TOKEN no shop can call this backend, only tokens of the house')

  app.decorateRequest('address', '')
  app.decorateRequest('counted', undefined)
  app.decorateRequest('fromServer', false)
  app.addHook('onRequest', async (request, reply) => {
    const shown = request.headers[INTERNAL_TOKEN_HEADER]
    const told = request.headers[SHOPPER_ADDRESS_HEADER]
    request.fromServer = isKey(shown)
    const shopper = request.fromServer && typeof told === 'string' && isIP(told) !== 0 ? told : undefined
    request.address = shopper ?? request.ip
    request.counted = request.fromServer ? shopper : request.ip
    if (request.fromServer) return

    const wait = await limit(request)
    if (wait !== undefined) throw tooMany(reply, wait)
    // A wrong key is a mistake in the settings, so it is reported even if no key is needed.
    if (shown !== undefined && internalTokens.length > 0) {
      await house.refused('key', request)
      throw refused('This is not the INTERNAL_TOKEN of this backend.')
    }
    if (!closed || hasOwnDoor(request)) return
    const isMetrics = request.routeOptions.url === '/metrics'
    if (!(await (isMetrics ? house.knowsWithoutStore(request) : house.knows(request))))
      throw refused('This needs the key of the shop, or a token of the house.')
  })
}
