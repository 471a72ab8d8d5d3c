import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProductQuery } from '#contract/catalogue.ts'
import { writeInBulk } from '#backend/lib/changes.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { DATABASES } from '#tests/support/databases.ts'
import { idOf, startFaceted, type Faceted } from '#tests/support/faceted.ts'
import { indexProducts } from './api.ts'
import { productIndex } from './entries.ts'
import { facetsOf } from './facets.ts'
import { keepNames } from './names.ts'
import { productTexts } from './product-texts.ts'

const TOKEN = 'operator-token-for-tests'

// What holds of the plain index alone: its tables, its statements, and which changes its readers take in.
describe.each(DATABASES)('the plain index of a shop on %s', (database) => {
  let shop: Faceted

  beforeAll(async () => {
    shop = await startFaceted(database, { env: { OPERATOR_TOKEN: TOKEN } })
  }, 180_000)
  afterAll(() => shop?.backend.close())

  test('the index is what a rebuild from nothing makes', async () => {
    const { db } = shop.backend.deps
    const read = async () => {
      const { rows } =
        await sql`select id, keys, words::text, price_paise, rank, sales, added from search_entries
        order by 1`.execute(db)
      const { rows: words } =
        await sql`select word, products, named from search_words where products > 0 order by 1`.execute(db)
      const { rows: keys } =
        await sql`select key, products from search_key_counts where products > 0 order by 1`.execute(db)
      const { rows: size } = await sql`select products from search_state`.execute(db)
      return { rows, words, keys, size }
    }
    await indexProducts(shop.backend.deps)
    const kept = await read()
    expect(kept.size).toEqual([{ products: kept.rows.length }])
    for (const table of ['search_entries', 'search_words', 'search_key_counts'])
      await sql.raw(`delete from ${table}`).execute(db)
    await sql`update search_state set products = 0`.execute(db)
    expect(await productIndex(shop.backend.deps).rebuild()).toBe(shop.products.length)
    // What waits already is not noted again.
    expect(await productIndex(shop.backend.deps).rebuild()).toBe(shop.products.length)
    await indexProducts(shop.backend.deps)
    expect(await read()).toEqual(kept)
    // What was counted wrong is counted anew.
    await sql`update search_key_counts set products = products + 7`.execute(db)
    await sql`update search_words set products = products + 7`.execute(db)
    await sql`update search_state set products = 3`.execute(db)
    await productIndex(shop.backend.deps).rebuild()
    await indexProducts(shop.backend.deps)
    expect(await read()).toEqual(kept)
  })

  test('many changes are left to the job; the operator sees how many wait, and can rebuild the index', async () => {
    const { db, metrics } = shop.backend.deps
    const operator = async (method: string, path: string): Promise<{ products: number; waiting: number }> => {
      const answer = await fetch(`${shop.backend.url}/api/operator${path}`, {
        method,
        headers: { authorization: `Bearer ${TOKEN}` },
      })
      expect(answer.status).toBe(200)
      return (await answer.json()) as { products: number; waiting: number }
    }
    await shop.backend.runJob('search')
    const { products: found } = await operator('GET', '/search')
    expect(found).toBe(shop.products.filter(({ active }) => active !== false).length)
    await sql`insert into search_changes (product_id) select 'nothing-' || n from generate_series(1, 600) n`.execute(
      db,
    )
    expect((await shop.facets({})).total).toBe(found)
    expect(await operator('GET', '/search')).toMatchObject({ products: found, waiting: 600 })
    expect(await metrics.metrics()).toMatch(/^search_waiting 600$/m)
    await shop.backend.runJob('search')
    expect(await operator('POST', '/search/rebuild')).toMatchObject({ waiting: shop.products.length })
    await shop.backend.runJob('search')
    expect(await operator('GET', '/search')).toMatchObject({ products: found, waiting: 0, lagSeconds: 0 })
    await shop.agree(5)
  })

  test('bulk writes are left to the job; other writes meanwhile are found at once', async () => {
    const { db } = shop.backend.deps
    const dearest = async () => {
      const page = await shop.page({ limit: 1, sortBy: 'price-desc' })
      return idOf(page.products[0])
    }
    const price = (executor: Db, id: string, paise: number) =>
      sql`update products set price_paise = ${paise} where id = ${id}`.execute(executor)
    const { rows } = await sql<{
      id: string
      price_paise: number
    }>`select id, price_paise from products where active order by price_paise, id limit 2`.execute(db)
    const [one, other] = rows
    if (!one || !other) throw new Error('two products are needed')
    const before = await dearest()
    await db.transaction().execute(async (tx) => {
      await writeInBulk(tx)
      await price(tx, one.id, 900_000_000_000)
    })
    expect(await dearest()).toBe(before)
    await price(db, other.id, 800_000_000_000)
    expect(await dearest()).toBe(other.id)
    expect(await productIndex(shop.backend.deps).state()).toMatchObject({ waiting: 1 })
    await shop.backend.runJob('search')
    expect(await dearest()).toBe(one.id)
    for (const { id, price_paise } of rows) await price(db, id, price_paise)
    await shop.agree(3)
  })

  test('while changes in bulk are taken in, a list stays as it was found until something else is written', async () => {
    const { db } = shop.backend.deps
    const texts = shop.newTexts()
    const dearest = async () => {
      const { page } = await texts.page({ limit: 1, sortBy: 'price-desc' })
      return idOf(page.products[0])
    }
    const { rows } = await sql<{
      id: string
      price_paise: number
    }>`select id, price_paise from products where active order by price_paise, id limit 3`.execute(db)
    const [one, other, third] = rows
    if (!one || !other || !third) throw new Error('three products are needed')
    const price = (executor: Db, id: string, paise: number) =>
      sql`update products set price_paise = ${paise} where id = ${id}`.execute(executor)
    const inBulk = async (id: string, paise: number) => {
      await db.transaction().execute(async (tx) => {
        await writeInBulk(tx)
        await price(tx, id, paise)
      })
      await shop.backend.runJob('search')
    }
    await inBulk(one.id, 900_000_000_000)
    expect(await dearest()).toBe(one.id)
    await inBulk(other.id, 910_000_000_000)
    expect(await dearest()).toBe(one.id)
    await price(db, third.id, 920_000_000_000)
    expect(await dearest()).toBe(third.id)
    await inBulk(third.id, 100)
    expect(await dearest()).toBe(third.id)
    // As a moment later, when the job has found nothing more to take in.
    await sql`update search_state set bulk_taken_at = bulk_taken_at - interval '2 seconds'`.execute(db)
    expect(await dearest()).toBe(other.id)
    for (const { id, price_paise } of rows) await price(db, id, price_paise)
    await shop.agree(3)
  })

  test('query budget: what was asked before is one statement; facets are two, a list three, a search four; one more where a product is new', async () => {
    let statements = 0
    const db = shop.backend.deps.db.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    })
    const spent = async (work: () => Promise<unknown>) => {
      statements = 0
      await work()
      return statements
    }
    const [index, names] = [productIndex({ ...shop.backend.deps, db }), keepNames(db)]
    const texts = productTexts(db, index, names)
    const page = (query: ProductQuery) => () => texts.page(query)
    // Names, the products of the page and their texts are asked for once; then its rows are read.
    expect(await spent(page({}))).toBe(4)
    expect(await spent(page({}))).toBe(1)
    const narrow = { categoryId: 'rings', metal: 'Rose gold,Platinum', page: 3 }
    expect(await spent(page(narrow))).toBeLessThanOrEqual(3)
    expect(await spent(page(narrow))).toBe(1)
    const search = { search: 'tarn ruby', categoryId: 'rings' }
    expect(await spent(page(search))).toBeLessThanOrEqual(5)
    expect(await spent(page(search))).toBe(1)
    const count = (query: ProductQuery) => () => facetsOf(db, index, names, query)
    for (const query of [{}, { categoryId: 'rings', metal: 'Rose gold', stone: 'Ruby' }])
      for (const most of [2, 1]) expect(await spent(count(query))).toBe(most)
  })

  test('each long list that is asked for at once is counted to its end, for whoever asks next', async () => {
    const { db } = shop.backend.deps
    const [long, other] = ['shelf:east', 'shelf:west']
    await sql`insert into search_entries (id, keys, name, facts, body, price_paise, rank, sales, added)
      select 'long-' || n, array['shelf:east', 'shelf:west'], '', '', '', 100, 1, 1, now() from generate_series(1, 10100) n`.execute(
      db,
    )
    await sql`update search_state set products = 1000000, version = version + 1`.execute(db)
    const index = productIndex(shop.backend.deps)
    const count = (key: string) =>
      index.count({
        groups: [{ facet: undefined, keys: [key] }],
        without: [],
        price: undefined,
        search: undefined,
      })
    const first = await Promise.all([long, other].map(count))
    expect(first.map(({ floors }) => floors.size)).toEqual([1, 1])
    for (const key of [long, other])
      await expect.poll(async () => (await count(key)).counts.get(key)).toBe(10_100)
    expect((await count(other)).floors.size).toBe(0)
    await sql`delete from search_entries where id like 'long-%'`.execute(db)
    await sql`update search_state set products = (select count(*) from search_entries), version = version + 1`.execute(
      db,
    )
  })
})
