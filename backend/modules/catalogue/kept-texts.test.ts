import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Category, Product, ProductPage } from '#contract/catalogue.ts'
import type { Facet } from '#contract/search.ts'
import type { RunningBackend } from '#tests/support/backend.ts'
import { DATABASES, startBackendOn } from '#tests/support/databases.ts'
import { fillCatalogue, fixtureCategories, fixtureProducts } from '#tests/support/catalogue-fixture.ts'
import { putCategory, putProduct, readCategoryInput, readProductInput } from './api.ts'
import { productIndex } from './entries.ts'
import { keepNames } from './names.ts'
import { productTexts } from './product-texts.ts'

const PRODUCTS = fixtureProducts(6)
const PIECE = PRODUCTS[2]
if (!PIECE) throw new Error('the fixture has six products')
describe.each(DATABASES)('what is kept of a product is never older than the store on %s', (database) => {
  let backend: RunningBackend
  beforeAll(async () => {
    backend = await startBackendOn(database, { seed: 'none' })
    await fillCatalogue(backend.deps, PRODUCTS)
  })
  afterAll(() => backend?.close())

  const read = async <T>(path: string) => (await (await fetch(`${backend.url}${path}`)).json()) as T
  /** The piece as every door shows it: the list whole and in part, by its id, among others, in type-ahead. */
  const everywhere = async (): Promise<(Partial<Product> | undefined)[]> => {
    const lists = await Promise.all([
      read<ProductPage>('/api/products'),
      read<ProductPage>('/api/products?fields=stock'),
      read<ProductPage>(`/api/products/by-id?ids=${PIECE._id}`),
    ])
    const one = await read<Product>(`/api/products/${PIECE._id}`)
    return [...lists.map(({ products }) => products.find(({ _id }) => _id === PIECE._id)), one]
  }
  const all = (wanted: Partial<Product>) => Array.from({ length: 4 }, () => expect.objectContaining(wanted))

  test('a change of the piece is seen at once', async () => {
    await everywhere()
    await backend.deps.db
      .transaction()
      .execute((tx) => putProduct(tx, readProductInput({ ...PIECE, name: 'Renamed' })))
    expect(await everywhere()).toEqual(all({ name: 'Renamed' }))
  })

  test('of two changes in one transaction the last is seen', async () => {
    const named = (name: string) => sql`update products set name = ${name} where id = ${PIECE._id}`
    await backend.deps.db.transaction().execute(async (tx) => {
      await named('First').execute(tx)
      await named('Second').execute(tx)
    })
    expect(await everywhere()).toEqual(all({ name: 'Second' }))
  })

  test('an uncommitted change is seen by nobody else, before and after its rollback', async () => {
    const before = await everywhere()
    const given = backend.deps.db.transaction().execute(async (tx) => {
      await sql`update products set name = 'Unsaid' where id = ${PIECE._id}`.execute(tx)
      // The embedded store has one connection: who reads meanwhile waits for the end.
      if (database === 'PostgreSQL') expect(await everywhere()).toEqual(before)
      throw new Error('taken back')
    })
    await expect(given).rejects.toThrow('taken back')
    expect(await everywhere()).toEqual(before)
  })

  test('a category that is renamed or moved answers to its new name alone, everywhere', async () => {
    const facetsOf = async (query: string) =>
      (await read<{ facets: Facet[] }>(`/api/facets${query}`)).facets.find(({ name }) => name === 'category')
    const before = await read<ProductPage>('/api/products?categoryId=rings')
    expect(before.total).toBeGreaterThan(0)
    const category = fixtureCategories.find(({ slug }) => slug === 'rings')
    if (!category) throw new Error('the fixture has rings')
    await facetsOf('')
    await backend.deps.db
      .transaction()
      .execute((tx) => putCategory(tx, readCategoryInput({ ...category, slug: 'circles', name: 'Circles' })))
    expect((await read<ProductPage>('/api/products?categoryId=circles')).total).toBe(before.total)
    expect((await read<ProductPage>('/api/products?categoryId=rings')).total).toBe(0)
    expect((await facetsOf('?category=circles'))?.values).toContainEqual(
      expect.objectContaining({ value: 'circles', label: 'Circles' }),
    )
    const names = (await read<Category[]>('/api/categories')).map(({ name }) => name)
    expect(names).toContain('Circles')
    expect(names).not.toContain(category.name)
    expect(await read<Category>('/api/categories/circles')).toMatchObject({
      name: 'Circles',
      productCount: before.total,
    })
  })

  test('stock is read for each answer', async () => {
    await sql`update product_variants set stock = 0 where product_id = ${PIECE._id}`.execute(backend.deps.db)
    expect(await everywhere()).toEqual(all({ stock: 0 }))
    await sql`update product_variants set stock = 3 where product_id = ${PIECE._id} and is_default`.execute(
      backend.deps.db,
    )
    expect(await everywhere()).toEqual(all({ stock: 3 }))
  })

  test('a sale reads the stock anew and keeps the rest of the piece', async () => {
    let statements = 0
    const db = backend.deps.db.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    })
    const texts = productTexts(db, productIndex(backend.deps), keepNames(db))
    await texts.one(PIECE._id)
    const sell = sql`with sold as (update product_variants set stock = stock - 1 where product_id = ${PIECE._id} and is_default)
      update products set sales_count = sales_count + 1 where id = ${PIECE._id}`
    await sell.execute(backend.deps.db)
    statements = 0
    expect(JSON.parse(String(await texts.one(PIECE._id)))).toMatchObject({ stock: 2 })
    expect(statements).toBe(1)
  })

  test('a withdrawn piece is shown nowhere, and the list is one shorter', async () => {
    const { total } = await read<ProductPage>('/api/products')
    await backend.deps.db
      .transaction()
      .execute((tx) => putProduct(tx, readProductInput({ ...PIECE, active: false })))
    const [list, part, byId] = await everywhere()
    expect([list, part, byId]).toEqual([undefined, undefined, undefined])
    expect((await fetch(`${backend.url}/api/products/${PIECE._id}`)).status).toBe(404)
    expect((await read<ProductPage>('/api/products')).total).toBe(total - 1)
  })
})
