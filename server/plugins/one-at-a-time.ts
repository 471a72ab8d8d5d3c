/**
 * Runs what one visitor asks for one after another, so that many hands of one visitor take no more of the shop than one.
 * Visitors do not wait for each other.
 */
export interface OneAtATime {
  /** Runs `work` once all that `visitor` asked for before is done. Throws what `refuse` makes where too much waits. */
  run: <T>(visitor: string, work: () => Promise<T>) => Promise<T>
}

interface Parts {
  /** So many of one visitor may wait. */
  mayWait: number
  refuse: () => Error
}

export const createOneAtATime = ({ mayWait, refuse }: Parts): OneAtATime => {
  /** For each visitor with something under way, who waits. */
  const lines = new Map<string, (() => void)[]>()
  return {
    run: async (visitor, work) => {
      const line = lines.get(visitor)
      if (!line) lines.set(visitor, [])
      else if (line.length >= mayWait) throw refuse()
      else await new Promise<void>((resolve) => line.push(resolve))
      try {
        return await work()
      } finally {
        const next = lines.get(visitor)?.shift()
        if (next) setImmediate(next)
        else lines.delete(visitor)
      }
    },
  }
}
