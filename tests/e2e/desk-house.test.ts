import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { axe } from '../support/browser.ts'
import { act, fresh, startDeskJourneys } from '../support/desk-journeys.ts'
import { walkedAt } from '../support/long-form.ts'

/** The books and the people of the house at the desk, on a phone and on a screen. */

const desk = startDeskJourneys()

describe.each(walkedAt('desktop', 'phone'))('at %s', (screen) => {
  it('the books sum up the documents of the days, and each leads to its PDF', async () => {
    const { number, orderId } = await desk.sell()
    const order = `/api/operator/orders/${orderId}`
    await desk.shop.operator.post(`${order}/ship`, { withoutHuid: 'A piece of this test' }).expect(200)
    await desk.shop.operator.post(`${order}/deliver`).expect(200)
    await desk.shop.operator
      .post(`${order}/resales`, { item: '1', piece: 1, as: 'buy-back', amount: 1000 })
      .expect(200)
    const { page, complaints, close } = await desk.open('owner', { screen })
    await desk.go(page, '/books', 'Books')
    const invoices = page.getByRole('row', { name: /^Invoices \d/ })
    await invoices.waitFor()
    const [from, to] = [
      await page.getByLabel('First day').inputValue(),
      await page.getByLabel('Last day').inputValue(),
    ]
    const { body } = await desk.shop.operator.get(`/api/operator/register?from=${from}&to=${to}&limit=1000`)
    const all: readonly { kind: string; total: number }[] = body.documents
    const paise = all
      .filter(({ kind }) => kind === 'invoice')
      .reduce((sum, { total }) => sum + Math.round(total * 100), 0)
    const said = (await invoices.innerText()).replaceAll(/[^\d.\n\t]/g, '').split(/[\n\t]+/)
    expect(said.map(Number)).toContain(paise / 100)
    expect(await axe(page)).toEqual([])
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: /^PDF of/ })
        .first()
        .click(),
    ])
    expect(file.suggestedFilename()).toMatch(/\.pdf$/)
    expect(
      readFileSync(await file.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    await page.getByText(`Passport ${number}/1`).waitFor()
    const [taken] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exchange and buy-back, CSV' }).click(),
    ])
    expect(readFileSync(await taken.path(), 'utf8')).toContain(`"buy-back","${number}"`)

    // The days are in the address: they outlive a reload, and the way back leads to those before.
    const first = page.getByLabel('First day')
    await first.fill('2020-01-01')
    await page.getByRole('button', { name: 'Show the documents' }).click()
    await page.waitForURL(/[?]from=2020-01-01&to=/)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Show the documents')
    await page.reload()
    await invoices.waitFor()
    expect(await first.inputValue()).toBe('2020-01-01')
    await page.goBack()
    await invoices.waitFor()
    expect(await first.inputValue()).toBe(from)
    expect(complaints).toEqual([])
    await close()
  })

  it('somebody gets a name and another role, which an open page of theirs hears of', async () => {
    const name = fresh('Meera ')
    const owner = await desk.open('owner', { screen })
    const theirs = await desk.open('workshop', { screen })
    await desk.go(theirs.page, '/workshop', 'Workshop')
    await desk.go(owner.page, '/staff', 'Staff and tokens')
    const row = owner.page.getByRole('listitem').filter({ hasText: 'workshop@house.example' })
    await row.getByRole('button', { name: 'Change' }).click()
    await owner.page.getByLabel('Name, as colleagues say it').fill(name)
    await owner.page.getByLabel('Role').selectOption('counter')
    expect(await axe(owner.page)).toEqual([])
    await act(owner.page, 'Make them counter')
    await row.getByText(`${name.trim()}, counter`).waitFor()

    // The page that the person has open is loaded again with the next answer.
    await theirs.page.evaluate(() => dispatchEvent(new Event('focus')))
    await theirs.page.goto(`${desk.url}/desk/workshop`)
    await theirs.page.getByRole('heading', { name: 'Not for your role' }).waitFor()
    await row.getByRole('button', { name: 'Change' }).click()
    await owner.page.getByLabel('Role').selectOption('workshop')
    await act(owner.page, 'Make them workshop')
    await row.getByText(`${name.trim()}, workshop`).waitFor()
    await theirs.page.getByRole('link', { name: 'Go to Today' }).click()
    await theirs.page.waitForFunction(() => document.querySelector('nav a[href="/desk/packing"]') !== null)
    await theirs.close()
    await owner.close()
  })

  it('the form of exchange and buy-back shows what a second person answers, as soon as they do', async () => {
    const asking = await desk.open('manager', { screen })
    await desk.go(asking.page, '/resale', 'Exchange and buy-back')
    const stones = asking.page.getByLabel('Stones').first()
    const to = String(Number(await stones.inputValue()) - 1)
    await stones.fill(to)
    await act(asking.page, 'Save and show it')
    await asking.page.getByText('Another owner or manager has been asked').waitFor()
    const second = await desk.open('owner', { screen })
    await desk.go(second.page, '/money', 'Money')
    await second.page
      .locator('.say', { hasText: `exchange stones: ${to} per cent` })
      .getByRole('button', { name: 'Confirm it' })
      .click()
    await asking.page.getByText('It is confirmed').waitFor()
    expect(await axe(asking.page)).toEqual([])
    await act(asking.page, 'Save and show it')
    await asking.page.getByText('Not saved yet').waitFor({ state: 'detached' })
    expect(await stones.inputValue()).toBe(to)
    await asking.close()
    await second.close()
  })
})

it('sums of lakhs are shown whole beside the menu of a small screen, each below its column', async () => {
  const { page, complaints, close } = await desk.open('owner')
  await page.setViewportSize({ width: 992, height: 800 })
  const sums = { taxable: 20_20_120.54, cgst: 9934.89, sgst: 9934.89, igst: 2_39_894.68, tcs: 13_117.73 }
  const of = (kind: string, number: string) => ({
    number,
    kind,
    issuedOn: '2026-11-28',
    orderNumber: 'O-1',
    buyer: 'Devika Nair',
    place: { code: '29', name: 'Karnataka' },
    lines: [],
    ...sums,
    total: 22_93_002.73,
  })
  const documents = [of('credit-note', 'C-1'), of('invoice', 'I-1'), of('invoice', 'I-2')]
  await page.route(/\/desk\/api\/register/, (route) => route.fulfill({ json: { documents } }))
  await desk.go(page, '/books', 'Books')
  const net = page.getByRole('row', { name: /^Invoices less credit notes/ })
  await net.waitFor()
  const shown = await net.evaluate((row) => {
    const table = row.closest('table')
    const ends = (one?: Element | null) =>
      [...(one?.children ?? [])].slice(1).map((cell) => cell.getBoundingClientRect().right)
    const padded = [...row.children].slice(1, -1).map((cell) => getComputedStyle(cell).paddingRight)
    return {
      hidden: (table?.parentElement?.scrollWidth ?? 0) - (table?.parentElement?.clientWidth ?? 0),
      asAbove: JSON.stringify(ends(row)) === JSON.stringify(ends(row.previousElementSibling)),
      padded: new Set(padded).has('0px'),
    }
  })
  expect(shown).toEqual({ hidden: 0, asAbove: true, padded: false })
  expect(await axe(page)).toEqual([])
  expect(complaints).toEqual([])
  await close()
})
