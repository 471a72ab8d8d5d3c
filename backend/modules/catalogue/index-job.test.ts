import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Category, ProductPage } from '#contract/catalogue.ts'
import { startBackend, type RunningBackend } from '#tests/support/backend.ts'
import { member } from '#program/member.ts'
import { CHANGES_CHANNEL, notifyChange } from '#backend/lib/changes.ts'
import { eventually } from '#tests/support/eventually.ts'
import { memoryIndex } from '#tests/support/memory-index.ts'
import { SearchAway, type SearchIndex } from '../search/api.ts'
import { categoryTexts } from './category-texts.ts'
import { indexProducts, productIndex, source } from './entries.ts'
import { indexJob } from './index-job.ts'

let backend: RunningBackend

const listed = async () => {
  const answer = await fetch(`${backend.url}/api/products?limit=1`)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as ProductPage).total
}

beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend?.close())

it('an index that was put in empty is filled by the first run of the job, though no product has changed', async () => {
  const { db } = backend.deps
  const { rows } = await sql<{ products: number }>`select products from search_state`.execute(db)
  expect(rows[0]?.products).toBeGreaterThan(100)
  await sql`truncate search_entries, search_words, search_key_counts, search_changes`.execute(db)
  await sql`update search_state set products = 0`.execute(db)
  await backend.runJob('search')
  expect(await listed()).toBe(rows[0]?.products)
})

it('a store is filled while a search server is away, and its products wait for the job; another fault is told', async () => {
  const index = productIndex(backend.deps)
  const failing = (error: Error) => {
    const takeIn = async (): Promise<number> => {
      throw error
    }
    return indexProducts(backend.deps, { ...index, takeIn })
  }
  await index.rebuild()
  await failing(new SearchAway(new Error('ECONNREFUSED')))
  expect((await index.state()).waiting).toBeGreaterThan(100)
  await expect(failing(new Error('wrong'))).rejects.toThrow('wrong')
  await backend.runJob('search')
  expect((await index.state()).waiting).toBe(0)
})

const gone = () => Promise.reject(new SearchAway(new Error('ECONNREFUSED')))

it('while a search server is away categories are answered without their counts; another fault is one', async () => {
  const { db } = backend.deps
  const named = async (count: SearchIndex['count']) => {
    const { bytes } = await categoryTexts(db, { ...productIndex(backend.deps), count }).list(undefined)
    const categories: Category[] = JSON.parse(String(bytes))
    return categories
  }
  const categories = await named(gone)
  expect(categories.length).toBeGreaterThan(5)
  expect(categories.filter(({ productCount }) => productCount !== undefined)).toEqual([])
  await expect(named(() => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong')
})

it('a search server is filled when it comes, or comes back empty, though some changes wait; and readers ask again', async () => {
  const { db, listen } = backend.deps
  let server: SearchIndex | undefined
  const asked = () => server ?? { takeIn: gone, rebuild: gone, state: gone }
  const job = indexJob(backend.deps, {
    ...memoryIndex(db, source),
    takeIn: (most) => asked().takeIn(most),
    rebuild: () => asked().rebuild(),
    state: () => asked().state(),
  })
  const told: string[] = []
  const stopListening = await listen(CHANGES_CHANNEL, (note) => told.push(note))
  const run = () => job.run(new AbortController().signal)
  const { rows } = await sql<{ id: string; pieces: number }>`select min(id) as id, count(*)::integer as pieces
    from products where active`.execute(db)
  const [{ id = '', pieces = 0 } = {}] = rows
  const write = () => sql`update products set sales_count = sales_count + 1 where id = ${id}`.execute(db)
  try {
    await write()
    await expect(run()).rejects.toThrow(SearchAway)
    server = memoryIndex(db, source)
    await run()
    expect(await server.state()).toEqual({ products: pieces, waiting: 0, lagSeconds: 0 })
    /** What was told; notices arrive in their order, so one sent now comes last. */
    const kinds = async () => {
      const heard = () => told.map((note) => member(JSON.parse(note), 'kind'))
      await notifyChange(db, 'blog', 'the last')
      await eventually(() => heard().includes('blog'))
      const all = heard()
      told.length = 0
      return all
    }
    expect(await kinds()).toEqual(['product', 'category', 'blog'])
    await run()
    expect(await kinds()).toEqual(['blog'])
    await write()
    await run()
    expect(await kinds()).toEqual(['product', 'blog'])

    // Another one, with nothing in it.
    server = memoryIndex(db.withTables(), source)
    await write()
    await run()
    expect((await server.state()).products).toBe(pieces)
  } finally {
    await stopListening()
  }
})
