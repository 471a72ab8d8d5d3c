export interface ConcurrencyLimit {
  /** Runs the work as soon as it is its turn. Throws what `refuse` makes if too many wait already. */
  <T>(work: () => Promise<T>): Promise<T>
}

interface ConcurrencyLimitOptions {
  readonly atOnce: number
  readonly mayWait: number
  readonly refuse: () => Error
}

/** Lets this many run at once; the others wait for their turn, in the order of their arrival. */
export const createConcurrencyLimit = ({
  atOnce,
  mayWait,
  refuse,
}: ConcurrencyLimitOptions): ConcurrencyLimit => {
  const waiting: (() => void)[] = []
  let free = atOnce
  return async (work) => {
    if (free > 0) free -= 1
    else if (waiting.length >= mayWait) throw refuse()
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
