import { expect, it } from 'vitest'
import { axe, hydrated, SCREENS } from '#tests/support/browser.ts'
import { startJourneys } from '#tests/support/journeys.ts'

const stage = startJourneys({ reducedMotion: 'reduce' })
const { visit } = stage

it('a visitor finds all that is kept for her from any page, takes a piece out and signs in for the rest', async () => {
  await visit('/product/vane', { screen: 'phone' }, async (page) => {
    const keep = async () => {
      await page.getByRole('button', { name: 'Add to bag' }).first().click()
      const sheet = page.getByRole('dialog', { name: 'Kept for you' })
      await sheet.getByRole('button', { name: 'Keep looking' }).click()
      await sheet.waitFor({ state: 'hidden' })
    }
    expect(await page.getByRole('link', { name: /^Kept for you/ }).count()).toBe(0)
    await keep()
    await page.goto(`${stage.shop.url}/product/medaille`)
    await hydrated(page)
    await keep()
    await page.goto(stage.shop.url)
    await hydrated(page)
    // The bag's icon is shown only when signed in (specification section 2); words lead a visitor there.
    expect(await page.getByRole('link', { name: /Shopping bag/ }).count()).toBe(0)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Kept for you' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Kept for you, 2 pieces' }).click()
    await page.getByRole('heading', { level: 1, name: 'Kept for you' }).waitFor()
    const pieces = page.getByRole('button', { name: /^Remove/ })
    expect(await pieces.count()).toBe(2)
    expect(await axe(page)).toEqual([])
    await pieces.first().click()
    await expect.poll(() => pieces.count()).toBe(1)
    await page.getByRole('link', { name: 'Kept for you, 1 piece' }).waitFor()

    // Nothing is bought as a guest; after a sign-in the shopper continues on the same page, with her piece.
    await page.getByRole('link', { name: 'Sign in to check out' }).click()
    await page.waitForURL('**/login?returnTo=%2Fcheckout')
    const asha = await stage.shoppers.open({})
    await page.getByLabel('E-mail', { exact: true }).fill(asha.email)
    await page.getByLabel('Password', { exact: true }).fill(asha.password)
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL('**/checkout')
    await page.goto(`${stage.shop.url}/shopping-bag`)
    await page.getByRole('heading', { level: 1, name: 'Your bag' }).waitFor()
    expect(await pieces.count()).toBe(1)
    expect(await page.getByRole('link', { name: /^Kept for you/ }).count()).toBe(0)
  })
})

it('the sheet of what is kept says one earring, and its piece taken out is said where the keyboard goes on', async () => {
  const dubai = { screen: 'phone', timezoneId: 'Asia/Dubai' } as const
  await visit('/product/cerceau?option-sold-as=One+earring', dubai, async (page) => {
    await page.getByText('In the pictures: pair').waitFor()
    await page.getByRole('button', { name: 'Add to bag' }).first().click()
    await page.getByRole('dialog', { name: 'Kept for you' }).getByText('sold as: one earring').waitFor()
    await page.getByRole('link', { name: 'All that is kept for you' }).click()
    await page
      .getByText(/^Prices are held for you until \d\d:\d\d in India, \d\d:\d\d your time\.$/)
      .waitFor()
    await page.getByRole('button', { name: /^Remove/ }).press('Enter')
    await page.getByText('Cerceau has been removed.').first().waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Nothing is kept for you')
    await page.getByRole('link', { name: 'See it again' }).click()
    await page.waitForURL('**/product/cerceau?**option-sold-as=One*')
  })
})

it('with nothing kept the bag asks for a sign-in; a button of the quantity keeps the focus at its end; the last piece taken out leaves no link', async () => {
  await visit('/product/vane', {}, async (page) => {
    const bag = `${stage.shop.url}/shopping-bag`
    await page.goto(bag)
    await page.waitForURL('**/login?returnTo=%2Fshopping-bag')
    await page.goto(`${stage.shop.url}/product/vane`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Add to bag' }).first().click()
    await page.getByRole('link', { name: 'All that is kept for you' }).click()
    // At its end a button refuses the press, and keeps the focus.
    const [more, fewer] = [/^One more/, /^One fewer/].map((name) => page.getByRole('button', { name }))
    const group = page.getByRole('group', { name: 'Quantity of Vane' })
    await more?.press('Enter')
    await group.getByText('2', { exact: true }).waitFor()
    await fewer?.press('Enter')
    await group.getByText('1', { exact: true }).waitFor()
    await fewer?.press('Enter')
    expect(await fewer?.evaluate((button) => button === document.activeElement)).toBe(true)
    expect(await group.innerText()).toContain('1')
    await page.getByRole('button', { name: /^Remove/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Nothing is kept for you' }).waitFor()
    await page.getByRole('link', { name: /^Kept for you/ }).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SCREENS.desktop.width)
  })
})
