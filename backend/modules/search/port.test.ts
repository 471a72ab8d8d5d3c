import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SORTS, type Sort } from '#contract/catalogue.ts'
import { randomFrom } from '#tests/support/catalogue-fixture.ts'
import type { RunningBackend } from '#tests/support/backend.ts'
import { DATABASES, startBackendOn } from '#tests/support/databases.ts'
import { memoryIndex } from '#tests/support/memory-index.ts'
import { plainIndex } from './plain-index.ts'
import type {
  Narrowing,
  PageQuestion,
  ProductSource,
  SearchEntry,
  SearchIndex,
  SearchVariant,
} from './port.ts'

/** Every index that the shop can be given: another one is added here (docs/recipes/search-server.md). */
const INDEXES = { 'the plain index': plainIndex, 'an index in memory': memoryIndex }

interface Product extends SearchEntry {
  readonly variants?: readonly SearchVariant[]
}

const ALLOYS = ['yellow gold', 'rose gold', 'silver']
const GRADES = ['22 kt', '18 kt']
const KINDS = ['shelf', 'alloy', 'grade']

const random = randomFrom(5)
const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
const some = <T>(from: readonly T[]): T[] => from.filter(() => random() < 0.4)

const newProduct = (at: number): Product => {
  const id = `p-${String(at).padStart(4, '0')}`
  const stone = pick(['ruby', 'opal', 'pearl'])
  const [alloys, grades] = [[pick(ALLOYS)], [pick(GRADES)]]
  return {
    id,
    keys: [
      ...some(['shelf:east', 'shelf:west']),
      ...alloys.map((one) => `alloy:${one}`),
      ...grades.map((one) => `grade:${one}`),
    ],
    name: `${pick(['tarn', 'vane', 'aubade'])} ${at}`,
    facts: `ring ${stone} ${alloys.join(' ')}`,
    body: `a ring with a ${stone}, made slowly`,
    chief: `ring ${stone}`,
    pricePaise: Math.floor(random() * 8) * 1_000_000,
    rank: Math.floor(random() * 9),
    sales: Math.floor(random() * 5),
    added: new Date(Date.UTC(2026, 0, 1 + Math.floor(random() * 9))).toISOString(),
  }
}

const KEY_OF: Readonly<Record<Sort, (product: Product) => number | string>> = {
  'best-seller': ({ sales }) => -sales,
  'new-arrivals': ({ added }) => -Date.parse(added),
  recommended: ({ rank }) => rank,
  'price-desc': ({ pricePaise }) => -pricePaise,
  'price-asc': ({ pricePaise }) => pricePaise,
}
/** Ties of a descending sort are in the descending order of ids. */
const DESCENDING: readonly Sort[] = ['best-seller', 'new-arrivals', 'price-desc']

const ANYTHING: Narrowing = { groups: [], without: [], price: undefined, search: undefined }
const FIRST_PAGE = {
  cursor: undefined,
  offset: 0,
  limit: 100,
  byRelevance: false,
  sort: 'price-asc',
} as const
const PAGE: PageQuestion = { ...ANYTHING, ...FIRST_PAGE }

describe.each(DATABASES.flatMap((database) => Object.keys(INDEXES).map((index) => ({ database, index }))))(
  '$index over $database',
  ({ database, index: name }) => {
    let backend: RunningBackend
    let index: SearchIndex
    /** The products of the shop. */
    const products = new Map<string, Product>()
    const on = (ids: readonly string[]) => ids.flatMap((id) => products.get(id) ?? [])

    const source: ProductSource = {
      get ids() {
        return sql<{ id: string }>`select id from unnest(${[...products.keys()]}::text[]) id`
      },
      entries: (_, ids) => Promise.resolve(on(ids)),
      places: (_, ids) =>
        Promise.resolve(
          on(ids).map((one) => ({
            ...one,
            print: createHash('md5')
              .update([one.keys.join('\u0002'), one.name, one.facts, one.body].join('\u0001'))
              .digest('hex'),
          })),
        ),
      named: { byLastWord: ['alloy'], byAllWords: ['grade'], weight: 'carat', measures: 'measure-' },
      variants: (_, ids) =>
        Promise.resolve(new Map(on(ids).flatMap(({ id, variants }) => (variants ? [[id, variants]] : [])))),
      isSoldAs: (id, keys, from, to) => {
        const fits = [...products.values()].filter(
          ({ variants }) =>
            !variants ||
            variants.some(
              (one) =>
                one.pricePaise >= from &&
                one.pricePaise <= to &&
                keys.every((named) => one.keys.some((key) => named.includes(key))),
            ),
        )
        return sql`${id} = any (${fits.map((one) => one.id)}::text[])`
      },
    }
    const makeIndex = () =>
      INDEXES[name as keyof typeof INDEXES](backend.deps.db, source, (error) => {
        throw error
      })

    const note = (ids: readonly string[]) =>
      sql`insert into search_changes (product_id) select id from unnest(${[...ids]}::text[]) id`.execute(
        backend.deps.db,
      )
    const write = async (changed: readonly Product[], gone: readonly string[] = []) => {
      for (const product of changed) products.set(product.id, product)
      for (const id of gone) products.delete(id)
      await note([...changed.map(({ id }) => id), ...gone])
    }
    const takeInAll = async () => {
      while ((await index.takeIn()) > 0);
    }

    /** The products of a list without a search, in its order. */
    const expected = ({ groups, without, price }: Narrowing, sort: Sort, but?: string) => {
      const key = KEY_OF[sort]
      const down = DESCENDING.includes(sort)
      const place = (a: Product, b: Product) => {
        const [one, other] = [key(a), key(b)]
        return one === other ? (a.id < b.id ? -1 : 1) * (down ? -1 : 1) : one < other ? -1 : 1
      }
      return [...products.values()]
        .filter(
          (product) =>
            groups.every(
              ({ facet, keys }) => facet === but || product.keys.some((one) => keys.includes(one)),
            ) &&
            !product.keys.some((one) => without.includes(one)) &&
            (!price || (product.pricePaise >= price.from && product.pricePaise <= price.to)),
        )
        .sort(place)
    }
    const countsOf = (list: readonly Product[], kind: (key: string) => boolean) => {
      const counts = new Map<string, number>()
      for (const key of list.flatMap(({ keys }) => keys).filter(kind))
        counts.set(key, (counts.get(key) ?? 0) + 1)
      return counts
    }
    const idsOf = async (question: Partial<PageQuestion>) =>
      (await index.find({ ...PAGE, ...question })).hits.map(({ id }) => id)

    /** So many random lists have what plain JavaScript finds and counts. */
    const agree = async (rounds: number) => {
      for (let round = 0; round < rounds; round += 1) {
        const facets = some(KINDS)
        const keysOf = (kind: string) =>
          some(
            [...new Set(expected(ANYTHING, 'price-asc').flatMap(({ keys }) => keys))].filter((key) =>
              key.startsWith(`${kind}:`),
            ),
          )
        const narrowing: Narrowing = {
          ...ANYTHING,
          groups: facets
            .map((facet) => ({ facet, keys: keysOf(facet) }))
            .filter(({ keys }) => keys.length > 0),
          without: random() < 0.2 ? ['shelf:west'] : [],
          price: random() < 0.3 ? { from: 1_000_000, to: 5_000_000 } : undefined,
        }
        const sort = pick(SORTS)
        const [limit, offset] = [1 + Math.floor(random() * 30), Math.floor(random() * 20)]
        const why = JSON.stringify({ narrowing, sort, limit, offset })
        const list = expected(narrowing, sort)
        const page = await index.find({ ...PAGE, ...narrowing, sort, limit, offset })
        expect(page.total, why).toBe(list.length)
        expect(
          page.hits.map(({ id }) => id),
          why,
        ).toEqual(list.slice(offset, offset + limit + 1).map(({ id }) => id))
        const { total, counts, floors } = await index.count(narrowing)
        expect([total, floors.size], why).toEqual([list.length, 0])
        const chosen = narrowing.groups.flatMap(({ facet }) => facet ?? [])
        const wanted = new Map([
          ...countsOf(list, (key) => !chosen.some((kind) => key.startsWith(`${kind}:`))),
          ...chosen.flatMap((kind) => [
            ...countsOf(expected(narrowing, sort, kind), (key) => key.startsWith(`${kind}:`)),
          ]),
        ])
        expect(new Map([...counts].filter(([, count]) => count > 0).sort()), why).toEqual(
          new Map([...wanted].sort()),
        )
      }
    }

    beforeAll(async () => {
      backend = await startBackendOn(database, { seed: 'none' })
      index = makeIndex()
      await write(Array.from({ length: 240 }, (_, at) => newProduct(at)))
      await takeInAll()
    }, 180_000)
    afterAll(() => backend?.close())

    test('pages, totals and counts of random lists are those of plain JavaScript', () => agree(60))

    test.each(SORTS)('cursors walk the whole list by %s, and back', async (sort) => {
      const all = expected(ANYTHING, sort).map(({ id }) => id)
      const walk = async (towards: 'next' | 'previous', start: PageQuestion['cursor']) => {
        const seen: string[] = []
        let cursor = start
        for (;;) {
          const { hits, total } = await index.find({ ...PAGE, sort, limit: 35, cursor })
          expect(total).toBe(all.length)
          const shown = hits.slice(0, 35)
          seen.push(...shown.map(({ id }) => id))
          const last = shown.at(-1)
          if (hits.length <= 35 || !last) return { seen, last }
          cursor = { towards, ...last }
        }
      }
      const { seen, last } = await walk('next', undefined)
      expect(seen).toEqual(all)
      expect(last).toBeDefined()
      const back = await walk('previous', last && { towards: 'previous', ...last })
      expect(back.seen).toEqual(all.slice(0, -1).reverse())
    })

    test('what was changed, withdrawn and added is found so, whoever takes it in and in whatever steps', async () => {
      const all = [...products.values()]
      const changed = all.slice(0, 60).map((one, at) => ({ ...newProduct(at), id: one.id }))
      const dearer = all.slice(60, 90).map((one) => ({ ...one, pricePaise: one.pricePaise + 50 }))
      await write(
        [...changed, ...dearer, ...Array.from({ length: 20 }, (_, at) => newProduct(900 + at))],
        all.slice(90, 110).map(({ id }) => id),
      )
      expect(await index.state()).toMatchObject({ waiting: 130 })
      expect(await index.takeIn(7)).toBe(7)
      const other = makeIndex()
      const taken = await Promise.all([index.takeIn(60), other.takeIn(60)])
      for (const one of taken) expect(one).toBeLessThanOrEqual(60)
      await takeInAll()
      expect(await index.state()).toEqual({ products: products.size, waiting: 0, lagSeconds: 0 })
      await agree(20)
    })

    test('a change that cannot be read waits; the index stays as it was', async () => {
      const [one] = expected(ANYTHING, 'price-desc')
      if (!one) throw new Error('There are no products')
      await write([{ ...one, pricePaise: 90_000_000 }])
      const { places, entries } = source
      const fail = () => Promise.reject(new Error('the store is away'))
      Object.assign(source, { places: fail, entries: fail })
      await expect(index.takeIn()).rejects.toThrow('the store is away')
      Object.assign(source, { places, entries })
      expect(await index.state()).toMatchObject({ waiting: 1 })
      await takeInAll()
      expect((await idsOf({ sort: 'price-desc' }))[0]).toBe(one.id)
    })

    test('a rebuild reads everything again: also what nobody noted', async () => {
      const lost = [...products.values()].slice(0, 25)
      for (const one of lost.slice(0, 10)) products.delete(one.id)
      for (const [at, one] of lost.slice(10).entries())
        products.set(one.id, { ...newProduct(at), id: one.id })
      const waiting = await index.rebuild()
      expect(waiting).toBe(products.size + 10)
      // What waits already is not noted again.
      expect(await index.rebuild()).toBe(waiting)
      await takeInAll()
      expect(await index.state()).toEqual({ products: products.size, waiting: 0, lagSeconds: 0 })
      await agree(20)
    })

    test('a stamp, where an index has one, holds until something is written', async () => {
      const { db } = backend.deps
      const read = async () => {
        const { rows } = await sql<{ stamp: string | null }>`select ${index.stamp} as stamp`.execute(db)
        return rows[0]?.stamp ?? null
      }
      const found = await index.find(PAGE)
      expect(found.stamp).toBe(await read())
      const [one] = products.values()
      if (!one) throw new Error('There are no products')
      await write([{ ...one, pricePaise: 95_000_000 }])
      await takeInAll()
      expect((await idsOf({ sort: 'price-desc' }))[0]).toBe(one.id)
      const now = await read()
      if (now !== null) expect(now).not.toBe(found.stamp)
    })

    test('a search finds what has all of its words, the nearest first, and is counted within its list', async () => {
      await write([
        { ...newProduct(990), name: 'lagoon', body: 'one and only', keys: ['shelf:west'] },
        { ...newProduct(991), name: 'aubade lagoon', keys: ['shelf:east'] },
        { ...newProduct(992), name: 'tarn 992', body: 'as calm as a lagoon', keys: ['shelf:east'] },
      ])
      await takeInAll()
      const search = { search: 'lagoon', byRelevance: true }
      expect(new Set(await idsOf(search))).toEqual(new Set(['p-0990', 'p-0991', 'p-0992']))
      expect((await idsOf(search)).at(-1)).toBe('p-0992')
      expect(await idsOf({ search: 'lagoon calm' })).toEqual(['p-0992'])
      const east = { groups: [{ facet: 'shelf', keys: ['shelf:east'] }] }
      expect((await idsOf({ ...east, search: 'lagoon' })).sort()).toEqual(['p-0991', 'p-0992'])
      const { total, counts } = await index.count({ ...ANYTHING, ...east, search: 'lagoon' })
      expect([total, counts.get('shelf:east')]).toEqual([2, 2])
      const nothing = await index.find({ ...PAGE, search: 'xqzv wkjj' })
      expect([nothing.hits, nothing.total]).toEqual([[], 0])
      const { search: understood } = await index.find({ ...PAGE, ...search })
      expect(understood?.words).toContain('lagoon')
    })

    test('price and what is named must be of one variant', async () => {
      const sold = (at: number, variants?: readonly SearchVariant[]): Product => ({
        ...newProduct(at),
        name: 'isthmus',
        facts: 'ring silver yellow gold',
        keys: ['alloy:silver', 'alloy:yellow gold'],
        pricePaise: 2_000_000,
        ...(variants && { variants }),
      })
      const variant = (alloy: string, rupees: number) => ({
        keys: [`alloy:${alloy}`],
        pricePaise: rupees * 100,
      })
      await write([
        sold(980, [variant('silver', 20_000), variant('yellow gold', 90_000)]),
        sold(981, [variant('silver', 90_000), variant('yellow gold', 20_000)]),
        sold(982),
      ])
      await takeInAll()
      const found = async (search: string) => (await idsOf({ search })).sort()
      expect(await found('isthmus yellow gold under 50000')).toEqual(['p-0981', 'p-0982'])
      expect(await found('isthmus silver under 50000')).toEqual(['p-0980', 'p-0982'])
      expect(await found('isthmus under 50000')).toEqual(['p-0980', 'p-0981', 'p-0982'])
    })
  },
)
