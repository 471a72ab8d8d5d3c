import { request } from 'undici'
import type { Goal } from '../../bench/lib/table.ts'
import { endpoints } from '#contract/endpoints.ts'
import { OPERATOR_TOKEN } from '#tests/support/purchase.ts'
import { routes } from '#web/app/routes.ts'
import type { RunOptions } from './run.ts'
import { killBuyer } from './money/kill-buyers.ts'
import { startKilledShop } from './money/killed-shop.ts'
import type { Store } from './money/stand.ts'

/**
 * What one answer costs: every address that is read, of backend and BFF, nothing kept, by the CPU time of the program that
 * answers. With PGlite the store is part of the backend. More than `DEAR_MS` holds up everybody else: such work belongs in
 * another thread, on a line of its own or in a store.
 */

const DEAR_MS = 20
const WARM = 4
const TIMES = 12

interface Asked {
  readonly what: string
  readonly url: string
  readonly headers: Record<string, string>
  readonly method?: 'POST'
  readonly body?: string
}

interface Told {
  readonly what: string
  readonly status: number
  readonly ms: number
}

const MORE = [
  '/api/products?search=ring+under+2+lakh', '/api/products?limit=96&sort=price-asc', '/api/products?metal=18kt&stone=diamond&limit=48',
  '/api/facets?search=gold', '/api/suggestions?search=dia', '/api/products?search=zzzz', '/api/products?search=engagment+rign',
] // prettier-ignore
const PLAIN = [
  '/sitemap.xml',
  '/sitemap-pages.xml',
  '/robots.txt',
  '/search?q=ring',
  '/jewellery?metal=18kt&sort=price-asc',
]
/** They never end, or end what this run asks with. */
const NEVER = ['streamChanges']

export const run = async (_full: boolean, { store = 'PostgreSQL' }: RunOptions = {}): Promise<Goal[]> => {
  const shop = await startKilledShop(store as Store, { READ_CACHE: 'off' })
  const { backend, server } = shop.programs
  try {
    const buy = await killBuyer(shop)
    await buy(true)
    const bearer = { authorization: `Bearer ${buy.token}` }
    const json = async <T>(path: string): Promise<T> =>
      (await (await request(backend.url + path, { headers: bearer })).body.json()) as T
    const { orders } = await json<{ orders: { _id: string }[] }>('/api/orders')
    const orderId = orders[0]?._id ?? ''
    const { invoices = [], items = [] } = await json<{
      invoices?: { number: string }[]
      items?: { _id: string }[]
    }>(`/api/orders/${orderId}`)
    const names: Record<string, string> = {
      orderId,
      number: invoices[0]?.number ?? '',
      itemId: items[0]?._id ?? '',
      pin: '560001',
    }
    const filled = (path: string) => path.replaceAll(/:(\w+)/g, (_, name: string) => names[name] ?? 'vane')
    const gets = endpoints.map(({ endpoint }) => endpoint).filter(({ method }) => method === 'GET')
    const atBackend: Asked[] = [
      ...gets
        .filter(({ name }) => !NEVER.includes(name))
        .map(({ caller, path }) => ({
          what: path,
          url: backend.url + filled(path),
          headers: caller === 'operator' ? { authorization: `Bearer ${OPERATOR_TOKEN}` } : bearer,
        })),
      ...MORE.map((path) => ({ what: path, url: backend.url + path, headers: bearer })),
      {
        what: 'invoice as PDF',
        url: `${backend.url}/api/orders/${orderId}/invoices/${names.number}?format=pdf`,
        headers: bearer,
      },
      ...['/metrics', '/readyz', '/api/openapi.json', '/desk'].map((path) => ({
        what: path,
        url: backend.url + path,
        headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
      })),
    ]
    const cookie = { cookie: `sid=${buy.token}; signed_in=1` }
    const atServer: Asked[] = [
      ...routes.map(({ path, example = path }) => ({
        what: path,
        url: server.url + (path.includes(':orderId') ? filled(path) : example),
        headers: cookie,
      })),
      ...PLAIN.map((path) => ({ what: path, url: server.url + path, headers: {} })),
    ]

    const cpu = async (url: string) => {
      const text = await (await request(`${url}/metrics`)).body.text()
      return Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]) * 1_000
    }
    const ask = async ({ url, headers }: Asked) => {
      const { statusCode, body } = await request(url, { headers })
      await body.dump()
      return statusCode
    }
    const cost = async (program: string, asked: Asked): Promise<Told> => {
      for (let n = 0; n < WARM; n += 1) await ask(asked)
      const before = await cpu(program)
      let status = 0
      for (let n = 0; n < TIMES; n += 1) status = await ask(asked)
      return { what: asked.what, status, ms: ((await cpu(program)) - before) / TIMES }
    }
    const goals: Goal[] = []
    for (const [name, program, list] of [
      ['backend', backend.url, atBackend],
      ['BFF', server.url, atServer],
    ] as const) {
      const told: Told[] = []
      for (const asked of list) told.push(await cost(program, asked))
      told.sort((a, b) => b.ms - a.ms)
      for (const { what, status, ms } of told.slice(0, 20))
        process.stdout.write(`${name}, ${store}: ${ms.toFixed(1)} ms ${status} ${what}\n`)
      const dear = told.filter(({ ms }) => ms > DEAR_MS)
      const which = dear.map(({ what, ms }) => `${what} ${ms.toFixed(0)}`).join(', ')
      goals.push({
        id: 'E, what an answer costs',
        what: `answers of the ${name} (of ${told.length}, ${store}) above ${DEAR_MS} ms of CPU: ${which || 'none'}`,
        value: dear.length,
        unit: '',
        must: 0,
        better: 'less',
      })
    }
    return goals
  } finally {
    await shop.close()
  }
}
