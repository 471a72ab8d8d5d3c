import { flushSync } from 'react-dom'
import { redo, type EarlyStep } from '#web/lib/early-steps.ts'

/**
 * Does again, now that React listens, what was done before it did: the controls that a browser filled in, then every
 * step in its order. Each is rendered before the next, as it would have been.
 */
export const replay = (filled: readonly EarlyStep[], steps: readonly EarlyStep[]): void => {
  const known = new Set(steps.map(([element]) => element))
  for (const step of [...filled.filter(([element]) => !known.has(element)), ...steps])
    if (step[0].isConnected) flushSync(() => redo(step))
}
