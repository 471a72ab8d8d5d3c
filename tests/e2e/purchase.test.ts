import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { axe, CONTRAST, hydrated, mode, openPage, type OpenOptions } from '../support/browser.ts'
import { ADDRESS, eventually, OPERATOR_TOKEN, sessionOf } from '../support/purchase.ts'
import { startSellingJourneys } from '../support/selling-journeys.ts'
import type { TestShopper } from '../support/shoppers.ts'

/** The purchase in Chromium, with the payment provider as a program of its own. */

let ahead = 0
const stage = startSellingJourneys({ backend: { clock: { now: () => Date.now() + ahead } } })
const { go, openAs, fillAddress, payWith } = stage
let ring: Piece

interface Piece {
  id: string
  slug: string
  name: string
  variant: string
  size: string
  paise: number
  /** What the piece weighs. */
  grams: string
}

const rows = async <T>(query: ReturnType<typeof sql<T>>) =>
  (await query.execute(stage.shop.backend.deps.db)).rows

/** The dearest ring that needs no PAN, as it is shown at first but in another size. */
const findRing = async (): Promise<Piece> => {
  const [found] = await rows(
    sql<Piece>`select p.id, p.slug, p.name, v.id as variant, v.size, v.price_paise as paise,
        round(v.weight_mg / 1000.0, 2)::text as grams
      from products p join product_variants d on d.product_id = p.id and d.is_default
      join product_variants v on v.product_id = p.id and v.size <> d.size
        and (v.metal, v.purity, coalesce(v.stone, ''), coalesce(v.stone_quality, ''))
          = (d.metal, d.purity, coalesce(d.stone, ''), coalesce(d.stone_quality, ''))
      where p.active and p.type = 'Ring' and v.price_paise < 20000000 and v.metal like '%gold'
      order by v.price_paise desc, v.id limit 1`,
  )
  if (!found) throw new Error('The seed has no ring to buy')
  return found
}
const stock = async () =>
  (await rows(sql<{ stock: number }>`select stock from product_variants where id = ${ring.variant}`))[0]
    ?.stock

beforeAll(async () => {
  ring = await findRing()
})
beforeEach(async () => {
  await sql`update product_variants set stock = 20 where id = ${ring.variant}`.execute(
    stage.shop.backend.deps.db,
  )
})

const field = (page: Page, label: string | RegExp) =>
  page.getByLabel(label, { exact: typeof label === 'string' })
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()
const follow = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).click()
const inRupees = (paise: number) => `₹${new Intl.NumberFormat('en-IN').format(paise / 100)}`

/** The house's own commands, as `npm run shop --` runs them. */
const operator = async (...args: string[]): Promise<string> => {
  const child = spawn(process.execPath, ['scripts/shop.ts', ...args], {
    env: { ...process.env, BACKEND_URL: stage.shop.backend.url, OPERATOR_TOKEN },
  })
  let said = ''
  child.stdout.on('data', (text: Buffer) => (said += text.toString()))
  child.stderr.on('data', (text: Buffer) => (said += text.toString()))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`shop ${args.join(' ')}: ${said}`)
  return said
}

const toPayment = async (page: Page) => {
  await press(page, 'Continue to payment')
  await page.waitForURL(`${stage.shop.provider.url}/pay/**`)
}
const OK = '4242 4242 4242 4242'
const DECLINED = '4000 0000 0000 0002'

const withRing = async (): Promise<TestShopper> => {
  const shopper = await stage.shoppers.open({ verified: true })
  await shopper.post('/api/bag/lines', { productId: ring.id, size: ring.size }).expect(200)
  return shopper
}
const newest = async (shopper: TestShopper) =>
  (await shopper.get('/api/orders').expect(200)).body.orders[0] as {
    _id: string
    number: string
    status: string
  }
const becomes = (shopper: TestShopper, status: string) =>
  eventually(async () => (await newest(shopper)).status === status, 40_000)

/** Signed in with a ring in the bag, as far as the payment page. */
const beforePaying = async (shopper: TestShopper, options?: OpenOptions) => {
  const opened = await openAs(shopper, options)
  await go(opened.page, '/checkout')
  await fillAddress(opened.page)
  await toPayment(opened.page)
  return opened
}

describe('from a visitor to a piece on its way', () => {
  it('size, bag, sign-up, checkout, payment, /success, points, e-mail, stock, parcel, tracking', async () => {
    const { page, complaints, close } = await openPage(stage.browser)
    const email = stage.shoppers.freshEmail()

    // A visitor chooses a size; the piece waits while the account is opened.
    await go(page, `/product/${ring.slug}`)
    await field(page, 'Size').selectOption(ring.size)
    await press(page, 'Add to bag')
    const kept = page.getByRole('dialog', { name: 'Kept for you' })
    await kept.getByText(new RegExp(`^${ring.name}, .*size ${ring.size}`)).waitFor()
    expect(await axe(page)).toEqual([])
    await kept.getByRole('link', { name: 'Create My Account' }).click()
    await page.waitForURL(`${stage.shop.url}/create?returnTo=*`)
    await field(page, 'Full name').fill(ADDRESS.name)
    await field(page, 'E-mail').fill(email)
    await field(page, 'Password').fill('tender-otter-quarry')
    await press(page, 'Create My Account')
    // Back at the piece, with what was chosen, and it is in the bag.
    await page.waitForURL(`${stage.shop.url}/product/${ring.slug}?*size=${ring.size}*`)
    await page.getByText(`${ring.name} is in your bag.`).first().waitFor()
    await page.getByRole('region', { name: 'Message' }).getByRole('link', { name: 'View bag' }).click()
    await page.waitForURL(`${stage.shop.url}/shopping-bag`)
    await page.getByRole('heading', { name: 'Your bag' }).waitFor()
    await page.getByText(`size ${ring.size}`, { exact: false }).first().waitFor()
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Shopping bag.*1/ })
      .waitFor()

    // Checkout refuses a wrong PIN code at its field and loses nothing.
    await follow(page, 'Check out')
    await page.waitForURL(`${stage.shop.url}/checkout`)
    await fillAddress(page)
    await field(page, 'PIN code').fill('56001')
    await field(page, 'Address').fill('14')
    await press(page, 'Continue to payment')
    await page.getByText('Please enter the house number and street.').first().waitFor()
    await field(page, 'Address').fill(ADDRESS.addressLine1)
    await page.getByText('A PIN code has six digits.').first().waitFor()
    expect(await field(page, 'City').inputValue()).toBe(ADDRESS.city)
    // A PIN code chooses its state, and a state that it is not in is refused at its field.
    const state = field(page, 'State')
    const chosen = (name: string) => eventually(async () => (await state.inputValue()) === name)
    await field(page, 'PIN code').fill('110001')
    await chosen('Delhi')
    await state.selectOption('Maharashtra')
    await press(page, 'Continue to payment')
    await page.getByText('The PIN code 110001 is in Delhi.').first().waitFor()
    await field(page, 'PIN code').fill(ADDRESS.postalCode)
    await chosen(ADDRESS.state)
    await field(page, /Wrap as a gift/).check()
    await field(page, /Message for the card/).fill('For you')
    await toPayment(page)

    // The payment page asks for the sum that was shown.
    await page.getByText(inRupees(ring.paise)).first().waitFor()
    await payWith(page, OK)
    await page.waitForURL(`${stage.shop.url}/success?session_id=cs_test_*`)
    await page.getByRole('heading', { name: 'Payment Successful' }).waitFor()
    await page.getByText('Your order has been placed successfully.').waitFor()
    await page.getByRole('heading', { name: 'Your order' }).waitFor()

    await follow(page, 'View My Orders')
    await page.waitForURL(`${stage.shop.url}/order`)
    const main = page.getByRole('main')
    await main.getByText('PAID', { exact: true }).waitFor()
    await main.getByRole('link', { name: /ORV-/ }).first().click()
    await page.waitForURL(`${stage.shop.url}/order/*`)
    const number = (await page.getByRole('heading', { name: /Order ORV/ }).textContent())?.slice(6) ?? ''
    await main.getByText('For you').waitFor()
    await main.getByRole('link', { name: 'Download PDF' }).waitFor()
    // Its invoice is a page of the house: in its fonts, nothing cut on a phone, with a way back.
    await main.getByRole('link', { name: /^ORV-\d{4}-/ }).click()
    await page.getByRole('heading', { name: 'Tax invoice' }).waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(
      await page.evaluate(async () => {
        await document.fonts.ready
        return [...document.fonts].some(({ status }) => status === 'loaded')
      }),
    ).toBe(true)
    await page.getByRole('button', { name: 'Print' }).waitFor()
    expect(await axe(page)).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('link', { name: 'Back to the order' }).click()
    await page.getByRole('heading', { name: `Order ${number}` }).waitFor()
    // With letters of twice the size nothing of it is past the edge of a phone.
    const letters = (size: string) =>
      page.evaluate((to) => (document.documentElement.style.fontSize = to), size)
    await page.setViewportSize({ width: 390, height: 844 })
    await letters('200%')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await letters('')
    await page.setViewportSize({ width: 1440, height: 900 })
    // Printed, it is the order and the name of the house, and nothing that only leads elsewhere.
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('nav, footer, .skip').filter({ visible: true }).count()).toBe(0)
    await page.getByRole('banner').getByRole('link', { name: /home/i }).waitFor()
    await page.emulateMedia({ media: null })
    const printed = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)

    // Points, e-mail and stock.
    await go(page, '/points')
    await page.getByText(`+${Math.floor(ring.paise / 100_000)}`, { exact: true }).waitFor()
    const emails = (await stage.shoppers.emailsTo(email)).map(({ subject }) => subject)
    expect(emails.filter((subject) => subject.includes(number))).toHaveLength(1)
    expect(await stock()).toBe(19)

    // The house sends the parcel.
    expect(await operator('orders', 'list', '--status', 'paid')).toContain(number)
    await operator('orders', 'process', number)
    const huid = `K${randomUUID().slice(0, 5).toUpperCase()}`
    const parcel = [
      '--carrier',
      'Bluedart',
      '--tracking',
      'BD 4471',
      '--url',
      'https://courier.example/BD4471',
    ]
    const said = await operator('orders', 'ship', number, ...parcel, '--piece', `1:${huid}:${ring.grams}`)
    expect(said).toBe(`${number}: Shipped\n`)
    await eventually(async () => (await stage.shoppers.emailsTo(email)).length === emails.length + 1)

    // Anybody with number and e-mail sees it.
    const stranger = await openPage(stage.browser, { screen: 'phone' })
    await go(stranger.page, '/track')
    await field(stranger.page, 'Order number').fill(number)
    await field(stranger.page, 'E-mail').fill('somebody@example.com')
    await press(stranger.page, 'Track')
    await stranger.page.getByText('No order has this number and this e-mail.').first().waitFor()
    await field(stranger.page, 'E-mail').fill(email)
    await press(stranger.page, 'Track')
    await stranger.page.getByText('SHIPPED').waitFor()
    const courier = stranger.page.getByRole('link', { name: 'BD 4471' })
    expect(await courier.getAttribute('href')).toBe('https://courier.example/BD4471')
    const found = stranger.page.getByText(/^Placed .*, one piece\./)
    expect(await found.textContent()).toContain('Expected')

    await operator('orders', 'deliver', number)
    await press(stranger.page, 'Track')
    await stranger.page.getByText('DELIVERED', { exact: true }).waitFor()
    expect(await found.textContent()).not.toContain('Expected')
    expect(stranger.complaints).toEqual([])
    await stranger.close()

    await go(page, '/order')
    await main.getByText('DELIVERED').waitFor()

    // The piece has a passport of its own, and it prints on one sheet.
    await main.getByRole('link', { name: /ORV-/ }).first().click()
    const passport = main.getByRole('link', { name: /^Passport of the piece/ })
    await passport.waitFor()
    expect(await axe(page)).toEqual([])
    await passport.click()
    await page.getByRole('heading', { level: 1, name: ring.name }).waitFor()
    await page.getByText(huid, { exact: true }).waitFor()
    await page.getByRole('heading', { name: 'What was paid' }).waitFor()
    // Of its tables nothing is past the sheet's margin on a phone.
    await page.setViewportSize({ width: 390, height: 844 })
    const edges = () =>
      main
        .locator('section, table')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right))
    const { right } = await main.getByRole('article').evaluate((each) => each.getBoundingClientRect())
    expect(Math.max(...(await edges()))).toBeLessThan(right - 10)
    await page.setViewportSize({ width: 1440, height: 900 })
    // This page brings its own frame, and says what was copied all the same.
    await page.getByRole('button', { name: `Copy the HUID ${huid}` }).click()
    await page.getByRole('region', { name: 'Message' }).getByText(huid).waitFor()
    expect(await axe(page)).toEqual([])
    const sheet = await page.pdf({ preferCSSPageSize: true })
    expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    expect(complaints).toEqual([])
    await close()
  })
})

describe('payments that do not go as planned', () => {
  it('a declined card charges nothing, and another one pays the same order', async () => {
    const shopper = await withRing()
    const { page, close } = await beforePaying(shopper, { screen: 'phone' })
    await payWith(page, DECLINED)
    await page.getByText('The card was declined. Nothing was charged.').waitFor()
    const before = await newest(shopper)
    expect(before.status).toBe('Pending payment')
    await payWith(page, OK)
    await page.waitForURL(`${stage.shop.url}/success?**`)
    await becomes(shopper, 'paid')
    expect((await newest(shopper))._id).toBe(before._id)
    await close()
  })

  it('a total that has changed meanwhile is shown part by part, old and new, and another press pays it', async () => {
    const shopper = await withRing()
    const { page, close } = await openAs(shopper, { screen: 'phone' })
    const price = (deliveryPrice: number) =>
      stage.shoppers.as(OPERATOR_TOKEN).patch('/api/operator/shop', { facts: { deliveryPrice } }).expect(200)
    await price(0)
    await go(page, '/checkout')
    await fillAddress(page)
    await price(450)
    await press(page, 'Continue to payment')
    const changed = page.getByRole('region', { name: 'What has changed' })
    await changed.waitFor()
    expect(
      (await changed.getByRole('listitem').allTextContents()).map((row) => row.replaceAll(/\s+/g, ' ')),
    ).toEqual([
      'Insured shippingbefore Free, now ₹450',
      `Totalbefore ${inRupees(ring.paise)}, now ${inRupees(ring.paise + 45_000)}`,
    ])
    await page
      .getByText(/^By .*insured$/)
      .locator('xpath=..')
      .getByText('₹450')
      .waitFor()
    expect(await axe(page)).toEqual([])
    await toPayment(page)
    await page
      .getByText(inRupees(ring.paise + 45_000))
      .first()
      .waitFor()
    await price(0)
    await close()
  })

  it('a cancelled payment leads to /cancel; the bag and the form are as they were', async () => {
    const shopper = await withRing()
    const { page, close } = await beforePaying(shopper)
    await page.getByRole('link', { name: 'Cancel and go back' }).click()
    await page.waitForURL(`${stage.shop.url}/cancel`)
    await hydrated(page)
    await page.getByRole('heading', { name: 'Payment Cancelled' }).waitFor()
    await follow(page, 'Try Again')
    await page.waitForURL(`${stage.shop.url}/shopping-bag`)
    await follow(page, 'Check out')
    await page.waitForURL(`${stage.shop.url}/checkout`)
    await page.waitForFunction(
      (city) => document.querySelector<HTMLInputElement>('input[name="address.city"]')?.value === city,
      ADDRESS.city,
    )
    expect(await field(page, 'State').inputValue()).toBe(ADDRESS.state)
    // The town changes with the PIN code, even if the Tab key has reached its field by then.
    const pin = field(page, 'PIN code')
    for (const [code, town] of [
      ['400001', 'Mumbai'],
      [ADDRESS.postalCode, ADDRESS.city],
    ] as const) {
      await pin.fill(code)
      await pin.press('Tab')
      await expect.poll(() => field(page, 'City').inputValue()).toBe(town)
    }
    await toPayment(page)
    await payWith(page, OK)
    await page.waitForURL(`${stage.shop.url}/success?**`)
    await becomes(shopper, 'paid')
    const { total } = (await shopper.get('/api/orders')).body
    expect(total).toBe(1)
    expect(await stock()).toBe(19)
    await close()
  })

  it('Back from the payment page loses nothing and makes no second order', async () => {
    const shopper = await withRing()
    const { page, close } = await beforePaying(shopper)
    const payment = page.url()
    await page.goBack()
    await page.waitForURL(`${stage.shop.url}/checkout`)
    await hydrated(page)
    await page.waitForFunction(
      (city) => document.querySelector<HTMLInputElement>('input[name="address.city"]')?.value === city,
      ADDRESS.city,
    )
    await toPayment(page)
    expect(page.url()).toBe(payment)
    expect((await shopper.get('/api/orders')).body.total).toBe(1)
    await close()
  })

  it('a closed browser: the webhook finishes the order', async () => {
    const shopper = await withRing()
    const { page, close } = await beforePaying(shopper)
    const session = sessionOf(page.url())
    await close()
    await stage.shop.provider.pay(session)
    await becomes(shopper, 'paid')
  })

  it('a closed browser and a dead webhook: the reconciler finishes the order', async () => {
    const shopper = await withRing()
    await stage.shop.provider.webhooks({ drop: 1 })
    const { page, close } = await beforePaying(shopper)
    const session = sessionOf(page.url())
    await close()
    await stage.shop.provider.pay(session)
    expect((await newest(shopper)).status).toBe('Pending payment')
    ahead += 30_000
    await becomes(shopper, 'paid')
    await stage.shop.provider.webhooks({})
  })
})

describe('the screens of a purchase', () => {
  it('pass axe without console errors on a phone, light and dark', { timeout: 240_000 }, async () => {
    const shopper = await withRing()
    const first = await beforePaying(shopper, { screen: 'phone' })
    expect(await axe(first.page)).toEqual([])
    await stage.shop.provider.pay(sessionOf(first.page.url()))
    await first.close()
    await becomes(shopper, 'paid')
    const order = await newest(shopper)
    await shopper.post('/api/bag/lines', { productId: ring.id, size: ring.size }).expect(200)
    const paths = [
      '/shopping-bag',
      '/checkout',
      '/success',
      '/cancel',
      '/order',
      `/order/${order._id}`,
      '/track',
    ]
    const seen: Record<string, string[]> = {}
    const { page, complaints, close } = await openAs(shopper, { screen: 'phone' })
    for (const path of paths) {
      await go(page, path)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      const light = await axe(page)
      await mode(page, 'dark')
      const dark = (await axe(page, CONTRAST)).map((line) => `dark: ${line}`)
      const wrong = [...light, ...dark, ...complaints.splice(0), ...(wide ? ['scrolls sideways'] : [])]
      if (wrong.length > 0) seen[path] = wrong
    }
    await close()
    expect(seen).toEqual({})
  })
})
