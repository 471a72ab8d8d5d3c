import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Intercepted, SeenCall } from '#tests/support/stand-in.ts'
import { startShop, type Shop } from '#tests/support/server.ts'
import { eventually } from '#tests/support/eventually.ts'

let shop: Shop
/** A shop that waits for its backend as long as in production. */
let hurried: Shop
let answer: (call: SeenCall) => Intercepted | undefined | Promise<Intercepted | undefined> = () => undefined

beforeAll(async () => {
  ;[shop, hurried] = await Promise.all([startShop(), startShop({ hurried: true })])
  for (const { standIn } of [shop, hurried])
    standIn?.intercept((call) => (call.path === '/api/capabilities' ? undefined : answer(call)))
})
afterAll(() => Promise.all([shop.close(), hurried.close()]))
beforeEach(() => {
  answer = () => undefined
  for (const { recorder } of [shop, hurried]) recorder.clear()
})

const piece = {
  _id: 'p1',
  name: 'Vane',
  images: ['/a.webp'],
  price: [{ amount: 1_000, currency: 'INR' }],
  material: [],
  metalType: [],
  bandType: [],
  size: [],
  resizable: [],
  madeIn: '',
  diamondCarats: 0,
  isTopCollection: false,
}

const failure = async (query: string, of = shop) => {
  const { status, data, errors } = await of.graphql(query)
  return { status, data, ...errors[0], count: errors.length }
}

const never = () => new Promise<undefined>(() => undefined)

describe('the error catalogue (section 8)', () => {
  const rows: [string, string, number, string, string][] = [
    // what, query, upstream status, code, words when the backend sends none
    ['product list', '{ products { total } }', 500, 'CATALOGUE_UNAVAILABLE', 'Failed to fetch products'],
    [
      'product detail',
      '{ product(id: "p1") { name } }',
      500,
      'CATALOGUE_UNAVAILABLE',
      'Failed to fetch products',
    ],
    [
      'child categories',
      '{ categories(parentId: "c1") { name } }',
      500,
      'CATEGORY_UNAVAILABLE',
      'Failed to fetch child categories',
    ],
    [
      'one category',
      '{ category(id: "c1") { name } }',
      500,
      'CATEGORY_UNAVAILABLE',
      'Failed to fetch products',
    ],
    ['blog', '{ blog(id: "b1") { title } }', 500, 'BLOG_UNAVAILABLE', 'Something went wrong'],
    [
      'mark-paid',
      'mutation { markPaid(sessionId: "x") { status } }',
      500,
      'UPSTREAM_UNAVAILABLE',
      'Something went wrong',
    ],
  ]

  test.each(rows)(
    '%s failing: its code and its words, nothing of the inside',
    async (_, query, status, code, words) => {
      answer = () => ({
        status,
        body: { message: 'relation "products" does not exist', code: 'INTERNAL', stack: 'at x' },
      })
      const failed = await failure(query)
      expect(failed).toMatchObject({
        status: 200,
        message: words,
        extensions: { code, retryable: true },
        count: 1,
      })
      expect(failed.extensions?.requestId).toMatch(/^[0-9a-f-]{36}$/)
    },
  )

  test('a refusal keeps the words of the backend when they are plain and short', async () => {
    answer = () => ({ status: 400, body: { message: 'That is not a price.', code: 'BAD_REQUEST' } })
    expect(await failure('{ products { total } }')).toMatchObject({
      message: 'That is not a price.',
      extensions: { code: 'BAD_REQUEST' },
    })
  })

  test.each([
    ['markup', '<b>no</b>'],
    ['a long text', 'x'.repeat(201)],
    ['a line break', 'no\nstack'],
    ['a number', 5],
    ['nothing', undefined],
  ])('a refusal with %s as words gets ours instead', async (_, message) => {
    answer = () => ({ status: 400, body: { message } })
    expect((await failure('{ products { total } }')).message).toBe('Failed to fetch products')
  })

  test.each([
    [401, 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN'],
    [409, 'CONFLICT'],
    [418, 'BAD_REQUEST'],
    [422, 'BAD_REQUEST'],
    [429, 'RATE_LIMITED'],
  ])('status %i without a code is %s', async (status, code) => {
    answer = () => ({ status, body: {} })
    expect((await failure('{ products { total } }')).extensions?.code).toBe(code)
  })

  test('refused fields come along', async () => {
    answer = () => ({
      status: 422,
      body: { message: 'No.', fields: { name: 'Too long.', odd: '<b>', n: 1 } },
    })
    expect((await failure('{ products { total } }')).extensions).toMatchObject({
      code: 'VALIDATION',
      fields: { name: 'Too long.' },
    })
  })

  test('a code of the backend that the shop does not know is not passed on', async () => {
    answer = () => ({ status: 409, body: { message: 'No.', code: 'PG_23505' } })
    expect((await failure('{ products { total } }')).extensions?.code).toBe('CONFLICT')
  })

  test('not found is null for a page and never an error', async () => {
    expect(await shop.graphql('{ product(id: "zzz") { name } }')).toMatchObject({
      data: { product: null },
      errors: [],
    })
  })
})

describe('an unsafe backend', () => {
  const page = { products: [], total: 0, page: 1 }
  const odd: [string, Intercepted][] = [
    ['HTML', { body: '<html>', headers: { 'content-type': 'text/html' } }],
    ['JSON that is none', { body: '{"products": [' }],
    ['JSON of another shape', { body: { products: 'none' } }],
    ['a product without a name', { body: { ...page, products: [{ _id: 'x' }] } }],
    ['more than 2 MB', { body: { ...page, filler: 'x'.repeat(2_100_000) } }],
    ['a nest of lists', { body: `{"x":"\\\\","y":${'['.repeat(40_000)}${']'.repeat(40_000)}}` }],
    [
      'a hundred thousand members',
      {
        body: {
          ...page,
          filler: Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`m${n}`, n])),
        },
      },
    ],
    ['an encoding nobody asked for', { body: page, headers: { 'content-encoding': 'gzip' } }],
    ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }],
    ['nothing', { body: '' }],
    ['a cut line', { hangUp: true }],
    [
      'status 500 in HTML',
      { status: 500, body: '<html>secret</html>', headers: { 'content-type': 'text/html' } },
    ],
  ]
  test('what a shopper takes along may be larger than any page, up to six megabytes', async () => {
    let characters = 5_000_000
    const own = await startShop()
    own.standIn?.intercept(({ path }) => {
      if (path === '/api/capabilities') return { body: { version: '1', features: ['account'] } }
      const data = { messages: 'x'.repeat(characters) }
      return path === '/api/account/export'
        ? { body: { exportedAt: '2026-11-28T06:00:00Z', data } }
        : undefined
    })
    const taken = () =>
      own.graphql(
        'mutation { exportData(password: "tender-otter-quarry") { json } }',
        {},
        { cookie: 'sid=token-of-a-shopper' },
      )
    expect(await taken()).toMatchObject({ data: { exportData: { json: expect.stringContaining('xxx') } } })
    characters = 6_000_000
    expect(await taken()).toMatchObject({ errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] })
    await own.close()
  })

  test.each(odd)('an answer with %s is a failed call, and the shop lives on', async (_, intercepted) => {
    answer = () => intercepted
    expect(await failure('{ products { total } }')).toMatchObject({
      message: 'Failed to fetch products',
      extensions: { code: 'CATALOGUE_UNAVAILABLE' },
    })
    answer = () => undefined
    expect((await shop.graphql('{ products { total } }')).data).toEqual({ products: { total: 14 } })
  })

  test('a picture without a valid address is left out, and the piece is still shown', async () => {
    answer = ({ path }) => (path === '/api/products/p1' ? { body: { ...piece, images: ['/a.webp', 'javascript:alert(1)', '//evil.example/b.webp'] } } : undefined) // prettier-ignore
    const { data, errors } = await shop.graphql('{ product(id: "p1") { name images } }')
    expect([errors, data]).toEqual([[], { product: { name: 'Vane', images: ['/a.webp'] } }])
  })

  test('of a refusal that is long the status alone counts', async () => {
    answer = () => ({
      status: 404,
      body: `<html>${'x'.repeat(300_000)}`,
      headers: { 'content-type': 'text/html' },
    })
    expect(await shop.graphql('{ product(id: "p1") { name } }')).toMatchObject({
      data: { product: null },
      errors: [],
    })
  })

  test('half of a surrogate pair in an answer is a sign of its own, and no page ends by it', async () => {
    answer = ({ path }) =>
      path === '/api/products/p1'
        ? { body: JSON.stringify({ ...piece, name: 'Vane', slug: 'vane-X' }).replace('X', '\\ud800') }
        : undefined
    const { data } = await shop.graphql('{ product(id: "p1") { slug } }')
    expect(data).toEqual({ product: { slug: 'vane-\ufffd' } })
  })

  test.each(['..', '.', '../orders/1', 'a/b', 'a?b=c', 'a#b', '%2e%2e', 'é☃'])(
    'the id "%s" stays one segment of its path',
    async (id) => {
      if (shop.standIn) shop.standIn.calls.length = 0
      await shop.graphql('query Q($id: ID!) { product(id: $id) { name } }', { id })
      const paths =
        shop.standIn?.calls.filter((call) => call.path.startsWith('/api/products')).map(({ path }) => path) ??
        []
      for (const path of paths) expect(path.split('/')).toHaveLength(4)
    },
  )
})

describe('time-outs and second tries', () => {
  test('a read is tried again when the line is cut or the backend is busy, three times at most', async () => {
    let asked = 0
    answer = () => (++asked === 1 ? { hangUp: true } : asked === 2 ? { status: 503 } : undefined)
    expect((await shop.graphql('{ products { total } }')).data).toEqual({ products: { total: 14 } })
    expect(asked).toBe(3)
    asked = 0
    answer = () => (asked++, { status: 503 })
    expect((await failure('{ products { total } }')).extensions?.code).toBe('CATALOGUE_UNAVAILABLE')
    expect(asked).toBe(3)
  })

  test('a plain 500 is not tried again', async () => {
    answer = () => ({ status: 500 })
    await failure('{ products { total } }')
    expect(shop.recorder.names()).toEqual(['listProducts'])
  })

  test('a backend that hangs costs a read at most two seconds', async () => {
    answer = never
    const { extensions } = await failure('{ products { total } }', hurried)
    expect(extensions?.code).toBe('CATALOGUE_UNAVAILABLE')
    const given = hurried.recorder.calls
      .filter(({ name }) => name === 'listProducts')
      .map(({ deadlineMs }) => deadlineMs)
    expect(given[0]).toBe(800)
    expect(given.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(2_000)
  })

  test('a hung read is answered by its second try', async () => {
    let asked = 0
    answer = () => (++asked === 1 ? never() : undefined)
    expect((await hurried.graphql('{ products { total } }')).data).toEqual({ products: { total: 14 } })
    expect(asked).toBeGreaterThan(1)
  })

  test('markPaid is repeatable, so a cut line is tried again', async () => {
    let asked = 0
    answer = () => (++asked === 1 ? { hangUp: true } : undefined)
    const { data } = await shop.graphql('mutation { markPaid(sessionId: "x") { status } }')
    expect(data).toEqual({ markPaid: { status: 'PAID' } })
  })

  test('mark-paid 202 while the money is not seen yet (part 2)', async () => {
    answer = () => ({ status: 202, body: { status: 'pending' } })
    const { data } = await shop.graphql('mutation { markPaid(sessionId: "x") { status } }')
    expect(data).toEqual({ markPaid: { status: 'PENDING' } })
  })
})

test('with no backend at all every answer comes without waiting and says so', async () => {
  const alone = await startShop({ backendUrl: 'http://127.0.0.1:1', hurried: true })
  try {
    const { errors } = await alone.graphql(
      '{ product(id: "x") { id } category(id: "x") { id } blog(id: "x") { id } }',
    )
    expect(errors.map((error) => error.extensions.code).sort()).toEqual([
      'BLOG_UNAVAILABLE',
      'CATALOGUE_UNAVAILABLE',
      'CATEGORY_UNAVAILABLE',
    ])
    // At most three attempts each, without pauses.
    const tried = alone.recorder.calls.filter(({ name }) => name !== 'getCapabilities')
    expect(tried.length).toBeLessThanOrEqual(9)
    expect((await alone.request.get('/readyz')).status).toBe(503)
    expect((await alone.request.get('/healthz')).status).toBe(200)
  } finally {
    await alone.close()
  }
})

test('is not ready before it knows what its backend can do: every question of its pages needs that', async () => {
  let knows = false
  const early = await startShop()
  early.standIn?.intercept(({ path }) =>
    path === '/api/capabilities' && !knows ? { status: 503, body: {} } : undefined,
  )
  try {
    expect((await early.request.get('/readyz')).status).toBe(503)
    knows = true
    await eventually(async () => (await early.request.get('/readyz')).status === 200)
    expect((await early.graphql('{ shop { features } }')).errors).toEqual([])
  } finally {
    await early.close()
  }
})

test('lists that fail because a search server is away do not take the pieces with them', async () => {
  const guarded = await startShop({ protect: true })
  guarded.standIn?.intercept(({ path }) => (path === '/api/products' ? { status: 503 } : undefined))
  try {
    const list = () => guarded.graphql('{ products(limit: 2) { total } }')
    await Promise.all(Array.from({ length: 12 }, list))
    guarded.recorder.clear()
    expect((await list()).errors[0]?.extensions.code).toBe('CATALOGUE_UNAVAILABLE')
    expect(guarded.recorder.names()).toEqual([])
    expect((await guarded.graphql('{ product(id: "p1") { name related { name } } }')).data).toEqual({
      product: { name: 'Aster Ring', related: [] },
    })
  } finally {
    await guarded.close()
  }
})

test('once the breaker opens, a dead backend costs no time, and it heals by itself', async () => {
  const guarded = await startShop({ protect: true })
  let dead = true
  guarded.standIn?.intercept(({ path }) =>
    dead && path.startsWith('/api/products') ? { hangUp: true } : undefined,
  )
  try {
    const ask = () => guarded.graphql('{ product(id: "p1") { name } categories { name } }')
    await Promise.all(Array.from({ length: 12 }, ask))
    guarded.recorder.clear()
    expect((await ask()).errors[0]?.extensions.code).toBe('CATALOGUE_UNAVAILABLE')
    expect(guarded.recorder.names()).toEqual(['listCategories'])
    dead = false
    await expect.poll(async () => (await ask()).errors.length, { timeout: 30_000 }).toBe(0)
  } finally {
    await guarded.close()
  }
})
