import { mkdirSync, writeFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import type { StartOptions } from './backend.ts'
import { axe, hydrated, openPage, type OpenOptions, type OpenPage } from './browser.ts'
import { chromium, closePages } from './journeys.ts'
import { ADDRESS, OPERATOR_TOKEN } from './purchase.ts'
import { createShoppers, type Shoppers, type TestShopper } from './shoppers.ts'
import { startSellingShop, type SellingShop } from './whole-shop.ts'

/** The folder in which screens and their words are saved for a person to check; nowhere unless it is set. */
export const LOOK = process.env.LOOK_AT

/** A card that is accepted. */
const ACCEPTED = '4242 4242 4242 4242'

interface Options {
  readonly backend?: StartOptions
  /** Facts of the house that differ from those of the demo. */
  readonly facts?: object
}

/** This file's own shop, in which money is paid, and the steps that its journeys share. */
export interface SellingJourneys {
  readonly shop: SellingShop
  readonly browser: Browser
  readonly shoppers: Shoppers
  /** Goes to an address and waits until React has taken over the page. */
  readonly go: (page: Page, path: string) => Promise<void>
  /** A page of somebody who is already signed in. */
  readonly openAs: (shopper: TestShopper, options?: OpenOptions) => Promise<OpenPage>
  readonly fillAddress: (page: Page) => Promise<void>
  /** On the provider's page, up to the button that pays. */
  readonly payWith: (page: Page, card?: string) => Promise<void>
}

/** Saves a screen and its words, if somebody wants to check them. */
export const look = async (page: Page, name: string): Promise<void> => {
  if (!LOOK) return
  mkdirSync(LOOK, { recursive: true })
  await page.screenshot({ path: `${LOOK}/${name}.png`, fullPage: true })
  writeFileSync(`${LOOK}/${name}.txt`, await page.locator('body').innerText())
}

/** Requires that nothing is wider than the screen, and that axe finds nothing. */
export const sound = async (page: Page, name: string): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), name).toBe(true)
  expect(await axe(page), name).toEqual([])
  await look(page, name)
}

/** Starts the shop, its payment provider and Chromium before the tests of a file, and ends them after. */
export const startSellingJourneys = ({ backend, facts }: Options = {}): SellingJourneys => {
  let shop: SellingShop
  let browser: Browser
  let shoppers: Shoppers
  beforeAll(async () => {
    ;[shop, browser] = await Promise.all([
      startSellingShop({ backend: { ...backend, env: { OPERATOR_TOKEN } } }),
      chromium(),
    ])
    shoppers = createShoppers(shop.backend)
    if (facts) await shoppers.as(OPERATOR_TOKEN).patch('/api/operator/shop', { facts }).expect(200)
  })
  afterAll(async () => {
    await closePages()
    await shop?.close()
  })
  const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
  return {
    get shop() {
      return shop
    },
    get browser() {
      return browser
    },
    get shoppers() {
      return shoppers
    },
    go: async (page, path) => {
      await page.goto(shop.url + path)
      await hydrated(page)
    },
    openAs: async (shopper, options) => {
      const opened = await openPage(browser, options)
      await opened.page.context().addCookies([
        { name: 'sid', value: shopper.token, url: shop.url },
        { name: 'signed_in', value: '1', url: shop.url },
      ])
      return opened
    },
    fillAddress: async (page) => {
      await field(page, 'Full name').fill(ADDRESS.name)
      await field(page, 'Address').fill(ADDRESS.addressLine1)
      await field(page, 'PIN code').fill(ADDRESS.postalCode)
      await field(page, 'City').fill(ADDRESS.city)
      await field(page, 'State').selectOption(ADDRESS.state)
    },
    payWith: async (page, card = ACCEPTED) => {
      await page.waitForURL(`${shop.provider.url}/pay/**`)
      await field(page, 'Name on the card').fill('Meera Raghavan')
      await field(page, 'Card number').fill(card)
      await field(page, 'Month / year').fill('12 / 40')
      await field(page, 'Security code').fill('123')
      await page.getByRole('button', { name: /^Pay / }).click()
    },
  }
}
