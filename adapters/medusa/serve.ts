import type { FastifyInstance, FastifyRequest } from 'fastify'
import { IsObject, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { AnswerOf, AnyEndpoint, BodyOf, ParamsOf, QueryOf } from '#contract/endpoint.ts'
import { MedusaRefused, NoAnswer } from './medusa.ts'
import type { SignedOut } from './signed-out.ts'
import { isToken } from './token.ts'
import { notFound, Refusal, signInFirst, unavailable } from './refusal.ts'

/** The contents of a call, checked against its endpoint. */
export interface Incoming<E extends AnyEndpoint> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  /** The shopper's token: Medusa's own, not read here. Always present for endpoints of a shopper. */
  readonly token: string | undefined
  readonly idempotencyKey: string | undefined
}

/** An endpoint of the contract and its handler. */
export interface Route {
  readonly endpoint: AnyEndpoint
  // Methods, so that a handler may ask for the narrower types of its own endpoint.
  handle(incoming: Incoming<AnyEndpoint>): Promise<unknown>
  /** The status, if it is not the endpoint's usual one. */
  statusOf?(answer: unknown): number
}

/** Ties a handler to the types of its endpoint. */
export const answer = <E extends AnyEndpoint>(
  endpoint: E,
  handle: (incoming: Incoming<E>) => Promise<AnswerOf<E>>,
  statusOf?: (answer: AnswerOf<E>) => number,
): Route => ({ endpoint, handle, ...(statusOf && { statusOf }) })

/** What the schema says about one part of an address. */
type Part = TSchema & { readonly type?: string; readonly default?: unknown }

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const fromText = (text: unknown, type: string | undefined): unknown => {
  if (typeof text !== 'string') return text
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  if ((type === 'integer' || type === 'number') && /^-?\d{1,15}(\.\d{1,6})?$/.test(text)) return Number(text)
  return text
}

/** Checks one part of a request; texts of an address become the numbers and flags that the contract requires. */
const checker = (schema: TSchema, isBody: boolean) => {
  const compiled = Compile(schema)
  const parts = IsObject(schema) ? Object.entries<Part>(schema.properties) : []
  return (value: unknown): unknown => {
    let prepared: unknown = value ?? {}
    if (!isBody) {
      prepared = Object.fromEntries(
        parts.flatMap(([name, part]) => {
          const given = member(prepared, name)
          const found = given === undefined ? part.default : fromText(given, part.type)
          return found === undefined ? [] : [[name, found]]
        }),
      )
    }
    if (compiled.Check(prepared)) return prepared
    const fields = Object.fromEntries(
      compiled
        .Errors(prepared)
        .slice(0, 20)
        .map(({ instancePath }) => [
          instancePath.split('/').filter(Boolean).join('.') || 'request',
          'This does not look right.',
        ]),
    )
    throw new Refusal(400, 'VALIDATION', 'Something in this request is not right.', { fields })
  }
}

const BEARER = /^Bearer ([\w.~+/=-]{1,4096})$/i
const KEY = /^[\x21-\x7e]{1,128}$/

const keyOf = ({ headers }: FastifyRequest): string | undefined => {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && KEY.test(key)) return key
  throw new Refusal(400, 'BAD_REQUEST', 'The Idempotency-Key is not right.')
}

/** The refusal that the caller gets for a failure. Medusa's own sentences stay here: they are for developers. */
const refusalOf = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error
  if (error instanceof NoAnswer) return unavailable()
  if (error instanceof MedusaRefused) {
    if (error.status === 401 || error.status === 403) return signInFirst()
    if (error.status === 404) return notFound('thing')
    if (error.status === 409)
      return new Refusal(409, 'CONFLICT', 'Somebody else is changing this just now. Please try again.')
    if (error.code === 'insufficient_inventory')
      return new Refusal(409, 'OUT_OF_STOCK', 'There are not so many left of this piece.')
    return new Refusal(400, 'BAD_REQUEST', 'The shop could not do that.')
  }
  if (
    error instanceof Error &&
    'statusCode' in error &&
    typeof error.statusCode === 'number' &&
    error.statusCode < 500
  )
    return new Refusal(error.statusCode, 'BAD_REQUEST', 'This request cannot be read.')
  return new Refusal(500, 'INTERNAL', 'Something went wrong')
}

/** Serves the routes; every failure becomes a status and a sentence. */
export const serve = (app: FastifyInstance, routes: readonly Route[], signedOut: SignedOut) => {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error)
    if (refusal.status >= 500 || error instanceof MedusaRefused)
      request.log.warn({ err: error }, 'a call failed')
    return reply.code(refusal.status).send(refusal.body(request.id))
  })
  app.setNotFoundHandler((request, reply) => reply.code(404).send(notFound('call').body(request.id)))
  for (const { endpoint, handle, statusOf } of routes) {
    const params = checker(endpoint.params, false)
    const query = checker(endpoint.query, false)
    const body = endpoint.method === 'GET' ? undefined : checker(endpoint.body, true)
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: async (request, reply) => {
        const given = BEARER.exec(request.headers.authorization ?? '')?.[1]
        const token = given !== undefined && isToken(given) && !signedOut.has(given) ? given : undefined
        if (endpoint.caller === 'shopper' && token === undefined) throw signInFirst()
        const answered = await handle({
          params: params(request.params) as never,
          query: query(request.query) as never,
          body: (body ? body(request.body) : {}) as never,
          token,
          idempotencyKey: keyOf(request),
        })
        return reply.code(statusOf?.(answered) ?? endpoint.status).send(answered)
      },
    })
  }
}
