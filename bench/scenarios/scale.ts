import { spawn } from 'node:child_process'
import { createDatabase, startPostgres } from '#tests/support/postgres.ts'
import { interleaved, type Measured, type Target } from '../lib/load.ts'
import { startBackend, startServer, type Running } from '../lib/programs.ts'
import { table, type Goal } from '../lib/table.ts'

const SMALL = 10_000
const CONNECTIONS = 50
/** SQLSTATE (PostgreSQL, appendix A). */
const DUPLICATE_DATABASE = '42P04'

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

/** What a shopper of a large store does. `last` is the deepest page that both stores have. */
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
  /** Nothing shared: what each answer costs. */
  readonly alone: Running
  /** Equal reads under way shared, nothing stored: how the shop meets a crowd. */
  readonly shared: Running
}

/** A store with so many products: that of an earlier run, where `TEST_DATABASE_URL` keeps one, else a new one. */
const seeded = async (cluster: string, products: number): Promise<string> => {
  const name = `scale_${products}`
  try {
    const { url } = await createDatabase(cluster, name)
    await run(['scripts/seed.ts', '--products', String(products)], { DATABASE_URL: url })
    return url
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === DUPLICATE_DATABASE)) throw error
    return new URL(`/${name}`, cluster).href
  }
}

const openStore = async (cluster: string, products: number): Promise<Store> => {
  const url = await seeded(cluster, products)
  const backend = await startBackend({ DATABASE_URL: url })
  const server = (reads: 'off' | 'single-flight') =>
    startServer({ BACKEND_URL: backend.url, READ_CACHE: reads })
  return { products, backend, alone: await server('off'), shared: await server('single-flight') }
}

const targetOf = ({ products, backend }: Store, server: Running, { query }: Probe): Target => ({
  name: String(products),
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
 * Each probe alone (what a larger store costs: the ratio), then with 50 connections (p99) that share equal reads under
 * way, as the shop does; beside it the same with nothing shared, where two cores answer all 50 one by one.
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
      const pair = [targetOf(small, small.alone, probe), targetOf(big, big.alone, probe)]
      const crowd = [targetOf(small, small.shared, probe), targetOf(big, big.shared, probe)]
      const alone = await interleaved(pair, { rounds: 3, seconds: 1, connections: 1 })
      const each = await interleaved(pair, { rounds: 1, seconds: 2, connections: CONNECTIONS })
      const loaded = await interleaved(crowd, { rounds: 1, seconds: 2, connections: CONNECTIONS })
      const at = (all: Measured[], n: number) => all[n] ?? ({} as Measured)
      const ratio = at(alone, 0).perSecond / at(alone, 1).perSecond
      rows.push([
        probe.name,
        (1000 / at(alone, 0).perSecond).toFixed(1),
        (1000 / at(alone, 1).perSecond).toFixed(1),
        ratio.toFixed(2),
        at(alone, 1).cpuPerRequest.toFixed(1),
        at(each, 1).p99,
        at(loaded, 0).p99,
        at(loaded, 1).p99,
        [...alone, ...each, ...loaded].reduce((sum, { wrong }) => sum + wrong, 0),
      ])
      goals.push(
        { id: 'P15', what: `${probe.name}: slower by`, value: ratio, unit: 'x', must: 2, ambitious: 1.2, better: 'less' },
        { id: 'P16', what: `${probe.name}: p99`, value: at(loaded, 1).p99, unit: 'ms', must: probe.p99, better: 'less' },
      ) // prettier-ignore
    }
    return {
      text: table(
        ['end to end', 'ms, 10,000', `ms, ${large.toLocaleString('en-IN')}`, 'ratio', 'CPU ms of BFF and backend, large', 'p99 c50, large, nothing shared', 'p99 c50, 10,000', 'p99 c50, large', 'wrong'],
        rows,
      ), // prettier-ignore
      goals,
    }
  } finally {
    for (const { alone, shared, backend } of stores) {
      await alone.stop()
      await shared.stop()
      await backend.stop()
    }
    await cluster.stop()
  }
}
