/** A silence must last this long: attempts that end at the same moment may all have met one pause of this process. */
const LASTS_MS = 1_000

/** After a pause this long, earlier attempts no longer count. */
const FORGOTTEN_MS = 30_000

/** Counts consecutive unanswered attempts. */
export interface Silence {
  /** Adds one. True once there are enough of them and they lasted long enough. */
  unanswered: () => boolean
  /** An answer came, which may be a refusal. */
  broken: () => void
}

export const createSilence = (most: number, now: () => number): Silence => {
  let count = 0
  let since = 0
  let last = 0
  return {
    unanswered: () => {
      const at = now()
      if (count === 0 || at - last > FORGOTTEN_MS) {
        count = 0
        since = at
      }
      count += 1
      last = at
      return count >= most && at - since >= LASTS_MS
    },
    broken: () => {
      count = 0
    },
  }
}
