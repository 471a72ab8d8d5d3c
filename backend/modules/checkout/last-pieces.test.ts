import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { postgresAvailable, sharedPostgres } from '#tests/support/postgres.ts'
import { startPurchase, type Purchase } from '#tests/support/purchase.ts'

describe.skipIf(!postgresAvailable())('the last pieces, on PostgreSQL', () => {
  let shop: Purchase

  beforeAll(async () => {
    shop = await startPurchase({ webhooks: false, databaseUrl: await sharedPostgres() })
  })
  afterAll(() => shop?.close())

  it('the second shopper is told how many are left, even if both pay at the same moment', async () => {
    for (let round = 0; round < 6; round++) {
      await putPieces(shop.backend.deps, piece(`moody-${round}`, { amount: 40_000, stock: 3 }))
      const bodies = await Promise.all(
        [1, 2].map(async () => {
          const shopper = await shop.shoppers.open({})
          const pieces = [{ productId: `moody-${round}`, quantity: 2 }]
          return (await shop.order(shopper, { pieces })).body
        }),
      )
      const refused = bodies.flatMap(({ code, message }) => (code ? [[code, message]] : []))
      expect(refused).toEqual([['OUT_OF_STOCK', 'Only one is left.']])
    }
  })
})
