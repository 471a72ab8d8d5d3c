import { sql } from 'kysely'
import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { startPurchaseOn } from '#tests/support/databases.ts'
import { postgresAvailable } from '#tests/support/postgres.ts'
import type { Purchase } from '#tests/support/purchase.ts'

/** A shopper cancels in the moment in which the order is paid or ends by itself, on PostgreSQL. */

const ROUNDS = 12
const STOCK = 100
const HOUR = 3_600_000
let now = Date.now()
let shop: Purchase

describe.skipIf(!postgresAvailable())('an order is cancelled', () => {
  beforeAll(async () => {
    shop = await startPurchaseOn('PostgreSQL', { webhooks: false, clock: { now: () => now } })
    await putPieces(shop.backend.deps, piece('studs', { amount: 90_000, stock: STOCK }))
  })
  afterAll(() => shop?.close())

  const stock = async () =>
    (await shop.rows(sql<{ stock: number }>`select stock from product_variants where id = 'studs-v'`))[0]
      ?.stock
  const look = (sessionId: string) =>
    supertest(shop.backend.url).post('/api/orders/mark-paid').send({ sessionId })

  it.each(['nobody pays', 'it is paid', 'its time ends'] as const)(
    'while somebody looks at its payment and %s: the answer is the order as it ended',
    async (meanwhile) => {
      for (let round = 0; round < ROUNDS; round++) {
        const shopper = await shop.shoppers.open({ verified: true })
        const { body, sessionId } = await shop.order(shopper)
        if (meanwhile === 'its time ends') {
          now += HOUR
          shop.payments.controls.clockOffsetMs += HOUR
        }
        const [cancelled] = await Promise.all([
          shopper.post(`/api/orders/${body.orderId}/cancel`),
          look(sessionId),
          meanwhile === 'it is paid' && shop.pay(sessionId).catch(() => undefined),
          meanwhile === 'its time ends' && shop.backend.runJob('payments-reconcile'),
          look(sessionId),
        ])
        expect([cancelled.status, cancelled.body.status]).toEqual([200, 'Cancelled'])
        const order = await shop.see(shopper, body.orderId)
        const note = order.events?.find(({ kind }) => kind === 'cancelled')?.note
        expect([order.status, note]).toEqual(['Cancelled', 'You cancelled it.'])
      }
      expect(await stock()).toBe(STOCK)
    },
  )
})
