import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { afterEach, describe, expect, test } from 'vitest'
import { startShop, type Shop } from '#tests/support/server.ts'
import { FIELD_LIMITS } from './rate-limits.ts'

let shop: Shop | undefined
afterEach(async () => {
  await shop?.close()
  shop = undefined
})

const limited = async (env: Record<string, string> = {}) =>
  (shop = await startShop({ env: { RATE_LIMITS: 'on', ...env } }))

describe('rate limits', () => {
  test('GraphQL: 600 a minute per visitor, then 429 with Retry-After', async () => {
    const { app } = await limited()
    const ask = (headers: Record<string, string> = {}) =>
      app.inject({ method: 'POST', url: '/graphql', headers, payload: { query: '{ __typename }' } })
    const statuses: number[] = []
    for (let n = 0; n < 605; n++) statuses.push((await ask()).statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(600)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    const refused = await ask()
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json().errors[0]).toMatchObject({
      message: 'Too many requests. Please wait a moment.',
      extensions: { code: 'RATE_LIMITED', retryable: true },
    })
    // Another shopper behind the same address is not affected.
    expect((await ask({ cookie: 'sid=another-shopper-0001' })).statusCode).toBe(200)
  })

  test('a mutation with a limit of its own counts every time asked, aliases included', async () => {
    const { graphql } = await limited()
    const ten = Array.from({ length: 10 }, (_, n) => `m${n}: markPaid(sessionId: "x") { status }`).join(' ')
    for (let n = 0; n < 2; n++) expect((await graphql(`mutation { ${ten} }`)).status).toBe(200)
    const refused = await graphql('mutation { markPaid(sessionId: "x") { status } }')
    expect(refused.status).toBe(429)
    expect(refused.errors[0]?.extensions.code).toBe('RATE_LIMITED')
    expect((await graphql('{ products { total } }')).status).toBe(200)
  })

  test("whose X-Forwarded-For counts is decided by TRUSTED_PROXIES: by default nobody's", async () => {
    const { graphql } = await limited()
    const twenty = Array.from({ length: 10 }, (_, n) => `m${n}: markPaid(sessionId: "x") { status }`).join(
      ' ',
    )
    const ask = (address: string) => graphql(`mutation { ${twenty} }`, {}, { 'x-forwarded-for': address })
    expect([
      (await ask('1.1.1.1')).status,
      (await ask('2.2.2.2')).status,
      (await ask('3.3.3.3')).status,
    ]).toEqual([200, 200, 429])
  })

  test('behind a trusted proxy each address counts alone', async () => {
    const { graphql } = await limited({ TRUSTED_PROXIES: '127.0.0.1' })
    const ten = Array.from({ length: 10 }, (_, n) => `m${n}: markPaid(sessionId: "x") { status }`).join(' ')
    const ask = async (address: string) =>
      (await graphql(`mutation { ${ten} }`, {}, { 'x-forwarded-for': address })).status
    expect([await ask('1.1.1.1'), await ask('1.1.1.1'), await ask('1.1.1.1'), await ask('2.2.2.2')]).toEqual([
      200, 200, 429, 200,
    ])
  })

  test('a header that signs nobody in makes no other visitor of a session', async () => {
    const { graphql } = await limited()
    const ask = async (authorization?: string) =>
      (
        await graphql(
          'mutation { changePassword(current: "guess", password: "granite-lantern-42") { userErrors { code } } }',
          {},
          { cookie: 'sid=one-and-the-same-0001', ...(authorization && { authorization }) },
        )
      ).status
    const same = [
      undefined,
      'Basic YTpi',
      'Bearer one-and-the-same-0001',
      'bearer one-and-the-same-0001',
      'BEARER one-and-the-same-0001',
      'Bearer not a token',
      'x',
    ]
    for (let n = 0; n < 10; n++) expect(await ask(same[n % same.length])).toBe(200)
    for (const authorization of same) expect(await ask(authorization)).toBe(429)
  })

  test('every limit for one operation names an operation that exists', () => {
    const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    )
    expect(Object.keys(FIELD_LIMITS).filter((name) => !fields.includes(name))).toEqual([])
    for (const name of ['signIn', 'signUp', 'placeOrder', 'markPaid', 'bookAppointment', 'trackOrder'])
      expect(Object.keys(FIELD_LIMITS)).toContain(name)
  })

  test('a write without a limit of its own makes no e-mail and nothing that a stranger could pile up', () => {
    const writes = buildSchema(readFileSync('schema.graphql', 'utf8')).getMutationType()?.getFields() ?? {}
    expect(Object.keys(writes).filter((name) => !Object.hasOwn(FIELD_LIMITS, name))).toEqual([
      'requestReturn', 'signOut', 'endOtherSessions', 'updateProfile', 'saveAddress', 'removeAddress',
      'markMessagesRead', 'setBagQuantity', 'acceptPrices', 'removeFromBag', 'addToWishlist', 'removeFromWishlist', 'mergeWishlist',
    ]) // prettier-ignore
  })

  test('the contact form, whose receipt goes to any address, is taken ten times an hour', async () => {
    const { graphql } = await limited()
    const send = async (n: number) =>
      (
        await graphql(
          `mutation { sendContactEnquiry(input: { name: "A", email: "somebody-${n}@example.com", topic: OTHER,
            message: "Good day to you all", key: "k-${n}" }) { userErrors { code } } }`,
        )
      ).status
    const statuses = []
    for (let n = 0; n < 11; n++) statuses.push(await send(n))
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
  })

  test('without the Redis that counts the shop stays open, and its metrics say how many were not counted', async () => {
    const { graphql, request } = await limited({ REDIS_URL: 'redis://127.0.0.1:1' })
    expect((await graphql('{ products { total } }')).status).toBe(200)
    const uncounted = /^rate_limits_uncounted_total ([1-9]\d*)$/m
    expect((await request.get('/metrics')).text).toMatch(uncounted)
  })

  test('RATE_LIMITS=off lifts them', async () => {
    const { graphql } = await limited({ RATE_LIMITS: 'off' })
    const ten = Array.from({ length: 15 }, (_, n) => `m${n}: markPaid(sessionId: "x") { status }`).join(' ')
    for (let n = 0; n < 4; n++) expect((await graphql(`mutation { ${ten} }`)).status).toBe(200)
  })
})

describe('health', () => {
  test('ready only when the backend answers, alive always; a stopping server says so', async () => {
    shop = await startShop()
    expect((await shop.request.get('/healthz')).body).toEqual({ status: 'ok' })
    expect((await shop.request.get('/readyz')).body).toEqual({ status: 'ready' })
    shop.app.drain()
    const stopping = await shop.request.get('/readyz')
    expect([stopping.status, stopping.headers.connection]).toEqual([503, 'close'])
    expect((await shop.graphql('{ products { total } }')).status).toBe(200)
  })

  test('metrics name routes, endpoints and codes, never addresses', async () => {
    shop = await startShop()
    await shop.graphql('{ product(id: "a-secret-id") { name } }')
    await shop.graphql('{ nonsense }')
    const { text, headers } = await shop.request.get('/metrics')
    expect(headers['content-type']).toContain('text/plain')
    expect(text).toContain('upstream_request_duration_seconds_count{endpoint="getProduct",outcome="404"} 1')
    expect(text).toContain(
      'http_request_duration_seconds_count{method="POST",route="/graphql",status="200"} 1',
    )
    expect(text).toContain('graphql_errors_total{code="BAD_REQUEST"} 1')
    expect(text).not.toContain('a-secret-id')
  })
})

test('what fails outside GraphQL answers {message, code, requestId}', async () => {
  shop = await startShop()
  const missing = await shop.request.post('/nothing-here')
  expect([missing.status, missing.body]).toEqual([
    404,
    {
      message: 'There is nothing at this address.',
      code: 'NOT_FOUND',
      requestId: missing.headers['x-request-id'],
    },
  ])
  const odd = await shop.request.get('/%')
  expect([odd.status, odd.body.code]).toEqual([400, 'BAD_REQUEST'])
})
