import { interleaved, load, type Measured, type Target } from '../lib/load.ts'
import { startServer, type Running } from '../lib/programs.ts'
import { EMBEDDED_NOTE, firstProduct, startStore } from '../lib/shop.ts'
import { table, type Goal } from '../lib/table.ts'

const PIECE = 'id slug name subtitle price ground images media { url alt width height avif placeholder }'
const LIST = `{ products(limit: 12) { total items { ${PIECE} } } }`
const FACETS = `{ products(limit: 12, filter: { categoryId: "rings" }) { total items { ${PIECE} } }
  facets(filter: { categoryId: "rings" }) { name values { value label count } } }`
const PRODUCT = (id: string) => `{ product(id: "${id}") { ${PIECE} description material metalType purity sizes
  madeIn diamondCarats categoryIds collections stones { kind cut count caratsTotal } stock makingDays } }`

const LIST_NAME = 'list of 12'
const FACETS_NAME = 'list of 12 and exact facets'
const PRODUCT_NAME = 'product detail'

/**
 * CPU of Node and PostgreSQL together for one such read of the peers, milliseconds (recorded
 * once in one run on two cores with 96 pieces, not run again), and how many times less ours is to be.
 */
const peers = [
  { id: 'P5', read: LIST_NAME, peer: 'EverShop', ms: 9.0, must: 12, ambitious: 20 },
  { id: 'P5', read: LIST_NAME, peer: "Vendure's search", ms: 2.7, must: 3.5, ambitious: 6 },
  { id: 'P5', read: LIST_NAME, peer: 'Medusa', ms: 18, must: 25, ambitious: 40 },
  { id: 'P6', read: FACETS_NAME, peer: "Vendure's search with facets", ms: 5.7, must: 4, ambitious: 7 },
  { id: 'P7', read: PRODUCT_NAME, peer: 'EverShop', ms: 4.4, must: 10, ambitious: 15 },
  { id: 'P7', read: PRODUCT_NAME, peer: 'Vendure', ms: 13, must: 25, ambitious: 40 },
] as const

/** EverShop's 99th percentile there, milliseconds, at 10 and at 50 connections. */
const EVERSHOP_P99 = { list: { 10: 256, 50: 983 }, page: { 10: 555, 50: 2_555 } } as const

const post = (url: string, query: string): Target['request'] => ({
  url: `${url}/graphql`,
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query }),
})

/** Where the time until an answer is measured, and what of it is shared with others who ask the same. */
const waits = (alone: string, crowd: string) => {
  const page = (url: string) => ({ url: `${url}/jewellery`, headers: { 'accept-encoding': 'br' } })
  return [
    { name: 'list, nothing shared', request: post(alone, LIST), connections: 10, than: EVERSHOP_P99.list[10] },
    { name: 'list, nothing shared', request: post(alone, LIST), connections: 50, than: EVERSHOP_P99.list[50] },
    { name: 'category page, nothing shared', request: page(alone), connections: 10, than: EVERSHOP_P99.page[10] },
    { name: 'category page, equal requests under way shared', request: page(crowd), connections: 50, than: EVERSHOP_P99.page[50] },
  ] // prettier-ignore
}

const costGoals = (results: readonly Measured[]): Goal[] =>
  peers.map(({ id, read, peer, ms, must, ambitious }) => {
    const one = results.find(({ name }) => name === read)
    const value = one ? ms / (one.cpuPerRequest + one.alsoPerRequest) : Number.NaN
    const what = `${read}, whole stack, against ${peer}, ${ms} ms (recorded, not rerun)`
    return { id, what, value, unit: 'x', must, ambitious, better: 'more' }
  })

/**
 * P5 to P7 and P10: the BFF, the backend and PostgreSQL, nothing stored and nothing shared unless it says so. Without
 * PostgreSQL's programs the backend's embedded store is measured, and that is said.
 */
export const wholeStack = async (): Promise<{ text: string; goals: Goal[] }> => {
  const running: Running[] = []
  const store = await startStore()
  const { backend } = store
  try {
    const server = async (reads: 'off' | 'single-flight') => {
      const one = await startServer({ BACKEND_URL: backend.url, READ_CACHE: reads })
      running.push(one)
      return one
    }
    const [alone, crowd] = [await server('off'), await server('single-flight')]
    const product = await firstProduct(backend.url)
    const targets = [
      { name: LIST_NAME, request: post(alone.url, LIST) },
      { name: FACETS_NAME, request: post(alone.url, FACETS) },
      { name: PRODUCT_NAME, request: post(alone.url, PRODUCT(product)) },
    ]
    // Every connection of the store is opened, and code is compiled meanwhile.
    for (const { request } of targets) await load(request, { seconds: 4, connections: 10 })
    const behind = await store.pids()
    const costs = await interleaved(
      targets.map((target) => ({ ...target, pids: [alone.pid], alsoPids: behind })),
      { rounds: 3, seconds: 2, connections: 10 },
    )
    const slow = waits(alone.url, crowd.url).map((wait) => ({
      ...wait,
      name: `${wait.name}, ${wait.connections} connections`,
      pids: [alone.pid],
    }))
    const times = await interleaved(slow, { rounds: 3, seconds: 3 })
    return {
      text: [
        table(
          ['whole stack, uncached', 'BFF ms', 'backend and store ms', 'together', 'requests/s', 'wrong'],
          costs.map((one) => [
            one.name,
            one.cpuPerRequest.toFixed(2),
            one.alsoPerRequest.toFixed(2),
            (one.cpuPerRequest + one.alsoPerRequest).toFixed(2),
            Math.round(one.perSecond),
            one.wrong,
          ]),
        ),
        store.onPostgres ? '' : EMBEDDED_NOTE,
        table(
          ['time until the answer', 'p50 ms', 'p99 ms', 'wrong'],
          times.map((one) => [one.name, one.p50, one.p99, one.wrong]),
        ),
      ].join('\n'),
      goals: [
        ...costGoals(costs),
        ...times.map((one, n): Goal => {
          const than = slow[n]?.than ?? Number.NaN
          const what = `${one.name}: p99, of EverShop's ${than} ms (recorded, not rerun)`
          return {
            id: 'P10',
            what,
            value: one.p99 / than,
            unit: '',
            must: 0.2,
            ambitious: 0.067,
            better: 'less',
          }
        }),
      ],
    }
  } finally {
    for (const program of running.reverse()) await program.stop()
    await store.stop()
  }
}
