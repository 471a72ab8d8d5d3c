import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBackend } from './support/backend.ts'
import { startShop } from './support/server.ts'

/** Traces are exported if that is configured, are linked, and contain no personal data. */

interface Value {
  stringValue?: string
  intValue?: number
}
interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: { key: string; value: Value }[]
  events: { name: string; attributes: { key: string; value: Value }[] }[]
}
interface Sent {
  resourceSpans: {
    resource: { attributes: { key: string; value: Value }[] }
    scopeSpans: { spans: SentSpan[] }[]
  }[]
}

/** Receives what is exported, as a collector does. */
const startCollector = async () => {
  const app = fastify({ bodyLimit: 5_000_000 })
  const texts: string[] = []
  const spans: (SentSpan & { service: string | undefined })[] = []
  app.post('/v1/traces', async ({ body }) => {
    texts.push(JSON.stringify(body))
    for (const { resource, scopeSpans } of (body as Sent).resourceSpans) {
      const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue
      for (const scope of scopeSpans) spans.push(...scope.spans.map((span) => ({ ...span, service })))
    }
    return {}
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, spans, text: () => texts.join(''), close: () => app.close() }
}

const of = (span: SentSpan | undefined, name: string) => {
  const value = span?.attributes.find(({ key }) => key === name)?.value
  return value?.stringValue ?? (value?.intValue === undefined ? undefined : Number(value.intValue))
}

describe.skipIf(!existsSync('dist/web/server/entry.server.js'))('with a collector', () => {
  let collector: Awaited<ReturnType<typeof startCollector>>
  const FOREIGN = '00-11111111111111111111111111111111-2222222222222222-01'

  beforeAll(async () => {
    collector = await startCollector()
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }
    const backend = await startBackend({ env })
    const shop = await startShop({ backendUrl: backend.url, env })
    const ask = shop.request
    await ask
      .get('/product/vane?mail=canary@example.com')
      .set({ 'x-request-id': 'trace-page-1', traceparent: FOREIGN, baggage: 'who=canary' })
    await ask
      .post('/graphql')
      .set('x-request-id', 'trace-query-1')
      .send({ query: 'query Canary($s: String) { search(term: $s) { total } }', variables: { s: 'canary' } })
    await ask
      .post('/graphql')
      .set('x-request-id', 'trace-query-2')
      .send({ query: '{ products(filter: { search: "canary" }) { total } }' })
    await ask.get('/healthz')
    // The last spans are sent when the programs stop.
    await shop.close()
    await backend.close()
  }, 120_000)
  afterAll(() => collector.close())

  const request = (id: string, service: string) =>
    collector.spans.filter((span) => of(span, 'shop.request_id') === id && span.service === service)

  it('a page is one trace from its request through each call to the backend and into it', () => {
    const [page, ...more] = request('trace-page-1', 'shop-server')
    expect(more).toEqual([])
    expect(page).toMatchObject({ name: 'GET /product/:product_id', kind: 2 })
    expect(page?.parentSpanId ?? '').toBe('')
    expect(of(page, 'http.response.status_code')).toBe(200)

    const calls = collector.spans.filter(({ parentSpanId }) => parentSpanId === page?.spanId)
    expect(calls.map(({ name }) => name)).toContain('getProduct')
    expect(
      calls.every(({ traceId, service }) => traceId === page?.traceId && service === 'shop-server'),
    ).toBe(true)
    const product = calls.find(({ name }) => name === 'getProduct')
    expect(of(product, 'shop.outcome')).toBe('200')
    const answered = collector.spans.filter(({ parentSpanId }) => parentSpanId === product?.spanId)
    expect(answered).toHaveLength(1)
    expect(answered[0]).toMatchObject({
      service: 'shop-backend',
      name: 'GET /api/products/:id',
      traceId: page?.traceId,
    })
  })

  it('a query names the fields of the schema that it asks for', () => {
    const [query] = request('trace-query-2', 'shop-server')
    expect(query?.name).toBe('POST /graphql')
    expect(
      query?.events.flatMap(({ attributes }) => attributes.map(({ value }) => value.stringValue)),
    ).toEqual(['products'])
  })

  it('holds no address, query, variable or name that somebody chose', () => {
    expect(collector.text()).not.toMatch(/canary|vane|example\.com/i)
  })

  it('begins at the shop: no outsider joins its traces or switches them on', () => {
    expect(collector.text()).not.toContain(FOREIGN.split('-')[1])
  })

  it('leaves out the probes', () => {
    expect(collector.spans.filter(({ name }) => /healthz|readyz|metrics/.test(name))).toEqual([])
  })
})

it('without a collector neither program loads any of it', async () => {
  const script = `
    import { createRequire } from 'node:module'
    import { startShop } from './tests/support/server.ts'
    const shop = await startShop({ backend: { seed: 'none' } })
    await shop.request.get('/healthz')
    await shop.close()
    const loaded = Object.keys(createRequire(import.meta.url).cache)
    console.log(loaded.filter((path) => /opentelemetry.(?:sdk|core|exporter|otlp|resources)/.test(path)).length, loaded.length > 100)
    process.exit(0)`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, OTEL_EXPORTER_OTLP_ENDPOINT: '' },
  })
  expect(stdout.trim()).toBe('0 true')
}, 120_000)
