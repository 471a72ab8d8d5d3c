import type { Redis } from 'ioredis'
import { ENTITY_KINDS, type EntityKind } from '#contract/endpoint.ts'

/** The place of an answer in the shared cache: the key holds the version of each kind that it depends on. */
interface Place {
  key: string
  found: unknown
}

/** The cache that several BFFs share. It never throws: without it every copy works alone. */
export interface RedisCache {
  find: (kinds: readonly EntityKind[], path: string) => Promise<Place | undefined>
  put: (place: Place, answer: unknown, ttlMs: number) => void
  /** Raises the version of the kind: what was cached under an older one is never found again. */
  drop: (kind: string) => void
}

const PREFIX = 'answers:'
const versionKey = (kind: string) => `${PREFIX}version:${kind}`
const nothing = () => undefined

const parsed = (text: string | null): unknown => {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Valkey or Redis. Every copy that receives a change raises the version of its kind, and an answer is stored under the
 * versions that were read before the backend was asked: an answer from before a change cannot be found after it.
 */
export const createRedisCache = (redis: Redis): RedisCache => ({
  find: async (kinds, path) => {
    try {
      const versions = await redis.mget(kinds.map(versionKey))
      const key = `${PREFIX}${versions.map((version) => version ?? '0').join('.')}:${path}`
      return { key, found: parsed(await redis.get(key)) }
    } catch {
      return undefined
    }
  },
  put: ({ key }, answer, ttlMs) => {
    redis.set(key, JSON.stringify(answer), 'PX', ttlMs).catch(nothing)
  },
  drop: (kind) => {
    const known = ENTITY_KINDS.filter((one) => one === kind)
    for (const one of known.length > 0 ? known : ENTITY_KINDS) redis.incr(versionKey(one)).catch(nothing)
  },
})
