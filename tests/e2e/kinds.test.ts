import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage } from '../support/browser.ts'
import { walkedAt } from '../support/long-form.ts'
import { eventually, OPERATOR_TOKEN } from '../support/purchase.ts'
import { sound, startSellingJourneys } from '../support/selling-journeys.ts'

/** Each kind of piece from its page to its passport: what its trade tells of it is told on every screen, and sums agree. */

interface Kind {
  readonly kind: string
  readonly slug: string
  /** How it is chosen, as its address says it. */
  readonly choice?: string
  /** What it is compared with. */
  readonly beside: string
  /** Said on its page and in its passport. */
  readonly told: readonly string[]
  /** Said on its invoice: its class for the tax. */
  readonly hsn: string
}

/** A coin has no other journey; the rest are walked with `FULL=1`. */
const KINDS: readonly Kind[] = [
  {
    kind: 'coin',
    slug: 'ecu',
    beside: 'medaille',
    told: ['24 kt', '999.9 in a thousand', '24 mm', '10.000 g', 'Fire assay'],
    hsn: '7118',
  },
  ...(process.env.FULL === undefined
    ? []
    : [
        { kind: 'ring', slug: 'vane', choice: 'size=14', beside: 'cedre', told: ['950'], hsn: '7113' },
        {
          kind: 'diamond',
          slug: 'navette-pierre-seule',
          beside: 'ovale-pierre-seule',
          told: ['VS2'],
          hsn: '7102',
        },
        { kind: 'watch', slug: 'heure-bleue', beside: 'meridien', told: ['316L', '36 mm'], hsn: '9102' },
        { kind: 'pair', slug: 'graine', beside: 'cerceau', told: ['Friction'], hsn: '7113' },
        {
          kind: 'single',
          slug: 'cerceau',
          choice: 'option-sold-as=One+earring',
          beside: 'graine',
          told: ['One earring'],
          hsn: '7113',
        },
        {
          kind: 'chain',
          slug: 'goutte',
          choice: 'size=50+cm',
          beside: 'medaille',
          told: ['50 cm'],
          hsn: '7113',
        },
        { kind: 'bangle', slug: 'osier', beside: 'rivage', told: ['925', '5 mm'], hsn: '7113' },
      ]),
]

// Whom a piece goes to is confirmed elsewhere.
const stage = startSellingJourneys({ facts: { confirmAddressAbove: 1_000_000_000 } })
const { go, openAs } = stage

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const rupees = (text: string | null | undefined): number => Number((text ?? '').replaceAll(/[^\d.]/g, ''))
/** The number of parts of a bill, and its total. */
const partsOf = async (page: Page, name: string): Promise<{ parts: number; total: number }> => {
  const rows = main(page).getByRole('region', { name }).getByRole('row')
  const sums = (await rows.getByRole('cell').allTextContents()).filter((text) => /^₹[\d,.]+$/.test(text))
  return {
    parts: Math.round(sums.slice(0, -1).reduce((sum, text) => sum + rupees(text), 0) * 100),
    total: Math.round(rupees(sums.at(-1)) * 100),
  }
}

const pay = async (page: Page) => {
  await go(page, '/checkout')
  await stage.fillAddress(page)
  const pan = field(page, 'PAN')
  if (await pan.isVisible()) await pan.fill('ABCPR1234F')
  await main(page).getByRole('button', { name: 'Continue to payment' }).click()
  await stage.payWith(page)
  await page.waitForURL(`${stage.shop.url}/success**`)
  await page.getByRole('heading', { name: 'Your order' }).waitFor()
}

const toOrder = async (page: Page) => {
  await go(page, '/order')
  await main(page).getByRole('link', { name: /ORV-/ }).first().click()
  await page.getByRole('heading', { name: /Order ORV/ }).waitFor()
}
const toPassport = async (page: Page) => {
  await main(page)
    .getByRole('link', { name: /^Passport of the piece/ })
    .first()
    .click()
  await page.getByRole('link', { name: /^Back to order/ }).waitFor()
}

const idOf = async (slug: string): Promise<string> => {
  const { data } = await stage.shop.shop.graphql<{ product: { id: string } }>(
    `{ product(id: "${slug}") { id } }`,
  )
  return data?.product.id ?? ''
}

describe.each(walkedAt('phone', 'desktop'))('on a %s', (screen) => {
  it.each(KINDS)(
    'a $kind is bought as its trade sells it',
    async ({ kind, slug, choice, beside, told, hsn }) => {
      // What is there once is there for both screens.
      await sql`update product_variants set stock = 2
        where product_id = (select id from products where slug = ${slug})`.execute(stage.shop.backend.deps.db)
      const shopper = await stage.shoppers.open({ verified: true })
      const { page, complaints, close } = await openAs(shopper, { screen })
      const look = (name: string) => sound(page, `${kind}-${screen}-${name}`)

      await go(page, `/product/${slug}${choice ? `?${choice}` : ''}`)
      const words = (await main(page).textContent()) ?? ''
      for (const fact of told) expect(words).toContain(fact)
      const bill = await partsOf(page, 'What you pay for')
      expect(bill.parts).toBe(bill.total)
      await look('1-page')

      await go(page, `/compare?ids=${await idOf(slug)},${await idOf(beside)}`)
      await look('2-compare')

      await go(page, `/product/${slug}${choice ? `?${choice}` : ''}`)
      await main(page).getByRole('button', { name: 'Add to bag', exact: true }).first().click()
      await page
        .getByText(/ is in your bag\.$/)
        .first()
        .waitFor()
      await go(page, '/shopping-bag')
      await main(page)
        .getByText(`₹${(bill.total / 100).toLocaleString('en-IN')}`)
        .filter({ visible: true })
        .first()
        .waitFor()
      await look('3-bag')

      await pay(page)
      await look('4-placed')
      await toOrder(page)
      await look('5-order')

      await main(page)
        .getByRole('link', { name: /^ORV-\d{4}-/ })
        .click()
      await page.getByRole('heading', { name: 'Tax invoice' }).waitFor()
      const invoice = await page.locator('body').innerText()
      expect(invoice).toContain(hsn)
      expect(invoice.replaceAll(/\.00/g, '')).toContain((bill.total / 100).toLocaleString('en-IN'))
      await look('6-invoice')
      await page.getByRole('link', { name: 'Back to the order' }).click()

      await toPassport(page)
      const passport = (await main(page).innerText()).replaceAll(/\s+/g, ' ')
      for (const fact of told.filter((each) => !each.endsWith(' g'))) expect(passport).toContain(fact)
      await look('7-passport')
      expect(complaints).toEqual([])
      await close()
    },
  )

  it('a piece made for one person goes from a wish to its passport', async () => {
    const shopper = await stage.shoppers.open({ verified: true })
    const { page, complaints, close } = await openAs(shopper, { screen })
    const look = (name: string) => sound(page, `bespoke-${screen}-${name}`)
    await go(page, '/bespoke/begin')
    await field(page, 'What would you like made?').fill('My emerald, between two bars.')
    await look('1-wish')
    await main(page).getByRole('button', { name: 'Send it to us' }).click()
    await page.waitForURL(`${stage.shop.url}/message`)
    const { _id } = (await shopper.get('/api/account')).body
    await stage.shoppers
      .as(OPERATOR_TOKEN)
      .post(`/api/operator/messages/${_id}/estimates`, {
        key: crypto.randomUUID(),
        text: 'As we spoke.',
        title: 'A ring with your emerald',
        amount: 166_000,
        weeks: 6,
        validUntil: new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10),
        metal: 'Yellow gold',
        purity: '18 kt',
        weightMg: 4200,
        stones: 50_000,
      })
      .expect(201)
    await go(page, '/message')
    await main(page).getByText('18 kt yellow gold').waitFor()
    await look('2-estimate')
    await page.emulateMedia({ media: 'print' })
    expect(await main(page).getByText('18 kt yellow gold').isVisible()).toBe(true)
    expect(await field(page, 'Your message').isVisible()).toBe(false)
    await page.emulateMedia({ media: null })
    await main(page).getByRole('button', { name: 'Accept, and put it into the bag' }).click()
    await page.waitForURL(`${stage.shop.url}/shopping-bag`)
    await main(page).getByText('A ring with your emerald').first().waitFor()
    await look('3-bag')
    await pay(page)
    await look('4-placed')
    await toOrder(page)
    await look('5-order')
    await main(page)
      .getByRole('link', { name: /^ORV-\d{4}-/ })
      .click()
    await page.getByRole('heading', { name: 'Tax invoice' }).waitFor()
    expect(await page.locator('body').innerText()).toContain('1,66,000')
    await look('6-invoice')
    await page.getByRole('link', { name: 'Back to the order' }).click()
    await toPassport(page)
    await page.getByRole('heading', { level: 1, name: 'A ring with your emerald' }).waitFor()
    await look('7-passport')
    expect(complaints).toEqual([])
    await close()
  })

  it('high jewellery is seen by appointment first, and says so once it is sold', async () => {
    const { page, complaints, close } = await openPage(stage.browser, { screen })
    await go(page, '/high-jewellery/cascade')
    await sound(page, `high-${screen}-1-page`)
    await main(page).getByRole('link', { name: 'Arrange a viewing' }).click()
    await main(page).getByText('We lay out').waitFor()
    await sound(page, `high-${screen}-2-hour`)
    const { rows } = await sql<{ id: string }>`select v.id from product_variants v
      join products p on p.id = v.product_id where p.slug = 'cascade'`.execute(stage.shop.backend.deps.db)
    const stock = async (pieces: number) => {
      for (const { id } of rows)
        await stage.shoppers
          .as(OPERATOR_TOKEN)
          .put(`/api/operator/variants/${id}/stock`, { stock: pieces })
          .expect(200)
    }
    await stock(0)
    await eventually(async () => {
      await go(page, '/high-jewellery/cascade')
      return main(page).getByText('Sold', { exact: true }).isVisible()
    })
    expect(await main(page).getByRole('link', { name: 'Arrange a viewing' }).count()).toBe(0)
    await stock(1)
    expect(complaints).toEqual([])
    await close()
  })

  it('a piece that was sold while its page was open is only sold, whatever its price is now, and leads on', async () => {
    const { page, close } = await openPage(stage.browser, { screen })
    await go(page, '/product/ecu')
    const { rows } = await sql<{ id: string; stock: number }>`select v.id, v.stock from product_variants v
      join products p on p.id = v.product_id where p.slug = 'ecu'`.execute(stage.shop.backend.deps.db)
    const stock = async (of: (pieces: number) => number) => {
      for (const { id, stock: pieces } of rows)
        await stage.shoppers
          .as(OPERATOR_TOKEN)
          .put(`/api/operator/variants/${id}/stock`, { stock: of(pieces) })
          .expect(200)
    }
    // The page shows a price that is no longer so.
    await page.route('**/graphql', async (route) => {
      const asked = route.request().postData() ?? ''
      await (asked.includes('"AddToBag"')
        ? route.continue({ postData: asked.replace(/"price":\d+/, '"price":100') })
        : route.continue())
    })
    await stock(() => 0)
    const isSold = async () => {
      const { data } = await stage.shop.shop.graphql<{ product: { stock: number } }>(
        '{ product(id: "ecu") { stock } }',
      )
      return data?.product.stock === 0
    }
    await eventually(isSold)
    await main(page).getByRole('button', { name: 'Add to bag' }).first().click()
    await main(page).getByRole('button', { name: 'Sold' }).first().waitFor()
    await main(page).getByRole('link', { name: 'Write to us about one like it' }).waitFor()
    expect(
      await main(page)
        .getByRole('button', { name: /^Add it at/ })
        .count(),
    ).toBe(0)
    await sound(page, `sold-${screen}`)
    await stock((pieces) => pieces)
    await close()
  })
})
