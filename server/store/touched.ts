import type { Tag } from './tagged-store.ts'

/** What one anonymous answer was made of, gathered while it is made. */
export class Touched {
  readonly #tags = new Map<string, Tag>()
  #shareable = true
  #old = false

  /** One read of something that is the same for everyone. */
  read(tag: Tag) {
    this.#tags.set(`${tag.kinds.join()}:${tag.ids?.join() ?? ''}`, tag)
  }

  /** One read that an old answer stood in for, because the backend failed. */
  readOld(tag: Tag) {
    this.read(tag)
    this.#old = true
  }

  /** Something in it is old: it may be kept for a moment only. */
  get old() {
    return this.#old
  }

  /** Something in it is personal or failed: the answer is for who asked and for nobody else. */
  keepOut() {
    this.#shareable = false
  }

  /** Undefined when the answer may not be kept. Nothing read means that nobody would say when it changes. */
  tags(): readonly Tag[] | undefined {
    return this.#shareable && this.#tags.size > 0 ? [...this.#tags.values()] : undefined
  }
}
