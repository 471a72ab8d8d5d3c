import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { houseDay } from '#backend/lib/words/days.ts'
import { axe, openPage } from '../support/browser.ts'
import { act, fresh, isFree, startDeskJourneys } from '../support/desk-journeys.ts'
import { eventually } from '../support/eventually.ts'
import { chromium } from '../support/journeys.ts'
import { walkedAt } from '../support/long-form.ts'

/** Orders at the desk, from the money to the parcel, on a phone and on a screen. */

const desk = startDeskJourneys()

describe.each(walkedAt('phone', 'desktop'))('at %s', (screen) => {
  it('an order goes from paid to delivered, its HUID and weights recorded', async () => {
    const { number } = await desk.sell()
    const { page, complaints, close } = await desk.open('manager', { screen })
    await desk.go(page, '/orders', 'Orders')
    await page.getByRole('link', { name: number }).waitFor()
    expect(await axe(page)).toEqual([])
    await page.getByLabel('Find an order').fill(number)
    await page.waitForURL(/q/)
    await page.getByRole('link', { name: number }).click()
    await page.getByRole('heading', { level: 1, name: number }).waitFor()
    const begin = page.getByRole('button', { name: 'Begin' })
    const before = await begin.boundingBox()
    await begin.click()
    await page.getByText('The workshop has begun.').waitFor()
    // A second press meets what the first did, and not what ends the order.
    expect(await begin.isDisabled()).toBe(true)
    expect(await begin.boundingBox()).toEqual(before)
    // One for each order: a piece of another one may not bear it.
    const huid = `K7${number.slice(-4)}`
    await page.getByLabel('HUID').fill(huid.slice(0, 5))
    await page.getByText('A HUID has six letters or digits', { exact: true }).waitFor()
    // As it is pasted from the list of a hallmarking centre.
    await page.getByLabel('HUID').fill(` ${huid.slice(0, 2).toLowerCase()} ${huid.slice(2)}`)
    expect(await page.getByLabel('HUID').inputValue()).toBe(huid)
    const ordered = /Ordered at ([\d.]+) g, metal ([\d.]+) g/.exec(await page.getByRole('main').innerText())
    await page.getByLabel('Gross, g').fill(ordered?.[1] ?? '')
    await page.getByLabel('Metal alone, g').fill(ordered?.[2] ?? '')
    // Neither the bar of changes nor the notice of the step before covers what is typed in or pressed next.
    expect(await isFree(page.getByLabel('Metal alone, g'))).toBe(true)
    expect(await isFree(page.getByRole('button', { name: 'Record', exact: true }))).toBe(true)
    await page.getByRole('button', { name: 'Record', exact: true }).dblclick()
    await page.getByText('Recorded.').waitFor()
    expect(await page.getByText('recorded what the bench made').count()).toBe(1)
    expect(await axe(page)).toEqual([])
    await act(page, 'Ship')
    await page.getByRole('button', { name: 'Ship without a tracking number' }).waitFor()
    await page.getByLabel('Courier').fill('Blue Dart')
    await page.getByLabel('Tracking number').fill('BD123')
    expect(await axe(page)).toEqual([])
    await act(page, 'Ship it')
    await page.getByText('It is on its way.').waitFor()
    await act(page, 'Correct the tracking')
    const tracking = page.getByRole('dialog', { name: 'Correct the tracking' })
    const save = tracking.getByRole('button', { name: 'Save the tracking' })
    expect(await save.isDisabled()).toBe(true)
    await tracking.getByLabel('Tracking number').fill('BD124')
    await tracking.getByText(/is told the new number by e-mail/).waitFor()
    expect(await axe(page)).toEqual([])
    await save.dblclick()
    await page.getByText('The tracking is saved.').waitFor()
    await page.getByText(/set how the parcel is tracked: Blue Dart BD124, before: Blue Dart BD123/).waitFor()
    expect(await page.getByText(/set how the parcel is tracked/).count()).toBe(1)
    await act(page, 'It has arrived')
    await page.getByRole('dialog').getByRole('button', { name: 'It has arrived' }).click()
    await page.getByText('It is delivered.').waitFor()
    await page.getByText('manager@house.example marked the order as delivered').waitFor()
    expect(complaints).toEqual([])
    await close()
  })

  it('a bank transfer is matched with its order', async () => {
    const { number, amount } = await desk.sellByTransfer()
    const { page, complaints, close } = await desk.open('manager', { screen })
    await desk.go(page, '/money', 'Money')
    const row = page.getByRole('listitem').filter({ hasText: number })
    await row.getByRole('button', { name: 'Record a transfer' }).click()
    const dialog = page.getByRole('dialog', { name: `Transfer for ${number}` })
    expect(await dialog.getByLabel('Rupees').inputValue()).toBe(String(amount))
    // What it does is said before it is done.
    await dialog.getByLabel('Rupees').fill(String(amount - 1000.5))
    await dialog.getByText('₹1,000.50 is then still to come.', { exact: false }).waitFor()
    await dialog.getByLabel('Rupees').fill(`₹${amount + 500}`)
    await dialog.getByText('₹500 is too much, and is listed to be refunded.', { exact: false }).waitFor()
    await dialog.getByLabel('Rupees').fill(String(amount))
    await dialog.getByLabel('The bank’s number').fill(fresh('UTR0000'))
    expect(await axe(page)).toEqual([])
    await dialog.getByRole('button', { name: /^Record ₹/ }).click()
    await page.getByText('The whole sum has arrived.').waitFor()
    await row.waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
    await close()
  })

  it('an order whose rest is not paid is asked for it, and leaves neither from its screen nor from the bench', async () => {
    const { shop } = desk
    await shop.operator
      .patch('/api/operator/shop', { facts: { advancePercent: 30, advanceFromDays: 20 } })
      .expect(200)
    const shopper = await shop.shoppers.open({ verified: true })
    const { body: made } = await shop.operator.get('/api/products/neige-en-mai').expect(200)
    await shopper.post('/api/bag/lines', { productId: made._id }).expect(200)
    const { body: quote } = await shopper.post('/api/checkout/quote', {}).expect(200)
    const placed = await shop.order(shopper, { pieces: [], body: { advance: quote.advance.amount } })
    await shop.pay(placed.sessionId)
    const { number } = placed.body
    const { page, complaints, close } = await desk.open('manager', { screen })
    await desk.go(page, `/orders/${number}`, number)
    await act(page, /^Ask for ₹/)
    // An e-mail about money is not sent by one press.
    const asks = page.getByRole('dialog')
    await asks.getByText(/ is told by e-mail that the order is ready, and asked to pay the rest/).waitFor()
    await asks.getByRole('button', { name: 'Go back' }).click()
    await asks.waitFor({ state: 'detached' })
    expect(await shop.rows(sql`select id from audit where event = 'order.rest-asked'`)).toEqual([])
    await act(page, /^Ask for ₹/)
    await asks.getByRole('button', { name: /^Ask for ₹/ }).click()
    await page.getByText('The shopper is asked for the rest.').waitFor()
    await page.getByText(/^The shop received the advance/).waitFor()
    expect(await page.getByRole('button', { name: 'Ship', exact: true }).count()).toBe(0)
    expect(await axe(page)).toEqual([])
    await desk.go(page, `/packing?order=${number}`, 'Packing')
    await page.getByText(/^₹[\d,]+ is still to be paid before it leaves$/).waitFor()
    const parcel = page.getByRole('region', { name: `Parcel ${number}` })
    for (const tick of await parcel.getByRole('checkbox').all()) await tick.check()
    expect(await parcel.getByRole('button', { name: 'Ship it' }).isDisabled()).toBe(true)
    expect(await axe(page)).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })

  it('what the bench typed is refused in words, and a note of one’s own is no conflict with it', async () => {
    const [first, { number }] = [await desk.sell(), await desk.sell()]
    const { page, complaints, close } = await desk.open('manager', { screen })
    const record = async (huid: string, report: string) => {
      await page.getByLabel('HUID').fill(huid)
      await page.getByLabel('Gross, g').fill('3.912')
      await page.getByLabel(/^Stone report/).fill(report)
      await page.getByRole('button', { name: 'Record', exact: true }).click()
    }
    const huid = `Q4${number.slice(-4)}`
    await desk.go(page, `/orders/${first.number}`, first.number)
    await record(huid, `GIA ${'2'.repeat(40)}`)
    // Said at the field, and in the line that counts what is not saved.
    await page.getByText('This is too long.', { exact: true }).waitFor()
    await page.getByText(/not recorded yet.*This is too long\./).waitFor()
    expect(await page.getByLabel(/^Stone report/).getAttribute('aria-invalid')).toBe('true')
    await record(huid, '')
    await page.getByText('Recorded.').waitFor()
    await desk.go(page, `/orders/${number}`, number)
    await record(huid, '')
    await page.getByText(/not recorded yet\. HUID .* read it from the piece again/).waitFor()
    // A link without an end breaks, and runs into nothing beside it.
    const link = `https://engraver.example/${'x'.repeat(300)}`
    await page.getByLabel(/^A note for the house/).fill(link)
    await act(page, 'Add the note')
    const line = page.locator('.hist li').filter({ hasText: link }).locator(':scope > :last-child')
    await line.waitFor()
    expect(await line.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    expect(await page.getByText('Somebody else recorded pieces').count()).toBe(0)
    await act(page, 'Discard')
    await act(page, 'Ship')
    const dialog = page.getByRole('dialog')
    const why = dialog.getByLabel(/Why does it leave without one/)
    await why.fill('Exempt')
    await dialog.getByText('At least eight letters, which the audit trail keeps', { exact: true }).waitFor()
    expect(await dialog.getByRole('button', { name: /^Ship/ }).isDisabled()).toBe(true)
    expect(complaints.filter((line) => !/status of 4\d\d/.test(line))).toEqual([])
    await close()
  })

  it('a transfer is recorded with its day at the bank for an order that is not listed', async () => {
    const { number, amount } = await desk.sellByTransfer()
    const { page, complaints, close } = await desk.open('manager', { screen })
    await desk.go(page, '/money', 'Money')
    await act(page, 'Record one that is not listed')
    const dialog = page.getByRole('dialog', { name: 'Transfer for an order that is not listed' })
    await dialog.getByLabel('Number of the order').fill(number.toLowerCase())
    await dialog.getByLabel('Rupees').fill(String(amount))
    await dialog.getByLabel('The bank’s number').fill(fresh('UTR0000'))
    await dialog.getByLabel('Day on which the bank had it').fill('2020-01-31')
    expect(await axe(page)).toEqual([])
    await dialog.getByRole('button', { name: /^Record ₹/ }).click()
    await dialog.getByText(`Order ${number} was not placed yet on that day.`).waitFor()
    await dialog.getByLabel('Day on which the bank had it').fill(houseDay(desk.shop.backend.deps.clock.now()))
    await dialog.getByRole('button', { name: /^Record ₹/ }).click()
    await page.getByText('The whole sum has arrived.').waitFor()
    expect(complaints.filter((one) => !one.includes('422'))).toEqual([])
    await close()
  })

  it('a return that was opened by mistake is closed without a refund', async () => {
    const { number, orderId, shopper } = await desk.sell()
    await desk.shop.operator
      .post(`/api/operator/orders/${orderId}/ship`, { withoutHuid: 'A piece of this test' })
      .expect(200)
    const { page, complaints, close } = await desk.open('manager', { screen })
    await desk.go(page, `/orders/${number}`, number)
    await act(page, 'Take pieces back')
    await page.getByLabel(/how many of 1 come back$/).fill('1')
    await page.getByLabel('Why', { exact: true }).fill('For another order')
    await act(page, 'Open the return')
    await page.getByText(/^The return is open/).waitFor()
    // The counter cannot refund it, and reads who does.
    const counter = await desk.open('counter', { screen })
    await desk.go(counter.page, `/orders/${number}`, number)
    await counter.page.getByText('An owner or manager refunds it once the pieces are back.').waitFor()
    await counter.close()
    await desk.go(page, '/returns', 'Returns')
    const row = page.getByRole('listitem').filter({ hasText: number })
    await row.getByText(/^Meera Raghavan: \S/).waitFor()
    expect(await axe(page)).toEqual([])
    await row.getByRole('link', { name: number }).click()
    await act(page, 'Close without a refund')
    const dialog = page.getByRole('dialog', { name: 'Close without a refund' })
    const closes = dialog.getByRole('button', { name: 'Close the return' })
    expect(await closes.isDisabled()).toBe(true)
    await dialog.getByLabel('The pieces').selectOption('They came, and were sent back')
    await dialog.getByLabel(/^Why, as the shopper/).fill('We had mixed up two orders.')
    expect(await axe(page)).toEqual([])
    await closes.dblclick()
    await page.getByText('The return is closed, and the shopper is told why.').waitFor()
    await page
      .getByText('closed the return without a refund: the pieces were sent back: We had mixed up two orders.')
      .waitFor()
    expect(await page.getByText(/closed the return without a refund/).count()).toBe(1)
    expect(await page.getByRole('button', { name: /^They are back/ }).count()).toBe(0)
    expect(complaints).toEqual([])
    await close()

    // The shopper reads the words under the step, whose name stays on one line.
    const { publicUrl } = desk.shop.backend.deps.config
    const own = await openPage(await chromium(), { screen })
    await own.page.context().addCookies([{ name: 'sid', value: shopper.token, url: publicUrl }])
    await own.page.goto(`${publicUrl}/order/${orderId}`)
    await own.page.getByText('We had mixed up two orders.').waitFor()
    const name = await own.page.getByText('Return closed', { exact: true }).boundingBox()
    expect(name?.height).toBeLessThan(40)
    expect(await axe(own.page)).toEqual([])
    expect(own.complaints).toEqual([])
    await own.close()
  })

  it('a piece is taken in exchange once, and its passport ends', async () => {
    const { number, orderId, shopper } = await desk.sell()
    const order = `/api/operator/orders/${orderId}`
    await desk.shop.operator.post(`${order}/ship`, { withoutHuid: 'A piece of this test' }).expect(200)
    await desk.shop.operator.post(`${order}/deliver`).expect(200)
    const { page, complaints, close } = await desk.open('manager', { screen })
    await desk.go(page, `/orders/${number}`, number)
    await act(page, 'Take a piece')
    const dialog = page.getByRole('dialog', { name: /^Take a piece in exchange/ })
    const given = dialog.getByLabel('Rupees given for it')
    await given.fill('9,99,99,999')
    await dialog.getByText(/^No more than the/).waitFor()
    await given.fill('12,500.50')
    expect(await axe(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Record ₹12,500.50 in exchange' }).dblclick()
    await page.getByText(/taken in exchange for ₹12,500\.50$/).waitFor()
    await page.getByText(/took a piece in exchange: /).waitFor()
    expect(await page.getByRole('button', { name: 'Take a piece' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Take pieces back' }).count()).toBe(0)
    expect(await axe(page)).toEqual([])

    const { publicUrl } = desk.shop.backend.deps.config
    const own = await openPage(await chromium(), { screen })
    await own.page.context().addCookies([{ name: 'sid', value: shopper.token, url: publicUrl }])
    await own.page.goto(`${publicUrl}/order/${orderId}`)
    await own.page
      .getByRole('link', { name: /passport/i })
      .first()
      .click()
    await own.page.getByText('We took the piece in exchange.').waitFor()
    expect(own.complaints).toEqual([])
    await own.close()

    await act(page, 'Recorded by mistake')
    await page.getByLabel(/^Why, for the audit trail/).fill('Another order was meant')
    await act(page, 'Remove the record')
    await page.getByRole('button', { name: 'Take a piece' }).waitFor()
    expect(complaints).toEqual([])
    await close()
  })

  it('what a colleague has done meanwhile is shown in the dialog, and the next press goes on', async () => {
    const { number } = await desk.sell()
    const path = `/api/operator/orders/${number}`
    await desk.shop.operator.post(`${path}/ship`, { withoutHuid: 'A test piece' }).expect(200)
    const [one, two] = [await desk.open('manager', { screen }), await desk.open('owner', { screen })]
    const other = await desk.sell()
    await desk.go(two.page, `/orders/${other.number}`, other.number)
    await act(two.page, 'Cancel')
    await two.page.getByLabel('Why, as the shopper will read it').fill('The stone is cracked')
    await desk.go(one.page, `/orders/${other.number}`, other.number)
    await act(one.page, 'Begin')
    await one.page.getByText('began the order').waitFor()
    await act(two.page, /^Cancel and refund/)
    await two.page.getByRole('dialog').getByText('began the order').waitFor()
    await act(two.page, /^Cancel and refund/)
    await two.page.getByRole('dialog').waitFor({ state: 'detached' })
    const fill = (page: Page, name: string, value: string) => page.getByRole('textbox', { name }).fill(value)
    for (const { page } of [one, two]) {
      await desk.go(page, `/orders/${number}`, number)
      await act(page, 'Add a tracking number')
    }
    await fill(one.page, 'Tracking number', '7745120938')
    await fill(one.page, 'Tracking link', 'https://courier.example/7745120938')
    await act(one.page, 'Save the tracking')
    await one.page.getByRole('dialog').waitFor({ state: 'detached' })
    await fill(two.page, 'Tracking number', '7745120983')
    await act(two.page, 'Save the tracking')
    const dialog = two.page.getByRole('dialog')
    await dialog.getByText('Somebody else has changed this order meanwhile').waitFor()
    expect(await dialog.innerText()).toContain('7745120938 https://courier.example/7745120938')
    await dialog.getByRole('button', { name: 'Leave it as they did' }).waitFor()
    const both = dialog.getByRole('row', { name: /^Tracking number/ })
    expect(await both.getByRole('cell').allTextContents()).toEqual([
      'Tracking number',
      '7745120938',
      '7745120983',
    ])
    expect(await axe(two.page)).toEqual([])
    await act(two.page, 'Save the tracking')
    await dialog.waitFor({ state: 'detached' })
    await two.page.getByRole('complementary').getByText('7745120983').waitFor()
    await one.close()
    await two.close()
  })

  it('a part of the money goes back, fails at the bank, and is settled by another way', async () => {
    const { number, orderId } = await desk.sell(undefined, 2)
    const { shop } = desk
    await shop.operator
      .post(`/api/operator/orders/${orderId}/ship`, { withoutHuid: 'A piece of this test' })
      .expect(200)
    const { page, complaints, close } = await desk.open('manager', { screen })
    await desk.go(page, `/orders/${number}`, number)
    await act(page, 'Take pieces back')
    await page.getByLabel(/how many of 2 come back$/).fill('1')
    await page.getByLabel('Why', { exact: true }).fill('One of the two is too small')
    await act(page, 'Open the return')
    await page.getByText(/^The return is open/).waitFor()
    await act(page, /^They are back: refund ₹/)
    // The shopper keeps the second one: whoever has it in the hand says which.
    const refunds = page.getByRole('dialog').getByRole('button', { name: /^Refund ₹/ })
    expect(await refunds.isDisabled()).toBe(true)
    await page.getByLabel(`Passport ${number}/2`).check()
    await page.getByLabel(`Passport ${number}/1`).check()
    expect(await axe(page)).toEqual([])
    await refunds.click()
    await page.getByText('The money is on its way back.').waitFor()
    await page.getByText(`Came back: passport ${number}/1`).waitFor()
    await page.getByText(/^The piece came back today, .*; its passport .*\/1 has ended\.$/).waitFor()
    const { items } = (await shop.operator.get(`/api/operator/orders/${orderId}`).expect(200)).body
    expect(items[0].passports.map(({ ended }: { ended?: { because: string } }) => ended?.because)).toEqual([
      'returned',
      undefined,
    ])
    await shop.backend.runJob('payments-refunds')
    const [paid] = await shop.rows(
      sql<{ intent: string }>`select payment_intent as intent from payments where order_id = ${orderId}`,
    )
    const { money } = shop.payments.provider
    money.endRefund(money.refundsOf(paid?.intent ?? '')[0]?.id ?? '', 'failed')
    await desk.go(page, '/money', 'Money')
    const row = page
      .getByRole('listitem')
      .filter({ hasText: number })
      .filter({ hasText: 'The refund failed' })
    // The provider's news arrives while the page is open.
    await eventually(async () => {
      await shop.backend.runJob('payments-events')
      await page.reload()
      await page.getByRole('heading', { name: 'What is stuck' }).waitFor()
      await page.getByRole('status', { name: 'Loading' }).waitFor({ state: 'detached' })
      return (await row.count()) > 0
    })
    await row.getByRole('button', { name: 'Refunded another way' }).click()
    await page.getByLabel('How, in a sentence').fill('Paid to the account of the shopper')
    expect(await axe(page)).toEqual([])
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /has been refunded$/ })
      .click()
    await page.getByText('It is settled.').waitFor()
    await row.waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
    await close()
  })

  it('a parcel is packed once its HUID was read from the piece again', async () => {
    const { number, orderId } = await desk.sell()
    const path = `/api/operator/orders/${orderId}`
    await desk.shop.operator.post(`${path}/process`).expect(200)
    const huid = `P7${number.slice(-4)}`
    const { asked } = (await desk.shop.operator.get(`${path}/file`).expect(200)).body
    const { grossMg, netMg } = asked[0]
    await desk.shop.operator
      .post(`${path}/pieces`, { pieces: [{ item: '1', grossMg, netMg, huid }] })
      .expect(200)
    const { page, complaints, close } = await desk.open('workshop', { screen })
    await desk.go(page, `/packing?order=${number}`, 'Packing')
    const read = page.getByLabel(/HUID, read from the piece/)
    await read.fill(`Q${huid.slice(1)}`)
    // Read out: whoever packs looks at the piece.
    const verdict = page.getByRole('status')
    await verdict.filter({ hasText: `It does not match: the bench recorded ${huid}.` }).waitFor()
    await read.fill(huid.toLowerCase())
    await verdict.filter({ hasText: 'It matches the bench.' }).waitFor()
    expect(await page.getByRole('button', { name: '1 more to check' }).isDisabled()).toBe(true)
    await page.getByLabel('The slip is in the parcel').check()
    expect(await axe(page)).toEqual([])
    await act(page, 'Ship it')
    await page.getByRole('dialog').getByRole('button', { name: 'Ship without a tracking number' }).click()
    await page.getByText('It is on its way.').waitFor()
    expect(complaints).toEqual([])
    await close()
  })
})
