/** A silence must last this long: attempts that end in the same moment may all have met one pause of this process. */
const LASTS_MS = 1_000

/** After a pause as long as this, what was before says nothing any more. */
const FORGOTTEN_MS = 30_000

/** Counts attempts in a row that nobody answered. */
export interface Silence {
  /** One more. True once there are enough of them and they lasted long enough. */
  unanswered: () => boolean
  /** An answer came, a refusal too. */
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
