import { sql } from 'kysely'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axe, hydrated, launchBrowser, openPage, type OpenOptions } from '../support/browser.ts'
import { ADDRESS, OPERATOR_TOKEN } from '../support/purchase.ts'
import { createShoppers, type Shoppers, type TestShopper } from '../support/shoppers.ts'
import { startSellingShop, type SellingShop } from '../support/whole-shop.ts'

/** Passkeys with an authenticator of the browser's own: made, used, lost, and shown again at the checkout. */

const MINUTE = 60_000
let ahead = 0
let shop: SellingShop
let browser: Browser
let shoppers: Shoppers
let productId: string

beforeAll(async () => {
  ;[shop, browser] = await Promise.all([
    startSellingShop({ backend: { clock: { now: () => Date.now() + ahead }, env: { OPERATOR_TOKEN } } }),
    launchBrowser(),
  ])
  shoppers = createShoppers(shop.backend)
  await shoppers
    .as(OPERATOR_TOKEN)
    .patch('/api/operator/shop', { facts: { confirmAddressAbove: 1_000 } })
    .expect(200)
  const { rows } = await sql<{ id: string }>`select p.id from products p
    join product_variants d on d.product_id = p.id and d.is_default and d.stock > 4
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
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

/** A page whose browser has an authenticator that always finds its owner's finger. */
const openWithAuthenticator = async (options: OpenOptions) => {
  const opened = await openPage(browser, options)
  const cdp = await opened.page.context().newCDPSession(opened.page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  /** With nobody there, what waits in the e-mail field waits on, and only a press finds a finger. */
  const present = (enabled: boolean) =>
    cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  return { ...opened, present }
}
const signInAs = async (page: Page, { token }: TestShopper) =>
  page.context().addCookies([
    { name: 'sid', value: token, url: shop.url },
    { name: 'signed_in', value: '1', url: shop.url },
  ])
const signOut = async (page: Page) => {
  for (const name of ['sid', 'signed_in']) await page.context().clearCookies({ name })
}
const addPasskey = async (page: Page) => {
  await go(page, '/profile')
  await press(page, 'Add a passkey')
  await page.getByRole('button', { name: /^Rename/ }).waitFor()
}

describe.each(['phone', 'desktop'] as const)('at %s', (screen) => {
  it('a new shopper adds a passkey, names it, signs in with it, loses it, and gets in by the password', async () => {
    const { page, complaints, present, close } = await openWithAuthenticator({ screen })
    const email = shoppers.freshEmail()
    const password = 'granite-lantern-42'
    await go(page, '/create')
    await field(page, 'Full name').fill('Asha Menon')
    await field(page, 'E-mail').fill(email)
    await field(page, 'Password').fill(password)
    await press(page, 'Create My Account')
    await page.waitForURL(`${shop.url}/overview`)

    await addPasskey(page)
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: /^Rename/ }).click()
    await field(page, 'Name').fill('My phone')
    await page.keyboard.press('Enter')
    const passkeys = page.getByRole('list', { name: 'Your passkeys' })
    await passkeys.getByText('My phone').waitFor()

    await signOut(page)
    await present(false)
    await go(page, '/login')
    const byPasskey = page.getByRole('button', { name: 'Sign in with a passkey' })
    await byPasskey.waitFor()
    expect(await axe(page)).toEqual([])
    await present(true)
    await byPasskey.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`${shop.url}/overview`)
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('passkey')

    // Lost: from another browser, by the password, the passkey is removed.
    const other = await openPage(browser, { screen })
    await go(other.page, '/login?returnTo=/profile')
    await field(other.page, 'E-mail').fill(email)
    await field(other.page, 'Password').fill(password)
    await press(other.page, 'Sign in')
    await other.page.waitForURL(`${shop.url}/profile`)
    ahead += 11 * MINUTE
    await other.page.getByRole('button', { name: 'Remove My phone' }).click()
    const dialog = other.page.getByRole('dialog', { name: 'Confirm it’s you' })
    await dialog.getByLabel('Your password', { exact: true }).fill(password)
    await other.page.keyboard.press('Enter')
    await other.page.getByText('My phone').waitFor({ state: 'detached' })
    expect(other.complaints).toEqual([])
    await other.close()
    expect((await shoppers.lettersTo(email)).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        'A passkey was added to your account',
        'A passkey was removed from your account',
      ]),
    )

    // The authenticator still has its half; the shop takes it no more, and says how to go on.
    await signOut(page)
    await present(false)
    await go(page, '/login')
    await present(true)
    await press(page, 'Sign in with a passkey')
    await page.getByRole('main').getByText('That did not work. Please try again.').waitFor()
    await field(page, 'E-mail').fill(email)
    await field(page, 'Password').fill(password)
    await press(page, 'Sign in')
    await page.waitForURL(`${shop.url}/overview`)
    expect(complaints).toEqual([])
    await close()
  })

  it('is chosen among the suggestions of the e-mail field', async () => {
    const asha = await shoppers.open({ verified: true })
    const { page, complaints, close } = await openWithAuthenticator({ screen })
    await signInAs(page, asha)
    await addPasskey(page)
    await signOut(page)
    // The authenticator of the test chooses at once what a shopper would choose from the list.
    await page.goto(`${shop.url}/login`)
    await page.waitForURL(`${shop.url}/overview`)
    expect(complaints).toEqual([])
    await close()
  })

  it('confirms a large order to a new address at the checkout', async () => {
    const asha = await shoppers.open({ verified: true })
    await asha.post('/api/bag/lines', { productId }).expect(200)
    const { page, complaints, close } = await openWithAuthenticator({ screen })
    await signInAs(page, asha)
    await addPasskey(page)
    ahead += 11 * MINUTE
    await go(page, '/checkout')
    await field(page, 'Full name').fill(ADDRESS.name)
    await field(page, 'Address').fill(ADDRESS.addressLine1)
    await field(page, 'PIN code').fill(ADDRESS.postalCode)
    await field(page, 'City').fill(ADDRESS.city)
    await field(page, 'State').selectOption(ADDRESS.state)
    await press(page, 'Continue to payment')
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
    await dialog.getByRole('button', { name: 'Use a passkey' }).waitFor()
    expect(await axe(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Use a passkey' }).click()
    await page.waitForURL(`${shop.provider.url}/pay/**`)
    expect(complaints).toEqual([])
    await close()
  })
})
