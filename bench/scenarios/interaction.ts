import type { Browser, Page } from 'playwright-core'
import { hydrated, launchBrowser } from '#tests/support/browser.ts'
import { findChromium } from '#tests/support/find-chromium.ts'
import { median } from '../lib/load.ts'
import { startShop } from '../lib/shop.ts'
import { table, type Goal } from '../lib/table.ts'

const RUNS = 5
/** A phone's window. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const DESK = { viewport: { width: 1440, height: 900 } }
const HASTY = 'product opened from a list at once'
const FIRST = 'product opened from a list'
const NEXT = 'the next product opened from it'
const SLOWED = ', 4x slowdown'
/** From pointing at a link to pressing it: a fast user. */
const AIM_MS = 200
/** From the first move of the pointer to the first card pointed at. */
const LOOK_MS = 1500

/**
 * What a page records of its shopper's presses and keys: `duration` is from the event to the next paint, in steps of 8
 * ms.
 */
interface Kept {
  presses: number[]
}

/** The browser's Event Timing, on which INP is based: entries that belong to an interaction. */
const keepPresses = () => {
  const kept = globalThis as unknown as Kept
  kept.presses = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) kept.presses.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** The longest interaction of `act` in ms; anything below the browser's threshold counts as 8. */
const longest = async (page: Page, act: () => Promise<unknown>): Promise<number> => {
  await page.evaluate(() => {
    ;(globalThis as unknown as Kept).presses = []
  })
  await act()
  // An entry is delivered some time after its paint.
  await page.waitForTimeout(300)
  return page.evaluate(() => Math.max(8, ...(globalThis as unknown as Kept).presses))
}

interface Step {
  name: string
  act: (page: Page) => Promise<unknown>
}

const inDrawer = (page: Page) => page.getByRole('dialog', { name: 'Filter & Sorting' })

/** Each page once, with a shopper's actions on it in this order. */
const visits: readonly { path: (product: string) => string; steps: readonly Step[] }[] = [
  {
    path: () => '/',
    steps: [
      {
        name: 'the menu opened',
        act: async (page) => {
          await page.getByRole('button', { name: 'Menu', exact: true }).tap()
          await page.getByRole('dialog', { name: 'Menu' }).waitFor()
        },
      },
    ],
  },
  {
    path: () => '/jewellery',
    steps: [
      {
        name: 'the filters opened',
        act: async (page) => {
          await page.getByRole('button', { name: 'Filter & Sorting' }).tap()
          await inDrawer(page).waitFor()
        },
      },
      {
        name: 'a filter chosen',
        act: async (page) => {
          await inDrawer(page).getByText('50,000 and above').tap()
        },
      },
      {
        name: 'the filters applied',
        act: async (page) => {
          await inDrawer(page).getByRole('button', { name: 'DISPLAY RESULTS' }).tap()
          await page.getByRole('link', { name: 'Remove filter: 50,000 and above' }).waitFor()
          await inDrawer(page).waitFor({ state: 'hidden' })
        },
      },
    ],
  },
  {
    path: (product) => `/product/${product}`,
    steps: [
      {
        name: 'added to the bag',
        act: async (page) => {
          await page.getByRole('button', { name: 'Add to bag' }).first().tap()
          await page.getByRole('dialog', { name: 'Kept for you' }).waitFor()
        },
      },
    ],
  },
]

/** Slows the page's processor down by this factor. */
export const slowed = async (page: Page, rate: number) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
}

/** From the press on a card of a list to the paint of its page, in ms; pointed at `AIM_MS` before. */
const openedOne = async (page: Page, card: number): Promise<number> => {
  const link = page.locator('ul[aria-label] > li h2 a').nth(card)
  const name = await link.innerText()
  const took = page.evaluate(
    (title) =>
      new Promise<number>((resolve) => {
        let pressed = 0
        addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true })
        const watch = new MutationObserver(() => {
          if (pressed === 0 || document.querySelector('h1')?.textContent !== title) return
          watch.disconnect()
          // The next frame paints it.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)))
        })
        watch.observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
    name,
  )
  await link.hover()
  await page.waitForTimeout(AIM_MS)
  await page.mouse.down()
  await page.mouse.up()
  return took
}

/** A list, as a new visit opens it. */
const withList = async <T>(
  browser: Browser,
  url: string,
  rate: number,
  visit: (page: Page) => Promise<T>,
): Promise<T> => {
  const context = await browser.newContext(DESK)
  try {
    const page = await context.newPage()
    await slowed(page, rate)
    await page.goto(`${url}/jewellery/rings`)
    await hydrated(page)
    return await visit(page)
  } finally {
    await context.close()
  }
}

/**
 * The first piece that a visit opens: by somebody whose first move is to its card, and by somebody who moves and looks
 * before; and after Back the next one.
 */
const opened = async (
  browser: Browser,
  url: string,
  rate: number,
): Promise<[hasty: number, first: number, next: number]> => {
  const hasty = await withList(browser, url, rate, (page) => openedOne(page, 1))
  return withList(browser, url, rate, async (page) => {
    await page.getByRole('heading', { level: 1 }).hover()
    await page.waitForTimeout(LOOK_MS)
    const first = await openedOne(page, 1)
    await page.getByRole('button', { name: 'Add to bag' }).first().waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Rings' }).waitFor()
    return [hasty, first, await openedOne(page, 2)]
  })
}

/** One shopper on a phone: the longest interaction of each step, in ms. */
const walked = async (browser: Browser, url: string, product: string): Promise<Map<string, number>> => {
  const found = new Map<string, number>()
  for (const { path, steps } of visits) {
    const context = await browser.newContext(PHONE)
    try {
      const page = await context.newPage()
      await page.addInitScript(keepPresses)
      await slowed(page, 4)
      await page.goto(url + path(product))
      await hydrated(page)
      for (const { name, act } of steps) found.set(name, await longest(page, () => act(page)))
    } finally {
      await context.close()
    }
  }
  return found
}

/** P14: from a press to the next paint at a quarter of the processor's speed, and a product opened from a list. */
export const interaction = async (): Promise<{ text: string; goals: Goal[] }> => {
  // The browser that shoppers use, with windows.
  const chromium = findChromium()
  if (!chromium) return { text: 'No Chromium was found (CHROMIUM_PATH): left out.', goals: [] }
  const shop = await startShop()
  const browser = await launchBrowser([], chromium)
  try {
    const walks: Map<string, number>[] = []
    const openings: Record<1 | 4, [number, number, number][]> = { 1: [], 4: [] }
    for (let run = 0; run < RUNS; run += 1) {
      walks.push(await walked(browser, shop.url, shop.product))
      for (const rate of [1, 4] as const) openings[rate].push(await opened(browser, shop.url, rate))
    }
    const steps = visits.flatMap((visit) => visit.steps.map(({ name }) => name))
    const runsOf = (name: string) => walks.map((walk) => walk.get(name) ?? Number.NaN)
    const rows: [string, number[]][] = [
      ...steps.map((name): [string, number[]] => [`${name}${SLOWED}`, runsOf(name)]),
      ...([1, 4] as const).flatMap((rate): [string, number[]][] => [
        [`${HASTY}${rate === 4 ? SLOWED : ''}`, openings[rate].map(([hasty]) => hasty)],
        [`${FIRST}${rate === 4 ? SLOWED : ''}`, openings[rate].map(([, first]) => first)],
        [`${NEXT}${rate === 4 ? SLOWED : ''}`, openings[rate].map(([, , next]) => next)],
      ]),
    ]
    return {
      text: table(
        ['press to paint, ms', 'median', 'runs'],
        rows.map(([name, runs]) => [name, Math.round(median(runs)), runs.map(Math.round).join(' ')]),
      ),
      goals: [
        ...steps.map((name) => ({
          id: 'P14',
          what: `${name}${SLOWED}`,
          value: median(runsOf(name)),
          unit: 'ms',
          must: 150,
          ambitious: 80,
          better: 'less' as const,
        })),
        ...[HASTY, FIRST, NEXT].map((what, at) => ({
          id: 'P14',
          what,
          value: median(openings[1].map((runs) => runs[at] ?? Number.NaN)),
          unit: 'ms',
          must: 100,
          better: 'less' as const,
        })),
      ],
    }
  } finally {
    await browser.close()
    await shop.stop()
  }
}
