import CircuitBreaker from 'opossum'
import { Fault } from './fault.ts'
import type { UpstreamAnswer } from './http.ts'
import type { Pulse } from './pulse.ts'
import { createSilence, type Silence } from './silence.ts'

type Make = () => Promise<UpstreamAnswer>

/** Stops asking a part of the backend that keeps failing, and tries again after a moment. */
export interface Breaker {
  /**
   * Makes the attempt, or throws `Fault('open')` at once. An answer of 5xx counts as a failure and is passed on; a
   * refusal (4xx) is an answer. A read that happens to be the trial waits only for a moment.
   */
  attempt: (group: string, make: Make, kind?: 'read' | 'write') => Promise<UpstreamAnswer>
  /** The parts asked so far, and whether each is given up for now; `backend` is the whole. */
  states: () => { group: string; open: boolean }[]
  /** Forgets failures: the backend answers again. */
  reset: () => void
  close: () => void
}

/**
 * Opens if half of at least 20 calls failed within a short window: in a long one a busy healthy minute would hide the
 * outage that follows it. A small shop never makes that many calls: there, consecutive attempts without an
 * answer decide (`UNANSWERED`).
 */
const RULES = {
  timeout: false,
  errorThresholdPercentage: 49,
  volumeThreshold: 20,
  rollingCountTimeout: 4_000,
  rollingCountBuckets: 8,
  rollingPercentilesEnabled: false,
  enableSnapshots: false,
} as const satisfies CircuitBreaker.Options

/** After this, one trial call decides. */
const TRIES_AGAIN_MS = 2_000

/** Consecutive attempts on one part without an answer. One slow read makes three, so a single one never opens it. */
const UNANSWERED = 5
/** The trial read is refused after this time; the attempt continues, and still decides. */
const LOOK_MS = 150

class Refused extends Error {
  readonly answer: UpstreamAnswer
  constructor(answer: UpstreamAnswer) {
    super('the backend failed')
    this.answer = answer
  }
}

const judged = (answer: UpstreamAnswer): UpstreamAnswer => {
  if (answer.status >= 500) throw new Refused(answer)
  return answer
}

const made = (make: Make) => make()

const isUnanswered = (error: unknown) =>
  error instanceof Fault && (error.kind === 'timeout' || error.kind === 'network')

const outcomeOf = (error: unknown, group: string): UpstreamAnswer => {
  if (error instanceof Refused) return error.answer
  if (error instanceof Error && CircuitBreaker.isOurError(error)) throw refused(group)
  throw error
}

const refused = (group: string) => new Fault('open', `${group} keeps failing`)

/** The answer, or a refusal if it does not come soon. */
const glance = async (attempt: Promise<UpstreamAnswer>, group: string): Promise<UpstreamAnswer> => {
  let timer: NodeJS.Timeout | undefined
  const moment = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(refused(group)), LOOK_MS)
  })
  try {
    return await Promise.race([attempt, moment])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * A part that was given up is tried again by the next call; nobody misses one that has not been called for this long.
 */
const MISSED_MS = 60_000

interface Part {
  circuit: CircuitBreaker<[Make], UpstreamAnswer>
  silence: Silence
  /** When it was last called, by the clock of `now`. */
  calledAt: number
}

interface Watch {
  pulse?: Pick<Pulse, 'silent' | 'answered' | 'unanswered'>
  /** Milliseconds of a monotonic clock. */
  now?: () => number
  /** Until a part that was given up is tried again. Milliseconds; default `TRIES_AGAIN_MS`. */
  triesAgainMs?: number
}

/** One breaker per part of the backend (`/api/products` …): a broken blog store must not hide the catalogue. */
export const createBreaker = ({
  pulse,
  now = () => performance.now(),
  triesAgainMs = TRIES_AGAIN_MS,
}: Watch = {}): Breaker => {
  const parts = new Map<string, Part>()

  const partOf = (group: string): Part => {
    let part = parts.get(group)
    if (!part) {
      const circuit = new CircuitBreaker(made, { ...RULES, resetTimeout: triesAgainMs, name: group })
      parts.set(group, (part = { circuit, silence: createSilence(UNANSWERED, now), calledAt: now() }))
    }
    return part
  }
  const answered = (silence: Silence) => {
    silence.broken()
    pulse?.answered()
  }
  const watched = ({ circuit, silence }: Part, make: Make): Promise<UpstreamAnswer> =>
    make().then(
      (answer) => {
        answered(silence)
        return judged(answer)
      },
      (error: unknown) => {
        if (isUnanswered(error)) {
          pulse?.unanswered()
          if (silence.unanswered()) circuit.open()
        } else answered(silence)
        throw error
      },
    )

  return {
    attempt: (group, make, kind = 'write') => {
      if (pulse?.silent()) return Promise.reject(refused(group))
      const part = partOf(group)
      part.calledAt = now()
      const looks = part.circuit.halfOpen
      const attempt = part.circuit
        .fire(() => watched(part, make))
        .catch((error: unknown) => outcomeOf(error, group))
      return looks && kind === 'read' ? glance(attempt, group) : attempt
    },
    states: () => [
      ...(pulse ? [{ group: 'backend', open: pulse.silent() }] : []),
      ...[...parts].map(([group, { circuit, calledAt }]) => ({
        group,
        open: !circuit.closed && now() - calledAt < MISSED_MS,
      })),
    ],
    reset: () => {
      for (const { circuit, silence } of parts.values()) {
        silence.broken()
        circuit.close()
      }
    },
    close: () => {
      for (const { circuit } of parts.values()) circuit.shutdown()
      parts.clear()
    },
  }
}

/**
 * `/api/products/:id` and `/api/products/by-id` are one part. The list `/api/products` is another: a search server that is
 * away must not hide the pieces themselves.
 */
export const groupOfPath = (path: string): string => {
  let group = groups.get(path)
  if (group === undefined) {
    const [, api, name, ...rest] = path.split('/')
    groups.set(path, (group = ['', api, name, ...(rest.length > 0 ? ['*'] : [])].join('/')))
  }
  return group
}

/** Cached, because the contract has few paths. */
const groups = new Map<string, string>()

/** For tests that break the backend on purpose and want every call made. */
export const noBreaker: Breaker = {
  attempt: (_group, make) => make(),
  states: () => [],
  reset: () => undefined,
  close: () => undefined,
}
