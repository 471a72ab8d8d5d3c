import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentStore } from '#backend/modules/content/api.ts'
import { contentSeed } from '#backend/seed/content.ts'
import { house as demo } from './support/house.ts'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { putSalon } from '#tests/support/salons.ts'
import { eventually, startPurchase, type Purchase } from '#tests/support/purchase.ts'
import { startShop, type Shop } from '#tests/support/server.ts'
import type { TestShopper } from '#tests/support/shoppers.ts'

/** The order pages as the server sends them. Needs the built pages; `npm test` builds first. */
const built = existsSync('dist/web/server/entry.server.js')

const plain = (html: string) =>
  html
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->/gs, '')
    .replaceAll('&amp;', '&')
const within = (html: string, element: string) =>
  new RegExp(`<${element}[^>]*>(.*?)</${element.split(' ')[0]}>`, 's').exec(html)?.[1] ?? ''
const words = (html: string) =>
  plain(html)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

describe.skipIf(!built)('section 2: order history and order detail page', () => {
  let house: Purchase
  let shop: Shop
  let shopper: TestShopper
  let orderId: string
  let number: string
  beforeAll(async () => {
    house = await startPurchase({ webhooks: false })
    await putSalon(house.backend.deps.db)
    shop = await startShop({ backendUrl: house.backend.url })
    await putPieces(house.backend.deps, piece('studs', { amount: 96_300, stock: 5 }))
    shopper = await house.shoppers.open({})
    const placed = await house.order(shopper)
    ;({ orderId, number } = placed.body)
    house.payments.provider.pay(placed.sessionId, 'ok', { name: 'Test', email: null })
    await shopper.post('/api/orders/mark-paid', { sessionId: placed.sessionId }).expect(200)
  }, 180_000)
  afterAll(async () => {
    await shop?.close()
    await house?.close()
  })

  const open = (path: string, who: TestShopper | null = shopper) =>
    shop.request.get(path).set('cookie', who ? `sid=${who.token}; signed_in=1` : '')
  /** The word in the badge next to the order's number, and its tone. */
  const badge = async () => {
    const { text } = await open(`/order/${orderId}`)
    return /<span [^>]*data-tone="(\w+)">([^<]+)</.exec(text)?.slice(1, 3)
  }

  it('the passport shows the chosen option of the house, and the attributes of the piece', async () => {
    const choice = { key: 'sold-as', name: 'Sold as' }
    await house.operator.put('/api/operator/options', { options: [choice] }).expect(200)
    const variant = { metal: 'Yellow gold', purity: '14 kt', stock: 3 }
    await putPieces(
      house.backend.deps,
      piece('hoops', {
        attributes: [{ name: 'Diameter', value: 16, unit: 'mm' }],
        certificate: { lab: 'GIA', number: '2141438171' },
        variants: [
          { _id: 'hoops-2', ...variant, amount: 25_000, options: { 'sold-as': 'Pair' }, isDefault: true },
          { _id: 'hoops-1', ...variant, amount: 13_000, options: { 'sold-as': 'One earring' } },
        ],
      }),
    )
    const other = await house.shoppers.open({})
    const wish = { productId: 'hoops', options: [{ key: 'sold-as', value: 'One earring' }] }
    const placed = await house.order(other, { pieces: [wish] })
    expect([placed.status, placed.body['amount']]).toEqual([200, 13_000])
    house.payments.provider.pay(placed.sessionId, 'ok', { name: 'Test', email: null })
    await other.post('/api/orders/mark-paid', { sessionId: placed.sessionId }).expect(200)
    const [item] = (await house.see(other, placed.body.orderId)).items
    const { status, text } = await open(`/order/${placed.body.orderId}/piece/${item?._id}`, other)
    expect(status).toBe(200)
    expect(words(text)).toContain('Sold as One earring Diameter 16 mm')
    // It is one piece even before the workshop has recorded it.
    expect(words(text)).toContain('Stone report GIA report 2141438171')
  })

  it('the account side menu has its seven words, in order, and leads to each place', async () => {
    const { status, text } = await open(`/order/${orderId}`)
    expect(status).toBe(200)
    const menu = within(text, 'nav class="[^"]*" aria-label="Account"')
    expect(
      [...menu.matchAll(/(?:href|action)="([^"]*)"[^>]*>(?:<button[^>]*>)?([^<]*)</g)].map(
        ([, to, label]) => [label, to],
      ),
    ).toEqual([
      ['Over View', '/overview'],
      ['Order History', '/order'],
      ['My Appointment', '/myappointment'],
      ['Track My Order', '/track'],
      ['My Profile', '/profile'],
      ['Points', '/points'],
      ['Log out', '/logout'],
    ])
  })

  it('shows the order: number, pieces, sum, address; the history leads to it', async () => {
    const page = words(within((await open(`/order/${orderId}`)).text, 'main'))
    for (const part of [number, '₹96,300', 'Meera Raghavan', 'Bengaluru', 'Karnataka', '560001'])
      expect(page).toContain(part)
    const history = await open('/order')
    expect(history.status).toBe(200)
    expect(history.text).toContain(`href="/order/${orderId}"`)
  })

  it('has the carousel of the house, once the house has pictures', async () => {
    const boxIn = (html: string) => within(html, 'section [^>]*aria-label="Pictures of the house"')
    expect(boxIn((await open(`/order/${orderId}`)).text)).toBe('')
    const store = contentStore(house.backend.deps)
    const { pages, pictures } = contentSeed(demo)
    await store.putPictures(pictures)
    await store.seed(pages.filter(({ slug }) => slug === 'part-pictures'))
    await eventually(async () => {
      const box = boxIn((await open(`/order/${orderId}`)).text)
      return box.match(/<li (?![^>]*aria-hidden)/g)?.length === 11
    })
  })

  it('section 4: the badge is green for paid, blue for Delivered, yellow otherwise, and in upper case', async () => {
    expect(await badge()).toEqual(['paid', 'PAID'])
    const step = (name: string, body = {}) =>
      house.operator.post(`/api/operator/orders/${number}/${name}`, body).expect(200)
    await step('process')
    expect(await badge()).toEqual(['other', 'PROCESSING'])
    await step('ship', {
      carrier: 'Blue Dart',
      trackingNumber: 'BD1',
      withoutHuid: 'The hallmark is not the matter here',
    })
    await step('deliver')
    expect(await badge()).toEqual(['delivered', 'DELIVERED'])
  })

  it('section 8: an order that cannot be loaded keeps its loader and shows no message; the status is right', async () => {
    const lost = await open('/order/none')
    const stranger = await open(`/order/${orderId}`, await house.shoppers.open({}))
    for (const { status, text } of [lost, stranger]) {
      expect(status).toBe(404)
      expect(text).toContain('Loading the order')
      expect(text).toContain('aria-label="Account"')
      expect(text).not.toContain(number)
      expect(text).not.toContain('role="alert"')
    }
  })

  it('a checkout without a piece leads to the pieces, not to a bag that is empty as well', async () => {
    const { text } = await open('/checkout', await house.shoppers.open({}))
    const [, said] = within(text, 'main').split('Choose a piece first.')
    expect(said).toContain('href="/jewellery"')
    expect(said).not.toContain('href="/shopping-bag"')
  })

  it('section 6: without a session every account page sends the visitor to sign in', async () => {
    for (const path of ['/order', `/order/${orderId}`, '/shopping-bag', '/checkout']) {
      const { status, headers } = await open(path, null)
      expect([status, headers.location]).toEqual([303, `/login?returnTo=${encodeURIComponent(path)}`])
    }
  })
})
