import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ProductPage } from '#contract/catalogue.ts'
import { startBackend, type RunningBackend } from '#tests/support/backend.ts'

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
