import { describe, expect, it } from 'vitest'
import { axe } from '../support/browser.ts'
import { act, fresh, hold, startDeskJourneys } from '../support/desk-journeys.ts'
import { walkedAt } from '../support/long-form.ts'

/** What the house writes at the desk, on a phone and on a screen. */

const desk = startDeskJourneys()

/** A page of its own, published. */
const publish = async () => {
  const slug = fresh('spring-')
  const spring = {
    path: `/${slug}`,
    title: 'Spring',
    group: 'story',
    position: 1,
    blocks: [{ kind: 'prose', paragraphs: ['It begins in March.'] }],
  }
  const put = (change: object = {}) =>
    desk.shop.operator.put(`/api/operator/content/${slug}`, { ...spring, ...change }).expect(200)
  await put()
  return {
    slug,
    /** What a colleague publishes. */
    put,
    published: async () => (await desk.shop.operator.get(`/api/operator/content/${slug}`).expect(200)).body,
    /** Where the desk asks for it, and for its draft. */
    at: new RegExp(`/desk/api/content/${slug}`),
    draftAt: new RegExp(`/desk/api/documents/page/${slug}`),
  }
}

describe.each(walkedAt('desktop', 'phone'))('at %s', (screen) => {
  it('a page is changed, previewed in the shop, published and restored; typed words are not left behind', async () => {
    const { slug, put, published, at, draftAt } = await publish()
    const { page, complaints, close } = await desk.open('manager', { screen })
    await desk.go(page, `/pages/${slug}`, 'Spring')
    await page.getByLabel('Title', { exact: true }).fill('Early spring')
    await page.getByRole('link', { name: 'Pages', exact: true }).first().click()
    await act(page, 'Stay here')
    expect(await axe(page)).toEqual([])
    await act(page, 'Save as draft')
    await page.getByText('Shoppers see what is published.', { exact: false }).first().waitFor()
    expect((await published()).title).toBe('Spring')
    // Once it is kept, the draft can be published: judged before, the button is half in its new colour.
    await page.getByRole('button', { name: 'Publish' }).and(page.locator(':enabled')).waitFor()
    expect(await axe(page)).toEqual([])

    // On a phone there is no room for it next to the form.
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
      await page.getByText('Without what is not saved yet').waitFor()
      await act(page, 'Save as draft')
      await shown.getByRole('heading', { level: 1, name: 'Very early spring' }).waitFor()
      await page.getByLabel('Title', { exact: true }).fill('Early spring')
      await act(page, 'Save as draft')
      await shown.getByRole('heading', { level: 1, name: 'Early spring', exact: true }).waitFor()
    }

    // What a colleague publishes meanwhile is announced, and not undone by the draft. The desk has not read it yet.
    await page.getByRole('button', { name: 'Publish' }).and(page.locator(':enabled')).waitFor()
    const letGo = await Promise.all([at, draftAt].map((path) => hold(page, 'GET', path)))
    await put({ lead: 'Soon.' })
    await act(page, 'Publish')
    await Promise.all(letGo.map((one) => one()))
    await page.getByText('Nothing was written.', { exact: false }).waitFor()
    await page.getByText('after this draft was begun', { exact: false }).waitFor()
    expect((await published()).title).toBe('Spring')
    expect(await axe(page)).toEqual([])
    await act(page, 'Merge both')
    await page.getByText('after this draft was begun', { exact: false }).waitFor({ state: 'detached' })
    await act(page, 'Publish')
    await page.getByText('Published: the shop shows it.').waitFor()
    expect((await published()).title).toBe('Early spring')
    expect((await published()).lead).toBe('Soon.')
    await act(page, 'Versions')
    const versions = page.getByRole('dialog', { name: 'Versions' })
    await versions.getByText(/Published by manager@house.example.*now/).waitFor()
    await versions.getByRole('button', { name: 'Look at it' }).first().click()
    await versions.getByRole('cell', { name: 'Early spring' }).waitFor()
    expect(await axe(page)).toEqual([])
    await versions.getByRole('button', { name: 'Restore this one' }).click()
    await act(page, 'Publish')
    await page.getByRole('heading', { level: 1, name: 'Spring', exact: true }).waitFor()
    expect((await published()).title).toBe('Spring')
    expect(complaints).toEqual([])
    await close()
  })
})

it('the pieces of a salon are chosen by their name, and its hours are named by their day', async () => {
  const { operator } = desk.shop
  const { body: salons } = await operator.get('/api/operator/stores').expect(200)
  const [salon] = salons.stores
  const { body: shown } = await operator.get('/api/operator/products?show=sale&limit=100').expect(200)
  const piece = shown.products.find(({ _id }: { _id: string }) => !salon.productIds.includes(_id))
  const { page, complaints, close } = await desk.open('manager')
  await desk.go(page, `/salons/${salon._id}`, salon.name)
  await page
    .getByText(/^(?:Mon|Tues|Wednes|Thurs|Fri)day, \d\d:\d\d to \d\d:\d\d$/)
    .first()
    .waitFor()
  if (!(await page.getByRole('button', { name: 'Add to pieces shown' }).count()))
    await act(page, 'pieces shown')
  await act(page, 'Add to pieces shown')
  await page.getByLabel('Find a piece by its name').fill(piece.name)
  await page.getByRole('button', { name: piece.name, exact: true }).first().click()
  await page.getByRole('link', { name: piece.name, exact: true }).first().waitFor()
  await act(page, 'Save as draft')
  await page.getByText('The draft is saved.', { exact: false }).waitFor()
  const { body } = await operator.get(`/api/operator/documents/salon/${salon._id}`).expect(200)
  expect(await axe(page)).toEqual([])
  expect(body.draft.value.productIds).toHaveLength(salon.productIds.length + 1)
  expect(complaints).toEqual([])
  await act(page, 'Discard the draft')
  await page.getByText('The draft is discarded.').waitFor()
  await close()
})

describe('on a slow line', () => {
  const behind = 'after this draft was begun'

  it('says that a colleague has published while a draft was open', async () => {
    const { slug, put, at, draftAt } = await publish()
    const { page, close } = await desk.open('manager')
    await desk.go(page, `/pages/${slug}`, 'Spring')
    await page.getByLabel('Title', { exact: true }).fill('Early spring')
    const letGo = await Promise.all([at, draftAt].map((path) => hold(page, 'GET', path)))
    await act(page, 'Save as draft')
    await page.getByText('The draft is saved.', { exact: false }).waitFor()
    await put({ lead: 'Soon.' })
    await Promise.all(letGo.map((one) => one()))
    await page.getByText(behind, { exact: false }).waitFor()
    await close()
  })

  it('what a colleague publishes stays, except where somebody typed here and keeps it', async () => {
    const { slug, put, published, at, draftAt } = await publish()
    const { page, close } = await desk.open('manager')
    await desk.go(page, `/pages/${slug}`, 'Spring')
    const title = page.getByLabel('Title', { exact: true })
    await title.fill('Early')
    await title.fill('Early spring')
    const letGo = await Promise.all([at, draftAt].map((path) => hold(page, 'GET', path)))
    await put({ lead: 'Soon.' })
    await act(page, 'Publish')
    await Promise.all(letGo.map((one) => one()))
    await page.getByText('Somebody else has saved it meanwhile', { exact: true }).waitFor()
    // Where they changed something and nobody did here, nothing is asked.
    expect(await page.getByRole('cell', { name: 'Soon.' }).count()).toBe(0)
    await act(page, 'Keep mine')
    // A step back undoes what was typed here, not what they have published.
    await act(page, 'Undo')
    await expect.poll(() => title.inputValue()).toBe('Early')
    await title.fill('Early spring')
    await page.getByRole('button', { name: 'Publish' }).hover()
    expect(await axe(page)).toEqual([])
    await act(page, 'Publish')
    await page.getByText('Published: the shop shows it.').waitFor()
    expect(await published()).toMatchObject({ title: 'Early spring', lead: 'Soon.' })
    await close()
  })

  it('what a colleague publishes while a draft is opened is not lost', async () => {
    const { slug, put, published, at, draftAt } = await publish()
    const value = { ...(await published()), title: 'Early spring' }
    delete value.updatedAt
    await desk.shop.operator.put(`/api/operator/documents/page/${slug}`, { value, revision: 0 }).expect(200)
    const { page, close } = await desk.open('manager')
    const letGo = await hold(page, 'GET', draftAt)
    const asked = page.waitForRequest(draftAt)
    const early: string[] = []
    page.on('request', (request) => early.push(request.url()))
    await page.goto(`${desk.url}/desk/pages/${slug}`)
    await asked
    await put({ lead: 'Soon.' })
    // Read before its number, the page would be taken for the newer one.
    expect(early.filter((url) => at.test(url))).toEqual([])
    await letGo()
    await page.getByText(behind, { exact: false }).waitFor()
    await page.getByRole('cell', { name: 'Soon.' }).waitFor()
    await act(page, 'Merge both')
    await act(page, 'Publish')
    await page.getByText('Published: the shop shows it.').waitFor()
    expect(await published()).toMatchObject({ title: 'Early spring', lead: 'Soon.' })
    await close()
  })

  it('a second press saves a draft once, and nobody is said to have changed it', async () => {
    const { slug, draftAt } = await publish()
    const { page, complaints, close } = await desk.open('manager')
    await desk.go(page, `/pages/${slug}`, 'Spring')
    await page.getByLabel('Title', { exact: true }).fill('Early spring')
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PUT' && draftAt.test(request.url())) sent.push(request.url())
    })
    await page.getByRole('button', { name: 'Save as draft' }).dblclick()
    await page.getByText('The draft is saved.', { exact: false }).waitFor()
    expect(sent).toHaveLength(1)
    expect(await page.getByText('Somebody else', { exact: false }).count()).toBe(0)
    expect(complaints).toEqual([])
    await close()
  })

  it('what is typed while a page is saved or published stays', async () => {
    const { slug, published, at, draftAt } = await publish()
    const { page, close } = await desk.open('manager')
    await desk.go(page, `/pages/${slug}`, 'Spring')
    const title = page.getByLabel('Title', { exact: true })
    const words = page.getByLabel(/^Paragraphs/).first()
    await page.getByText('It begins in March.').first().click()
    await title.fill('Early spring')
    let letGo = await hold(page, 'PUT', draftAt)
    await act(page, 'Save as draft')
    await words.fill('It begins in February.')
    await letGo()
    await page.getByText('The draft is saved.', { exact: false }).waitFor()
    expect(await words.inputValue()).toBe('It begins in February.')
    letGo = await hold(page, 'PUT', at)
    await act(page, 'Publish')
    await title.fill('Very early spring')
    await letGo()
    await page.getByText('Published: the shop shows it.').waitFor()
    expect(await title.inputValue()).toBe('Very early spring')
    expect(await page.getByText('Somebody else', { exact: false }).count()).toBe(0)
    await act(page, 'Publish')
    await expect.poll(published).toMatchObject({
      title: 'Very early spring',
      blocks: [{ paragraphs: ['It begins in February.'] }],
    })
    await close()
  })
})
