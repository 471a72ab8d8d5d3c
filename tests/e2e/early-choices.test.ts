import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hydrated, openPage } from '#tests/support/browser.ts'
import { startJourneys } from '#tests/support/journeys.ts'

const stage = startJourneys()
/** `FULL=1`: the full form. */
const FULL = process.env.FULL !== undefined
/** How late the scripts are. They wait for the shopper in either form. */
const LATE_MS = FULL ? 3000 : 0

const MEMBER = {
  METAL: 'metalType',
  PURITY: 'purity',
  STONE: 'stone',
  QUALITY: 'clarity',
  SIZE: 'size',
} as const

interface Configuration {
  options: { name: keyof typeof MEMBER; values: string[] }[]
  combinations: { choices: number[][]; price: number[]; listed: number }
}
type Line = Record<'metalType' | 'purity' | 'stone' | 'clarity' | 'size', string | null> & {
  price: number
  quantity: number
}

const gate = () => {
  let release: () => void = () => undefined
  const open = new Promise<void>((done) => (release = done))
  return { open, release }
}

/** Opens a page whose scripts come only after `before`, and goes on once React has taken it over. What is put
 * into the bag is answered after `answer`. */
const openLate = async (path: string, before: (page: Page) => Promise<void>) => {
  const opened = await openPage(stage.browser)
  const { page } = opened
  const [pressed, read] = [gate(), gate()]
  const late = new Promise((done) => setTimeout(done, LATE_MS))
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await Promise.all([pressed.open, late])
    await route.continue()
  })
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"AddToBag"')) await read.open
    await route.continue()
  })
  await page.goto(stage.shop.url + path, { waitUntil: 'commit' })
  // Nobody presses what is not painted yet: before its styles have arrived, a page has another layout.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await before(page)
  expect(await page.locator('html[data-hydrated]').count()).toBe(0)
  pressed.release()
  await hydrated(page)
  return { ...opened, answer: read.release }
}

const configurationOf = async (id: string): Promise<Configuration> => {
  const { data } = await stage.shop.shop.graphql<{ product: { configuration: Configuration } }>(
    'query ($id: ID!) { product(id: $id) { configuration { options { name values } combinations { choices price listed } } } }',
    { id },
  )
  if (!data) throw new Error(`no configuration of ${id}`)
  return data.product.configuration
}

const press = async (page: Page, name: string, value: string) => {
  const field = page.locator(`[name=${name.toLowerCase()}]`).first()
  await field.waitFor({ state: 'attached' })
  if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value)
  else await page.locator(`input[name=${name.toLowerCase()}][value="${value}"]`).check({ force: true })
}

/** What the controls of the page say. */
const shownOn = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('main form [name]')]
        .filter((field) => !(field instanceof HTMLInputElement) || field.checked)
        .map((field) => [field.name, field.value]),
    ),
  )
const pricedOn = async (page: Page) => {
  const text = await page.locator('[aria-live=polite]', { hasText: 'including GST' }).innerText()
  return Number((text.split(' ')[0] ?? '').replaceAll(/[^\d.]/g, '')) * 100
}
const bagOf = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: '{ bag { lines { metalType purity stone clarity size price quantity } } }',
      }),
    })
    const { data } = (await answer.json()) as { data: { bag: { lines: Line[] } } }
    return data.bag.lines
  })

/**
 * Makes choices and presses 'Add to bag' while the scripts are on their way; says what does not agree afterwards. The
 * shop's answer to the press waits until the page has been read, for what it opens covers the page.
 */
const chooseEarly = async (
  slug: string,
  { options, combinations }: Configuration,
  wanted: readonly { option: number; value: string }[],
): Promise<string[]> => {
  const { page, complaints, close, answer } = await openLate(`/product/${slug}`, async (early) => {
    for (const { option, value } of wanted) await press(early, options[option]?.name ?? '', value)
    await early.getByRole('button', { name: 'Add to bag' }).first().click()
  })
  try {
    const [shown, priced] = [await shownOn(page), await pricedOn(page)]
    answer()
    await page.getByRole('dialog', { name: 'Kept for you' }).waitFor()
    const [line, ...more] = await bagOf(page)
    const said = (option: number) =>
      shown[options[option]?.name.toLowerCase() ?? ''] ?? options[option]?.values[0]
    const row = combinations.choices.findIndex((each) =>
      options.every(({ values }, option) => values[each[option] ?? -1] === said(option)),
    )
    const last = wanted.at(-1)
    const made = combinations.choices.some(
      (each) => last && options[last.option]?.values[each[last.option] ?? -1] === last.value,
    )
    return [
      // What is never made leads to its neighbour.
      ...(last && made && said(last.option) !== last.value ? ['what was chosen is not shown'] : []),
      ...(priced === combinations.price[row] ? [] : ['what is shown is not what is priced']),
      ...(line?.price === priced && line.quantity === 1 && more.length === 0
        ? []
        : ['bagged at another price']),
      ...options.flatMap(({ name }, option) =>
        line?.[MEMBER[name]] === said(option) ? [] : [`bagged with another ${name}`],
      ),
      ...complaints,
    ]
  } finally {
    await close()
  }
}

/** Each value of each axis in the full form; in the quick form every axis at once, and one axis of the ring alone. */
const early = ({ options }: Configuration, alone: boolean) => {
  const axes = [...options.entries()].filter(([, { values }]) => values.length > 1)
  if (FULL) return axes.flatMap(([option, { values }]) => values.map((value) => [{ option, value }]))
  const all = axes.map(([option, { values }]) => ({ option, value: values.at(-1) ?? '' }))
  return alone ? [all.slice(0, 1), all] : [all]
}

describe('the piece that is chosen while the scripts are on their way is the piece that is sold', () => {
  it.each(FULL ? ['vane', 'ligne', 'etoile-double', 'cosmos'] : ['vane', 'ligne', 'cosmos'])(
    '%s: chosen = shown = priced = bagged',
    async (slug) => {
      // What is sold out cannot be bagged; here the choice matters.
      await sql`UPDATE product_variants SET stock = 50`.execute(stage.shop.backend.deps.db)
      const configuration = await configurationOf(slug)
      const tried = early(configuration, slug === 'vane')
      const broken: string[] = []
      for (const wanted of tried) {
        const words = wanted.map(({ value }) => value).join(' + ')
        broken.push(...(await chooseEarly(slug, configuration, wanted)).map((what) => `${words}: ${what}`))
      }
      if (FULL) console.log(`${slug}: ${tried.length} early choices, ${broken.length} broken`)
      expect(broken).toEqual([])
      expect(tried.length).toBeGreaterThan(0)
    },
    FULL ? 900_000 : 120_000,
  )
})

it('what is written on the piece while the scripts are on their way is engraved on it', async () => {
  const { page, complaints, close, answer } = await openLate('/product/vane', async (early) => {
    await early.getByLabel('Your engraving').fill('Asha')
    await early.getByRole('radio', { name: 'Script' }).check({ force: true })
    await early.getByLabel('A birth stone inside').selectOption('Ruby')
    await early.getByLabel('Initials on the box').fill('ak')
    await early.getByRole('button', { name: 'Add to bag' }).first().click()
  })
  answer()
  const kept = page.getByRole('dialog', { name: 'Kept for you' })
  for (const said of ['Engraved: Asha', 'Birth stone: ruby', 'On the box: '])
    await kept.getByText(said).waitFor()
  const lines = await page.evaluate(async () => {
    const query = '{ bag { lines { quantity engraving engravingFace birthStone boxStamp } } }'
    const asked = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    }
    const { data } = (await (await fetch('/graphql', asked)).json()) as { data: { bag: { lines: object[] } } }
    return data.bag.lines
  })
  expect(lines).toEqual([
    { quantity: 1, engraving: 'Asha', engravingFace: 'SCRIPT', birthStone: 'Ruby', boxStamp: 'AK' },
  ])
  expect(complaints).toEqual([])
  await close()
})

it.each([
  ['/product/vane', 'Enlarge', /enlarged/],
  ['/product/vane', 'Find your size', /Find your size/],
])('%s: %s, pressed while the scripts are on their way, opens its dialog', async (path, name, opens) => {
  const { page, close } = await openLate(path, (early) =>
    early.getByRole('button', { name: new RegExp(name) }).click(),
  )
  await page.getByRole('dialog', { name: opens }).waitFor()
  expect(new URL(page.url()).pathname).toBe(path)
  await close()
})

it('what is typed after the press of search, while the scripts are on their way, stands in its field', async () => {
  const { page, complaints, close } = await openLate('/', async (early) => {
    await early.getByRole('link', { name: 'Search' }).click()
    await early.keyboard.type('gold ring')
  })
  await expect.poll(() => page.getByRole('combobox', { name: 'Search' }).inputValue()).toBe('gold ring')
  expect(new URL(page.url()).pathname).toBe('/')
  expect(complaints).toEqual([])
  await close()
})

it('the link of an e-mail keeps what was typed and pressed while the scripts are on their way, also anew', async () => {
  const shopper = await stage.shoppers.open({})
  await stage.shoppers.post('/api/password-resets', { email: shopper.email }).expect(202)
  const token = await stage.shoppers.tokenFor(shopper.email, 'Reset your password')
  const choose = async (early: Page, password: string) => {
    await early.locator('[name=password]').fill(password)
    await early.getByRole('button', { name: 'Change my password' }).click()
  }
  // Then on the page that was loaded anew, which has the link from the tab's history only.
  const { page, close } = await openLate(`/reset-password#token=${token}`, (early) =>
    choose(early, 'password1'),
  )
  await page.getByText('too easy to guess').first().waitFor()
  expect(await page.locator('[name=password]').inputValue()).toBe('password1')
  expect(page.url()).not.toContain(token)
  await page.unrouteAll()
  const pressed = gate()
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await pressed.open
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await choose(page, 'granite-lantern-42')
  pressed.release()
  await page.getByRole('link', { name: 'Sign in' }).last().waitFor()
  await page
    .getByRole('status')
    .filter({ hasText: /password/ })
    .waitFor()
  await close()
})
