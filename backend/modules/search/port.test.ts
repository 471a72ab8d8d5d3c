import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SORTS } from '#contract/catalogue.ts'
import type { RunningBackend } from '#tests/support/backend.ts'
import { DATABASES, startBackendOn } from '#tests/support/databases.ts'
import { memoryIndex } from '#tests/support/memory-index.ts'
import { ANYTHING, PAGE, searched, type SearchedProduct } from '#tests/support/searched.ts'
import { present } from '#scripts/lib/present.ts'
import { plainIndex } from './plain-index.ts'
import type { Narrowing, PageQuestion, SearchIndex, SearchVariant } from './port.ts'

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/**
 * Every index that the shop can use, made empty for a database; a second one for the same database has the same
 * entries. Add another here (docs/recipes/search-server.md).
 */
const INDEXES = { 'the plain index': plainIndex, 'an index in memory': memoryIndex }

describe.each(DATABASES.flatMap((database) => Object.keys(INDEXES).map((index) => ({ database, index }))))(
  '$index over $database',
  ({ database, index: name }) => {
    let backend: RunningBackend
    let index: SearchIndex
    const { newProduct, products, on, source, write, takeInAll, expected, idsOf, agree } = searched(
      () => backend.deps.db,
      () => index,
    )
    const makeIndex = () =>
      INDEXES[name as keyof typeof INDEXES](backend.deps.db, source, (error) => {
        throw error
      })

    beforeAll(async () => {
      backend = await startBackendOn(database, { seed: 'none' })
      index = makeIndex()
      await write(Array.from({ length: 240 }, (_, at) => newProduct(at)))
      await takeInAll()
    }, 180_000)
    afterAll(() => backend?.close())

    test('pages, totals and counts of random lists are those of plain JavaScript', () => agree(60))

    test.each(SORTS)('cursors walk a whole list by %s, and back', async (sort) => {
      const west: Narrowing = { ...ANYTHING, groups: [{ facet: 'shelf', keys: ['shelf:west'] }] }
      for (const narrowing of [ANYTHING, west]) {
        const all = expected(narrowing, sort).map(({ id }) => id)
        const walk = async (towards: 'next' | 'previous', start: PageQuestion['cursor']) => {
          const seen: string[] = []
          let cursor = start
          for (;;) {
            const { hits, total } = await index.find({ ...PAGE, ...narrowing, sort, limit: 35, cursor })
            expect(total).toBe(all.length)
            for (const { key } of hits) expect(key).toEqual(sort === 'new-arrivals' ? expect.stringMatching(ISO) : expect.any(Number)) // prettier-ignore
            const shown = hits.slice(0, 35)
            seen.push(...shown.map(({ id }) => id))
            const last = shown.at(-1)
            if (hits.length <= 35 || !last) return { seen, last }
            cursor = { towards, ...last }
          }
        }
        const { seen, last } = await walk('next', undefined)
        expect(seen).toEqual(all)
        const back = await walk('previous', last && { towards: 'previous', ...last })
        expect(back.seen).toEqual(all.slice(0, -1).reverse())
      }
    })

    test('a cursor at a product that has gone goes on after its place', async () => {
      const all = expected(ANYTHING, 'price-asc')
      const [at, next] = all.slice(20, 22)
      if (!at || !next) throw new Error('There are not enough products')
      await write([], [at.id])
      await takeInAll()
      const cursor = { towards: 'next', key: at.pricePaise, id: at.id } as const
      expect((await idsOf({ cursor }))[0]).toBe(next.id)
      await write([at])
      await takeInAll()
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

    test('each value that lists are sorted by is followed by itself, also of work in bulk', async () => {
      const [one] = expected(ANYTHING, 'price-asc').slice(-1)
      if (!one) throw new Error('There are no products')
      for (const [change, sort] of [
        [{ pricePaise: 96_000_000 }, 'price-desc'],
        [{ rank: -5 }, 'recommended'],
        [{ sales: 900 }, 'best-seller'],
        [{ added: '2027-01-01T00:00:00.000Z' }, 'new-arrivals'],
      ] as const) {
        await write([{ ...present(products.get(one.id), 'product'), ...change }], [], true)
        await takeInAll()
        expect((await idsOf({ sort }))[0], sort).toBe(one.id)
      }
      await write([one])
      await takeInAll()
    })

    test('a list by price follows a price that moves a little', async () => {
      const price = { from: 41_000_000, to: 41_000_000 }
      const one = { ...newProduct(970), pricePaise: 41_000_000 }
      for (const [pricePaise, total] of [
        [41_000_000, 1],
        [41_000_001, 0],
        [41_000_000, 1],
      ] as const) {
        // prettier-ignore
        await write([{ ...one, pricePaise }])
        await takeInAll()
        expect((await index.find({ ...PAGE, price })).total).toBe(total)
        expect((await index.count({ ...ANYTHING, price })).total).toBe(total)
      }
    })

    test.skipIf(database === 'PGlite')(
      'one copy at a time takes in changes: an older state is never written last',
      async () => {
        const one = newProduct(960)
        await write([one], [], true)
        const { entries } = source
        const [held, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
        // The first copy has read the product, and is stopped before it writes.
        Object.assign(source, {
          entries: async (_: unknown, ids: readonly string[]) => {
            const found = on(ids)
            held.resolve()
            await free.promise
            return found
          },
        })
        const first = index.takeIn()
        await held.promise
        Object.assign(source, { entries })
        await write([{ ...one, name: 'younger 960', keys: ['shelf:newest'] }])
        // Readers may take in changes that are not of bulk work.
        await makeIndex().find(PAGE)
        expect(await makeIndex().takeIn()).toBe(0)
        free.resolve()
        await first
        await takeInAll()
        expect(await idsOf({ groups: [{ facet: undefined, keys: ['shelf:newest'] }] })).toEqual([one.id])
      },
    )

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
      // Changes that already wait are not noted again.
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
      const cheap = { pricePaise: 100 }
      await write([
        { ...newProduct(990), name: 'lagoon', body: 'one and only', keys: ['shelf:west', 'alloy:silver'] },
        { ...newProduct(991), name: 'aubade lagoon', keys: ['shelf:east', 'alloy:silver'] },
        { ...newProduct(992), name: 'tarn 992', body: 'as calm as a lagoon', keys: ['shelf:east'], ...cheap },
      ])
      await takeInAll()
      const relevant = await index.find({ ...PAGE, search: 'lagoon', byRelevance: true })
      expect(relevant.hits.map(({ id }) => id).sort()).toEqual(['p-0990', 'p-0991', 'p-0992'])
      expect([relevant.byRelevance, relevant.hits.at(-1)?.id]).toEqual([true, 'p-0992'])
      expect(relevant.search?.words).toContain('lagoon')
      const sorted = await index.find({ ...PAGE, search: 'Lag\u00f3on' })
      expect([sorted.byRelevance, sorted.hits[0]?.id]).toEqual([false, 'p-0992'])
      expect(await idsOf({ search: 'lagoon CALM' })).toEqual(['p-0992'])
      const east = { groups: [{ facet: 'shelf', keys: ['shelf:east'] }] }
      expect((await idsOf({ ...east, search: 'lagoon' })).sort()).toEqual(['p-0991', 'p-0992'])
      const { total, counts } = await index.count({ ...ANYTHING, ...east, search: 'lagoon' })
      expect([total, counts.get('shelf:east'), counts.get('shelf:west'), counts.get('alloy:silver')]).toEqual([2, 2, 1, 1]) // prettier-ignore
      const nothing = await index.find({ ...PAGE, search: 'xqzv wkjj' })
      expect([nothing.hits, nothing.total]).toEqual([[], 0])
    })

    test('price and what is named must be of one variant', async () => {
      const sold = (at: number, variants?: readonly SearchVariant[], rupees = 20_000): SearchedProduct => ({
        ...newProduct(at),
        name: 'isthmus',
        facts: 'ring silver yellow gold rose gold',
        keys: ['alloy:silver', 'alloy:yellow gold', 'alloy:rose gold'],
        pricePaise: rupees * 100,
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
        sold(983, []),
        sold(984, [variant('rose gold', 20_000)]),
        sold(985, [variant('silver', 20_000)], 80_000),
      ])
      await takeInAll()
      const found = async (search: string) => (await idsOf({ search })).sort()
      expect(await found('isthmus yellow gold under 50000')).toEqual(['p-0981', 'p-0982'])
      // Named by its last word.
      expect(await found('isthmus gold under 50000')).toEqual(['p-0981', 'p-0982', 'p-0984'])
      expect(await found('isthmus silver under 50000')).toEqual(['p-0980', 'p-0982'])
      expect(await found('isthmus under 50000')).toEqual(['p-0980', 'p-0981', 'p-0982', 'p-0983', 'p-0984'])
      await write([sold(980, [variant('yellow gold', 20_000)])])
      await takeInAll()
      expect(await found('isthmus yellow gold under 50000')).toEqual(['p-0980', 'p-0981', 'p-0982'])
    })
  },
)
