import { spawn } from 'node:child_process'
import { createDatabase, startPostgres } from '#tests/support/postgres.ts'
import { fillForDesk, ORDERS, THREADS } from '../lib/desk-store.ts'
import { startBackend } from '../lib/programs.ts'
import { BENCH_OPERATOR } from '../lib/shop.ts'
import { table, type Goal } from '../lib/table.ts'

const PRODUCTS = 10_000
const NAME = `desk_${PRODUCTS}`
const MUST_MS = 300
const ROUNDS = 7

const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10)

/** The calls of the desk's screens when they open, and of typical searches in them. */
const asked = (): readonly (readonly [string, string])[] => [
  ['today', 'work'],
  ['sales of thirty days', `sales?from=${day(30)}&to=${day(0)}`],
  ['orders', 'order-list'],
  ['orders, page 1,000', 'order-list?page=1000'],
  ['orders to begin', 'order-list?group=begin'],
  ['orders delivered', 'order-list?group=delivered'],
  ['orders by number', 'order-list?q=ORD-26-054321'],
  ['orders by a part of a name', 'order-list?q=meera'],
  ['orders by telephone', 'order-list?q=98000'],
  ['orders by e-mail', 'order-list?q=shopper777@'],
  ['orders by piece', 'order-list?q=vane'],
  ['orders by HUID', 'order-list?q=KK00A1'],
  ['orders by two letters', 'order-list?q=as'],
  ['orders by nothing that is there', 'order-list?q=zzzz'],
  ['returns', 'returns'],
  ['workshop', 'workshop?state=waiting'],
  ['money that is stuck', 'money/stuck'],
  ['bank transfers', 'money/transfers'],
  ['register of a month', `register?from=${day(30)}&to=${day(0)}`],
  ['products', 'products'],
  ['products, page 300', 'products?page=300'],
  ['products of which none is left', 'products?show=gone'],
  ['products by name', 'products?q=vane'],
  ['products by SKU', 'products?q=vane-y18'],
  ['products by nothing that is there', 'products?q=zzzz'],
  ['shoppers', 'shoppers'],
  ['shoppers by name', 'shoppers?q=devika'],
  ['shoppers by telephone', 'shoppers?q=98000'],
  ['messages', 'messages'],
  ['enquiries', 'enquiries?state=new'],
  ['appointments of a week', `appointments?from=${day(3)}&to=${day(-4)}`],
  ['audit trail', 'trail'],
  ['audit trail by an order', 'trail?q=ORD-26-054321'],
  ['audit trail by a word', 'trail?q=shipped'],
  ['audit trail by nothing that is there', 'trail?q=zzzz'],
  ['audit trail by who', 'trail?who=nobody'],
]

const seed = (url: string) =>
  new Promise<void>((resolve, reject) =>
    spawn(process.execPath, ['scripts/seed.ts', '--products', String(PRODUCTS)], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DATABASE_URL: url },
    })
      .once('error', reject)
      .once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`the seed ended with ${code}`)))),
  )

/** A store of the desk's size: that of an earlier run if `TEST_DATABASE_URL` still has one, otherwise a new one. */
const storeOn = async (cluster: string): Promise<string> => {
  const created = await createDatabase(cluster, NAME).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === '42P04') return undefined
    throw error
  })
  if (created) await seed(created.url)
  const url = created?.url ?? new URL(`/${NAME}`, cluster).href
  await fillForDesk(url)
  return url
}

const half = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/**
 * Every list and search of the desk, with ten years of orders on PostgreSQL: the slowest of seven, one after another.
 */
export const desk = async (): Promise<{ text: string; goals: Goal[] }> => {
  const cluster = await startPostgres()
  const backend = await startBackend({
    DATABASE_URL: await storeOn(cluster.url),
    OPERATOR_TOKEN: BENCH_OPERATOR,
    SEED: 'none',
  })
  try {
    const rows: (string | number)[][] = []
    for (const [name, path] of asked()) {
      const times: number[] = []
      let bytes = 0
      for (let round = 0; round <= ROUNDS; round += 1) {
        const started = performance.now()
        const answer = await fetch(`${backend.url}/api/operator/${path}`, {
          headers: { authorization: `Bearer ${BENCH_OPERATOR}` },
        })
        bytes = (await answer.arrayBuffer()).byteLength
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
        // The first one opens files and makes plans, so it is not counted.
        if (round > 0) times.push(performance.now() - started)
      }
      rows.push([name, half(times).toFixed(0), Math.max(...times).toFixed(0), (bytes / 1000).toFixed(1)])
    }
    const slowest = Math.max(...rows.map((row) => Number(row[2])))
    return {
      text: table(['asked', 'half of them, ms', 'slowest, ms', 'kB'], rows),
      goals: [
        {
          id: 'P18',
          what: `the slowest list or search of the desk: ${ORDERS} orders, ${PRODUCTS} products, ${THREADS} threads`,
          value: slowest,
          unit: 'ms',
          must: MUST_MS,
          better: 'less',
        },
      ],
    }
  } finally {
    await backend.stop()
    await cluster.stop()
  }
}
