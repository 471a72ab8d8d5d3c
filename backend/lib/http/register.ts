import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { AnyEndpoint, Feature } from '#contract/endpoint.ts'
import type { Language } from '#contract/languages.ts'
import { DESK_ROLE_HEADER } from '#contract/desk-role.ts'
import { getCapabilities } from '#contract/shop.ts'
import { actingAs } from '#backend/lib/audit/acting.ts'
import { callerOf, signInFirst } from './caller.ts'
import { bearerOf, type HouseDoor } from './house-door.ts'
import {
  implement,
  type Module,
  Refusal,
  type Deps,
  type Identity,
  type Implementation,
  type Incoming,
  type ResolveCaller,
  Written,
} from './implement.ts'
import { serveOpenApi } from './openapi.ts'
import type { RateLimits } from './rate-limits.ts'
import { languageAsked } from '#backend/lib/words/words.ts'
import { writerOf } from './schemas.ts'
import { checker } from './validate.ts'

const KEY = /^[\x21-\x7e]{1,128}$/

const idempotencyKey = (request: FastifyRequest): string | undefined => {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !KEY.test(key))
    throw new Refusal(400, 'BAD_REQUEST', 'The Idempotency-Key is not right.')
  return key
}

/** The version of the contract, not of the code. */
const VERSION = '1.0'

/** Registers every module's endpoints, streams and pages; and the capabilities of this backend, derived from them. */
export const registerModules = async (
  app: FastifyInstance,
  modules: readonly Module[],
  deps: Deps,
  resolve: ResolveCaller,
  door: HouseDoor,
  limits: RateLimits,
) => {
  const implementations = modules.flatMap((module) => module.routes(deps))
  const endpoints = [
    ...implementations.map(({ endpoint }) => endpoint),
    ...modules.flatMap((module) => module.byPlugin ?? []),
  ]
  const features = new Set([
    ...endpoints.flatMap(({ feature }) => feature ?? []),
    ...modules.flatMap((module) => module.features ?? []),
  ])
  let lacking: readonly Feature[] = []
  const own = implement(getCapabilities, async () => {
    // A store that does not answer says nothing of the house: what it said last holds.
    lacking = await Promise.all(modules.map((module) => module.lacking?.(deps) ?? [])).then(
      (all) => all.flat(),
      () => lacking,
    )
    return { version: VERSION, features: [...features].filter((one) => !lacking.includes(one)).sort() }
  })
  const languageOf = ({ headers }: FastifyRequest) =>
    languageAsked(headers['accept-language'], deps.config.languages)
  for (const implementation of [...implementations, own]) {
    const { endpoint } = implementation
    if (endpoint.caller === 'operator') {
      register(app, implementation, endpoint.path, limits, languageOf, (request) =>
        door.admit(request, endpoint),
      )
      // The same for a signed-in browser of the staff.
      const path = endpoint.path.replace(/^\/api\/operator\//, '/desk/api/')
      register(app, implementation, path, limits, languageOf, (request) =>
        door.admitToDesk(request, endpoint),
      )
    } else
      register(app, implementation, endpoint.path, limits, languageOf, (request) =>
        callerOf(request, endpoint, deps, resolve),
      )
  }
  await serveOpenApi(app, new Set([...endpoints, getCapabilities]))
  for (const { plugin } of modules) if (plugin) await app.register(async (scope) => plugin(scope, deps))
}

/** Registers an endpoint at an address: checks the request by its schemas, and writes the answer by its schema. */
const register = (
  app: FastifyInstance,
  { endpoint, handle }: Implementation,
  url: string,
  limits: RateLimits,
  languageOf: (request: FastifyRequest) => Language,
  whoCalls: (request: FastifyRequest) => Promise<Identity>,
) => {
  const limit = limits.of(endpoint)
  const params = checker(endpoint.params, 'params')
  const query = checker(endpoint.query, 'query')
  const body = endpoint.method === 'GET' ? undefined : checker(endpoint.body, 'body')
  app.route({
    method: endpoint.method,
    url,
    schema: { response: { '2xx': endpoint.answer } },
    serializerCompiler: () => writerOf(endpoint.answer),
    ...(endpoint.bodyBytes !== undefined && {
      bodyLimit: endpoint.bodyBytes,
      // Before the body is read: nobody else may send this much.
      onRequest: async (request: FastifyRequest) => {
        await whoCalls(request)
      },
    }),
    handler: async (request, reply) => {
      if (limit) await limit(request, reply)
      const caller = await whoCalls(request)
      if (limit) await limit(request, reply, caller)
      // A page of the desk shows what the role may do; a change of the role must not wait for its next load.
      if (caller.kind === 'operator' && url.startsWith('/desk/api/'))
        reply.header(DESK_ROLE_HEADER, caller.role)
      const incoming: Incoming<AnyEndpoint> = {
        params: params(request.params),
        query: query(request.query),
        body: body?.(request.body),
        caller,
        get accountId() {
          return accountOf(caller)
        },
        idempotencyKey: idempotencyKey(request),
        requestId: request.id,
        origin: request.address,
        token: bearerOf(request),
        log: request.log as Logger,
        setStatus: (status) => void reply.code(status),
      }
      reply.code(endpoint.status)
      if (endpoint.sharedBy === undefined) reply.header('cache-control', 'no-store')
      const who = caller.kind === 'operator' ? caller.name : undefined
      const acting = {
        who,
        origin: request.address,
        requestId: request.id,
        language: endpoint.caller === 'operator' ? undefined : languageOf(request),
      }
      const answer = await actingAs(acting, () => handle(incoming))
      if (answer instanceof Written) {
        reply.type('application/json; charset=utf-8')
        return answer.bytes
      }
      return answer === undefined ? {} : answer
    },
  })
}

const accountOf = (caller: Identity): string => {
  if (caller.kind !== 'shopper') throw signInFirst()
  return caller.accountId
}
