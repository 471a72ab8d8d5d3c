import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axe, type OpenOptions } from '../support/browser.ts'
import { startKeyJourneys } from '../support/key-journeys.ts'
import { walkedAt } from '../support/long-form.ts'

/** Passkeys with an authenticator of the browser's own: made, used, lost, and shown again at the checkout. */

const MINUTE = 60_000
const keys = startKeyJourneys()
const { field, go, press, signInAs, signOut } = keys

/** A page whose browser has an authenticator that always finds its owner's finger. */
const openWithAuthenticator = async (options: OpenOptions) => {
  const opened = await keys.open(options)
  const cdp = await opened.page.context().newCDPSession(opened.page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  /** With nobody there, what waits in the e-mail field waits on, and only a press finds a finger. */
  const present = (enabled: boolean) =>
    cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  return { ...opened, present }
}
const addPasskey = async (page: Page) => {
  await go(page, '/profile')
  await press(page, 'Add a passkey')
  await page.getByRole('button', { name: /^Rename/ }).waitFor()
}

describe.each(walkedAt('phone', 'desktop'))('at %s', (screen) => {
  it('a new shopper adds a passkey, names it, signs in with it, loses it, and gets in by the password', async () => {
    const { page, complaints, present, close } = await openWithAuthenticator({ screen })
    const email = keys.shoppers.freshEmail()
    const password = 'granite-lantern-42'
    await go(page, '/create')
    await field(page, 'Full name').fill('Asha Menon')
    await field(page, 'E-mail').fill(email)
    await field(page, 'Password').fill(password)
    await press(page, 'Create My Account')
    await page.waitForURL(`${keys.shop.url}/overview`)

    await addPasskey(page)
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: /^Rename/ }).click()
    await field(page, 'Name').fill('My phone')
    await page.keyboard.press('Enter')
    const passkeys = page.getByRole('list', { name: 'Your passkeys' })
    await passkeys.getByText('My phone').waitFor()

    await signOut(page)
    await present(false)
    await go(page, '/login')
    const byPasskey = page.getByRole('button', { name: 'Sign in with a passkey' })
    await byPasskey.waitFor()
    expect(await axe(page)).toEqual([])
    await present(true)
    await byPasskey.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`${keys.shop.url}/overview`)
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('passkey')

    // Lost: from another browser, by the password, the passkey is removed.
    const other = await keys.open({ screen })
    await go(other.page, '/login?returnTo=/profile')
    await field(other.page, 'E-mail').fill(email)
    await field(other.page, 'Password').fill(password)
    await press(other.page, 'Sign in')
    await other.page.waitForURL(`${keys.shop.url}/profile`)
    keys.pass(11 * MINUTE)
    await other.page.getByRole('button', { name: 'Remove My phone' }).click()
    const dialog = other.page.getByRole('dialog', { name: 'Confirm it’s you' })
    await dialog.getByLabel('Your password', { exact: true }).fill(password)
    await other.page.keyboard.press('Enter')
    await other.page.getByText('My phone').waitFor({ state: 'detached' })
    expect(other.complaints).toEqual([])
    await other.close()
    expect((await keys.shoppers.emailsTo(email)).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        'A passkey was added to your account',
        'A passkey was removed from your account',
      ]),
    )

    // The authenticator still has its half; the shop takes it no more, and says how to go on.
    await signOut(page)
    await present(false)
    await go(page, '/login')
    await present(true)
    await press(page, 'Sign in with a passkey')
    await page.getByRole('main').getByText('That did not work. Please try again.').waitFor()
    await field(page, 'E-mail').fill(email)
    await field(page, 'Password').fill(password)
    await press(page, 'Sign in')
    await page.waitForURL(`${keys.shop.url}/overview`)
    expect(complaints).toEqual([])
    await close()
  })

  it('is chosen among the suggestions of the e-mail field', async () => {
    const asha = await keys.shoppers.open({ verified: true })
    const { page, complaints, close } = await openWithAuthenticator({ screen })
    await signInAs(page, asha)
    await addPasskey(page)
    await signOut(page)
    // The authenticator of the test chooses at once what a shopper would choose from the list.
    await page.goto(`${keys.shop.url}/login`)
    await page.waitForURL(`${keys.shop.url}/overview`)
    expect(complaints).toEqual([])
    await close()
  })

  it('confirms a large order to a new address at the checkout', async () => {
    const asha = await keys.shoppers.open({ verified: true })
    const { page, complaints, close } = await openWithAuthenticator({ screen })
    await signInAs(page, asha)
    await addPasskey(page)
    const dialog = await keys.toNewAddress(page, asha)
    await dialog.getByRole('button', { name: 'Use a passkey' }).waitFor()
    expect(await axe(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Use a passkey' }).click()
    await page.waitForURL(`${keys.shop.provider.url}/pay/**`)
    expect(complaints).toEqual([])
    await close()
  })

  it('passkey and password lost: a link by e-mail leaves no old key, and a new passkey takes its place', async () => {
    const asha = await keys.shoppers.open({ verified: true })
    const lost = await openWithAuthenticator({ screen })
    await signInAs(lost.page, asha)
    await addPasskey(lost.page)

    const { page, complaints, present, close } = await openWithAuthenticator({ screen })
    await present(false)
    await go(page, '/login')
    await page.getByRole('link', { name: 'Reset your password' }).click()
    // Both pages have a field of that name.
    await page.getByRole('button', { name: 'Send the link' }).waitFor()
    await field(page, 'E-mail').fill(asha.email)
    await press(page, 'Send the link')
    await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor()
    expect(await axe(page)).toEqual([])
    const token = await keys.shoppers.tokenFor(asha.email, 'Reset your password')
    await go(page, `/reset-password#token=${token}`)
    expect(await axe(page)).toEqual([])
    await field(page, 'New password').fill('granite-lantern-42')
    await press(page, 'Change my password')
    await page.getByRole('heading', { name: 'Your password is changed' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await field(page, 'E-mail').fill(asha.email)
    await field(page, 'Password').fill('granite-lantern-42')
    await press(page, 'Sign in')
    await page.waitForURL(`${keys.shop.url}/overview`)
    await present(true)
    await addPasskey(page)
    await signOut(page)
    await present(false)
    await go(page, '/login')
    await present(true)
    await press(page, 'Sign in with a passkey')
    await page.waitForURL(`${keys.shop.url}/overview`)
    expect(complaints).toEqual([])
    await close()

    // Somebody who found the old device is signed out on it, and its passkey opens nothing.
    await asha.get('/api/account').expect(401)
    await lost.present(false)
    await go(lost.page, '/login')
    await lost.present(true)
    await press(lost.page, 'Sign in with a passkey')
    await lost.page.getByRole('main').getByText('That did not work. Please try again.').waitFor()
    await lost.close()
  })
})
