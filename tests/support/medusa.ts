import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFileSync } from 'node:fs'
import { buildAdapter } from '#adapters/medusa/app.ts'
import { openBagIds } from '#adapters/medusa/bag-id.ts'
import { readSettings } from '#adapters/medusa/settings.ts'

/**
 * Answers of Medusa 2.18 for the starter house, shortened; `HOUSE=starter npm run adapter -- medusa --record` records
 * them again.
 */
export const recorded = () =>
  JSON.parse(readFileSync('adapters/medusa/recorded.json', 'utf8')) as Record<Recorded, Answer>
type Recorded = 'regions' | 'products' | 'categories' | 'stores' | 'deliveries' | 'cart' | 'orders'
/** Read by the names in Medusa's documentation. */
export type Answer = { [name: string]: Answer } & Answer[]

export interface Asked {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
}

export interface MedusaStandIn {
  readonly url: string
  /** The requests that it got, such as `POST /store/carts/x/complete`. */
  readonly asked: string[]
  readonly close: () => Promise<void>
}

/** Gives the recorded answers; `own` comes first, and undefined from it means the recording. */
export const startMedusa = async (
  all: Record<Recorded, Answer>,
  own: (asked: Asked) => unknown = () => undefined,
): Promise<MedusaStandIn> => {
  const asked: string[] = []
  const products = (query: URLSearchParams): unknown => {
    const list: readonly Answer[] = all.products['products'] ?? []
    const ids = query.getAll('id[]')
    const offset = Number(query.get('offset') ?? 0)
    return ids.length > 0
      ? { products: list.filter(({ id }) => ids.includes(String(id))), count: ids.length }
      : { products: list.slice(offset), count: list.length }
  }
  const usual = ({ path, query }: Asked): unknown => {
    if (path === '/store/regions') return all.regions
    if (path === '/store/product-categories') return all.categories
    if (path === '/store/products') return products(query)
    if (path === '/admin/stores') return all.stores
    if (path === '/admin/shipping-options') return all.deliveries
    if (path === '/store/orders') return all.orders
    return path === `/store/carts/${String(all.cart['cart']?.['id'])}` ? all.cart : undefined
  }
  const server = createServer((request, response) => {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://medusa')
    const call = { method: request.method ?? 'GET', path, query }
    asked.push(`${call.method} ${path}`)
    request.resume()
    request.on('end', () => {
      const value = own(call) ?? usual(call)
      response.writeHead(value === undefined ? 404 : 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(value ?? { type: 'not_found', message: 'Not found' }))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

const BAG_SECRET = 'signs the bags of visitors of this test'

/** The settings of an adapter for that Medusa, on any free port. */
export const adapterSettings = (url: string, more: Record<string, string> = {}) =>
  readSettings({
    ADAPTER_PORT: '0',
    MEDUSA_URL: url,
    MEDUSA_PUBLISHABLE_KEY: 'pk_recorded',
    MEDUSA_SECRET_KEY: 'sk_recorded',
    ADAPTER_SECRET: BAG_SECRET,
    LOG_LEVEL: 'silent',
    ...more,
  })

/** A running adapter for that Medusa. */
export const startAdapter = async (url: string, more: Record<string, string> = {}) => {
  const adapter = buildAdapter(adapterSettings(url, more))
  return { ...adapter, url: await adapter.listen() }
}
export type RunningAdapter = Awaited<ReturnType<typeof startAdapter>>

/** The address of the bag whose cart in Medusa is this one. */
export const bagPath = (cartId: unknown): string =>
  `/api/bag?bagId=${openBagIds(BAG_SECRET).of(String(cartId))}`
