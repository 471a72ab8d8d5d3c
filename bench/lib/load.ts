import autocannon from 'autocannon'
import { cpuMsOfAll } from './cpu.ts'

/** One address under load, and the processes whose CPU time counts for it, with all that they started. */
export interface Target {
  name: string
  request: { url: string; method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string }
  pids: readonly number[]
  /** Others that work for it, counted apart. */
  alsoPids?: readonly number[]
  /** Default: the run's. */
  connections?: number
  /** Whether an answer is right; each is looked at. */
  check?: (body: string) => boolean
}

export interface Measured {
  name: string
  /** Requests a second; context only, it moves with the machine's other work. */
  perSecond: number
  p50: number
  p99: number
  /** CPU time of the counted processes for one request. Milliseconds. */
  cpuPerRequest: number
  /** The same for `alsoPids`. */
  alsoPerRequest: number
  /** Answers that were not 2xx or 304, or not what was asked for. */
  wrong: number
}

const sumOf = (pids: readonly number[]) => pids.reduce((sum, pid) => sum + cpuMsOfAll(pid), 0)

/** Load on one address for so long, counted by autocannon. Loopback only. */
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

/** The middle value; of an even number, the lower of the two. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN

/**
 * Interleaved rounds: every target once a round, so that other work on the machine hits all alike. The first round warms
 * and is thrown away. Bounded: (rounds + 1) x targets x seconds. Loopback only.
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
