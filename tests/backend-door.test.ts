import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import supertest from 'supertest'
import { endpoints } from '#contract/endpoints.ts'
import { INTERNAL_TOKEN_HEADER, KEY_REFUSED, SHOPPER_ADDRESS_HEADER } from '#contract/internal.ts'
import { startBackend, type RunningBackend } from './support/backend.ts'
import { OPERATOR_TOKEN } from './support/purchase.ts'
import { startShop, type Shop } from './support/server.ts'

/** The backend as in production, reached without the BFF, and the figures of both programs. */
const KEYS = ['the-key-that-is-on-its-way-out-now', 'the-key-that-takes-its-place-today']
const PRODUCTION = {
  SHOP_MODE: 'production',
  PUBLIC_URL: 'https://shop.test',
  ALLOW_TEST_PAYMENTS: '1',
  RATE_LIMITS: 'on',
}

let backend: RunningBackend
beforeAll(async () => {
  backend = await startBackend({
    seed: 'none',
    env: { ...PRODUCTION, OPERATOR_TOKEN, INTERNAL_TOKEN: KEYS.join(',') },
  })
})
afterAll(() => backend?.close())

type Headers = Record<string, string>
const key = (of = KEYS[0] ?? '', address?: string): Headers => ({
  [INTERNAL_TOKEN_HEADER]: of,
  ...(address !== undefined && { [SHOPPER_ADDRESS_HEADER]: address }),
})
const house = { authorization: `Bearer ${OPERATOR_TOKEN}` }
const get = (path: string, headers: Headers = {}) => supertest(backend.url).get(path).set(headers)
const post = (path: string, body: object, headers: Headers) =>
  supertest(backend.url).post(path).set(headers).send(body)

const PRIVATE = [
  '/metrics',
  '/api/docs/',
  '/api/docs/static/swagger-ui.css',
  '/api/openapi.json',
  '/mailbox',
  '/nothing',
]

describe('the door of the backend in production', () => {
  it('answers nobody without a key: no endpoint, no metrics, no documentation, no feed, not even a 404', async () => {
    const answered: string[] = []
    for (const { endpoint } of endpoints) {
      if (endpoint.path.startsWith('/desk/')) continue
      const send = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const
      const { status } = await supertest(backend.url)[send[endpoint.method]](
        endpoint.path.replaceAll(/:\w+/g, 'x'),
      )
      if (status !== 401) answered.push(`${endpoint.name} ${status}`)
    }
    for (const path of PRIVATE) {
      const { status, body } = await get(path)
      if (status !== 401 || body.code !== KEY_REFUSED) answered.push(`${path} ${status}`)
    }
    expect(answered).toEqual([])
  })

  it('leaves open health checks, the webhook and the desk, which check for themselves', async () => {
    expect((await get('/healthz')).status).toBe(200)
    expect((await get('/readyz')).status).toBe(200)
    expect((await post('/api/payments/webhook', {}, {})).body.message).toBe('The signature is not right.')
    expect((await get('/desk/sign-in')).status).toBe(200)
    expect(
      (await post('/desk/session', { email: 'a@b.example', password: 'x', code: '000000' }, {})).status,
    ).toBe(401)
    expect((await get('/api/operator/me', house)).body).toEqual({ name: 'token:environment', role: 'owner' })
  })

  it('accepts either of two keys and tokens of the house, never part of one', async () => {
    for (const headers of [key(KEYS[0]), key(KEYS[1]), house]) {
      expect((await get('/api/products', headers)).status).toBe(200)
      expect((await get('/metrics', headers)).status).toBe(200)
      expect((await get('/api/openapi.json', headers)).status).toBe(200)
    }
    const wrong = [KEYS.join(','), KEYS[0]?.slice(1) ?? '', 'undefined', '', `${KEYS[0]}x`]
    for (const one of wrong) expect((await get('/api/products', key(one))).status).toBe(401)
    expect((await get('/api/products', { cookie: `sid=${OPERATOR_TOKEN}` })).status).toBe(401)
    // The readiness probe already tells the operator about a wrong key.
    expect((await get('/readyz', key('not-the-key'))).status).toBe(401)
    // The key makes nobody a member of the house.
    expect((await get('/api/operator/audit', key())).status).toBe(401)
  })

  it('counts by the address that the BFF passes on, and trusts nobody else’s', async () => {
    const track = (headers: Headers) =>
      post('/api/orders/track', { number: 'X-1', email: 'a@b.example' }, headers)
    const statuses = async (headersOf: (n: number) => Headers) => {
      const all: number[] = []
      for (let n = 0; n < 22; n += 1) all.push((await track(headersOf(n))).status)
      return all.filter((status) => status === 429).length
    }
    expect(await statuses(() => key(KEYS[0], '198.51.100.7'))).toBe(2)
    expect((await track(key(KEYS[0], '198.51.100.8'))).status).toBe(404)
    // One IPv6 network counts as one address.
    expect(await statuses((n) => key(KEYS[0], `2001:db8::${n + 1}`))).toBe(2)
    const forged = (n: number): Headers => ({
      ...house,
      [SHOPPER_ADDRESS_HEADER]: `198.51.100.${n}`,
      'x-forwarded-for': `198.51.100.${n}`,
      forwarded: `for=198.51.100.${n}`,
      'x-real-ip': `198.51.100.${n}`,
    })
    expect(await statuses(forged)).toBe(2)
    const sprayed: number[] = []
    for (let n = 0; n < 7; n += 1) {
      const of = { email: `a${n}@b.example` }
      sprayed.push((await post('/api/password-resets', of, key(KEYS[0], '198.51.100.9'))).status)
    }
    expect(sprayed.filter((status) => status === 429)).toHaveLength(2)
  })

  it('checks at most thirty unknown tokens of one address in a minute', async () => {
    const from = (address: string, authorization: string) => ({ ...key(KEYS[0], address), authorization })
    const guess = async (n: number) =>
      (await get('/api/operator/orders', from('198.51.100.20', `Bearer guess-number-${n}`))).status
    const all: number[] = []
    for (let n = 0; n < 33; n += 1) all.push(await guess(n))
    expect(all).toEqual([...Array<number>(30).fill(403), 429, 429, 429])
    // From there even the right one is refused; elsewhere it works.
    expect((await get('/api/operator/me', from('198.51.100.20', house.authorization))).status).toBe(429)
    expect((await get('/api/operator/me', from('198.51.100.21', house.authorization))).status).toBe(200)
  })

  it('limits the change feeds of one client, and always leaves room for the BFFs', async () => {
    const ending = new AbortController()
    const open = async (headers: Headers) => {
      const answer = await fetch(`${backend.url}/api/changes`, { headers, signal: ending.signal })
      return answer.status
    }
    const many = (count: number, headers: Headers) =>
      Promise.all(Array.from({ length: count }, () => open(headers)))
    try {
      expect((await many(230, {})).filter((status) => status !== 401)).toEqual([])
      expect((await many(10, house)).filter((status) => status === 200)).toHaveLength(4)
      expect((await many(20, key(KEYS[0]))).filter((status) => status === 200)).toHaveLength(16)
      expect(await open(key(KEYS[0], '198.51.100.1'))).toBe(200)
    } finally {
      ending.abort()
    }
  })
})

describe('the BFF before it', () => {
  const shops: Shop[] = []
  const shopWith = async (env: Record<string, string>) => {
    const shop = await startShop({ backendUrl: backend.url, env: { ...PRODUCTION, ...env } })
    shops.push(shop)
    return shop
  }
  afterAll(() => Promise.all(shops.map((shop) => shop.close())))

  it('shows its metrics to the key and to the house, and to nobody else', async () => {
    const { request } = await shopWith({ INTERNAL_TOKEN: KEYS.join(',') })
    const figures = (headers: Headers) => request.get('/metrics').set(headers)
    expect((await figures({})).body).toMatchObject({ code: 'UNAUTHENTICATED', requestId: expect.any(String) })
    for (const wrong of [
      key('x'),
      { authorization: 'Bearer unknown' },
      { authorization: `Bearer ${KEYS[0]}` },
    ])
      expect((await figures(wrong)).status).toBe(401)
    for (const right of [key(KEYS[0]), key(KEYS[1]), house, house]) {
      const { status, text } = await figures(right)
      expect([status, text.includes('http_request_duration_seconds')]).toEqual([200, true])
    }
    const { body } = await post('/api/operator/tokens', { name: 'scraper', role: 'counter' }, house)
    const scraper = { authorization: `Bearer ${body.token}` }
    expect((await figures(scraper)).status).toBe(200)
    await supertest(backend.url).delete('/api/operator/tokens/scraper').set(house).expect(200)
    expect((await figures(scraper)).status).toBe(401)
  })

  it('a wrong key is named by readiness before any shopper comes, and once it is right the shop is ready', async () => {
    const { request } = await shopWith({ INTERNAL_TOKEN: 'a-key-that-this-backend-has-never-had' })
    const { status, body } = await request.get('/readyz')
    expect([status, body]).toEqual([503, { status: 'the backend refuses INTERNAL_TOKEN' }])
    const right = await shopWith({ INTERNAL_TOKEN: KEYS[0] ?? '' })
    expect((await right.request.get('/readyz')).body).toEqual({ status: 'ready' })
  })

  it("passes on the shopper's address, so that the backend counts by it", async () => {
    const { request } = await shopWith({
      INTERNAL_TOKEN: KEYS[1] ?? '',
      RATE_LIMITS: 'off',
      TRUSTED_PROXIES: '127.0.0.1',
      SHOP_MODE: 'demo',
      PUBLIC_URL: 'http://shop.test',
    })
    const query = '{ trackOrder(number: "X-1", email: "a@b.example") { status } }'
    const track = async (from: string) => {
      const { body } = await request.post('/graphql').set({ 'x-forwarded-for': from }).send({ query })
      return body.errors?.[0].extensions.code
    }
    const codes: unknown[] = []
    for (let n = 0; n < 22; n += 1) codes.push(await track('203.0.113.5'))
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(2)
    expect(await track('203.0.113.6')).not.toBe('RATE_LIMITED')
  })

  it('with a wrong key is not ready, and signs nobody out', async () => {
    const { request } = await shopWith({ INTERNAL_TOKEN: 'a-key-that-this-backend-never-knew' })
    expect((await request.get('/readyz')).status).toBe(503)
    const { status, headers } = await request.get('/account').set('cookie', '__Host-sid=some-session-token')
    expect([status, headers['set-cookie']]).toEqual([503, undefined])
  })
})
