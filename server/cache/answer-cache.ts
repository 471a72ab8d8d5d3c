import type { AnswerOf, AnyEndpoint } from '#contract/endpoint.ts'
import { member } from '#program/member.ts'
import type { RedisCache } from './redis-cache.ts'
import { weightOf } from './weight.ts'
import { ANYTHING, TaggedCache, type EntityChange, type Tag } from './tagged-cache.ts'

/**
 * `off`: every read goes to the backend. `single-flight`: equal reads in flight are one. `on`: answers are cached too.
 */
export type ReadCache = 'off' | 'single-flight' | 'on'

/** While the change feed is open an answer is dropped when it changes; this limit is the last safety net. */
const FEED_OPEN_TTL_MS = 60_000
/** Without the feed nothing says when something changes. */
const FEED_AWAY_TTL_MS = 1_000
/**
 * A stale answer is used while the backend fails, for five minutes after it expired: so every answer cached when an
 * outage starts is available for its first five minutes. Only answers that are the same for everyone are cached; what a
 * shopper is charged is read again when the bag is filled.
 */
const STALE_MS = FEED_OPEN_TTL_MS + 5 * 60_000
/**
 * The feed opens again as soon as one backend has found its store; the other backends, and everything that waited, need
 * longer.
 */
const FOUND_AGAIN_MS = 30_000
/**
 * A copy may hear late that the store is lost. Until then the page of something just bought is still served, for no
 * longer than any answer may be wrong.
 */
const CHANGED_MS = FEED_OPEN_TTL_MS
/** The most bytes of answers in this process, as `weightOf` estimates them. */
const CAPACITY = 8 * 1024 * 1024

interface CachedRead<E extends AnyEndpoint = AnyEndpoint> {
  endpoint: E
  answer: AnswerOf<E>
  tag: Tag
  /** The backend failed, and this is what it said before. */
  stale: boolean
}

const isOf = <E extends AnyEndpoint>(read: CachedRead, endpoint: E): read is CachedRead<E> =>
  read.endpoint === endpoint

type Make<E extends AnyEndpoint> = (once: boolean) => Promise<AnswerOf<E>>

/** Whether an answer matches the schema of its endpoint. */
export type Fits = <E extends AnyEndpoint>(endpoint: E, answer: unknown) => answer is AnswerOf<E>

/** `failing`: the backend has just failed the caller, so a stale answer is taken before it is asked again. */
type Doubt = 'none' | 'failing'

export interface AnswerCache {
  /**
   * Reads what is the same for everyone: from the cache, from an equal read in flight, else by `make`. Only for calls
   * without cookie and bearer, of endpoints with `sharedBy`. `make` learns whether there is a stale answer to fall
   * back on: then one attempt is enough.
   */
  read: <E extends AnyEndpoint>(
    endpoint: E,
    path: string,
    make: Make<E>,
    doubt?: Doubt,
  ) => Promise<CachedRead<E>>
  drop: (change: EntityChange) => void
}

interface Parts {
  reads: ReadCache
  /** Whether the change feed is open, so that no change can be missed. */
  feedOpen: () => boolean
  /** The cache that several copies share, if there is one. */
  shared?: RedisCache | undefined
  /** Whether an answer of the shared cache fits the contract of this copy. */
  fits: Fits
  /** Whether this failure is the backend's: then a stale answer is better than none. */
  isOutage: (error: unknown) => boolean
  /** How a read was answered: from the cache, by the backend, or with a stale answer because the backend failed. */
  observe?: (outcome: 'hit' | 'miss' | 'stale') => void
  now?: () => number
}

/** An answer about one entity depends on that entity, by the id or slug in the request and those in the answer. */
const tagOf = ({ sharedBy = [], path: pattern }: AnyEndpoint, path: string, answer: unknown): Tag => {
  const own = /\/:(?:id|slug)$/.test(pattern)
    ? [
        decodeURIComponent(path.split('?', 1)[0]?.split('/').at(-1) ?? ''),
        ...['_id', 'id', 'slug'].flatMap((name) => {
          const id = member(answer, name)
          return id === undefined ? [] : [String(id)]
        }),
      ]
    : undefined
  return { kinds: sharedBy, ids: own }
}

/** How long answers for everyone are kept: long while the change feed is open, briefly while it is not. */
export const ttlOf = (reads: ReadCache, feedOpen: () => boolean) => (): number => {
  if (reads !== 'on') return 0
  return feedOpen() ? FEED_OPEN_TTL_MS : FEED_AWAY_TTL_MS
}

/** The cache of the backend's anonymous answers: in this process, and behind it in Redis if there is one. */
export const createAnswerCache = (parts: Parts): AnswerCache => {
  const { reads, feedOpen, shared, fits, isOutage, observe = () => undefined, now = Date.now } = parts
  const ttlMs = ttlOf(reads, feedOpen)
  const cache = new TaggedCache<CachedRead>({ capacity: CAPACITY, ttlMs, keepsOutdated: true, now })

  const throughRedis = async <E extends AnyEndpoint>(
    redis: RedisCache,
    endpoint: E,
    path: string,
    make: () => Promise<AnswerOf<E>>,
  ): Promise<AnswerOf<E>> => {
    const place = await redis.find(endpoint.sharedBy ?? [], path)
    if (place?.found !== undefined && fits(endpoint, place.found)) return place.found
    const answer = await make()
    if (place) redis.put(place, answer, FEED_OPEN_TTL_MS)
    return answer
  }
  const fromBackend = <E extends AnyEndpoint>(
    endpoint: E,
    path: string,
    make: () => Promise<AnswerOf<E>>,
  ): Promise<AnswerOf<E>> =>
    // A copy that may have missed a change neither trusts nor fills the shared cache.
    shared && ttlMs() === FEED_OPEN_TTL_MS ? throughRedis(shared, endpoint, path, make) : make()

  let openedAt = -Infinity
  const staleOf = <E extends AnyEndpoint>(endpoint: E, path: string): CachedRead<E> | undefined => {
    const sound = feedOpen() && now() - openedAt >= FOUND_AGAIN_MS
    // Without the feed the store itself is unreachable: an answer that is known to have changed is better than none,
    // and nobody can buy.
    const before = sound ? cache.stale(path, STALE_MS, CHANGED_MS) : cache.lastKnown(path, STALE_MS)
    return before && isOf(before, endpoint) ? { ...before, stale: true } : undefined
  }

  const readThrough = async <E extends AnyEndpoint>(
    endpoint: E,
    path: string,
    make: Make<E>,
    doubt: Doubt,
  ): Promise<CachedRead<E>> => {
    const since = cache.mark()
    const before = staleOf(endpoint, path)
    if (before && doubt === 'failing') {
      observe('stale')
      return before
    }
    try {
      const answer = await fromBackend(endpoint, path, () => make(before !== undefined))
      observe('miss')
      const read: CachedRead<E> = { endpoint, answer, tag: tagOf(endpoint, path, answer), stale: false }
      if (ttlMs() > 0) cache.put(path, read, { size: weightOf(answer), tags: [read.tag], since })
      return read
    } catch (error) {
      // Looked up again: a change may have arrived while the backend was answering.
      const stale = isOutage(error) ? staleOf(endpoint, path) : undefined
      if (!stale) throw error
      observe('stale')
      return stale
    }
  }

  const readKept = async <E extends AnyEndpoint>(
    endpoint: E,
    path: string,
    readAnew: () => Promise<CachedRead<E>>,
  ): Promise<CachedRead<E>> => {
    const kept = cache.get(path)
    if (kept && isOf(kept, endpoint)) {
      observe('hit')
      return kept
    }
    const read = await cache.singleFlight(path, readAnew)
    return isOf(read, endpoint) ? read : readAnew()
  }

  return {
    read: (endpoint, path, make, doubt = 'none') =>
      reads === 'off'
        ? readThrough(endpoint, path, make, doubt)
        : readKept(endpoint, path, () => readThrough(endpoint, path, make, doubt)),
    drop: (change) => {
      if (change === ANYTHING) openedAt = now()
      cache.drop(change)
      shared?.drop(change.kind)
    },
  }
}
