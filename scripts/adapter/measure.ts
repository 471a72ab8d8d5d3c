import Type from 'typebox'
import { listProducts } from '#contract/catalogue.ts'
import { checked } from '#program/json-file.ts'
import { cpuMs } from '../../bench/lib/cpu.ts'
import { freePort, startProgram, startServer } from '../../bench/lib/programs.ts'
import { callAdapter } from './shopper.ts'
import { adapterEnv, type Whole } from './whole.ts'

/** Requests of each row; Medusa's are dear. */
const REQUESTS = 60
const WARM = 10
const Regions = Type.Object({ regions: Type.Array(Type.Object({ id: Type.String() })) })

interface Row {
  name: string
  url: string
  headers?: Record<string, string>
  /** Medusa's own answer of the same things, that others are compared with. */
  own: 'list' | 'product'
  /** Programs whose CPU time counts, by name. */
  pids: Readonly<Record<string, number>>
}

const ask = async ({ url, headers }: Row) => {
  const answer = await fetch(url, headers ? { headers } : {})
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
}

/** CPU milliseconds of one answer, by program. */
const measured = async (row: Row): Promise<[string, number][]> => {
  for (let n = 0; n < WARM; n += 1) await ask(row)
  const names = Object.keys(row.pids)
  const before = names.map((name) => cpuMs(row.pids[name] ?? 0))
  for (let n = 0; n < REQUESTS; n += 1) await ask(row)
  return names.map((name, at) => [name, (cpuMs(row.pids[name] ?? 0) - (before[at] ?? 0)) / REQUESTS])
}

/** CPU of a list of 12 and of one piece: Medusa's own answers, the adapter's, and the shop's pages with and without its cache. */
export const measure = async (whole: Whole, say: (line: string) => void): Promise<void> => {
  const { engine, keys, provider } = whole
  const adapterPort = await freePort()
  const env = adapterEnv({ engine, keys, provider, port: adapterPort, publicUrl: whole.url })
  const adapter = await startProgram(
    ['adapters/medusa/main.ts'],
    { ...env, REFRESH_SECONDS: '3600' },
    adapterPort,
  )
  const usual = { BACKEND_URL: adapter.url, INTERNAL_TOKEN: '' }
  const stored = await startServer(usual)
  const bare = await startServer({ ...usual, READ_CACHE: 'off' })
  const medusa = { Medusa: engine.pid() }
  const headers = { 'x-publishable-api-key': keys.publishable }
  try {
    const { products } = await callAdapter(adapter.url, listProducts, '/api/products?limit=1')
    const { _id: id = '', slug = '' } = products[0] ?? {}
    const answer = await fetch(`${engine.url}/store/regions`, { headers })
    const { regions } = checked("Medusa's list of regions", Regions, await answer.json())
    const priced = `region_id=${regions[0]?.id ?? ''}&fields=*variants.calculated_price`
    const rows: Row[] = [
      {
        name: 'Medusa, list of 12 with prices',
        own: 'list',
        url: `${engine.url}/store/products?limit=12&${priced}`,
        headers,
        pids: medusa,
      },
      {
        name: 'Medusa, one product',
        own: 'product',
        url: `${engine.url}/store/products/${id}?${priced}`,
        headers,
        pids: medusa,
      },
      {
        name: 'adapter, list of 12',
        own: 'list',
        url: `${adapter.url}/api/products`,
        pids: { adapter: adapter.pid, ...medusa },
      },
      {
        name: 'adapter, one product',
        own: 'product',
        url: `${adapter.url}/api/products/${id}`,
        pids: { adapter: adapter.pid, ...medusa },
      },
    ]
    for (const [kind, shop] of [
      ['stored', stored],
      ['not stored', bare],
    ] as const)
      for (const [page, path] of [
        ['list', '/jewellery'],
        ['product', `/product/${slug}`],
      ] as const)
        rows.push({
          name: `page, ${page}, ${kind}`,
          own: page,
          url: shop.url + path,
          pids: { shop: shop.pid, adapter: adapter.pid, ...medusa },
        })
    say(`| answer | CPU ms each, of ${REQUESTS} | of Medusa's own |\n| --- | --- | --- |`)
    const own = new Map<Row['own'], number>()
    for (const row of rows) {
      const spent = await measured(row)
      const whole = spent.reduce((sum, [, ms]) => sum + ms, 0)
      if (!own.has(row.own)) own.set(row.own, whole)
      const share = (100 * whole) / (own.get(row.own) ?? whole)
      say(
        `| ${row.name} | ${spent.map(([name, ms]) => `${name} ${ms.toFixed(1)}`).join(', ')} | ${share.toFixed(share < 10 ? 1 : 0)} % |`,
      )
    }
  } finally {
    await Promise.all([adapter.stop(), stored.stop(), bare.stop()])
  }
}
