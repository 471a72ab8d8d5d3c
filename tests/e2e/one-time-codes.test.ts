import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { totpCode } from '#backend/lib/security/totp.ts'
import { axe } from '../support/browser.ts'
import { startKeyJourneys } from '../support/key-journeys.ts'
import { walkedAt } from '../support/long-form.ts'
import type { TestShopper } from '../support/shoppers.ts'

/** One-time codes in the browser: set up, asked for, shown again at the checkout, and the ways back without the app. */

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const keys = startKeyJourneys()
const { field, go, press, pass } = keys

const codeOf = (secret: string) => {
  // Always one that was not used.
  pass(MINUTE)
  return totpCode(secret, Math.floor(keys.now() / 30_000))
}
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Confirm it’s you' })

/** From the profile, with everything that the shopper sees on the way. */
const setUp = async (page: Page, who: TestShopper) => {
  pass(11 * MINUTE)
  await go(page, '/profile')
  await press(page, 'Set up two-step sign-in')
  await dialogOf(page).getByLabel('Your password', { exact: true }).fill(who.password)
  await page.keyboard.press('Enter')
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  expect(await axe(page)).toEqual([])
  const secret = (await page.locator('#security code').innerText()).replaceAll(' ', '')
  await field(page, 'Code').fill('000000')
  await press(page, 'Turn on')
  await page.getByText('This code does not match.').first().waitFor()
  await field(page, 'Code').fill(codeOf(secret))
  await press(page, 'Turn on')
  const list = page.getByRole('group', { name: 'Recovery codes' })
  await list.waitFor()
  expect(await axe(page)).toEqual([])
  const recoveryCodes = await list.getByRole('listitem').allInnerTexts()
  expect(new Set(recoveryCodes).size).toBe(10)
  // A page that came over plain HTTP has no clipboard.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await press(page, 'Copy')
  await page
    .getByText('Copying is not allowed here. Please download the codes or write them down.')
    .first()
    .waitFor()
  await press(page, 'I have saved them')
  await page.getByText('10 recovery codes left.').waitFor()
  return { secret, recoveryCodes }
}
const toCode = async (page: Page, { email, password }: TestShopper) => {
  await keys.signOut(page)
  await go(page, '/login')
  await field(page, 'E-mail').fill(email)
  await field(page, 'Password').fill(password)
  await press(page, 'Sign in')
  await field(page, 'Code').waitFor()
  expect(await field(page, 'Code').evaluate((input) => input === document.activeElement)).toBe(true)
}
const inside = (page: Page) => page.waitForURL(`${keys.shop.url}/overview`)

describe.each(walkedAt('desktop', 'phone'))('at %s', (screen) => {
  it('are set up, asked for after the password, confirm at the checkout, and give way to a recovery code', async () => {
    const asha = await keys.shoppers.open({ verified: true })
    const { page, complaints, close } = await keys.open({ screen })
    await keys.signInAs(page, asha)
    const { secret, recoveryCodes } = await setUp(page, asha)

    await toCode(page, asha)
    expect(await axe(page)).toEqual([])
    await field(page, 'Code').fill('000000')
    await press(page, 'Sign in')
    await page.getByText('This code is wrong or has already been used.').first().waitFor()
    expect(await field(page, 'E-mail').inputValue()).toBe(asha.email)
    await field(page, 'Code').fill(codeOf(secret))
    await press(page, 'Sign in')
    await inside(page)

    const { value: token = '' } = (await page.context().cookies()).find(({ name }) => name === 'sid') ?? {}
    const signedIn = { ...asha, ...keys.shoppers.as(token) }
    const dialog = await keys.toNewAddress(page, signedIn)
    await dialog.getByRole('button', { name: 'Use a code from your app' }).click()
    expect(await axe(page)).toEqual([])
    await dialog.getByLabel('Code', { exact: true }).fill(codeOf(secret))
    await page.keyboard.press('Enter')
    await page.waitForURL(`${keys.shop.provider.url}/pay/**`)

    // The phone is lost: one of the codes on paper, however it is typed.
    await toCode(page, asha)
    await field(page, 'Code').fill(` ${recoveryCodes[0]?.toUpperCase().replaceAll('-', ' ') ?? ''} `)
    await press(page, 'Sign in')
    await inside(page)
    await go(page, '/profile')
    await page.getByText('9 recovery codes left.').waitFor()
    await press(page, 'Turn off')
    await page.getByText('Ask for a code from an authenticator app after your password.').waitFor()
    expect((await keys.shoppers.emailsTo(asha.email)).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        'Two-step sign-in is on',
        'A recovery code was used',
        'Two-step sign-in is off',
      ]),
    )
    expect(complaints).toEqual([])
    await close()
  })
})

describe.each(walkedAt('phone', 'desktop'))('days later, at %s', (screen) => {
  it('end three days after their owner, without app and recovery codes, asked by e-mail', async () => {
    const asha = await keys.shoppers.open({ verified: true })
    const { page, complaints, close } = await keys.open({ screen })
    await keys.signInAs(page, asha)
    await setUp(page, asha)
    await toCode(page, asha)
    await page.getByText('I can’t get a code').click()
    expect(await axe(page)).toEqual([])
    await press(page, 'E-mail me the link')
    await page.getByText(`We have sent an e-mail to ${asha.email}.`).waitFor()
    const token = await keys.shoppers.tokenFor(asha.email, 'Turn off two-step sign-in')
    await go(page, `/turn-off-codes#token=${token}`)
    expect(await axe(page)).toEqual([])
    await press(page, 'Turn it off in three days')
    await page.getByRole('heading', { name: 'We’ll turn it off' }).waitFor()
    expect(await axe(page)).toEqual([])
    // Still asked for until then.
    await toCode(page, asha)
    pass(3 * DAY + MINUTE)
    await press(page, 'Sign in')
    await page.getByText('Please enter a code.').first().waitFor()
    await go(page, '/login')
    await field(page, 'E-mail').fill(asha.email)
    await field(page, 'Password').fill(asha.password)
    await press(page, 'Sign in')
    await inside(page)
    await go(page, `/turn-off-codes#token=${token}`)
    await press(page, 'Turn it off in three days')
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
    expect(complaints).toEqual([])
    await close()
  })
})
