import { sql } from 'kysely'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axe, hydrated, launchBrowser, openPage, type OpenOptions } from '../support/browser.ts'
import { ADDRESS, OPERATOR_TOKEN } from '../support/purchase.ts'
import { createShoppers, type Shoppers, type TestShopper } from '../support/shoppers.ts'
import { startSellingShop, type SellingShop } from '../support/whole-shop.ts'

/** Who somebody is, shown once more where they stand; and the list of devices. */

const MINUTE = 60_000
let ahead = 0
let shop: SellingShop
let browser: Browser
let shoppers: Shoppers
let productId: string

beforeAll(async () => {
  ;[shop, browser] = await Promise.all([
    startSellingShop({
      backend: { clock: { now: () => Date.now() + ahead }, env: { OPERATOR_TOKEN } },
    }),
    launchBrowser(),
  ])
  shoppers = createShoppers(shop.backend)
  await shoppers
    .as(OPERATOR_TOKEN)
    .patch('/api/operator/shop', { facts: { confirmAddressAbove: 1_000 } })
    .expect(200)
  const { rows } = await sql<{ id: string }>`select p.id from products p
    join product_variants d on d.product_id = p.id and d.is_default and d.stock > 2
    where p.active and d.price_paise between 3000000 and 15000000 order by p.id limit 1`.execute(
    shop.backend.deps.db,
  )
  productId = rows[0]?.id ?? 'none'
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const go = async (page: Page, path: string) => {
  await page.goto(shop.url + path)
  await hydrated(page)
}
const openAs = async (shopper: TestShopper, options: OpenOptions) => {
  const opened = await openPage(browser, options)
  await opened.page.context().addCookies([
    { name: 'sid', value: shopper.token, url: shop.url },
    { name: 'signed_in', value: '1', url: shop.url },
  ])
  return opened
}

describe.each(['phone', 'desktop'] as const)('at %s', (screen) => {
  it('a large order to a new address asks for the password at checkout, and goes on where it was', async () => {
    const asha = await shoppers.open({ verified: true })
    await asha.post('/api/bag/lines', { productId }).expect(200)
    ahead += 11 * MINUTE
    const { page, complaints, close } = await openAs(asha, { screen })
    await go(page, '/checkout')
    await field(page, 'Full name').fill(ADDRESS.name)
    await field(page, 'Address').fill(ADDRESS.addressLine1)
    await field(page, 'PIN code').fill(ADDRESS.postalCode)
    await field(page, 'City').fill(ADDRESS.city)
    await field(page, 'State').selectOption(ADDRESS.state)
    await page.getByRole('button', { name: 'Continue to payment' }).click()

    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
    await dialog.waitFor()
    expect(await axe(page)).toEqual([])
    // Closed without an answer: the order is not sent, and nothing typed is lost.
    await page.keyboard.press('Escape')
    await page.getByText('Please confirm that it is you.').first().waitFor()
    expect(await field(page, 'Address').inputValue()).toBe(ADDRESS.addressLine1)

    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await dialog.getByLabel('Your password', { exact: true }).fill('not the password')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await dialog.getByText('That password is not right.').first().waitFor()
    await dialog.getByLabel('Your password', { exact: true }).fill(asha.password)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${shop.provider.url}/pay/**`)
    expect(complaints).toEqual([])
    await close()
  })

  it('the profile lists the devices and signs one out at a press', async () => {
    const asha = await shoppers.open({})
    const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) Version/26.1 Safari/604.1'
    const body = { email: asha.email, password: asha.password, device: { agent } }
    const phone = shoppers.as((await shoppers.post('/api/session', body).expect(200)).body.token)
    const { page, complaints, close } = await openAs(asha, { screen })
    await go(page, '/profile')
    const devices = page.locator('#devices')
    await devices.getByText('This device').waitFor()
    expect(await axe(page)).toEqual([])
    await devices.getByRole('button', { name: /^Sign out Safari on iPhone/ }).click()
    await devices.getByText('Safari on iPhone').waitFor({ state: 'detached' })
    await phone.get('/api/account').expect(401)
    await asha.get('/api/account').expect(200)
    expect(complaints).toEqual([])
    await close()
  })

  it('wrong passwords hold back a stranger’s browser, and a link by e-mail lets the owner in', async () => {
    const asha = await shoppers.open({ verified: true })
    const guess = { email: asha.email, password: 'not the password' }
    for (let n = 0; n < 6; n += 1) await shoppers.post('/api/session', guess)
    const { page, close } = await openPage(browser, { screen })
    await go(page, '/login')
    await field(page, 'E-mail').fill(asha.email)
    await field(page, 'Password').fill(asha.password)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Sign in', exact: true }).click()
    await main.getByRole('button', { name: 'Send me a link by e-mail' }).click()
    await main.getByText('we have sent a link to it').waitFor()
    expect(await axe(page)).toEqual([])
    const token = await shoppers.tokenFor(asha.email, 'Your link to sign in')
    await go(page, `/sign-in-link#token=${token}`)
    await main.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(`${shop.url}/overview`)
    // Known from here on: the password works again.
    await page.context().clearCookies({ name: 'sid' })
    await page.context().clearCookies({ name: 'signed_in' })
    await go(page, '/login')
    await field(page, 'E-mail').fill(asha.email)
    await field(page, 'Password').fill(asha.password)
    await main.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(`${shop.url}/overview`)
    await close()
  })
})
