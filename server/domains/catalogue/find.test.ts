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

test('a backend of section 7 alone has neither, and is not asked', async () => {
  for (const query of ['{ facets { name } }', '{ suggestions(search: "ring") { collections } }']) {
    const { errors } = await plain.graphql(query)
    expect(errors[0]?.extensions).toMatchObject({ code: 'NOT_OFFERED' })
  }
  expect(plain.recorder.names()).toEqual([])
})
