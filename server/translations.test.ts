import { createHook } from 'node:async_hooks'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startShop, type Shop } from '#tests/support/server.ts'

const navigation = {
  menu: [
    { label: 'Rings', href: '/jewellery/rings' },
    { label: 'Watches', href: '/jewellery/watches' },
  ],
  footer: { columns: [] },
  collections: [],
  priceSteps: [],
}
const translations = [
  { text: 'Rings', says: 'अंगूठियाँ' },
  { text: 'Seen in {city}, {year}', says: '{year} में {city} में' },
  { text: 'Mumbai', says: 'मुंबई' },
  { text: 'Yellow gold', says: 'पीला सोना', choice: true },
]
const MENU = '{ shop { menu { label } choices { text says } } }'

const dist = mkdtempSync(join(tmpdir(), 'dist-'))
let shop: Shop
let failing = false

/** A build whose only page is its menu. */
const PAGES = `export const render = async ({ execute }) =>
  ({ status: 200, html: JSON.stringify(await execute('{ shop { menu { label } } }')) })
export const [renderShell, isPersonal, guard, routeOf] = [() => '', () => false, () => false, () => '/']
export const frame = { icon: '/i.svg', colours: { house: '#000', background: '#fff' } }
export const [initScript, documentScript] = ['', '']`

const begin = async (languages: readonly string[]) => {
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(dist, file)), { recursive: true })
    writeFileSync(join(dist, file), text)
  }
  put('web/languages.json', JSON.stringify(languages))
  put('web/server/package.json', '{"type":"module"}')
  put('web/server/entry.server.js', PAGES)
  put('web/client/.vite/manifest.json', '{"entry.client.tsx":{"file":"entry.js"}}')
  shop = await startShop({ env: { DIST_DIR: dist, READ_CACHE: 'on' } })
  shop.standIn?.intercept(({ path, query }) => {
    if (path === '/api/capabilities')
      return { body: { version: '1', features: ['navigation', 'translations'] } }
    if (path === '/api/navigation') return { body: navigation }
    if (path === '/api/translations')
      return failing
        ? { status: 500, body: {} }
        : { body: { translations: query['language'] === 'hi' ? translations : [] } }
    return undefined
  })
}
afterAll(() => rmSync(dist, { recursive: true }))

const labels = async (language?: string) => {
  const { data, errors } = await shop.graphql<{
    shop: { menu: { label: string }[]; choices: { text: string; says: string }[] }
  }>(MENU, {}, language === undefined ? {} : { 'x-language': language })
  expect(errors).toEqual([])
  return [data?.shop.menu.map(({ label }) => label), data?.shop.choices]
}

/** The promises that are made while something is done, in this process. */
const promisesOf = async (work: () => Promise<unknown>): Promise<number> => {
  let made = 0
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'PROMISE') made += 1
    },
  }).enable()
  await work()
  hook.disable()
  return made
}

/** A signed-in shopper's answer, which is never a cached one, with so many texts of each row of the menu. */
const textsOfMenu = (count: number) => async () => {
  const texts = Array.from({ length: count }, (_, n) => `text${n}: label`).join(' ')
  const headers = { 'x-language': 'hi', authorization: 'Bearer of-somebody' }
  const { errors } = await shop.graphql(`{ shop { menu { ${texts} } } }`, {}, headers)
  expect(errors).toEqual([])
}

const promisesOfTexts = async (count: number) => {
  const ask = textsOfMenu(count)
  const counts: number[] = []
  // At first the query is compiled and what it reads is not cached yet; now and then something else runs meanwhile.
  while (counts.length < 8) counts.push(await promisesOf(ask))
  return Math.min(...counts)
}

const MANY = 'ten texts make no more promises than one'

describe('a house of two languages', () => {
  beforeAll(() => begin(['en', 'hi']))
  afterAll(() => shop.close())
  afterEach(() => {
    failing = false
  })

  it('says what it wrote in the language of the page; what is not translated as it was written', async () => {
    const english = [['Rings', 'Watches'], []]
    expect(await labels()).toEqual(english)
    expect(await labels('hi')).toEqual([['अंगूठियाँ', 'Watches'], [{ text: 'Yellow gold', says: 'पीला सोना' }]])
    expect(await labels('en')).toEqual(english)
  })

  it('reads the translations of a language once for everyone, not again for each signed-in shopper', async () => {
    await labels('hi')
    shop.recorder.clear()
    await labels('hi')
    await shop.graphql(MENU, {}, { 'x-language': 'hi', authorization: 'Bearer of-somebody' })
    expect(shop.recorder.names()).not.toContain('getTranslations')
  })

  it(MANY, async () => {
    expect(await promisesOfTexts(10)).toBe(await promisesOfTexts(1))
  })

  it('a page speaks the language of its address, whatever a header asks for: it is kept for everybody', async () => {
    for (const headers of [{ 'x-language': 'hi' }, undefined]) {
      const page = await fetch(shop.url, { ...(headers && { headers }) })
      expect(page.headers.get('cache-control')).toMatch(/^public/)
      expect(await page.text()).toContain('"Rings"')
    }
  })

  it('two pages of different languages that ask the same at one time are answered each in its own', async () => {
    const both = await Promise.all([labels(), labels('hi'), labels(), labels('hi')])
    expect(both.map(([menu]) => menu?.[0])).toEqual(['Rings', 'अंगूठियाँ', 'Rings', 'अंगूठियाँ'])
  })
})

describe('a backend that cannot say its translations', () => {
  beforeAll(() => begin(['en', 'hi']))
  afterAll(() => shop.close())

  it('the page is shown as it was written', async () => {
    failing = true
    expect(await labels('hi')).toEqual([['Rings', 'Watches'], []])
    failing = false
  })
})

describe('a house whose first language is not the one it wrote in', () => {
  beforeAll(() => begin(['hi', 'en']))
  afterAll(() => shop.close())

  it('says it in the first one where nobody names a language', async () => {
    expect((await labels())[0]).toEqual(['अंगूठियाँ', 'Watches'])
    expect((await labels('en'))[0]).toEqual(['Rings', 'Watches'])
  })
})

describe('a house of one language', () => {
  beforeAll(() => begin(['en']))
  afterAll(() => shop.close())

  it(MANY, async () => {
    expect(await promisesOfTexts(10)).toBe(await promisesOfTexts(1))
  })

  it('never asks for translations', async () => {
    shop.recorder.clear()
    expect((await labels())[0]).toEqual(['Rings', 'Watches'])
    expect(shop.recorder.names()).not.toContain('getTranslations')
  })
})
