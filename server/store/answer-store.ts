import type { AnyEndpoint, EntityKind } from '#contract/endpoint.ts'
import type { SharedStore } from './shared-store.ts'
import { TaggedStore, type EntityChange, type Tag } from './tagged-store.ts'

/** `off`: every read goes to the backend. `flights`: equal reads under way are one. `stored`: answers are kept too. */
export type SharedReads = 'off' | 'flights' | 'stored'

/** While the change feed is sound an answer is dropped by its change; this is the last net. */
export const SOUND_MS = 60_000
/** Without the feed nobody says when something changes. */
export const UNSOUND_MS = 1_000
/** An old answer serves while the backend fails, for the catalogue and the pages around it only. */
const OLD_MS = 5 * 60_000
const MAY_BE_OLD: ReadonlySet<EntityKind> = new Set(['product', 'category', 'blog', 'content', 'shop'])
/** Answers kept in this process. */
const CAPACITY = 400

export interface StoredRead {
  answer: unknown
  tag: Tag
  /** True when the backend failed and this is what it said before. */
  old: boolean
}

export interface AnswerStore {
  /**
   * Reads what is the same for everyone: from the store, from a read under way, else by `make`.
   * Only for calls without cookie and bearer of endpoints that say `sharedBy`.
   */
  read: (endpoint: AnyEndpoint, path: string, make: () => Promise<unknown>) => Promise<StoredRead>
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

  const readThrough = async (endpoint: AnyEndpoint, path: string, make: () => Promise<unknown>) => {
    const since = store.mark()
    try {
      const answer = await fromBackend(endpoint, path, make)
      observe('asked')
      const read: StoredRead = { answer, tag: tagOf(endpoint, path, answer), old: false }
      store.put(path, read, { size: 1, tags: [read.tag], since })
      return read
    } catch (error) {
      const mayBeOld = isOutage(error) && endpoint.sharedBy?.every((kind) => MAY_BE_OLD.has(kind))
      const before = mayBeOld ? store.old(path, OLD_MS) : undefined
      if (!before) throw error
      observe('old')
      return { ...before, old: true }
    }
  }

  return {
    read: (endpoint, path, make) => {
      if (reads === 'off') return readThrough(endpoint, path, make)
      const kept = store.get(path)
      if (!kept) return store.share(path, () => readThrough(endpoint, path, make))
      observe('stored')
      return Promise.resolve(kept)
    },
    drop: (change) => {
      store.drop(change)
      shared?.drop(change.kind)
    },
  }
}
