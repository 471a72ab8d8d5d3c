import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axe, CONTRAST, hydrated, mode, openPage, SCREENS, type OpenPage } from '../support/browser.ts'
import { chromium, closePages } from '../support/journeys.ts'
import { startShop, type Shop } from '../support/server.ts'
import { routes } from '#web/app/routes.ts'

/** Row 'Accessibility of failures': what a page says when its data does not come. */

let shop: Shop
let browser: Browser
let open: OpenPage
let url: string

beforeAll(async () => {
  // Nothing listens there: every call of the backend is refused at once.
  ;[shop, browser] = await Promise.all([startShop({ backendUrl: 'http://127.0.0.1:9' }), chromium()])
  url = shop.url.replace('127.0.0.1', 'localhost')
  open = await openPage(browser, { screen: 'phone', reducedMotion: 'reduce' })
  await open.page.context().route(/^https:\/\//, (route) => route.abort('aborted'))
}, 120_000)
afterAll(async () => {
  await closePages()
  await shop?.close()
})

/** One address of each screen: rows that share a page fail alike. */
const screens = [
  ...new Map(
    routes.filter(({ access }) => access === undefined).map((route) => [String(route.load), route]),
  ).values(),
]

describe('while the backend is down', () => {
  it.each(screens.map(({ path, example = path }) => [path, example]))('%s (%s)', async (path, example) => {
    const { page } = open
    const answer = await page.goto(url + example)
    await hydrated(page)
    const found: Record<string, unknown> = {}
    found.phone = await axe(page)
    await mode(page, 'dark')
    found.dark = await axe(page, CONTRAST)
    await page.setViewportSize(SCREENS.desktop)
    found.desktopDark = await axe(page, CONTRAST)
    await page.setViewportSize(SCREENS.phone)
    found.title = /^[A-Z]/.test(await page.title()) ? [] : ['the title begins with nothing']
    // What failed is said aloud, and the status tells machines to come again.
    const alert = await page.getByRole('alert').filter({ hasText: 'did not load' }).count()
    if (alert > 0) expect([example, answer?.status()]).toEqual([example, 503])
    found.status = answer?.status() === 404 && path !== '*' ? ['a false 404'] : []
    expect(Object.entries(found).filter(([, lines]) => (lines as string[]).length > 0)).toEqual([])
  })

  it('a link that leads to a failed page: the failure is said aloud, the title is read, the focus is on the page', async () => {
    const { page } = open
    await page.goto(`${url}/wishlist`)
    await hydrated(page)
    await page.locator('main a[href="/jewellery"]').first().click()
    await page.getByRole('alert').filter({ hasText: 'did not load' }).waitFor()
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[aria-live]')].some(
        ({ textContent }) =>
          document.title.startsWith('The list did not load') && textContent === document.title,
      ),
    )
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
    expect(await axe(page)).toEqual([])
  })

  it('without scripts a link asks for a failed page again', async () => {
    const plain = await openPage(browser, { screen: 'phone', javaScriptEnabled: false })
    try {
      const { page } = plain
      for (const path of ['/product/vane?metal=Platinum', '/jewellery/rings']) {
        await page.goto(url + path)
        expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
        const asked = page.waitForRequest((request) => request.isNavigationRequest())
        await page.getByRole('link', { name: 'Try again' }).click()
        expect((await asked).url()).toBe(url + path)
      }
    } finally {
      await plain.close()
    }
  })

  it('what could not be made at all is a plain page that says so, with 503 and when to come again', async () => {
    const { page } = open
    const answer = await page.goto(`${url}/sitemap.xml`)
    expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '2'])
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Something went wrong')
    expect(await axe(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})
