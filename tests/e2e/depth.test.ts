import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axe, hydrated, launchBrowser, openPage, type OpenOptions } from '#tests/support/browser.ts'
import { startWholeShop, type WholeShop } from '#tests/support/whole-shop.ts'

let shop: WholeShop
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([startWholeShop(), launchBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

const visit = async (path: string, options: OpenOptions, journey: (page: Page) => Promise<void>) => {
  const { page, complaints, close } = await openPage(browser, options)
  try {
    await page.goto(shop.url + path)
    await hydrated(page)
    await journey(page)
    expect(complaints).toEqual([])
  } finally {
    await close()
  }
}

describe('issue 8, 4: ring-size help', () => {
  it('a size is found by keyboard, remembered on the device and chosen on every ring', async () => {
    await visit('/product/vane', { screen: 'phone', reducedMotion: 'reduce' }, async (page) => {
      const opener = page.getByRole('button', { name: 'Find your size' })
      await opener.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Find your size' })
      await dialog.getByLabel('Britain').waitFor()
      await dialog.getByLabel('Britain').selectOption({ label: 'O' })
      expect(await dialog.getByLabel('India').locator('option:checked').innerText()).toBe('15')
      expect(await dialog.getByLabel('America').locator('option:checked').innerText()).toBe('7¼')

      await dialog.getByRole('slider').focus()
      await page.keyboard.press('ArrowRight')
      await dialog.getByRole('button', { name: 'It fits the card' }).click()
      await dialog.getByRole('slider', { name: 'Size of the disc' }).focus()
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowRight')
      expect(await axe(page)).toEqual([])

      await dialog.getByRole('button', { name: 'Remember Indian 15' }).focus()
      await page.keyboard.press('Enter')
      await dialog.waitFor({ state: 'hidden' })
      await page.getByText('The next above yours, Indian 15.').waitFor()

      await page.reload()
      await hydrated(page)
      await page.getByText('The next above yours, Indian 15.').waitFor()
    })
  })

  it('the size guide opens on the tools, and the sheet prints on one A4 page', async () => {
    await visit('/jewellery-care', { dark: true, reducedMotion: 'reduce' }, async (page) => {
      await page.getByRole('heading', { name: 'One size, four names' }).waitFor()
      expect(await axe(page)).toEqual([])
      await page.goto(`${shop.url}/ring-gauge`)
      await hydrated(page)
      expect(await axe(page)).toEqual([])
      const sheet = await page.pdf({ preferCSSPageSize: true })
      expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    })
  })
})
