import type { Bytes } from './bytes.ts'
import { TaggedStore, type EntityChange } from './tagged-store.ts'
import { Touched } from './touched.ts'

const MEGABYTE = 1024 * 1024
/** Bytes kept, compressed ones included by the third that they add. */
const CAPACITY = { plain: 24 * MEGABYTE, asked: 8 * MEGABYTE } as const
/** An address longer than this is nobody's bookmark. */
const LONGEST_KEY = 1_024

/**
 * What is made of old answers is kept for a moment: while the backend is away a crowd costs no more than one page each
 * second, and once it is back nobody sees the old one for longer.
 */
const OLD_MADE_MS = 1_000

/** Where there is no time to make it anew, what is no longer fresh serves for so long; what changed is gone, as always. */
const LAST_MADE_MS = 60_000

/** A document with its variables that is longer than this is made alone. */
const LONGEST_FLIGHT = 8_192

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

export interface ByteStore<T> {
  /** The stored bytes of `key`; else those being made for it, else `make` is run. `T` is what else it says, e.g. a status. */
  get: (key: string, make: (touched: Touched) => Promise<Made<T>>) => Promise<Made<T>>
  /** The stored bytes of `key`, or nothing. */
  peek: (key: string) => Made<T> | undefined
  /** As `peek`, and what ceased to be fresh less than a minute ago: for who is too busy to make it anew. */
  lastMade: (key: string) => Made<T> | undefined
  /** The moment before an answer is made that `keep` may get. */
  mark: () => number
  keep: (key: string, made: Made<T>, touched: Touched, since: number) => void
  /** For who makes an answer piece by piece: the one under way for `key`, else the caller's own. Undefined where nothing is shared. */
  join: (key: string) => Joined | undefined
  drop: (change: EntityChange) => void
}

interface Parts {
  lifeMs: () => number
  /** False: not even equal requests under way are made together. */
  share: boolean
  now?: () => number
}

/**
 * Finished answers that are the same for everyone. Addresses with a question in them have a smaller room of their own,
 * so that inventing questions pushes no page out.
 */
export const createByteStore = <T>({ lifeMs, share, now = () => Date.now() }: Parts): ByteStore<T> => {
  const plain = new TaggedStore<Made<T>>({ capacity: CAPACITY.plain, lifeMs, now })
  const asked = new TaggedStore<Made<T>>({ capacity: CAPACITY.asked, lifeMs, now })
  const flights = new Map<string, Promise<string | undefined>>()
  const roomOf = (key: string) => (key.includes('?') ? asked : plain)

  const keep: ByteStore<T>['keep'] = (key, made, touched, since) => {
    const tags = touched.tags()
    if (!made.bytes || !tags || key.length > LONGEST_KEY) return
    const size = Math.round(made.bytes.raw.length * 1.34)
    roomOf(key).put(key, made, { size, tags, since, ...(touched.old && { longestMs: OLD_MADE_MS }) })
  }

  return {
    get: (key, make) => {
      const room = roomOf(key)
      const kept = room.get(key)
      if (kept) return Promise.resolve(kept)
      const run = async () => {
        const touched = new Touched()
        const since = room.mark()
        const made = await make(touched)
        keep(key, made, touched, since)
        return made
      }
      return share ? room.share(key, run) : run()
    },
    peek: (key) => roomOf(key).get(key),
    lastMade: (key) => roomOf(key).get(key) ?? roomOf(key).old(key, lifeMs() + LAST_MADE_MS),
    // Both rooms hear the same changes.
    mark: () => plain.mark(),
    keep,
    join: (key) => {
      if (!share || key.length > LONGEST_FLIGHT) return undefined
      const under = flights.get(key)
      if (under) return { under }
      let settled: (answer: string | undefined) => void = () => undefined
      const flight = new Promise<string | undefined>((resolve) => (settled = resolve))
      flights.set(key, flight)
      return {
        settle: (answer) => {
          if (flights.get(key) === flight) flights.delete(key)
          settled(answer)
        },
      }
    },
    drop: (change) => {
      // Who asks after a change gets an answer of their own.
      flights.clear()
      plain.drop(change)
      asked.drop(change)
    },
  }
}
