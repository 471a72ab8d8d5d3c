import { getCapabilities } from '#contract/shop.ts'
import { Fault } from './fault.ts'
import type { Upstream } from './http.ts'
import { createSilence } from './silence.ts'

/** Consecutive unanswered attempts before the backend itself is probed. */
const SUSPICIOUS = 3
/** Between two probes of a backend that does not answer. */
const AGAIN_MS = 500

/**
 * Watches whether the backend answers at all. It observes every attempt and also probes, so that no shopper has to wait
 * to find out.
 */
export interface Pulse {
  /** True while nothing of the backend answers: every call can be refused at once. */
  silent: () => boolean
  answered: () => void
  unanswered: () => void
  close: () => void
}

interface Parts {
  /** Asks the backend something cheap; false if no answer came in time. */
  ask: () => Promise<boolean>
  onSilent?: () => void
  /** The backend answers again. */
  onAwake?: () => void
  /** Milliseconds of a monotonic clock. */
  now?: () => number
}

const nothing = () => undefined

export const createPulse = ({
  ask,
  onSilent = nothing,
  onAwake = nothing,
  now = () => performance.now(),
}: Parts): Pulse => {
  const silence = createSilence(SUSPICIOUS, now)
  let silent = false
  let asking = false
  let closed = false
  let again: NodeJS.Timeout | undefined

  const answered = () => {
    silence.broken()
    if (!silent) return
    silent = false
    onAwake()
  }
  const question = async (): Promise<void> => {
    asking = true
    const alive = await ask().catch(() => false)
    asking = false
    if (closed) return
    if (alive) return answered()
    if (!silent) onSilent()
    silent = true
    again = setTimeout(() => void question(), AGAIN_MS).unref()
  }

  return {
    silent: () => silent,
    answered,
    unanswered: () => {
      if (silence.unanswered() && !silent && !asking && !closed) void question()
    },
    close: () => {
      closed = true
      clearTimeout(again)
    },
  }
}

/** The cheapest question of the contract. Any answer will do, even a refusal or nonsense: the backend is alive. */
export const livenessQuestion =
  ({ send }: Pick<Upstream, 'send'>, deadlineMs: number) =>
  async (): Promise<boolean> => {
    const { name, method, path } = getCapabilities
    try {
      await send({
        name,
        method,
        path,
        headers: { accept: 'application/json' },
        body: undefined,
        deadlineMs,
      })
      return true
    } catch (error) {
      return error instanceof Fault && error.kind === 'garbage'
    }
  }
