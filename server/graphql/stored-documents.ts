import type { FastifyReply, FastifyRequest } from 'fastify'
import { Bytes } from '#server/store/bytes.ts'
import type { ByteStore } from '#server/store/byte-store.ts'
import { Touched } from '#server/store/touched.ts'
import { hashOf } from './persisted.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Gathers what the answer to an anonymous GET is made of; undefined where nothing may be kept. */
    touched?: Touched | undefined
  }
}

/** As for pages: whoever keeps a copy asks each time whether it still holds. */
const PUBLIC = 'public, max-age=0, must-revalidate'

interface Asked {
  key: string
  since: number
}

/** A GET of one of the client's own documents by someone who brings neither cookie nor bearer; else undefined. */
const keyOf = ({ method, headers, query }: FastifyRequest): string | undefined => {
  if (method !== 'GET' || headers.cookie !== undefined || headers.authorization !== undefined)
    return undefined
  const { query: text, extensions, variables, operationName, documentId } = query as Record<string, unknown>
  if (text !== undefined) return undefined
  try {
    const hash = hashOf({ documentId, extensions: JSON.parse(String(extensions ?? '{}')) })
    return hash && `?${hash} ${String(operationName ?? '')} ${String(variables ?? '')}`
  } catch {
    return undefined
  }
}

const send = async (request: FastifyRequest, reply: FastifyReply, bytes: Bytes) => {
  reply.header('cache-control', PUBLIC).header('vary', 'accept-encoding').header('etag', bytes.etag)
  if (request.headers['if-none-match'] === bytes.etag) return reply.code(304).send()
  const { bytes: body, encoding } = await bytes.encoded(request.headers['accept-encoding'])
  if (encoding) reply.header('content-encoding', encoding)
  return reply.type('application/json; charset=utf-8').send(body)
}

/** Hooks for the GraphQL route: what is stored answers before anything is parsed, and what may be kept is kept. */
export const storedDocuments = (store: ByteStore<undefined>) => {
  const asked = new WeakMap<FastifyRequest, Asked>()
  return {
    preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
      const key = keyOf(request)
      if (key === undefined) return undefined
      const kept = store.peek(key)?.bytes
      if (kept) return send(request, reply, kept)
      asked.set(request, { key, since: store.mark() })
      request.touched = new Touched()
      return undefined
    },
    preSerialization: async (request: FastifyRequest, _reply: FastifyReply, payload: unknown) => {
      if (typeof payload !== 'object' || payload === null || 'errors' in payload) request.touched?.keepOut()
      return payload
    },
    onSend: async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
      const { touched } = request
      const place = asked.get(request)
      if (!touched || !place || typeof payload !== 'string' || reply.statusCode !== 200) return payload
      if (!touched.tags() || reply.hasHeader('set-cookie')) return payload
      const bytes = new Bytes(payload)
      store.keep(place.key, { bytes, rest: undefined }, touched, place.since)
      reply.header('cache-control', PUBLIC).header('vary', 'accept-encoding').header('etag', bytes.etag)
      return payload
    },
  }
}
