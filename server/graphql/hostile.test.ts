import { afterAll, beforeAll, expect, test } from 'vitest'
import { startShop, type Shop } from '#tests/support/server.ts'

/** Words that only our internals know. */
const LEAKS = /node_modules|ECONN|SELECT |127\.0\.0\.1|Did you mean|call stack|TypeError|\.ts:\d|at \//i

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

const post = (body: unknown, type = 'application/json') =>
  shop.request
    .post('/graphql')
    .set('content-type', type)
    .send(typeof body === 'string' ? body : JSON.stringify(body))

const times = (n: number, text: (i: number) => string) =>
  Array.from({ length: n }, (_, i) => text(i)).join(' ')

const deep = (n: number) =>
  `{ categories { id ...A } } fragment A on Category { media { url } } ${times(n, (i) => `fragment F${i} on Category { id }`)}`

const documents: Record<string, string> = {
  '10,000 aliases': `{ ${times(10_000, (i) => `a${i}: product(id: "p1") { id }`)} }`,
  '16 aliases': `{ ${times(16, (i) => `a${i}: product(id: "p1") { id }`)} }`,
  '10,000 unknown directives': `{ products ${times(10_000, (i) => `@d${i}`)} { total } }`,
  '11 directives': `{ products { ${times(11, () => 'total @include(if: true)')} } }`,
  '40,000 braces': `{`.repeat(40_000),
  'nested lists as value': `{ product(id: ${'['.repeat(20_000)}) { id } }`,
  'unused fragments': deep(500),
  'a fragment in itself':
    '{ products { items { ...A } } } fragment A on Product { media { ...B } } fragment B on Media { ...B }',
  'an unknown field': '{ product(id: "p1") { nam } }',
  'an unknown type': 'query Q($a: Fish) { products { total } }',
  'a missing argument': '{ product { id } }',
  'a subscription': 'subscription { products { total } }',
  'no document': '',
  'only a comment': '# nothing',
  'a JSON tree': '{"kind":"Document","definitions":[]}',
  'a JSON number': '5',
  'a lone surrogate': '{ product(id: "\\uD800") { id } ',
  'a null byte': '{ products\u0000 { total } }',
}

test.each(Object.entries(documents))(
  'a document with %s is refused with 4xx and reveals nothing',
  async (_, query) => {
    const before = process.cpuUsage()
    const { status, body, text } = await post({ query })
    expect(status, text.slice(0, 300)).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    // CPU time of test and shop together, so that a busy machine does not matter.
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1_000).toBeLessThan(3_000)
    expect(body.errors[0].extensions).toMatchObject({ code: 'BAD_REQUEST', retryable: false })
    expect(body.errors[0].extensions.requestId).toMatch(/^[\w-]{8,64}$/)
    expect(body.errors.length).toBeLessThanOrEqual(11)
    expect(text).not.toMatch(LEAKS)
  },
)

const bodies: Record<string, unknown> = {
  'query as a number': { query: 5 },
  'query as an object': { query: { kind: 'Document' } },
  'query as null': { query: null },
  'an array of requests': [{ query: '{ products { total } }' }, { query: '{ products { total } }' }],
  'a string': JSON.stringify('{ products { total } }'),
  'a number': '5',
  true: 'true',
  nothing: '',
  'half a JSON': '{"query": "{ products',
  'variables as a string': { query: '{ products { total } }', variables: 'x' },
  'variables as an array': { query: '{ products { total } }', variables: [1] },
  'a foreign hash': { extensions: { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } } },
  __proto__: '{"query":"{ products { total } }","__proto__":{"x":1}}',
  'a wrong variable': { query: 'query Q($id: ID!) { product(id: $id) { id } }', variables: { id: { a: 1 } } },
  'a missing variable': { query: 'query Q($id: ID!) { product(id: $id) { id } }' },
  'an unknown operation': { query: 'query A { products { total } }', operationName: 'B' },
  'a float as money': { query: '{ products(filter: {priceMin: 1.5}) { total } }' },
  'an unsafe integer as money': {
    query: 'query Q($min: Paise) { products(filter: {priceMin: $min}) { total } }',
    variables: { min: 2 ** 60 },
  },
}

test.each(Object.entries(bodies))(
  'a body with %s is refused with 4xx and reveals nothing',
  async (_, body) => {
    const answer = await post(body)
    expect(answer.status, answer.text).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(answer.body.errors[0].extensions.code).toBe('BAD_REQUEST')
    expect(answer.text).not.toMatch(LEAKS)
  },
)

test('a body above 100 kB is 413', async () => {
  const { status, body } = await post({ query: `{ products { total } } #${'x'.repeat(110_000)}` })
  expect(status).toBe(413)
  expect(body.errors[0].extensions.code).toBe('BAD_REQUEST')
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'a body of type %s, which any site may send, is refused',
  async (type) => {
    const { status } = await post('{"query":"{ products { total } }"}', type)
    expect([400, 415]).toContain(status)
  },
)

test('a mutation by GET is refused, and a GET that a link could make too', async () => {
  const query = encodeURIComponent('mutation { markPaid(sessionId: "x") { status } }')
  const byScript = await shop.request.get(`/graphql?query=${query}`).set('mercurius-require-preflight', '1')
  expect(byScript.status).toBe(405)
  const byLink = await shop.request.get(`/graphql?query=${encodeURIComponent('{ products { total } }')}`)
  expect(byLink.status).toBe(400)
  expect(shop.recorder.names()).not.toContain('markPaid')
})

test('a document with several operations runs the one that was named, every time', async () => {
  const query = 'query A { product(id: "p1") { id } } query B { product(id: "p2") { id } }'
  for (const [operationName, id] of [
    ['A', 'p1'],
    ['A', 'p1'],
    ['B', 'p2'],
    ['A', 'p1'],
    ['B', 'p2'],
    ['B', 'p2'],
  ] as const) {
    const { body } = await post({ query, operationName })
    expect(body.data.product.id).toBe(id)
  }
})

test.each(['[', '{"a":'])('variables of 15,000 %s within each other are refused with 400', async (open) => {
  const close = open === '[' ? ']' : '}'
  const variables = `{"id":${open.repeat(15_000)}1${close.repeat(15_000)}}`
  const { status, body, text } = await post(
    `{"query":"query ($id: ID!) { product(id: $id) { id } }","variables":${variables}}`,
  )
  expect([status, body.errors[0].extensions.code]).toEqual([400, 'BAD_REQUEST'])
  expect(text).not.toMatch(LEAKS)
})

test.each(['[', '{"a":'])('an operation named by 15,000 %s is refused with 400', async (open) => {
  const close = open === '[' ? ']' : '}'
  const { status, text } = await post(
    `{"query":"{ products { total } }","operationName":${open.repeat(15_000)}1${close.repeat(15_000)}}`,
  )
  expect(status, text).toBe(400)
  expect(text).not.toMatch(LEAKS)
})

test('the deepest document of the shop and introspection stay within the limits', async () => {
  const { getIntrospectionQuery } = await import('graphql')
  const { status, body } = await post({ query: getIntrospectionQuery() })
  expect(body.errors).toBeUndefined()
  expect(status).toBe(200)
})

test('in production there is no introspection, no free document and no explanation', async () => {
  const production = await startShop({
    env: { SHOP_MODE: 'production', PUBLIC_URL: 'https://shop.test', DIST_DIR: 'no-build' },
  })
  try {
    for (const query of [
      '{ __schema { types { name } } }',
      '{ products { total } }',
      '{ prodcts { total } }',
    ]) {
      const { status, errors } = await production.graphql(query)
      expect(status).toBe(400)
      expect(errors).toEqual([
        {
          message: 'The request could not be read.',
          extensions: expect.objectContaining({ code: 'BAD_REQUEST' }),
        },
      ])
    }
    expect((await production.request.get('/graphiql')).status).toBe(404)
  } finally {
    await production.close()
  }
})
