import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { ADDRESS, sessionOf, startPurchase, type Placed, type Purchase } from '#tests/support/purchase.ts'
import type { TestShopper } from '#tests/support/shoppers.ts'

let shop: Purchase
let shopper: TestShopper
let first: Placed

const stock = async () =>
  (await shop.rows(sql<{ stock: number }>`select stock from product_variants where id = 'last-v'`))[0]?.stock
const points = async () => (await shopper.get('/api/points')).body.balance
const sessionStatus = (id: string) => shop.payments.provider.find(id).session.status

beforeAll(async () => {
  shop = await startPurchase({ webhooks: false })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await putPieces(
    shop.backend.deps,
    piece('last', { amount: 30_000, stock: 1 }),
    piece('gone', { amount: 20_000, stock: 1 }),
  )
  shopper = await shop.shoppers.open({ verified: true })
  first = await shop.order(shopper, { pieces: [{ productId: 'last' }], body: { points: 100 } })
  expect(first.status).toBe(200)
})

/** The first order can be paid as before: same session, same pieces, same points. */
const expectUntouched = async () => {
  const order = await shop.see(shopper, first.body.orderId)
  expect([order.status, order.paymentUrl]).toEqual(['Pending payment', first.body.paymentUrl])
  expect(sessionStatus(first.sessionId)).toBe('open')
  expect([await stock(), await points()]).toEqual([0, 0])
}

describe('a second checkout that is refused leaves the first as it was', () => {
  it.each([
    ['a stale total', { total: 1 }, 'PRICE_CHANGED'],
    ['a stale bag', { bagVersion: 1 }, 'PRICE_CHANGED'],
    ['too many points', { points: 2999, total: 27_001 }, 'CONFLICT'],
    ['no such store', { delivery: { kind: 'collect', storeId: 'nowhere' } }, 'VALIDATION'],
    [
      'a wrong state',
      { delivery: { kind: 'ship', address: { ...ADDRESS, state: 'Atlantis' } } },
      'VALIDATION',
    ],
    ['too long a card', { giftMessage: 'a\n'.repeat(9) + 'a' }, 'VALIDATION'],
  ])('%s', async (_, body, code) => {
    const second = await shop.order(shopper, { pieces: [], body })
    expect(second.body['code']).toBe(code)
    await expectUntouched()
  })

  it('a piece that somebody else has meanwhile', async () => {
    await shopper.post('/api/bag/lines', { productId: 'gone' }).expect(200)
    const quote = (await shopper.post('/api/checkout/quote', { points: 100 }).expect(200)).body
    const other = await shop.shoppers.open({})
    expect((await shop.order(other, { pieces: [{ productId: 'gone' }] })).status).toBe(200)
    const second = await shop.order(shopper, {
      pieces: [],
      body: { points: 100, bagVersion: quote.bagVersion, total: quote.total },
    })
    expect(second.body['code']).toBe('OUT_OF_STOCK')
    await expectUntouched()
  })

  it('the provider that cannot be reached', async () => {
    shop.payments.controls.failNext = { status: 500, count: 100 }
    const second = await shop.order(shopper, { pieces: [], body: { points: 100 } })
    shop.payments.controls.failNext = { status: 500, count: 0 }
    expect(second.body['code']).toBe('CHECKOUT_IN_PROGRESS')
    await expectUntouched()
  })

  it('if it is refused only after the first session was closed, the first gets a new one', async () => {
    const { provider } = shop.payments
    const expire = provider.expire.bind(provider)
    provider.expire = (id) => {
      provider.expire = expire
      // In the moment between closing the one and writing the other the bag changes.
      void sql`update bags set version = version + 1`.execute(shop.backend.deps.db)
      return expire(id)
    }
    const second = await shop.order(shopper, { pieces: [], body: { points: 100 } })
    expect(second.body['code']).toBe('PRICE_CHANGED')
    const order = await shop.see(shopper, first.body.orderId)
    expect(order.status).toBe('Pending payment')
    const session = sessionOf(order.paymentUrl)
    expect(session).not.toBe(first.sessionId)
    expect([sessionStatus(first.sessionId), sessionStatus(session)]).toEqual(['expired', 'open'])
    expect([await stock(), await points()]).toEqual([0, 0])
    provider.pay(session, 'ok', { name: 'Test', email: null })
    await shopper.post('/api/orders/mark-paid', { sessionId: session }).expect(200)
    expect((await shop.see(shopper, first.body.orderId)).status).toBe('paid')
  })
})
