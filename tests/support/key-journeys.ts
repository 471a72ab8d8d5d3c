import { sql } from 'kysely'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { hydrated, openPage, type OpenOptions } from './browser.ts'
import { chromium, closePages } from './journeys.ts'
import { onceAWorker } from './once-a-worker.ts'
import { ADDRESS, OPERATOR_TOKEN } from './purchase.ts'
import { createShoppers, type Shoppers, type TestShopper } from './shoppers.ts'
import { startSellingShop, type SellingShop } from './whole-shop.ts'

let ahead = 0
const sellingShop = onceAWorker(() =>
  startSellingShop({ backend: { clock: { now: () => Date.now() + ahead }, env: { OPERATOR_TOKEN } } }),
)

/**
 * A selling shop for the journeys about keys of this worker, with a clock that can be moved forward and never goes
 * back.
 */
export const startKeyJourneys = () => {
  let shop: SellingShop
  let browser: Browser
  let shoppers: Shoppers
  let productId = 'none'

  beforeAll(async () => {
    ;[shop, browser] = await Promise.all([sellingShop(), chromium()])
    shoppers = createShoppers(shop.backend)
    await shoppers
      .as(OPERATOR_TOKEN)
      .patch('/api/operator/shop', { facts: { confirmAddressAbove: 1_000 } })
      .expect(200)
    const { rows } = await sql<{ id: string; variant: string }>`select p.id, d.id as variant from products p
      join product_variants d on d.product_id = p.id and d.is_default and d.stock > 4
      where p.active and d.price_paise between 3000000 and 15000000 order by p.id limit 1`.execute(
      shop.backend.deps.db,
    )
    productId = rows[0]?.id ?? 'none'
    // All journeys of all files that share this shop buy from it.
    const stock = `/api/operator/variants/${rows[0]?.variant}/stock`
    await shoppers.as(OPERATOR_TOKEN).put(stock, { stock: 500 }).expect(200)
  })
  afterAll(closePages)

  const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
  const go = async (page: Page, path: string) => {
    await page.goto(shop.url + path)
    await hydrated(page)
  }
  return {
    get shop() {
      return shop
    },
    get shoppers() {
      return shoppers
    },
    /** Now, by the shop's clock. */
    now: () => Date.now() + ahead,
    /** Lets time pass at the backend. */
    pass: (ms: number) => {
      ahead += ms
    },
    field,
    go,
    press: (page: Page, name: string) =>
      page.getByRole('main').getByRole('button', { name, exact: true }).click(),
    open: (options: OpenOptions) => openPage(browser, options),
    signInAs: (page: Page, { token }: TestShopper) =>
      page.context().addCookies([
        { name: 'sid', value: token, url: shop.url },
        { name: 'signed_in', value: '1', url: shop.url },
      ]),
    signOut: async (page: Page) => {
      for (const name of ['sid', 'signed_in']) await page.context().clearCookies({ name })
    },
    /** At the checkout with an expensive piece and an address to which the account has sent nothing yet. */
    toNewAddress: async (page: Page, shopper: TestShopper) => {
      await shopper.post('/api/bag/lines', { productId }).expect(200)
      ahead += 11 * 60_000
      // The provider refuses a payment that ends too late by its own clock.
      await shop.provider.setAhead(ahead)
      await go(page, '/checkout')
      await field(page, 'Full name').fill(ADDRESS.name)
      await field(page, 'Address').fill(ADDRESS.addressLine1)
      await field(page, 'PIN code').fill(ADDRESS.postalCode)
      await field(page, 'City').fill(ADDRESS.city)
      await field(page, 'State').selectOption(ADDRESS.state)
      await page.getByRole('button', { name: 'Continue to payment' }).click()
      return page.getByRole('dialog', { name: 'Confirm it’s you' })
    },
  }
}
