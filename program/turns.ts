export interface Turns {
  /** Runs the work as soon as it is its turn. Throws what `refuse` makes if too many wait already. */
  <T>(work: () => Promise<T>): Promise<T>
}

interface TurnsOptions {
  readonly atOnce: number
  readonly mayWait: number
  readonly refuse: () => Error
}

/** Lets this many run at once; the others wait for their turn, in the order of their arrival. */
export const createTurns = ({ atOnce, mayWait, refuse }: TurnsOptions): Turns => {
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
