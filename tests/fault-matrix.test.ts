import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFaultProxy, type FaultKind, type FaultProxy } from './faults/proxy.ts'
import { startPurchase, type Purchase } from './support/purchase.ts'
import { putSalon } from './support/salons.ts'
import { startShop, type Shop } from './support/server.ts'
import type { TestShopper } from './support/shoppers.ts'

/**
 * Row 'Matrix holds': what fails (backend, its store, the payment provider, the pictures' host), how (slow, refused,
 * garbage), and the answer of each group of routes. Breaker and stored answers are off: each cell is the plain failure.
 */

const built = existsSync('dist/web/server/entry.server.js')

let purchase: Purchase
let proxy: FaultProxy
let shop: Shop
let shopper: TestShopper
let orderId: string

beforeAll(async () => {
  purchase = await startPurchase({ seed: 'catalogue' })
  proxy = await startFaultProxy(purchase.backend.url)
  shop = await startShop({ backendUrl: proxy.url, hurried: true })
  shopper = await purchase.shoppers.open({ verified: true })
  const placed = await purchase.order(shopper, { pieces: [{ productId: PIECE, size: await sizeOf(PIECE) }] })
  orderId = placed.body.orderId
  // The BFF learnt what it knows about the backend before the failure.
  await shop.graphql('{ shop { name } }')
}, 120_000)
afterAll(async () => {
  await shop?.close()
  await proxy?.close()
  await purchase?.close()
})

const PIECE = 'vane'
/** Of the right shape, but nobody's. */
const SESSION = `cs_test_${'a1'.repeat(29)}`
const sizeOf = async (id: string): Promise<string> =>
  (await purchase.shoppers.as('').get(`/api/products/${id}`)).body.size[0]

const cookie = () => ({ cookie: `sid=${shopper.token}; signed_in=1` })

/** Groups of routes: a page and its status while the backend fails. */
const PAGES: readonly [page: string, status: number][] = [
  ['/jewellery/rings', 503],
  ['/product/vane', 503],
  ['/search?search=ruby', 503],
  ['/discover-collection', 503],
  ['/blogs', 503],
  ['/blogs/ffbe15e5549f2e2bc0abad73', 503],
  ['/about-us', 503],
  ['/store', 503],
  ['/appointment', 503],
  ['/success', 200],
  ['/cancel', 200],
  ['/login', 200],
]
const OWN_PAGES = ['/overview', '/order', '/order/ORDER', '/shopping-bag', '/checkout', '/message', '/points']

/** The same groups through GraphQL: the code that decides what a client does. */
const QUERIES: readonly [name: string, document: string, code: string][] = [
  ['a list', '{ products { total } }', 'CATALOGUE_UNAVAILABLE'],
  ['a piece', '{ product(id: "vane") { name } }', 'CATALOGUE_UNAVAILABLE'],
  ['categories', '{ categories { name } }', 'CATEGORY_UNAVAILABLE'],
  ['a story', '{ blog(id: "x") { title } }', 'BLOG_UNAVAILABLE'],
  ['the house', '{ shop { name } }', 'UPSTREAM_UNAVAILABLE'],
  ['the salons', '{ stores { __typename } }', 'UPSTREAM_UNAVAILABLE'],
  ['the shopper', '{ viewer { name } }', 'UPSTREAM_UNAVAILABLE'],
  ['the bag', '{ bag { pieces } }', 'UPSTREAM_UNAVAILABLE'],
  ['an order', 'query { order(id: "ORDER") { number } }', 'ORDER_UNAVAILABLE'],
  ['a payment', `mutation { markPaid(sessionId: "${SESSION}") { status } }`, 'UPSTREAM_UNAVAILABLE'],
  [
    'a word to the house',
    'mutation { sendMessage(text: "Good day") { userErrors { message } } }',
    'UPSTREAM_UNAVAILABLE',
  ],
]

const FAULTS: readonly FaultKind[] = ['refuse', 'reset', 'garbage', 'cut', 'drop', 'drip']

interface Cells {
  pages: Record<string, number>
  codes: Record<string, string | undefined>
}

const look = async (): Promise<Cells> => {
  const pages: Record<string, number> = {}
  const codes: Record<string, string | undefined> = {}
  await Promise.all([
    ...(built ? PAGES : []).map(async ([page]) => {
      pages[page] = (await fetch(shop.url + page, { redirect: 'manual' })).status
    }),
    ...(built ? OWN_PAGES : []).map(async (page) => {
      const address = shop.url + page.replace('ORDER', orderId)
      pages[page] = (await fetch(address, { redirect: 'manual', headers: cookie() })).status
    }),
    ...QUERIES.map(async ([name, document]) => {
      const { errors } = await shop.graphql(document.replace('ORDER', orderId), {}, cookie())
      codes[name] = errors[0]?.extensions.code as string | undefined
    }),
  ])
  return { pages, codes }
}

describe.each(FAULTS)('the backend: %s', (fault) => {
  let cells: Cells
  beforeAll(async () => {
    proxy.choose(() => fault)
    cells = await look()
    proxy.choose(() => 'pass')
  }, 60_000)

  it.each(QUERIES)('%s', (name, _, code) => expect(cells.codes[name]).toBe(code))
  it.skipIf(!built).each(PAGES)('%s', (page, status) => expect(cells.pages[page]).toBe(status))
  it.skipIf(!built).each(OWN_PAGES)('%s, signed in', (page) => expect(cells.pages[page]).toBe(503))
})

describe.skipIf(!built)('one endpoint of the backend fails, the others answer', () => {
  it.each([
    [/\/passport/, '/order/ORDER/piece/ITEM', 'The passport did not load'],
    [/\/stores\/mumbai/, '/store/mumbai', 'The salon did not load'],
  ])('%s: %s says that it did not load, never that it does not exist', async (endpoint, page, said) => {
    proxy.choose((path) => (endpoint.test(path) ? 'refuse' : 'pass'))
    const answer = await fetch(shop.url + page.replace('ORDER', orderId), { headers: cookie() })
    proxy.choose(() => 'pass')
    const text = await answer.text()
    expect([answer.status, text.includes(said), text.includes('Page not found')]).toEqual([503, true, false])
  })
})

describe('the payment provider is dead', () => {
  let ended: Purchase
  let buyer: TestShopper
  beforeAll(async () => {
    ended = await startPurchase({ seed: 'catalogue' })
    buyer = await ended.shoppers.open({ verified: true })
    await ended.payments.close()
  }, 60_000)
  afterAll(() => ended?.close().catch(() => undefined))

  it('an order waits, and the answer says so with a code; the bag is as it was', async () => {
    const size = (await buyer.get(`/api/products/${PIECE}`)).body.size[0]
    const placed = await ended.order(buyer, { pieces: [{ productId: PIECE, size }] })
    expect([placed.status, placed.body['code']]).toEqual([409, 'CHECKOUT_IN_PROGRESS'])
    expect(JSON.stringify((await buyer.get('/api/bag')).body)).toContain('Vane')
  })
  it('a payment is neither believed nor refused', async () => {
    const answer = await ended.shoppers.post('/api/orders/mark-paid', { sessionId: SESSION })
    expect([answer.status, answer.body]).toEqual([202, { status: 'pending' }])
  })
  it.each([
    '/api/products?limit=1',
    '/api/categories',
    '/api/shop',
    '/api/stores',
    '/api/content',
    '/readyz',
  ])('%s is unchanged', async (path) => expect((await buyer.get(path)).status).toBe(200))
})

describe('the store of the backend is gone', () => {
  let dead: Purchase
  let beside: Shop
  beforeAll(async () => {
    dead = await startPurchase({ seed: 'none' })
    await putSalon(dead.backend.deps.db)
    beside = await startShop({ backendUrl: dead.backend.url })
    await beside.graphql('{ shop { name } }')
    await dead.backend.deps.db.destroy()
  }, 60_000)
  afterAll(async () => {
    await beside?.close()
    await dead?.close().catch(() => undefined)
  })

  it.each(
    QUERIES.filter(
      ([name]) =>
        !['the shopper', 'the bag', 'an order', 'a word to the house', 'the house', 'a payment'].includes(
          name,
        ),
    ),
  )('%s', async (_, document, code) => {
    const { errors } = await beside.graphql(document)
    expect(errors[0]?.extensions.code).toBe(code)
  })
  it('neither program says that it can serve', async () => {
    expect((await fetch(`${dead.backend.url}/readyz`)).status).toBeGreaterThanOrEqual(500)
    expect((await fetch(`${dead.backend.url}/healthz`)).status).toBe(200)
    expect((await beside.request.get('/healthz')).status).toBe(200)
  })
})

describe.skipIf(!built)('the pictures’ host is dead', () => {
  let beside: Shop
  beforeAll(async () => {
    beside = await startShop({ backendUrl: purchase.backend.url, env: { MEDIA_URL: 'http://127.0.0.1:9' } })
  })
  afterAll(() => beside?.close())

  it.each(['/', '/jewellery/rings', '/product/vane', '/blogs'])('%s is whole', async (page) =>
    expect((await beside.request.get(page)).status).toBe(200),
  )
  it('a picture is the browser’s own affair: it is sent there, never fetched', async () => {
    const answer = await beside.request.get('/media/x-320.webp')
    expect([answer.status, answer.headers['location']]).toEqual([302, 'http://127.0.0.1:9/x-320.webp'])
  })
})
