import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { axe } from '../support/browser.ts'
import { act, fresh, hold, startDeskJourneys } from '../support/desk-journeys.ts'
import { walkedAt } from '../support/long-form.ts'

/** Messages, estimates and appointments at the desk, on a phone and on a screen. */

const desk = startDeskJourneys()

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

describe.each(walkedAt('phone', 'desktop'))('at %s', (screen) => {
  it('a message is answered, begun with a template', async () => {
    const shopper = await desk.shop.shoppers.open({ name: fresh('Rhea'), verified: true })
    await shopper.post('/api/messages', { text: 'Can the ring be made half a size smaller?' }).expect(201)
    const template = fresh('Resizing ')
    await desk.shop.operator
      .put(`/api/operator/message-templates/${randomUUID()}`, {
        title: template,
        text: 'Dear {name}, it can.',
      })
      .expect(200)
    const { page, complaints, close } = await desk.open('counter', { screen })
    expect(await page.getByRole('link', { name: 'Money' }).count()).toBe(0)
    await desk.go(page, '/messages', 'Messages')
    // The shopper's name comes last: no template may greet anybody else meanwhile.
    const named = await hold(page, 'GET', /\/shoppers\/[\w-]+$/)
    await page.getByRole('link', { name: new RegExp(shopper.name) }).click()
    await page.getByRole('status', { name: 'Loading' }).waitFor()
    expect(await page.getByLabel('Begin with a template').count()).toBe(0)
    await named()
    await page.getByText('Can the ring be made half a size smaller?', { exact: true }).last().waitFor()
    await page.getByLabel('Begin with a template').selectOption({ label: template })
    const about = page.getByRole('complementary', { name: 'About the shopper' })
    await about.getByText(shopper.email).waitFor()
    await about.getByText('No order yet').waitFor()
    const answer = page.getByLabel(`Answer ${shopper.name}`)
    expect(await answer.inputValue()).toBe(`Dear ${shopper.name}, it can.`)
    await answer.fill('It can: bring it to the counter.')
    await page
      .getByLabel('Add pictures')
      .setInputFiles({ name: 'gauge.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') })
    await page.getByRole('img', { name: 'gauge.png' }).waitFor()
    expect(await axe(page)).toEqual([])
    await act(page, `Send to ${shopper.name}`)
    await page.getByText('Sent. They are told by e-mail.').waitFor()
    const { body } = await shopper.get('/api/messages').expect(200)
    expect(body.messages[0]).toMatchObject({ from: 'house', text: 'It can: bring it to the counter.' })
    await page.getByRole('img', { name: 'Sent by the house, 1' }).waitFor()
    await shopper.get(`/api/messages/pictures/${body.messages[0].pictures[0]._id}`).expect(200)
    expect(complaints).toEqual([])
    await close()
  })

  it('what is written while an answer or a note is sent stays', async () => {
    const { number, shopper } = await desk.sell(
      await desk.shop.shoppers.open({ name: fresh('Ira'), verified: true }),
    )
    await shopper.post('/api/messages', { text: 'Is it ready?' }).expect(201)
    const { page, complaints, close } = await desk.open('counter', { screen })
    const { accountId } = (
      await desk.shop.operator.get('/api/operator/messages?limit=100').expect(200)
    ).body.conversations.find(({ name }: { name: string }) => name === shopper.name)
    const sendWhileTyping = async (label: string | RegExp, button: string, path: RegExp) => {
      const field = page.getByLabel(label)
      await field.fill('It is ready.')
      const letGo = await hold(page, 'POST', path)
      const sent = page.waitForResponse(path)
      await act(page, button)
      await field.fill('Please bring the slip.')
      await letGo()
      await sent
      await page.getByText('It is ready.').filter({ visible: true }).first().waitFor()
      await page.getByRole('button', { name: button, disabled: false }).waitFor()
      expect(await field.inputValue()).toBe('Please bring the slip.')
    }
    await desk.go(page, `/messages/${accountId}`, 'Messages')
    await sendWhileTyping(/^Answer /, `Send to ${shopper.name}`, /\/desk\/api\/messages\//)
    await page.getByLabel(/^Answer /).fill('')
    await desk.go(page, `/orders/${number}`, number)
    await sendWhileTyping(/^A note for the house/, 'Add the note', /\/notes$/)
    expect(complaints).toEqual([])
    await close()
  })

  it('earlier messages of a long conversation are read one page after another', async () => {
    const shopper = await desk.shop.shoppers.open({ name: fresh('Nandini'), verified: true })
    await shopper.post('/api/messages', { text: 'The first of all' }).expect(201)
    const { body: known } = await desk.shop.operator.get('/api/operator/messages?limit=100').expect(200)
    const { accountId } = known.conversations.find(({ name }: { name: string }) => name === shopper.name)
    for (let n = 1; n <= 65; n += 1)
      await desk.shop.operator
        .post(`/api/operator/messages/${accountId}`, { text: `Answer ${n}.` })
        .expect(201)
    const { page, complaints, close } = await desk.open('counter', { screen })
    await desk.go(page, `/messages/${accountId}`, 'Messages')
    await page.getByText('Answer 65.', { exact: true }).last().waitFor()
    expect(await page.locator('.bub').count()).toBe(30)
    await act(page, '36 earlier messages')
    await page.getByText('Answer 6.', { exact: true }).waitFor()
    await act(page, '6 earlier messages')
    await page.getByText('The first of all', { exact: true }).waitFor()
    expect(await page.locator('.bub').count()).toBe(66)
    expect(await page.getByRole('button', { name: /earlier message/ }).count()).toBe(0)
    expect(complaints).toEqual([])
    await close()
  })

  it('words that are typed outlast a broken line and the end of the session', async () => {
    const shopper = await desk.shop.shoppers.open({ name: fresh('Tara'), verified: true })
    await shopper.post('/api/messages', { text: 'Is it ready?' }).expect(201)
    const { page, close } = await desk.open('counter', { screen })
    const context = page.context()
    await desk.go(page, '/messages', 'Messages')
    await page.getByRole('link', { name: new RegExp(shopper.name) }).click()
    const answer = page.getByLabel(`Answer ${shopper.name}`)
    await answer.fill('It is ready.')
    await context.setOffline(true)
    await act(page, `Send to ${shopper.name}`)
    // At once, and not when the line is back: nothing is sent unasked.
    await page.getByText('The desk cannot be reached', { exact: false }).waitFor()
    await context.setOffline(false)
    const cookies = await context.cookies()
    await context.clearCookies()
    await act(page, `Send to ${shopper.name}`)
    await page.getByText('Your session has ended').waitFor()
    expect(await answer.inputValue()).toBe('It is ready.')
    expect(await page.getByRole('link', { name: 'Sign in in a new tab' }).getAttribute('href')).toMatch(
      /^\/desk\/sign-in\?ended&to=%2Fdesk%2Fmessages%2F/,
    )
    // Somebody has signed in next door and comes back.
    await context.addCookies(cookies)
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await page.getByText('Your session has ended').waitFor({ state: 'detached' })
    await act(page, `Send to ${shopper.name}`)
    await page.getByText('Sent. They are told by e-mail.').waitFor()
    const { body } = await shopper.get('/api/messages').expect(200)
    expect(body.messages.filter(({ from }: { from: string }) => from === 'house')).toHaveLength(1)
    // Where nothing is typed, the page does not stay open.
    await context.clearCookies()
    await page.getByRole('link', { name: 'All messages' }).click()
    await page.getByText('Your session has ended. Sign in to go on where you were.').waitFor()
    await close()
  })

  it('two answers to one question: the second is kept, and sent only after the first was shown', async () => {
    const shopper = await desk.shop.shoppers.open({ name: fresh('Leela'), verified: true })
    await shopper.post('/api/messages', { text: 'Is the clasp strong?' }).expect(201)
    const two = await Promise.all([desk.open('counter', { screen }), desk.open('manager', { screen })])
    for (const { page } of two) {
      await desk.go(page, '/messages', 'Messages')
      await page.getByRole('link', { name: new RegExp(shopper.name) }).click()
      await page.getByText('Is the clasp strong?', { exact: true }).last().waitFor()
      await page.getByLabel(`Answer ${shopper.name}`).fill('It is.')
    }
    const [{ page: first }, { page: second }] = two
    await act(first, `Send to ${shopper.name}`)
    await first.getByText('Sent. They are told by e-mail.').waitFor()
    const answer = second.getByLabel(`Answer ${shopper.name}`)
    await answer.fill('It carries a kilogram.')
    await act(second, `Send to ${shopper.name}`)
    await second.getByText('A colleague has answered since you began.', { exact: false }).waitFor()
    await second.getByText('It is.', { exact: true }).last().waitFor()
    expect(await answer.inputValue()).toBe('It carries a kilogram.')
    await act(second, `Send to ${shopper.name}`)
    await second.getByText('Sent. They are told by e-mail.').waitFor()
    for (const { close } of two) await close()
  })

  it('an appointment is found by its reference, and moved to an hour that is free', async () => {
    const { page, complaints, close } = await desk.open('counter', { screen })
    const guest = desk.shop.shoppers.as('nobody')
    const [store] = (await guest.get('/api/stores').expect(200)).body.stores
    const { days } = (await guest.get(`/api/appointments/slots?storeId=${store._id}&days=14`).expect(200))
      .body
    const free = days.flatMap(({ slots }: { slots: { startsAt: string; free: boolean }[] }) =>
      slots.filter((slot) => slot.free),
    )
    const { body: booked } = await guest
      .post('/api/appointments', {
        storeId: store._id,
        startsAt: free.at(-1).startsAt,
        kind: 'video',
        purpose: 'wedding',
        name: fresh('Ira'),
        email: `${fresh('ira')}@example.com`,
        phone: '+91 98 5550 0118',
      })
      .expect(201)
    await desk.go(page, '/', /./)
    await page.keyboard.press('/')
    await page.keyboard.type(booked.reference)
    await page.getByRole('option', { name: new RegExp(booked.reference) }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Appointments as a list' }).waitFor()
    await page.getByText(booked.name).waitFor()
    expect(await axe(page)).toEqual([])
    await act(page, 'Move')
    const hours = page.getByLabel('Free hour')
    await expect.poll(() => hours.locator('option').count()).toBeGreaterThan(1)
    // Its own hour is not offered.
    expect(await hours.locator(`option[value="${booked.startsAt}"]`).count()).toBe(0)
    await hours.selectOption({ index: 1 })
    expect(await axe(page)).toEqual([])
    const to = await hours.inputValue()
    await act(page, 'Move it')
    await page.getByText(`Done. ${booked.name} is told by e-mail.`).waitFor()
    const { body } = await desk.shop.operator.get(`/api/operator/appointments?q=${booked.reference}`)
    expect(body.appointments).toMatchObject([{ startsAt: to }])
    expect(complaints).toEqual([])
    await close()
  })

  it('an estimate is sent, and its shopper has it', async () => {
    const shopper = await desk.shop.shoppers.open({ name: fresh('Zoya'), verified: true })
    await shopper.post('/api/messages', { text: 'My emerald, between two bars.' }).expect(201)
    const { page, complaints, close } = await desk.open('manager', { screen })
    await desk.go(page, '/messages', 'Messages')
    await page.getByRole('link', { name: new RegExp(shopper.name) }).click()
    await act(page, 'Send an estimate')
    const dialog = page.getByRole('dialog', { name: `An estimate for ${shopper.name}` })
    await dialog.getByLabel('What it is').fill('A ring with your emerald')
    await dialog.getByLabel('Your words').fill('As we spoke.')
    await dialog.getByLabel('Weeks until it is delivered').fill('0')
    await dialog.getByText('From 1 to 52').waitFor()
    await dialog.getByLabel('Weeks until it is delivered').fill('6')
    await dialog.getByLabel('Price in rupees, GST included').fill('1,66,000')
    expect(await axe(page)).toEqual([])
    // The act is seen with the first field, whatever is below.
    const send = dialog.getByRole('button', { name: 'Send the estimate of ₹1,66,000' })
    await dialog.getByLabel('What it is').focus()
    expect(await send.evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
    await send.press('Enter')
    await page.getByText('Sent. They are told by e-mail.').waitFor()
    const { body } = await shopper.get('/api/messages').expect(200)
    expect(body.messages[0].estimate).toMatchObject({ amount: 166_000, weeks: 6, state: 'open' })
    expect(complaints).toEqual([])
    await close()
  })

  it('an hour is booked for a caller, who is told that it is confirmed', async () => {
    const { page, complaints, close } = await desk.open('counter', { screen })
    const name = fresh('Nalini')
    await desk.go(page, '/appointments?view=week', 'Appointments')
    const from = page.getByLabel('From', { exact: true })
    const now = await from.inputValue()
    await act(page, 'Later')
    await expect.poll(() => from.inputValue()).not.toBe(now)
    await page.getByRole('button', { name: /^Free/ }).first().click()
    const dialog = page.getByRole('dialog', { name: /^Book / })
    const book = dialog.getByRole('button', { name: 'Book it' })
    expect(await book.isDisabled()).toBe(true)
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByLabel('Telephone').fill('later')
    await dialog.getByLabel('E-mail').fill(`${fresh('nalini')}@example.com`)
    await dialog.getByLabel('Purpose').selectOption('Watch service')
    expect(await axe(page)).toEqual([])
    await book.click()
    // What is refused stays, and is said at its field.
    await expect.poll(() => dialog.getByLabel('Telephone').getAttribute('aria-invalid')).toBe('true')
    expect(await dialog.getByLabel('Name').inputValue()).toBe(name)
    await dialog.getByLabel('Telephone').fill('+91 98 5550 0118')
    await book.dblclick()
    await page.getByText(new RegExp(`^Booked: .* ${name} is told by e-mail`)).waitFor()
    await page.getByRole('button', { name: `${name} Watch service. Confirmed` }).waitFor()
    expect(complaints.filter((line) => !/status of 4\d\d/.test(line))).toEqual([])
    await close()
  })

  it('an hour is blocked and given back', async () => {
    const { page, complaints, close } = await desk.open('manager', { screen })
    const why = fresh('Photographer ')
    // A week has a day on which the salon is open.
    await desk.go(page, '/appointments?view=week', 'Appointments')
    const from = page.getByLabel('From', { exact: true })
    const now = await from.inputValue()
    await act(page, 'Later')
    await expect.poll(() => from.inputValue()).not.toBe(now)
    await page.getByRole('button', { name: /^Free/ }).first().click()
    await act(page, 'Block the hour instead')
    await page.getByLabel('Why, for the house only').fill(why)
    await act(page, 'Block the hour')
    await page.getByText('The hour is blocked.').waitFor()
    await page.getByRole('button', { name: `Blocked ${why}` }).click()
    await act(page, 'Unblock the hour')
    await page.getByText('The hour is free again.').waitFor()
    if (screen === 'phone') {
      await desk.go(page, '/appointments', 'Appointments')
      const week = page.getByRole('group', { name: 'Days of the week' })
      await week.getByRole('button').nth(6).waitFor()
      const other = week.getByRole('button', { pressed: false }).last()
      const [weekday, date] = await Promise.all(
        [other.locator('small').first(), other.locator('b')].map((one) => one.innerText()),
      )
      await other.click()
      await page.getByRole('columnheader', { name: new RegExp(`^${weekday}\\w* ${date} `) }).waitFor()
      expect(await axe(page)).toEqual([])
    }
    expect(complaints).toEqual([])
    await close()
  })
})
