import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { startPurchaseOn } from '#tests/support/databases.ts'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { postgresAvailable } from '#tests/support/postgres.ts'
import type { Purchase } from '#tests/support/purchase.ts'

/** A return that one person refunds while another closes it, on PostgreSQL: one of the two happens, never both. */

const ROUNDS = 8
let shop: Purchase

describe.skipIf(!postgresAvailable())('a return that two people end at once', () => {
  beforeAll(async () => {
    shop = await startPurchaseOn('PostgreSQL', { webhooks: false })
    await putPieces(shop.backend.deps, piece('studs', { amount: 90_000, stock: 100 }))
  })
  afterAll(() => shop?.close())

  /** A busy store refuses with 503 and has done nothing, so the caller asks again. */
  const post = async (path: string, body: object) => {
    for (;;) {
      const answer = await shop.operator.post(path, body)
      if (answer.status !== 503) return answer
    }
  }

  it('is refunded with money back, or closed with none', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id, shopper } = await shop.buy({ pieces: [{ productId: 'studs' }] })
      await post(`/api/operator/orders/${id}/ship`, { withoutHuid: 'A piece of this test' })
      const items = [{ item: '1', quantity: 1 }]
      const opened = await post(`/api/operator/orders/${id}/returns`, { reason: 'Refused', items })
      const path = `/api/operator/returns/${opened.body.returnId}`
      const acts = [
        () => post(`${path}/refund`, { restock: true }),
        () => post(`${path}/close`, { as: 'sent-back', words: 'It was worn' }),
      ]
      const first = round % 2 === 0 ? acts : acts.toReversed()
      const answers = await Promise.all(first.map((act) => act()))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const [status] = ((await shop.see(shopper, id)).returns ?? []).map((each) => each.status)
      const [back] = await shop.rows(
        sql<{ n: number }>`select count(*)::int as n from refunds where order_id = ${id}`,
      )
      expect([status, back?.n]).toEqual(status === 'closed' ? ['closed', 0] : ['refunded', 1])
    }
  })
})
