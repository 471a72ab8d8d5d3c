import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage } from '../support/browser.ts'
import { walkedAt } from '../support/long-form.ts'
import { sound, startSellingJourneys } from '../support/selling-journeys.ts'

/** A loose stone and its setting, chosen and bought as one piece in Chromium. */

const STONE = 'princesse-pierre-seule'
const SETTING = 'quadrille'

// Whom a piece goes to is confirmed elsewhere.
const stage = startSellingJourneys({ facts: { confirmAddressAbove: 1_000_000_000 } })
const { go, openAs } = stage

const main = (page: Page) => page.getByRole('main')
const stocks = async () => {
  const { rows } = await sql<{ stock: number }>`select stock from product_variants v
    join products p on p.id = v.product_id where p.slug = ${STONE}`.execute(stage.shop.backend.deps.db)
  return rows.map(({ stock }) => stock)
}

describe('a stone and its setting', () => {
  it.each(walkedAt('phone', 'desktop'))(
    'are one piece from the page of the stone to the passport, on a %s',
    async (screen) => {
      // There is one stone of it: each of the two shoppers finds it there.
      await sql`update product_variants set stock = 1
        where product_id = (select id from products where slug = ${STONE})`.execute(
        stage.shop.backend.deps.db,
      )
      const shopper = await stage.shoppers.open({ verified: true })
      const { page, complaints, close } = await openAs(shopper, { screen })
      await go(page, `/product/${STONE}`)
      await main(page).getByRole('link', { name: 'Choose a setting' }).click()
      await page.getByRole('heading', { level: 1, name: 'A setting for it' }).waitFor()
      await sound(page, `settings-${screen}`)
      await main(page).getByRole('link', { name: 'Quadrille', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: 'Quadrille with Princesse, pierre seule' }).waitFor()

      // The size by keyboard: it is a link.
      const size = main(page).getByRole('navigation', { name: /^Size/ }).getByRole('link', { name: '14' })
      await size.focus()
      await page.keyboard.press('Enter')
      await page.waitForURL(/size=14/)
      await main(page).getByRole('navigation', { name: 'Size 14' }).locator('[aria-current=true]').waitFor()
      await sound(page, `piece-${screen}`)
      const bill = main(page).getByRole('region', { name: 'One piece from here on' })
      const total =
        (await bill
          .getByRole('row', { name: /^Total/ })
          .getByRole('cell')
          .textContent()) ?? ''
      expect(total).toMatch(/^₹\d/)
      await main(page).getByRole('button', { name: 'Add to bag', exact: true }).click()
      await page.getByText('Quadrille with Princesse, pierre seule is in your bag.').first().waitFor()

      await go(page, '/shopping-bag')
      const lines = main(page).getByRole('listitem').filter({ hasText: 'size 14' })
      expect(await lines.count()).toBe(1)
      await lines.getByText('GIA report', { exact: false }).waitFor()
      await main(page).getByText(total, { exact: true }).filter({ visible: true }).first().waitFor()
      await sound(page, `bag-${screen}`)
      // The line leads back to the piece as it was chosen.
      expect(await lines.getByRole('link', { name: /^Quadrille with/ }).getAttribute('href')).toMatch(
        new RegExp(`^/product/${SETTING}/set-with/${STONE}\\?.*size=14`),
      )

      await go(page, '/checkout')
      await stage.fillAddress(page)
      await page.getByLabel('PAN', { exact: true }).fill('ABCPR1234F')
      await sound(page, `checkout-${screen}`)
      await main(page).getByRole('button', { name: 'Continue to payment' }).click()
      await stage.payWith(page)
      await page.waitForURL(`${stage.shop.url}/success**`)
      await page.getByRole('heading', { name: 'Your order' }).waitFor()
      expect(await stocks()).toEqual([0])

      await go(page, '/order')
      await main(page).getByRole('link', { name: /ORV-/ }).first().click()
      await page.waitForURL(`${stage.shop.url}/order/*`)
      await main(page).getByText('Quadrille with Princesse, pierre seule').first().waitFor()
      await sound(page, `order-${screen}`)
      await main(page)
        .getByRole('link', { name: /^Passport of the piece/ })
        .click()
      await page.getByRole('heading', { level: 1, name: 'Quadrille with Princesse, pierre seule' }).waitFor()
      await main(page).getByText('0001028646', { exact: false }).first().waitFor()
      // The house answers for the stone as for one that is sold alone.
      await main(page).getByText('It is the stone of its report', { exact: false }).waitFor()
      await sound(page, `passport-${screen}`)

      // The stone is sold, loose and set.
      await go(page, `/product/${SETTING}/set-with/${STONE}`)
      await main(page).getByRole('button', { name: 'Sold' }).first().waitFor()
      expect(complaints).toEqual([])
      await close()
    },
  )

  it('from the setting: its stones in a table, in the metal that was chosen', async () => {
    const { page, complaints, close } = await openPage(stage.browser)
    await go(page, '/product/vane?metal=Rose+gold')
    await main(page).getByRole('link', { name: 'Choose a loose stone for it' }).click()
    await page.waitForURL(/\/set-with\?metal=Rose(\+|%20)gold/)
    await page.getByRole('heading', { level: 1, name: 'A stone for it' }).waitFor()
    await sound(page, 'stones-desktop')
    await main(page).getByRole('link', { name: 'Brillant', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Vane with Brillant' }).waitFor()
    await main(page)
      .locator('[aria-current=true]', { hasText: /rose gold/ })
      .waitFor()
    expect(complaints).toEqual([])
    await close()
  })

  it('is read and chosen without scripts, light and dark', async () => {
    const { page, close } = await openPage(stage.browser, { screen: 'phone', javaScriptEnabled: false })
    await page.goto(`${stage.shop.url}/product/brillant/set-with`)
    await main(page).getByRole('link', { name: 'Vane', exact: true }).click()
    await page.waitForURL(/\/product\/vane\/set-with\/brillant/)
    await main(page)
      .getByRole('link', { name: /^18 kt yellow gold/ })
      .click()
    await page.waitForURL(/metal=Yellow/)
    await main(page)
      .locator('[aria-current=true]', { hasText: /18 kt yellow gold/ })
      .waitFor()
    await main(page).getByRole('region', { name: 'One piece from here on' }).getByText('Total').waitFor()
    await close()
    for (const path of [
      '/product/brillant/set-with',
      '/product/vane/set-with',
      '/product/vane/set-with/brillant',
    ]) {
      const dark = await openPage(stage.browser, { screen: 'tablet', dark: true })
      await go(dark.page, path)
      await sound(dark.page, `dark${path.replaceAll('/', '-')}`)
      await dark.close()
    }
  })

  it('a piece that is neither has no such page, and a stone that does not fit makes none', async () => {
    const { page, close } = await openPage(stage.browser)
    for (const path of ['/product/etang/set-with', '/product/vane/set-with/poire-pierre-seule'])
      expect((await page.goto(stage.shop.url + path))?.status(), path).toBe(404)
    await close()
  })
})
