import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startShop, type Shop } from '#tests/support/server.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.recorder.clear())

test('a page of twelve products is one call to the backend (section 7, GET /api/products)', async () => {
  const { data, errors } = await shop.graphql<{
    products: { items: { id: string; price: number }[]; total: number; limit: number }
  }>(
    '{ products { items { id slug name price images sizes background media { url } } total page limit totalIsFloor } }',
  )
  expect(errors).toEqual([])
  expect(data?.products.items).toHaveLength(12)
  expect(data?.products.items[0]).toMatchObject({
    id: 'p1',
    slug: 'p1',
    name: 'Aster Ring',
    price: 900_000,
    sizes: ['12', '13'],
  })
  expect(data?.products).toMatchObject({ total: 14, page: 1, limit: 12, totalIsFloor: false })
  expect(shop.recorder.names()).toEqual(['listProducts'])
})

test('each parameter travels only when provided (section 7)', async () => {
  await shop.graphql('{ products { total } }')
  await shop.graphql(
    '{ products(filter: {categoryId: "c1", priceMin: 1000050, priceMax: 1999999, isTopCollection: true, tags: "a,b"}, page: 2, limit: 5) { total } }',
  )
  const [plain, full] = shop.recorder.calls.filter(({ name }) => name === 'listProducts')
  expect(plain?.path).toBe('/api/products?page=1')
  expect(full?.path).toBe(
    '/api/products?categoryId=c1&tags=a%2Cb&priceMin=10001&priceMax=19999&isTopCollection=true&page=2&limit=5',
  )
})

test('an unknown product, category or blog is null, not an error', async () => {
  const { data, errors } = await shop.graphql(
    '{ product(id: "nope") { id } category(id: "nope") { id } blog(id: "nope") { id } }',
  )
  expect(errors).toEqual([])
  expect(data).toEqual({ product: null, category: null, blog: null })
})

test('the same question twice in one request is one call', async () => {
  const { data } = await shop.graphql('{ a: product(id: "p1") { name } b: product(id: "p1") { price } }')
  expect(data).toEqual({ a: { name: 'Aster Ring' }, b: { price: 900_000 } })
  expect(shop.recorder.names()).toEqual(['getProduct'])
})

test('a backend of section 7 alone offers no sort and no facet', async () => {
  const { data } = await shop.graphql<{ shop: { features: string[] } }>('{ shop { features } }')
  expect(data?.shop.features).toEqual([])
  for (const args of ['sort: PRICE_ASC', 'filter: {metal: "gold"}', 'cursor: "x"']) {
    const { errors } = await shop.graphql(`{ products(${args}) { total } }`)
    expect(errors[0]?.extensions).toMatchObject({ code: 'NOT_OFFERED', retryable: false })
  }
  expect((await shop.graphql('{ blogs { total } }')).errors[0]?.extensions.code).toBe('NOT_OFFERED')
  expect(shop.recorder.names()).toEqual([])
})

test('categories, their children and a blog come with every field of section 3', async () => {
  const { data, errors } = await shop.graphql(`{
    categories { id name collection } children: categories(parentId: "c1") { name }
    blog(id: "b1") { title imageGrid { url } contentSections { heading image { url } gallery { url } } sections1 { heading }
      additionalSections { url } insights { title } seo { metaTitle } }
  }`)
  expect(errors).toEqual([])
  expect(data).toMatchObject({
    categories: [{ id: 'c1', name: 'Rings' }, { collection: ['Engagement', 'Wedding'] }],
    children: [{ name: 'Stacking rings' }],
    blog: {
      imageGrid: [{ url: '/media/bench.webp' }],
      contentSections: [{ image: null, gallery: [{ url: '/media/sketch.webp' }] }],
    },
  })
})

test('the top categories are those without a parent, whatever the backend lists', async () => {
  shop.standIn?.intercept(({ path, query }) =>
    path === '/api/categories' && query.parentCategoryId === undefined
      ? {
          body: [
            { _id: 'c1', name: 'Rings', collection: [] },
            { _id: 'c11', name: 'Stacking rings', parentCategoryId: 'c1', collection: [] },
            { _id: 'c9', name: 'Orphans', parentCategoryId: 'gone', collection: [] },
          ],
        }
      : undefined,
  )
  const { data } = await shop.graphql<{ categories: { id: string }[] }>('{ categories { id } }')
  shop.standIn?.intercept(() => undefined)
  expect(data?.categories.map(({ id }) => id)).toEqual(['c1', 'c9'])
})
