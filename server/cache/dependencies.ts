import type { Tag } from './tagged-cache.ts'

/** What one anonymous answer depends on, gathered while it is made. */
export class Dependencies {
  readonly #tags = new Map<string, Tag>()
  #shareable = true
  #stale = false

  /** One read of something that is the same for everyone. */
  read(tag: Tag) {
    this.#tags.set(`${tag.kinds.join()}:${tag.ids?.join() ?? ''}`, tag)
  }

  /** One read that was answered with a stale entry, because the backend failed. */
  readStale(tag: Tag) {
    this.read(tag)
    this.#stale = true
  }

  /** Something in it is stale: it may be cached for a moment only. */
  get stale() {
    return this.#stale
  }

  /** Something in it is personal or failed: the answer is for this caller and nobody else. */
  keepOut() {
    this.#shareable = false
  }

  /** Undefined if the answer may not be cached. Without dependencies nothing would say when it changes. */
  tags(): readonly Tag[] | undefined {
    return this.#shareable && this.#tags.size > 0 ? [...this.#tags.values()] : undefined
  }
}
