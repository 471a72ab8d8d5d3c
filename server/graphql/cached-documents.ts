import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLanguage } from '#contract/languages.ts'
import { member } from '#program/member.ts'
import { Bytes, quickest } from '#server/cache/bytes.ts'
import type { ResponseCache } from '#server/cache/response-cache.ts'
import { Dependencies } from '#server/cache/dependencies.ts'
import { hashOf } from './persisted.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Collects what the answer to an anonymous query depends on; undefined if nothing may be cached or shared. */
    dependencies?: Dependencies | undefined
    /** The cache key of its answer, if it may have one. */
    asked?: Asked | undefined
  }
}

/** As for pages: a browser or proxy with a copy asks each time whether it is still current. */
const PUBLIC = 'public, max-age=0, must-revalidate'
/** The page that asks names its language. */
const VARY = 'accept-encoding, x-language'
const JSON_TYPE = 'application/json; charset=utf-8'

interface Asked {
  key: string
  since: number
  /**
   * Only the answer to a GET of the client's own document is cached; that to a POST is shared while it is being made.
   */
  kept: boolean
  settle: ((answer: string | undefined) => void) | undefined
}

/** A GET of one of the client's own documents. */
const documentKey = ({ query }: FastifyRequest): string | undefined => {
  if (member(query, 'query') !== undefined) return undefined
  try {
    const extensions: unknown = JSON.parse(String(member(query, 'extensions') ?? '{}'))
    const hash = hashOf({ documentId: member(query, 'documentId'), extensions })
    return (
      hash &&
      `?${hash} ${String(member(query, 'operationName') ?? '')} ${String(member(query, 'variables') ?? '')}`
    )
  } catch {
    return undefined
  }
}

/** A POST of any query; what could write runs for each caller. */
const queryKey = ({ body }: FastifyRequest): string | undefined => {
  const query = member(body, 'query')
  const variables = member(body, 'variables')
  if (typeof query !== 'string' || /mutation|subscription/.test(query)) return undefined
  return `?${query} ${String(member(body, 'operationName') ?? '')} ${variables ? JSON.stringify(variables) : ''}`
}

/** What the house wrote differs between languages. */
const inLanguageOf = ({ headers }: FastifyRequest, key: string): string => {
  const language = headers['x-language']
  return typeof language === 'string' && isLanguage(language) ? `${language}${key}` : key
}

/** Only for a caller with neither cookie nor bearer. */
const isNobody = ({ headers }: FastifyRequest) =>
  headers.cookie === undefined && headers.authorization === undefined

const send = async (request: FastifyRequest, reply: FastifyReply, bytes: Bytes) => {
  reply.header('cache-control', PUBLIC).header('vary', VARY).header('etag', bytes.etag)
  if (request.headers['if-none-match'] === bytes.etag) return reply.code(304).send()
  const { bytes: body, encoding } = await bytes.encoded(request.headers['accept-encoding'])
  if (encoding) reply.header('content-encoding', encoding)
  return reply.type(JSON_TYPE).send(body)
}

const sendBytes = (request: FastifyRequest, reply: FastifyReply, bytes: Bytes) => {
  send(request, reply, bytes).catch((error: unknown) => reply.send(error))
}

/**
 * Hooks for the GraphQL route: a cached answer is sent before anything is parsed, equal queries in flight are one, and
 * what may be cached is. They use callbacks, because four promises were 3 % of a query's CPU.
 */
export const cachedDocuments = (cache: ResponseCache<undefined>) => {
  const preHandler = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => {
    if (!isNobody(request)) return done()
    const kept = request.method === 'GET'
    const said = kept ? documentKey(request) : queryKey(request)
    const key = said === undefined ? undefined : inLanguageOf(request, said)
    if (key === undefined) return done()
    const cached = kept ? cache.peek(key)?.bytes : undefined
    if (cached) {
      sendBytes(request, reply, cached)
      return
    }
    const begin = (settle?: Asked['settle']) => {
      request.asked = { key, since: cache.mark(), kept, settle }
      request.dependencies = new Dependencies()
      done()
    }
    const joined = cache.join(key)
    if (!joined) return begin()
    if ('settle' in joined) {
      // A caller who hangs up before the answer must not keep others waiting.
      reply.raw.once('close', () => joined.settle(undefined))
      return begin(joined.settle)
    }
    void joined.under.then((answer) => {
      if (answer === undefined) begin()
      else if (kept) sendBytes(request, reply, new Bytes(answer))
      else reply.type(JSON_TYPE).send(answer)
    })
  }

  const preSerialization = (
    request: FastifyRequest,
    _reply: FastifyReply,
    payload: unknown,
    done: (error: null, payload: unknown) => void,
  ) => {
    if (typeof payload !== 'object' || payload === null || 'errors' in payload)
      request.dependencies?.keepOut()
    done(null, payload)
  }

  const onSend = (
    request: FastifyRequest,
    reply: FastifyReply,
    payload: unknown,
    done: (error: null, payload: unknown) => void,
  ) => {
    const { dependencies, asked: place } = request
    const sent = typeof payload === 'string' ? quickest(payload) : payload
    if (!dependencies || !place) return done(null, sent)
    const answer =
      typeof payload === 'string' &&
      reply.statusCode === 200 &&
      dependencies.tags() &&
      !reply.hasHeader('set-cookie')
        ? payload
        : undefined
    place.settle?.(answer)
    if (answer !== undefined && place.kept) {
      const bytes = new Bytes(answer)
      cache.keep(place.key, { bytes, rest: undefined }, dependencies, place.since)
      reply.header('cache-control', PUBLIC).header('vary', VARY).header('etag', bytes.etag)
    }
    done(null, sent)
  }

  return { preHandler, preSerialization, onSend }
}
