import { startServer, startUpstream, type Running } from '../lib/programs.ts'
import { load } from '../lib/load.ts'
import { memoryMb } from '../lib/cpu.ts'
import { table, type Goal } from '../lib/table.ts'

/** Minutes of load: one, or what `--minutes=10` says. */
const minutes = () =>
  Number(process.argv.find((argument) => argument.startsWith('--minutes='))?.split('=')[1] ?? 1)

const SLICES = 10
const CONNECTIONS = 50
const QUERY = `query List($page: Int!) { products(limit: 12, page: $page) { total items {
  id slug name subtitle price background images media { url alt width height avif } } } }`

/**
 * P17: resident memory of the BFF before and under load, nothing shared and nothing stored, so that every request makes
 * all its objects. Growth is counted from the third slice on: before that, a process is still filling its young heap.
 */
export const memory = async (): Promise<{ text: string; goals: Goal[] }> => {
  const running: Running[] = []
  try {
    const upstream = await startUpstream()
    running.push(upstream)
    const env = { BACKEND_URL: upstream.url, READ_CACHE: 'off' }
    // Only the first start of all reads and strips the sources.
    await (await startServer(env)).stop()
    const server = await startServer(env)
    running.push(server)
    const before = memoryMb(server.pid)
    const seconds = (minutes() * 60) / SLICES
    const after: number[] = []
    let answered = 0
    for (let slice = 1; slice <= SLICES; slice += 1) {
      const result = await load(
        {
          url: `${server.url}/graphql`,
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: QUERY, variables: { page: slice } }),
        },
        { seconds, connections: CONNECTIONS },
      )
      answered += result.requests.total
      after.push(memoryMb(server.pid))
    }
    const most = Math.max(...after)
    const settled = after[2] ?? Number.NaN
    const growth = ((after.at(-1) ?? Number.NaN) / settled - 1) * 100
    return {
      text: table(
        [
          'BFF memory, MB',
          'before',
          ...after.map((_, n) => `${((n + 1) * seconds).toFixed(0)} s`),
          'requests',
        ],
        [['resident', before.toFixed(0), ...after.map((mb) => mb.toFixed(0)), answered]],
      ),
      goals: [
        { id: 'P17', what: 'BFF memory under load', value: most, unit: 'MB', must: 180, ambitious: 130, better: 'less' },
        { id: 'P17', what: `BFF memory growth over ${minutes()} min of load`, value: growth, unit: '%', must: 5, better: 'less' },
      ], // prettier-ignore
    }
  } finally {
    for (const program of running.reverse()) await program.stop()
  }
}
