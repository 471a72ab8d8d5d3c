import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { daysLater } from '#backend/lib/words/days.ts'
import { startPurchaseOn } from '#tests/support/databases.ts'
import { postgresAvailable } from '#tests/support/postgres.ts'
import { ADDRESS, type Purchase } from '#tests/support/purchase.ts'

/** An estimate is withdrawn in the moment in which its shopper orders the piece, on PostgreSQL. */

const ROUNDS = 10

describe.skipIf(!postgresAvailable())('an estimate', () => {
  let shop: Purchase
  beforeAll(async () => {
    shop = await startPurchaseOn('PostgreSQL', { webhooks: false })
  })
  afterAll(() => shop?.close())

  it('is ordered or withdrawn, never both: each side is told which', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const asha = await shop.shoppers.open({ verified: true })
      const thread = `/api/operator/messages/${(await asha.get('/api/account')).body._id}/estimates`
      const offer = {
        key: crypto.randomUUID(),
        text: 'Your ring, as we drew it.',
        title: 'A ring',
        amount: 66_000,
        weeks: 10,
        validUntil: daysLater(Date.now(), 14),
      }
      const { body: message } = await shop.operator.post(thread, offer).expect(201)
      await asha.post(`/api/messages/${message._id}/acceptance`).expect(200)
      const { bagVersion, total } = (await asha.post('/api/checkout/quote', {}).expect(200)).body
      const [ordered, withdrawn] = await Promise.all([
        asha
          .post('/api/checkout', { bagVersion, total, delivery: { kind: 'ship', address: ADDRESS } })
          .set('idempotency-key', crypto.randomUUID()),
        new Promise((done) => setTimeout(done, round * 3)).then(() =>
          shop.operator.delete(`${thread}/${message._id}`),
        ),
      ])
      expect([ordered.status, withdrawn.status].toSorted()).toEqual([200, 409])
      const { messages } = (await asha.get('/api/messages').expect(200)).body
      expect(messages[0].estimate.state).toBe(ordered.status === 200 ? 'ordered' : 'withdrawn')
    }
  })
})
