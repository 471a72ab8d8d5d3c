import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { axe, hydrated } from '#tests/support/browser.ts'
import { startJourneys } from '#tests/support/journeys.ts'

const stage = startJourneys()
const { visit } = stage

describe('ring-size help', () => {
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
      await page.goto(`${stage.shop.url}/ring-gauge`)
      await hydrated(page)
      expect(await axe(page)).toEqual([])
      const sheet = await page.pdf({ preferCSSPageSize: true })
      expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    })
  })
})

it('a piece is printed with what was chosen and all that is said of it, and without what only a screen can do', async () => {
  await visit('/product/vane', { reducedMotion: 'reduce' }, async (page) => {
    await page.emulateMedia({ media: 'print' })
    const main = page.getByRole('main')
    const shown = (role: 'button' | 'radio' | 'img') => main.getByRole(role).filter({ visible: true }).count()
    expect([await shown('button'), await shown('radio')]).toEqual([0, 0])
    expect(await shown('img')).toBeGreaterThan(0)
    await main.getByText('Platinum', { exact: true }).first().waitFor()
    // A closed section cannot be opened on paper.
    await main.getByText('Free shipping and returns on all orders.').waitFor()
    await main.getByRole('heading', { name: 'What you pay for' }).waitFor()
  })
})

describe('engraving', () => {
  it('is drawn as it is typed, in two scripts; says what it adds and binds before it is in the bag; goes with the piece', async () => {
    await visit('/product/vane', { reducedMotion: 'reduce' }, async (page) => {
      const panel = page.locator('#personal')
      await panel.scrollIntoViewIfNeeded()
      const words = page.getByLabel('Your engraving')
      await words.waitFor()
      await words.fill('Light, held')
      await expect.poll(() => panel.locator('svg textPath').last().textContent()).toBe('Light, held')
      expect(await page.getByRole('radio', { name: 'Roman' }).isChecked()).toBe(true)
      await page.getByText('11 of 18 characters.', { exact: false }).waitFor()

      // Too long is shown, counted and kept, and does not reach the bag.
      await words.fill('As long as the river runs to the sea')
      await panel.getByRole('alert').waitFor()
      expect(await words.inputValue()).toBe('As long as the river runs to the sea')
      expect(await axe(page)).toEqual([])
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await page.getByRole('link', { name: 'Your engraving: There is room for 18 characters.' }).waitFor()
      await page.getByRole('main').getByRole('button', { name: 'Add to bag' }).first().click()
      await expect.poll(() => words.evaluate((field) => field === document.activeElement)).toBe(true)
      expect(await page.getByRole('dialog').count()).toBe(0)

      // Devanagari letters bring their own lettering.
      await words.fill('मीरा')
      expect(await page.getByRole('radio', { name: 'देवनागरी' }).isChecked()).toBe(true)
      await expect.poll(() => panel.locator('svg textPath').last().textContent()).toBe('मीरा')
      await page.getByText('It cannot be returned.').waitFor()
      await page.getByText(/three working days longer/).waitFor()
      expect(await axe(page)).toEqual([])

      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await page.getByRole('main').getByRole('button', { name: 'Add to bag' }).first().click()
      const kept = page.getByRole('dialog', { name: 'Kept for you' })
      await kept.getByRole('link', { name: 'Sign in' }).click()
      await page.waitForURL('**/login**')
      const asha = await stage.shoppers.open({})
      await page.getByLabel('E-mail', { exact: true }).fill(asha.email)
      await page.getByLabel('Password', { exact: true }).fill(asha.password)
      await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
      await page.waitForURL((url) => url.pathname !== '/login')
      await page.goto(`${stage.shop.url}/shopping-bag`)
      await hydrated(page)
      await page.getByText('मीरा').first().waitFor()
      await page.getByText('Made for one person: it cannot be returned').waitFor()
    })
  })
})

describe('compare explains', () => {
  it('shows what was chosen at its own address, and is empty once all are removed', async () => {
    await visit('/product/vane', {}, async (page) => {
      for (const next of ['/product/medaille', '/compare']) {
        await page.getByRole('button', { name: 'Compare', exact: true }).click()
        await page.getByRole('button', { name: 'Chosen to compare' }).waitFor()
        await page.goto(stage.shop.url + next)
        await hydrated(page)
      }
      await page.waitForURL('**/compare?ids=*')
      const table = page.getByRole('table').first()
      await table.getByRole('columnheader', { name: /Vane/ }).waitFor()
      await table.getByRole('link', { name: /^Remove.*Vane/ }).click()
      await table.getByRole('columnheader', { name: /Vane/ }).waitFor({ state: 'detached' })
      await table.getByRole('link', { name: /^Remove/ }).click()
      await page.getByRole('heading', { name: 'Nothing to compare yet' }).waitFor()
    })
  })

  it('why one ring costs more than another, in parts that add up, on a phone too', async () => {
    const db = stage.shop.backend.deps.db
    const { rows } = await sql<{
      id: string
    }>`select id from products where slug in ('vane', 'ovale')`.execute(db)
    const path = `/compare?ids=${rows.map(({ id }) => id).join(',')}`
    await visit(path, { screen: 'phone', javaScriptEnabled: false }, async (page) => {
      await page.getByText(/costs ₹[\d,.]+ more than .*: .* more for the stones/).waitFor()
      const table = page.getByRole('region', { name: 'Parts of the prices' })
      const [first, ...parts] = await table.locator('tbody tr').evaluateAll((all) =>
        all.toReversed().map((row) =>
          [...row.querySelectorAll('td')].map((cell) => {
            const text = cell.firstChild?.textContent ?? ''
            return Math.round(Number(text.replaceAll('−', '-').replaceAll(/[^\d.-]/g, '')) * 100)
          }),
        ),
      )
      for (const column of [0, 1])
        expect(parts.reduce((sum, row) => sum + (row[column] ?? 0), 0)).toBe(first?.[column])
    })
    await visit(path, { dark: true }, async (page) => {
      expect(await axe(page)).toEqual([])
    })
  })
})
