import type { AnyEndpoint } from '#contract/endpoint.ts'
import type { SharedStore } from './shared-store.ts'
import { TaggedStore, type EntityChange, type Tag } from './tagged-store.ts'

/** `off`: every read goes to the backend. `flights`: equal reads under way are one. `stored`: answers are kept too. */
export type SharedReads = 'off' | 'flights' | 'stored'

/** While the change feed is sound an answer is dropped by its change; this is the last net. */
export const SOUND_MS = 60_000
/** Without the feed nobody says when something changes. */
export const UNSOUND_MS = 1_000
/**
 * An old answer serves while the backend fails: five minutes from when it ceased to be fresh, so that every answer
 * stored at the start of an outage serves for five minutes of it. Only what is the same for everyone is stored at all;
 * what a shopper is charged is asked again when the bag is filled.
 */
const OLD_MS = SOUND_MS + 5 * 60_000
/** Answers kept in this process. */
const CAPACITY = 400

export interface StoredRead {
  answer: unknown
  tag: Tag
  /** True when the backend failed and this is what it said before. */
  old: boolean
}

type Make = (once: boolean) => Promise<unknown>

/** `failing`: the backend has just failed who asks, so that an old answer is taken before it is asked again. */
export type Doubt = 'none' | 'failing'

export interface AnswerStore {
  /**
   * Reads what is the same for everyone: from the store, from a read under way, else by `make`.
   * Only for calls without cookie and bearer of endpoints that say `sharedBy`. `make` hears whether an old answer
   * could stand in: then one attempt is enough.
   */
  read: (endpoint: AnyEndpoint, path: string, make: Make, doubt?: Doubt) => Promise<StoredRead>
  drop: (change: EntityChange) => void
}

interface Parts {
  reads: SharedReads
  /** Is the change feed open, so that no change can be missed? */
  sound: () => boolean
  /** The store that several copies share, when there is one. */
  shared?: SharedStore | undefined
  /** Does what the shared store holds fit the contract of this copy? */
  fits: (endpoint: AnyEndpoint, answer: unknown) => boolean
  /** Is this failure the backend's, so that an old answer is better than none? */
  isOutage: (error: unknown) => boolean
  /** How a read was answered: from the store, by the backend, or with an old answer because the backend failed. */
  observe?: (outcome: 'stored' | 'asked' | 'old') => void
  now?: () => number
}

const member = (value: unknown, name: string) =>
  typeof value === 'object' && value !== null && name in value
    ? String((value as Record<string, unknown>)[name])
    : undefined

/** One entity's answer is about that entity: the id or slug that was asked for, and those it says of itself. */
const tagOf = ({ sharedBy = [], path: pattern }: AnyEndpoint, path: string, answer: unknown): Tag => {
  const own = /\/:(?:id|slug)$/.test(pattern)
    ? [
        decodeURIComponent(path.split('?', 1)[0]?.split('/').at(-1) ?? ''),
        member(answer, '_id'),
        member(answer, 'id'),
        member(answer, 'slug'),
      ].filter((id) => id !== undefined)
    : undefined
  return { kinds: sharedBy, ids: own }
}

/** The store of anonymous answers of the backend. */
export const createAnswerStore = (parts: Parts): AnswerStore => {
  const { reads, sound, shared, fits, isOutage, observe = () => undefined, now = Date.now } = parts
  const lifeMs = () => (reads === 'stored' ? (sound() ? SOUND_MS : UNSOUND_MS) : 0)
  const store = new TaggedStore<StoredRead>({ capacity: CAPACITY, lifeMs, now })

  const fromBackend = async (endpoint: AnyEndpoint, path: string, make: () => Promise<unknown>) => {
    // A copy that may have missed a change neither trusts nor fills the shared store.
    const place =
      shared && lifeMs() === SOUND_MS ? await shared.find(endpoint.sharedBy ?? [], path) : undefined
    if (place?.found !== undefined && fits(endpoint, place.found)) return place.found
    const answer = await make()
    if (place) shared?.keep(place, answer, SOUND_MS)
    return answer
  }

  const oldOf = (path: string): StoredRead | undefined => {
    const before = store.old(path, OLD_MS)
    return before && { ...before, old: true }
  }

  const readThrough = async (endpoint: AnyEndpoint, path: string, make: Make, doubt: Doubt) => {
    const since = store.mark()
    const before = oldOf(path)
    if (before && doubt === 'failing') {
      observe('old')
      return before
    }
    try {
      const answer = await fromBackend(endpoint, path, () => make(before !== undefined))
      observe('asked')
      const read: StoredRead = { answer, tag: tagOf(endpoint, path, answer), old: false }
      store.put(path, read, { size: 1, tags: [read.tag], since })
      return read
    } catch (error) {
      // Looked up again: a change may have been heard while the backend was waited for.
      const old = isOutage(error) ? oldOf(path) : undefined
      if (!old) throw error
      observe('old')
      return old
    }
  }

  return {
    read: (endpoint, path, make, doubt = 'none') => {
      if (reads === 'off') return readThrough(endpoint, path, make, doubt)
      const kept = store.get(path)
      if (!kept) return store.share(path, () => readThrough(endpoint, path, make, doubt))
      observe('stored')
      return Promise.resolve(kept)
    },
    drop: (change) => {
      store.drop(change)
      shared?.drop(change.kind)
    },
  }
}
