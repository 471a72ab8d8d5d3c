import { flushSync } from 'react-dom'
import { redo, type EarlyStep } from '#web/lib/early-steps.ts'

/**
 * Repeats, now that React listens, what the shopper did before: first the controls that the browser filled in, then
 * every step in order. Each is rendered before the next, as if it had just happened.
 */
export const replay = (filled: readonly EarlyStep[], steps: readonly EarlyStep[]): void => {
  const known = new Set(steps.map(([element]) => element))
  for (const step of [...filled.filter(([element]) => !known.has(element)), ...steps])
    if (step[0].isConnected) flushSync(() => redo(step))
}
