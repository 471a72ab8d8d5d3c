import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axe, CONTRAST, hydrated, mode, openPage } from '#tests/support/browser.ts'
import { hostileReturnTos } from '#tests/support/hostile-return-to.ts'
import { startJourneys } from '#tests/support/journeys.ts'

/** The signed-in half in a real browser. */

const stage = startJourneys()
const { go } = stage

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()
/** What the element that has the focus is called; '' if nothing has it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return ''
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.innerText : undefined
    return element.getAttribute('aria-label') ?? label ?? element.textContent
  })
const at = (page: Page) => page.url().replace(stage.shop.url, '')

const signIn = async (page: Page, email: string, password: string) => {
  await field(page, 'E-mail').fill(email)
  await field(page, 'Password').fill(password)
  await press(page, 'Sign in')
}

describe('from sign-up to deletion', () => {
  it('signs up, has 100 points, signs out, comes back, changes the password, takes the data along and leaves', async () => {
    const { page, complaints, close } = await openPage(stage.browser)
    const email = stage.shoppers.freshEmail()
    const first = 'tender-otter-quarry'
    const second = 'granite-lantern-42'

    // sign up: refused once, nothing typed is lost
    await go(page, '/create')
    await field(page, 'Full name').fill('Meera Raghavan')
    await field(page, 'E-mail').fill(email)
    await field(page, 'Password').fill('password123')
    await press(page, 'Create My Account')
    await page.getByText('This password is too easy to guess.').first().waitFor()
    expect(await field(page, 'Password').getAttribute('aria-invalid')).toBe('true')
    expect(await field(page, 'Full name').inputValue()).toBe('Meera Raghavan')
    expect(await field(page, 'E-mail').inputValue()).toBe(email)
    await field(page, 'Password').fill(first)
    await press(page, 'Create My Account')
    await page.waitForURL(`${stage.shop.url}/overview`)
    await page.getByText('100', { exact: true }).waitFor()

    // 100 points
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Points' }).click()
    await page.waitForURL(`${stage.shop.url}/points`)
    await page.getByText('Welcome gift').waitFor()
    await page.getByText('+100').waitFor()

    // the header's icons (specification, 'Header and menu')
    const banner = page.getByRole('banner')
    expect(await banner.getByRole('link', { name: /Shopping bag/ }).count()).toBe(1)
    expect(await banner.getByRole('link', { name: 'My account' }).getAttribute('href')).toBe('/overview')

    // the link confirms the address
    const token = await stage.shoppers.tokenFor(email, 'Welcome to your account')
    await go(page, `/verify#token=${token}`)
    expect(at(page)).toBe('/verify')
    await press(page, 'Confirm my e-mail')
    await page.getByText('is confirmed. You can now spend your points').waitFor()

    // sign out: the session is dead at the backend, too
    const sid = (await page.context().cookies()).find(({ name }) => name === 'sid')
    expect(sid).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    await go(page, '/points')
    await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('heading', { name: 'You are signed out' }).waitFor()
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('sid')
    await stage.shoppers
      .as(sid?.value ?? '')
      .get('/api/account')
      .expect(401)
    await banner.getByRole('link', { name: 'Sign in' }).waitFor()
    expect(await banner.getByRole('link', { name: /Shopping bag/ }).count()).toBe(0)

    // sign in with returnTo
    await go(page, '/points?page=1')
    expect(at(page)).toBe('/login?returnTo=%2Fpoints%3Fpage%3D1')
    await signIn(page, email, 'wrong password')
    await page.getByText('The e-mail address or password is incorrect.').waitFor()
    expect(await field(page, 'E-mail').inputValue()).toBe(email)
    await signIn(page, email, first)
    await page.waitForURL(`${stage.shop.url}/points?page=1`)
    await page.getByText('Welcome gift').waitFor()

    // a second device, then another password: the other session dies, this one lives
    const other = await openPage(stage.browser, { screen: 'phone' })
    await go(other.page, '/login')
    await signIn(other.page, email, first)
    await other.page.waitForURL(`${stage.shop.url}/overview`)
    await go(page, '/profile')
    await page.getByRole('button', { name: 'Change' }).nth(2).click()
    await field(page, 'Current password').fill(first)
    await field(page, 'New password').fill(second)
    await press(page, 'Change my password')
    await page.getByRole('status').filter({ hasText: 'Your password is changed' }).first().waitFor()
    await go(page, '/overview')
    expect(at(page)).toBe('/overview')
    await go(other.page, '/overview')
    expect(at(other.page)).toBe('/login?returnTo=%2Foverview')
    await signIn(other.page, email, first)
    await other.page.getByText('The e-mail address or password is incorrect.').waitFor()
    await other.close()

    // export: this session has just shown its password
    await go(page, '/profile')
    await press(page, 'Export')
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Export my data')])
    expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
    const exported = JSON.parse(readFileSync(await download.path(), 'utf8'))
    expect(exported).toMatchObject({ account: { email, emailVerified: true }, points: { balance: 100 } })

    // delete
    await press(page, 'Delete')
    await press(page, 'Delete my account')
    await page.getByText('Please tick the box to go ahead.').first().waitFor()
    await page.getByLabel('I understand that this cannot be undone').check()
    await press(page, 'Delete my account')
    await page.waitForURL(`${stage.shop.url}/`)
    await page.getByText('Your account has been deleted.').first().waitFor()
    await go(page, '/overview')
    expect(at(page)).toBe('/login?returnTo=%2Foverview')
    await signIn(page, email, second)
    await page.getByText('The e-mail address or password is incorrect.').waitFor()

    expect(complaints).toEqual([])
    await close()
  })

  it('sets a new password by e-mail', async () => {
    const asha = await stage.shoppers.open({})
    const { page, close } = await openPage(stage.browser, { screen: 'phone' })
    await go(page, '/login')
    await page.getByRole('main').getByRole('link', { name: 'Reset your password' }).click()
    await page.getByRole('heading', { name: 'Reset your password' }).waitFor()
    await field(page, 'E-mail').fill(asha.email)
    await press(page, 'Send the link')
    await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor()
    const token = await stage.shoppers.tokenFor(asha.email, 'Reset your password')
    await go(page, `/reset-password#token=${token}`)
    expect(page.url()).not.toContain(token)
    // A phone reloads a page that was left for another app.
    await page.reload()
    await hydrated(page)
    expect(page.url()).not.toContain(token)
    await field(page, 'New password').fill('granite-lantern-42')
    await press(page, 'Change my password')
    await page.getByRole('heading', { name: 'Your password is changed' }).waitFor()
    // The same link once more, as from the e-mail: a document of its own.
    await page.goto('about:blank')
    await go(page, `/reset-password#token=${token}`)
    await field(page, 'New password').fill('granite-lantern-43')
    await press(page, 'Change my password')
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
    await close()
  })

  it('keeps what the server put back into a refused form once scripts run', async () => {
    const { page, close } = await openPage(stage.browser, { screen: 'phone' })
    const { url } = stage.shop
    const email = stage.shoppers.freshEmail()
    const typed = Buffer.from(String(new URLSearchParams({ name: 'Meera Raghavan', email })))
    await page.context().addCookies([{ name: 'typed', value: typed.toString('base64url'), url }])
    await page.goto(`${url}/create?problem=password`)
    await field(page, 'Password').fill('tender-otter-quarry')
    await press(page, 'Create My Account')
    await page.waitForURL(`${url}/overview`)
    await close()
  })

  it('opens an account and sets a new password without scripts', async () => {
    const { page, close } = await openPage(stage.browser, { screen: 'phone', javaScriptEnabled: false })
    const email = stage.shoppers.freshEmail()
    const { url } = stage.shop
    await page.goto(`${url}/create`)
    await field(page, 'Full name').fill('Meera Raghavan')
    await field(page, 'E-mail').fill(email)
    await field(page, 'Password').fill('password123')
    await press(page, 'Create My Account')
    await page.getByText('Please choose another password.').waitFor()
    // What was typed is there, except the password.
    expect(await field(page, 'Full name').inputValue()).toBe('Meera Raghavan')
    expect(await field(page, 'E-mail').inputValue()).toBe(email)
    expect(await field(page, 'Password').inputValue()).toBe('')
    await field(page, 'Password').fill('tender-otter-quarry')
    await press(page, 'Create My Account')
    await page.waitForURL(`${url}/overview`)

    await page.goto(`${url}/forgot-password`)
    await field(page, 'E-mail').fill(email)
    await press(page, 'Send the link')
    await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor()
    const token = await stage.shoppers.tokenFor(email, 'Reset your password')
    const link = `${url}/reset-password#token=${token}`
    await page.goto(link)
    await field(page, 'The link from our e-mail').fill(link)
    await field(page, 'New password').fill('granite-lantern-42')
    await press(page, 'Change my password')
    await page.getByRole('heading', { name: 'Your password is changed' }).waitFor()
    await page.goto(`${url}/login`)
    await field(page, 'E-mail').fill(email)
    await field(page, 'Password').fill('granite-lantern-42')
    await press(page, 'Sign in')
    await page.waitForURL(`${url}/overview`)
    await close()
  })

  it('shows nothing about a known e-mail: only the e-mail that it sends does', async () => {
    const asha = await stage.shoppers.open({})
    const { page, close } = await openPage(stage.browser)
    await go(page, '/create')
    await field(page, 'Full name').fill('Somebody Else')
    await field(page, 'E-mail').fill(asha.email)
    await field(page, 'Password').fill('granite-lantern-42')
    await press(page, 'Create My Account')
    await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor()
    await close()
  })
})

describe('address book and messages', () => {
  it('keeps addresses by keyboard alone, refusing a PIN code of five digits at its field', async () => {
    const asha = await stage.shoppers.open({})
    const { page, close } = await openPage(stage.browser)
    await go(page, '/login?returnTo=/profile')
    await signIn(page, asha.email, asha.password)
    await page.waitForURL(`${stage.shop.url}/profile`)
    await page.getByRole('button', { name: 'Add an address' }).focus()
    await page.keyboard.press('Enter')
    // The form opens above its button, and Tab would pass it by.
    await expect.poll(() => focused(page)).toBe('Full name')
    for (const text of ['', '14 Lavelle Road', '', '56001', 'Bengaluru']) {
      if (text !== '') await page.keyboard.insertText(text)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.type('Karn')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText('A PIN code has six digits.').first().waitFor()
    const pin = field(page, 'PIN code')
    expect(await pin.getAttribute('aria-invalid')).toBe('true')
    const described = await pin.getAttribute('aria-describedby')
    expect(await page.locator(`[id="${described}"]`).textContent()).toContain('A PIN code has six digits.')
    expect(await field(page, 'City').inputValue()).toBe('Bengaluru')
    await pin.fill('560001')
    await pin.press('Enter')
    await page.getByText('Bengaluru, Karnataka 560001').waitFor()

    // What is pressed makes way for what it asks, and the focus goes there; of two presses the second removes nothing.
    await page.getByRole('button', { name: 'Remove the address 14 Lavelle Road' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('Remove the address 14 Lavelle Road')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText('Bengaluru, Karnataka 560001').waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('Addresses')
    await page.getByRole('button', { name: 'Set up two-step sign-in' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('Scan this with an authenticator app.').waitFor()
    expect(await focused(page)).not.toBe('')
    await page.getByRole('button', { name: 'Cancel' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('Set up two-step sign-in')
    await page.getByRole('button', { name: 'Send the message again' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('We have sent you a new link.')
    await close()
  })

  it('writes to the house and reads the answer', async () => {
    const asha = await stage.shoppers.open({})
    const { page, close } = await openPage(stage.browser, { screen: 'phone' })
    await go(page, '/login?returnTo=/message')
    await signIn(page, asha.email, asha.password)
    await page.waitForURL(`${stage.shop.url}/message`)
    await field(page, 'Your message').fill('Do you mend clasps?')
    await press(page, 'Send')
    await page.getByRole('list', { name: 'Conversation' }).getByText('Do you mend clasps?').waitFor()
    expect(await field(page, 'Your message').inputValue()).toBe('')

    // Offline the message does not arrive, and what it was an answer to cannot be read again: both stay.
    await field(page, 'Your message').fill('And re-string pearls?')
    await page.context().setOffline(true)
    await press(page, 'Send')
    await page.getByText('We couldn’t reach the shop.').first().waitFor()
    await page.getByRole('list', { name: 'Conversation' }).getByText('Do you mend clasps?').waitFor()
    expect(await field(page, 'Your message').inputValue()).toBe('And re-string pearls?')
    const readAgain = page.waitForResponse('**/graphql')
    await page.context().setOffline(false)
    await (await readAgain).finished()
    await press(page, 'Send')
    await page.getByRole('list', { name: 'Conversation' }).getByText('And re-string pearls?').waitFor()

    // Nor is it lost by a session that has ended.
    await field(page, 'Your message').fill('And engrave?')
    await page.context().clearCookies()
    await press(page, 'Send')
    await page.getByText('You have been signed out.').first().waitFor()
    expect(await field(page, 'Your message').inputValue()).toBe('And engrave?')
    await close()
  })
})

describe('the door', () => {
  it(
    `${hostileReturnTos.length} hostile returnTo values: none leaves the shop`,
    { timeout: 240_000 },
    async () => {
      const asha = await stage.shoppers.open({})
      const { page, close } = await openPage(stage.browser)
      const strangers: string[] = []
      page.on('request', (request) => {
        if (request.isNavigationRequest() && !request.url().startsWith(stage.shop.url))
          strangers.push(request.url())
      })
      // Signed in already: the server decides, by redirect.
      for (const value of hostileReturnTos) {
        const answer = await fetch(`${stage.shop.url}/login?returnTo=${encodeURIComponent(value)}`, {
          redirect: 'manual',
          headers: { cookie: `sid=${asha.token}` },
        })
        const location = answer.headers.get('location')
        expect(answer.status, value).toBe(303)
        expect(new URL(location ?? '', stage.shop.url).origin, value).toBe(stage.shop.url)
        expect(location, value).toMatch(/^\/(?![/\\])/)
      }
      // Signing in: the page decides, in the browser. One of each kind.
      for (const value of [
        '//evil.example',
        '/\\evil.example',
        'javascript:alert(1)',
        'https://evil.example',
        '/%2f%2fevil.example',
        '/\t/evil.example',
      ]) {
        await page.context().clearCookies()
        await go(page, `/login?returnTo=${encodeURIComponent(value)}`)
        await signIn(page, asha.email, asha.password)
        await page.waitForURL(`${stage.shop.url}/overview`)
      }
      expect(strangers).toEqual([])
      await close()
    },
  )

  it('the token is nowhere a script can read it', async () => {
    const asha = await stage.shoppers.open({})
    const { page, close } = await openPage(stage.browser)
    await go(page, '/login?returnTo=/profile')
    await signIn(page, asha.email, asha.password)
    await page.waitForURL(`${stage.shop.url}/profile`)
    await go(page, '/profile')
    const token = (await page.context().cookies()).find(({ name }) => name === 'sid')?.value ?? ''
    expect(token).toHaveLength(43)
    const seen = await page.evaluate(() =>
      [
        document.cookie,
        JSON.stringify(localStorage),
        JSON.stringify(sessionStorage),
        document.documentElement.outerHTML,
      ].join('\n'),
    )
    expect(seen).toContain('signed_in=1')
    expect(seen).not.toContain(token)
    await close()
  })

  it('a page of another site can neither send a form nor read an answer', async () => {
    const asha = await stage.shoppers.open({ name: 'Asha Before' })
    const { page, close } = await openPage(stage.browser)
    await go(page, '/login')
    await signIn(page, asha.email, asha.password)
    await page.waitForURL(`${stage.shop.url}/overview`)
    // Another origin that the browser treats as another site.
    await page.route('http://evil.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<form></form>' }),
    )
    await page.goto('http://evil.example/')
    const query = 'mutation { updateProfile(input: { name: "Changed" }) { userErrors { code } } }'
    const outcome = await page.evaluate(
      async ({ url, text }) => {
        const attempts: RequestInit[] = [
          {
            method: 'POST',
            body: JSON.stringify({ query: text }),
            headers: { 'content-type': 'application/json' },
          },
          {
            method: 'POST',
            body: JSON.stringify({ query: text }),
            headers: { 'content-type': 'text/plain' },
          },
          { method: 'POST', body: new URLSearchParams({ query: text }) },
          { method: 'POST', mode: 'no-cors', body: JSON.stringify({ query: text }) },
        ]
        const read: string[] = []
        for (const init of attempts)
          read.push(
            await fetch(`${url}/graphql`, { credentials: 'include', ...init }).then(
              (answer) => answer.text(),
              () => 'blocked',
            ),
          )
        return read
      },
      { url: stage.shop.url, text: query },
    )
    expect(outcome.filter((text) => text !== 'blocked' && text !== '')).toEqual([])
    // A real form, sent as a navigation.
    await page.setContent(
      `<form method="post" enctype="text/plain" action="${stage.shop.url}/graphql"><input name='{"query":"${query.replaceAll('"', '&quot;')}","x":"' value='"}'></form>`,
    )
    await page.evaluate(() => document.querySelector('form')?.submit())
    await page.waitForURL(`${stage.shop.url}/graphql`)
    expect((await asha.get('/api/account')).body.name).toBe('Asha Before')
    await close()
  })
})

describe('every account screen', () => {
  const open = [
    '/login',
    '/create',
    '/logout',
    '/forgot-password',
    '/reset-password',
    '/verify',
    '/sign-in-link',
    '/undo-email',
    '/turn-off-codes',
  ]
  const own = ['/overview', '/profile', '/myprofile', '/points', '/message']

  it('sends a visitor to sign in, and is never stored (303, private, no-store)', async () => {
    for (const path of own) {
      const answer = await fetch(stage.shop.url + path, { redirect: 'manual' })
      expect([path, answer.status, answer.headers.get('location')]).toEqual([
        path,
        303,
        `/login?returnTo=${encodeURIComponent(path)}`,
      ])
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
    }
    const asha = await stage.shoppers.open({})
    for (const path of [...open, ...own]) {
      const answer = await fetch(stage.shop.url + path, {
        redirect: 'manual',
        headers: { cookie: `sid=${asha.token}; signed_in=1` },
      })
      expect([path, answer.headers.get('cache-control')]).toEqual([path, 'private, no-store'])
    }
  })

  // What a visitor sees of the others is looked at with the public screens (content.test.ts).
  it.each(['phone', 'desktop'] as const)(
    'passes axe without console errors at %s, light and dark',
    async (screen) => {
      const asha = await stage.shoppers.open({})
      await asha.post('/api/messages', { text: 'Good day' })
      const { page, complaints, close } = await openPage(stage.browser, { screen })
      await page.context().addCookies([
        { name: 'sid', value: asha.token, url: stage.shop.url },
        { name: 'signed_in', value: '1', url: stage.shop.url },
      ])
      for (const path of ['/logout', ...own]) {
        await go(page, path)
        const light = await axe(page)
        await mode(page, 'dark')
        expect([path, light, await axe(page, CONTRAST), complaints]).toEqual([path, [], [], []])
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
          `${path} scrolls sideways`,
        ).toBe(true)
      }
      await close()
    },
  )
})
