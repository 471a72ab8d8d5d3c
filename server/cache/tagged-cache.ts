import { CATALOGUE } from '#contract/changes.ts'
import { ENTITY_KINDS, type EntityKind } from '#contract/endpoint.ts'

/** What an answer depends on. With `ids`: these entities of the first kind only, and any of the other kinds. */
export interface Tag {
  readonly kinds: readonly EntityKind[]
  readonly ids?: readonly string[] | undefined
}

/** One change, as the feed of the backend names it. */
export interface EntityChange {
  readonly kind: string
  readonly id: string
}

/** After a gap in the feed anything may have changed. */
export const ANYTHING: EntityChange = { kind: '*', id: '*' }

/** What a change of all the catalogue may have touched. */
const PRICED: ReadonlySet<EntityKind> = new Set(['product', 'category', 'rate'])
const known: ReadonlySet<string> = new Set(ENTITY_KINDS)

/** Whether this change may have made the answer untrue. A kind that is unknown here may concern anything. */
const touches = (tag: Tag, { kind, id }: EntityChange): boolean => {
  if (kind === CATALOGUE) return tag.kinds.some((one) => PRICED.has(one))
  if (!known.has(kind)) return true
  if (kind === tag.kinds[0]) return tag.ids === undefined || tag.ids.includes(id)
  return tag.kinds.some((one) => one === kind)
}

interface Entry<T> {
  value: T
  size: number
  tags: readonly Tag[]
  at: number
  maxAgeMs: number
  /** Whether one of its dependencies has changed since; `perhaps`: the change feed was away, so nobody knows. */
  outdated: 'no' | 'perhaps' | 'yes'
  /** When a change of one was heard of; never: none has changed. Milliseconds. */
  changedAt: number
}

interface Rules {
  /**
   * Most bytes in all; the least recently used entry goes first. Once fresh entries fill the cache, a key is let in only
   * when it is asked for again: addresses that nobody repeats do not push out those that many ask for.
   */
  capacity: number
  /**
   * How long an entry is fresh, in milliseconds; 0 caches nothing. Called at each read, because it depends on the
   * change feed.
   */
  ttlMs: () => number
  /** What has changed is kept as the last known value (`lastKnown`) instead of being thrown away. */
  keepsOutdated?: boolean
  now: () => number
}

interface Putting {
  size: number
  tags: readonly Tag[]
  /** The moment before the value was made, see `mark`. */
  since: number
  /** Fresh for no longer than this, whatever the rule allows. */
  maxAgeMs?: number
}

/** This many changes are remembered; what took longer to make is not cached. */
const REMEMBERED = 512
/** This many keys that did not come in are remembered. */
const REFUSED = 1024

/**
 * Caches values until an entity that they depend on changes, and makes a value that many request at once only once.
 */
export class TaggedCache<T> {
  readonly #entries = new Map<string, Entry<T>>()
  readonly #inFlight = new Map<string, Promise<T>>()
  readonly #rules: Rules
  readonly #refused = new Set<string>()
  #changes: EntityChange[] = []
  #forgotten = 0
  #size = 0

  constructor(rules: Rules) {
    this.#rules = rules
  }

  get count() {
    return this.#entries.size
  }

  get(key: string): T | undefined {
    const entry = this.#entries.get(key)
    if (!entry || !this.#isFresh(entry)) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  /**
   * A value that expired no longer ago than this. One that is known to have changed is found for this long after the
   * change.
   */
  stale(key: string, maxAgeMs: number, changedMs = 0): T | undefined {
    const { changedAt = Infinity } = this.#entries.get(key) ?? {}
    return this.#rules.now() - changedAt >= changedMs ? undefined : this.lastKnown(key, maxAgeMs)
  }

  /** The same, even if it was dropped. */
  lastKnown(key: string, maxAgeMs: number): T | undefined {
    const entry = this.#entries.get(key)
    return entry && this.#rules.now() - entry.at < maxAgeMs ? entry.value : undefined
  }

  /** The moment before something is made; `put` asks for it. */
  mark(): number {
    return this.#forgotten + this.#changes.length
  }

  /** Keeps a value, unless one of its entities changed since `mark`, or it does not come in (`Rules.capacity`). */
  put(key: string, value: T, { size, tags, since, maxAgeMs = Infinity }: Putting) {
    const { capacity, ttlMs, now } = this.#rules
    if (ttlMs() <= 0 || size > capacity / 8 || since < this.#forgotten) return
    const later = this.#changes.slice(since - this.#forgotten)
    if (later.some((change) => tags.some((tag) => touches(tag, change)))) return
    if (!this.#comesIn(key, size)) return
    this.#remove(key)
    this.#entries.set(key, { value, size, tags, at: now(), maxAgeMs, outdated: 'no', changedAt: Infinity })
    this.#size += size
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= capacity) break
      this.#remove(oldest)
    }
  }

  /**
   * Runs `make` once for all requests for `key` that come while it runs. A request after a change gets a new run.
   */
  singleFlight(key: string, make: () => Promise<T>): Promise<T> {
    const underWay = this.#inFlight.get(key)
    if (underWay) return underWay
    const made = make().finally(() => {
      if (this.#inFlight.get(key) === made) this.#inFlight.delete(key)
    })
    this.#inFlight.set(key, made)
    return made
  }

  drop(change: EntityChange) {
    this.#changes.push(change)
    if (this.#changes.length > REMEMBERED) {
      this.#changes.shift()
      this.#forgotten += 1
    }
    this.#inFlight.clear()
    for (const [key, entry] of this.#entries) {
      if (!entry.tags.some((tag) => touches(tag, change))) continue
      if (!this.#rules.keepsOutdated) this.#remove(key)
      else if (change !== ANYTHING) {
        entry.outdated = 'yes'
        entry.changedAt = Math.min(entry.changedAt, this.#rules.now())
      } else if (entry.outdated === 'no') entry.outdated = 'perhaps'
    }
  }

  #isFresh({ outdated, at, maxAgeMs }: Entry<T>): boolean {
    return outdated === 'no' && this.#rules.now() - at < Math.min(this.#rules.ttlMs(), maxAgeMs)
  }

  #comesIn(key: string, size: number): boolean {
    if (this.#size + size <= this.#rules.capacity || this.#entries.has(key)) return true
    const [oldest] = this.#entries.values()
    if (!oldest || !this.#isFresh(oldest) || this.#refused.delete(key)) return true
    this.#refused.add(key)
    if (this.#refused.size > REFUSED)
      for (const first of this.#refused.values().take(1)) this.#refused.delete(first)
    return false
  }

  #remove(key: string) {
    this.#size -= this.#entries.get(key)?.size ?? 0
    this.#entries.delete(key)
  }
}
