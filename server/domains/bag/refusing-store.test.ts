import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startShop, type Shop } from '#tests/support/server.ts'

let shop: Shop
let id: string
beforeAll(async () => {
  shop = await startShop({ backend: { seed: 'catalogue' } })
  const { data } = await shop.graphql<{ products: { items: { id: string }[] } }>(
    '{ products(limit: 1) { items { id } } }',
  )
  id = data?.products.items[0]?.id ?? ''
})
afterAll(() => shop.close())

const add = () =>
  shop.graphql<{ addToBag: { bag: { pieces: number } | null } }>(
    'mutation ($input: AddToBagInput!) { addToBag(input: $input) { bag { pieces } } }',
    { input: { productId: id } },
  )

/** The messages of a store that has become a standby, and of one whose disk is full (PostgreSQL, appendix A). */
it.each([
  ['25006', 'cannot execute INSERT in a read-only transaction'],
  ['53100', 'could not extend file: No space left on device'],
])(
  'a store that refuses to write (%s) is away for now: shoppers may try again, and read on',
  async (code, says) => {
    const db = shop.backend?.deps.db
    if (!db) throw new Error('this shop has its own backend')
    await sql`create or replace function refuse() returns trigger language plpgsql as
    $$ begin raise exception '${sql.raw(says)}' using errcode = '${sql.raw(code)}'; end $$`.execute(db)
    await sql`create trigger refusing before insert or update on bag_lines execute function refuse()`.execute(
      db,
    )
    const { data, errors } = await add()
    expect(data?.addToBag ?? null).toBeNull()
    expect(errors.map(({ extensions }) => [extensions.code, extensions.retryable])).toEqual([
      ['UPSTREAM_UNAVAILABLE', true],
    ])
    // The store's own message stays in the log.
    expect(JSON.stringify(errors)).not.toContain(says)
    expect((await shop.request.get(`/product/${id}`)).status).toBe(200)
    await sql`drop trigger refusing on bag_lines`.execute(db)
    expect((await add()).data?.addToBag.bag?.pieces).toBeGreaterThan(0)
  },
)
