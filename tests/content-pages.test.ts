import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startShop, type Shop } from '#tests/support/server.ts'

/** Pages of words as the server sends them, with a backend that knows only section 7. `npm test` builds them first. */
const built = existsSync('dist/web/server/entry.server.js')

const mainOf = (html: string) =>
  (/<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '').replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, to, label]) => [label, to])

describe.skipIf(!built)('pages of words', () => {
  let shop: Shop
  let failing: { status: number; body: object } | undefined
  beforeAll(async () => {
    shop = await startShop()
    shop.standIn?.intercept(({ path }) => (path.startsWith('/api/blogs/') ? failing : undefined))
  })
  afterAll(() => shop?.close())

  it('section 2: /success has its words and its two buttons', async () => {
    const { status, text } = await shop.request.get('/success')
    expect(status).toBe(200)
    expect(mainOf(text)).toContain('<h1>Payment Successful</h1>')
    expect(mainOf(text)).toContain('Your order has been placed successfully.')
    // Without a session the status of the payment links to the house; the two usual buttons are next to it.
    expect(linksOf(mainOf(text)).toSorted()).toEqual([
      ['Continue Shopping', '/discover-all'],
      ['View My Orders', '/order'],
      ['telephone or write', '/contact-us'],
    ])
  })

  it('section 2: /cancel has its words and its two buttons', async () => {
    const { status, text } = await shop.request.get('/cancel')
    expect(status).toBe(200)
    expect(mainOf(text)).toContain('<h1>Payment Cancelled</h1>')
    expect(mainOf(text)).toContain('You cancelled the payment. You can try again anytime.')
    expect(linksOf(mainOf(text))).toEqual([
      ['Try Again', '/shopping-bag'],
      ['Continue Shopping', '/discover-all'],
    ])
  })

  it('section 2: the not-found screen is 4, a ring, 4, its words and its way home', async () => {
    const { status, text } = await shop.request.get('/no/such/page')
    expect(status).toBe(404)
    expect(mainOf(text)).toMatch(/<span>4<\/span><picture>.*<\/picture><span>4<\/span>/s)
    expect(mainOf(text)).toContain('PAGE NOT FOUND :(')
    expect(linksOf(mainOf(text))).toEqual([['Back to Home', '/']])
  })

  it('section 2: the blog page shows every field of a blog', async () => {
    failing = undefined
    const { status, text } = await shop.request.get('/blogs/b1')
    expect(status).toBe(200)
    const page = mainOf(text)
    for (const words of ['How a ring is made', 'The sketch', 'It begins on paper.', 'Gold', 'Weight'])
      expect(page).toContain(words)
    for (const picture of ['/media/sketch.webp', '/media/bench.webp', '/media/hand.webp'])
      expect(page).toContain(picture)
  })

  it('section 8: an unknown blog leads to /blogs', async () => {
    failing = undefined
    const { status, headers } = await shop.request.get('/blogs/unknown')
    expect([status, headers.location]).toEqual([302, '/blogs'])
  })

  it("section 8: any other failure of a blog shows 'Error: {message}'", async () => {
    failing = { status: 400, body: { message: 'The journal is being printed' } }
    expect(mainOf((await shop.request.get('/blogs/b2')).text)).toContain(
      'Error: The journal is being printed',
    )
    failing = { status: 500, body: { message: 'relation does not exist' } }
    const { status, text } = await shop.request.get('/blogs/b3')
    expect(status).toBe(503)
    expect(mainOf(text)).toContain('Error: Something went wrong')
    expect(text).not.toContain('relation does not exist')
  })
})

it.skipIf(!built)(
  'section 8: the head of a page keeps the name of the house while the backend is away',
  async () => {
    const shop = await startShop({ env: { READ_CACHE: 'off' } })
    try {
      const named = async (path: string) =>
        /aria-label="([^"]*), home"/.exec((await shop.request.get(path)).text)?.[1]
      const before = await named('/about-us')
      expect(before).toMatch(/\w/)
      shop.standIn?.intercept(() => ({ status: 503, body: {} }))
      expect(await named('/blogs')).toBe(before)
    } finally {
      await shop.close()
    }
  },
)
