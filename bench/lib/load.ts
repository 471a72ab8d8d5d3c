import autocannon from 'autocannon'
import { cpuMsOfAll } from './cpu.ts'

/** One address under load, and the processes whose CPU time is counted, with all that they started. */
export interface Target {
  name: string
  request: { url: string; method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string }
  pids: readonly number[]
  /** Other processes that work for it, counted separately. */
  alsoPids?: readonly number[]
  /** The number of connections; by default the run's. */
  connections?: number
  /** Whether an answer is right; every answer is checked. */
  check?: (body: string) => boolean
}

export interface Measured {
  name: string
  /** Requests per second; for context only, because it varies with the machine's other work. */
  perSecond: number
  p50: number
  p99: number
  /** CPU time of the counted processes for one request. Milliseconds. */
  cpuPerRequest: number
  /** The same for `alsoPids`. */
  alsoPerRequest: number
  /** Answers that were not 2xx or 304, or had other contents than requested. */
  wrong: number
}

const sumOf = (pids: readonly number[]) => pids.reduce((sum, pid) => sum + cpuMsOfAll(pid), 0)

/** Load on one address for this long, counted by autocannon. Loopback only. */
export const load = (
  request: Target['request'],
  { seconds, connections, check }: { seconds: number; connections: number; check?: Target['check'] },
) => {
  if (!['127.0.0.1', 'localhost'].includes(new URL(request.url).hostname))
    throw new Error('load goes to the loopback only')
  return autocannon({
    ...request,
    method: request.method ?? 'GET',
    connections,
    duration: seconds,
    ...(check && { verifyBody: (body) => typeof body === 'string' && check(body) }),
  })
}

const once = async (target: Target, seconds: number, connections: number): Promise<Measured> => {
  const { pids, alsoPids = [] } = target
  const before = [sumOf(pids), sumOf(alsoPids)] as const
  const result = await load(target.request, {
    seconds,
    connections: target.connections ?? connections,
    ...(target.check && { check: target.check }),
  })
  const spent = sumOf(pids) - before[0]
  const also = sumOf(alsoPids) - before[1]
  const answered = Math.max(1, result.requests.total)
  return {
    name: target.name,
    perSecond: answered / seconds,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuPerRequest: spent / answered,
    alsoPerRequest: also / answered,
    wrong: result.non2xx + result.errors + result.timeouts + result.mismatches,
  }
}

/** The median; of an even number of values, the lower of the two in the middle. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN

/**
 * Interleaved rounds: every target once per round, so that other work on the machine affects all equally. The first
 * round warms up and is discarded. Limited to (rounds + 1) × targets × seconds. Loopback only.
 */
export const interleaved = async (
  targets: readonly Target[],
  { rounds = 4, seconds = 2, connections = 10 } = {},
): Promise<Measured[]> => {
  if (new Set(targets.map(({ name }) => name)).size < targets.length)
    throw new Error('Each target needs a name of its own')
  const seen = new Map<string, Measured[]>()
  for (let round = 0; round <= rounds; round += 1)
    for (const target of targets) {
      const measured = await once(target, seconds, connections)
      if (round > 0) seen.set(target.name, [...(seen.get(target.name) ?? []), measured])
    }
  return targets.map(({ name }) => {
    const all = seen.get(name) ?? []
    const middle = (key: Exclude<keyof Measured, 'name' | 'wrong'>) => median(all.map((one) => one[key]))
    return {
      name,
      perSecond: middle('perSecond'),
      p50: middle('p50'),
      p99: middle('p99'),
      cpuPerRequest: middle('cpuPerRequest'),
      alsoPerRequest: middle('alsoPerRequest'),
      wrong: all.reduce((sum, one) => sum + one.wrong, 0),
    }
  })
}
