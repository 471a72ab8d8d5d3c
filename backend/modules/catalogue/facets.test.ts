import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProductQuery } from '#contract/catalogue.ts'
import { writeInBulk } from '#backend/lib/changes.ts'
import type { Db } from '#backend/lib/implement.ts'
import { fillCatalogue, fixtureProducts, randomFrom } from '#tests/support/catalogue-fixture.ts'
import type { RunningBackend } from '#tests/support/backend.ts'
import { DATABASES, startBackendOn } from '#tests/support/databases.ts'
import { admits, bruteForce, randomChoice, toQuery } from '#tests/support/facet-oracle.ts'
import { indexProducts, putProduct, readProductInput } from './api.ts'
import { facetsOf } from './facets.ts'
import { keepNames } from './names.ts'
import { productTexts } from './product-texts.ts'
import { productIndex } from './entries.ts'

const TOKEN = 'operator-token-for-tests'
let products = fixtureProducts(90)
const random = randomFrom(11)

const textsOf = (db: Db) => productTexts(db, productIndex(db), keepNames(db))

describe.each(DATABASES)('facets on %s', (database) => {
  let backend: RunningBackend
  const facets = async (query: Record<string, string>) => {
    const answer = await fetch(`${backend.url}/api/facets?${new URLSearchParams(query)}`)
    expect(answer.status, await answer.clone().text()).toBe(200)
    return (await answer.json()) as Awaited<ReturnType<typeof facetsOf>>
  }
  const countsOf = async (query: Record<string, string>) => {
    const answer = await facets(query)
    return Object.fromEntries(
      answer.facets.flatMap(({ name, values }) =>
        values.map(({ value, count }) => [`${name}=${value}`, count]),
      ),
    )
  }
  const agree = async (rounds: number) => {
    for (let round = 0; round < rounds; round += 1) {
      const choice = randomChoice(products, random, 4)
      const why = JSON.stringify(choice)
      const query = toQuery(choice)
      expect(await countsOf(query), why).toEqual(bruteForce(products, choice))
      const total = products.filter((one) => admits(one, choice)).length
      expect((await facets(query)).total, why).toBe(total)
      const { page } = await textsOf(backend.deps.db).page({ ...query, ...numbers(query) })
      expect(page.total, why).toBe(total)
    }
  }
  const numbers = ({ priceMin, priceMax, isTopCollection }: Record<string, string>) => ({
    priceMin: priceMin === undefined ? undefined : Number(priceMin),
    priceMax: priceMax === undefined ? undefined : Number(priceMax),
    isTopCollection: isTopCollection === undefined ? undefined : true,
  })

  beforeAll(async () => {
    products = fixtureProducts(90).map((product, at) => ({
      ...product,
      stones: (product.stones ?? []).map((stone) =>
        stone.kind === 'Diamond'
          ? { ...stone, cut: at % 2 ? 'Round' : 'Oval', colour: 'G to H', clarity: at % 3 ? 'VS' : 'SI', labGrown: at % 5 === 0 }
          : stone,
      ), // prettier-ignore
    }))
    backend = await startBackendOn(database, { seed: 'none', env: { OPERATOR_TOKEN: TOKEN } })
    await fillCatalogue(backend.deps, products)
  }, 180_000)
  afterAll(() => backend?.close())

  test('counts equal a brute-force count over 40 random mixtures of filters', () => agree(40))

  test('counts follow every write: changed, withdrawn and new products', async () => {
    const changed = products.map((product, at) => {
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
    const written = changed.filter((product, at) => product !== products[at])
    products = changed
    await backend.deps.db.transaction().execute(async (tx) => {
      for (const product of written) await putProduct(tx, readProductInput(product))
    })
    await agree(15)
  })

  test('the index is what a rebuild from nothing makes', async () => {
    const { db } = backend.deps
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
    await indexProducts(db)
    const kept = await read()
    expect(kept.size).toEqual([{ products: kept.rows.length }])
    for (const table of ['search_entries', 'search_words', 'search_key_counts'])
      await sql.raw(`delete from ${table}`).execute(db)
    await sql`update search_state set products = 0`.execute(db)
    expect(await productIndex(db).rebuild()).toBe(products.length)
    // What waits already is not noted again.
    expect(await productIndex(db).rebuild()).toBe(products.length)
    await indexProducts(db)
    expect(await read()).toEqual(kept)
    // What was counted wrong is counted anew.
    await sql`update search_key_counts set products = products + 7`.execute(db)
    await sql`update search_words set products = products + 7`.execute(db)
    await sql`update search_state set products = 3`.execute(db)
    await productIndex(db).rebuild()
    await indexProducts(db)
    expect(await read()).toEqual(kept)
  })

  test('writers and readers at once: in the end every list has what the store has', async () => {
    const { db } = backend.deps
    const ids = products.filter(({ active }) => active !== false).map(({ _id }) => _id)
    const list = (page: number) => textsOf(db).page({ limit: 100, page, sortBy: 'price-asc' })
    await Promise.all(
      ids
        .slice(0, 40)
        .flatMap((id, at) => [
          sql`update products set price_paise = ${at * 10_000} where id = ${id}`.execute(db),
          sql`update products set price_paise = price_paise + 100 where id = ${id}`.execute(db),
          ...(at % 4 === 0 ? [list(1), facets({ metal: 'Rose gold' })] : []),
        ]),
    )
    const { rows } = await sql<{
      id: string
    }>`select id from products where active order by price_paise, id`.execute(db)
    const { page } = await list(1)
    expect(page.products.map((one) => (JSON.parse(String(one)) as { _id: string })._id)).toEqual(
      rows.map(({ id }) => id).slice(0, 100),
    )
    const written = products.filter(({ _id }) => ids.slice(0, 40).includes(_id))
    await db.transaction().execute(async (tx) => {
      for (const product of written) await putProduct(tx, readProductInput(product))
    })
    await agree(5)
  })

  test('many changes are left to the job; the operator sees how many wait, and can rebuild the index', async () => {
    const { db, metrics } = backend.deps
    const operator = async (method: string, path: string): Promise<{ products: number; waiting: number }> => {
      const answer = await fetch(`${backend.url}/api/operator${path}`, {
        method,
        headers: { authorization: `Bearer ${TOKEN}` },
      })
      expect(answer.status).toBe(200)
      return (await answer.json()) as { products: number; waiting: number }
    }
    await backend.runJob('search')
    const { products: found } = await operator('GET', '/search')
    expect(found).toBe(products.filter(({ active }) => active !== false).length)
    await sql`insert into search_changes (product_id) select 'nothing-' || n from generate_series(1, 600) n`.execute(
      db,
    )
    expect((await facets({})).total).toBe(found)
    expect(await operator('GET', '/search')).toMatchObject({ products: found, waiting: 600 })
    expect(await metrics.metrics()).toMatch(/^search_waiting 600$/m)
    await backend.runJob('search')
    expect(await operator('POST', '/search/rebuild')).toMatchObject({ waiting: products.length })
    await backend.runJob('search')
    expect(await operator('GET', '/search')).toMatchObject({ products: found, waiting: 0, lagSeconds: 0 })
    await agree(5)
  })

  test('bulk writes are left to the job; other writes meanwhile are found at once', async () => {
    const { db } = backend.deps
    const dearest = async () => {
      const { page } = await textsOf(db).page({ limit: 1, sortBy: 'price-desc' })
      return (JSON.parse(String(page.products[0])) as { _id: string })._id
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
    expect(await productIndex(db).state()).toMatchObject({ waiting: 1 })
    await backend.runJob('search')
    expect(await dearest()).toBe(one.id)
    for (const { id, price_paise } of rows) await price(db, id, price_paise)
    await agree(3)
  })

  test('while changes in bulk are taken in, a list stays as it was found until something else is written', async () => {
    const { db } = backend.deps
    const texts = textsOf(db)
    const dearest = async () => {
      const { page } = await texts.page({ limit: 1, sortBy: 'price-desc' })
      return (JSON.parse(String(page.products[0])) as { _id: string })._id
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
      await backend.runJob('search')
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
    await agree(3)
  })

  test('facets of a search are counted within it, and a choice without results is shown with 0', async () => {
    const found = products.filter((one) => one.active !== false && one.name.startsWith('Tarn'))
    const counts = await countsOf({ search: 'tarn', metal: 'Unobtainium' })
    expect(counts['metal=unobtainium']).toBe(0)
    expect(counts['metal=Silver']).toBe(found.filter(({ metalType }) => metalType.includes('Silver')).length)
  })

  test('a search is counted as its words are found in each product, and follows every write', async () => {
    const { db } = backend.deps
    const searches = ['tarn', 'tarn ruby', 'pieces set by hand', 'rose gold ring', 'emer', 'vane dimond', 'aubade 7'] // prettier-ignore
    const filters: Record<string, string>[] = [{}, { metal: 'Rose gold', gender: 'Women,Men' }]
    const counted = async () => {
      const answers = []
      for (const search of searches)
        for (const more of filters) {
          const answer = await facets({ search, ...more })
          const { page } = await textsOf(db).page({ search, ...more, limit: 100 })
          expect(answer.total, search).toBe(page.products.length)
          answers.push({ search, ...answer })
        }
      return answers
    }
    const before = await counted()
    const changed = products.slice(0, 24).map((product, at) => ({
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
    products = [...changed, ...products.slice(24), ...added]
    const followed = await counted()
    expect(followed).not.toEqual(before)
    await productIndex(db).rebuild()
    await indexProducts(db)
    expect(await counted()).toEqual(followed)
    await agree(8)
  })

  test('query budget: what was asked before is one statement; facets are two, a list three, a search four; one more where a product is new', async () => {
    let statements = 0
    const db = backend.deps.db.withPlugin({
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
    const [index, names] = [productIndex(db), keepNames(db)]
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
})
