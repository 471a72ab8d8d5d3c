import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { act, fresh, freshNumber, startDeskJourneys } from '../support/desk-journeys.ts'

/** The desk without a pointer: what the keyboard reaches is visible, in its place and covered by nothing. */

const desk = startDeskJourneys()

/** More than any of these screens has. */
const MOST_STOPS = 120

/** What has the focus, and whether somebody sees that it has. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement
    if (!(at instanceof HTMLElement) || at === document.body) return undefined
    const { x, y, width, height, top, bottom } = at.getBoundingClientRect()
    const over = document.elementFromPoint(x + Math.min(width, 60) / 2, y + height / 2)
    const isOutlined = (one: Element | null) => {
      if (one === null) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
    }
    return {
      name: at.getAttribute('aria-label') ?? at.textContent ?? '',
      inView: bottom > 0 && top < innerHeight,
      isFree: over !== null && (at.contains(over) || over.contains(at)),
      // A field shows it by its line.
      isSeen: [at, at.closest('label'), at.parentElement].some(isOutlined) || at.matches('input, textarea'),
    }
  })

/** Tabs through the whole screen from its top. */
const stops = async (page: Page) => {
  await page.locator('.skip').focus()
  const all = []
  for (let n = 0; n < MOST_STOPS; n += 1) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    if (!stop) break
    all.push(stop)
  }
  return all
}
const unseen = async (page: Page) =>
  (await stops(page)).filter(({ inView, isFree, isSeen }) => !inView || !isFree || !isSeen)

it('every stop of orders, rates, messages, pages and the import is seen', async () => {
  const { number, orderId } = await desk.sell()
  await desk.shop.operator.post(`/api/operator/orders/${orderId}/process`).expect(200)
  const shopper = await desk.shop.shoppers.open({ name: fresh('Rhea'), verified: true })
  await shopper.post('/api/messages', { text: 'Can it be made smaller?' }).expect(201)
  const { page, close } = await desk.open('manager')

  await desk.go(page, '/orders', 'Orders')
  await page.getByRole('link', { name: number }).waitFor()
  expect(await unseen(page)).toEqual([])
  await desk.go(page, `/orders/${number}`, number)
  await page.getByLabel('HUID').waitFor()
  expect(await unseen(page)).toEqual([])

  await desk.go(page, '/rates', 'Metal rates')
  await page.getByLabel('New rate of Yellow gold 18 kt, rupees a gram').fill(String(9400 + freshNumber()))
  await page.getByText('1 rate not set yet').waitFor()
  expect(await unseen(page)).toEqual([])
  await page.getByLabel('New rate of Yellow gold 18 kt, rupees a gram').press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Set 1 rate' }).waitFor()
  await page.keyboard.press('Escape')
  await act(page, 'Discard')

  await desk.go(page, '/messages', 'Messages')
  await page.getByRole('link', { name: new RegExp(shopper.name) }).press('Enter')
  const answer = page.getByLabel(`Answer ${shopper.name}`)
  await answer.fill('It can.')
  expect(await unseen(page)).toEqual([])
  await answer.press('Control+Enter')
  await page.getByText('Sent. They are told by e-mail.').waitFor()

  await desk.go(page, '/pages/about-us', /./)
  await page.getByRole('textbox', { name: 'Title', exact: true }).first().fill('Our house')
  await page.getByText('Not saved yet').waitFor()
  expect(await unseen(page)).toEqual([])
  await act(page, 'Discard')

  await desk.go(page, '/products/import', 'Import products')
  expect(await unseen(page)).toEqual([])
  await close()
})

it('J and Enter open an order, and / finds one', async () => {
  const { number } = await desk.sell()
  const { page, close } = await desk.open('counter')
  await desk.go(page, '/orders', 'Orders')
  await page.getByRole('link', { name: number }).waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: number }).waitFor()
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'An order, a product, a person' }).fill(number)
  await page.getByRole('option', { name: new RegExp(number) }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'An order, a product, a person' }).waitFor({ state: 'detached' })
  await close()
})

it('after the last act of an order the focus is on something that is seen', async () => {
  const { number, orderId } = await desk.sell()
  await desk.shop.operator
    .post(`/api/operator/orders/${orderId}/ship`, { withoutHuid: 'A piece of this test' })
    .expect(200)
  const { page, close } = await desk.open('manager')
  await desk.go(page, `/orders/${number}`, number)
  await page.getByRole('button', { name: 'It has arrived' }).press('Enter')
  // What it asks is read out with its title, where it has no field to begin at.
  const asked = await page
    .getByRole('dialog', { name: 'It has arrived' })
    .evaluate((one) => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent)
  expect(asked).toBe('The days for returns are counted from now on.')
  await page.getByRole('dialog').getByRole('button', { name: 'It has arrived' }).press('Enter')
  await page.getByText('It is delivered.').waitFor()
  // Not what contained the button alone, and is empty without it.
  const named = page.locator(':focus').filter({ hasText: number })
  await named.waitFor()
  expect(await named.evaluate((one) => one.matches('body'))).toBe(false)
  await close()
})

it('what an import would do is said once it is known, and what it did', async () => {
  const { page, close } = await desk.open('manager')
  await desk.go(page, '/products/import', 'Import products')
  const name = fresh('Said')
  const buffer = Buffer.from(
    `name,category,metal,purity,weight,making,hsn,stock\n${name},${name},Yellow gold,18 kt,2.5,900,7113,1\n`,
  )
  await page
    .getByLabel('Table, .csv or .xlsx')
    .setInputFiles({ name: 'said.csv', mimeType: 'text/csv', buffer })
  await page.getByLabel('Create missing categories').check()
  const said = page.locator('main').getByRole('status')
  await page.getByRole('button', { name: 'Show what it would do' }).press('Enter')
  // Heard only: the figures stand below it.
  await said.filter({ hasText: '1 new, 0 changed, 1 new category' }).waitFor({ state: 'attached' })
  // The button that was pressed, under its new name.
  await page.locator('button:focus', { hasText: 'Read it again' }).waitFor()
  await page.getByRole('button', { name: 'Save 1 product' }).press('Enter')
  await said.filter({ hasText: '1 added, 0 changed' }).waitFor()
  await page.locator('h1:focus').waitFor()
  await close()
})

it('a figure that is half typed is not yet told as a mistake', async () => {
  const { number, orderId } = await desk.sell()
  await desk.shop.operator.post(`/api/operator/orders/${orderId}/process`).expect(200)
  const { page, close } = await desk.open('manager')
  await desk.go(page, `/orders/${number}`, number)
  await page.getByLabel('Gross, g').fill('3')
  await page.getByText('1 piece not recorded yet.').waitFor()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await page.getByLabel('Gross, g').press('.')
  await page.getByText('Grams, such as 3.912').waitFor()
  const line = page.getByText('1 piece not recorded yet.')
  expect(await line.textContent()).toBe('1 piece not recorded yet.')
  await page.clock.runFor(2_000)
  await line.filter({ hasText: 'Grams, such as 3.912.' }).waitFor()
  await close()
})

it('the next parcel is read from its number on', async () => {
  for (const { orderId } of [await desk.sell(), await desk.sell()])
    await desk.shop.operator.post(`/api/operator/orders/${orderId}/process`).expect(200)
  const { page, close } = await desk.open('workshop', { screen: 'phone' })
  await desk.go(page, '/packing', 'Packing')
  await page.getByRole('link', { name: 'Next parcel' }).press('Enter')
  await page.locator('h2:focus', { hasText: /^ORV-/ }).waitFor()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('navigation', { name: 'All screens' }).waitFor()
  await close()
})

it('whoever confirms as the second person stays at what they confirmed', async () => {
  const asking = await desk.open('manager')
  await desk.go(asking.page, '/rates', 'Metal rates')
  const rate = String(9800 + freshNumber())
  await asking.page.getByLabel('New rate of Yellow gold 22 kt, rupees a gram').fill(rate)
  await asking.page.getByLabel('New rate of Yellow gold 22 kt, rupees a gram').press('Enter')
  await asking.page.getByRole('dialog').getByRole('button', { name: 'Set 1 rate' }).press('Enter')
  await asking.page.getByText('Another owner or manager has been asked').waitFor()
  await asking.close()
  const { page, close } = await desk.open('owner')
  await desk.go(page, '/money', 'Money')
  const row = page.locator('.say', { hasText: 'Yellow gold 22 kt' })
  await row.getByRole('button', { name: 'Confirm it' }).press('Enter')
  await row.locator(':focus', { hasText: 'Confirmed' }).waitFor()
  await close()
})

it('an appointment is begun from the search, with the first free hour under the fingers', async () => {
  const { page, close } = await desk.open('counter')
  await desk.go(page, '/orders', 'Orders')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'An order, a product, a person' }).waitFor()
  await page.keyboard.type('book an')
  await page.getByRole('option', { name: /^Book an appointment/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Appointments' }).waitFor()
  await page.locator('.cal .free:focus').waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: /^Book / }).waitFor()
  await close()
})

it.each(['Control+k', '/'])(
  'every letter typed after %s is looked for, though its window loads',
  async (keys) => {
    const { page, close } = await desk.open('counter')
    // Slower than anybody types.
    const { promise: typedAll, resolve: letGo } = Promise.withResolvers<void>()
    await page.route(/\/desk\/assets\/find-[\w-]+\.js/, async (route) => {
      await typedAll
      await route.continue()
    })
    await desk.go(page, '/orders', 'Orders')
    await page.locator('.ot a').first().waitFor()
    const field = page.getByRole('combobox', { name: 'An order, a product, a person' })
    await page.keyboard.press(keys)
    await page.keyboard.type('jak')
    letGo()
    await field.waitFor()
    await page.keyboard.type('kju')
    expect(await field.inputValue()).toBe('jakkju')
    await page.keyboard.press('Escape')
    await field.waitFor({ state: 'detached' })

    // The word before is written over by the next one, which begins before the window has faded in.
    await page.keyboard.press(keys)
    expect(await field.inputValue()).toBe('jakkju')
    await page.keyboard.type('ring')
    expect(await field.inputValue()).toBe('ring')
    await page.keyboard.press('Escape')
    await field.waitFor({ state: 'detached' })
    // The page has the focus again, so the shortcuts of the list work.
    await page.keyboard.press('j')
    expect(await page.evaluate(() => document.activeElement?.matches('.ot a'))).toBe(true)
    await close()
  },
)
