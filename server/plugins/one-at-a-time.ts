/**
 * Runs one visitor's requests one after another, with a pause in between: parallel requests get no more of the shop
 * than single ones, and an endless loop gets little. Visitors do not wait for each other.
 */
export interface OneAtATime {
  /**
   * Runs `work` once all earlier requests of `visitor` are done. Throws what `refuse` makes if too many are waiting.
   */
  run: <T>(visitor: string, work: () => Promise<T>) => Promise<T>
}

interface Parts {
  /** The most requests of one visitor that may wait. */
  mayWait: number
  /** Pause between two requests of one visitor. Milliseconds. */
  pauseMs: number
  refuse: () => Error
}

export const createOneAtATime = ({ mayWait, pauseMs, refuse }: Parts): OneAtATime => {
  /** The waiting requests of each visitor who has one in progress. */
  const lines = new Map<string, (() => void)[]>()
  const next = (visitor: string) => {
    const waiting = lines.get(visitor)?.shift()
    if (waiting) waiting()
    else lines.delete(visitor)
  }
  return {
    run: async (visitor, work) => {
      const line = lines.get(visitor)
      if (!line) lines.set(visitor, [])
      else if (line.length >= mayWait) throw refuse()
      else await new Promise<void>((resolve) => line.push(resolve))
      try {
        return await work()
      } finally {
        setTimeout(next, pauseMs, visitor).unref()
      }
    },
  }
}
