import Type from 'typebox'
import { operatorSetPrice } from '#contract/operator.ts'
import { checked } from '#program/json-file.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { memoryMb } from '../lib/cpu.ts'
import { filledStore, firstRow } from '../lib/large-store.ts'
import { interleaved, median, type Target } from '../lib/load.ts'
import { asOperator } from '../lib/operator.ts'
import { postmasterOf } from '../lib/postmaster.ts'
import { startBackend, startServer, type Running } from '../lib/programs.ts'
import { BENCH_OPERATOR } from '../lib/shop.ts'
import { table, type Goal } from '../lib/table.ts'

const SMALL = 10_000
const SIZES = [SMALL, 100_000]
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

/** The actions of a shopper in a large store. `last` is the deepest page that the small store has. */
const probes = (last: number): readonly Probe[] => [
  { name: 'list', query: list('filter: {}'), p99: 50 },
  { name: 'list of a category, sorted by price', query: list('filter: { categoryId: "rings" }, sort: PRICE_ASC'), p99: 50 },
  { name: `deep page (${last})`, query: list(`filter: {}, page: ${last}`), p99: 50 },
  { name: 'facets of everything', query: facets(''), p99: 50 },
  { name: 'facets, one filter', query: facets('metal: "Rose gold"'), p99: 50 },
  { name: 'facets, three filters', query: facets('categoryId: "rings", metal: "Rose gold,Platinum", stone: "Diamond"'), p99: 150 },
  { name: 'list, four filters', query: list('filter: { categoryId: "rings", metal: "Rose gold,Platinum", stone: "Diamond", priceMin: 5000000 }'), p99: 150 },
  { name: 'search, common words', query: list('filter: { search: "rose gold ring" }'), p99: 150 },
  { name: 'search, one name', query: list('filter: { search: "vane 4321" }'), p99: 150 },
  { name: 'type-ahead', query: '{ suggestions(search: "soli") { products { id name price } categories { slug } collections } }', p99: 50 },
] // prettier-ignore

/** How often a price is written, to measure how soon lists show it. */
const WRITES = 20

interface Store {
  readonly url: string
  readonly backend: Running
  /** Nothing shared: the cost of each answer. */
  readonly alone: Running
  /** Simultaneous equal reads shared, nothing stored: how the shop serves a crowd. */
  readonly shared: Running
}

const named = (products: number) => (products === 0 ? 'the house' : products.toLocaleString('en-IN'))

const openStore = async (cluster: string, products: number): Promise<Store> => {
  const url = await filledStore(
    cluster,
    `scale_${products}`,
    products === 0 ? [] : ['--products', String(products)],
  )
  const backend = await startBackend({ DATABASE_URL: url, OPERATOR_TOKEN: BENCH_OPERATOR })
  const server = (reads: 'off' | 'single-flight') =>
    startServer({ BACKEND_URL: backend.url, READ_CACHE: reads })
  return { url, backend, alone: await server('off'), shared: await server('single-flight') }
}

const request = (server: Running, query: string) => ({
  url: `${server.url}/graphql`,
  method: 'POST' as const,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query }),
})

const Listed = Type.Object({
  data: Type.Object({
    products: Type.Object({
      items: Type.Array(Type.Object({ id: Type.String(), price: Type.Number() })),
    }),
  }),
})

/**
 * From the answer to a written price until a list sorted by price begins with it, and a filter by price uses it.
 * Milliseconds.
 */
const untilListed = async ({ url, backend, alone }: Store): Promise<readonly number[]> => {
  const { id, product } = await firstRow(
    url,
    `select v.id, v.product_id as product from product_variants v join products p on p.id = v.product_id
     where v.is_default and p.active and v.metal_weight_mg is null order by p.price_paise desc limit 1`,
  ).then(async (row) =>
    row['id'] === undefined
      ? firstRow(url, `select v.id, v.product_id as product from product_variants v join products p on p.id = v.product_id
          where v.is_default and p.active order by p.price_paise desc limit 1`)
      : row,
  ) // prettier-ignore
  const took: number[] = []
  for (let n = 0; n < WRITES; n += 1) {
    const amount = 10 + n
    await asOperator(backend.url, operatorSetPrice, `/variants/${id}/price`, { amount })
    const from = performance.now()
    for (;;) {
      const { url: at, ...init } = request(
        alone,
        list(`filter: { priceMax: ${amount * 100} }, sort: PRICE_ASC`),
      )
      const answer = checked('The list', Listed, await (await fetch(at, init)).json())
      const [item] = answer.data.products.items
      if (item?.id === product && item?.price === amount * 100) break
    }
    took.push(performance.now() - from)
  }
  return took
}

/**
 * P15 and P16: the same house's shop with ten thousand, a hundred thousand and `large` products, end to end through the
 * BFF, nothing stored. Each probe alone (the cost of a larger store: the ratio to ten thousand), then with 50
 * connections (p99) that share equal simultaneous reads, as the shop does.
 */
export const scale = async (large: number): Promise<{ text: string; goals: Goal[] }> => {
  const cluster = await startPostgres()
  const stores = new Map<number, Store>()
  try {
    for (const products of [0, ...SIZES.filter((size) => size < large), large])
      stores.set(products, await openStore(cluster.url, products))
    const targets = (server: 'alone' | 'shared', { query }: Probe, postgres: readonly number[]): Target[] =>
      [...stores].map(([products, store]) => ({
        name: named(products),
        request: request(store[server], query),
        pids: [store[server].pid, store.backend.pid],
        alsoPids: postgres,
      }))
    const rows: (string | number)[][] = []
    const goals: Goal[] = []
    const small = named(SMALL)
    const postgres = await postmasterOf(cluster.url)
    for (const probe of probes(Math.floor(SMALL / 12))) {
      // The pools open their connections before the measurement.
      await interleaved(targets('shared', probe, []), { rounds: 0, seconds: 1, connections: CONNECTIONS })
      const alone = await interleaved(targets('alone', probe, postgres), {
        rounds: 3,
        seconds: 1,
        connections: 1,
      })
      const crowd = await interleaved(targets('shared', probe, []), {
        rounds: 1,
        seconds: 2,
        connections: CONNECTIONS,
      })
      rows.push([
        probe.name,
        ...alone.map((one, n) => `${(1000 / one.perSecond).toFixed(1)} / ${one.p99}, ${one.cpuPerRequest.toFixed(1)} + ${one.alsoPerRequest.toFixed(1)}, ${crowd[n]?.p99}`),
        [...alone, ...crowd].reduce((sum, { wrong }) => sum + wrong, 0),
      ]) // prettier-ignore
      const speed = (name: string) => alone.find((one) => one.name === name)?.perSecond ?? Number.NaN
      goals.push(
        { id: 'P15', what: `${probe.name}: slower by`, value: speed(small) / speed(named(large)), unit: 'x', must: 2, ambitious: 1.2, better: 'less' },
        { id: 'P16', what: `${probe.name}: p99`, value: crowd.at(-1)?.p99 ?? Number.NaN, unit: 'ms', must: probe.p99, better: 'less' },
      ) // prettier-ignore
    }
    const each = async (read: (store: Store) => string | Promise<string>) => {
      const cells: string[] = []
      for (const store of stores.values()) cells.push(await read(store))
      return cells
    }
    const megabytes =
      (text: string) =>
      async ({ url }: Store) =>
        (await firstRow(url, `select (${text} / 1048576) as mb`))['mb'] ?? ''
    rows.push(
      ['a price written: in its list after, median / slowest', ...(await each(async (store) => {
        const took = await untilListed(store)
        return `${median(took).toFixed(0)} / ${Math.max(...took).toFixed(0)}`
      })), 0],
      ['memory of the backend, MB', ...(await each(({ backend }) => memoryMb(backend.pid).toFixed(0))), 0],
      ['store, MB', ...(await each(megabytes('pg_database_size(current_database())'))), 0],
      ['index of it, MB', ...(await each(megabytes("pg_total_relation_size('search_entries')"))), 0],
    ) // prettier-ignore
    const head = [
      'ms alone, mean / p99, CPU ms of BFF and backend + PostgreSQL, p99 of 50',
      ...[...stores.keys()].map(named),
      'wrong',
    ]
    return { text: table(head, rows), goals }
  } finally {
    for (const { alone, shared, backend } of stores.values()) {
      await alone.stop()
      await shared.stop()
      await backend.stop()
    }
    await cluster.stop()
  }
}
