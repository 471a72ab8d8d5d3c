import { describe, expect, it } from 'vitest'
import { axe, type OpenOptions } from '../support/browser.ts'
import { startKeyJourneys } from '../support/key-journeys.ts'
import { walkedAt } from '../support/long-form.ts'
import { ADDRESS } from '../support/purchase.ts'
import type { TestShopper } from '../support/shoppers.ts'

/** Who somebody is, shown once more without leaving the page; and the list of devices. */

const keys = startKeyJourneys()
const { field, go } = keys

const openAs = async (shopper: TestShopper, options: OpenOptions) => {
  const opened = await keys.open(options)
  await keys.signInAs(opened.page, shopper)
  return opened
}

describe.each(walkedAt('phone', 'desktop'))('at %s', (screen) => {
  it('a large order to a new address asks for the password at checkout, and then continues', async () => {
    const asha = await keys.shoppers.open({ verified: true })
    const { page, complaints, close } = await openAs(asha, { screen })
    const dialog = await keys.toNewAddress(page, asha)
    await dialog.waitFor()
    expect(await axe(page)).toEqual([])
    // Closed without an answer: the order is not sent, and nothing typed is lost.
    await page.keyboard.press('Escape')
    await page.getByText('Please confirm that it is you.').first().waitFor()
    expect(await field(page, 'Address').inputValue()).toBe(ADDRESS.addressLine1)

    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await dialog.getByLabel('Your password', { exact: true }).fill('not the password')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await dialog.getByText('That password is not right.').first().waitFor()
    await dialog.getByLabel('Your password', { exact: true }).fill(asha.password)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${keys.shop.provider.url}/pay/**`)
    expect(complaints).toEqual([])
    await close()
  })

  it('the profile lists the devices and signs one out at a press', async () => {
    const asha = await keys.shoppers.open({})
    const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) Version/26.1 Safari/604.1'
    const body = { email: asha.email, password: asha.password, device: { agent } }
    const phone = keys.shoppers.as((await keys.shoppers.post('/api/session', body).expect(200)).body.token)
    const { page, complaints, close } = await openAs(asha, { screen })
    await go(page, '/profile')
    const devices = page.locator('#devices')
    await devices.getByText('This device').waitFor()
    expect(await axe(page)).toEqual([])
    // At once if a key was shown recently; later the shop asks first.
    keys.pass(11 * 60_000)
    await devices.getByRole('button', { name: /^Sign out Safari on iPhone/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
    await dialog.getByLabel('Your password', { exact: true }).fill(asha.password)
    await page.keyboard.press('Enter')
    await devices.getByText('Safari on iPhone').waitFor({ state: 'detached' })
    await phone.get('/api/account').expect(401)
    await asha.get('/api/account').expect(200)
    expect(complaints).toEqual([])
    await close()
  })

  it('wrong passwords hold back a stranger’s browser, and a link by e-mail lets the owner in', async () => {
    const asha = await keys.shoppers.open({ verified: true })
    const guess = { email: asha.email, password: 'not the password' }
    for (let n = 0; n < 6; n += 1) await keys.shoppers.post('/api/session', guess)
    const { page, close } = await keys.open({ screen })
    await go(page, '/login')
    await field(page, 'E-mail').fill(asha.email)
    await field(page, 'Password').fill(asha.password)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Sign in', exact: true }).click()
    await main.getByRole('button', { name: 'Send me a link by e-mail' }).click()
    await main.getByText('we have sent a link to it').waitFor()
    expect(await axe(page)).toEqual([])
    const token = await keys.shoppers.tokenFor(asha.email, 'Your link to sign in')
    await go(page, `/sign-in-link#token=${token}`)
    await main.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(`${keys.shop.url}/overview`)
    // Known from here on: the password works again.
    await keys.signOut(page)
    await go(page, '/login')
    await field(page, 'E-mail').fill(asha.email)
    await field(page, 'Password').fill(asha.password)
    await main.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(`${keys.shop.url}/overview`)
    await close()
  })
})
