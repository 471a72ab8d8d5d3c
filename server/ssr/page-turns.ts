/**
 * Pages take turns at the CPU. A page is a few milliseconds of work that nothing can interrupt; without turns all whose
 * data came in the same moment are rendered one after the other, and whoever asks meanwhile waits for all of them, a
 * refusal included. With turns the event loop looks around between any two of them.
 */
export interface PageTurns {
  /** Before a page asks for its data. Throws what `refuse` makes where too many wait already. */
  door: () => Promise<void>
  /** Before the synchronous part of a page whose data is there. It goes before those at the door. */
  cpu: () => Promise<void>
}

/** Pages that may wait at the door: a moment's crowd is served, each waiting for those before it. */
const MOST_WAITING = 32
/** While a rush lasts fewer wait, so that those let in are answered soon: the others would only come too late. */
const MOST_IN_A_RUSH = 6
/** A rush is over when nobody had to be refused for this long. */
const RUSH_MS = 2_000

interface Parts {
  refuse: () => Error
  /** Milliseconds of a clock that never goes back. */
  now?: () => number
}

export const createPageTurns = ({ refuse, now = () => performance.now() }: Parts): PageTurns => {
  const ready: (() => void)[] = []
  const door: (() => void)[] = []
  let rushUntil = -Infinity
  let going = false

  const next = () => {
    const turn = ready.shift() ?? door.shift()
    going = turn !== undefined
    // One for each turn of the event loop: what arrived meanwhile is read before the next.
    if (going) setImmediate(next)
    turn?.()
  }
  const wait = (line: (() => void)[]) =>
    new Promise<void>((resolve) => {
      line.push(resolve)
      if (going) return
      going = true
      setImmediate(next)
    })

  return {
    door: () => {
      const at = now()
      if (door.length < (at < rushUntil ? MOST_IN_A_RUSH : MOST_WAITING)) return wait(door)
      rushUntil = at + RUSH_MS
      return Promise.reject(refuse())
    },
    cpu: () => wait(ready),
  }
}

const resolved = Promise.resolve()

/** Where load is not shed. */
export const noTurns: PageTurns = { door: () => resolved, cpu: () => resolved }
