/** Specification sections 4 and 9: the next picture every 2000 ms. */
export const TURN_MS = 2000

type Listener = () => void

/**
 * One clock for all cards on screen, so that they turn together and an idle page has no timer. It stops while the tab
 * is hidden.
 */
const listeners = new Set<Listener>()
let timer: ReturnType<typeof setInterval> | undefined

const tick = () => {
  if (document.visibilityState === 'hidden') return
  for (const listener of listeners) listener()
}

export const onTurn = (listener: Listener): (() => void) => {
  listeners.add(listener)
  timer ??= setInterval(tick, TURN_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The picture after this one; wraps around. */
export const nextPicture = (index: number, count: number): number => (index + 1) % count
