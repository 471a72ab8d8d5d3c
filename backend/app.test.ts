import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Compile } from 'typebox/compile'
import { endpoints } from '#contract/endpoints.ts'
import { ProductQuery } from '#contract/catalogue.ts'
import { Failure, type AnyEndpoint } from '#contract/endpoint.ts'
import { putProduct, readProductInput } from './modules/catalogue/api.ts'
import { readShopFacts, seedShopFacts } from './modules/shop/api.ts'
import { notifyChange } from './lib/changes.ts'
import { fillCatalogue, fixtureProducts } from '#tests/support/catalogue-fixture.ts'
import type { RunningBackend } from '#tests/support/backend.ts'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { putSalon } from '#tests/support/salons.ts'
import { inProof } from '#tests/support/long-form.ts'
import { startPurchase, type Purchase } from '#tests/support/purchase.ts'

const OPERATOR_TOKEN = 'a-token-for-this-test-alone'
/** Of each parameter; the full form asks 500. */
const PAYLOADS = process.env.FULL === undefined ? (inProof ? 60 : 15) : 500
const failure = Compile(Failure)
const LEAKS = /\b(select|insert|postgres|pglite|node_modules|stack|ECONN|syntax error|column|relation)\b/i

let shop: Purchase
let backend: RunningBackend
beforeAll(async () => {
  shop = await startPurchase({ env: { OPERATOR_TOKEN }, webhooks: false })
  backend = shop.backend
  await fillCatalogue(backend.deps, fixtureProducts(30))
})
afterAll(() => shop.close())

const ask = async (path: string, init?: RequestInit) => {
  const answer = await fetch(backend.url + path, init)
  const text = await answer.text()
  const json: unknown = answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined
  return { status: answer.status, headers: answer.headers, text, json }
}

describe('the contract', () => {
  test('every call of it has its route', () => {
    const missing = endpoints.filter(
      ({ endpoint: { method, path: url } }) => !backend.app.hasRoute({ method, url }),
    )
    expect(missing.map(({ endpoint }) => endpoint.name)).toEqual([])
  })

  test.each(endpoints.map(({ endpoint }) => [endpoint.name, endpoint] as const))(
    '%s answers by its schema, or fails as the contract says',
    async (_name, endpoint: AnyEndpoint) => {
      if (endpoint.name === 'streamChanges') return
      const path = endpoint.path.replace(/:\w+/g, 'p-00001')
      const { method } = endpoint
      const headers: Record<string, string> = { 'x-request-id': 'test-1' }
      if (endpoint.caller === 'operator') headers.authorization = `Bearer ${OPERATOR_TOKEN}`
      if (method !== 'GET') headers['content-type'] = 'application/json'
      const { status, json, text } = await ask(path, {
        method,
        headers,
        ...(method !== 'GET' && { body: '{}' }),
      })
      expect(status, text).toBeLessThan(500)
      const wrong =
        status >= 400 ? failure.Errors(json) : json === undefined ? [] : Compile(endpoint.answer).Errors(json)
      expect(wrong, text).toEqual([])
      expect(status >= 400 ? (json as Failure).requestId : 'test-1').toBe('test-1')
      expect(endpoint.caller === 'shopper' ? status : 401).toBe(401)
    },
  )

  test('says what it can do', async () => {
    const { json } = await ask('/api/capabilities')
    expect(json).toMatchObject({
      version: '1.0',
      features: expect.arrayContaining(['blog-list', 'changes', 'shop', 'sort']) as unknown,
    })
  })

  test('says what the house has: without a salon or days for returns it offers none', async () => {
    const offers = async () => {
      const { features } = (await ask('/api/capabilities')).json as { features: string[] }
      return features.filter((name) => ['appointments', 'returns', 'stores'].includes(name))
    }
    const { db } = backend.deps
    expect(await offers()).toEqual(['returns'])
    const facts = await readShopFacts(db)
    await seedShopFacts(db, { ...facts, returnDays: 0 })
    expect(await offers()).toEqual([])
    await putSalon(db)
    expect(await offers()).toEqual(['appointments', 'stores'])
    // What was ordered while pieces could come back still can.
    await seedShopFacts(db, facts)
    await putPieces(backend.deps, piece('studs', { amount: 900, stock: 1 }))
    await shop.order(await shop.shoppers.open({ verified: true }))
    await seedShopFacts(db, { ...facts, returnDays: 0 })
    expect(await offers()).toEqual(['appointments', 'returns', 'stores'])
    await seedShopFacts(db, facts)
  })

  test('prints itself as OpenAPI, with a form to browse that loads nothing from elsewhere', async () => {
    const { json } = await ask('/api/openapi.json')
    expect(json).toMatchObject({ openapi: '3.1.0', paths: { '/api/products': { get: {} } } })
    const page = await ask('/api/docs/')
    expect(page.status).toBe(200)
    expect(page.text.match(/(?:src|href)="https?:/g)).toBeNull()
  })
})

describe('bad input', () => {
  const HOSTILE = [
    "'", "' or 1=1 --", '"; drop table products; --', '%', '_', '\\', '%00', '\0', '\u{1F48D}', '{{7*7}}', '${7*7}', '../../etc/passwd',
    '<script>alert(1)</script>', 'null', 'undefined', 'NaN', 'Infinity', '-1', '0', '1e9', '1e400', '9'.repeat(40), '0x10', '1.5', ' ', '',
    'a'.repeat(5000), '[]', '{}', '[object Object]', 'true', 'false', 'TRUE', '\r\nX: y', '%ff%fe', 'ﬀ', '\u202E', 'İ', ',', ',,,', 'category:', '{a,b}', '"', '\\x00',
    'eyJhIjoxfQ', 'W10', 'WzIsMSwxLCJ4Il0', 'WzIsMSwiYSIsMV0', 'WzEsMSwiMjAyNi05OS05OVQwMDowMDowMC4wMDBaIiwieCJd',
  ] // prettier-ignore
  const payloads = Array.from(
    { length: PAYLOADS },
    (_, i) => (HOSTILE[i % HOSTILE.length] ?? '') + (i < HOSTILE.length ? '' : String.fromCodePoint(33 + i)),
  )
  const names = Object.keys(ProductQuery.properties)

  test.each(names)(`${PAYLOADS} payloads in %s: never a 5xx, nothing leaks`, async (name) => {
    for (const payload of payloads) {
      const { status, text, json } = await ask(
        `/api/products?${encodeURIComponent(name)}=${encodeURIComponent(payload)}`,
      )
      expect([200, 400], `${name}=${payload}: ${text.slice(0, 200)}`).toContain(status)
      expect(status === 200 || (failure.Check(json) && !LEAKS.test(text)), text.slice(0, 200)).toBe(true)
    }
  })

  test('hostile ids are 400 or 404', async () => {
    for (const payload of payloads)
      for (const place of ['products', 'categories', 'blogs']) {
        const id = encodeURIComponent(payload)
        if (id === '') continue
        const { status, text } = await ask(`/api/${place}/${id}`)
        expect([400, 404, 414], `${place}/${id}: ${text}`).toContain(status)
      }
  })

  test('odd bodies are 4xx with the usual failure', async () => {
    for (const [type, body, status] of [
      ['application/json', '{', 400],
      ['application/json', '', 400],
      ['application/json', '[]', 400],
      ['application/json', '"x"', 400],
      ['application/json', '{"email":1,"password":"x"}', 400],
      ['application/json', '{"email":"a\\u0000b","password":"x"}', 400],
      ['application/json', '{"email":"a","password":"x","points":100}', 400],
      ['application/json', `{"email":"${'x'.repeat(200_000)}"}`, 413],
      ['application/xml', '<a/>', 415],
    ] as const) {
      const answer = await ask('/api/session', {
        method: 'POST',
        body,
        headers: { 'content-type': type },
      })
      expect(answer.status, body.slice(0, 50)).toBe(status)
      expect(failure.Check(answer.json), answer.text).toBe(true)
    }
  })

  test('the same parameter twice is refused', async () => {
    expect((await ask('/api/products?page=1&page=2')).status).toBe(400)
  })

  test('names the fields that are wrong', async () => {
    const { json } = await ask('/api/products?page=0&sortBy=cheapest')
    expect(json).toMatchObject({
      code: 'VALIDATION',
      fields: { page: 'This is too small.', sortBy: 'This is not one of the possible values.' },
    })
  })
})

describe('who may call', () => {
  const operator =
    endpoints.find(({ endpoint }) => endpoint.caller === 'operator' && endpoint.method === 'GET')?.endpoint
      .path ?? ''

  test('an operator needs the token; a wrong one is refused', async () => {
    expect((await ask(operator.replace(/:\w+/g, 'x'))).status).toBe(401)
    expect(
      (await ask(operator.replace(/:\w+/g, 'x'), { headers: { authorization: 'Bearer wrong' } })).status,
    ).toBe(403)
  })

  test('a bearer and a cookie that differ are refused; a cookie needs our origin to write', async () => {
    const both = { authorization: 'Bearer one', cookie: 'sid=two' }
    expect((await ask('/api/account', { headers: both })).status).toBe(401)
    const write = await ask('/api/session', {
      method: 'POST',
      body: '{"email":"a@b.test","password":"x"}',
      headers: { cookie: 'sid=two', origin: 'https://elsewhere.example', 'content-type': 'application/json' },
    })
    expect(write.status).toBe(403)
  })

  test('a request id travels through; a hostile one is replaced', async () => {
    expect(
      (await ask('/api/shop', { headers: { 'x-request-id': 'abc-1' } })).headers.get('x-request-id'),
    ).toBe('abc-1')
    expect(
      (await ask('/api/shop', { headers: { 'x-request-id': 'a b<script>' } })).headers.get('x-request-id'),
    ).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('the change feed', () => {
  const open = async () => {
    const stop = new AbortController()
    const answer = await fetch(`${backend.url}/api/changes`, { signal: stop.signal })
    const reader = (answer.body as ReadableStream<Uint8Array>)
      .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
      .getReader()
    const next = async (): Promise<{ kind: string; id: string; at: string }> => {
      for (;;) {
        const { value = '', done } = await reader.read()
        if (done) throw new Error('the stream ended')
        const data = /^data: (.*)$/m.exec(value)?.[1]
        if (data !== undefined) return JSON.parse(data) as { kind: string; id: string; at: string }
      }
    }
    return { answer, next, stop: () => stop.abort() }
  }

  test('announces a write within 250 ms of its acknowledgement, and never one that was rolled back', async () => {
    const feed = await open()
    expect(feed.answer.headers.get('content-type')).toContain('text/event-stream')
    const { db } = backend.deps
    await db
      .transaction()
      .execute(async (tx) => {
        await notifyChange(tx, 'product', 'rolled-back')
        throw new Error('no')
      })
      .catch(() => undefined)
    const [product] = fixtureProducts(1)
    const gaps: number[] = []
    for (const name of ['Changed', 'Once more', 'Thrice', 'Again', 'At last']) {
      const arrives = feed.next().then((change) => ({ change, at: performance.now() }))
      await db.transaction().execute((tx) => putProduct(tx, readProductInput({ ...product, name })))
      const acknowledged = performance.now()
      const { change, at } = await arrives
      expect(change).toMatchObject({ kind: 'product', id: 'p-00000' })
      expect(Math.abs(Date.parse(change.at) - Date.now())).toBeLessThan(60_000)
      gaps.push(at - acknowledged)
    }
    // The quickest of five: a busy machine may hold back any one of them.
    expect(Math.min(...gaps)).toBeLessThan(250)
    feed.stop()
  })
})

describe('health', () => {
  test('healthz, readyz and metrics answer', async () => {
    expect((await ask('/healthz')).status).toBe(200)
    expect((await ask('/readyz')).status).toBe(200)
    expect((await ask('/metrics')).text).toContain('backend_request_seconds_bucket')
  })
})
