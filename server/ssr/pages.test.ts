import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startShop, type Shop } from '#tests/support/server.ts'

/** A web bundle that has only the interface, so that the server's half is tested without React. */
const BUNDLE = `
export const initScript = 'document.title="x"'
export const documentScript = ''
export const routeOf = (path) => path
export const frame = { icon: '', colours: { house: '#000', background: '#fff' } }
export const isPersonal = (path) => path === '/login' || path === '/overview'
export const guard = (path) => path === '/overview'
export const renderShell = (assets) => '<!doctype html><p>shell ' + assets.entry + '</p>'
const answers = {
  '/away': { status: 302, redirect: 'https://evil.test/', html: '' },
  '/moved': { status: 301, redirect: '/product/p1', html: '' },
  '/gone': { status: 404, html: 'gone' },
}
export const render = async ({ url, origin, execute, signedIn, assets }) => {
  const { pathname } = new URL(url, origin)
  if (answers[pathname]) return answers[pathname]
  if (pathname === '/throws') throw new Error('no')
  const query = pathname === '/overview' ? '{ viewer { id } }' : '{ products(limit: 2) { items { name } } }'
  const results = await Promise.all([execute(query, {}), execute('{ products(limit: 2) { total } }')])
  const html = JSON.stringify({ url, origin, signedIn, results, entry: assets.entry, ...assets.of('features/x/x-page.tsx') })
  return { status: 200, html: '<!doctype html><html><head></head><body>' + html + 'x'.repeat(2000) + '</body></html>' }
}
`
const MANIFEST = {
  'entry.client.tsx': { file: 'assets/entry-1.js', css: ['assets/entry-1.css'], imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-1.js' },
  'features/x/x-page.tsx': {
    file: 'assets/x-1.js',
    css: ['assets/x-1.css'],
    imports: ['_react.js', 'entry.client.tsx'],
  },
}
const TOKEN = 'a-token-of-the-backend_0123456789'

let dist: string
let shop: Shop

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'pages-'))
  for (const folder of ['web/server', 'web/client/.vite', 'web/client/assets'])
    mkdirSync(join(dist, folder), { recursive: true })
  writeFileSync(join(dist, 'web/server/package.json'), '{"type":"module"}')
  writeFileSync(join(dist, 'web/server/entry.server.js'), BUNDLE)
  writeFileSync(join(dist, 'web/client/.vite/manifest.json'), JSON.stringify(MANIFEST))
  writeFileSync(join(dist, 'web/client/assets/entry-1.js'), 'console.log(1)')
  writeFileSync(join(dist, 'web/client/assets/entry-1.js.br'), brotliCompressSync('console.log(1)'))
  shop = await startShop({ env: { DIST_DIR: dist, PUBLIC_URL: 'https://shop.test' } })
})
afterAll(async () => {
  await shop.close()
  rmSync(dist, { recursive: true, force: true })
})
beforeEach(() => {
  shop.recorder.clear()
  shop.standIn?.intercept(() => undefined)
})

const get = (path: string, headers: Record<string, string> = {}) =>
  shop.request.get(path).set({ 'accept-encoding': 'identity', ...headers })
const told = (html: string) => JSON.parse(html.slice(html.indexOf('<body>') + 6, html.indexOf('xxxx')))
const cookie = `__Host-sid=${TOKEN}; __Host-signed_in=1`

describe('public pages', () => {
  test('are rendered in this process, with one call for what two queries ask alike', async () => {
    const { status, text, headers } = await get('/jewellery?page=2')
    expect(status).toBe(200)
    expect(told(text)).toMatchObject({
      url: '/jewellery?page=2',
      origin: 'https://shop.test',
      signedIn: false,
      results: [
        { data: { products: { items: [{ name: 'Aster Ring' }, { name: 'Briar Ring' }] } } },
        { data: { products: { total: 14 } } },
      ],
    })
    expect(shop.recorder.names()).toEqual(['listProducts'])
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(headers['set-cookie']).toBeUndefined()
  })

  test('are the same bytes for a signed-in shopper, without the session, and then not stored', async () => {
    const [visitor, shopper] = [await get('/x'), await get('/x', { cookie })]
    expect(shopper.text).toBe(visitor.text)
    expect(shopper.headers['cache-control']).toBe('private, no-store')
    expect(shopper.headers.etag).toBeUndefined()
    expect(shopper.headers['set-cookie']).toBeUndefined()
    expect(shop.recorder.calls.every(({ headers }) => headers.authorization === undefined)).toBe(true)
  })

  test('a poisoned Host or forwarding header changes nothing', async () => {
    const clean = (await get('/x')).text
    // Forty-nine headers that no answer may depend on, and a foreign Host.
    const unkeyed = [
      'x-forwarded-host', 'x-forwarded-server', 'x-forwarded-scheme', 'x-forwarded-port', 'x-forwarded-prefix',
      'x-forwarded-for', 'x-forwarded-ssl', 'x-host', 'x-http-host-override', 'x-original-host', 'x-original-url',
      'x-rewrite-url', 'x-http-method', 'x-http-method-override', 'x-method-override', 'x-real-ip', 'x-client-ip',
      'client-ip', 'true-client-ip', 'cf-connecting-ip', 'fastly-client-ip', 'x-cluster-client-ip', 'via', 'x-user',
      'x-user-id', 'x-auth-user', 'x-remote-user', 'x-wap-profile', 'x-requested-with', 'x-middleware-prefetch',
      'x-middleware-subrequest', 'x-nextjs-data', 'x-matched-path', 'x-invoke-path', 'rsc', 'purpose', 'referer',
      'user-agent', 'accept-language', 'accept-charset', 'dnt', 'save-data', 'pragma', 'cache-control', 'from',
      'x-cache-hash', 'x-api-version', 'x-country', 'x-timer',
    ] // prettier-ignore
    expect(new Set(unkeyed).size).toBe(49)
    const poisons: Record<string, string>[] = [
      ...unkeyed.map((name) => ({ [name]: 'evil.test' })),
      { host: 'evil.test' },
      { 'x-forwarded-host': 'evil.test' },
      { 'x-forwarded-proto': 'http' },
      { 'x-original-url': '/y' },
      { forwarded: 'host=evil.test' },
    ]
    for (const headers of poisons) {
      const answer = await get('/x', headers)
      expect(answer.text).toBe(clean)
      expect(JSON.stringify(answer.headers)).not.toContain('evil')
    }
  })

  test.each(['//evil.test/x', '/\\evil.test', '///evil.test', '/%5cevil.test'])(
    '%s stays an address of this shop',
    async (path) => {
      const response = await fetch(shop.url + path, { redirect: 'manual' })
      const html = await response.text()
      expect(new URL(told(html).url, 'https://shop.test').origin).toBe('https://shop.test')
    },
  )

  test('an unchanged page answers 304 to who has it', async () => {
    const { headers } = await get('/x')
    expect((await get('/x', { 'if-none-match': String(headers.etag) })).status).toBe(304)
    expect((await get('/x', { 'if-none-match': 'W/"other"' })).status).toBe(200)
  })

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('are compressed for clients that accept %s', async (accepted, encoding, decompress) => {
    const response = await get('/x', { 'accept-encoding': accepted })
      .buffer(true)
      .parse((res, done) => {
        const chunks: Buffer[] = []
        res
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () => done(null, Buffer.concat(chunks)))
      })
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(response.headers.vary).toBe('accept-encoding')
    const body = response.body as Buffer
    const html = body.toString('utf8').startsWith('<!doctype')
      ? body.toString('utf8')
      : decompress(body).toString('utf8')
    expect(html).toContain('Aster Ring')
  })

  test('a failed backend is a page with what came, not a broken one', async () => {
    shop.standIn?.intercept(({ path }) => (path === '/api/products' ? { status: 500 } : undefined))
    const { status, text } = await get('/x')
    expect(status).toBe(200)
    expect(told(text).results[0].errors[0]).toMatchObject({
      message: 'Failed to fetch products',
      extensions: { code: 'CATALOGUE_UNAVAILABLE' },
    })
  })

  test('a page that cannot be rendered is the bare shell with status 500', async () => {
    const { status, text, headers } = await get('/throws')
    expect([status, text]).toEqual([500, '<!doctype html><p>shell /assets/entry-1.js</p>'])
    expect(headers['cache-control']).toBe('private, no-store')
  })
})

describe('personal pages', () => {
  test('signed out means 303 to sign-in, and back again', async () => {
    const { status, headers } = await get('/overview?tab=1&x=%2F')
    expect(status).toBe(303)
    expect(headers.location).toBe('/login?returnTo=%2Foverview%3Ftab%3D1%26x%3D%252F')
    expect(headers['cache-control']).toBe('private, no-store')
  })

  test('are rendered with the session and never stored', async () => {
    const { status, text, headers } = await get('/login', { cookie })
    expect(status).toBe(200)
    expect(told(text).signedIn).toBe(true)
    expect(headers['cache-control']).toBe('private, no-store')
  })

  test('slide the 30 days of a session on that the backend has just answered for, and of no other', async () => {
    const fresh = await startShop({ env: { DIST_DIR: dist, PUBLIC_URL: 'https://shop.test' } })
    const account = {
      _id: 'a',
      name: 'Asha',
      email: 'asha@example.com',
      emailVerified: true,
      createdAt: '2026-01-02T03:04:05.000Z',
    }
    let known = true
    fresh.standIn?.intercept(({ path }) => {
      if (path === '/api/capabilities') return { body: { version: '1', features: ['account'] } }
      if (path !== '/api/account') return undefined
      return known ? { body: account } : { status: 503, body: {} }
    })
    const set = async (path: string) =>
      (await fresh.request.get(path).set({ cookie })).headers['set-cookie'] as unknown
    expect(await set('/overview')).toEqual([
      `__Host-sid=${TOKEN}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`,
      '__Host-signed_in=1; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
    ])
    // The backend was not asked about the cookie, or did not answer: anybody may have planted it.
    expect(await set('/login')).toBeUndefined()
    known = false
    expect(await set('/overview')).toBeUndefined()
    expect((await get('/login', {})).headers['set-cookie']).toBeUndefined()
    await fresh.close()
  })

  test('a session that the backend no longer knows leads to sign-in and is cleared', async () => {
    // A shop of its own, because a backend is asked for its features only once a minute.
    const fresh = await startShop({ env: { DIST_DIR: dist, PUBLIC_URL: 'https://shop.test' } })
    fresh.standIn?.intercept(({ path }) => {
      if (path === '/api/capabilities') return { body: { version: '1', features: ['account'] } }
      return path.startsWith('/api/account')
        ? { status: 401, body: { message: 'Please sign in' } }
        : undefined
    })
    const { status, headers } = await fresh.request.get('/overview').set({ cookie })
    expect([status, headers.location]).toEqual([303, '/login?returnTo=%2Foverview'])
    expect(String(headers['set-cookie'])).toContain('1970')
    await fresh.close()
  })
})

describe('redirects and other statuses come from the loader', () => {
  test('within the shop', async () => {
    const { status, headers } = await get('/moved')
    expect([status, headers.location]).toEqual([301, '/product/p1'])
  })
  test('never out of it', async () => {
    expect((await get('/away')).headers.location).toBe('/')
  })
  test('404 is 404', async () => {
    expect((await get('/gone')).status).toBe(404)
  })
})

describe('files of the build', () => {
  test('are immutable, and come compressed', async () => {
    const { status, headers } = await get('/assets/entry-1.js', { 'accept-encoding': 'br' })
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
    expect(headers['content-encoding']).toBe('br')
  })
  test('one that is no more is 404 and no page', async () => {
    const { status, headers } = await get('/assets/old-1.js')
    expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
  })
  test('the manifest and the folders above are not served as files', async () => {
    for (const path of ['/.vite/manifest.json', '/assets/%2e%2e/%2e%2e/server/entry.server.js']) {
      const { text } = await get(path)
      expect(text).not.toContain('initScript')
      expect(text).not.toContain('assets/react-1.js"}')
    }
  })
  test('a page links its own chunks in one hop', async () => {
    expect(told((await get('/x')).text)).toMatchObject({
      entry: '/assets/entry-1.js',
      styles: ['/assets/x-1.css', '/assets/entry-1.css'],
      preloads: ['/assets/x-1.js', '/assets/react-1.js'],
    })
  })
})

test('the policy of pages: own scripts and the one inline script by its hash', async () => {
  const { headers } = await get('/x')
  const csp = String(headers['content-security-policy'])
  expect(csp).toContain("script-src 'self' 'sha256-")
  expect(csp).not.toMatch(/script-src[^;]*unsafe|nonce-/)
  for (const part of [
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "default-src 'self'",
  ]) {
    expect(csp).toContain(part)
  }
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  })
  expect((await get('/success?session_id=cs_1')).headers['referrer-policy']).toBe('same-origin')
})
