import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axe, hydrated, SCREENS } from '#tests/support/browser.ts'
import { startJourneys } from '#tests/support/journeys.ts'

const stage = startJourneys()
const { visit } = stage

const paiseOf = (text: string) => Math.round(Number(text.replaceAll(/[^\d.−-]/g, '').replace('−', '-')) * 100)
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const top = (page: Page) =>
  page
    .getByRole('button', { name: 'Add to bag' })
    .first()
    .evaluate((button) => button.getBoundingClientRect().top)
/** The parts of the first bill on the page, the total last, in paise. */
const bill = async (page: Page) =>
  (await page.locator('table.price').first().locator('td').allInnerTexts()).map(paiseOf)
const addsUp = (amounts: number[]) => {
  expect(amounts.length).toBeGreaterThan(3)
  expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(amounts.at(-1))
}

describe('a piece is configured', () => {
  it('by mouse: price, weight, bill and address change together, nothing moves; the bag holds exactly that', async () => {
    await visit('/product/vane', {}, async (page) => {
      const price = () => page.locator('[aria-live=polite]', { hasText: 'including GST' }).innerText()
      const [before, place] = [await price(), await top(page)]
      // A laptop's screen holds all five choices and the way into the bag.
      expect(place).toBeLessThan(SCREENS.desktop.height - 44)
      await radio(page, 'Rose').check({ force: true })
      await expect.poll(price).not.toBe(before)
      await radio(page, '14 kt').check({ force: true })
      await page.waitForURL(/metal=Rose\+gold&purity=14\+kt/)
      expect(await top(page)).toBe(place)
      // 14 kt is not drawn in yellow gold: pressing yellow moves the purity, says so, and can be undone.
      await radio(page, 'Yellow').check({ force: true })
      await page.getByText('purity is now 18 kt').waitFor()
      expect(await top(page)).toBe(place)
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.waitForURL(/metal=Rose\+gold&purity=14\+kt/)
      expect(await axe(page)).toEqual([])

      const shown = paiseOf((await price()).split(' ')[0] ?? '')
      await expect.poll(async () => (await bill(page)).at(-1)).toBe(shown)
      addsUp(await bill(page))

      await page.getByRole('button', { name: 'Add to bag' }).first().click()
      // A visitor's piece waits in the bag and is there after signing in.
      const kept = page.getByRole('dialog', { name: 'Kept for you' })
      // Who looks on finds it again.
      await kept.getByRole('button', { name: 'Keep looking' }).click()
      await kept.waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: 'See it, and what comes next' }).click()
      await kept.getByRole('link', { name: 'Sign in' }).click()
      await page.waitForURL('**/login**')
      const asha = await stage.shoppers.open({})
      await page.getByLabel('E-mail', { exact: true }).fill(asha.email)
      await page.getByLabel('Password', { exact: true }).fill(asha.password)
      await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
      await page.waitForURL((url) => url.pathname !== '/login')
      await page.goto(`${stage.shop.url}/shopping-bag`)
      await hydrated(page)
      await page
        .getByText(/^14 kt rose gold, /)
        .first()
        .waitFor()
      await page.getByText(/Prices are held for you until/).waitFor()
      await page.getByText('How the price is made up').click()
      const amounts = await bill(page)
      addsUp(amounts)
      expect(amounts.at(-1)).toBe(shown)
      expect(await axe(page)).toEqual([])
    })
  })

  it('what takes another choice along is for sale; only what is never made is marked', async () => {
    await visit('/product/vane?metal=Platinum', {}, async (page) => {
      const marked = page.locator('main fieldset [aria-disabled=true]')
      expect(await marked.evaluateAll((all) => all.map((one) => one.getAttribute('value')))).toEqual([
        '22 kt',
      ])
      await radio(page, 'Yellow').check({ force: true })
      await page.getByText('purity is now 18 kt').waitFor()
      expect(await marked.count()).toBe(1)
    })
  })

  it('the size guide dims the page, which nothing reaches while it is open', async () => {
    await visit('/product/vane', {}, async (page) => {
      await page.getByRole('button', { name: 'Find your size' }).click()
      await page.getByRole('dialog', { name: 'Find your size' }).waitFor()
      await page.locator('#page[aria-disabled][aria-hidden="true"]').waitFor({ state: 'attached' })
      expect(await axe(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.locator('#page:not([aria-disabled])').waitFor()
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Find your size')
    })
  })

  it('offline a press says why nothing is in the bag, of that choice alone', async () => {
    await visit(
      '/product/vane',
      {},
      async (page) => {
        const said = page.getByText('The piece did not reach your bag: the shop did not answer.')
        await page.context().setOffline(true)
        await page.getByRole('button', { name: 'Add to bag' }).first().click()
        await said.waitFor()
        await radio(page, 'Rose').check({ force: true })
        await said.waitFor({ state: 'detached' })
        await page.context().setOffline(false)
      },
      /ERR_INTERNET_DISCONNECTED/,
    )
  })

  it('a neighbour takes its place, and Back brings it again, there where it was', async () => {
    await visit('/product/vane', {}, async (page) => {
      const names = () => page.getByRole('heading', { level: 1 }).allInnerTexts()
      const neighbour = page.getByRole('region', { name: 'Its neighbours' }).getByRole('link').first()
      await neighbour.scrollIntoViewIfNeeded()
      const at = async () => Math.round((await neighbour.boundingBox())?.y ?? Number.NaN)
      const to = new URL((await neighbour.getAttribute('href')) ?? '', page.url()).pathname
      let before = Number.NaN
      const isSteady = async () => before === (before = await at())
      await expect.poll(isSteady).toBe(true)
      await neighbour.click()
      await page.waitForURL(`**${to}`)
      await expect.poll(async () => (await names()).join()).not.toContain('Vane')
      expect(await names()).toHaveLength(1)
      await page.goBack()
      await expect.poll(async () => (await names()).join()).toBe('Vane')
      await expect.poll(async () => Math.abs((await at()) - before)).toBeLessThan(3)
    })
  })

  it('by keyboard, on a phone in the dark', async () => {
    await visit(
      '/product/vane?metal=Rose+gold&purity=18+kt',
      { screen: 'phone', dark: true },
      async (page) => {
        await radio(page, '18 kt').focus()
        await page.keyboard.press('ArrowLeft')
        await page.waitForURL(/purity=14\+kt/)
        await page.getByLabel('Size', { exact: true }).selectOption('14')
        await page.waitForURL(/size=14/)
        // The bill is paler while its new sums are on their way.
        const pale = () => page.locator('#price').evaluate((bill) => getComputedStyle(bill).opacity)
        await page.locator('#price[aria-busy=false]').waitFor()
        await expect.poll(pale).toBe('1')
        expect(await axe(page)).toEqual([])
      },
    )
  })

  it('without script the address and the form do it', async () => {
    await visit(
      '/product/vane?metal=Yellow+gold&purity=14+kt',
      { javaScriptEnabled: false },
      async (page) => {
        await page.getByText('This combination is not made. The nearest is').waitFor()
        await radio(page, 'White').check({ force: true })
        await page.getByRole('button', { name: 'Show this choice' }).click()
        await page.waitForURL(/metal=White\+gold/)
        expect(await radio(page, 'White').isChecked()).toBe(true)
        addsUp(await bill(page))
      },
    )
  })

  it('the promise by PIN code is kept on the device, and a PIN code that is not served is told so', async () => {
    await visit('/product/vane', {}, async (page) => {
      const pin = page.getByLabel('Your PIN code')
      await pin.fill('5600')
      await page.keyboard.press('Enter')
      await page.getByText('A PIN code has six digits.').waitFor()
      await pin.fill('560001')
      await page.keyboard.press('Enter')
      await page.getByText(/Bengaluru, by/).waitFor()
      await page.reload()
      await hydrated(page)
      await page.getByText(/Bengaluru, by/).waitFor()
      // From the head of the page: at the gallery's foot the column beside it has nowhere to grow but up.
      await page.evaluate(() => scrollTo(0, 0))
      // Another stone takes longer on the bench: the date moves with the choice, and nothing else does.
      const date = () => page.getByText(/Bengaluru, by/).innerText()
      const [before, place] = [await date(), await top(page)]
      await radio(page, 'VVS, E to F').check({ force: true })
      await expect.poll(date).not.toBe(before)
      expect(await top(page)).toBe(place)
      await page.getByRole('button', { name: 'Change the PIN code' }).click()
      await pin.fill('900001')
      await page.keyboard.press('Enter')
      await page.getByText(/We cannot send insured to 900001/).waitFor()
      // Scrolled down, the header covers what has moved beneath it.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      expect(await axe(page)).toEqual([])
    })
  })
})
