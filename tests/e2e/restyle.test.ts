import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { startJourneys } from '#tests/support/journeys.ts'

const stage = startJourneys()

interface TraceEvent {
  readonly name: string
  readonly args: { readonly elementCount?: number }
}

/** The largest share of the page's elements that the browser restyled at once during `act`. */
const restyled = async (page: Page, act: () => Promise<void>): Promise<number> => {
  const elements = await page.locator('#page *').count()
  await stage.browser.startTracing(page, { categories: ['devtools.timeline'] })
  await act()
  // Two frames later it is painted.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  const trace = String(await stage.browser.stopTracing())
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] }
  const counts = traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : [],
  )
  expect(counts.length).toBeGreaterThan(0)
  return Math.max(...counts) / elements
}

/** A layer's own elements are styled, too. */
const A_PART = 0.6

describe('the page is not restyled as a whole', () => {
  it('by the first touch, nor by opening and closing a layer', async () => {
    await stage.visit('/jewellery/rings', { screen: 'phone', hasTouch: true }, async (page) => {
      const menu = page.getByRole('dialog', { name: 'Menu' })
      const opened = await restyled(page, async () => {
        await page.getByRole('button', { name: 'Menu', exact: true }).tap()
        await menu.waitFor()
      })
      const closed = await restyled(page, async () => {
        await page.keyboard.press('Escape')
        await menu.waitFor({ state: 'hidden' })
      })
      expect(Math.max(opened, closed), `${opened} ${closed}`).toBeLessThan(A_PART)
    })
  })

  it('by the header when it hides and returns', async () => {
    await stage.visit('/jewellery/rings', {}, async (page) => {
      const hidden = page.locator('html[data-header-hidden]')
      const top = () => page.locator('.sticks').evaluate((bar) => Math.round(bar.getBoundingClientRect().top))
      const hides = await restyled(page, async () => {
        await page.mouse.wheel(0, 900)
        await hidden.waitFor({ state: 'attached' })
      })
      await expect.poll(top).toBe(0)
      const returns = await restyled(page, async () => {
        await page.mouse.wheel(0, -40)
        await hidden.waitFor({ state: 'detached' })
      })
      await expect.poll(top).toBeGreaterThan(90)
      expect(Math.max(hides, returns), `${hides} ${returns}`).toBeLessThan(A_PART)
    })
  })
})
