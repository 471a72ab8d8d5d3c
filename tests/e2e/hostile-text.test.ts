import { sql } from 'kysely'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPage, hydrated, type OpenPage } from '../support/browser.ts'
import { chromium, closePages } from '../support/journeys.ts'
import { startPoisonedBackend, type PoisonedBackend } from '../support/poisoned-backend.ts'
import { startPurchase, type Purchase } from '../support/purchase.ts'
import { startShop, type Shop } from '../support/server.ts'
import type { TestShopper } from '../support/shoppers.ts'
import { XSS_TEXTS } from '../support/xss-texts.ts'
import { routes } from '#web/app/routes.ts'

/**
 * Row 'Stored XSS by CMS text': each screen of the route table, while every text of every answer of the
 * backend holds a payload. The browser is told to ignore our CSP, so what is proven is that text is shown as text.
 */

let purchase: Purchase
let poisoned: PoisonedBackend
let shop: Shop
let browser: Browser
let shopper: TestShopper
let orderId: string
let open: OpenPage
let url: string

const furnish = async () => {
  shopper = await purchase.shoppers.open({ verified: true })
  const placed = await purchase.order(shopper, { pieces: [{ productId: PIECE, size: SIZE }] })
  expect([placed.status, placed.body]).toMatchObject([200, {}])
  purchase.payments.provider.pay(placed.sessionId, 'ok', { name: 'Test', email: null })
  await shopper.post('/api/orders/mark-paid', { sessionId: placed.sessionId }).expect(200)
  orderId = placed.body.orderId
  await shopper.post('/api/messages', { text: 'Good day' }).expect(201)
  await shopper.post('/api/bag/lines', { productId: PIECE, size: SIZE }).expect(200)
  const calendar = (await shopper.get('/api/appointments/slots?storeId=mumbai&days=31')).body
  const startsAt = calendar.days
    .flatMap(({ slots }: { slots: { startsAt: string; free: boolean }[] }) => slots)
    .find(({ free }: { free: boolean }) => free).startsAt
  const visitor = { name: 'Asha', email: shopper.email, phone: '+91 98450 12345', productId: PIECE }
  await shopper
    .post('/api/appointments', {
      ...visitor,
      storeId: 'mumbai',
      kind: 'store',
      purpose: 'see-pieces',
      startsAt,
    })
    .expect(201)
}

const PIECE = 'vane'
let SIZE: string

beforeAll(async () => {
  ;[purchase, browser] = await Promise.all([startPurchase({ seed: 'catalogue' }), chromium()])
  const piece = (await purchase.shoppers.as('').get(`/api/products/${PIECE}`).expect(200)).body
  SIZE = piece.size[0]
  await purchase.rows(sql`update product_variants set stock = 20`)
  await furnish()
  poisoned = await startPoisonedBackend(purchase.backend.url)
  shop = await startShop({ backendUrl: poisoned.url })
  url = shop.url.replace('127.0.0.1', 'localhost')
  open = await openPage(browser, { screen: 'desktop', reducedMotion: 'reduce', bypassCSP: true })
  const { page } = open
  await page.context().route(/^https?:\/\/(?!localhost)|\/media\//, (route) => route.abort('aborted'))
}, 180_000)
afterAll(async () => {
  await closePages()
  await shop?.close()
  await poisoned?.close()
  await purchase?.close()
})

/** What is in the page that could still run, and whether anything ran. */
const inspect = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    if ('__ran' in globalThis) found.push('a payload ran')
    const risky = /^[\s\p{Cc}]*(?:j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|data\s*:\s*text|vbscript)/iu
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on')) found.push(`${element.tagName} has ${name}`)
        // React replaces an address that would run with a sentence. A picture runs nothing, whatever it is.
        const stopped =
          value.startsWith('javascript:throw new Error(') || (element.tagName === 'IMG' && name === 'src')
        if (
          /^(?:href|src|action|formaction|data|srcdoc|xlink:href|poster)$/.test(name) &&
          risky.test(value) &&
          !stopped
        )
          found.push(element.outerHTML.slice(0, 300))
      }
    }
    const foreign = [
      ...document.querySelectorAll('iframe, object, embed, portal, base, math, svg animate, template'),
    ]
    for (const element of foreign) found.push(`there is a ${element.tagName}`)
    for (const script of document.querySelectorAll('script'))
      if (script.type !== 'application/json' && script.type !== 'application/ld+json')
        if (script.textContent.includes('__ran')) found.push('a script holds a payload')
    return found
  })

const shown = (page: Page) =>
  page.evaluate(() =>
    document.body.textContent.includes('__ran') ? 'hostile texts are shown' : 'none is shown',
  )

const visit = async (path: string) => {
  const { page } = open
  await page.goto(url + path, { waitUntil: 'domcontentloaded' })
  // /whatsapp and pages that send on may leave at once.
  await hydrated(page)
  return inspect(page)
}

describe('a payload in every text of every answer', () => {
  const screens = routes.filter(({ access }) => access === undefined)
  it.each(screens.map(({ path, example = path }) => [path, example]))('%s (%s)', async (_, example) => {
    expect(await visit(example)).toEqual([])
    expect(await shown(open.page)).toBe('hostile texts are shown')
  })

  const own = routes.filter(({ access }) => access !== undefined)
  it.each(own.map(({ path, example = path }) => [path, example]))('%s, signed in', async (_, example) => {
    await open.page.context().addCookies([
      { name: 'sid', value: shopper.token, url },
      { name: 'signed_in', value: '1', url },
    ])
    expect(await visit(example.replace('ORDER', orderId))).toEqual([])
  })

  it('reached nearly every read of the contract', () => {
    expect([...poisoned.done.keys()].length).toBeGreaterThan(25)
    expect([...poisoned.done.values()].reduce((sum, many) => sum + many, 0)).toBeGreaterThan(5_000)
  })
})

/** Each text of a purchase that a shopper chooses, as far as the contract takes it. */
const HOSTILE = [
  '<script>globalThis.__ran=1</script>',
  '"><img src=x onerror=globalThis.__ran=1>',
  '</title></style><svg onload=globalThis.__ran=1>',
]

describe('what is written outside of the pages', () => {
  /** Opened as the document that it is, without any CSP. */
  const opened = async (html: string) => {
    await open.page.setContent(html, { waitUntil: 'load' })
    return inspect(open.page)
  }

  it('e-mails, invoices, packing slips, the mailbox and the payment page show a shopper’s words as words', async () => {
    for (const text of HOSTILE) {
      const hostile = await purchase.shoppers.open({ verified: true })
      // Every form refuses such a name; one that was written before that rule, or by another door, is in the store.
      await purchase.rows(sql`update accounts set name = ${text} where email = ${hostile.email}`)
      await hostile.post('/api/messages', { text }).expect(201)
      const account = (await hostile.get('/api/account')).body
      await purchase.operator.post(`/api/operator/messages/${account._id}`, { text }).expect(201)
      await purchase.shoppers
        .post('/api/enquiries/contact', {
          name: 'Asha Rao',
          email: hostile.email,
          topic: 'other',
          message: text,
        })
        .expect(201)
      const address = {
        name: 'Asha Rao',
        addressLine1: text,
        addressLine2: text,
        city: text,
        state: 'Karnataka',
        postalCode: '560001',
      }
      const placed = await purchase.order(hostile, {
        pieces: [{ productId: PIECE, size: SIZE }],
        body: { delivery: { kind: 'ship', address }, giftWrap: true, giftMessage: text },
      })
      expect([placed.status, placed.body]).toMatchObject([200, {}])
      await purchase.rows(sql`update orders set address = jsonb_set(address, '{name}', to_jsonb(${text}::text))
        where id = ${placed.body.orderId}`)
      const payment = await fetch(`${purchase.paymentsUrl}/pay/${placed.sessionId}`)
      expect(payment.status).toBe(200)
      expect(await opened(await payment.text())).toEqual([])
      purchase.payments.provider.pay(placed.sessionId, 'ok', { name: text, email: null })
      await hostile.post('/api/orders/mark-paid', { sessionId: placed.sessionId }).expect(200)
      const order = await purchase.see(hostile, placed.body.orderId)
      const invoice = await hostile.get(`/api/orders/${order._id}/invoices/${order.invoices?.[0]?.number}`)
      expect(invoice.status).toBe(200)
      const slip = await purchase.operator.get(`/api/operator/orders/${order._id}/packing-slip`).expect(200)
      for (const { content } of [invoice.body, slip.body]) {
        const html = Buffer.from(content, 'base64').toString('utf8')
        expect(html).toContain('__ran')
        expect(await opened(html)).toEqual([])
      }
    }
    for (let run = 0; run < 3; run++) await purchase.backend.runJob('outbox')
    const emails = await purchase.rows(sql<{ id: string; html: string }>`select id, html from mailbox`)
    const hostile = emails.filter(({ html }) => html.includes('__ran'))
    // Three messages to the house, and of the greetings those that take such a name for one.
    expect(hostile.length).toBeGreaterThan(4)
    for (const { html } of hostile) expect(await opened(html)).toEqual([])
    for (const path of ['/mailbox', `/mailbox/${hostile[0]?.id}`]) {
      const answer = await fetch(purchase.backend.url + path)
      expect(answer.status).toBe(200)
      expect((await opened(await answer.text())).filter((line) => line !== 'there is a IFRAME')).toEqual([])
    }
  })

  it('the sitemap and structured data hold a hostile backend’s words as words', async () => {
    const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
    expect(sitemap).toContain('/product/')
    expect(
      sitemap.replaceAll(/<\/?(?:urlset|url|loc|lastmod|image:[a-z]+)(?: [^<>]*)?>|<\?xml[^<>]*>/g, ''),
    ).not.toMatch(/[<>]/)

    const html = await (await fetch(`${url}/product/${PIECE}`)).text()
    const structured = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
    expect(structured.length).toBeGreaterThan(0)
    for (const [, json = ''] of structured) {
      expect(json).not.toContain('<')
      const said = JSON.stringify(JSON.parse(json))
      expect(
        XSS_TEXTS.some((text) => said.includes(JSON.stringify(text.trim()).slice(1, -1))),
        said,
      ).toBe(true)
    }
  })
})
