import { existsSync } from 'node:fs'
import type { Response } from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startShop } from '#tests/support/server.ts'
import { startWholeShop, type WholeShop } from '#tests/support/whole-shop.ts'
import { matchRoute } from '#web/app/match-route.ts'
import type { Route } from '#web/app/route.ts'
import { routes } from '#web/app/routes.ts'

/** Needs the built pages (`npm run build`); `npm test` builds first. */
const built = existsSync('dist/web/server/entry.server.js')
const ORIGIN = 'http://localhost:3000'

/**
 * Address, title, h1, and the canonical if it is another address. Read over plain HTTP: what a reader without scripts
 * gets.
 */
const pages: readonly [path: string, title: RegExp, h1: RegExp, canonical?: RegExp | string][] = [
  ['/', /^Orvanne: jewellery and watches/, /Light, held in gold/],
  ['/jewellery', /^Jewellery \|/, /^Jewellery$/],
  ['/high-jewellery', /^High Jewellery \|/, /^High Jewellery$/],
  ['/high-jewellery/cascade', /^Cascade \|/, /^Cascade$/, /^\/high-jewellery\/[0-9a-f]{24}$/],
  ['/jewellery/rings', /^Rings \|/, /^Rings$/],
  ['/jewellery/rings?page=2&sort=price-asc', /^Rings/, /^Rings$/, '/jewellery/rings'],
  ['/jewellery/38844b885a5c053e0f55bc3f', /^Rings \|/, /^Rings$/, '/jewellery/rings'],
  ['/jewellery/64f0a1c2e4b0a1b2c3d4e5f6', /^Watches \|/, /^Watches$/, '/jewellery/watches'],
  ['/jewellery/64f0a1c2e4b0a1b2c3d4e5f7', /^Brooches \|/, /^Brooches$/, '/jewellery/brooches'],
  ['/discover-collection', /collections/i, /./],
  ['/discover-collection2', /chapters/i, /chapters/i],
  ['/discover-collection3', /side by side/i, /side by side/i],
  ['/discover-all', /./, /./],
  ['/discover-all?collection=Flower', /^Flower \|/, /^Flower$/, '/discover-all'],
  ['/discover-all?collection=Butterfly', /^Butterfly \|/, /^Butterfly$/, '/discover-all'],
  ['/discover-all?collection=Clouds', /^Clouds \|/, /^Clouds$/, '/discover-all'],
  ['/discover-all?collection=Birds', /^Birds \|/, /^Birds$/, '/discover-all'],
  ['/search', /^Search \|/, /^Search$/],
  ['/search?search=ruby', /^Search \|/, /^Search$/, '/search'],
  ['/product/vane', /^Vane \|/, /^Vane$/, /^\/product\/[0-9a-f]{24}$/],
  [
    '/product/brillant/set-with',
    /^A setting for Brillant/,
    /^A setting for it$/,
    /^\/product\/[0-9a-f]{24}\/set-with$/,
  ],
  [
    '/product/vane/set-with/brillant?size=14',
    /^Vane with Brillant/,
    /^Vane with Brillant$/,
    /^\/product\/[0-9a-f]{24}\/set-with\/[0-9a-f]{24}$/,
  ],
  ['/services', /^Our services/, /^Our services$/],
  ['/services/resizing', /resizing/i, /^Resizing$/],
  ['/services/engraving', /^Engraving/, /^Engraving$/, '/engraving'],
  ['/hotstamping', /^Hot stamping/, /^Hot stamping$/],
  ['/engraving', /^Engraving/, /^Engraving$/],
  ['/soulstone', /^Birth stone/, /^Birth stone$/],
  ['/clickandcollect', /^Click and collect/, /^Click and collect$/],
  ['/signaturebox', /signature box/, /signature box/],
  ['/personalizedgift', /gift/, /gift/],
  ['/watch-care', /^Watch care/, /^Watch care$/],
  ['/jewellery-care', /Size guide/, /size guide/],
  ['/fandq', /^Questions/, /^Questions/],
  ['/services/fandq', /^Questions/, /^Questions/, '/fandq'],
  ['/fandq/shipping', /^Shipping/, /^Shipping/],
  ['/about-us', /house/, /house/],
  ['/craftsman', /certification/, /certification/],
  ['/custom', /^Customs and duties/, /^Customs and duties$/],
  ['/cancellation', /^Refund and cancellation/, /^Refund and cancellation$/],
  ['/termsandcondition', /^Terms/, /^Terms/],
  ['/privacypolicy', /^Privacy/, /^Our policies$/],
  ['/franchise', /^Franchise enquiry/, /^Franchise enquiry$/],
  ['/whatsapp', /^Chat/, /chat/],
  ['/blogs', /workshop/, /workshop/],
  ['/blogs/ffbe15e5549f2e2bc0abad73', /^Eighteen feathers/, /^Eighteen feathers$/],
  ['/bespoke', /^Bespoke \|/, /^Bespoke$/],
  ['/bespoke/proposal', /Proposal/, /^Proposal$/],
  ['/success', /^Payment \|/, /^Payment Successful$/],
  ['/cancel', /^Payment cancelled/, /^Payment Cancelled$/],
  ['/store', /^Stores/, /^Come and hold it$/],
  ['/store?near=560034', /^Stores/, /^Come and hold it$/, '/store'],
  ['/store/bengaluru', /^Orvanne Bengaluru/, /^Bengaluru$/],
  ['/appointment', /^Book an appointment/, /^Book an hour$/],
  ['/appointment?product=vane&store=dubai', /^Book an appointment/, /^Book an hour$/, '/appointment'],
  ['/contact-us', /^Contact us/, /^Contact us$/],
  ['/wishlist', /^Wishlist/, /^Wishlist$/],
  ['/compare', /^Compare/, /^Side by side$/],
  ['/track', /^Track my order/, /^Track my order$/],
  ['/origin', /stone/, /stone/],
  ['/rings', /^Rings/, /^Rings$/, '/jewellery/rings'],
  ['/login', /^Sign in/, /^Sign in$/],
  ['/create', /^Create My Account/, /./],
]

/** The bag is open to a visitor with pieces in it; here there are none. */
const asksForSignIn = ({ path, access }: Route) => access === 'account' || path === '/shopping-bag'

/** Addresses that redirect: status and target. */
const moved: readonly [path: string, status: number, where: string][] = [
  ['/blogs/unknown', 302, '/blogs'],
  ['/resizing', 301, '/services/resizing'],
  ...routes
    .filter(asksForSignIn)
    .map(({ path, example = path }): [string, number, string] => [
      example,
      303,
      `/login?returnTo=${encodeURIComponent(example)}`,
    ]),
]

/** The addresses of the specification's table, in its order and wording. */
const table =
  '/ /jewellery /high-jewellery /high-jewellery/{necklace_id} /jewellery/{category} /discover-collection ' +
  '/discover-collection2 /discover-collection3 /discover-all /product/{product_id} /shopping-bag /checkout /services ' +
  '/services/{id} /login /create /logout /overview /myprofile /profile /order /order/{orderId} /message /custom ' +
  '/cancellation /contact-us /appointment /myappointment /store /track /points /termsandcondition /privacypolicy ' +
  '/hotstamping /engraving /soulstone /clickandcollect /signaturebox /personalizedgift /watch-care /jewellery-care ' +
  '/fandq /services/fandq /fandq/{section} /about-us /craftsman /blogs /franchise /whatsapp /blogs/{id} /success ' +
  '/cancel /bespoke /bespoke/{type} /{id} *'

it('section 2: every address of the route table has a row of its own, and the catch-all takes none of theirs', () => {
  for (const address of table.split(' ')) {
    const path = address.replaceAll(/\{(\w+)\}/g, ':$1')
    const row = routes.find((route) => route.path === path)
    expect(row?.path, address).toBe(path)
    expect(matchRoute(row?.example ?? path).route.path).toBe(path)
  }
})

const missing: readonly string[] = [
  '/store/atlantis',
  '/no/such/page',
  '/nothing-of-this-name',
  '/services/none',
  '/fandq/none',
  '/jewellery/spoons',
  '/product/spoon',
  '/high-jewellery/spoon',
  '/bespoke/spoons',
]

const unescape = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')
const words = (html: string) =>
  unescape(html.replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim()

const readPage = (html: string) => {
  const one = (pattern: RegExp) => unescape(pattern.exec(html)?.[1] ?? '')
  return {
    title: one(/<title>([^<]*)/),
    titles: html.match(/<title>/g)?.length,
    headings: [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, inside]) => words(inside ?? '')),
    canonical: one(/<link rel="canonical" href="([^"]*)"/),
    canonicals: html.match(/rel="canonical"/g)?.length,
    main: words(/<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''),
    meta: (name: string) => one(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`)),
  }
}

describe.skipIf(!built)('section 2: the route table, over plain HTTP', () => {
  let whole: WholeShop
  beforeAll(async () => {
    whole = await startWholeShop({ env: { PUBLIC_URL: ORIGIN } })
  }, 180_000)
  afterAll(() => whole?.close())

  /** Addresses of this shop that pages link to, and where each was first seen. */
  const links = new Map<string, string>()
  /** Kinds of address that answered. */
  const reached = new Set<string>()
  /**
   * The path decides whether there is a page. Of a query only the names matter, because filters ignore unknown values.
   */
  const kindOf = (path: string) => {
    const { pathname, searchParams } = new URL(path, ORIGIN)
    return `${pathname}?${[...new Set(searchParams.keys())].toSorted().join('&')}`
  }
  const pictures = new Map<string, string>()

  /** A page that could not get its data in time on a busy machine answers 503 and says when to try again. */
  const ask = async (path: string, tries = 4): Promise<Response> => {
    const answer = await whole.shop.request.get(path)
    return answer.status === 503 && tries > 1 ? ask(path, tries - 1) : answer
  }
  const open = async (path: string) => {
    const answer = await ask(path)
    if (answer.status < 400) reached.add(kindOf(path))
    const page = readPage(answer.text)
    for (const [, href = ''] of answer.text.matchAll(/<a [^>]*href="(\/[^"#]*)/g))
      if (!links.has(unescape(href))) links.set(unescape(href), path)
    if (page.meta('og:image')) pictures.set(page.meta('og:image'), path)
    return { ...answer, status: answer.status, page }
  }

  /** Required on every page (section 1): one title, one h1, one canonical of ours, words, and the fixed tags. */
  const holdsMetadata = ({ page, text }: Awaited<ReturnType<typeof open>>) => {
    expect(page.titles).toBe(1)
    expect(page.headings).toHaveLength(1)
    expect(page.canonicals).toBe(1)
    expect(page.canonical).toMatch(/^http:\/\/localhost:3000\/[^?#]*$/)
    expect(page.main.length).toBeGreaterThan(40)
    expect(text).toContain('<html lang="en')
    expect(page.meta('robots')).toBe('index, follow')
    expect(page.meta('og:type')).toBe('website')
    expect(page.meta('author')).toBe('Orvanne')
    expect(page.meta('publisher')).toBe('Orvanne')
    expect(page.meta('description').length).toBeGreaterThan(20)
    expect(page.meta('og:url')).toBe(page.canonical)
    for (const name of ['keywords', 'og:title', 'og:description', 'og:image'])
      expect(page.meta(name), name).not.toBe('')
  }

  it.each(pages)('%s', async (path, title, h1, canonical) => {
    const answer = await open(path)
    expect(answer.status).toBe(200)
    expect(answer.page.title).toMatch(title)
    expect(answer.page.headings[0]).toMatch(h1)
    const where = answer.page.canonical.slice(ORIGIN.length)
    if (canonical instanceof RegExp) expect(where).toMatch(canonical)
    else expect(where).toBe(canonical ?? path.split('?')[0])
    holdsMetadata(answer)
  })

  it.each(moved)('%s answers %i %s', async (path, status, where) => {
    const { status: answered, headers } = await ask(path)
    expect([answered, headers.location]).toEqual([status, where])
  })

  it.each(missing)("%s is a 404 with the not-found screen (section 8, 'Unknown route')", async (path) => {
    const { status, page } = await open(path)
    expect(status).toBe(404)
    expect(page.headings).toEqual(['PAGE NOT FOUND :('])
    expect(page.main).toContain('Back to Home')
  })

  const rows = routes.filter((route) => !asksForSignIn(route) && route.path !== '*')
  it.each(rows.map(({ path, example = path }) => [path, example]))(
    'section 1: %s carries its metadata (%s)',
    async (_, example) => {
      const answer = await open(example)
      expect(answer.status).toBe(200)
      holdsMetadata(answer)
    },
  )

  it('section 1: the picture that a page shares exists', async () => {
    expect(pictures.size).toBeGreaterThan(15)
    for (const [picture, path] of pictures) {
      expect(picture, path).toMatch(/^http:\/\/localhost:3000\//)
      const { status, headers } = await whole.shop.request.get(picture.slice(ORIGIN.length))
      expect([picture, status]).toEqual([picture, 200])
      expect(headers['content-type']).toMatch(/^image\//)
    }
  })

  it('the sitemap names canonical addresses only, and none that is missing', async () => {
    const { text } = await whole.shop.request.get('/sitemap.xml')
    const found = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
      address.slice(ORIGIN.length),
    )
    const pieces = found.filter((path) => path.startsWith('/product/'))
    const others = found.filter((path) => !path.startsWith('/product/'))
    expect(pieces.length).toBeGreaterThan(100)
    expect(others.length).toBeGreaterThan(40)
    expect(found).not.toContain('/style')
    for (const path of [...others, ...pieces.slice(0, 3)]) {
      const { status, page } = await open(path)
      expect([path, status, page.canonical]).toEqual([path, 200, ORIGIN + path])
    }
  }, 60_000)

  it('the style page is there in demo mode only', async () => {
    expect((await open('/style')).page.headings).toEqual(['The parts of the house'])
    const env = { SHOP_MODE: 'production', PUBLIC_URL: 'https://shop.test' }
    const service = await startShop({ backendUrl: whole.backend.url, env })
    const { status, text } = await service.request.get('/style').set('host', 'shop.test')
    await service.close()
    expect([status, readPage(text).headings]).toEqual([404, ['PAGE NOT FOUND :(']])
  })

  it('no link of these pages leads to nothing', async () => {
    const broken: string[] = []
    for (const [path, from] of links) {
      if (reached.has(kindOf(path))) continue
      const { status } = await ask(path)
      if (status >= 400) broken.push(`${from} -> ${path}: ${status}`)
      else reached.add(kindOf(path))
    }
    expect(links.size).toBeGreaterThan(100)
    expect(broken).toEqual([])
  }, 180_000)
})
