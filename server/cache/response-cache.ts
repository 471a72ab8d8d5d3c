import type { Bytes } from './bytes.ts'
import { TaggedCache, type EntityChange } from './tagged-cache.ts'
import { Dependencies } from './dependencies.ts'

const MEGABYTE = 1024 * 1024
/** Bytes kept, compressed ones included by the third that they add. */
const CAPACITY = { plain: 24 * MEGABYTE, asked: 8 * MEGABYTE } as const
/** An address longer than this is nobody's bookmark. */
const LONGEST_KEY = 1_024

/**
 * What is made of stale answers is cached for a moment: while the backend is away a crowd costs no more than one page
 * each second, and once it is back nobody sees the stale one for longer.
 */
const STALE_MADE_TTL_MS = 1_000

/** Where there is no time to make it anew, an expired entry serves for so long; what changed is gone, as always. */
const RECENT_MS = 60_000

/** A document with its variables that is longer than this is made alone. */
const LONGEST_SHARED_KEY = 8_192

/** What was made, and the entities in it. */
export interface Made<T> {
  /** Kept only when there are bytes and everything in them may be kept. */
  bytes: Bytes | undefined
  rest: T
}

/** An answer that another request makes right now, or the duty to make it and to say what it came to. */
export type Joined =
  | { under: Promise<string | undefined> }
  /** Must be called whatever happens; undefined when the answer is for nobody else. */
  | { settle: (answer: string | undefined) => void }

export interface ResponseCache<T> {
  /** The cached bytes of `key`; else those being made for it, else `make` is run. `T` is what else it says, e.g. a status. */
  get: (key: string, make: (dependencies: Dependencies) => Promise<Made<T>>) => Promise<Made<T>>
  /** The cached bytes of `key`, or nothing. */
  peek: (key: string) => Made<T> | undefined
  /** As `peek`, and what expired less than a minute ago: for who is too busy to make it anew. */
  recent: (key: string) => Made<T> | undefined
  /** The moment before an answer is made that `keep` may get. */
  mark: () => number
  keep: (key: string, made: Made<T>, dependencies: Dependencies, since: number) => void
  /** For who makes an answer piece by piece: the one under way for `key`, else the caller's own. Undefined where nothing is shared. */
  join: (key: string) => Joined | undefined
  drop: (change: EntityChange) => void
}

interface Parts {
  ttlMs: () => number
  /** False: not even equal requests under way are made together. */
  share: boolean
  now?: () => number
}

/**
 * Finished answers that are the same for everyone. Addresses with a question in them have a smaller room of their own,
 * so that inventing questions pushes no page out.
 */
export const createResponseCache = <T>({ ttlMs, share, now = () => Date.now() }: Parts): ResponseCache<T> => {
  const plain = new TaggedCache<Made<T>>({ capacity: CAPACITY.plain, ttlMs, now })
  const asked = new TaggedCache<Made<T>>({ capacity: CAPACITY.asked, ttlMs, now })
  const inFlight = new Map<string, Promise<string | undefined>>()
  const roomOf = (key: string) => (key.includes('?') ? asked : plain)

  const keep: ResponseCache<T>['keep'] = (key, made, dependencies, since) => {
    const tags = dependencies.tags()
    if (!made.bytes || !tags || key.length > LONGEST_KEY) return
    const size = Math.round(made.bytes.raw.length * 1.34)
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
    // Both rooms hear the same changes.
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
      // Who asks after a change gets an answer of their own.
      inFlight.clear()
      plain.drop(change)
      asked.drop(change)
    },
  }
}
