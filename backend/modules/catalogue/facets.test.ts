import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fixtureProducts } from '#tests/support/catalogue-fixture.ts'
import { DATABASES } from '#tests/support/databases.ts'
import { idOf, startFaceted, type Faceted } from '#tests/support/faceted.ts'
import { indexProducts, putProduct, readProductInput } from './api.ts'
import { productIndex, source } from './entries.ts'

describe.each(DATABASES)('facets on %s', (database) => {
  let shop: Faceted

  beforeAll(async () => {
    shop = await startFaceted(database)
  }, 180_000)
  afterAll(() => shop?.backend.close())

  test('counts equal a brute-force count over 40 random mixtures of filters', () => shop.agree(40))

  test('counts follow every write: changed, withdrawn and new products', async () => {
    const changed = shop.products.map((product, at) => {
      if (at % 12 === 0) return { ...product, active: false }
      if (at % 12 === 1) return { ...product, isTopCollection: !product.isTopCollection, size: ['9'] }
      const [variant] = product.variants
      if (at % 12 === 2 && variant)
        return {
          ...product,
          metalType: ['Silver'],
          variants: [{ ...variant, metal: 'Silver', amount: 12_000 }],
        }
      return product
    })
    const written = changed.filter((product, at) => product !== shop.products[at])
    shop.products = changed
    await shop.backend.deps.db.transaction().execute(async (tx) => {
      for (const product of written) await putProduct(tx, readProductInput(product))
    })
    await shop.agree(15)
  })

  test('writers and readers at once: in the end every list has what the store has', async () => {
    const { db } = shop.backend.deps
    const ids = shop.products.filter(({ active }) => active !== false).map(({ _id }) => _id)
    const list = (page: number) => shop.page({ limit: 100, page, sortBy: 'price-asc' })
    await Promise.all(
      ids
        .slice(0, 40)
        .flatMap((id, at) => [
          sql`update products set price_paise = ${at * 10_000} where id = ${id}`.execute(db),
          sql`update products set price_paise = price_paise + 100 where id = ${id}`.execute(db),
          ...(at % 4 === 0 ? [list(1), shop.facets({ metal: 'Rose gold' })] : []),
        ]),
    )
    const { rows } = await sql<{
      id: string
    }>`select id from products where active order by price_paise, id`.execute(db)
    const page = await list(1)
    expect(page.products.map(idOf)).toEqual(rows.map(({ id }) => id).slice(0, 100))
    const written = shop.products.filter(({ _id }) => ids.slice(0, 40).includes(_id))
    await db.transaction().execute(async (tx) => {
      for (const product of written) await putProduct(tx, readProductInput(product))
    })
    await shop.agree(5)
  })

  test('facets of a search are counted within it, and a choice without results is shown with 0', async () => {
    const found = shop.products.filter((one) => one.active !== false && one.name.startsWith('Tarn'))
    const counts = await shop.countsOf({ search: 'tarn', metal: 'Unobtainium' })
    expect(counts['metal=unobtainium']).toBe(0)
    expect(counts['metal=Silver']).toBe(found.filter(({ metalType }) => metalType.includes('Silver')).length)
  })

  test('a search is counted as its words are found in each product, and follows every write', async () => {
    const { db } = shop.backend.deps
    const searches = ['tarn', 'tarn ruby', 'pieces set by hand', 'rose gold ring', 'emer', 'vane dimond', 'aubade 7'] // prettier-ignore
    const filters: Record<string, string>[] = [{}, { metal: 'Rose gold', gender: 'Women,Men' }]
    const counted = async () => {
      const answers = []
      for (const search of searches)
        for (const more of filters) {
          const answer = await shop.facets({ search, ...more })
          const page = await shop.page({ search, ...more, limit: 100 })
          expect(answer.total, search).toBe(page.products.length)
          answers.push({ search, ...answer })
        }
      return answers
    }
    const before = await counted()
    const changed = shop.products.slice(0, 24).map((product, at) => ({
      ...product,
      active: at % 3 !== 0,
      description: at % 2 ? 'A ring of rose gold.' : (product.description ?? ''),
    }))
    const added = fixtureProducts(6, 99).map((product, at) => ({
      ...product,
      _id: `new-${at}`,
      slug: `new-${at}`,
      variants: product.variants.map((variant) => ({ ...variant, _id: `new-${variant._id}-${at}` })),
    }))
    const written = [...changed, ...added]
    await db.transaction().execute(async (tx) => {
      for (const product of written) await putProduct(tx, readProductInput(product))
    })
    shop.products = [...changed, ...shop.products.slice(24), ...added]
    const followed = await counted()
    expect(followed).not.toEqual(before)
    await productIndex(shop.backend.deps).rebuild()
    await indexProducts(shop.backend.deps)
    expect(await counted()).toEqual(followed)
    await shop.agree(8)
  })

  test('what a piece is sold as: an index is told the same as the condition of the store finds', async () => {
    const { db } = shop.backend.deps
    const ids = shop.products.map(({ _id }) => _id)
    await sql`update product_variants set active = false where product_id = ${ids[3]} and not is_default`.execute(
      db,
    )
    await sql`delete from product_variants where product_id = ${ids[4]}`.execute(db)
    const variants = await source.variants(db, ids)
    for (const metal of ['metal:rose gold', 'metal:platinum'])
      for (const [from, to] of [
        [0, 2_000_000],
        [2_000_001, 6_000_000],
      ] as const) {
        // prettier-ignore
        const keys = [[metal, 'metal:silver']]
        const { rows } = await sql<{ id: string }>`select id from products
          where ${source.isSoldAs(sql.ref('products.id'), keys, from, to)} order by id collate "C"`.execute(
          db,
        )
        const told = ids.filter((id) => {
          const own = variants.get(id)
          const fits = own?.some(({ keys: of, pricePaise }) => pricePaise >= from && pricePaise <= to && keys.every((named) => of.some((one) => named.includes(one)))) // prettier-ignore
          return fits ?? true
        })
        expect(rows.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual(told.toSorted())
      }
  })
})
