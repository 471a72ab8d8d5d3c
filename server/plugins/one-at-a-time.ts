/**
 * Runs what one visitor asks for one after another, with a pause between, so that many hands of one visitor take no more
 * of the shop than one, and one hand that asks without end takes little. Visitors do not wait for each other.
 */
export interface OneAtATime {
  /** Runs `work` once all that `visitor` asked for before is done. Throws what `refuse` makes where too much waits. */
  run: <T>(visitor: string, work: () => Promise<T>) => Promise<T>
}

interface Parts {
  /** So many of one visitor may wait. */
  mayWait: number
  /** Between two of one visitor. Milliseconds. */
  pauseMs: number
  refuse: () => Error
}

export const createOneAtATime = ({ mayWait, pauseMs, refuse }: Parts): OneAtATime => {
  /** For each visitor with something under way, who waits. */
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
