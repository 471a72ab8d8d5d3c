import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { COMPILED_EARLY } from '#scripts/lib/build/compiled-early.ts'
import { firstLoad } from './support/first-load.ts'
import { startWholeShop, type WholeShop } from './support/whole-shop.ts'

/** The scripts of more than 5,000 characters that V8 would compile call by call. */
const compiledLate = (files: readonly string[]) =>
  files.filter((file) => {
    const script = readFileSync(file, 'utf8')
    return script.length > 5_000 && !script.startsWith(COMPILED_EARLY)
  })

// Names of files are hashes, which compress a little better or worse with each build: up to 160 bytes of a page.
describe('first-load JavaScript, brotli', () => {
  it.each([
    ['home', 90_100],
    ['listing', 98_350],
    ['product', 103_250],
  ] as const)('%s stays within %i bytes', (page, budget) => {
    const { files, brotli } = firstLoad(page)
    expect(files.length).toBeGreaterThan(1)
    expect(brotli).toBeLessThanOrEqual(budget)
  })

  it.each(['home', 'listing', 'product'] as const)(
    'the scripts of %s are compiled while they arrive',
    (page) => {
      expect(compiledLate(firstLoad(page).files.map((file) => `dist/web/client/${file}`))).toEqual([])
    },
  )

  it('React makes no error while it is evaluated', () => {
    const [base] = firstLoad('home').files.filter((file) => file.includes('/base-'))
    const react = readFileSync(`dist/web/client/${base}`, 'utf8')
    // The marks that it throws and catches: hydration, selective hydration and three of suspense.
    for (const mark of [519, 461, 460, 474, 542])
      expect(react).toMatch(new RegExp(String.raw`message:\w+\(${mark}\)`))
  })
})

describe('what the desk loads, brotli', () => {
  it('its first scripts are compiled while they arrive', () => {
    const scripts = first().filter((file) => file.endsWith('.js'))
    expect(compiledLate(scripts.map((file) => `dist/desk/${file}`))).toEqual([])
  })

  const bytes = (files: readonly string[]) =>
    files
      .map((file) => brotliCompressSync(readFileSync(`dist/desk/${file}`)).length)
      .reduce((sum, size) => sum + size, 0)
  const page = () => readFileSync('dist/desk/index.html', 'utf8')
  const first = () => [...page().matchAll(/assets\/[\w.-]+\.(?:js|css)/g)].map(([file]) => file)
  /** The code that checks the shapes of the contract, and these. */
  const later = () =>
    readdirSync('dist/desk/assets').filter((file) => /^(?:checks|contract)-[\w-]+\.js$/.test(file))

  it('stays within 118,000 bytes of scripts and styles before its frame is drawn', () => {
    expect(first().length).toBeGreaterThan(1)
    expect(bytes(first())).toBeLessThanOrEqual(118_000)
  })

  it('contains no schema validator: the first screen does without', () => {
    expect(later()).toHaveLength(2)
    for (const file of later()) expect(page()).not.toContain(file)
    const entry = readFileSync(`dist/desk/${first().find((file) => /index-[\w-]+\.js$/.test(file))}`, 'utf8')
    for (const file of later()) expect(entry).not.toMatch(new RegExp(`from\\s*"./${file}"`))
  })
})

describe('the estimator of passwords, half a megabyte', () => {
  /** Whether it contains a password of the list of leaked ones. */
  const holds = (file: string) => readFileSync(`dist/web/client/${file}`, 'utf8').includes('qwertyuiop')

  it.each(['home', 'listing', 'product'] as const)('is not among the first scripts of %s', (page) => {
    expect(firstLoad(page).files.filter(holds)).toEqual([])
  })

  it('is a script of its own, so that this is what would be found', () => {
    const scripts = readdirSync('dist/web/client/assets').filter((file) => file.endsWith('.js'))
    expect(scripts.filter((file) => holds(`assets/${file}`))).toEqual([
      expect.stringMatching(/^password-estimator-/),
    ])
  })

  it('is fetched by no page before somebody chooses a password', () => {
    const manifest = JSON.parse(readFileSync('dist/web/client/.vite/manifest.json', 'utf8')) as Record<
      string,
      { imports?: string[]; dynamicImports?: string[] }
    >
    const estimator = 'features/account/entry/password-estimator.ts'
    const chunks = Object.values(manifest)
    expect(chunks.filter(({ dynamicImports }) => dynamicImports?.includes(estimator))).toHaveLength(1)
    expect(chunks.filter(({ imports }) => imports?.includes(estimator))).toEqual([])
  })
})

describe('what a page costs, counted', () => {
  let house: WholeShop
  let product: string

  beforeAll(async () => {
    house = await startWholeShop({ env: { READ_CACHE: 'off' } })
    const answer = await house.shop.graphql<{ products: { items: { id: string }[] } }>(
      '{ products(limit: 1) { items { id } } }',
    )
    product = answer.data?.products.items[0]?.id ?? ''
  })
  afterAll(() => house?.close())

  const addressOf = (page: string) => (page === '/product/:id' ? `/product/${product}` : page)

  it.each([
    // The house's facts for every page are one read; home shows its categories with their pictures.
    ['/', 4],
    ['/jewellery', 3],
    // And where it can be seen, which is the same for everybody.
    ['/product/:id', 8],
  ])('%s asks the backend at most %i times', async (page, budget) => {
    const { shop } = house
    shop.recorder.clear()
    expect((await shop.request.get(addressOf(page))).status).toBe(200)
    const calls = shop.recorder.names()
    expect(calls.length, calls.join(' ')).toBeLessThanOrEqual(budget)
  })

  it.each([
    ['/', 10_100, 7_900],
    ['/jewellery', 9_000, 7_100],
    ['/jewellery/rings', 9_000, 7_100],
    ['/product/:id', 13_400, 10_500],
  ])('the first HTML of %s is at most %i bytes of brotli, kept %i', async (page, budget, kept) => {
    const { body, headers, statusCode } = await request(house.shop.url + addressOf(page), {
      headers: { 'accept-encoding': 'br' },
    })
    const bytes = Buffer.from(await body.arrayBuffer())
    expect(statusCode).toBe(200)
    expect(headers['content-encoding']).toBe('br')
    const html = brotliDecompressSync(bytes).toString()
    expect(html).toContain('</html>')
    // The first paint waits for one sheet; the sheets that it was made of are named and not fetched (P13).
    const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
    expect(sheets.filter((link) => !link.includes(' disabled'))).toHaveLength(1)
    expect(bytes.length).toBeLessThanOrEqual(budget)
    // Compressed as after many requests (server/cache/bytes.ts).
    const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_LGWIN]: 16 }
    expect(brotliCompressSync(html, { params }).length).toBeLessThanOrEqual(kept)
  })

  it.each([
    ['/api/shop', 1],
    ['/api/categories', 1],
    // The version, the house's texts, its categories, its pages.
    ['/api/navigation', 4],
    // And its facts, its line and the name in it.
    ['/api/frame', 8],
    ['/api/products?limit=12', 2],
    // The count, the places, and the rows that no answer has kept yet (decision 0022); a second request needs one.
    ['/api/products?limit=12&page=2&sortBy=price-asc', 3],
    ['/api/products?limit=12&gender=women', 3],
    ['/api/products?search=ruby', 4],
    ['/api/facets', 2],
    ['/api/products/:id', 1],
    ['/api/products/:id/configuration', 1],
    ['/api/products/:id/personalisation', 1],
    ['/api/break-ups?ids=:id', 1],
    // The version, and the salons if no answer has kept them yet.
    ['/api/stores', 2],
    // The page, the house's name in its words, its pictures.
    ['/api/content/home', 3],
  ])('%s is at most %i statements, however long its list', async (path, budget) => {
    const { backend } = house
    const executor = Object.getPrototypeOf(Object.getPrototypeOf(backend.deps.db.getExecutor())) as {
      executeQuery: (...all: unknown[]) => unknown
    }
    const asked = vi.spyOn(executor, 'executeQuery')
    try {
      const answer = await fetch(backend.url + path.replace(':id', product))
      expect(answer.status).toBe(200)
      expect(asked.mock.calls.length).toBeGreaterThan(0)
      expect(asked.mock.calls.length).toBeLessThanOrEqual(budget)
    } finally {
      asked.mockRestore()
    }
  })
})
