/**
 * Pages take turns at the CPU. Rendering one takes a few milliseconds that nothing can interrupt; without turns, all
 * pages whose data arrived at the same moment are rendered one after another, and every other request waits for all of
 * them, even a refusal. With turns the event loop runs between any two.
 */
export interface PageTurns {
  /** Called before a page asks for its data. Throws what `refuse` makes if too many are waiting. */
  door: () => Promise<void>
  /** Called before the synchronous part of a page whose data has arrived. It goes before pages that have none yet. */
  cpu: () => Promise<void>
}

/** The most pages that may wait for a turn: a short crowd is served, each page after those before it. */
const MOST_WAITING = 32
/** During a rush fewer may wait, so that those admitted are answered soon: the others would only come too late. */
const MOST_IN_A_RUSH = 6
/** A rush is over when nothing was refused for this long. */
const RUSH_MS = 2_000

interface Parts {
  refuse: () => Error
  /** Milliseconds of a monotonic clock. */
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
    // One for each turn of the event loop: what arrived meanwhile is read first.
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

/** For when load is not shed. */
export const noTurns: PageTurns = { door: () => resolved, cpu: () => resolved }
