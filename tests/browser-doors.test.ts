import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { INTERNAL_TOKEN_HEADER } from '#contract/internal.ts'
import { buildPayments } from '#payments/app.ts'
import { reportFacts } from '#server/plugins/csp-reports.ts'
import { startShop, type Shop } from './support/server.ts'
import { OPERATOR_TOKEN } from './support/purchase.ts'

/** What every answer tells a browser, and what browsers send back. */
const ORIGIN = 'https://shop.test'
let shop: Shop
beforeAll(async () => {
  shop = await startShop({
    backend: { seed: 'catalogue', env: { OPERATOR_TOKEN, DESK_URL: ORIGIN } },
    env: { PUBLIC_URL: ORIGIN, RATE_LIMITS: 'on' },
  })
})
afterAll(() => shop?.close())

describe('headers', () => {
  it('name every permission of a browser, given to our own pages or to nobody', async () => {
    const { headers } = await shop.request.get('/robots.txt')
    const policy = String(headers['permissions-policy'])
    for (const name of ['camera', 'microphone', 'usb', 'payment', 'midi', 'display-capture', 'local-fonts'])
      expect(policy).toContain(`${name}=()`)
    expect(policy).toContain('publickey-credentials-get=(self)')
    expect(policy).not.toMatch(/=\*|=\("/)
    expect(headers['reporting-endpoints']).toBe(`csp="${ORIGIN}/csp-reports"`)
  })

  it('do not name them where no page can be: 0.7 kB of each file and answer', async () => {
    for (const path of ['/assets/nothing.js', '/media/nothing.svg', '/graphql']) {
      const { headers } = await shop.request.get(path)
      expect(headers['permissions-policy'], path).toBeUndefined()
      expect(headers['content-security-policy'], path).toMatch(/^default-src 'none'/)
    }
    for (const path of ['/', '/graphiql', '/graphql-too', '//assets/x'])
      expect((await shop.request.get(path)).headers['permissions-policy'], path).toContain('camera=()')
  })

  it('are set by the backend and the local provider too, on answers and refusals alike', async () => {
    const provider = buildPayments({ secretKey: 'sk_test_local', webhookSecret: 'whsec_local' })
    const providerUrl = await provider.listen(0)
    try {
      for (const address of [
        `${shop.backend?.url}/api/products`,
        `${shop.backend?.url}/nothing`,
        `${shop.backend?.url}/desk/sign-in`,
        `${providerUrl}/pay/nothing`,
        `${providerUrl}/v1/nothing`,
      ]) {
        const { headers } = await supertest(address).get('')
        expect(headers['content-security-policy'], address).toMatch(
          /default-src 'none'.*frame-ancestors 'none'/,
        )
        expect(headers['x-frame-options'], address).toBe('DENY')
        expect(headers['x-content-type-options'], address).toBe('nosniff')
        expect(headers['referrer-policy'], address).toMatch(/no-referrer|same-origin/)
        expect(headers['permissions-policy'], address).toContain('camera=()')
      }
      const asBff = supertest(`${shop.backend?.url}/api/products`).get('').set(INTERNAL_TOKEN_HEADER, 'x')
      expect((await asBff).headers['content-security-policy'], 'no browser sends this').toBeUndefined()
      const { headers } = await supertest(shop.backend?.url ?? '').get('/healthz')
      expect(headers['strict-transport-security']).toContain('max-age=31536000')
    } finally {
      await provider.close()
    }
  })
})

describe('answers', () => {
  const backend = (path: string) => supertest(`${shop.backend?.url}${path}`)

  it('allows no other origin to read them, on either program', async () => {
    const asked = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    for (const answer of [
      await shop.request.get('/').set(asked),
      await shop.request.options('/graphql').set(asked),
      await shop.request.post('/graphql').set(asked).send({ query: '{ shop { name } }' }),
      await backend('/api/products').get('').set(asked),
      await backend('/api/products').options('').set(asked),
      await backend('/desk/session').options('').set(asked),
    ])
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
  })

  it('each has a content type with its character set', async () => {
    for (const path of ['/jewellery', '/login', '/nothing-here', '/robots.txt', '/sitemap.xml', '/healthz']) {
      const { headers } = await shop.request.get(path)
      expect(headers['content-type'], path).toMatch(
        /^(?:text\/(?:html|plain)|application\/(?:json|xml)); charset=utf-8$/i,
      )
    }
    for (const path of ['/api/products', '/api/nothing', '/desk/sign-in', '/readyz']) {
      const { headers } = await backend(path).get('')
      expect(headers['content-type'], path).toMatch(/; charset=utf-8$/i)
    }
  })

  it('answers no TRACE', async () => {
    for (const request of [shop.request.trace('/'), backend('/api/products').trace('')]) {
      const { status, text } = await request.set('cookie', 'sid=shown-again')
      expect(status).toBeGreaterThanOrEqual(400)
      expect(text ?? '').not.toContain('shown-again')
    }
  })

  it('contain no folder listing and no hidden file', async () => {
    for (const path of [
      '/assets/',
      '/media/',
      '/fonts/',
      '/.git/config',
      '/.env',
      '/.npmrc',
      '/package.json',
      '/server/main.ts',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/media/..%2f..%2fpackage.json',
      '/media/%00',
    ]) {
      const { status, text } = await shop.request.get(path)
      expect([400, 403, 404], path).toContain(status)
      expect(text).not.toMatch(/"dependencies"|\[core\]|Index of/)
    }
  })
})

it('cookies of a shop over https have the prefix that no other host can set', async () => {
  const set = await shop.graphql(
    'mutation { addToBag(input: { productId: "aube", quantity: 1 }) { userErrors { code } } }',
    {},
    { origin: ORIGIN },
  )
  const names = set.cookies.map((line) => line.split('=')[0])
  expect(names.every((name) => name?.startsWith('__Host-'))).toBe(true)
  for (const line of set.cookies) expect(line).toMatch(/; Path=\/;.*Secure/)
  // A bag that another host of the domain planted is ignored.
  const planted = await shop.request
    .post('/graphql')
    .set({ origin: ORIGIN, cookie: 'bag=planted-by-a-neighbour' })
    .send({ query: '{ bag { pieces } }' })
  expect(planted.body.data.bag?.pieces ?? 0).toBe(0)
})

describe('/.well-known/security.txt', () => {
  it("names the house's address, and for how long that is good", async () => {
    const { status, text, headers } = await shop.request.get('/.well-known/security.txt')
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
    expect(text).toContain(`Canonical: ${ORIGIN}/.well-known/security.txt`)
    const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')
    expect(expires - Date.now()).toBeGreaterThan(100 * 86_400_000)
    expect(expires - Date.now()).toBeLessThan(365 * 86_400_000)
    await supertest(shop.backend?.url ?? '')
      .patch('/api/operator/shop')
      .set('authorization', `Bearer ${OPERATOR_TOKEN}`)
      .send({ facts: { securityEmail: 'holes@house.example' } })
      .expect(200)
    expect((await shop.request.get('/.well-known/security.txt')).text).toContain(
      'Contact: mailto:holes@house.example',
    )
  })
})

describe('reports of the content security policy', () => {
  const OLD = {
    'csp-report': {
      'document-uri': `${ORIGIN}/order/ORV-1?token=secret`,
      referrer: `${ORIGIN}/account?email=asha@example.com`,
      'violated-directive': 'script-src-elem',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/x.js?who=asha@example.com',
      'script-sample': 'alert("asha")',
      'source-file': `${ORIGIN}/order/ORV-1`,
      'line-number': 3,
    },
  }
  const NEW = [
    {
      type: 'csp-violation',
      url: `${ORIGIN}/order/ORV-1`,
      body: { effectiveDirective: 'img-src', blockedURL: 'data', sample: 'asha' },
    },
    { type: 'deprecation', body: { id: 'x' } },
  ]
  const send = (type: string, body: string, headers: Record<string, string> = {}) =>
    shop.request
      .post('/csp-reports')
      .set({ 'content-type': type, origin: ORIGIN, ...headers })
      .send(body)

  it('are taken in both forms, logged without anything private, and few per address', async () => {
    expect(reportFacts(OLD['csp-report'])).toEqual({
      directive: 'script-src-elem',
      blocked: 'https://evil.example',
      source: ORIGIN,
      line: 3,
    })
    expect(reportFacts(NEW[0]?.body)).toEqual({ directive: 'img-src', blocked: 'data', source: 'unknown' })
    for (const odd of [null, 'text', [], { 'effective-directive': 'asha@example.com', 'blocked-uri': 7 }])
      expect(JSON.stringify(reportFacts(odd))).not.toContain('asha')
    expect((await send('application/csp-report', JSON.stringify(OLD))).status).toBe(204)
    expect((await send('application/reports+json', JSON.stringify(NEW))).status).toBe(204)
    for (const [type, body] of [
      ['application/csp-report', '{'],
      ['application/reports+json', 'x'.repeat(17_000)],
    ] as const)
      expect([400, 413]).toContain((await send(type, body)).status)
    expect((await send('text/plain', '{}')).status).toBe(415)
    expect((await send('application/csp-report', '{}', { origin: 'https://evil.example' })).status).toBe(403)
    const statuses: number[] = []
    for (let n = 0; n < 40; n += 1)
      statuses.push((await send('application/csp-report', JSON.stringify(OLD))).status)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10)
  })
})
