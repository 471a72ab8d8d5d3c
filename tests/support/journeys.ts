import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { hydrated, launchBrowser, openPage, type OpenOptions } from './browser.ts'
import { onceAWorker } from './once-a-worker.ts'
import { createShoppers, type Shoppers } from './shoppers.ts'
import { startWholeShop, type WholeShop } from './whole-shop.ts'

type Journey = (page: Page) => Promise<void>

export interface Journeys {
  readonly shop: WholeShop
  readonly browser: Browser
  readonly shoppers: Shoppers
  /** Goes to an address and waits until React has taken over the page. */
  readonly go: (page: Page, path: string) => ReturnType<Page['goto']>
  /** The address of the page, from the shop's root. */
  readonly addressOf: (page: Page) => string
  /** Opens an address on its own page, runs the journey, and requires a silent console, except for `allowed`. */
  readonly visit: (path: string, options: OpenOptions, journey: Journey, allowed?: RegExp) => Promise<void>
}

/** The Chromium that the journeys of this worker share. */
export const chromium = onceAWorker(() => launchBrowser())
/** Closes what a file has left open in it: a failed page would continue painting. */
export const closePages = async (): Promise<void> => {
  for (const context of (await chromium()).contexts()) await context.close()
}
const wholeShop = onceAWorker(() => startWholeShop())

/**
 * The whole shop and the Chromium that the journeys of this worker share. So a journey changes only what is its own:
 * fresh accounts, hours that are free.
 */
export const startJourneys = (always: OpenOptions = {}): Journeys => {
  let shop: WholeShop
  let browser: Browser
  let shoppers: Shoppers
  beforeAll(async () => {
    ;[shop, browser] = await Promise.all([wholeShop(), chromium()])
    shoppers = createShoppers(shop.backend)
  })
  afterAll(closePages)
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
      const answer = await page.goto(shop.url + path)
      await hydrated(page)
      return answer
    },
    addressOf: (page) => page.url().slice(shop.url.length),
    visit: async (path, options, journey, allowed) => {
      const { page, complaints, close } = await openPage(browser, { ...always, ...options })
      try {
        await page.goto(shop.url + path)
        if (options.javaScriptEnabled !== false) await hydrated(page)
        await journey(page)
        expect(complaints.filter((line) => !allowed?.test(line))).toEqual([])
      } finally {
        await close()
      }
    },
  }
}
