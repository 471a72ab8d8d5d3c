import { setTimeout as pause } from 'node:timers/promises'
import { startServer } from '../lib/programs.ts'
import { memoryMb, ownMb } from '../lib/cpu.ts'
import { mixedLoad } from '../lib/mixed.ts'
import { EMBEDDED_NOTE, startStore } from '../lib/shop.ts'
import { table, type Goal } from '../lib/table.ts'

/** Minutes of load: one, or the value of `--minutes=10`. */
const minutes = () =>
  Number(process.argv.find((argument) => argument.startsWith('--minutes='))?.split('=')[1] ?? 1)

const SLICES = 10
/** The bars are for a run of this many minutes: a shorter one has not filled the caches, on a busy machine least of all. */
const JUDGED_MINUTES = 10

/**
 * P17: memory of BFF and backend on PostgreSQL as in service, before and under a mixture of requests that fills all
 * their caches. Growth is counted from the third slice on: before that, a process is still filling its young heap.
 */
export const memory = async (): Promise<{ text: string; goals: Goal[] }> => {
  const store = await startStore()
  const { backend } = store
  const env = { BACKEND_URL: backend.url }
  // Only the first start of a build compiles what later ones find compiled.
  await (await startServer(env)).stop()
  const server = await startServer(env)
  try {
    const pids = [server.pid, backend.pid]
    const look = () => ({
      resident: pids.map(memoryMb),
      own: pids.map(ownMb).reduce((sum, mb) => sum + mb, 0),
    })
    const seconds = (minutes() * 60) / SLICES
    const looks = [look()]
    const load = await mixedLoad(server.url, backend.url)
    for (let slice = 1; slice <= SLICES; slice += 1) {
      await pause(seconds * 1_000)
      looks.push(look())
    }
    await load.stop()
    const own = looks.slice(1).map((one) => one.own)
    const growth = ((own.at(-1) ?? Number.NaN) / (own[2] ?? Number.NaN) - 1) * 100
    const row = (name: string, of: (one: (typeof looks)[number]) => number | undefined) => [
      name,
      ...looks.map((one) => (of(one) ?? Number.NaN).toFixed(0)),
    ]
    return {
      text: [
        store.cluster ? '' : EMBEDDED_NOTE,
        table(
          ['memory, MB', 'before', ...own.map((_, n) => `${((n + 1) * seconds).toFixed(0)} s`)],
          [
            row('BFF, resident', ({ resident }) => resident[0]),
            row('backend, resident', ({ resident }) => resident[1]),
            row('both, what they share counted once', (one) => one.own),
          ],
        ),
        `${load.seen.answered} requests, ${load.seen.wrong} wrong`,
        minutes() < JUDGED_MINUTES
          ? `P17 is compared with its bars from --minutes=${JUDGED_MINUTES} on.`
          : '',
      ]
        .filter(Boolean)
        .join('\n'),
      goals:
        minutes() < JUDGED_MINUTES
          ? []
          : [
              {
                id: 'P17',
                what: 'memory of BFF and backend under mixed load',
                value: Math.max(...own),
                unit: 'MB',
                must: 400,
                ambitious: 300,
                better: 'less',
              },
              {
                id: 'P17',
                what: `growth of it over ${minutes()} min of load`,
                value: growth,
                unit: '%',
                must: 5,
                better: 'less',
              },
            ],
    }
  } finally {
    await server.stop()
    await store.stop()
  }
}
