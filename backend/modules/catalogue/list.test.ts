import { sql } from 'kysely'
import { Check } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProductInput } from '#contract/catalogue-write.ts'
import { Product, SORTS, type ProductPage, type Sort } from '#contract/catalogue.ts'
import {
  fillCatalogue,
  fixtureCategories,
  fixtureProducts,
  randomFrom,
} from '#tests/support/catalogue-fixture.ts'
import type { RunningBackend } from '#tests/support/backend.ts'
import { DATABASES, startBackendOn } from '#tests/support/databases.ts'
import { indexProducts } from './api.ts'

const PRODUCTS = fixtureProducts(180)
let backend: RunningBackend

/** A search without a sort is sorted by relevance, which search.test.ts looks at. */
const sorted = (query: Record<string, string>) => ({
  ...(query.search !== undefined && { sortBy: 'recommended' }),
  ...query,
})
const list = async (query: Record<string, string>): Promise<ProductPage> => {
  const answer = await fetch(`${backend.url}/api/products?${new URLSearchParams(query)}`)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()) as ProductPage
}

const amountOf = ({ variants }: ProductInput) => variants.find((variant) => variant.isDefault)?.amount ?? 0
const same = (a: string | undefined, b: string) => a?.toLowerCase() === b.toLowerCase()
const holds = (values: readonly (string | undefined)[] | undefined, wanted: string) =>
  wanted.split(',').some((one) => values?.some((value) => same(value, one)))
const withChildren = (category: string) => {
  const id = fixtureCategories.find(({ _id, slug }) => _id === category || slug === category)?._id
  if (id === undefined) return []
  return [
    id,
    ...fixtureCategories.filter(({ parentCategoryId }) => parentCategoryId === id).map(({ _id }) => _id),
  ]
}
const caratIn = (carats: number, bucket: string) => {
  const [from, to] = bucket.split('-')
  return carats > 0 && carats >= Number(from) && (!to || carats < Number(to))
}

/** The rules of section 3 in plain JavaScript. */
const FILTERS: Record<string, (product: ProductInput, value: string) => boolean> = {
  categoryId: (p, v) => withChildren(v).some((id) => p.categoryIds?.includes(id)),
  collection: (p, v) => holds(p.collection, v),
  gender: (p, v) => same(p.gender, v),
  type: (p, v) => same(p.type, v),
  tags: (p, v) => holds(p.tags, v),
  metal: (p, v) => holds(p.metalType, v),
  purity: (p, v) => holds(p.purity, v),
  stone: (p, v) =>
    holds(
      p.stones?.map(({ kind }) => kind),
      v,
    ),
  size: (p, v) => holds(p.size, v),
  carat: (p, v) => caratIn(p.diamondCarats, v),
  priceMin: (p, v) => amountOf(p) >= Number(v),
  priceMax: (p, v) => amountOf(p) <= Number(v),
  isTopCollection: (p, v) => p.isTopCollection === (v === 'true'),
  search: (p, v) =>
    `${p.name} ${p.description}`
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .includes(v.toLowerCase()),
}
const VALUES: Record<string, readonly string[]> = {
  categoryId: ['c-rings', 'rings', 'c-bands', 'solitaires', 'c-pendants', 'no-such'],
  collection: ['Flower', 'birds', 'Nothing'],
  gender: ['women', 'Men', 'Nobody'],
  type: ['Ring', 'pendant'],
  tags: ['gift', 'gift,new in', 'nothing'],
  metal: ['Rose gold', 'platinum,white gold'],
  purity: ['18 kt', '22 kt'],
  stone: ['ruby', 'Emerald,Sapphire'],
  size: ['7', '6,12'],
  carat: ['0-0.25', '0.25-0.5', '0.5-1', '1-2', '2-'],
  priceMin: ['0', '9999', '10000', '30000'],
  priceMax: ['9999', '19999', '40000'],
  isTopCollection: ['true', 'false'],
  search: ['vane', 'EGLANTINE', '100%', 'ruby', 'a_b'],
}
const SORT_KEYS: Record<Sort, { key: (p: ProductInput) => number; descending: boolean }> = {
  'best-seller': { key: (p) => p.salesCount ?? 0, descending: true },
  'new-arrivals': { key: (p) => Date.parse(p.createdAt ?? ''), descending: true },
  recommended: { key: (p) => p.rank ?? 0, descending: false },
  'price-desc': { key: amountOf, descending: true },
  'price-asc': { key: amountOf, descending: false },
}
const expected = (query: Record<string, string>, sort: Sort): string[] => {
  const { key, descending } = SORT_KEYS[sort]
  const up = PRODUCTS.filter((p) =>
    Object.entries(query).every(([name, value]) => FILTERS[name]?.(p, value) ?? true),
  ).sort((a, b) => key(a) - key(b) || (a._id < b._id ? -1 : 1))
  return (descending ? up.reverse() : up).map(({ _id }) => _id)
}
const ids = ({ products }: ProductPage) => products.map(({ _id }) => _id)

describe.each(DATABASES)('the product list (section 3, "Product list query") on %s', (database) => {
  beforeAll(async () => {
    backend = await startBackendOn(database, { seed: 'none' })
    await fillCatalogue(backend.deps, PRODUCTS)
    await indexProducts(backend.deps)
  })
  afterAll(() => backend?.close())

  test('holds 12 products of page 1 when nothing is asked', async () => {
    const page = await list({})
    expect(page.page).toBe(1)
    expect(page.total).toBe(PRODUCTS.length)
    expect(ids(page)).toEqual(expected({}, 'recommended').slice(0, 12))
  })

  test('each filter by itself finds what plain JavaScript finds', async () => {
    for (const [name, values] of Object.entries(VALUES))
      for (const value of values) {
        const wanted = expected({ [name]: value }, 'recommended')
        const page = await list(sorted({ [name]: value, limit: '100' }))
        expect(page.total, `${name}=${value}`).toBe(wanted.length)
        expect(ids(page), `${name}=${value}`).toEqual(wanted.slice(0, 100))
      }
  })

  test('200 random mixtures of filters, sort and page agree with plain JavaScript', async () => {
    const random = randomFrom(42)
    const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
    for (let round = 0; round < 200; round++) {
      const query: Record<string, string> = {}
      for (let n = Math.floor(random() * 4); n > 0; n--) {
        const name = pick(Object.keys(VALUES))
        query[name] = pick(VALUES[name] ?? [])
      }
      const sort = pick(SORTS)
      const limit = 1 + Math.floor(random() * 20)
      const page = 1 + Math.floor(random() * 4)
      const wanted = expected(query, sort)
      const found = await list({ ...query, sortBy: sort, limit: String(limit), page: String(page) })
      expect(found.total, JSON.stringify(query)).toBe(wanted.length)
      expect(ids(found), JSON.stringify({ query, sort, limit, page })).toEqual(
        wanted.slice((page - 1) * limit, page * limit),
      )
    }
  })

  test.each(SORTS)('paging by cursor walks the whole list and back: %s', async (sortBy) => {
    const wanted = expected({ type: 'Ring' }, sortBy)
    const forwards: string[] = []
    let page = await list({ type: 'Ring', sortBy, limit: '7' })
    expect(page.previous).toBeUndefined()
    for (;;) {
      forwards.push(...ids(page))
      if (page.next === undefined) break
      page = await list({ type: 'Ring', sortBy, limit: '7', cursor: page.next })
    }
    expect(forwards).toEqual(wanted)
    const backwards = ids(page)
    while (page.previous !== undefined) {
      page = await list({ type: 'Ring', sortBy, limit: '7', cursor: page.previous })
      backwards.unshift(...ids(page))
      expect(page.next).toBeDefined()
    }
    expect(backwards).toEqual(wanted)
  })

  test('a list that has changed since it was counted is counted again', async () => {
    const rings = { type: 'Ring', sortBy: 'recommended', limit: '3' }
    const before = await list(rings)
    const [first] = ids(before)
    const set = (active: boolean) =>
      sql`update products set active = ${active} where id = ${first}`.execute(backend.deps.db)
    await set(false)
    const without = await list(rings)
    expect(without.total).toBe((before.total ?? 0) - 1)
    expect(ids(without)).not.toContain(first)
    await set(true)
    expect(await list(rings)).toEqual(before)
  })

  test('a page beyond the end is empty and still has the total', async () => {
    expect(await list({ page: '5000' })).toMatchObject({ products: [], total: PRODUCTS.length, page: 5000 })
  })

  test('`fields` leaves out what was not asked; without it every member of section 3 is there', async () => {
    const [part] = (await list({ fields: 'madeIn,media', limit: '1' })).products
    expect(part).toMatchObject({ madeIn: 'India', media: [] })
    expect(Object.keys(part ?? {}).toSorted()).toEqual(['_id', 'madeIn', 'media', 'name', 'price', 'slug'])
    const [whole] = (await list({ limit: '1' })).products
    expect(Check(Product, whole)).toBe(true)
    expect(whole).toHaveProperty('stock')
  })

  test('pictures list their files where `media.sources` is named, or everything is asked for', async () => {
    const [first] = (await list({ limit: '1' })).products
    const files = [{ url: '/media/ring-720.avif', width: 720, format: 'avif' }]
    const picture = { url: '/media/ring-720.webp', alt: 'A ring', width: 720, height: 720, sources: files }
    await sql`update products set media = ${JSON.stringify([picture])}::jsonb where id = ${first?._id}`.execute(
      backend.deps.db,
    )
    const media = async (query: Record<string, string>) =>
      (await list({ limit: '1', ...query })).products[0]?.media
    expect(await media({ fields: 'media,media.sources' })).toEqual([picture])
    expect(await media({ fields: 'media' })).toEqual([{ ...picture, sources: [] }])
    expect(await media({ fields: 'media,media.sources' })).toEqual([picture])
    expect(await media({})).toEqual([picture])
  })
})
