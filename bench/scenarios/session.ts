import type { Page } from 'playwright-core'
import { hydrated, launchBrowser } from '#tests/support/browser.ts'
import { findChromium } from '#tests/support/find-chromium.ts'
import { startShop } from '../lib/shop.ts'
import { table, type Goal } from '../lib/table.ts'
import { PHONE, slowed } from './interaction.ts'

const SESSION_MS = 120_000
/** INP ignores the longest of this many interactions (web.dev/articles/inp). */
const LEFT_OUT_OF = 50
const SAID = 'interaction'

/** Reports each event of an interaction with the time to its next paint, in steps of 8 ms. */
const sayPresses = (said: string) => {
  const events = { type: 'event', durationThreshold: 16, buffered: true }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceEventTiming && entry.interactionId)
        console.debug(said, entry.interactionId, entry.duration, entry.name)
  }).observe(events)
}

const onList = async (page: Page, url: string) => {
  await page.goto(`${url}/jewellery/rings`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Filter & Sorting' }).tap()
  const drawer = page.getByRole('dialog', { name: 'Filter & Sorting' })
  await drawer.getByText('50,000 and above').tap()
  await drawer.getByRole('button', { name: 'DISPLAY RESULTS' }).tap()
  await drawer.waitFor({ state: 'hidden' })
  await page.locator('ul[aria-label] > li h2 a').nth(1).tap()
  await page.getByRole('button', { name: 'Add to bag' }).first().waitFor()
}

const onProduct = async (page: Page) => {
  const size = page.getByLabel('Size', { exact: true }).first()
  if (await size.isVisible()) await size.selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Add to bag' }).first().tap()
  const kept = page.getByRole('dialog', { name: 'Kept for you' })
  await kept.getByRole('button', { name: 'Close' }).tap()
  await kept.waitFor({ state: 'hidden' })
}

const onSearch = async (page: Page) => {
  await page.getByRole('link', { name: 'Search' }).first().tap()
  await page.getByRole('combobox', { name: 'Search' }).pressSequentially('sapphire', { delay: 120 })
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Escape')
}

const onHome = async (page: Page, url: string) => {
  // A new visitor each time: otherwise the whole stock of a piece would be in the bag after three.
  await page.context().clearCookies()
  await page.goto(url)
  await hydrated(page)
  await page.getByRole('button', { name: 'Menu', exact: true }).tap()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'hidden' })
}

/**
 * INP of two minutes on a phone at a quarter of its speed: menu, search, filters, a piece from the list, its size, the
 * bag.
 */
export const session = async (): Promise<{ text: string; goals: Goal[] }> => {
  const chromium = findChromium()
  if (!chromium) return { text: 'No Chromium was found (CHROMIUM_PATH): left out.', goals: [] }
  const shop = await startShop()
  const browser = await launchBrowser([], chromium)
  try {
    const page = await (await browser.newContext(PHONE)).newPage()
    const found = new Map<string, { step: string; event: string; ms: number }>()
    let visit = 0
    let step = ''
    page.on('console', (message) => {
      const [said, id, ms, event = ''] = message.text().split(' ')
      if (said !== SAID) return
      const key = `${visit} ${id}`
      if (Number(ms) > (found.get(key)?.ms ?? 0)) found.set(key, { step, event, ms: Number(ms) })
    })
    await page.addInitScript(sayPresses, SAID)
    await slowed(page, 4)
    const steps = [
      ['home', () => onHome(page, shop.url)],
      ['search', () => onSearch(page)],
      ['list', () => onList(page, shop.url)],
      ['product', () => onProduct(page)],
    ] as const
    for (const until = Date.now() + SESSION_MS; Date.now() < until;)
      for (const [name, walk] of steps) {
        visit += name === 'home' || name === 'list' ? 1 : 0
        step = name
        await walk()
        // An event is reported some time after its paint.
        await page.waitForTimeout(400)
      }
    const all = [...found.values()].toSorted((a, b) => b.ms - a.ms)
    const inp = all[Math.floor(all.length / LEFT_OUT_OF)]?.ms ?? Number.NaN
    return {
      text: `${table(
        ['the longest interactions', 'event', 'ms'],
        all.slice(0, 10).map(({ step: at, event, ms }) => [at, event, ms]),
      )}\n${all.length} interactions of 16 ms and more`,
      goals: [
        {
          id: 'P14',
          what: 'INP of two minutes, 4x slowdown',
          value: inp,
          unit: 'ms',
          must: 100,
          better: 'less',
        },
      ],
    }
  } finally {
    await browser.close()
    await shop.stop()
  }
}
