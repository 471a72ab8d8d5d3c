import { CATALOGUE } from '#contract/changes.ts'
import { ENTITY_KINDS, type EntityKind } from '#contract/endpoint.ts'

/** What an answer is made of. With `ids` it is about these entities of the first kind alone, and about any of the others. */
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

/** Could this change have made the answer untrue? A kind that is not known here may touch anything. */
export const touches = (tag: Tag, { kind, id }: EntityChange): boolean => {
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
}

interface Rules {
  /** Sum of the sizes kept; the least recently used goes first. */
  capacity: number
  /** How long an entry is fresh, in milliseconds; 0 caches nothing. Asked at each read: it depends on the change feed. */
  ttlMs: () => number
  now: () => number
}

interface Putting {
  size: number
  tags: readonly Tag[]
  /** The moment before the value was made, see `mark`. */
  since: number
  /** Fresh for no longer than this, whatever the rules allow. */
  maxAgeMs?: number
}

/** So many changes are remembered; what took longer to make than that is not kept. */
const REMEMBERED = 512

/** Keeps values until an entity that they are made of changes, and makes a value that many ask for at once only once. */
export class TaggedCache<T> {
  readonly #entries = new Map<string, Entry<T>>()
  readonly #inFlight = new Map<string, Promise<T>>()
  readonly #rules: Rules
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
    if (!entry || this.#rules.now() - entry.at >= Math.min(this.#rules.ttlMs(), entry.maxAgeMs))
      return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  /** What was true not longer ago than this, though it is no longer fresh. Dropped entries are not among it. */
  stale(key: string, maxAgeMs: number): T | undefined {
    const entry = this.#entries.get(key)
    return entry && this.#rules.now() - entry.at < maxAgeMs ? entry.value : undefined
  }

  /** The moment before something is made; `put` asks for it. */
  mark(): number {
    return this.#forgotten + this.#changes.length
  }

  /** Keeps a value, unless one of its entities changed since `mark`. */
  put(key: string, value: T, { size, tags, since, maxAgeMs = Infinity }: Putting) {
    const { capacity, ttlMs, now } = this.#rules
    if (ttlMs() <= 0 || size > capacity / 8 || since < this.#forgotten) return
    const later = this.#changes.slice(since - this.#forgotten)
    if (later.some((change) => tags.some((tag) => touches(tag, change)))) return
    this.#remove(key)
    this.#entries.set(key, { value, size, tags, at: now(), maxAgeMs })
    this.#size += size
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= capacity) break
      this.#remove(oldest)
    }
  }

  /** Runs `make` once for all who ask for `key` while it runs. Who asks after a change gets a run of their own. */
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
    for (const [key, { tags }] of this.#entries)
      if (tags.some((tag) => touches(tag, change))) this.#remove(key)
  }

  #remove(key: string) {
    this.#size -= this.#entries.get(key)?.size ?? 0
    this.#entries.delete(key)
  }
}
