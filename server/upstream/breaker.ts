/** Stops asking a part of the backend that keeps failing, and looks again after a moment (reliability, part 1E). */
export interface Breaker {
  /** False: do not even try. */
  admits: (group: string) => boolean
  record: (group: string, ok: boolean) => void
}

const WINDOW_MS = 10_000
const LEAST_CALLS = 20
const FAILING_SHARE = 0.5
const OPEN_MS = 2_000

interface Group {
  since: number
  calls: number
  failures: number
  /** Closed while 0; else no call before this moment, and then one to see. */
  openUntil: number
  probing: boolean
}

/** One breaker per part of the backend (`/api/products` …): a broken blog store must not hide the catalogue. */
export const createBreaker = (now: () => number = () => performance.now()): Breaker => {
  const groups = new Map<string, Group>()
  const fresh = (): Group => ({ since: now(), calls: 0, failures: 0, openUntil: 0, probing: false })
  const groupOf = (name: string) => {
    let group = groups.get(name)
    if (!group) groups.set(name, (group = fresh()))
    return group
  }
  return {
    admits: (name) => {
      const group = groupOf(name)
      if (group.openUntil === 0) return true
      if (now() < group.openUntil || group.probing) return false
      group.probing = true
      return true
    },
    record: (name, ok) => {
      const group = groupOf(name)
      if (group.openUntil > 0) {
        // Late answers of calls from before it opened say nothing new.
        if (!group.probing) return
        if (ok) groups.set(name, fresh())
        else Object.assign(group, { openUntil: now() + OPEN_MS, probing: false })
        return
      }
      if (now() - group.since > WINDOW_MS) Object.assign(group, fresh())
      group.calls += 1
      if (!ok) group.failures += 1
      if (group.calls >= LEAST_CALLS && group.failures >= group.calls * FAILING_SHARE) {
        group.openUntil = now() + OPEN_MS
      }
    },
  }
}

/** `/api/products/:id` and `/api/products` are one part. */
export const groupOfPath = (path: string): string => path.split('/', 3).join('/')

/** For tests that break the backend on purpose and want every call made. */
export const noBreaker: Breaker = { admits: () => true, record: () => undefined }
