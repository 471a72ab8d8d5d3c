import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axe, CONTRAST } from '../support/browser.ts'
import { startDesk, type DeskJourneys } from '../support/desk.ts'
import { eventually } from '../support/eventually.ts'

/** The people of the house at their desk, on a phone and on a screen: one started shop for all of them. */

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

let desk: DeskJourneys
beforeAll(async () => {
  // A rate moved by anybody is looked at by a second person.
  desk = await startDesk({ FOUR_EYES_ABOVE: 'rates=1' })
})
afterAll(() => desk?.close())

const go = async (page: Page, path: string, heading: string | RegExp) => {
  await page.goto(`${desk.url}/desk${path}`)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
}
/** Whether a thumb on its middle meets it and nothing that lies over it. */
const isFree = (one: Locator) =>
  one.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
const act = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

describe.each(['phone', 'desktop'] as const)('at %s', (screen) => {
  it('an order goes from paid to delivered, its HUID and weights written down', async () => {
    const { number } = await desk.sell()
    const { page, complaints, close } = await desk.open('manager', { screen })
    await go(page, '/orders', 'Orders')
    await page.getByRole('link', { name: number }).waitFor()
    expect(await axe(page)).toEqual([])
    await page.getByLabel('Find an order').fill(number)
    await page.waitForURL(/q/)
    await page.getByRole('link', { name: number }).click()
    await page.getByRole('heading', { level: 1, name: number }).waitFor()
    await act(page, 'Begin')
    await page.getByText('The workshop has begun.').waitFor()
    // One for each order: a piece of another one may not bear it.
    const huid = `K7${number.slice(-4)}`
    await page.getByLabel('HUID').fill(huid.slice(0, 5))
    await page.getByText('A HUID has six letters or digits', { exact: true }).waitFor()
    await page.getByLabel('HUID').fill(huid)
    const ordered = /Ordered at ([\d.]+) g, metal ([\d.]+) g/.exec(await page.getByRole('main').innerText())
    await page.getByLabel('Gross, g').fill(ordered?.[1] ?? '')
    await page.getByLabel('Metal alone, g').fill(ordered?.[2] ?? '')
    // Neither the bar of changes nor the notice of the step before covers what is typed in or pressed next.
    expect(await isFree(page.getByLabel('Metal alone, g'))).toBe(true)
    expect(await isFree(page.getByRole('button', { name: 'Write down' }))).toBe(true)
    await act(page, 'Write down')
    await page.getByText('Written down.').waitFor()
    expect(await axe(page)).toEqual([])
    await act(page, 'Ship')
    await page.getByLabel('Courier').fill('Blue Dart')
    await page.getByLabel('Number of the parcel').fill('BD123')
    expect(await axe(page)).toEqual([])
    await act(page, 'Ship it')
    await page.getByText('It is on its way.').waitFor()
    await act(page, 'It has arrived')
    await page.getByRole('dialog').getByRole('button', { name: 'It has arrived' }).click()
    await page.getByText('It is delivered.').waitFor()
    await page.getByText('manager@house.example handed the order over').waitFor()
    expect(complaints).toEqual([])
    await close()
  })

  it('a bank transfer is matched with its order', async () => {
    const { number, amount } = await desk.sellByTransfer()
    const { page, complaints, close } = await desk.open('manager', { screen })
    await go(page, '/money', 'Money')
    const row = page.getByRole('listitem').filter({ hasText: number })
    await row.getByRole('button', { name: 'Record what came' }).click()
    const dialog = page.getByRole('dialog', { name: `Transfer for ${number}` })
    expect(await dialog.getByLabel('Rupees').inputValue()).toBe(String(amount))
    await dialog.getByLabel('The bank’s number').fill(`UTR${screen === 'phone' ? '1' : '2'}0000001`)
    expect(await axe(page)).toEqual([])
    await dialog.getByRole('button', { name: /^Record ₹/ }).click()
    await page.getByText('The order is paid.').waitFor()
    await row.waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
    await close()
  })

  it('a part of the money goes back, fails at the bank, and is settled by another way', async () => {
    const { number, orderId } = await desk.sell(undefined, 2)
    const { shop } = desk
    await shop.operator
      .post(`/api/operator/orders/${orderId}/ship`, { withoutHuid: 'A piece of this test' })
      .expect(200)
    const { page, complaints, close } = await desk.open('manager', { screen })
    await go(page, `/orders/${number}`, number)
    await act(page, 'Take pieces back')
    await page.getByLabel(/, of 2$/).fill('1')
    await page.getByLabel('Why', { exact: true }).fill('One of the two is too small')
    await act(page, 'Open the return')
    await page.getByText(/^The return is open/).waitFor()
    await act(page, /^They are back: refund ₹/)
    expect(await axe(page)).toEqual([])
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Send back ₹/ })
      .click()
    await page.getByText('The money is on its way back.').waitFor()
    await shop.backend.runJob('payments-refunds')
    const [paid] = await shop.rows(
      sql<{ intent: string }>`select payment_intent as intent from payments where order_id = ${orderId}`,
    )
    const { money } = shop.payments.provider
    money.endRefund(money.refundsOf(paid?.intent ?? '')[0]?.id ?? '', 'failed')
    await go(page, '/money', 'Money')
    const row = page
      .getByRole('listitem')
      .filter({ hasText: number })
      .filter({ hasText: 'The refund failed' })
    // The provider's news comes beside the page.
    await eventually(async () => {
      await shop.backend.runJob('payments-events')
      await page.reload()
      await page.getByRole('heading', { name: 'What is stuck' }).waitFor()
      await page.getByRole('status', { name: 'Loading' }).waitFor({ state: 'detached' })
      return (await row.count()) > 0
    })
    await row.getByRole('button', { name: 'Paid by another way' }).click()
    await page.getByLabel('How, in a sentence').fill('Paid to the account of the shopper')
    expect(await axe(page)).toEqual([])
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /is paid back$/ })
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
    await go(page, `/packing?order=${number}`, 'Packing')
    const read = page.getByLabel(/HUID, read from the piece/)
    await read.fill(`Q${huid.slice(1)}`)
    await page.getByText(`It does not agree: the bench wrote ${huid}.`, { exact: false }).waitFor()
    await read.fill(huid.toLowerCase())
    await page.getByText('It agrees with the bench.', { exact: false }).waitFor()
    expect(await page.getByRole('button', { name: '1 more to look at' }).isDisabled()).toBe(true)
    await page.getByLabel('The slip lies in the parcel').check()
    expect(await axe(page)).toEqual([])
    await act(page, 'Ship it')
    await page.getByRole('dialog').getByRole('button', { name: 'Ship it' }).click()
    await page.getByText('It is on its way.').waitFor()
    expect(complaints).toEqual([])
    await close()
  })

  it('a message is answered, begun with a template', async () => {
    const shopper = await desk.shop.shoppers.open({ name: `Rhea at ${screen}`, verified: true })
    await shopper.post('/api/messages', { text: 'Can the ring be made half a size smaller?' }).expect(201)
    const template = randomUUID()
    await desk.shop.operator
      .put(`/api/operator/message-templates/${template}`, {
        title: `Resizing at ${screen}`,
        text: 'Dear {name}, it can.',
      })
      .expect(200)
    const { page, complaints, close } = await desk.open('counter', { screen })
    expect(await page.getByRole('link', { name: 'Money' }).count()).toBe(0)
    await go(page, '/messages', 'Messages')
    await page.getByRole('link', { name: new RegExp(shopper.name) }).click()
    await page.getByText('Can the ring be made half a size smaller?', { exact: true }).last().waitFor()
    await page.getByLabel('Begin with a template').selectOption({ label: `Resizing at ${screen}` })
    const about = page.getByRole('complementary', { name: 'About the shopper' })
    await about.getByText(shopper.email).waitFor()
    await about.getByText('No order yet').waitFor()
    const answer = page.getByLabel(`Answer ${shopper.name}`)
    expect(await answer.inputValue()).toBe('Dear Rhea, it can.')
    await answer.fill('It can: bring it to the counter.')
    await page
      .getByLabel('Add pictures')
      .setInputFiles({ name: 'gauge.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') })
    await page.getByRole('img', { name: 'gauge.png' }).waitFor()
    expect(await axe(page)).toEqual([])
    await act(page, `Send to ${shopper.name}`)
    await page.getByText('Sent. An e-mail tells of it.').waitFor()
    const { body } = await shopper.get('/api/messages').expect(200)
    expect(body.messages[0]).toMatchObject({ from: 'house', text: 'It can: bring it to the counter.' })
    await page.getByRole('img', { name: 'Sent by the house, 1' }).waitFor()
    await shopper.get(`/api/messages/pictures/${body.messages[0].pictures[0]._id}`).expect(200)
    expect(complaints).toEqual([])
    await close()
  })

  it('a metal rate is asked for by one, confirmed by another, and set', async () => {
    const to = screen === 'phone' ? '9401' : '9402'
    const asking = await desk.open('manager', { screen })
    await go(asking.page, '/rates', 'Metal rates')
    await asking.page.getByLabel('New rate of Yellow gold 18 kt, rupees a gram').fill(to)
    await act(asking.page, 'Look at the effect')
    expect(await axe(asking.page)).toEqual([])
    await act(asking.page, 'Set 1 rate')
    await asking.page.getByRole('dialog').getByRole('alert').waitFor()

    const second = await desk.open('owner', { screen })
    await go(second.page, '/rates', 'Metal rates')
    await second.page.getByText(/"Yellow gold" "18 kt": ₹94\d\d a gram/).waitFor()
    expect(await second.page.getByRole('main').innerText()).not.toContain('sha256')
    await act(second.page, 'Confirm it')
    await second.page.getByText(/Confirmed/).waitFor()
    await second.close()

    await act(asking.page, 'Set 1 rate')
    await asking.page.getByText('The rates are set.').waitFor()
    await asking.page
      .getByText(new RegExp(`₹9,${to.slice(1)}`))
      .first()
      .waitFor()
    // A refusal is an answer of the endpoint, which the browser writes down as a failed load.
    expect(asking.complaints.filter((line) => !line.includes('409'))).toEqual([])
    await asking.close()
  })

  it('30 products come from a table, one is corrected first and one retired', async () => {
    const { page, complaints, close } = await desk.open('manager', { screen })
    await go(page, '/products/import', 'Import products')
    const rows = Array.from(
      { length: 30 },
      (_, n) => `Fern ${screen} ${n + 1},Ferns,Yellow gold,18 kt,${2 + n / 10},900,7113,1`,
    )
    const table = (first: string) => ({
      name: 'ferns.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        ['name,category,metal,purity,weight,making,hsn,stock', first, ...rows.slice(1)].join('\n'),
      ),
    })
    await page
      .getByLabel('Table, .csv or .xlsx')
      .setInputFiles(table(rows[0]?.replace('18 kt', '19 kt') ?? ''))
    await page.getByLabel('Make categories that are missing').check()
    await act(page, 'Look what it would do')
    await page.getByRole('heading', { name: 'To correct in the table' }).waitFor()
    expect(await axe(page)).toEqual([])
    await page.getByLabel('Table, .csv or .xlsx').setInputFiles(table(rows[0] ?? ''))
    await act(page, 'Look what it would do')
    await act(page, 'Write 30 products')
    await page.getByText('30 added, 0 changed').waitFor()
    await page.getByRole('link', { name: 'See the products' }).click()
    await page.getByLabel('Find a product').fill(`Fern ${screen} 30`)
    await page.getByRole('link', { name: `Fern ${screen} 30` }).click()
    await page.getByRole('heading', { level: 1, name: `Fern ${screen} 30` }).waitFor()
    await act(page, 'Retire')
    await page.getByText('It has left lists, search and bags').waitFor()
    expect(await axe(page)).toEqual([])
    await act(page, 'Preview')
    await page
      .frameLocator('iframe')
      .getByRole('heading', { level: 1, name: `Fern ${screen} 30` })
      .waitFor()
    await act(page, 'Close the preview')
    await act(page, 'Undo: put it on sale again')
    await page.getByRole('button', { name: 'Retire' }).waitFor()

    await go(
      page,
      `/products?filter=${encodeURIComponent(JSON.stringify({ q: `Fern ${screen} 2` }))}`,
      'Products',
    )
    await page.getByLabel(`Choose Fern ${screen} 20`).check()
    await page.getByLabel(`Choose Fern ${screen} 21`).check()
    await page.getByText('2 products chosen').waitFor()
    expect(await axe(page)).toEqual([])
    await act(page, /^Retire$/)
    await page.getByText('2 products retired').waitFor()
    expect(await page.getByRole('row', { name: /Fern .* Retired/ }).count()).toBe(2)
    await act(page, 'Undo')
    await page
      .getByRole('row', { name: /Fern .* Retired/ })
      .first()
      .waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
    await close()
  })

  it('several combinations are taken off sale at once, taken back, and saved', async () => {
    const { rows } = await sql<{ id: string }>`select product_id as id from product_variants
      group by product_id having count(distinct metal) > 2 and count(*) between 6 and 30
      order by product_id limit 1 offset ${screen === 'phone' ? 0 : 1}`.execute(desk.shop.backend.deps.db)
    const id = rows[0]?.id ?? ''
    const offered = async (): Promise<number> =>
      (await desk.shop.shoppers.as('').get(`/api/products/${id}/configuration`).expect(200)).body.variants
        .length
    const before = await offered()
    const { page, complaints, close } = await desk.open('manager', { screen })
    await go(page, `/products/${id}`, /./)
    const rowsOf = page.getByRole('row').filter({ has: page.getByLabel(/^Choose (?!all)/) })
    const free = page.getByLabel(/^On sale: /).and(page.locator(':enabled'))
    const names = (await free.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? '')))
      .slice(0, 2)
      .map((label) => label.replace('On sale: ', ''))
    for (const name of names) await page.getByLabel(`Choose ${name}`, { exact: true }).check()
    await act(page, 'Price by % …')
    await page.getByLabel('Per cent more, or less with a minus').fill('10')
    expect(await axe(page)).toEqual([])
    await act(page, 'Put in')
    await page.getByText('2 changes not saved yet').waitFor()
    await act(page, 'Undo')
    await page.getByText('changes not saved yet').waitFor({ state: 'detached' })
    await act(page, 'Off sale')
    expect(await page.getByLabel(`On sale: ${names[0]}`, { exact: true }).isChecked()).toBe(false)
    // The bar of changes stands before whichever row is at the foot: sizes were looked at above.
    expect(await axe(page, CONTRAST)).toEqual([])
    await act(page, 'Save 2 changes')
    await page.getByRole('button', { name: /^Off sale 2/ }).click()
    expect(await rowsOf.count()).toBe(2)
    expect(await offered()).toBe(before - 2)
    expect(complaints).toEqual([])
    await close()
  })

  it('a picture is looked at as the shop shows it before it is saved', async () => {
    const { page, complaints, close } = await desk.open('manager', { screen })
    const { products } = (await desk.shop.operator.get('/api/operator/products').expect(200)).body
    await go(page, `/products/${products[0]._id}`, products[0].name)
    await page.getByRole('button', { name: 'Look at it' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'How the shop shows it' })
    await dialog.getByText(/^It is square/).waitFor()
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
    await close()
  })

  it('an estimate is sent, and its shopper has it', async () => {
    const shopper = await desk.shop.shoppers.open({ name: `Zoya at ${screen}`, verified: true })
    await shopper.post('/api/messages', { text: 'My emerald, between two bars.' }).expect(201)
    const { page, complaints, close } = await desk.open('manager', { screen })
    await go(page, '/messages', 'Messages')
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
    await page.getByText('Sent. An e-mail tells of it.').waitFor()
    const { body } = await shopper.get('/api/messages').expect(200)
    expect(body.messages[0].estimate).toMatchObject({ amount: 166_000, weeks: 6, state: 'open' })
    expect(complaints).toEqual([])
    await close()
  })

  it('an hour is blocked and given back', async () => {
    const { page, complaints, close } = await desk.open('manager', { screen })
    // A week has a day on which the salon is open.
    await go(page, '/appointments?view=week', 'Appointments')
    await act(page, 'After')
    await page.getByRole('button', { name: /^Free/ }).first().click()
    await page.getByLabel('Why, for the house only').fill('The photographer')
    await act(page, 'Block the hour')
    await page.getByText('The hour is blocked.').waitFor()
    await page.getByRole('button', { name: 'Blocked The photographer' }).click()
    await act(page, 'Give the hour back')
    await page.getByText('The hour is free again.').waitFor()
    if (screen === 'phone') {
      await go(page, '/appointments', 'Appointments')
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

  it('a page is changed, previewed in the shop, published and taken back; typed words are not left behind', async () => {
    const { page, complaints, close } = await desk.open('manager', { screen })
    const published = async (): Promise<string> =>
      (await desk.shop.operator.get(`/api/operator/content/${slug}`).expect(200)).body.title
    const slug = `spring-${screen}`
    const spring = {
      path: `/${slug}`,
      title: 'Spring',
      group: 'story',
      position: 1,
      blocks: [{ kind: 'prose', paragraphs: ['It begins in March.'] }],
    }
    await desk.shop.operator.put(`/api/operator/content/${slug}`, spring).expect(200)
    await go(page, `/pages/${slug}`, 'Spring')
    await page.getByLabel('Title', { exact: true }).fill('Early spring')
    await page.getByRole('link', { name: 'Pages', exact: true }).first().click()
    await act(page, 'Stay here')
    expect(await axe(page)).toEqual([])
    await act(page, 'Keep as draft')
    await page.getByText('Shoppers see what is published.', { exact: false }).first().waitFor()
    expect(await published()).toBe('Spring')
    // Once it is kept, the draft can be published: judged before, the button is half in its new colour.
    await page.getByRole('button', { name: 'Publish' }).and(page.locator(':enabled')).waitFor()
    expect(await axe(page)).toEqual([])

    // Beside the form where there is room for it.
    if (screen === 'phone') await act(page, 'Preview')
    const shown = page.frameLocator('iframe')
    await shown.getByRole('heading', { level: 1, name: 'Early spring' }).waitFor()
    await shown.getByText('shoppers do not see this').waitFor()
    const widths = async (width: string) => {
      await act(page, width)
      await page.getByTitle(`The draft at ${width} pixels`).waitFor()
      return shown.locator('html').evaluate(() => innerWidth)
    }
    expect([await widths('390'), await widths('1440')]).toEqual([390, 1440])
    if (screen === 'phone') await act(page, 'Close the preview')
    else {
      await page.getByLabel('Title', { exact: true }).fill('Very early spring')
      await page.getByText('Without what is not kept yet').waitFor()
      await act(page, 'Keep as draft')
      await shown.getByRole('heading', { level: 1, name: 'Very early spring' }).waitFor()
      await page.getByLabel('Title', { exact: true }).fill('Early spring')
      await act(page, 'Keep as draft')
      await shown.getByRole('heading', { level: 1, name: 'Early spring', exact: true }).waitFor()
    }

    // What a colleague publishes meanwhile is told, and not taken back by the draft.
    await desk.shop.operator.put(`/api/operator/content/${slug}`, { ...spring, lead: 'Soon.' }).expect(200)
    await act(page, 'Publish')
    await page.getByText('Nothing was written.', { exact: false }).waitFor()
    await page.getByText('after this draft was begun', { exact: false }).waitFor()
    expect(await published()).toBe('Spring')
    expect(await axe(page)).toEqual([])
    await act(page, 'Bring both together')
    await page.getByText('after this draft was begun', { exact: false }).waitFor({ state: 'detached' })
    await act(page, 'Publish')
    await page.getByText('Published: the shop shows it.').waitFor()
    expect(await published()).toBe('Early spring')
    const { body: now } = await desk.shop.operator.get(`/api/operator/content/${slug}`).expect(200)
    expect(now.lead).toBe('Soon.')
    await act(page, 'Versions')
    const versions = page.getByRole('dialog', { name: 'Versions' })
    await versions.getByText(/Published by manager@house.example.*now/).waitFor()
    await versions.getByRole('button', { name: 'Look at it' }).first().click()
    await versions.getByRole('cell', { name: 'Early spring' }).waitFor()
    expect(await axe(page)).toEqual([])
    await versions.getByRole('button', { name: 'Take this one back' }).click()
    await act(page, 'Publish')
    await page.getByRole('heading', { level: 1, name: 'Spring', exact: true }).waitFor()
    expect(await published()).toBe('Spring')
    expect(complaints).toEqual([])
    await close()
  })
})
