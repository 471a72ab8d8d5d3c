import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startShop, type Shop } from '#tests/support/server.ts'

let shop: Shop
let plain: Shop
beforeAll(async () => {
  ;[shop, plain] = await Promise.all([startShop({ backend: {} }), startShop()])
})
afterAll(() => Promise.all([shop.close(), plain.close()]))
beforeEach(() => shop.recorder.clear())

const FACETS = `query Facets($filter: ProductFilter) { facets(filter: $filter) { name values { value label count countIsFloor } } }`

test('the facets of a list are one call, and follow its filters', async () => {
  const { data, errors } = await shop.graphql<{
    facets: { name: string; values: { value: string; count: number }[] }[]
  }>(FACETS, { filter: { metal: 'Rose gold', priceMin: 5_000_000, category: 'rings' } })
  expect(errors).toEqual([])
  expect(shop.recorder.names()).toEqual(['listFacets'])
  const metals = data?.facets.find(({ name }) => name === 'METAL')?.values
  expect(metals?.length).toBeGreaterThan(2)
  const list = await shop.graphql<{ products: { total: number } }>(
    '{ products(filter: { metal: "Rose gold", priceMin: 5000000, category: "rings" }) { total } }',
  )
  expect(list.data?.products.total).toBe(metals?.find(({ value }) => value === 'Rose gold')?.count)
})

test('type-ahead is two calls, with blogs beside the pieces', async () => {
  const { data, errors } = await shop.graphql(
    `{ suggestions(search: "emrald") { products { name } categories { slug } collections blogs { title banner { url } }
      search { corrected meant { term } } } }`,
  )
  expect(errors).toEqual([])
  expect(data).toMatchObject({ suggestions: { search: { corrected: 'emerald' } } })
  expect(shop.recorder.names().sort()).toEqual(['listBlogs', 'suggest'])
  const nothing = await shop.graphql('{ suggestions(search: "  ") { products { id } } }')
  expect(nothing.data).toEqual({ suggestions: { products: [] } })
})

test('the sum of a search is in paise, and what our backend says of it is in the language of the page', async () => {
  const READING =
    '{ products(filter: { search: "ring under 50000 xyzzyplugh" }) { search { meant { note } budget { most words } } } }'
  const of = async (headers: Record<string, string>) =>
    (
      await shop.graphql<{ products: { search: { meant: { note: string }[]; budget: unknown } } }>(
        READING,
        {},
        headers,
      )
    ).data?.products.search
  const english = await of({})
  expect(english?.budget).toEqual({ most: 5_000_000, words: 'ring xyzzyplugh' })
  expect(english?.meant.map(({ note }) => note)).toEqual([
    'Priced up to ₹50,000.',
    'Nothing here is called “xyzzyplugh”: these answer to the rest.',
  ])
  const hindi = (await of({ 'x-language': 'hi' }))?.meant.map(({ note }) => note)
  expect(hindi?.map((note) => /[a-z]/.test(note.replace('xyzzyplugh', '')))).toEqual([false, false])
  expect(hindi?.[0]).toContain('₹50,000')
  expect(hindi?.[1]).toContain('“xyzzyplugh”')
})

test('the search panel begins with what the house has written, and with nothing where it has not', async () => {
  const START =
    '{ shop { searchStart { asked { label href } doors { label href picture { background media { url } } } } } }'
  const of = async (one: Shop) =>
    (
      await one.graphql<{ shop: { searchStart: { asked: { href: string }[]; doors: { href: string }[] } } }>(
        START,
      )
    ).data?.shop.searchStart
  const written = await of(shop)
  expect(written?.asked.length).toBeGreaterThan(3)
  expect(written?.doors.map(({ href }) => href)).toEqual(['/engagement', '/wedding', '/gift'])
  expect(await of(plain)).toEqual({ asked: [], doors: [] })
})

test('a backend of section 7 alone has neither, and is not asked', async () => {
  for (const query of ['{ facets { name } }', '{ suggestions(search: "ring") { collections } }']) {
    const { errors } = await plain.graphql(query)
    expect(errors[0]?.extensions).toMatchObject({ code: 'NOT_OFFERED' })
  }
  expect(plain.recorder.names()).toEqual([])
})
