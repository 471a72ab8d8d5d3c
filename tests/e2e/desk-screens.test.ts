import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axe, type OpenPage } from '../support/browser.ts'
import { ask } from '../support/desk-calls.ts'
import { house, reachedScreens } from '../support/desk-screens.ts'
import { startDesk, type DeskJourneys } from '../support/desk.ts'

/** All screens of the desk, one after another: one started shop for all of them. */

let desk: DeskJourneys
beforeAll(async () => {
  desk = await startDesk()
})
afterAll(() => desk?.close())

/** Goes to the next screen as the browser's own forward does: the desk is loaded once for all of them. */
const go = async (page: Page, path: string) => {
  const before = await page.title()
  await page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number }
    history.pushState({ key: to, idx: idx + 1 }, '', `/desk${to}`)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await page.waitForFunction((title) => document.title !== title, before)
  await page.getByRole('status', { name: 'Loading' }).waitFor({ state: 'detached' })
}

describe('every screen is clean to axe, dark and on a tablet', () => {
  let opened: OpenPage
  let own: Readonly<Record<string, string>>
  beforeAll(async () => {
    const { number, shopper } = await desk.sell()
    own = { order: number, shopper: (await shopper.get('/api/account').expect(200)).body._id }
    opened = await desk.open('owner', { screen: 'tablet', colorScheme: 'dark' })
  })
  afterAll(() => opened?.close())

  it.each([
    ['of the orders', '/orders /orders/:order / /packing /returns /workshop'],
    [
      'of money and products',
      '/money /books /products /products/new /products/import /categories /options /rates',
    ],
    [
      'of the people',
      '/shoppers /shoppers/:shopper /messages /enquiries /appointments /appointments/list /staff /trail',
    ],
    [
      'of the words and the house',
      '/pages /pages/new /blogs /salons /menu /texts /translations /e-mails /store /facts /resale',
    ],
  ])('%s', async (_, paths) => {
    const { page, complaints } = opened
    complaints.length = 0
    for (const path of paths.split(' ')) {
      await go(
        page,
        path.replace(/:(\w+)/, (__, whose: string) => own[whose] ?? ''),
      )
      expect({ path, found: await axe(page) }).toEqual({ path, found: [] })
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      // Scroll bars and the calendars of date fields are dark too.
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
    }
    expect(complaints).toEqual([])
  })
})

it.each(['manager', 'workshop', 'counter'] as const)(
  'the %s opens each screen of their own without a refusal, and no other: its endpoint refuses them too',
  async (role) => {
    const { page, complaints, close } = await desk.open(role, { screen: 'desktop' })
    const screens = reachedScreens()
    const theirs = screens.filter(({ by }) => by.may.includes(role))
    const others = screens.filter((screen) => !theirs.includes(screen))
    const menu = await page
      .getByRole('navigation', { name: 'Desk' })
      .getByRole('link')
      .evaluateAll((links) => links.map((one) => one.getAttribute('href')?.replace(/^\/desk/, '') || '/'))
    // A house in one language has nothing to translate; whoever follows a link sees the screen all the same.
    const unlisted = (path: string) => path.startsWith('/products/') || path === '/translations'
    expect(menu).toEqual(theirs.map(({ path }) => path).filter((path) => !unlisted(path)))
    // The first is open already.
    for (const { path } of [...theirs.slice(1), ...theirs.slice(0, 1)]) await go(page, path)
    for (const { path } of others) {
      await go(page, '/nowhere')
      await go(page, path)
      await page.getByRole('heading', { level: 1, name: 'Not for your role' }).waitFor()
    }
    // Neither a call that is refused nor anything else that the console says.
    expect(complaints).toEqual([])
    const asked = house
      .filter(({ may }) => !may.includes(role))
      .map(({ method, path }) => ({
        method,
        path: path.replace('/api/operator', '').replaceAll(/:\w+/g, 'nothing'),
        body: method === 'GET' ? undefined : {},
      }))
    const answers = await ask(page, asked)
    expect(answers.map(({ status, message }, at) => ({ path: asked[at]?.path, status, message }))).toEqual(
      asked.map(({ path }) => ({ path, status: 403, message: `This is not for the role ${role}.` })),
    )
    await close()
  },
)
