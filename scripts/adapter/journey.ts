import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { hydrated, launchBrowser, openPage } from '#tests/support/browser.ts'

const SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const
const ADDRESS = {
  name: 'Meera Raghavan',
  line: '14 Lavelle Road',
  pin: '560001',
  city: 'Bengaluru',
  state: 'Karnataka',
}

export interface Bought {
  readonly name: string
  /** The order's number. */
  readonly order: string
  readonly complaints: readonly string[]
  readonly pictures: number
}

/** One purchase in Chromium from the home page over a list to the paid order, with a picture of each page on a phone and on a desk. */
export const buyInChromium = async (origin: string, list: string, folder: string): Promise<Bought> => {
  mkdirSync(folder, { recursive: true })
  const browser = await launchBrowser()
  const { page, complaints } = await openPage(browser)
  const main = page.getByRole('main')
  let pictures = 0
  const take = async (name: string) => {
    for (const [screen, size] of Object.entries(SCREENS)) {
      await page.setViewportSize(size)
      // Pictures far below, too.
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager'
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
        window.scrollTo(0, 0)
      })
      await page.screenshot({ path: join(folder, `${name}-${screen}.png`), fullPage: name === 'home' })
      pictures += 1
    }
  }
  const open = async (path: string) => {
    await page.goto(origin + path)
    await hydrated(page)
  }
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click()
  const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value)
  try {
    await open('/')
    await take('home')
    await open(`${list}?sort=price-asc`)
    await take('listing')
    const product = await main.locator('a[href^="/product/"]').first().getAttribute('href')
    await open(product ?? '')
    const name = (await main.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await take('product')
    await patiently(
      () => press('Add to bag'),
      (timeout) => page.getByRole('dialog', { name: 'Kept for you' }).waitFor({ timeout }),
    )
    await page.getByRole('link', { name: 'Create My Account', exact: true }).click()
    await fill('Full name', ADDRESS.name)
    await fill('E-mail', `meera.${Date.now()}@letters.example`)
    await fill('Password', 'tender-otter-quarry')
    await press('Create My Account')
    await page.getByRole('link', { name: 'View bag' }).click()
    await page.waitForURL(`${origin}/shopping-bag`)
    await main.getByRole('link', { name: 'Check out', exact: true }).waitFor()
    await take('bag')
    await main.getByRole('link', { name: 'Check out', exact: true }).click()
    await page.waitForURL(`${origin}/checkout`)
    await fillAddress(page)
    await patiently(
      () => press('Continue to payment'),
      (timeout) => page.waitForURL('**/pay/**', { timeout }),
    )
    await fill('Name on the card', ADDRESS.name)
    await fill('Card number', '4242 4242 4242 4242')
    await fill('Month / year', '12 / 40')
    await fill('Security code', '123')
    await page.getByRole('button', { name: /^Pay / }).click()
    await page.waitForURL(`${origin}/success?*`)
    await page.getByRole('heading', { name: 'Your order', exact: true }).waitFor()
    await main.getByRole('link', { name: 'View My Orders', exact: true }).click()
    await main.getByText('PAID', { exact: true }).waitFor()
    await page.locator('main a[href^="/order/"]').first().click()
    await page.waitForURL(`${origin}/order/*`)
    const heading = await page.getByRole('heading', { name: /^Order [A-Z]{3}-/ }).textContent()
    await take('order')
    return { name, order: heading?.slice('Order '.length) ?? '', complaints, pictures }
  } catch (error) {
    await page.screenshot({ path: join(folder, 'failed.png') }).catch(() => undefined)
    throw new Error(`the journey ended at ${page.url()}: ${complaints.join('; ')}`, { cause: error })
  } finally {
    await browser.close()
  }
}

const fillAddress = async (page: Page) => {
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await field('Full name').fill(ADDRESS.name)
  await field('Address').fill(ADDRESS.line)
  await field('PIN code').fill(ADDRESS.pin)
  await field('City').fill(ADDRESS.city)
  await field('State').selectOption(ADDRESS.state)
}

/** On a machine that is busy with Medusa the shop may ask to try again; a shopper presses once more, with the same form. */
const patiently = async (press: () => Promise<void>, seen: (timeout: number) => Promise<void>) => {
  for (let left = 5; ; left -= 1) {
    await press()
    try {
      await seen(10_000)
      return
    } catch (error) {
      if (left === 0) throw error
    }
  }
}
