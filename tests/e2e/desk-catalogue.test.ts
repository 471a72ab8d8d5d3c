import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { axe, CONTRAST } from '../support/browser.ts'
import { act, fresh, freshNumber, hold, startDeskJourneys } from '../support/desk-journeys.ts'
import { walkedAt } from '../support/long-form.ts'
import { piece, putPieces } from '../support/pieces.ts'

/** Products, prices and rates at the desk, on a phone and on a screen. */

const desk = startDeskJourneys()

describe.each(walkedAt('desktop', 'phone'))('at %s', (screen) => {
  it('a metal rate is asked for by one, confirmed by another, and set', async () => {
    // Another rate than the one there is.
    const to = String(9400 + freshNumber())
    const asking = await desk.open('manager', { screen })
    await desk.go(asking.page, '/rates', 'Metal rates')
    await asking.page.getByLabel('New rate of Yellow gold 18 kt, rupees a gram').fill(to)
    await act(asking.page, 'Look at the effect')
    expect(await axe(asking.page)).toEqual([])
    await act(asking.page, 'Set 1 rate')
    await asking.page.getByRole('dialog').getByRole('alert').waitFor()

    const second = await desk.open('owner', { screen })
    await desk.go(second.page, '/rates', 'Metal rates')
    const waiting = second.page.locator('.say', {
      hasText: `Yellow gold 18 kt: ₹9,${to.slice(1)} a gram, was ₹`,
    })
    await waiting.waitFor()
    expect(await second.page.getByRole('main').innerText()).not.toContain('sha256')
    await waiting.getByRole('button', { name: 'Confirm it' }).click()
    await second.page.getByText(/^Confirmed\. Whoever asked/).waitFor()
    await second.close()

    // The dialog that waited says so by itself.
    await asking.page.getByRole('dialog').getByText('It is confirmed').waitFor()
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

  it('a rate that is declined is not set, and the one who asked reads why; another request is withdrawn', async () => {
    const asking = await desk.open('manager', { screen })
    const ask = async (to: string) => {
      await desk.go(asking.page, '/rates', 'Metal rates')
      await asking.page.getByLabel('New rate of Yellow gold 22 kt, rupees a gram').fill(to)
      await act(asking.page, 'Look at the effect')
      await act(asking.page, 'Set 1 rate')
      await asking.page.getByRole('dialog').getByText('Another owner or manager has been asked').waitFor()
    }
    const [first, next] = [String(9600 + freshNumber()), String(9700 + freshNumber())]
    const told = (to: string) => `Yellow gold 22 kt: ₹9,${to.slice(1)} a gram`
    await ask(first)
    const second = await desk.open('owner', { screen })
    await desk.go(second.page, '/money', 'Money')
    const waiting = second.page.locator('.say', { hasText: told(first) })
    await waiting.getByRole('button', { name: 'Decline' }).click()
    const dialog = second.page.getByRole('dialog')
    const declines = dialog.getByRole('button', { name: 'Decline it' })
    expect(await declines.isDisabled()).toBe(true)
    await dialog.getByLabel('Why').fill('The bank says less')
    expect(await axe(second.page)).toEqual([])
    await declines.dblclick()
    await second.page.getByText('Declined. Whoever asked reads why.').waitFor()

    await asking.page.getByRole('dialog').getByText('It was declined').waitFor()
    await asking.page
      .getByText(/owner@house\.example declined it .*‘The bank says less’/)
      .first()
      .waitFor()
    await ask(next)
    await asking.page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).dblclick()
    await asking.page.getByRole('dialog').getByText('You withdrew it.').waitFor()
    await desk.go(asking.page, '/money', 'Money')
    const own = asking.page.getByRole('region', { name: 'Your requests' })
    await own
      .locator('.say', { hasText: told(first) })
      .getByText(/‘The bank says less’/)
      .waitFor()
    await own
      .locator('.say', { hasText: told(next) })
      .getByText('You withdrew it.')
      .waitFor()
    expect(await axe(asking.page)).toEqual([])
    await desk.go(second.page, '/money', 'Money')
    expect(await second.page.getByText(told(next)).count()).toBe(0)
    for (const { complaints } of [asking, second])
      expect(complaints.filter((line) => !line.includes('409'))).toEqual([])
    await second.close()
    await asking.close()
  })

  it('30 products come from a table, one is corrected first and one retired', async () => {
    const fern = fresh('Fern')
    const { page, complaints, close } = await desk.open('manager', { screen })
    await desk.go(page, '/products/import', 'Import products')
    const rows = Array.from(
      { length: 30 },
      (_, n) => `${fern} ${n + 1},Ferns,Yellow gold,18 kt,${2 + n / 10},900,7113,1`,
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
    await page.getByLabel('Create missing categories').check()
    await act(page, 'Show what it would do')
    await page.getByRole('heading', { name: 'To be corrected in the table' }).waitFor()
    expect(await axe(page)).toEqual([])
    await page.getByLabel('Table, .csv or .xlsx').setInputFiles(table(rows[0] ?? ''))
    await act(page, 'Show what it would do')
    await act(page, 'Save 30 products')
    await page.getByText('30 added, 0 changed').waitFor()
    await page.getByRole('link', { name: 'See the products' }).click()
    await page.getByLabel('Find a product').fill(`${fern} 30`)
    await page.getByRole('link', { name: `${fern} 30` }).click()
    await page.getByRole('heading', { level: 1, name: `${fern} 30` }).waitFor()
    await act(page, 'Retire')
    await page.getByText('It is gone from lists, search and bags').waitFor()
    expect(await axe(page)).toEqual([])
    await act(page, 'Preview')
    await page
      .frameLocator('iframe')
      .getByRole('heading', { level: 1, name: `${fern} 30` })
      .waitFor()
    await act(page, 'Close the preview')
    await act(page, 'Undo: put it on sale again')
    await page.getByRole('button', { name: 'Retire' }).waitFor()

    await desk.go(
      page,
      `/products?filter=${encodeURIComponent(JSON.stringify({ q: `${fern} 2` }))}`,
      'Products',
    )
    await page.getByLabel(`Choose ${fern} 20`).check()
    await page.getByLabel(`Choose ${fern} 21`).check()
    await page.getByText('2 products chosen').waitFor()
    expect(await axe(page)).toEqual([])
    await act(page, /^Retire$/)
    await page.getByText('2 products retired').waitFor()
    const retired = page.getByRole('row', { name: /Retired/ })
    await expect.poll(() => retired.count()).toBe(2)
    await act(page, 'Undo')
    await expect.poll(() => retired.count()).toBe(0)
    expect(complaints).toEqual([])
    await close()
  })

  it('a product is begun from nothing, says what it lacks, and is published', async () => {
    const name = fresh('Dawn stud')
    const { page, complaints, close } = await desk.open('manager', { screen })
    await desk.go(page, '/products', 'Products')
    await page.getByRole('link', { name: 'New product' }).click()
    await page.getByLabel('Category').selectOption({ label: 'Earrings: Studs' })
    await page.getByLabel('Name').fill(name)
    expect(await page.getByLabel('SKU').inputValue()).toBe(name.toUpperCase().replace(' ', '-'))
    await page.getByLabel('Metal', { exact: true }).selectOption({ label: 'Yellow gold, 18 kt' })
    await page.getByLabel('Metal, grams').fill('2.5 g')
    await page.getByText('Grams, such as 3.912').waitFor()
    await page.getByLabel('Metal, grams').fill('2.5')
    await page.getByLabel('Making').fill('12%')
    await page.getByLabel('How many there are').fill('3')
    expect(await axe(page)).toEqual([])
    // A second press in a hurry begins nothing twice.
    await page.getByRole('button', { name: 'Save as a draft' }).dblclick()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    const found = (await desk.shop.operator.get(`/api/operator/products?q=${encodeURIComponent(name)}`)).body
    expect(found).toMatchObject({ total: 1, products: [{ draft: true, active: false }] })

    // Each thing that is missing leads to its field.
    await page.getByRole('link', { name: 'The fact ‘Backs’' }).click()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('Backs')
    await page.keyboard.type('Screw')
    const flat = { create: { width: 60, height: 60, channels: 3 as const, background: '#886633' } }
    const buffer = await sharp(flat).png().toBuffer()
    // Pictures of the shop come from the house's folder here, in which no uploaded one is.
    await page.route('**/u/**', (route) => route.fulfill({ contentType: 'image/png', body: buffer }))
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'dawn.png', mimeType: 'image/png', buffer })
    await page.getByText('Not saved yet: the pictures, 1 fact.').waitFor()
    expect(await page.getByRole('button', { name: 'Publish' }).isDisabled()).toBe(true)
    await act(page, 'Save all')
    await page.getByText('It has all that it needs and can be published.').waitFor()
    // Nothing is half behind the bar at the foot of a phone.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    expect(await axe(page)).toEqual([])

    // A colleague saves another value first: theirs is shown, and nothing is written over it unseen.
    await page.getByLabel('Backs').fill('Clip')
    await desk.shop.operator
      .patch(`/api/operator/products/${found.products[0]._id}`, { facts: [{ name: 'Backs', value: 'Hook' }] })
      .expect(200)
    await page.getByRole('button', { name: /^Save$/ }).click()
    await page.getByText('In the shop now: Hook').waitFor()
    await page.getByText(/Somebody else has saved other facts meanwhile/).waitFor()
    await page.getByRole('button', { name: /^Save$/ }).click()
    await page.getByText('Not saved yet').waitFor({ state: 'detached' })
    expect(await page.getByLabel('Backs').inputValue()).toBe('Clip')

    // The same for words.
    await page.getByLabel('One line below it').fill('Of brass')
    await desk.shop.operator
      .patch(`/api/operator/products/${found.products[0]._id}`, { subtitle: 'Of silver' })
      .expect(200)
    await page.getByRole('button', { name: /^Save$/ }).click()
    await page.getByText('In the shop now: Of silver').waitFor()
    await page.getByText(/Somebody else has saved other words meanwhile/).waitFor()
    await page.getByRole('button', { name: /^Save$/ }).click()
    await page.getByText('Not saved yet').waitFor({ state: 'detached' })
    expect(await page.getByLabel('One line below it').inputValue()).toBe('Of brass')

    // The same for pictures, which are compared by looking at both.
    await page.getByLabel('The front: what it shows').fill('A clasp')
    const [front] = (
      await desk.shop.operator.get(`/api/operator/products/${found.products[0]._id}`).expect(200)
    ).body.pictures
    await desk.shop.operator
      .patch(`/api/operator/products/${found.products[0]._id}`, {
        pictures: [{ ...front, alt: 'A clasp, closed' }],
      })
      .expect(200)
    await page.getByRole('button', { name: /^Save$/ }).click()
    const both = page.locator('.both')
    await both.filter({ hasText: /Theirs\s*A clasp, closed\s*Yours\s*A clasp$/ }).waitFor()
    expect(await axe(page)).toEqual([])
    await act(page, 'Take theirs')
    await page.getByText('Not saved yet').waitFor({ state: 'detached' })
    expect(await page.getByLabel('The front: what it shows').inputValue()).toBe('A clasp, closed')

    await page.getByLabel('HSN, which decides the GST').fill('9999')
    await page.getByRole('button', { name: /^Save$/ }).click()
    await page.getByText('Another tariff code is needed: see its field.').waitFor()
    await page.getByText('There is no GST rate for 9999.').waitFor()
    await page.getByLabel('HSN, which decides the GST').fill('7117')
    await page.getByLabel('Type').fill('Stud')
    await page.getByText('Not saved yet: the type, the tariff code.').waitFor()
    await page.getByRole('button', { name: /^Save$/ }).click()
    await page.getByText('Not saved yet').waitFor({ state: 'detached' })
    const kept = (await desk.shop.operator.get(`/api/operator/products/${found.products[0]._id}`)).body
    expect(kept).toMatchObject({ hsn: '7117', type: 'Stud' })

    await act(page, 'Add a combination')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Size').fill('9 mm')
    await dialog.getByLabel('Making').fill('900')
    expect(await axe(page)).toEqual([])
    await act(page, 'Add it')
    await page.getByRole('heading', { name: '2 combinations' }).waitFor()
    await act(page, 'Publish')
    await page.getByText(`${name} is on sale.`).waitFor()
    await page.getByRole('link', { name: 'See it in the shop' }).waitFor()

    await act(page, 'Copy')
    await page.getByLabel('Name of the new product').fill(`${name} petite`)
    await act(page, 'Begin the copy')
    await page.getByRole('heading', { level: 1, name: `${name} petite` }).waitFor()
    await act(page, 'Throw away')
    await act(page, 'Throw it away')
    await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor()
    expect(complaints.filter((line) => !/409|422/.test(line))).toEqual([])
    await close()
  })

  it('an exported table is imported again: everything in it is in the shop already', async () => {
    const { page, complaints, close } = await desk.open('manager', { screen })
    await desk.go(page, `/products?filter=${encodeURIComponent(JSON.stringify({ q: 'au' }))}`, 'Products')
    await act(page, 'Export a table')
    await page.getByLabel('Format').selectOption('csv')
    expect(await axe(page)).toEqual([])
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download it' }).click(),
    ])
    await page.getByText('Downloaded: 1 file.').waitFor()
    const table = {
      name: file.suggestedFilename(),
      mimeType: 'text/csv',
      buffer: readFileSync(await file.path()),
    }
    await desk.go(page, '/products/import', 'Import products')
    await page.getByLabel('Table, .csv or .xlsx').setInputFiles(table)
    await act(page, 'Show what it would do')
    await page.getByText('Everything in the table is in the shop already.').waitFor()
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
    await desk.go(page, `/products/${id}`, /./)
    const rowsOf = page.getByRole('row').filter({ has: page.getByLabel(/^Choose (?!all)/) })
    const free = page.getByLabel(/^On sale: /).and(page.locator(':enabled:checked'))
    await free.first().waitFor()
    const names = (await free.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? '')))
      .slice(0, 2)
      .map((label) => label.replace('On sale: ', ''))
    for (const name of names) await page.getByLabel(`Choose ${name}`, { exact: true }).check()
    await act(page, 'Price by % …')
    await page.getByLabel('Per cent more, or less with a minus').fill('10')
    expect(await axe(page)).toEqual([])
    await act(page, 'Apply')
    await page.getByText('Not saved yet: 2 changes to the combinations.').waitFor()
    // One line names all that is not saved, and one button saves it.
    const line = page.getByLabel('One line below it')
    const was = await line.inputValue()
    await line.fill('Another line')
    await page.getByText('Not saved yet: 2 changes to the combinations, 1 text.').waitFor()
    expect(await page.getByRole('button', { name: /^Save/ }).count()).toBe(1)
    // The last step is taken back first, whichever part it was in.
    await act(page, 'Undo')
    expect(await line.inputValue()).toBe(was)
    await act(page, 'Undo')
    await page.getByText('Not saved yet').waitFor({ state: 'detached' })
    await line.fill('Another line')
    await act(page, 'Off sale')
    expect(await page.getByLabel(`On sale: ${names[0]}`, { exact: true }).isChecked()).toBe(false)
    // The bar of changes covers whichever row is at the foot: sizes were looked at above.
    expect(await axe(page, CONTRAST)).toEqual([])
    await act(page, 'Save all')
    await page.getByText('Saved.', { exact: true }).waitFor()
    expect(await line.inputValue()).toBe('Another line')
    await page.getByRole('button', { name: /^Off sale 2/ }).click()
    expect(await rowsOf.count()).toBe(2)
    expect(await offered()).toBe(before - 2)
    expect(complaints).toEqual([])
    await close()
  })

  it('a picture is looked at as the shop shows it before it is saved', async () => {
    const { page, complaints, close } = await desk.open('manager', { screen })
    const { products } = (await desk.shop.operator.get('/api/operator/products').expect(200)).body
    await desk.go(page, `/products/${products[0]._id}`, products[0].name)
    await page.getByRole('button', { name: 'Look at it' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'How the shop shows it' })
    await dialog.getByText(/^It is square/).waitFor()
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
    await close()
  })
})

it('what is typed while a product is saved stays, and nobody else is said to have saved it', async () => {
  const id = fresh('typed')
  await putPieces(
    desk.shop.backend.deps,
    piece(id, { subtitle: 'Of gold', images: [], attributes: [{ name: 'Backs', value: 'Screw' }] }),
  )
  const { page, complaints, close } = await desk.open('manager')
  await desk.go(page, `/products/${id}`, /./)
  const [backs, line] = [page.getByLabel('Backs'), page.getByLabel('One line below it')]
  await backs.fill('Hook')
  await line.fill('Of brass')
  const letGo = await hold(page, 'PATCH', /\/desk\/api\/products\//)
  await act(page, 'Save all')
  await backs.fill('Clip')
  await line.fill('Of silver')
  await letGo()
  await page.getByRole('button', { name: 'Save all' }).and(page.locator(':enabled')).waitFor()
  expect([await backs.inputValue(), await line.inputValue()]).toEqual(['Clip', 'Of silver'])
  expect(await page.getByText(/Somebody else|In the shop now/).count()).toBe(0)
  await act(page, 'Save all')
  await page.getByText('Not saved yet').waitFor({ state: 'detached' })
  const { body } = await desk.shop.operator.get(`/api/operator/products/${id}`).expect(200)
  expect(body).toMatchObject({ subtitle: 'Of silver', facts: [{ name: 'Backs', value: 'Clip' }] })
  expect(complaints).toEqual([])
  await close()
})
