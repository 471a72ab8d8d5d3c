import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Passport } from '#contract/passport.ts'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { startPurchaseOn } from '#tests/support/databases.ts'
import { postgresAvailable } from '#tests/support/postgres.ts'
import { type OrderBody, type Purchase } from '#tests/support/purchase.ts'
import { addRates } from '../pricing/api.ts'
import { putResaleTerms } from './api.ts'

/** Order and passport read while a refund of one of two pieces is written, on PostgreSQL: what was, or what is, never half. */

const ROUNDS = 8
const GOLD = { metal: 'Yellow gold', purity: '18 kt' }
let shop: Purchase
let codes = 0

describe.skipIf(!postgresAvailable())('a passport beside the refund of its piece', () => {
  beforeAll(async () => {
    shop = await startPurchaseOn('PostgreSQL', { webhooks: false })
    const parts = [
      { kind: 'metal' as const, label: 'Metal', amount: 40_000 },
      { kind: 'stone' as const, label: 'Stones', amount: 50_000 },
    ]
    const variant = { _id: 'ring-v', ...GOLD, amount: 90_000, stock: 500, weightMg: 3600, metalWeightMg: 3400, parts }
    await putPieces(shop.backend.deps, piece('ring', { variants: [variant] }))
    await shop.backend.deps.db.transaction().execute(async (tx) => {
      await addRates(tx, [{ ...GOLD, paisePerGram: 938_000 }], { at: new Date(), by: 'test' })
      const share = { metal: 9000, stones: 8000 }
      await putResaleTerms(tx, { exchange: share, buyBack: share }, Date.now(), 'operator')
    })
  }) // prettier-ignore
  afterAll(() => shop?.close())

  /** Two rings with a shopper, one of them on its way back. */
  const returning = async () => {
    const { shopper, id: orderId } = await shop.buy({ pieces: [{ productId: 'ring', quantity: 2 }] })
    const pieces = [1, 2].map(() => ({
      item: '1', huid: `RC${String((codes += 1)).padStart(4, '0')}`, grossMg: 3600, netMg: 3400,
    }))
    await shop.operator.post(`/api/operator/orders/${orderId}/ship`, { pieces }).expect(200)
    await shop.operator.post(`/api/operator/orders/${orderId}/deliver`).expect(200)
    const item = (await shop.see(shopper, orderId)).items[0]?._id
    const asked = await shopper
      .post(`/api/orders/${orderId}/returns`, { items: [{ itemId: item, quantity: 1 }], reason: 'Too large.' })
      .expect(200)
    const path = `/api/operator/returns/${asked.body.returns[0]._id}`
    await shop.operator.post(`${path}/answer`, { answer: 'approve' }).expect(200)
    /** A busy store refuses with 503 and has done nothing, so the caller asks again. */
    const refund = async () => {
      for (;;) {
        const answer = await shop.operator.post(`${path}/refund`, { pieces: [{ item: '1', piece: 2 }] })
        if (answer.status !== 503) return answer
      }
    }
    return {
      orderId,
      refund,
      ends: async () =>
        ((await shop.see(shopper, orderId)).items[0]?.passports ?? []).map(({ ended }) => ended?.because),
      order: async (): Promise<OrderBody> => shop.see(shopper, orderId),
      passport: async (): Promise<Passport> =>
        (await shopper.get(`/api/orders/${orderId}/items/${item}/passport?piece=2`).expect(200)).body,
    }
  } // prettier-ignore

  it('a HUID that two orders record at once is that of one of them', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const [huid, other] = [1, 2].map(() => `RC${String((codes += 1)).padStart(4, '0')}`)
      const orders = [await shop.buy({ pieces: [{ productId: 'ring', quantity: 2 }] }), await shop.buy({ pieces: [{ productId: 'ring', quantity: 2 }] })]
      // In another order of the two pieces, so that each would wait for what the other has.
      const record = async (id: string, codesOf: readonly (string | undefined)[]) => {
        for (;;) {
          const pieces = codesOf.map((each) => ({ item: '1', huid: each, grossMg: 3600, netMg: 3400 }))
          const { status } = await shop.operator.post(`/api/operator/orders/${id}/pieces`, { pieces })
          if (status !== 503) return status
        }
      }
      const [one, two] = orders.map(({ id }) => id)
      const answers = await Promise.all([record(one ?? '', [huid, other]), record(two ?? '', [other, huid])])
      expect(answers.toSorted()).toEqual([200, 409])
    }
  }) // prettier-ignore

  it('a piece is taken once, and is not taken while it is refunded', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { refund, orderId, ends } = await returning()
      const take = async (place: number) => {
        for (;;) {
          const answer = await shop.operator.post(`/api/operator/orders/${orderId}/resales`, {
            item: '1', piece: place, as: 'buy-back',
          })
          if (answer.status !== 503) return answer
        }
      }
      const answers = await Promise.all([take(1), take(1), take(2), refund()])
      const taken = answers.slice(0, 3).filter(({ status }) => status === 200)
      expect(taken).toHaveLength(1)
      // Of two pieces one came back and one was taken: a refund of the piece that was taken is refused.
      const ended = await ends()
      expect(ended.filter((because) => because === 'bought-back')).toHaveLength(1)
      expect(ended.includes('returned')).toBe(answers[3]?.status === 200)
    }
  }) // prettier-ignore

  it('each answer is of one moment, and two who refund at once refund once', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { refund, order, passport } = await returning()
      const before = await order()
      const [orders, passports, refunds] = await Promise.all([
        Promise.all(Array.from({ length: 12 }, order)),
        Promise.all(Array.from({ length: 12 }, passport)),
        Promise.all([refund(), refund()]),
      ])
      expect(refunds.map(({ status }) => status)).toEqual([200, 200])
      const after = await order()
      const told = (each: OrderBody) => ({
        returned: each.returns?.map(({ status }) => status),
        underWay: each.money?.underWay,
        papers: each.invoices?.map(({ kind }) => kind),
        ended: each.items[0]?.passports?.map(({ ended }) => ended?.because),
        points: each.pointsEarned,
      })
      expect(told(after)).toMatchObject({
        underWay: 90_000,
        papers: ['invoice', 'credit-note'],
        ended: [undefined, 'returned'],
        points: 90,
      })
      for (const each of orders) expect([told(before), told(after)]).toContainEqual(told(each))
      for (const { ended, pieces } of [...passports, await passport()])
        expect(pieces.map((own) => own.buyBack === undefined)).toEqual([ended !== undefined])
    }
  })
})
