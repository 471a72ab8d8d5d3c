import type { Bytes } from './bytes.ts'
import { TaggedCache, type EntityChange } from './tagged-cache.ts'
import { Dependencies } from './dependencies.ts'

const MEGABYTE = 1024 * 1024
/**
 * The most bytes kept, uncompressed and compressed; compressed forms add a third. What only browsers ask for takes a
 * sixth of it.
 */
const CAPACITY = { plain: 24 * MEGABYTE, asked: 4 * MEGABYTE } as const
/** A longer address is not cached: nobody bookmarks it. */
const LONGEST_KEY = 1_024

/**
 * What depends on stale answers is cached briefly: while the backend is away a crowd costs one page a second at most,
 * and once it is back nobody sees the stale one for longer.
 */
const STALE_MADE_TTL_MS = 1_000

/**
 * If there is no time to make it again, an expired entry serves for this long; a changed one is dropped, as always.
 */
const RECENT_MS = 60_000

/** A longer document, with its variables, is not shared. */
const LONGEST_SHARED_KEY = 8_192

/** What was made, and what it depends on. */
interface Made<T> {
  /** Cached only if there are bytes and every part of it may be cached. */
  bytes: Bytes | undefined
  rest: T
}

/** The answer that another request is making, or the duty to make it and to report the outcome. */
type Joined =
  | { under: Promise<string | undefined> }
  /** Must be called whatever happens; undefined if the answer is for nobody else. */
  | { settle: (answer: string | undefined) => void }

export interface ResponseCache<T> {
  /**
   * The cached bytes of `key`; else those that are being made for it; else `make` runs. `T` is what else the answer
   * has, e.g. a status.
   */
  get: (key: string, make: (dependencies: Dependencies) => Promise<Made<T>>) => Promise<Made<T>>
  /** The cached bytes of `key`, or nothing. */
  peek: (key: string) => Made<T> | undefined
  /** Like `peek`, and also what expired less than a minute ago: for a process too busy to make it again. */
  recent: (key: string) => Made<T> | undefined
  /** The moment before an answer is made; `keep` asks for it. */
  mark: () => number
  keep: (key: string, made: Made<T>, dependencies: Dependencies, since: number) => void
  /**
   * For an answer that is made in several steps: the one in flight for `key`, else the caller's own. Undefined if
   * nothing is shared.
   */
  join: (key: string) => Joined | undefined
  drop: (change: EntityChange) => void
}

interface Parts {
  ttlMs: () => number
  /** False: not even equal requests in flight share an answer. */
  share: boolean
  now?: () => number
}

/**
 * Finished answers that are the same for everyone. Addresses with a query have a smaller cache of their own, so that
 * invented queries cannot push pages out.
 */
export const createResponseCache = <T>({ ttlMs, share, now = () => Date.now() }: Parts): ResponseCache<T> => {
  const plain = new TaggedCache<Made<T>>({ capacity: CAPACITY.plain, ttlMs, now })
  const asked = new TaggedCache<Made<T>>({ capacity: CAPACITY.asked, ttlMs, now })
  const inFlight = new Map<string, Promise<string | undefined>>()
  const roomOf = (key: string) => (key.includes('?') ? asked : plain)

  const keep: ResponseCache<T>['keep'] = (key, made, dependencies, since) => {
    const tags = dependencies.tags()
    if (!made.bytes || !tags || key.length > LONGEST_KEY) return
    const size = Math.round(made.bytes.length * 1.34)
    roomOf(key).put(key, made, {
      size,
      tags,
      since,
      ...(dependencies.stale && { maxAgeMs: STALE_MADE_TTL_MS }),
    })
  }

  return {
    get: (key, make) => {
      const room = roomOf(key)
      const kept = room.get(key)
      if (kept) return Promise.resolve(kept)
      const run = async () => {
        const dependencies = new Dependencies()
        const since = room.mark()
        const made = await make(dependencies)
        keep(key, made, dependencies, since)
        return made
      }
      return share ? room.singleFlight(key, run) : run()
    },
    peek: (key) => roomOf(key).get(key),
    recent: (key) => roomOf(key).get(key) ?? roomOf(key).stale(key, ttlMs() + RECENT_MS),
    // Both caches hear the same changes.
    mark: () => plain.mark(),
    keep,
    join: (key) => {
      if (!share || key.length > LONGEST_SHARED_KEY) return undefined
      const under = inFlight.get(key)
      if (under) return { under }
      let settled: (answer: string | undefined) => void = () => undefined
      const flight = new Promise<string | undefined>((resolve) => (settled = resolve))
      inFlight.set(key, flight)
      return {
        settle: (answer) => {
          if (inFlight.get(key) === flight) inFlight.delete(key)
          settled(answer)
        },
      }
    },
    drop: (change) => {
      // A request after a change gets a new answer.
      inFlight.clear()
      plain.drop(change)
      asked.drop(change)
    },
  }
}
