import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axe } from '#tests/support/browser.ts'
import { startJourneys } from '#tests/support/journeys.ts'

const stage = startJourneys({ reducedMotion: 'reduce' })
const { visit, addressOf } = stage

const cards = (page: Page) => page.locator('ul[aria-label] > li:has(h2)')
const field = (page: Page) => page.getByRole('combobox', { name: 'Search' })

describe('search', () => {
  it('by keyboard: / opens it, arrows choose, the word is kept, Escape gives the page back', async () => {
    await visit('/jewellery/rings', {}, async (page) => {
      await page.keyboard.press('/')
      await field(page).waitFor()
      await field(page).fill('soliter')
      await page.getByRole('option', { name: 'solitaire', exact: true }).waitFor()
      expect(await axe(page)).toEqual([])
      await field(page).press('ArrowDown')
      await field(page).press('Enter')
      await page.waitForURL('**/search?search=solitaire')
      await page.getByRole('dialog', { name: 'Search' }).waitFor({ state: 'detached' })
      expect(await cards(page).count()).toBe(12)
      await page.getByRole('link', { name: 'Search' }).first().click()
      await page.getByRole('option', { name: 'soliter' }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog', { name: 'Search' }).waitFor({ state: 'detached' })
    })
  })

  it('what is typed before its panel has come stands in the field', async () => {
    await visit('/', {}, async (page) => {
      let release = () => {}
      const typed = new Promise<void>((done) => (release = done))
      await page.route(/search-panel-[\w-]+\.js/, async (route) => {
        await typed
        await route.continue()
      })
      await page.keyboard.press('/')
      await page.keyboard.type('Ruby r')
      release()
      await field(page).waitFor()
      expect(await field(page).inputValue()).toBe('Ruby r')
      await page.keyboard.type('ing')
      expect(await field(page).inputValue()).toBe('Ruby ring')
    })
  })

  it('by mouse: a trade word says what it was looked up by, and a piece opens', async () => {
    await visit('/', { screen: 'phone', dark: true }, async (page) => {
      await page.getByRole('link', { name: 'Search' }).first().click()
      await field(page).fill('mangalsutra')
      await page.getByText('No mangalsutra is made here yet').waitFor()
      const piece = page.getByRole('group', { name: 'Pieces' }).getByRole('option').first()
      await piece.waitFor()
      expect(await axe(page)).toEqual([])
      await piece.click()
      await page.waitForURL('**/product/**')
    })
  })

  it('empty it offers questions and doors; a sum is said and can be undone, and what costs a little more is shown apart', async () => {
    await visit('/', {}, async (page) => {
      await page.getByRole('link', { name: 'Search' }).first().click()
      const asked = page.getByRole('group', { name: 'Often asked' })
      await asked.getByRole('option').first().waitFor()
      expect(await axe(page)).toEqual([])
      const height = () =>
        page.getByRole('dialog', { name: 'Search' }).evaluate((panel) => panel.clientHeight)
      const before = await height()
      expect(
        await page.getByRole('group', { name: 'Or come in by a door' }).getByRole('option').count(),
      ).toBe(3)
      await field(page).fill('ruby')
      await page.getByRole('group', { name: 'Pieces' }).getByRole('option').first().waitFor()
      expect(await height()).toBe(before)
      await page.getByRole('button', { name: 'Clear', exact: true }).click()
      await asked.getByRole('option', { name: 'engagement ring under 2 lakh' }).click()
      await page.waitForURL('**/search?search=engagement+ring+under+2+lakh')
      await page.getByText('Priced up to ₹2,00,000.').waitFor()
      const above = page.getByRole('region', { name: 'Just above the sum' })
      expect(
        await above
          .getByRole('listitem')
          .filter({ hasText: / more$/m })
          .count(),
      ).toBeGreaterThan(1)
      expect(await axe(page)).toEqual([])
      await page.getByRole('link', { name: 'Search for the words only' }).click()
      await page.waitForURL(/search=%22/)
      await above.waitFor({ state: 'detached' })
    })
  })

  it('without JavaScript it is a form, filters and pages as any list, and helps when nothing is found', async () => {
    await visit('/search', { javaScriptEnabled: false }, async (page) => {
      await page.getByLabel('A piece, a stone, a metal, a word').fill('emrald')
      await page.getByRole('button', { name: 'Search' }).click()
      expect(addressOf(page)).toBe('/search?search=emrald')
      await page.getByText('Showing results for').waitFor()
      await page.getByRole('link', { name: 'emerald', exact: true }).click()
      expect(await cards(page).count()).toBe(12)
      await page.getByRole('link', { name: /^Show/ }).click()
      expect(addressOf(page)).toBe('/search?search=emerald&page=2')
      await page.goto(`${stage.shop.url}/search?search=xyzzyplugh`)
      await page.getByRole('heading', { name: 'No pieces found' }).waitFor()
      await page
        .getByRole('navigation', { name: 'Ways in' })
        .getByRole('link', { name: 'Rings', exact: true })
        .click()
      expect(addressOf(page)).toBe('/jewellery/rings')
    })
  })
})

describe('facets', () => {
  it('counts follow the draft, DISPLAY RESULTS shows as many, a chip takes one away', async () => {
    await visit('/jewellery/rings', {}, async (page) => {
      await page.getByRole('button', { name: 'Filter & Sorting' }).click()
      const drawer = page.getByRole('dialog', { name: 'Filter & Sorting' })
      await drawer.getByRole('button', { name: 'Metal' }).click()
      await drawer.getByLabel(/^Rose gold/).check()
      await drawer.getByRole('button', { name: 'Stone' }).click()
      const asked = await fetch(
        `${stage.shop.backend.url}/api/products?categoryId=rings&metal=Rose+gold&stone=Ruby`,
      )
      const { total } = (await asked.json()) as { total: number }
      const ruby = drawer.locator('label', { hasText: /^Ruby/ })
      await expect.poll(() => ruby.locator('span').innerText()).toBe(String(total))
      await ruby.locator('input').check()
      expect(await axe(page)).toEqual([])
      await drawer.getByRole('button', { name: 'DISPLAY RESULTS' }).click()
      await page.waitForURL('**/jewellery/rings?metal=Rose+gold&stone=Ruby')
      await expect.poll(() => cards(page).count()).toBe(total)
      await cards(page).first().getByRole('link').click()
      await page.waitForURL('**/product/**')
      await page.goBack()
      await page.waitForURL('**/jewellery/rings?metal=Rose+gold&stone=Ruby')
      const focused = () =>
        page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id)
      await page.getByRole('link', { name: 'Remove filter: Ruby' }).press('Enter')
      await page.waitForURL('**/jewellery/rings?metal=Rose+gold')
      await expect.poll(focused).toBe('Remove filter: Rose gold')
      await page.getByRole('link', { name: 'Remove filter: Rose gold' }).press('Enter')
      await page.waitForURL('**/jewellery/rings')
      await expect.poll(focused).toBe('list')
    })
  })

  it('chips, count and grid agree at each change of the page, on a slow machine whose first answer is lost', async () => {
    const lost = /503/
    await visit(
      '/jewellery/rings?metal=Rose+gold&stone=Ruby',
      {},
      async (page) => {
        const slow = await page.context().newCDPSession(page)
        await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 })
        const seen: string[] = []
        await page.exposeFunction('saw', (shown: string) => {
          if (seen.at(-1) !== shown) seen.push(shown)
        })
        await page.evaluate(() => {
          const { saw } = globalThis as unknown as { saw: (shown: string) => void }
          const look = () => {
            const chips = [...document.querySelectorAll('[aria-label^="Remove filter: "]')]
            const words = chips.map(({ textContent }) => textContent).join(', ')
            const count = document.querySelector('main [role=status]')?.textContent
            const cards = document.querySelectorAll('#list li a[href*="/product/"]').length
            // While the answer is on its way there is neither.
            if (count || cards) saw(`${words}: ${count}, ${cards}`)
          }
          look()
          new MutationObserver(look).observe(document, {
            subtree: true,
            childList: true,
            characterData: true,
          })
        })
        let asked = 0
        await page.route(/operationName=ListingProducts/, (route) =>
          ++asked === 1 ? route.fulfill({ status: 503, json: { errors: [] } }) : route.continue(),
        )
        // Without a pointer, which would ask beforehand.
        await page
          .getByRole('link', { name: 'Remove filter: Ruby' })
          .evaluate((chip: HTMLElement) => chip.click())
        await expect.poll(() => seen.at(-1)).toMatch(/^Rose gold: \d+ rings, 12$/)
        expect(seen.slice(1, -1)).toEqual([])
        expect(asked).toBe(2)
        expect(seen[0]).toMatch(/^Rose gold, Ruby: (\d) rings, \1$/)
        await page.goBack()
        await expect.poll(() => seen.slice(2)).toEqual([seen[0]])
      },
      lost,
    )
  })

  it('without JavaScript they are in the plain form, with counts', async () => {
    await visit('/jewellery/rings?filter=open', { javaScriptEnabled: false }, async (page) => {
      // A link that opens no dialog here says so.
      expect(await page.getByRole('link', { name: 'Filter & Sorting', exact: true }).count()).toBe(1)
      const metal = page.getByRole('group', { name: 'Metal' })
      const count = await metal.locator('label', { hasText: 'Platinum' }).locator('span').innerText()
      await metal.getByLabel(/^Platinum/).check()
      await page.getByRole('button', { name: 'DISPLAY RESULTS' }).click()
      expect(addressOf(page)).toBe('/jewellery/rings?sort=recommended&metal=Platinum')
      expect(await page.getByRole('status').first().innerText()).toBe(`${count} rings`)
    })
  })
})
