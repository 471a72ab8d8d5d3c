import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axe, hydrated, openPage, SCREENS } from '#tests/support/browser.ts'
import { startJourneys } from '#tests/support/journeys.ts'

/** Appointments, enquiries and salons. */

const stage = startJourneys()
const { go } = stage

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click()
/** A tile is its label; the radio button is beneath its words. */
const tile = (page: Page, group: string | RegExp, at: number) =>
  main(page).getByRole('group', { name: group }).locator('label:has(input:enabled)').nth(at)

describe('an appointment', () => {
  it('is booked from a piece, moved and cancelled by the link of the e-mail, without an account', async () => {
    const { page, complaints, close } = await openPage(stage.browser, { screen: 'phone' })
    const email = stage.shoppers.freshEmail()
    await go(page, '/product/vane?metal=Rose+gold&size=14')
    await main(page).getByRole('link', { name: 'See it in a salon' }).click()
    await page.getByRole('heading', { name: 'Book an hour' }).waitFor()
    await main(page).getByText('We lay out').waitFor()
    await main(page).getByText('rose gold, size 14').waitFor()

    // Refused once: each field says what it must be, and nothing typed is lost.
    await field(page, 'Name').fill('Meera Raghavan')
    await field(page, 'E-mail').fill('meera')
    await press(page, 'Book')
    await main(page).getByText('fields need your attention').waitFor()
    await main(page).getByText('Choose a time.').first().waitFor()
    expect(await field(page, 'Name').inputValue()).toBe('Meera Raghavan')

    await tile(page, 'Salon', 1).click()
    await main(page).getByText('Orvanne Mumbai', { exact: true }).waitFor()
    await tile(page, /^Day/, 1).click()
    await tile(page, /^Time/, 0).click()
    await field(page, 'Mobile').fill('+91 98765 43210')
    await field(page, 'E-mail').fill(email)
    expect(await axe(page)).toEqual([])
    await press(page, /^Book \w+day at \d\d:\d\d$/)
    await page.getByRole('heading', { name: 'Your appointment is booked' }).waitFor()
    await main(page).getByText('rose gold, size 14').waitFor()
    // Large text pushes nothing past the edge.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SCREENS.phone.width)
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Add to my calendar')])
    const reference = download.suggestedFilename().replace('.ics', '')
    expect(reference).toMatch(/^A-[2-9A-Z]{6}$/)
    const calendar = readFileSync(await download.path(), 'utf8')
    expect(calendar).toContain('BEGIN:VEVENT')
    expect(calendar).toContain(reference)

    const token = await stage.shoppers.tokenFor(email, `Your appointment is booked: ${reference}`)
    await page.goto('about:blank')
    await go(page, `/appointment#token=${token}`)
    await main(page).getByText(reference, { exact: true }).waitFor()
    expect(page.url()).not.toContain(token)
    await main(page).getByRole('link', { name: 'Vane' }).waitFor()
    await press(page, /^Move/)
    // Late in the day the first one has few hours left.
    await tile(page, /^Day/, 1).click()
    await tile(page, /^Time/, 1).click()
    await press(page, /^Move to/)
    await main(page).getByText('Moved. We have e-mailed you the new time.').waitFor()
    await press(page, /^Cancel/)
    await press(page, 'Cancel the appointment')
    await main(page).getByText('Cancelled', { exact: true }).waitFor()

    await page.goto('about:blank')
    await go(page, `/appointment#token=${token}`)
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
    expect(await axe(page)).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })

  it('carries what a visitor chose, from the page of a wedding', async () => {
    const { page, complaints, close } = await openPage(stage.browser, { screen: 'phone' })
    for (const slug of ['ronde', 'stalactite', 'anneau']) {
      await go(page, `/product/${slug}`)
      await press(page, 'Add to my wishlist')
      await main(page).getByRole('button', { name: 'In your wishlist' }).waitFor()
    }
    await go(page, '/wedding')
    await main(page).getByRole('link', { name: 'Book an appointment' }).click()
    const pieces = main(page).getByRole('group', { name: 'Pieces to lay out' })
    await pieces.getByRole('checkbox', { name: 'Ronde' }).waitFor()
    expect(await pieces.getByRole('checkbox', { checked: true }).count()).toBe(3)
    await pieces.getByRole('checkbox', { name: 'Anneau' }).uncheck()
    await tile(page, /^Day/, 2).click()
    await tile(page, /^Time/, 2).click()
    await field(page, 'Name').fill('Meera Raghavan')
    await field(page, 'Mobile').fill('+91 98765 43210')
    await field(page, 'E-mail').fill(stage.shoppers.freshEmail())
    expect(await axe(page)).toEqual([])
    await press(page, /^Book \w+day at \d\d:\d\d$/)
    await page.getByRole('heading', { name: 'Your appointment is booked' }).waitFor()
    const laidOut = main(page).getByRole('link', { name: 'Ronde' })
    await laidOut.waitFor()
    // The address holds only what was chosen.
    expect(await laidOut.getAttribute('href')).not.toContain('__typename')
    await main(page).getByRole('link', { name: 'Stalactite' }).waitFor()
    expect(await main(page).getByRole('link', { name: 'Anneau' }).count()).toBe(0)
    expect(await axe(page)).toEqual([])
    await press(page, /^Cancel/)
    await press(page, 'Cancel the appointment')
    await page.getByRole('heading', { level: 1, name: 'Your appointment is cancelled' }).waitFor()
    await main(page).getByRole('link', { name: 'Book another time' }).waitFor()
    expect(await axe(page)).toEqual([])
    expect(complaints).toEqual([])

    await go(page, '/appointment?purpose=bespoke')
    expect(await field(page, 'What for').inputValue()).toBe('BESPOKE')
    await close()
  })

  it('one of a pair that was lost is told without an account', async () => {
    const { page, complaints, close } = await openPage(stage.browser, { screen: 'phone' })
    const email = stage.shoppers.freshEmail()
    await go(page, '/bespoke/begin?pair')
    await page.getByRole('heading', { level: 1, name: 'One of a pair lost' }).waitFor()
    await press(page, 'Send it to us')
    await main(page).getByText('Please say which one is missing.').first().waitFor()
    await tile(page, 'What is missing?', 1).click()
    await field(page, 'Name').fill('Meera Raghavan')
    await field(page, 'E-mail').fill(email)
    expect(await axe(page)).toEqual([])
    await press(page, 'Send it to us')
    await main(page).getByText('and answer by e-mail').waitFor()
    // Half under the header a link is a small target: looked at from the head of the page.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    expect(await axe(page)).toEqual([])
    expect(complaints).toEqual([])
    // What is made from the start is a conversation: it asks for an account.
    await page.goto(`${stage.shop.url}/bespoke/begin`)
    await page.waitForURL('**/login**')
    await close()
  })

  it('is booked by keyboard alone, signed in, and stands in /myappointment', async () => {
    const asha = await stage.shoppers.open({ name: 'Asha Menon' })
    const { page, complaints, close } = await openPage(stage.browser)
    await page.context().addCookies([
      { name: 'sid', value: asha.token, url: stage.shop.url },
      { name: 'signed_in', value: '1', url: stage.shop.url },
    ])
    await go(page, '/appointment?store=dubai&kind=video')
    await expect.poll(() => field(page, 'Name').inputValue(), { timeout: 20_000 }).toBe('Asha Menon')
    await main(page).getByRole('radio', { name: 'By video' }).focus()
    await page.keyboard.press('ArrowRight')
    expect(await main(page).getByRole('radio', { name: 'By telephone' }).isChecked()).toBe(true)
    await page.keyboard.press('ArrowLeft')
    const times = main(page).getByRole('group', { name: /^Time/ }).getByRole('radio', { disabled: false })
    await times.first().focus()
    await page.keyboard.press('Space')
    await field(page, 'Mobile').focus()
    await page.keyboard.insertText('+971 50 555 0100')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Your appointment is booked' }).waitFor()

    await go(page, '/myappointment')
    await main(page).getByText('Orvanne Dubai').waitFor()
    await main(page)
      .getByRole('button', { name: /^Cancel/ })
      .focus()
    await page.keyboard.press('Enter')
    // The question has the focus, 'Keep it' gives it back to the button, and what was cancelled has it in its new place.
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
    await expect.poll(focused).toMatch(/^Cancel .+\? The time will be offered/)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(focused).toMatch(/^Cancel/)
    await main(page).getByRole('button', { name: /^Move/ }).waitFor()
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await main(page).getByRole('heading', { name: 'Past' }).waitFor()
    await main(page).getByText('You are welcome at any other time.').waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H3')
    await main(page).getByRole('link', { name: 'Book another time' }).click()
    await page.waitForURL('**/appointment?store=*')
    await hydrated(page)
    await main(page).getByText('Orvanne Dubai').waitFor()
    expect(complaints).toEqual([])
    await close()
  })
})

describe('a message to the house (/contact-us)', () => {
  it('is refused where it is wrong, then stored and confirmed', async () => {
    const { page, complaints, close } = await openPage(stage.browser)
    const email = stage.shoppers.freshEmail()
    await go(page, '/contact-us')
    await field(page, 'Your name').fill('Meera Raghavan')
    await field(page, 'Your message').fill('Short')
    await press(page, 'Send the message')
    await main(page).getByText('Please write at least a sentence.').first().waitFor()
    await field(page, 'About').selectOption({ label: 'An order, a delivery or a return' })
    await field(page, 'Order number (optional)').fill('ORV-26-0001')
    await field(page, 'E-mail').fill(email)
    await field(page, 'Your message').fill('When does my order leave the workshop?')
    await press(page, 'Send the message')
    await page.getByRole('heading', { name: 'We have received your message' }).waitFor()
    expect(await axe(page)).toEqual([])
    expect((await stage.shoppers.emailsTo(email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^We have received your message: C-/),
    ])
    expect(complaints).toEqual([])
    await close()
  })
})

describe('the store locator (/store)', () => {
  it('finds by PIN code and by the browser’s place, and opens a salon', async () => {
    const { page, complaints, close } = await openPage(stage.browser, {
      permissions: ['geolocation'],
      geolocation: { latitude: 28.61, longitude: 77.22 },
    })
    await go(page, '/store')
    await field(page, 'City or PIN code').fill('560034')
    await field(page, 'City or PIN code').press('Enter')
    await page.waitForURL(/near=560034/)
    await main(page).getByText('Nearest to Bengaluru first').waitFor()
    // The list changed below the field, which keeps the focus.
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('near')
    await press(page, 'Near me')
    await main(page).getByText('Nearest to you first').waitFor()
    const cities = main(page).getByRole('listitem').getByRole('heading')
    expect(await cities.first().textContent()).toBe('New Delhi')
    await main(page)
      .getByRole('img', { name: /^Plan of New Delhi/ })
      .waitFor()
    expect(await axe(page)).toEqual([])
    await main(page).getByRole('link', { name: 'New Delhi', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'New Delhi' }).waitFor()
    await page.getByRole('heading', { name: 'To be seen here' }).waitFor()
    expect(await axe(page)).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })

  it('lists and searches without JavaScript', async () => {
    const { page, close } = await openPage(stage.browser, { javaScriptEnabled: false })
    await page.goto(`${stage.shop.url}/store`)
    await field(page, 'City or PIN code').fill('Goa')
    await page.getByRole('button', { name: 'Find' }).click()
    await main(page).getByText('Nearest to Goa first').waitFor()
    const [first] = await main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .all()
    expect(await first?.getByRole('heading').textContent()).toBe('Mumbai')
    // Whether it is open needs a clock; how far it is does not.
    await first?.getByText(/^\d+ km$/).waitFor()
    await close()
  })
})
