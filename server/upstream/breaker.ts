import CircuitBreaker from 'opossum'
import { Fault } from './fault.ts'
import type { UpstreamAnswer } from './http.ts'

type Make = () => Promise<UpstreamAnswer>

/** Stops asking a part of the backend that keeps failing, and looks again after a moment. */
export interface Breaker {
  /** Makes the attempt, or throws `Fault('open')` at once. An answer of 5xx counts as failed and is handed on. */
  attempt: (group: string, make: Make) => Promise<UpstreamAnswer>
  /** The parts asked so far, and whether each is given up for now. */
  states: () => { group: string; open: boolean }[]
  close: () => void
}

/** Opens when half of at least 20 calls failed; a short window, so that a busy healthy minute hides no outage. */
const RULES = {
  timeout: false,
  errorThresholdPercentage: 49,
  volumeThreshold: 20,
  rollingCountTimeout: 4_000,
  rollingCountBuckets: 8,
  rollingPercentilesEnabled: false,
  enableSnapshots: false,
  /** Then one call looks again, and decides. */
  resetTimeout: 2_000,
} as const satisfies CircuitBreaker.Options

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

const made = (make: Make): Promise<UpstreamAnswer> => make().then(judged)

const outcomeOf = (error: unknown, group: string): UpstreamAnswer => {
  if (error instanceof Refused) return error.answer
  if (error instanceof Error && CircuitBreaker.isOurError(error))
    throw new Fault('open', `${group} keeps failing`)
  throw error
}

/** One breaker per part of the backend (`/api/products` …): a broken blog store must not hide the catalogue. */
export const createBreaker = (): Breaker => {
  const circuits = new Map<string, CircuitBreaker<[Make], UpstreamAnswer>>()
  return {
    attempt: (group, make) => {
      let circuit = circuits.get(group)
      if (!circuit) circuits.set(group, (circuit = new CircuitBreaker(made, { ...RULES, name: group })))
      return circuit.fire(make).catch((error: unknown) => outcomeOf(error, group))
    },
    states: () => [...circuits].map(([group, { closed }]) => ({ group, open: !closed })),
    close: () => {
      for (const circuit of circuits.values()) circuit.shutdown()
      circuits.clear()
    },
  }
}

/** `/api/products/:id` and `/api/products` are one part. */
export const groupOfPath = (path: string): string => path.split('/', 3).join('/')

/** For tests that break the backend on purpose and want every call made. */
export const noBreaker: Breaker = {
  attempt: (_group, make) => make(),
  states: () => [],
  close: () => undefined,
}
