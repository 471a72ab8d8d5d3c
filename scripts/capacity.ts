import { setTimeout as pause } from 'node:timers/promises'
import { cpuMsOfAll } from '../bench/lib/cpu.ts'
import { quantile } from '../tests/faults/reads.ts'
import { buildIfStale } from './build.ts'
import { checkArguments } from './lib/arguments.ts'
import { MODEL, READING, STEPS_A_VISIT } from './capacity/model.ts'
import { shopOn, waresOf, type Measured } from './capacity/shoppers.ts'
import { startTopology, type Topology } from './topology/start.ts'

/**
 * `npm run capacity`: sends more and more shoppers of a written model (scripts/capacity/model.ts) to the whole
 * topology, until one answer in a hundred takes longer than 500 ms or one fails. Prints how many it served, what each
 * cost and which program was busiest. The load runs on the same cores, so its own CPU is printed too.
 */
const SLOWEST_P99 = 500
const STEPS = [50, 100, 200, 400, 800, 1_600, 3_200, 4_800, 6_400]
const SECONDS = 20

/** CPU of each program so far with all its processes, by its name. Milliseconds. */
const spent = ({ copies, database }: Topology) => {
  const all = new Map<string, number>()
  const programs = copies.map(({ service, pid }) => [service, pid] as const)
  for (const [name, pid] of [...programs, ...(database ? [['database', database.pid()] as const] : [])])
    all.set(name, (all.get(name) ?? 0) + cpuMsOfAll(pid))
  return all
}

const load = async (topology: Topology, wares: Awaited<ReturnType<typeof waresOf>>, shoppers: number) => {
  const measured: Measured = { times: [], errors: [], visits: 0 }
  const stop = new AbortController()
  const asleep = (ms: number) => pause(ms, undefined, { signal: stop.signal }).catch(() => undefined)
  const running = Array.from({ length: shoppers }, (_, seed) =>
    shopOn(topology, wares, measured, { seed, goesOn: () => !stop.signal.aborted, asleep }),
  )
  // Everybody has arrived after one reading.
  await pause(READING * 1_000)
  measured.times.length = 0
  measured.errors.length = 0
  const [before, own] = [spent(topology), process.cpuUsage()]
  await pause(SECONDS * 1_000)
  const [after, ownAfter] = [spent(topology), process.cpuUsage(own)]
  const { times, errors } = { times: [...measured.times], errors: [...measured.errors] }
  stop.abort()
  await Promise.all(running)
  const cpu = new Map([...after].map(([name, ms]) => [name, (ms - (before.get(name) ?? 0)) / SECONDS]))
  return { times, errors, cpu, own: (ownAfter.user + ownAfter.system) / 1_000 / SECONDS }
}

const run = async (most: number) => {
  await buildIfStale()
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  const topology = await startTopology(say)
  try {
    const wares = await waresOf(topology.databaseUrl)
    say(
      `model      ${STEPS_A_VISIT.toFixed(1)} steps a visit, one every ${READING} s: ${MODEL.map(({ name, visits, times }) => `${name} ${(visits * times) / 1_000}`).join(', ')}`,
    )
    let carried = 'fewer than the first step'
    for (const shoppers of STEPS.filter((step) => step <= most)) {
      const { times, errors, cpu, own } = await load(topology, wares, shoppers)
      const p99 = quantile(times, 0.99)
      const sum = [...cpu.values()].reduce((a, b) => a + b, 0)
      const [busiest] = [...cpu, ['the load itself', own] as const].toSorted(([, a], [, b]) => b - a)
      const each = `${((sum / shoppers) * 1_000).toFixed(0)} µs of CPU a second each`
      say(
        `${String(shoppers).padStart(5)} shoppers: ${(times.length / SECONDS).toFixed(0)} answers a second, p50 ${quantile(times, 0.5).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ${errors.length} errors; ${each}; ${[...cpu].map(([name, ms]) => `${name} ${(ms / 10).toFixed(0)} %`).join(', ')}, the load itself ${(own / 10).toFixed(0)} %`,
      )
      if (errors.length > 0 || p99 > SLOWEST_P99) {
        say(
          `carried    ${carried}; the limit: ${errors[0] ?? `p99 of ${p99.toFixed(0)} ms`}; busiest: ${busiest?.[0]}`,
        )
        return
      }
      carried = `${shoppers} shoppers at once, ${each}; busiest: ${busiest?.[0]}`
    }
    say(`carried    ${carried}; more was not asked`)
  } finally {
    await topology.stop()
  }
}

checkArguments(`npm run capacity -- <shoppers>: the most to try, ${STEPS[0]} or more.`, [/^\d+$/])
const most = process.argv[2] === undefined ? Number.POSITIVE_INFINITY : Number(process.argv[2])
if (!(most >= (STEPS[0] ?? 0))) {
  process.stderr.write(`npm run capacity -- <shoppers>: the most to try, ${STEPS[0]} or more\n`)
  process.exit(1)
}
await run(most).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exitCode = 1
})
process.exit()
