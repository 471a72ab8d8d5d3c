import { mkdirSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { piece, putPieces } from '../support/pieces.ts'
import { axe, CONTRAST, mode, SCREENS } from '../support/browser.ts'
import { ADDRESS, eventually, OPERATOR_TOKEN } from '../support/purchase.ts'
import { LOOK, look, startSellingJourneys } from '../support/selling-journeys.ts'
import type { TestShopper } from '../support/shoppers.ts'

/** A coin, a piece of 24 kt, one of ₹1.2 crore and one made to order, each paid in the way that fits, in Chromium. */

const facts = {
  bankAccount: {
    holder: 'A House Limited',
    number: '000405001234567',
    ifsc: 'EXMP0000405',
    bank: 'A Bank, Mumbai',
  },
  confirmAddressAbove: 1_000_000_000,
  advancePercent: 30,
  advanceFromDays: 20,
}

const stage = startSellingJourneys({ facts })
const { go, openAs } = stage
beforeAll(async () => {
  const coin = { metal: 'Yellow gold', amount: 96_000, stock: 50 }
  await putPieces(
    stage.shop.backend.deps,
    piece('coin', { hsn: '7118', variants: [{ _id: 'coin-v', ...coin }] }),
    piece('pure', { variants: [{ _id: 'pure-v', ...coin, amount: 1_45_000, purity: '24 kt' }] }),
    piece('parure', { amount: 1_20_00_000 }),
    piece('necklace', { amount: 4_80_000, makingDays: 40 }),
  )
})
const house = () => stage.shoppers.as(OPERATOR_TOKEN)
const main = (page: Page) => page.getByRole('main')
/** At three widths, light and dark: axe is clean, nothing is wider than the screen. */
const lookEverywhere = async (shopper: TestShopper, path: string, name: string) => {
  const { page, close } = await openAs(shopper, { screen: 'phone', reducedMotion: 'reduce' })
  await go(page, path)
  for (const screen of ['phone', 'tablet', 'desktop'] as const) {
    await page.setViewportSize(SCREENS[screen])
    for (const colours of ['light', 'dark'] as const) {
      await mode(page, colours)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      if (screen !== 'tablet') expect(await axe(page, colours === 'dark' ? CONTRAST : undefined)).toEqual([])
      await look(page, `${name}-${screen}${colours === 'dark' ? '-dark' : ''}`)
    }
  }
  await close()
}
const fill = async (page: Page, pan: boolean) => {
  await stage.fillAddress(page)
  if (pan) await page.getByLabel('PAN', { exact: true }).fill('ABCPR1234F')
}
const withPiece = async (productId: string): Promise<TestShopper> => {
  const shopper = await stage.shoppers.open({ verified: true })
  await shopper.post('/api/bag/lines', { productId }).expect(200)
  return shopper
}
const newest = async (shopper: TestShopper) => {
  const { _id } = (await shopper.get('/api/orders').expect(200)).body.orders[0]
  return (await shopper.get(`/api/orders/${_id}`).expect(200)).body
}
const payByCard = async (page: Page) => {
  await stage.payWith(page)
  await page.waitForURL(`${stage.shop.url}/success**`)
}
const documents = async (shopper: TestShopper, name: string) => {
  const order = await newest(shopper)
  for (const { number, kind } of order.invoices) {
    const { body } = await shopper.get(`/api/orders/${order._id}/invoices/${number}?format=pdf`).expect(200)
    const bytes = Buffer.from(body.content, 'base64')
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    if (!LOOK) continue
    mkdirSync(LOOK, { recursive: true })
    writeFileSync(`${LOOK}/${name}-${kind}.pdf`, bytes)
  }
}

describe('each by the way that fits', () => {
  it.each([['coin', false], ['pure', false]] as const)('%s: by card', async (productId, pan) => {
    const shopper = await withPiece(productId)
    const { page, close } = await openAs(shopper)
    await go(page, '/checkout')
    await fill(page, pan)
    await main(page).getByRole('button', { name: 'Continue to payment' }).click()
    await payByCard(page)
    await eventually(async () => (await newest(shopper)).status === 'paid')
    await documents(shopper, productId)
    await close()
  }) // prettier-ignore

  it('₹1.2 crore: by transfer, in two parts, with the keyboard and without scripts', async () => {
    const shopper = await withPiece('parure')
    const { page, close } = await openAs(shopper)
    await go(page, '/checkout')
    expect(await main(page).textContent()).toContain('is more than a card takes at once')
    await look(page, 'checkout-parure')
    await fill(page, true)
    await main(page).getByRole('button', { name: 'Place the order' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`${stage.shop.url}/order/**`)
    const order = await newest(shopper)
    const path = `/order/${order._id}`
    const panel = page.getByRole('region', { name: 'Pay by bank transfer' })
    for (const words of ['₹1,20,00,000', '000405001234567', 'EXMP0000405', order.number.replaceAll('-', '')])
      expect(await panel.textContent()).toContain(words)
    await house()
      .post('/api/operator/money/transfers', { order: order.number, amount: 70_00_000, bankReference: 'UTR00000001' })
      .expect(200)
    await lookEverywhere(shopper, path, 'transfer')
    const plain = await openAs(shopper, { javaScriptEnabled: false })
    await plain.page.goto(stage.shop.url + path)
    expect(await plain.page.textContent('main')).toContain('₹70,00,000 of ₹1,20,00,000 has arrived.')
    await plain.close()
    await house()
      .post('/api/operator/money/transfers', { order: order.number, amount: 50_00_000, bankReference: 'UTR00000002' })
      .expect(200)
    await go(page, path)
    expect(await panel.count()).toBe(0)
    expect(await main(page).getByText('PAID', { exact: true }).count()).toBe(1)
    await documents(shopper, 'parure')
    await close()
  }) // prettier-ignore

  it('by transfer with a new account: the e-mail is asked for before the form is sent, and the form is kept meanwhile', async () => {
    const shopper = await stage.shoppers.open({ email: `kamala.devi.subramaniam.of.bengaluru.${process.pid}@example.com` })
    await shopper.post('/api/bag/lines', { productId: 'coin' }).expect(200)
    const { page, close } = await openAs(shopper, { screen: 'phone' })
    await go(page, '/checkout')
    await fill(page, false)
    const asked = main(page).getByRole('region', { name: 'Your e-mail is not confirmed yet' })
    expect(await asked.count()).toBe(0)
    await page.getByRole('radio', { name: /^Bank transfer/ }).check()
    await asked.getByRole('button', { name: 'Send the message again' }).click()
    await asked.getByText('We have sent you a new link.').waitFor()
    expect(await axe(page)).toEqual([])
    const token = await stage.shoppers.tokenFor(shopper.email, 'Please confirm your e-mail')
    await go(page, `/verify#token=${token}`)
    await main(page).getByRole('button', { name: 'Confirm my e-mail' }).click()
    await page.getByText('is confirmed. You can now spend your points').first().waitFor()
    // A long address in large text stays on the screen.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const address = await main(page).locator('strong').boundingBox()
    expect((address?.x ?? 0) + (address?.width ?? Infinity)).toBeLessThanOrEqual(390)
    await main(page).getByRole('link', { name: 'View bag' }).click()
    await main(page).getByRole('link', { name: 'Check out' }).click()
    await page.waitForURL('**/checkout')
    await expect.poll(() => page.getByLabel('Full name', { exact: true }).inputValue()).toBe(ADDRESS.name)
    expect(await asked.count()).toBe(0)
    await main(page).getByRole('button', { name: 'Place the order' }).click()
    await page.waitForURL(`${stage.shop.url}/order/**`)
    await close()
  }) // prettier-ignore

  it('made to order: an advance by card, the rest by card', async () => {
    const shopper = await withPiece('necklace')
    const { page, close } = await openAs(shopper)
    await go(page, '/checkout')
    await fill(page, true)
    await page.getByRole('radio', { name: /in advance/ }).check()
    await page.getByLabel('PAN', { exact: true }).fill('ABCPR1234F')
    await look(page, 'checkout-advance')
    await main(page).getByRole('button', { name: 'Continue to payment' }).click()
    await payByCard(page)
    await page.getByText('Your advance has arrived').waitFor()
    await eventually(async () => (await newest(shopper)).status === 'Processing')
    const path = `/order/${(await newest(shopper))._id}`
    await lookEverywhere(shopper, path, 'rest')
    await go(page, path)
    await page.getByRole('button', { name: 'Pay by bank transfer' }).click()
    await page.getByRole('region', { name: 'Pay by bank transfer' }).waitFor()
    // The button that was pressed is gone.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await page.getByRole('button', { name: 'Pay by card' }).click()
    await payByCard(page)
    await eventually(async () => (await newest(shopper)).advance.rest === 0)
    await documents(shopper, 'necklace')
    await close()
  })
})

it('a pair of which one is lost is named by its order, and asked for in a message', async () => {
  const shopper = await withPiece('coin')
  const { page, close } = await openAs(shopper)
  await go(page, '/checkout')
  await fill(page, false)
  await main(page).getByRole('button', { name: 'Continue to payment' }).click()
  await payByCard(page)
  const { number } = await newest(shopper)
  await go(page, '/bespoke/begin?pair')
  expect(await page.getByLabel('How shall we find the pair?').inputValue()).toBe(number)
  const send = main(page).getByRole('button', { name: 'Send it to us' })
  await send.click()
  await main(page).getByText('Please say which one is missing.').first().waitFor()
  await main(page).getByRole('group', { name: 'What is missing?' }).locator('label').first().click()
  await send.click()
  await page.waitForURL(`${stage.shop.url}/message`)
  await main(page).getByText(`order ${number}`).waitFor()
  expect(await main(page).textContent()).toContain('Missing: The left one.')
  await lookEverywhere(shopper, '/bespoke/begin?pair', 'pair')
  await close()
})

it('an order whose answer is lost is found again at the second press, and its account is copied', async () => {
  const shopper = await withPiece('parure')
  const { page, close } = await openAs(shopper, {
    screen: 'phone',
    permissions: ['clipboard-write'],
  })
  await go(page, '/checkout')
  await fill(page, true)
  let isLost = false
  await page.route('**/graphql', async (route) => {
    if (isLost || !route.request().postData()?.includes('PlaceOrder')) return route.continue()
    isLost = true
    await route.fetch()
    await route.abort()
  })
  const press = () => main(page).getByRole('button', { name: 'Place the order' }).press('Enter')
  await press()
  await page.getByText('Please press the button once more: it is not placed twice.').waitFor()
  // What has the focus is in sight.
  expect(
    await page.evaluate(() => {
      const { top, bottom } = document.activeElement!.getBoundingClientRect()
      return top >= 0 && bottom <= window.innerHeight
    }),
  ).toBe(true)
  await press()
  await page.waitForURL(`${stage.shop.url}/order/**`)
  expect((await shopper.get('/api/orders').expect(200)).body.orders).toHaveLength(1)
  for (const [name, code] of [
    ['Copy the Account number', '000405001234567'],
    ['Copy the IFSC', 'EXMP0000405'],
    ['Copy the Reference', (await newest(shopper)).number.replaceAll('-', '')],
  ] as const) {
    await page.getByRole('button', { name }).click()
    await page.getByText(`${code} is copied.`).first().waitFor()
  }
  await close()
})

it('points of a confirmed account pay a part, which the checkout and the order say', async () => {
  const shopper = await withPiece('pure')
  const { page, close } = await openAs(shopper, { screen: 'phone' })
  await go(page, '/checkout')
  await fill(page, false)
  await page.getByRole('checkbox', { name: 'Pay ₹100 with 100 of your 100 points' }).check()
  await page
    .getByRole('row', { name: /^Points .?₹100$/ })
    .first()
    .waitFor()
  await look(page, 'checkout-points')
  await main(page).getByRole('button', { name: 'Continue to payment' }).click()
  await payByCard(page)
  await eventually(async () => (await newest(shopper)).pointsSpent === 100)
  await close()
})

it('a sum above what UPI takes says so; an advance that it takes offers it', async () => {
  const online = (onlineWays: string[]) =>
    house().patch('/api/operator/shop', { facts: { onlineWays } }).expect(200)
  await online(['card', 'upi'])
  const { page, close } = await openAs(await withPiece('necklace'), { screen: 'phone' })
  await go(page, '/checkout')
  const ways = main(page).getByRole('group', { name: 'How you pay' })
  await ways.getByText('UPI takes at most ₹2,00,000 at a time.').waitFor()
  expect(await ways.getByText('Card or UPI').count()).toBe(0)
  await look(page, 'checkout-upi')
  await page.getByRole('radio', { name: /in advance/ }).check()
  await ways.getByText('Card or UPI').waitFor()
  expect(await ways.getByText('UPI takes at most').count()).toBe(0)
  await close()
  await online(['card'])
})
