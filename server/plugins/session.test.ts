import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Intercepted, SeenCall } from '#tests/support/stand-in.ts'
import { startShop, type Shop } from '#tests/support/server.ts'

const TOKEN = 'a-token-of-the-backend_0123456789'
const ASK_ORDER = '{ products(limit: 1) { total } }'
const MARK = 'mutation { markPaid(sessionId: "cs_1") { status } }'

let shop: Shop
let answer: (call: SeenCall) => Intercepted | undefined = () => undefined

beforeAll(async () => {
  shop = await startShop()
  shop.standIn?.intercept((call) => answer(call))
})
afterAll(() => shop.close())
beforeEach(() => {
  answer = () => undefined
  if (shop.standIn) shop.standIn.calls.length = 0
})

const post = (query: string, headers: Record<string, string> = {}, to: Shop = shop) =>
  to.request.post('/graphql').set(headers).send({ query })
const cookiesOf = (response: { headers: Record<string, unknown> }) =>
  [response.headers['set-cookie'] ?? []].flat() as string[]
const lastCall = (path: string) => shop.standIn?.calls.findLast((call) => call.path === path)

describe('what travels to the backend (section 6, section 7)', () => {
  test('the session cookie becomes a bearer token, and no cookie of ours goes along', async () => {
    await post(MARK, { cookie: `sid=${TOKEN}; signed_in=1; other=1` })
    const call = lastCall('/api/orders/mark-paid')
    expect(call?.headers.authorization).toBe(`Bearer ${TOKEN}`)
    expect(call?.headers.cookie).toBeUndefined()
    expect(call?.body).toEqual({ sessionId: 'cs_1' })
  })

  test("an API client's own Authorization header is forwarded as it is, and outranks a cookie", async () => {
    await post(MARK, { authorization: 'Bearer their-own-token', cookie: `sid=${TOKEN}` })
    expect(lastCall('/api/orders/mark-paid')?.headers.authorization).toBe('Bearer their-own-token')
  })

  test.each(['Basic dTpw', 'Bearer', 'Bearer two words', ''])(
    'Authorization "%s" is ignored',
    async (authorization) => {
      await post(MARK, { authorization })
      expect(lastCall('/api/orders/mark-paid')?.headers.authorization).toBeUndefined()
    },
  )

  test('allow-listed cookies travel both ways: Domain dropped, flags forced', async () => {
    answer = ({ path }) =>
      path === '/api/orders/mark-paid'
        ? {
            body: { status: 'paid' },
            headers: {
              'set-cookie': [
                'session=abc%20def; Domain=backend.test; Path=/api; Max-Age=99999999; SameSite=None',
                'tracker=1; Path=/',
                'sid=stolen; Path=/',
              ],
            },
          }
        : undefined
    const response = await post(MARK, { cookie: 'session=old; tracker=2' })
    expect(lastCall('/api/orders/mark-paid')?.headers.cookie).toBe('session=old')
    expect(cookiesOf(response)).toEqual([
      'session=abc%20def; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
    ])
  })

  test.each([
    ['Expires=Thu, 01 Jan 1970 00:00:00 GMT', /^session=x; Max-Age=-\d+; /],
    ['Expires=Fri, 31 Dec 9999 23:59:59 GMT', /^session=x; Max-Age=2592000; /],
    ['Expires=Thu, 01 Jan 1970 00:00:00 GMT; Max-Age=60', /^session=x; Max-Age=60; /],
    ['Expires=never', /^session=x; Path/],
  ])('a cookie of the backend ends when it says: %s', async (attributes, line) => {
    answer = ({ path }) =>
      path === '/api/orders/mark-paid'
        ? { body: { status: 'paid' }, headers: { 'set-cookie': [`session=x; ${attributes}`] } }
        : undefined
    expect(cookiesOf(await post(MARK))).toEqual([expect.stringMatching(line)])
  })

  test('forwarding headers and what claims to be a user are dropped', async () => {
    await post(MARK, {
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-host': 'evil.test',
      'x-user-id': '1',
      'x-request-id': 'request-0001',
      connection: 'close, x-odd',
      'x-odd': '1',
    })
    const sent = Object.keys(lastCall('/api/orders/mark-paid')?.headers ?? {}).sort()
    expect(sent).toEqual(['accept', 'connection', 'content-length', 'content-type', 'host', 'x-request-id'])
    expect(lastCall('/api/orders/mark-paid')?.headers['x-request-id']).toBe('request-0001')
  })

  test('a backend with a key gets our key, and the address that we saw, whatever the request says', async () => {
    const keyed = await startShop({
      env: { INTERNAL_TOKEN: 'first-key-of-this-shop-and-no-other,second-key-of-this-shop-and-no-other' },
    })
    try {
      await post(
        MARK,
        { 'x-internal-token': 'forged', 'x-shopper-address': '1.2.3.4', 'x-forwarded-for': '1.2.3.4' },
        keyed,
      )
      const { headers } = keyed.standIn?.calls.findLast(({ path }) => path === '/api/orders/mark-paid') ?? {}
      expect(headers?.['x-internal-token']).toBe('first-key-of-this-shop-and-no-other')
      expect(headers?.['x-shopper-address']).toMatch(/127\.0\.0\.1$/)
    } finally {
      await keyed.close()
    }
  })

  test('an odd request id is replaced by one of ours, and the answer names it', async () => {
    const response = await post(MARK, { 'x-request-id': 'a b;c' })
    const id = response.headers['x-request-id'] as string
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(lastCall('/api/orders/mark-paid')?.headers['x-request-id']).toBe(id)
  })
})

describe('the session in the browser', () => {
  test('an answer to a script never sets it again: a late one would undo a sign-out', async () => {
    const response = await post(ASK_ORDER, { cookie: `sid=${TOKEN}` })
    expect(cookiesOf(response)).toEqual([])
    expect(response.headers['cache-control']).toBe('private, no-store')
  })

  test('over https the session is read from __Host-sid alone', async () => {
    const secure = await startShop({ env: { PUBLIC_URL: 'https://shop.test' } })
    try {
      const response = await post(MARK, { cookie: `__Host-sid=${TOKEN}; sid=not-this-one` }, secure)
      const seen = secure.standIn?.calls.findLast(({ path }) => path === '/api/orders/mark-paid')
      expect(seen?.headers.authorization).toBe(`Bearer ${TOKEN}`)
      expect(response.headers['strict-transport-security']).toContain('max-age=')
    } finally {
      await secure.close()
    }
  })

  test('a session that the backend no longer knows is cleared', async () => {
    answer = ({ path }) =>
      path === '/api/orders/mark-paid' ? { status: 401, body: { message: 'Please sign in' } } : undefined
    const response = await post(MARK, { cookie: `sid=${TOKEN}; signed_in=1` })
    expect(response.body.errors[0]).toMatchObject({
      message: 'Please sign in',
      extensions: { code: 'UNAUTHENTICATED' },
    })
    const cleared = cookiesOf(response).filter((line) => line.includes('1970'))
    expect(cleared.map((line) => line.split('=')[0])).toEqual(['sid', 'signed_in'])
  })

  test('a visitor gets no cookie', async () => {
    expect(cookiesOf(await post(ASK_ORDER))).toEqual([])
  })
})

describe('requests of other sites', () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { origin: 'http://localhost:3000.evil.test' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' },
  ]
  test.each(foreign)('%o changes nothing', async (headers) => {
    const response = await post(MARK, { cookie: `sid=${TOKEN}`, ...headers })
    expect(response.status).toBe(403)
    expect(response.body.errors?.[0]?.extensions.code ?? response.body.code).toBe('FORBIDDEN')
    expect(lastCall('/api/orders/mark-paid')).toBeUndefined()
  })

  const own: Record<string, string>[] = [
    { origin: 'http://localhost:3000' },
    { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' },
    { 'sec-fetch-site': 'none' },
    {},
  ]
  test.each(own)('%o is let through', async (headers) => {
    expect((await post(MARK, headers)).body.data).toEqual({ markPaid: { status: 'PAID' } })
  })

  test('an unsafe method on any other route is checked too', async () => {
    expect((await shop.request.post('/anything').set('origin', 'https://evil.test')).status).toBe(403)
    expect((await shop.request.delete('/healthz').set('origin', 'https://evil.test')).status).toBe(403)
  })
})
