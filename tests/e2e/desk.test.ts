import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axe } from '../support/browser.ts'
import { startDesk, type DeskJourneys } from '../support/desk.ts'

/** The people of the house at their desk, on a phone and on a screen: one started shop for all of them. */

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

  it('a message is answered', async () => {
    const shopper = await desk.shop.shoppers.open({ name: `Rhea at ${screen}`, verified: true })
    await shopper.post('/api/messages', { text: 'Can the ring be made half a size smaller?' }).expect(201)
    const { page, complaints, close } = await desk.open('counter', { screen })
    expect(await page.getByRole('link', { name: 'Money' }).count()).toBe(0)
    await go(page, '/messages', 'Messages')
    await page.getByRole('link', { name: new RegExp(shopper.name) }).click()
    await page.getByText('Can the ring be made half a size smaller?', { exact: true }).last().waitFor()
    await page.getByLabel(`Answer ${shopper.name}`).fill('It can: bring it to the counter.')
    expect(await axe(page)).toEqual([])
    await act(page, `Send to ${shopper.name}`)
    await page.getByText('Sent. An e-mail tells of it.').waitFor()
    const { body } = await shopper.get('/api/messages').expect(200)
    expect(body.messages[0]).toMatchObject({ from: 'house', text: 'It can: bring it to the counter.' })
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
    await act(second.page, 'Confirm it')
    await second.page.getByText(/Confirmed/).waitFor()
    await second.close()

    await act(asking.page, 'Set 1 rate')
    await asking.page.getByText('The rates hold.').waitFor()
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
    await act(page, 'Undo: put it on sale again')
    await page.getByRole('button', { name: 'Retire' }).waitFor()
    expect(complaints).toEqual([])
    await close()
  })

  it('an hour is blocked and given back; a page is changed, and typed words are not left behind', async () => {
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

    const slug = `spring-${screen}`
    await desk.shop.operator
      .put(`/api/operator/content/${slug}`, {
        path: `/${slug}`,
        title: 'Spring',
        group: 'story',
        position: 1,
        blocks: [{ kind: 'prose', paragraphs: ['It begins in March.'] }],
      })
      .expect(200)
    await go(page, `/pages/${slug}`, 'Spring')
    await page.getByLabel('Title', { exact: true }).fill('Early spring')
    await page.getByRole('link', { name: 'Pages', exact: true }).first().click()
    await act(page, 'Stay here')
    expect(await axe(page)).toEqual([])
    await act(page, 'Save and show it')
    await page.getByRole('heading', { level: 1, name: 'Early spring' }).waitFor()
    const { body } = await desk.shop.operator.get(`/api/operator/content/${slug}`).expect(200)
    expect(body).toMatchObject({ title: 'Early spring', blocks: [{ paragraphs: ['It begins in March.'] }] })
    expect(complaints).toEqual([])
    await close()
  })
})

it('every screen is clean to axe, dark and on a tablet', async () => {
  const { number, shopper } = await desk.sell()
  const { body: account } = await shopper.get('/api/account')
  const { page, complaints, close } = await desk.open('owner', { screen: 'tablet', colorScheme: 'dark' })
  const paths = [
    '/',
    '/orders',
    `/orders/${number}`,
    '/returns',
    '/workshop',
    '/money',
    '/books',
    '/products',
    '/categories',
    '/rates',
  ]
  const people = [
    '/shoppers',
    `/shoppers/${account._id}`,
    '/messages',
    '/enquiries',
    '/appointments',
    '/appointments/list',
    '/pages/new',
    '/blogs',
    '/salons',
    '/menu',
    '/e-mails',
    '/facts',
    '/resale',
    '/staff',
    '/trail',
  ]
  for (const path of [...paths, ...people]) {
    await go(page, path, /./)
    await page.getByRole('status', { name: 'Loading' }).waitFor({ state: 'detached' })
    expect({ path, found: await axe(page) }).toEqual({ path, found: [] })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  expect(complaints).toEqual([])
  await close()
})
