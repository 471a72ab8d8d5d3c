/**
 * Pauses between tries: growing, and each partly random, so that programs that lost the same thing do not come back at
 * the same moment.
 */
export interface Pauses {
  readonly firstMs: number
  readonly longestMs: number
}

/** Milliseconds before try number `tries` (0 is the first): between half and the whole of a pause that doubles. */
export const pauseBefore = (tries: number, { firstMs, longestMs }: Pauses, random = Math.random): number => {
  const whole = Math.min(firstMs * 2 ** Math.min(tries, 30), longestMs)
  return whole / 2 + (random() * whole) / 2
}

export interface Retry {
  /** Plans one more try. If one is planned already, nothing is added. */
  readonly plan: () => void
  /** After a success: the next pause is the shortest again. */
  readonly worked: () => void
  /** Cancels what is planned, for good. */
  readonly end: () => void
}

/** Retries `work`, one planned try at a time. `work` calls `plan` itself when it failed. */
export const createRetry = (work: () => void, pauses: Pauses): Retry => {
  let tries = 0
  let planned: NodeJS.Timeout | undefined
  let ended = false
  return {
    plan: () => {
      if (ended || planned !== undefined) return
      planned = setTimeout(
        () => {
          planned = undefined
          work()
        },
        pauseBefore(tries, pauses),
      ).unref()
      tries += 1
    },
    worked: () => {
      tries = 0
    },
    end: () => {
      ended = true
      clearTimeout(planned)
    },
  }
}
