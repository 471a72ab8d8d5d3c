import { execFile } from 'node:child_process'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axe, type OpenPage } from '../support/browser.ts'
import { house, reachedScreens } from '../support/desk-screens.ts'
import { startDesk, type DeskJourneys } from '../support/desk.ts'
import { OPERATOR_TOKEN } from '../support/purchase.ts'

/** All screens of the desk, one after another, and what they refuse: one started shop for all of them. */

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

interface Asked {
  readonly method: string
  readonly path: string
  readonly body?: object | undefined
}

/** Calls endpoints as the desk's own scripts do, with its cookie and the token of its page. */
const ask = (page: Page, calls: readonly Asked[]) =>
  page.evaluate(async (all) => {
    const { token } = JSON.parse(
      document.querySelector<HTMLMetaElement>('meta[name=desk]')?.content ?? '{}',
    ) as { token: string }
    return Promise.all(
      all.map(async ({ method, path, body }) => {
        const answer = await fetch(`/desk/api${path}`, {
          method,
          headers: { 'x-desk-token': token, 'content-type': 'application/json' },
          ...(body && { body: JSON.stringify(body) }),
        })
        return { refused: !answer.ok, status: answer.status, ...(await answer.json()) }
      }),
    )
  }, calls)

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
    ['of money and products', '/money /books /products /products/import /categories /options /rates'],
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
    expect(menu).toEqual(theirs.map(({ path }) => path).filter((path) => path !== '/products/import'))
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

it('the desk and the command line refuse with the same words', async () => {
  const { number } = await desk.sell()
  const { page, close } = await desk.open('owner', { screen: 'desktop' })
  const none = '00000000-0000-4000-8000-000000000000'
  // What is asked for, at the desk and by the command line.
  const asked: readonly (readonly [
    method: string,
    path: string,
    body: object | undefined,
    command: string[],
  ])[] = [
    ['POST', `/orders/${number}/deliver`, {}, ['orders', 'deliver', number]],
    ['POST', '/orders/NONE-1/process', {}, ['orders', 'process', 'NONE-1']],
    ['GET', '/orders/NONE-1', undefined, ['orders', 'show', 'NONE-1']],
    ['POST', `/orders/${number}/ship`, {}, ['orders', 'ship', number]],
    ['POST', `/orders/${number}/cancel`, { reason: '' }, ['orders', 'cancel', number, '-r', '']],
    ['POST', `/orders/${number}/ask-rest`, {}, ['orders', 'ask-rest', number]],
    ['POST', `/returns/${none}/refund`, {}, ['returns', 'refund', none]],
    ['POST', `/returns/${none}/answer`, { answer: 'approve' }, ['returns', 'approve', none]],
    ['POST', `/money/refunds/${none}/retry`, {}, ['money', 'retry', none]],
    ['POST', `/money/refunds/${none}/dismiss`, { reason: 'no' }, ['money', 'dismiss', none, '-r', 'no']],
    ['POST', `/messages/${none}`, { text: 'Hello' }, ['messages', 'reply', none, 'Hello']],
    ['PUT', '/variants/none/stock', { stock: 1 }, ['stock', 'none', '1']],
    ['PUT', '/variants/none/price', { amount: 1 }, ['price', 'none', '1']],
    ['PUT', '/variants/none/sale', { active: false }, ['sale', 'none', 'off']],
    [
      'POST',
      '/rates',
      { rates: [{ metal: 'Tin', purity: '1 kt', perGram: 1 }] },
      ['rates', 'set', 'Tin', '1 kt', '1'],
    ],
    [
      'POST',
      '/money/transfers',
      { order: 'NONE-1', amount: 1, bankReference: 'UTR00000001' },
      ['money', 'received', 'NONE-1', '1', 'utr00000001'],
    ],
    [
      'POST',
      '/money/transfers/UTR00000001/reverse',
      { reason: 'no' },
      ['money', 'reverse', 'UTR00000001', '-r', 'no'],
    ],
    [
      'POST',
      `/workshop/${none}`,
      { decision: 'scrap', reason: 'no' },
      ['workshop', 'scrap', none, '-r', 'no'],
    ],
    ['POST', '/appointments/NONE/confirm', {}, ['appointments', 'confirm', 'NONE']],
    ['POST', '/staff', { email: 'nobody', role: 'counter' }, ['staff', 'invite', 'nobody', '-r', 'counter']],
    ['DELETE', '/staff/nobody%40house.example', {}, ['staff', 'remove', 'nobody@house.example']],
    ['POST', `/approvals/${none}/confirm`, {}, ['approvals', 'confirm', none]],
    ['DELETE', '/tokens/none', {}, ['tokens', 'revoke', 'none']],
  ]
  const atDesk = await ask(
    page,
    asked.map(([method, path, body]) => ({ method, path, body })),
  )
  await close()
  const run = (command: readonly string[]) =>
    new Promise<string>((resolve) => {
      const env = { ...process.env, BACKEND_URL: desk.url, OPERATOR_TOKEN }
      execFile(process.execPath, ['scripts/shop.ts', ...command], { env }, (_, __, said) => resolve(said))
    })
  const said: string[] = []
  for (let at = 0; at < asked.length; at += 4)
    said.push(...(await Promise.all(asked.slice(at, at + 4).map(([, , , command]) => run(command)))))
  for (const [at, [, path]] of asked.entries()) {
    const { refused, code, message, fields = {} } = atDesk[at] ?? {}
    const lines = Object.entries(fields).map(([name, words]) => `\n  ${name}: ${String(words)}`)
    expect({ path, refused, said: said[at] }).toEqual({
      path,
      refused: true,
      said: `${message} (${code})${lines.join('')}\n`,
    })
  }
}, 180_000)
