import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ProductPage } from '#contract/catalogue.ts'
import { startBackend, type RunningBackend } from '#tests/support/backend.ts'
import { SearchAway } from '../search/api.ts'
import { indexProducts, productIndex } from './entries.ts'

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
