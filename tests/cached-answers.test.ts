import { existsSync, readFileSync } from 'node:fs'
import supertest from 'supertest'
import { getGlobalDispatcher } from 'undici'
import { Type } from 'typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { notifyCatalogue } from '#backend/lib/changes.ts'
import { putProduct } from '#backend/modules/catalogue/put-products.ts'
import { readProductInput } from '#backend/modules/catalogue/write.ts'
import { getProduct, listProducts } from '#contract/catalogue.ts'
import { listOrders } from '#contract/orders.ts'
import { createAnswerCache } from '#server/cache/answer-cache.ts'
import { ANYTHING } from '#server/cache/tagged-cache.ts'
import { fitsAnswer } from '#server/upstream/checks.ts'
import { Shopper } from '#scripts/topology/shopper.ts'
import { startBackend, type RunningBackend } from './support/backend.ts'
import { fixtureProducts } from './support/catalogue-fixture.ts'
import { startShop, type Shop } from './support/server.ts'

/** Waits for events, not for time: each copy reports when it has dropped what a change affects. */
const listener = () => {
  const waiting: { matches: (id: string) => boolean; done: () => void }[] = []
  const past: string[] = []
  return {
    hear: ({ id }: { id: string }) => {
      past.push(id)
      for (const one of waiting.splice(0))
        if (one.matches(id)) one.done()
        else waiting.push(one)
    },
    next: (id: string) =>
      new Promise<void>((done) => waiting.push({ matches: (heard) => heard === id, done })),
    ever: (id: string) =>
      past.includes(id)
        ? Promise.resolve()
        : new Promise<void>((done) => waiting.push({ matches: (heard) => heard === id, done })),
  }
}

interface Copy extends Shop {
  changes: ReturnType<typeof listener>
}

const OPERATOR_TOKEN = 'operator-token-of-this-test'

let backend: RunningBackend
let copies: [Copy, Copy]

const startCopy = async (): Promise<Copy> => {
  const changes = listener()
  const shop = await startShop({
    backendUrl: backend.url,
    env: { READ_CACHE: 'on' },
    onDropped: changes.hear,
  })
  await changes.ever('*')
  return Object.assign(shop, { changes })
}

const [piece] = fixtureProducts(1)
const write = async (name: string) => {
  const heard = copies.map(({ changes }) => changes.next('p-00000'))
  await backend.deps.db.transaction().execute((tx) => putProduct(tx, readProductInput({ ...piece, name })))
  return Promise.all(heard)
}

const NAME = '{ product(id: "p-00000") { name } }'
const nameAt = async (copy: Copy, headers: Record<string, string> = {}) => {
  const { data, errors } = await copy.graphql<{ product: { name: string } | null }>(NAME, {}, headers)
  expect(errors).toEqual([])
  return data?.product?.name
}

beforeAll(async () => {
  backend = await startBackend({ seed: 'catalogue', env: { OPERATOR_TOKEN } })
  copies = [await startCopy(), await startCopy()]
})
afterAll(async () => {
  for (const copy of copies ?? []) await copy.close()
  await backend?.close()
})
beforeEach(async () => {
  await write('First')
  for (const copy of copies) copy.recorder.clear()
})

describe('anonymous reads', () => {
  test('equal reads at once are one call; the next needs none', async () => {
    const [copy] = copies
    expect(await Promise.all(Array.from({ length: 8 }, () => nameAt(copy)))).toEqual(Array(8).fill('First'))
    expect(await nameAt(copy)).toBe('First')
    expect(copy.recorder.names()).toEqual(['getProduct'])
  })

  test('equal queries at the same time share one answer, each with its own request id; personal queries share none', async () => {
    const [copy] = copies
    const many = (query: string, headers: Record<string, string> = {}) =>
      Promise.all(Array.from({ length: 6 }, () => copy.graphql(query, {}, headers)))
    const answers = await many(NAME)
    for (const { data } of answers) expect(data).toEqual({ product: { name: 'First' } })
    expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(6)
    for (const { headers } of answers) {
      expect(headers['cache-control']).toBe('private, no-store')
      expect(headers['content-type']).toBe('application/json; charset=utf-8')
    }
    const own = [...(await many('{ viewer { id } }')), ...(await many(NAME, { cookie: 'x=1' }))]
    expect(own.flatMap(({ errors }) => errors)).toEqual([])
    const failed = await many('{ product(id: "p-00000") { nothing } }')
    expect(failed.map(({ errors }) => errors[0]?.extensions['code'])).toEqual(Array(6).fill('BAD_REQUEST'))
  })

  test('a write is seen by every copy as soon as it heard of it', async () => {
    for (const copy of copies) expect(await nameAt(copy)).toBe('First')
    await write('Second')
    for (const copy of copies) expect(await nameAt(copy)).toBe('Second')
    for (const copy of copies) expect(copy.recorder.names()).toEqual(['getProduct', 'getProduct'])
  })

  test('a change of another piece drops the lists and keeps the piece', async () => {
    const [copy] = copies
    const list = () => copy.graphql('{ products(limit: 2) { items { id } } }')
    await nameAt(copy)
    await list()
    const heard = copy.changes.next('p-00001')
    const other = fixtureProducts(2)[1]
    await backend.deps.db
      .transaction()
      .execute((tx) => putProduct(tx, readProductInput({ ...other, name: 'Other' })))
    await heard
    copy.recorder.clear()
    await nameAt(copy)
    await list()
    expect(copy.recorder.names()).toEqual(['listProducts'])
  })

  test('one notice of all the catalogue drops every piece and list, and leaves the words of pages', async () => {
    const [copy] = copies
    const words = () => copy.graphql('{ page(slug: "engraving") { title } }')
    await nameAt(copy)
    await words()
    copy.recorder.clear()
    const heard = copy.changes.next('all')
    await notifyCatalogue(backend.deps.db)
    await heard
    await nameAt(copy)
    await words()
    expect(copy.recorder.names()).toEqual(['getProduct'])
  })

  test.each([
    ['a session', { cookie: 'sid=a-session-nobody-has-1234' }],
    ['a bearer', { authorization: 'Bearer a-token-nobody-has-1234' }],
    ["a cookie of the backend's own", { cookie: 'session=abc' }],
  ])('a request with %s neither reads nor fills the cache', async (_, headers) => {
    const [copy] = copies
    await nameAt(copy, headers)
    await nameAt(copy, headers)
    expect(copy.recorder.names()).toEqual(['getProduct', 'getProduct'])
    await nameAt(copy)
    expect(copy.recorder.names()).toHaveLength(3)
  })
})

describe('pages', () => {
  const page = (copy: Copy, headers: Record<string, string> = {}) =>
    copy.request.get('/product/p-00000').set({ 'accept-encoding': 'identity', ...headers })

  test('the second visitor gets the stored bytes; a change makes new ones in every copy', async () => {
    for (const copy of copies) {
      const first = await page(copy)
      expect(first.text).toContain('First')
      copy.recorder.clear()
      const second = await page(copy)
      expect([second.text, second.headers.etag]).toEqual([first.text, first.headers.etag])
      expect(copy.recorder.names()).toEqual([])
    }
    await write('Second')
    for (const copy of copies) expect((await page(copy)).text).toContain('Second')
  })

  test('a signed-in shopper gets the same bytes, to keep to himself, and leaves nothing behind', async () => {
    const [copy] = copies
    const visitor = await page(copy)
    const cookie = 'sid=a-session-nobody-has-1234; bag=visitor-bag-1234'
    const shopper = await page(copy, { cookie })
    expect(shopper.text).toBe(visitor.text)
    expect(shopper.headers['cache-control']).toBe('private, no-store')
    expect(shopper.headers['set-cookie']).toBeUndefined()
    await write('Second')
    await page(copy, { cookie })
    const after = await page(copy)
    for (const secret of ['nobody-has', 'visitor-bag']) expect(after.text).not.toContain(secret)
    expect(after.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })

  test('under overload cached pages are served, fresh or stale; only pages that must be rendered are refused', async () => {
    const changes = listener()
    const busy = await startShop({
      backendUrl: backend.url,
      env: { READ_CACHE: 'on' },
      protect: true,
      onDropped: changes.hear,
    })
    await changes.ever('*')
    const get = async (url: string) => busy.app.inject({ url, headers: { 'accept-encoding': 'identity' } })
    const kept = (await get('/product/p-00000')).body
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    try {
      const crowd = Array.from({ length: 60 }, (_, n) => get(`/search?q=${n}`))
      const late = get('/product/p-00000')
      const refused = (await Promise.all(crowd)).filter(({ statusCode }) => statusCode === 503)
      expect([(await late).statusCode, (await late).body]).toEqual([200, kept])
      expect(refused.length).toBeGreaterThan(0)
    } finally {
      vi.useRealTimers()
      await busy.close()
    }
  })

  test('a page that is not found is not cached; compressed bytes are the same page', async () => {
    const [copy] = copies
    expect((await copy.request.get('/product/no-such-piece')).status).toBe(404)
    expect((await copy.request.get('/product/no-such-piece')).status).toBe(404)
    expect(copy.recorder.names().filter((name) => name === 'getProduct')).toHaveLength(2)
    const plain = await page(copy)
    for (let n = 0; n < 3; n += 1) {
      const small = await fetch(`${copy.url}/product/p-00000`, { headers: { 'accept-encoding': 'br' } })
      expect(small.headers.get('content-encoding')).toBe('br')
      expect(await small.text()).toBe(plain.text)
    }
  })
})

describe("the client's documents by GET", () => {
  const manifest = Object.entries(
    JSON.parse(readFileSync('dist/persisted.json', 'utf8')) as Record<string, string>,
  )
  const hashOf = (start: RegExp) => manifest.find(([, text]) => start.test(text))?.[0] ?? ''
  const ask = (copy: Copy, hash: string, variables: object, headers: Record<string, string> = {}) =>
    copy.request
      .get('/graphql')
      .query({
        variables: JSON.stringify(variables),
        extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }),
      })
      .set({ 'x-mercurius-operation-name': 'any', ...headers })
  const product = hashOf(/^query ProductPage\b/)

  test('are stored and answered with 304 while nothing changed', async () => {
    const [copy] = copies
    const first = await ask(copy, product, { id: 'p-00000' })
    expect(first.body.errors).toBeUndefined()
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    copy.recorder.clear()
    const second = await ask(copy, product, { id: 'p-00000' })
    expect(second.body).toEqual(first.body)
    const etag = String(first.headers.etag)
    expect((await ask(copy, product, { id: 'p-00000' }, { 'if-none-match': etag })).status).toBe(304)
    expect(copy.recorder.names()).toEqual([])
    await write('Second')
    const third = await ask(copy, product, { id: 'p-00000' }, { 'if-none-match': etag })
    expect(third.status).toBe(200)
    expect(third.text).toContain('Second')
  })

  test('the shopper of the load runs gets the stored answer as the client does', async () => {
    const [copy] = copies
    const seen: string[] = []
    const dispatcher = getGlobalDispatcher().compose((dispatch) => (options, handler) => {
      seen.push(`${options.method} ${options.path.split('?', 1)[0]}`)
      return dispatch(options, handler)
    })
    const shopper = new Shopper(copy.url, dispatcher)
    expect(await shopper.run('ProductPage', { id: 'p-00000' }, 1)).toMatchObject({
      product: { id: 'p-00000' },
    })
    expect(await shopper.run('OverviewPage', {}, 1)).toEqual({ viewer: null })
    expect(seen).toEqual(['GET /graphql', 'POST /graphql'])
  })

  test('are private for a request with a cookie or a bearer', async () => {
    const [copy] = copies
    const ways: Record<string, string>[] = [
      { cookie: 'x=1' },
      { authorization: 'Bearer a-token-nobody-has-1234' },
    ]
    for (const headers of ways) {
      const answer = await ask(copy, product, { id: 'p-00000' }, headers)
      expect(answer.headers['cache-control']).toBe('private, no-store')
      expect(answer.headers.etag).toBeUndefined()
    }
  })

  test('personal answers are not cached, and GET writes nothing', async () => {
    const [copy] = copies
    const viewer = hashOf(/^query OverviewPage\b/)
    const nobody = await ask(copy, viewer, {})
    expect(nobody.body).toEqual({ data: { viewer: null } })
    expect(nobody.headers['cache-control']).toBe('private, no-store')
    const mutation = hashOf(/^mutation /)
    expect(mutation).not.toBe('')
    expect((await ask(copy, mutation, {})).status).toBe(405)
  })
})

describe('the cache of answers', () => {
  const shop = { outage: new Error('down') }
  // The content of an answer does not matter here: a word or a number tells one from another.
  const product = { ...getProduct, answer: Type.String() }
  const count = { ...listProducts, answer: Type.Integer() }
  const make = (now: () => number, feedOpen: boolean | (() => boolean) = true) =>
    createAnswerCache({
      reads: 'on',
      feedOpen: () => (typeof feedOpen === 'function' ? feedOpen() : feedOpen),
      fits: fitsAnswer,
      isOutage: (error) => error === shop.outage,
      now,
    })

  test('without the change feed an answer lives for a second', async () => {
    let at = 0
    const store = make(() => at, false)
    let n = 0
    const read = async () => (await store.read(count, '/api/products', async () => ++n)).answer
    expect([await read(), await read()]).toEqual([1, 1])
    at = 1_000
    expect(await read()).toBe(2)
  })

  test('what is cached when the backend falls silent serves for five minutes, and says that it is stale', async () => {
    let at = 0
    const store = make(() => at)
    const down = () => Promise.reject(shop.outage)
    await store.read(product, '/api/products/p1', async () => 'kept')
    // The answer was as old as a fresh one may be when the silence began.
    for (at = 60_000; at < 360_000; at += 1_000)
      expect(await store.read(product, '/api/products/p1', down)).toMatchObject({
        answer: 'kept',
        stale: true,
      })
    await expect(store.read(product, '/api/products/p1', down)).rejects.toBe(shop.outage)
  })

  test('if there is a stale answer the backend gets one attempt, and none for a visitor for whom it has just failed', async () => {
    let at = 0
    const store = make(() => at)
    const asked: boolean[] = []
    const down = (once: boolean) => {
      asked.push(once)
      return Promise.reject(shop.outage)
    }
    await expect(store.read(product, '/api/products/p1', down)).rejects.toBe(shop.outage)
    await store.read(product, '/api/products/p1', async () => 'kept')
    at = 60_000
    await store.read(product, '/api/products/p1', down)
    expect(asked).toEqual([false, true])
    expect(await store.read(product, '/api/products/p1', down, 'failing')).toMatchObject({ stale: true })
    expect(asked).toHaveLength(2)
  })

  test('an answer that changed is served for a minute of a failure, then not until the database is known to be down', async () => {
    let [feedOpen, at] = [true, 0]
    const store = make(
      () => at,
      () => feedOpen,
    )
    await store.read(product, '/api/products/p1', async () => 'kept')
    store.drop({ kind: 'product', id: 'p1' })
    const down = () => Promise.reject(shop.outage)
    const read = () => store.read(product, '/api/products/p1', down)
    // The store may have been lost a moment ago, and nobody has noticed yet.
    at = 59_999
    expect(await read()).toMatchObject({ answer: 'kept', stale: true })
    at = 60_000
    await expect(read()).rejects.toBe(shop.outage)
    feedOpen = false
    expect(await read()).toMatchObject({ answer: 'kept', stale: true })
    // The feed is open again, but not every backend has found its store yet.
    feedOpen = true
    store.drop(ANYTHING)
    at = 89_999
    expect(await read()).toMatchObject({ answer: 'kept', stale: true })
    at = 90_000
    await expect(read()).rejects.toBe(shop.outage)
    feedOpen = false
    at = 360_000
    await expect(read()).rejects.toBe(shop.outage)
    expect((await store.read(product, '/api/products/p1', async () => 'new')).answer).toBe('new')
  })

  test('an answer that may have changed unheard is served during a long outage, and never if a new one can be had', async () => {
    let at = 0
    const store = make(() => at)
    const down = () => Promise.reject(shop.outage)
    await store.read(product, '/api/products/p1', async () => 'kept')
    await store.read(product, '/api/products/p2', async () => 'kept')
    store.drop({ kind: 'product', id: 'p2' })
    store.drop(ANYTHING)
    at = 90_000
    expect(await store.read(product, '/api/products/p1', down)).toMatchObject({
      answer: 'kept',
      stale: true,
    })
    await expect(store.read(product, '/api/products/p2', down)).rejects.toBe(shop.outage)
    at = 360_000
    await expect(store.read(product, '/api/products/p1', down)).rejects.toBe(shop.outage)
    expect((await store.read(product, '/api/products/p1', async () => 'new')).answer).toBe('new')
  })

  test('an answer that is older than a change is neither cached nor given to anybody who asks after the change', async () => {
    const store = make(() => 0)
    let finish: (answer: string) => void = () => undefined
    const slow = store.read(product, '/api/products/p1', () => new Promise((done) => (finish = done)))
    store.drop({ kind: 'product', id: 'p1' })
    const after = await store.read(product, '/api/products/p1', async () => 'new')
    finish('old')
    expect([(await slow).answer, after.answer]).toEqual(['old', 'new'])
    expect((await store.read(product, '/api/products/p1', async () => 'newer')).answer).toBe('new')
  })

  test('a kind that this copy does not know drops everything', async () => {
    const store = make(() => 0)
    await store.read(product, '/api/products/p1', async () => 'kept')
    store.drop({ kind: 'planet', id: '9' })
    expect((await store.read(product, '/api/products/p1', async () => 'new')).answer).toBe('new')
  })

  test('no endpoint for a signed-in shopper says that it may be shared', () => {
    expect(listOrders.sharedBy).toBeUndefined()
  })
})

describe.skipIf(!existsSync('dist/web/server/entry.server.js'))('the preview of a draft', () => {
  const house = (method: 'put' | 'post', path: string, body: object) => {
    const agent = supertest(backend.url)
    const request = agent[method](`/api/operator/${path}`)
    return request.set('authorization', `Bearer ${OPERATOR_TOKEN}`).send(body)
  }
  const page = (title: string) => ({
    path: '/spring',
    title,
    group: 'story',
    position: 1,
    blocks: [{ kind: 'prose', paragraphs: ['It begins in March.'] }],
  })
  const preview = async (id: string): Promise<string> =>
    (await house('post', 'previews', { kind: 'page', id }).expect(201)).body.token

  test('is rendered for its token alone, and stored nowhere', async () => {
    const [copy] = copies
    await house('put', 'content/spring', page('Spring')).expect(200)
    await house('put', 'documents/page/spring', { value: page('A draft of spring'), revision: 0 }).expect(200)
    const token = await preview('spring')
    const drafted = await copy.request.get(`/spring?preview=${token}`).expect(200)
    expect(drafted.text).toContain('<h1>A draft of spring</h1>')
    expect(drafted.text).toContain('shoppers do not see this')
    expect(drafted.text).not.toContain(token)
    expect(drafted.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'same-origin',
    })
    expect(drafted.headers['x-frame-options']).toBeUndefined()
    expect(drafted.headers['content-security-policy']).toContain(
      `frame-ancestors ${backend.deps.config.deskUrl};`,
    )
    expect(drafted.headers['etag']).toBeUndefined()
    for (const { request } of copies) {
      const published = await request.get('/spring').expect(200)
      expect(published.text).not.toContain('A draft of spring')
      expect(published.headers['x-frame-options']).toBe('DENY')
    }

    // After a change the same link shows the change; the published page stays.
    await house('put', 'documents/page/spring', { value: page('Another draft'), revision: 1 }).expect(200)
    expect((await copy.request.get(`/spring?preview=${token}`)).text).toContain('<h1>Another draft</h1>')
    expect((await copy.request.get('/spring')).text).not.toContain('Another draft')
  })

  test('is refused for another page, for a page of one shopper, with another token, and without any', async () => {
    const [copy] = copies
    const token = await preview('spring')
    for (const path of [
      `/about-us?preview=${token}`,
      `/order?preview=${token}`,
      `/spring?preview=${'x'.repeat(43)}`,
      '/spring?preview=',
      '/spring?preview=../x',
    ]) {
      const { status, text, headers } = await copy.request.get(path)
      expect([path, status]).toEqual([path, 404])
      expect(text).toContain('<h1>No preview</h1>')
      expect(headers['cache-control']).toBe('private, no-store')
    }
  })
})
