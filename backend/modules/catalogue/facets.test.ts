import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProductInput } from '#contract/catalogue-write.ts'
import type { ProductQuery } from '#contract/catalogue.ts'
import type { FacetName } from '#contract/search.ts'
import {
  fillCatalogue,
  fixtureCategories,
  fixtureProducts,
  randomFrom,
} from '#tests/support/catalogue-fixture.ts'
import { startBackend, type RunningBackend } from '#tests/support/backend.ts'
import { postgresAvailable, startPostgres, type Cluster } from '#tests/support/postgres.ts'
import { putProduct, readProductInput } from './api.ts'
import { facetsOf } from './facets.ts'
import { keepNames } from './names.ts'
import { productTexts } from './product-texts.ts'

let products = fixtureProducts(90)
const random = randomFrom(11)
const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T

const categoriesOf = ({ categoryIds = [] }: ProductInput) => [
  ...new Set(
    fixtureCategories
      .filter(({ _id }) => categoryIds.includes(_id))
      .flatMap(({ slug, parentCategoryId }) => [
        slug ?? '',
        ...fixtureCategories.filter(({ _id }) => _id === parentCategoryId).map((parent) => parent.slug ?? ''),
      ]),
  ),
]
const amount = ({ variants }: ProductInput) => variants.find(({ isDefault }) => isDefault)?.amount ?? 0
const priceBucket = (rupees: number) => {
  const tens = Math.floor(rupees / 10_000)
  return tens >= 5 ? '50000-' : tens === 0 ? '0-9999' : `${tens}0000-${tens}9999`
}
const caratBucket = (carats: number) =>
  ['0-0.25', '0.25-0.5', '0.5-1', '1-2', '2-'].find((bucket) => {
    const [from, to] = bucket.split('-')
    return carats > 0 && carats >= Number(from) && (!to || carats < Number(to))
  })
const diamonds = ({ stones = [] }: ProductInput) => stones.filter(({ kind }) => kind === 'Diamond')

/** What each facet says of a product, in plain JavaScript. */
const VALUES: Record<FacetName, (product: ProductInput) => readonly (string | undefined)[]> = {
  category: categoriesOf,
  price: (p) => [priceBucket(amount(p))],
  metal: (p) => p.metalType,
  purity: (p) => p.purity ?? [],
  stone: (p) => (p.stones ?? []).map(({ kind }) => kind),
  carat: (p) => [caratBucket(p.diamondCarats)],
  shape: (p) => diamonds(p).map(({ cut }) => cut),
  colour: (p) => diamonds(p).map(({ colour }) => colour),
  clarity: (p) => diamonds(p).map(({ clarity }) => clarity),
  origin: (p) => diamonds(p).map(({ labGrown }) => (labGrown ? 'Lab-grown' : 'Natural')),
  size: (p) => p.size,
  gender: (p) => [p.gender],
  collection: (p) => p.collection ?? [],
  top: (p) => [p.isTopCollection ? '1' : undefined],
}
const NAMES = Object.keys(VALUES) as FacetName[]

type Choice = Partial<Record<FacetName, readonly string[]>>

const admits = (product: ProductInput, choice: Choice, but?: FacetName) =>
  product.active !== false &&
  NAMES.every((name) => {
    const wanted = name === but ? undefined : choice[name]
    return !wanted || VALUES[name](product).some((value) => value !== undefined && wanted.includes(value))
  })

const bruteForce = (choice: Choice): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const name of NAMES)
    for (const product of products.filter((one) => admits(one, choice, name)))
      for (const value of new Set(VALUES[name](product)))
        if (value !== undefined) counts[`${name}=${value}`] = (counts[`${name}=${value}`] ?? 0) + 1
  for (const name of NAMES) for (const value of choice[name] ?? []) counts[`${name}=${value}`] ??= 0
  return counts
}

const toQuery = (choice: Choice) => {
  const query: Record<string, string> = {}
  for (const name of NAMES) {
    const chosen = choice[name]
    if (!chosen?.length) continue
    if (name === 'top') query.isTopCollection = 'true'
    else if (name === 'price') {
      const [from, to] = (chosen[0] ?? '').split('-')
      query.priceMin = from ?? ''
      if (to) query.priceMax = to
    } else query[name] = chosen.join(',')
  }
  return query
}

const randomChoice = (most: number): Choice => {
  const choice: Choice = {}
  for (let n = Math.floor(random() * (most + 1)); n > 0; n -= 1) {
    const name = pick(NAMES)
    const values = [...new Set(products.flatMap((one) => VALUES[name](one)))].filter(
      (one) => one !== undefined,
    )
    if (values.length === 0) continue
    choice[name] =
      name === 'price' || random() < 0.6 ? [pick(values)] : [...new Set([pick(values), pick(values)])]
  }
  return choice
}

const STORES = ['PGlite', ...(postgresAvailable() ? ['PostgreSQL'] : [])]

describe.each(STORES)('facets on %s', (store) => {
  let cluster: Cluster | undefined
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
      const choice = randomChoice(4)
      const why = JSON.stringify(choice)
      const query = toQuery(choice)
      expect(await countsOf(query), why).toEqual(bruteForce(choice))
      const total = products.filter((one) => admits(one, choice)).length
      expect((await facets(query)).total, why).toBe(total)
      expect((await productTexts(backend.deps.db).page({ ...query, ...numbers(query) })).total, why).toBe(
        total,
      )
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
    cluster = store === 'PostgreSQL' ? await startPostgres() : undefined
    backend = await startBackend({ seed: 'none', ...(cluster && { databaseUrl: cluster.url }) })
    await fillCatalogue(backend.deps, products)
  }, 180_000)
  afterAll(async () => {
    await backend.close()
    await cluster?.stop()
  })

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

  test('the roll-ups are what a refresh from nothing would make', async () => {
    const { db } = backend.deps
    const read = async () => {
      const { rows } =
        await sql`select scope, key, products from key_counts where products > 0 order by 1, 2`.execute(db)
      const { rows: words } =
        await sql`select word, products, named from search_words where products > 0 order by 1`.execute(db)
      return { rows, words }
    }
    const kept = await read()
    await sql`select refresh_counts()`.execute(db)
    await sql`select refresh_words()`.execute(db)
    expect(await read()).toEqual(kept)
  })

  test('a search is counted within, and a choice that leaves nothing stays with 0', async () => {
    const found = products.filter((one) => one.active !== false && one.name.startsWith('Tarn'))
    const counts = await countsOf({ search: 'tarn', metal: 'Unobtainium' })
    expect(counts['metal=unobtainium']).toBe(0)
    expect(counts['metal=Silver']).toBe(found.filter(({ metalType }) => metalType.includes('Silver')).length)
  })

  test('the bits of words count a search as the index of words does, and follow every write', async () => {
    const { db } = backend.deps
    const searches = ['tarn', 'tarn ruby', 'pieces set by hand', 'rose gold ring', 'emer', 'vane dimond', 'aubade 7'] // prettier-ignore
    const filters: Record<string, string>[] = [{}, { metal: 'Rose gold', gender: 'Women,Men' }]
    const counted = async () => {
      const answers = []
      for (const search of searches)
        for (const more of filters) answers.push({ search, ...(await facets({ search, ...more })) })
      return answers
    }
    const byIndex = async () => {
      await sql`delete from common_words`.execute(db)
      await sql`delete from word_bits`.execute(db)
      return counted()
    }
    const before = await byIndex()
    await sql`select refresh_word_bits(0)`.execute(db)
    expect(await counted()).toEqual(before)
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
    const kept = await counted()
    expect(kept).not.toEqual(before)
    expect(await byIndex()).toEqual(kept)
    await agree(8)
  })

  test('query budget: facets are one statement, a list one or two, a search four; one more where a product is new', async () => {
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
    const texts = productTexts(db)
    const page = (query: ProductQuery) => () => texts.page(query)
    // Names, the length of the list and the texts of its products are asked for once.
    expect(await spent(page({}))).toBe(4)
    expect(await spent(page({}))).toBe(1)
    const narrow = { categoryId: 'rings', metal: 'Rose gold,Platinum', page: 3 }
    expect(await spent(page(narrow))).toBeLessThanOrEqual(3)
    expect(await spent(page(narrow))).toBe(2)
    const search = { search: 'tarn ruby', categoryId: 'rings' }
    expect(await spent(page(search))).toBeLessThanOrEqual(5)
    expect(await spent(page(search))).toBeLessThanOrEqual(4)
    const names = keepNames(db)
    expect(await spent(() => facetsOf(db, names, {}))).toBe(2)
    expect(await spent(() => facetsOf(db, names, {}))).toBe(1)
    expect(
      await spent(() => facetsOf(db, names, { categoryId: 'rings', metal: 'Rose gold', stone: 'Ruby' })),
    ).toBe(1)
  })
})
