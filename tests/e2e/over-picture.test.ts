import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { startJourneys } from '#tests/support/journeys.ts'

const stage = startJourneys()
const SCREENS = ['phone', 'tablet', 'desktop'] as const

const still = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  const { data, info } = await sharp(await page.screenshot({ animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width }
}

const luminance = (channels: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** A rule that the page's policy allows, because a script of the test adds it. */
const styled = (page: Page, rule: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, rule)

/** The least contrast between the words over the first picture and what is behind them. */
const leastContrast = async (page: Page): Promise<number> => {
  const words = await page.locator('.over-picture :is(h1, p)').evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const colour = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? []
      return { left, top, right, bottom, colour }
    }),
  )
  expect(words.length).toBeGreaterThan(1)
  await styled(page, '.over-picture > * { visibility: hidden }')
  const { data, width } = await still(page)
  let least = Number.POSITIVE_INFINITY
  for (const { left, top, right, bottom, colour } of words)
    for (let y = Math.ceil(top); y < Math.floor(bottom); y += 2)
      for (let x = Math.ceil(left); x < Math.floor(right); x += 2) {
        const at = (y * width + x) * 3
        const both = [luminance(colour), luminance([...data.subarray(at, at + 3)])].toSorted()
        least = Math.min(least, ((both[1] ?? 0) + 0.05) / ((both[0] ?? 0) + 0.05))
      }
  return least
}

describe('the words over the first picture', () => {
  it.each(SCREENS)('can be read on a white one, too: %s', async (screen) => {
    const white = { create: { width: 1600, height: 1600, channels: 3, background: '#fff' } } as const
    const body = await sharp(white).webp().toBuffer()
    for (const dark of [false, true])
      await stage.visit('/', { screen, dark }, async (page) => {
        await page.route(/\/media\//, (route) => route.fulfill({ body, contentType: 'image/webp' }))
        await page.reload()
        expect(await leastContrast(page)).toBeGreaterThan(4.5)
      })
  })

  it.each(SCREENS)('a picture that is dark there stays as it is: %s', async (screen) => {
    await stage.visit('/', { screen }, async (page) => {
      const own = await still(page)
      await styled(page, '.over-picture::before { display: none }')
      const bare = await still(page)
      let most = 0
      for (let at = 0; at < own.data.length; at += 1)
        most = Math.max(most, Math.abs((own.data[at] ?? 0) - (bare.data[at] ?? 0)))
      expect(most).toBeLessThanOrEqual(2)
    })
  })
})
