import { spawn } from 'node:child_process'
import { createDatabase, startPostgres } from '#tests/support/postgres.ts'
import { interleaved, type Measured, type Target } from '../lib/load.ts'
import { freePort, startProgram, type Running } from '../lib/programs.ts'
import { table, type Goal } from '../lib/table.ts'

const SMALL = 10_000
const CONNECTIONS = 50

interface Probe {
  readonly name: string
  readonly query: string
  /** Milliseconds at 50 connections. */
  readonly p99: number
}

const list = (args: string) =>
  `{ products(${args}) { total totalIsFloor items { id name subtitle price images media { url alt width height avif webp } } } }`
const facets = (filter: string) =>
  `{ facets(filter: { ${filter} }) { name values { value label count countIsFloor } } }`

/** What a shopper of a large store does (issue 7, part 3). `last` is the deepest page that both stores have. */
const probes = (last: number): readonly Probe[] => [
  { name: 'list', query: list('filter: {}'), p99: 50 },
  { name: 'list of a category, sorted by price', query: list('filter: { categoryId: "rings" }, sort: PRICE_ASC'), p99: 50 },
  { name: `deep page (${last})`, query: list(`filter: {}, page: ${last}`), p99: 50 },
  { name: 'facets of everything', query: facets(''), p99: 50 },
  { name: 'facets, one filter deep', query: facets('metal: "Rose gold"'), p99: 50 },
  { name: 'facets, free combination', query: facets('categoryId: "rings", metal: "Rose gold,Platinum", stone: "Diamond"'), p99: 150 },
  { name: 'list, free combination', query: list('filter: { categoryId: "rings", metal: "Rose gold,Platinum", stone: "Diamond", priceMin: 5000000 }'), p99: 150 },
  { name: 'search, common words', query: list('filter: { search: "rose gold ring" }'), p99: 150 },
  { name: 'search, one name', query: list('filter: { search: "vane 4321" }'), p99: 150 },
  { name: 'type-ahead', query: '{ suggestions(search: "soli") { products { id name price } categories { slug } collections } }', p99: 50 },
] // prettier-ignore

const run = (args: readonly string[], env: NodeJS.ProcessEnv) =>
  new Promise<void>((resolve, reject) =>
    spawn(process.execPath, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
      .once('error', reject)
      .once('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`${args.join(' ')} ended with ${code}`)),
      ),
  )

interface Store {
  readonly products: number
  readonly backend: Running
  readonly server: Running
}

const openStore = async (cluster: string, products: number): Promise<Store> => {
  const { url } = await createDatabase(cluster, `scale_${products}`)
  await run(['scripts/seed.ts', '--products', String(products)], { DATABASE_URL: url })
  const [backendPort, serverPort] = [await freePort(), await freePort()]
  const backend = await startProgram(
    ['backend/main.ts'],
    { BACKEND_PORT: String(backendPort), DATABASE_URL: url },
    backendPort,
  )
  const env = { PORT: String(serverPort), HOST: '127.0.0.1', BACKEND_URL: backend.url, SHARED_READS: 'off' }
  return { products, backend, server: await startProgram(['server/main.ts'], env, serverPort) }
}

const targetOf = ({ server, backend }: Store, { name, query }: Probe): Target => ({
  name,
  request: {
    url: `${server.url}/graphql`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  },
  pids: [server.pid, backend.pid],
})

/**
 * P15 and P16: the same shop with ten thousand and with `large` products, end to end through the BFF, nothing stored.
 * Each probe alone (what a larger store costs: the ratio), then under 50 connections (p99).
 */
export const scale = async (large: number): Promise<{ text: string; goals: Goal[] }> => {
  const cluster = await startPostgres()
  const stores: Store[] = []
  try {
    for (const products of [SMALL, large]) stores.push(await openStore(cluster.url, products))
    const rows: (string | number)[][] = []
    const goals: Goal[] = []
    const [small, big] = stores
    if (!small || !big) throw new Error('Two stores are needed')
    for (const probe of probes(Math.floor(SMALL / 12))) {
      const pair = [targetOf(small, probe), targetOf(big, probe)]
      const alone = await interleaved(pair, { rounds: 3, seconds: 1, connections: 1 })
      const loaded = await interleaved(pair, { rounds: 1, seconds: 3, connections: CONNECTIONS })
      const at = (all: Measured[], n: number) => all[n] ?? ({} as Measured)
      const ratio = at(alone, 0).perSecond / at(alone, 1).perSecond
      rows.push([
        probe.name,
        (1000 / at(alone, 0).perSecond).toFixed(1),
        (1000 / at(alone, 1).perSecond).toFixed(1),
        ratio.toFixed(2),
        at(loaded, 0).p99,
        at(loaded, 1).p99,
        Math.round(at(loaded, 1).perSecond),
        loaded.reduce((sum, { wrong }) => sum + wrong, 0),
      ])
      goals.push(
        { id: 'P15', what: `${probe.name}: slower by`, value: ratio, unit: 'x', must: 2, ambitious: 1.2, better: 'less' },
        { id: 'P16', what: `${probe.name}: p99`, value: at(loaded, 1).p99, unit: 'ms', must: probe.p99, better: 'less' },
      ) // prettier-ignore
    }
    return {
      text: table(
        ['end to end', 'ms, 10,000', `ms, ${large.toLocaleString('en-IN')}`, 'ratio', 'p99 c50, 10,000', 'p99 c50, large', 'requests/s, large', 'wrong'],
        rows,
      ), // prettier-ignore
      goals,
    }
  } finally {
    for (const { server, backend } of stores) {
      await server.stop()
      await backend.stop()
    }
    await cluster.stop()
  }
}
