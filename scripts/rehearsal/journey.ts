import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hydrated, launchBrowser, openPage } from '#tests/support/browser.ts'

/**
 * One purchase in Chromium at the public address, from a list to a paid order, and the page that an invitation of the
 * staff leads to. Runs in the root's network; writes what it saw as JSON.
 */
const ORIGIN = 'https://shop.example'
const [link = ''] = process.argv.slice(2)

const browser = await launchBrowser([
  '--host-resolver-rules=MAP shop.example 127.0.0.1, MAP desk.shop.example 127.0.0.1',
])
// The authority of the rehearsal is known in the root alone, whose curl has checked the certificate.
const { page, complaints } = await openPage(browser, { ignoreHTTPSErrors: true })

const main = page.getByRole('main')
const press = (name: string) => main.getByRole('button', { name, exact: true }).click()
const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value)
const open = async (path: string) => {
  await page.goto(ORIGIN + path)
  await hydrated(page)
}

try {
  await open('/jewellery/earrings?sort=price-asc')
  const product = await main.locator('a[href^="/product/"]').first().getAttribute('href')
  await open(product ?? '')
  const name = await main.getByRole('heading', { level: 1 }).textContent()
  await press('Add to bag')
  await page.getByRole('dialog', { name: 'Kept for you' }).waitFor()
  await page.getByRole('link', { name: 'Create My Account', exact: true }).click()
  await fill('Full name', 'Meera Raghavan')
  await fill('E-mail', 'meera@letters.example')
  await fill('Password', 'tender-otter-quarry')
  await press('Create My Account')
  await page.getByRole('link', { name: 'View bag' }).click()
  await page.waitForURL(`${ORIGIN}/shopping-bag`)
  await main.getByRole('link', { name: 'Check out', exact: true }).click()
  await page.waitForURL(`${ORIGIN}/checkout`)
  await fill('Full name', 'Meera Raghavan')
  await fill('Address', '14 Lavelle Road')
  await fill('PIN code', '560001')
  await fill('City', 'Bengaluru')
  await page.getByLabel('State', { exact: true }).selectOption('Karnataka')
  await press('Continue to payment')
  await page.waitForURL('**/pay/**')
  await fill('Name on the card', 'Meera Raghavan')
  await fill('Card number', '4242 4242 4242 4242')
  await fill('Month / year', '12 / 40')
  await fill('Security code', '123')
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.waitForURL(`${ORIGIN}/success?*`)
  await page.getByRole('heading', { name: 'Your order', exact: true }).waitFor()
  await main.getByRole('link', { name: 'View My Orders', exact: true }).click()
  await main.getByText('PAID', { exact: true }).waitFor()
  await page.locator('main a[href^="/order/"]').first().click()
  await page.waitForURL(`${ORIGIN}/order/*`)
  // The heading of the order, not that of the list which it takes the place of.
  const heading = await page.getByRole('heading', { name: /^Order [A-Z]{3}-/ }).textContent()
  const order = heading?.slice('Order '.length)
  const desk = await page.goto(link)
  process.stdout.write(
    `${JSON.stringify({ name, order, desk: { status: desk?.status(), title: await page.title() }, complaints })}\n`,
  )
} catch (error) {
  await page.screenshot({ path: join(tmpdir(), 'rehearsal-journey.png') }).catch(() => undefined)
  process.stderr.write(`${page.url()}\n${complaints.join('\n')}\n`)
  throw error
} finally {
  await browser.close()
}
