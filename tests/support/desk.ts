import { join } from 'node:path'
import { sql } from 'kysely'
import type { Browser, Page } from 'playwright-core'
import type { StaffRole } from '#contract/endpoint.ts'
import { endOfDay, houseDay } from '#backend/lib/words/days.ts'
import { usualHouse, houseFolder } from '#program/house.ts'
import { openPage, type OpenOptions, type OpenPage } from './browser.ts'
import { freePort } from './free-port.ts'
import { chromium, closePages } from './journeys.ts'
import { startPurchase, type Purchase } from './purchase.ts'
import { startShop } from './server.ts'
import { joinByLink, type Person } from './staff.ts'
import type { TestShopper } from './shoppers.ts'

export interface DeskJourneys {
  readonly shop: Purchase
  /** The address of the desk, without `/desk`. */
  readonly url: string
  /** A page of the desk, signed in as the only person of that role. */
  readonly open: (role: StaffRole, options?: OpenOptions) => Promise<OpenPage>
  /** A paid order of a gold piece, by its number. */
  readonly sell: (
    shopper?: TestShopper,
    quantity?: number,
  ) => Promise<{ number: string; orderId: string; shopper: TestShopper }>
  /** An order that waits for a bank transfer, with its price. */
  readonly sellByTransfer: () => Promise<{ number: string; amount: number }>
  readonly close: () => Promise<void>
}

/**
 * A selling backend with the built desk and the shop in front of it, for all journeys of one file, in the Chromium of
 * this worker. Pictures come from the house's folder.
 */
export const startDesk = async (env: Readonly<Record<string, string>> = {}): Promise<DeskJourneys> => {
  // It is the next noon in India: the clock goes ahead with every sign-in, and no journey may cross midnight.
  let ahead = endOfDay(houseDay(Date.now())) + 12 * 3_600_000 - Date.now()
  const nextMoment = () => {
    // Each code is accepted once.
    ahead += 31_000
    return Date.now() + ahead
  }
  const [port, shopPort] = [await freePort(), await freePort()]
  const [url, shopUrl] = [`http://localhost:${port}`, `http://localhost:${shopPort}`]
  const [shop, browser]: [Purchase, Browser] = await Promise.all([
    startPurchase({
      seed: 'catalogue',
      port,
      clock: { now: () => Date.now() + ahead },
      env: { DESK_URL: url, PUBLIC_URL: shopUrl, ...env },
    }),
    chromium(),
  ])
  const before = await startShop({
    backendUrl: shop.backend.url,
    port: shopPort,
    env: { PUBLIC_URL: shopUrl },
  })
  const people = new Map<StaffRole, Person>()
  const personOf = async (role: StaffRole): Promise<Person> => {
    const known = people.get(role)
    if (known) return known
    const email = `${role}@house.example`
    const { body } = await shop.operator.post('/api/operator/staff', { email, role }).expect(201)
    const person = await joinByLink({ url }, body.link, email, { desk: url, nextMoment })
    people.set(role, person)
    return person
  }
  const signIn = async (page: Page, { email, password, nextCode }: Person) => {
    await page.goto(`${url}/desk/sign-in`)
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.getByLabel('Code from your app').fill(nextCode())
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  const { rows } = await sql<{ id: string; variant: string }>`select p.id, v.id as variant from products p
    join product_variants v on v.product_id = p.id and v.is_default and v.stock > 5 and v.metal ilike '%gold%'
    where p.active and p.price_paise between 3000000 and 9000000 order by p.id limit 1`.execute(
    shop.backend.deps.db,
  )
  const { id: productId, variant } = rows[0] ?? { id: 'none', variant: 'none' }
  // All journeys of a file buy from it.
  await shop.operator.put(`/api/operator/variants/${variant}/stock`, { stock: 500 }).expect(200)
  const media = join(houseFolder(usualHouse()) ?? '', 'media')
  return {
    shop,
    url,
    open: async (role, options) => {
      const opened = await openPage(browser, options)
      await opened.page.clock.install({ time: Date.now() + ahead })
      await opened.page.route('**/media/**', (route) =>
        route.fulfill({ path: join(media, new URL(route.request().url()).pathname.replace('/media/', '')) }),
      )
      await signIn(opened.page, await personOf(role))
      return opened
    },
    sell: async (given, quantity = 1) => {
      const shopper = given ?? (await shop.shoppers.open({ name: 'Meera Raghavan', verified: true }))
      const { id: orderId, number } = await shop.buy({ pieces: [{ productId, quantity }] }, shopper)
      return { number, orderId, shopper }
    },
    sellByTransfer: async () => {
      const account = { holder: 'A House Ltd', number: '000405001234', ifsc: 'EXMP0000405', bank: 'A Bank' }
      await shop.operator
        .patch('/api/operator/shop', { facts: { bankAccount: account, transferDays: 3 } })
        .expect(200)
      const shopper = await shop.shoppers.open({ name: 'Devika Nair', verified: true })
      const { body } = await shop.order(shopper, { pieces: [{ productId }], body: { way: 'transfer' } })
      return { number: body.number, amount: Number(body.amount) }
    },
    close: async () => {
      await closePages()
      await before.close()
      await shop.close()
    },
  }
}
