import type { Tag } from './tagged-store.ts'

/** What one anonymous answer was made of, gathered while it is made. */
export class Touched {
  readonly #tags = new Map<string, Tag>()
  #shareable = true

  /** One read of something that is the same for everyone. */
  read(tag: Tag) {
    this.#tags.set(`${tag.kinds.join()}:${tag.ids?.join() ?? ''}`, tag)
  }

  /** Something in it is personal, old or failed: the answer is for who asked and for nobody else. */
  keepOut() {
    this.#shareable = false
  }

  /** Undefined when the answer may not be kept. Nothing read means that nobody would say when it changes. */
  tags(): readonly Tag[] | undefined {
    return this.#shareable && this.#tags.size > 0 ? [...this.#tags.values()] : undefined
  }
}
