import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually, sessionOf as sessionIn, startPurchase, type Purchase } from '#tests/support/purchase.ts'
import { piece, putPieces } from '#tests/support/pieces.ts'

let shop: Purchase
let now = Date.now()

beforeAll(async () => {
  shop = await startPurchase({ clock: { now: () => now } })
  await putPieces(
    shop.backend.deps,
    piece('studs', { amount: 96_300, stock: 50 }),
    piece('ring', { amount: 2_10_000, stock: 50 }),
    piece('made', { amount: 2_20_000, stock: 50, makingDays: 30 }),
  )
}, 120_000)
afterAll(() => shop.close())

const house = (facts: object) => shop.operator.patch('/api/operator/shop', { facts }).expect(200)
const sessionOf = (id: string) => shop.payments.provider.find(id).session
const buy = async (productId: string) => {
  const shopper = await shop.shoppers.open({ verified: true })
  const placed = await shop.order(shopper, { pieces: [{ productId }] })
  expect(placed.body).toMatchObject({ status: 'Pending payment' })
  const see = () => shop.see(shopper, placed.body.orderId)
  return { ...placed, shopper, see }
}

describe('UPI at the payment page', () => {
  it('is asked for where the house has switched it on, and only of sums that it takes', async () => {
    expect(sessionOf((await buy('studs')).sessionId).payment_method_types).toEqual(['card'])
    await house({ onlineWays: ['card', 'upi'] })
    const { shopper, sessionId } = await buy('studs')
    expect(sessionOf(sessionId).payment_method_types).toEqual(['card', 'upi'])
    await shopper.post('/api/bag/lines', { productId: 'ring' }).expect(200)
    const { body } = await shopper.post('/api/checkout/quote').expect(200)
    expect(body.ways.map(({ kind }: { kind: string }) => kind)).toEqual(['card'])
    // So that the shopper reads why UPI is missing.
    expect(body.smallerWays).toEqual([{ kind: 'upi', maximum: 2_00_000 }])
    expect(sessionOf((await buy('ring')).sessionId).payment_method_types).toEqual(['card'])
  })

  it('takes the rest of an advance, where it takes that sum', async () => {
    await house({ onlineWays: ['card', 'upi'], advancePercent: 10, advanceFromDays: 20 })
    const rest = async (advancePercent: number, advance: number) => {
      await house({ advancePercent })
      const shopper = await shop.shoppers.open({ verified: true })
      const placed = await shop.order(shopper, { pieces: [{ productId: 'made' }], body: { advance } })
      shop.payments.provider.pay(placed.sessionId, 'ok', { name: 'Test', email: null })
      await shopper.post('/api/orders/mark-paid', { sessionId: placed.sessionId }).expect(200)
      const { body } = await shopper
        .post(`/api/orders/${placed.body.orderId}/pay`, { way: 'card' })
        .expect(200)
      const { ways } = (await shop.see(shopper, placed.body.orderId)).advance ?? {}
      return { ways, types: sessionOf(sessionIn(body.paymentUrl)).payment_method_types, body }
    }
    expect(await rest(5, 11_000)).toMatchObject({ ways: ['card'], types: ['card'] })
    const { ways, types, body } = await rest(20, 44_000)
    expect([ways, types]).toEqual([
      ['card', 'upi'],
      ['card', 'upi'],
    ])
    expect(shop.payments.provider.requestUpi(sessionIn(body.paymentUrl), 'approve@upi')).toBe('paid')
    await shop.shoppers.post('/api/orders/mark-paid', { sessionId: sessionIn(body.paymentUrl) }).expect(200)
    await house({ advancePercent: null })
  })

  it('is left out, and cards stay, if the account does not have it', async () => {
    shop.payments.controls.offers = ['card']
    const { sessionId } = await buy('studs')
    shop.payments.controls.offers = ['card', 'upi']
    expect(sessionOf(sessionId).payment_method_types).toEqual(['card'])
  })

  it('declined and run out leaves the order unpaid; approved it is paid, says so and goes back whole', async () => {
    const bought = await buy('studs')
    const { provider } = shop.payments
    expect(provider.requestUpi(bought.sessionId, 'decline@upi')).toBe('upi_declined')
    expect(provider.requestUpi(bought.sessionId, 'meera@okbank')).toBe('waiting')
    provider.letUpiRunOut(bought.sessionId)
    expect(await bought.see()).toMatchObject({ status: 'Pending payment', money: { state: 'none' } })
    provider.requestUpi(bought.sessionId, 'meera@okbank')
    expect(provider.answerUpi(bought.sessionId, 'approve')).toBe('paid')
    const { body } = await shop.shoppers.post('/api/orders/mark-paid', { sessionId: bought.sessionId })
    expect(body).toMatchObject({ status: 'paid' })
    expect((await bought.see()).money).toMatchObject({ state: 'received', received: 96_300, ways: ['upi'] })
    await shop.operator
      .post(`/api/operator/orders/${bought.body.orderId}/cancel`, { reason: 'A flaw' })
      .expect(200)
    await shop.backend.runJob('payments-refunds')
    expect(await bought.see()).toMatchObject({
      status: 'Refunded',
      money: { refunded: 96_300, ways: ['upi'] },
    })
  })

  it('after sixty days no refund is asked for: it is listed at once with what to do, and paid by hand', async () => {
    const bought = await buy('studs')
    const { provider, controls } = shop.payments
    provider.requestUpi(bought.sessionId, 'approve@upi')
    await shop.shoppers.post('/api/orders/mark-paid', { sessionId: bought.sessionId }).expect(200)
    const intent = String(sessionOf(bought.sessionId).payment_intent)
    now += 61 * 86_400_000
    controls.clockOffsetMs += 61 * 86_400_000
    await shop.operator.post(`/api/operator/orders/${bought.body.orderId}/cancel`, { reason: 'A flaw' }).expect(200)
    await shop.backend.runJob('payments-refunds')
    const stuck = await shop.operator.get('/api/operator/money/stuck').expect(200)
    const item = stuck.body.items.find(({ orderId }: { orderId: string }) => orderId === bought.body.orderId)
    expect(item).toMatchObject({ kind: 'refund-failed', why: expect.stringContaining('by bank transfer, then settle it') })
    expect(provider.money.refundsOf(intent)).toEqual([])
    const act = (name: string) =>
      shop.operator.post(`/api/operator/money/refunds/${item._id}/${name}`, { reason: 'Paid by transfer' })
    expect((await act('retry')).body.message).toContain('UPI takes no refund more than 60 days')
    expect((await act('dismiss')).status).toBe(409)
    await act('settle').expect(200)
    const { body } = await (await bought.shopper.signIn()).get(`/api/orders/${bought.body.orderId}`).expect(200)
    expect(body).toMatchObject({ status: 'Refunded', refunded: 96_300 })
  }) // prettier-ignore

  it('a dispute that its bank has accepted is lost as it begins', async () => {
    const bought = await buy('studs')
    shop.payments.provider.requestUpi(bought.sessionId, 'disputed@upi')
    await eventually(async () => (await bought.see()).money?.state === 'dispute-lost')
  })
})

describe('the days for returns', () => {
  it('are a fact of the house, as it was when the order was placed', async () => {
    const delivered = async () => {
      const bought = await buy('studs')
      shop.payments.provider.pay(bought.sessionId, 'ok', { name: 'Test', email: null })
      await shop.shoppers.post('/api/orders/mark-paid', { sessionId: bought.sessionId }).expect(200)
      return bought
    }
    const before = await delivered()
    await house({ returnDays: 30 })
    const after = await delivered()
    await house({ returnDays: 0 })
    const never = await delivered()
    const days = async ({ body, see }: Awaited<ReturnType<typeof delivered>>) => {
      await shop.operator
        .post(`/api/operator/orders/${body.orderId}/ship`, {
          withoutHuid: 'The hallmark is not the matter here',
        })
        .expect(200)
      await shop.operator.post(`/api/operator/orders/${body.orderId}/deliver`).expect(200)
      return (Date.parse(String((await see()).returnUntil)) - now) / 86_400_000
    }
    expect(await days(before)).toBeLessThan(16)
    expect(await days(after)).toBeGreaterThan(28)
    expect(await days(never)).toBeNaN()
    now += 20 * 86_400_000
    const asked = async ({ shopper: of, body }: Awaited<ReturnType<typeof delivered>>) => {
      const shopper = await of.signIn()
      const { body: order } = await shopper.get(`/api/orders/${body.orderId}`).expect(200)
      return shopper.post(`/api/orders/${body.orderId}/returns`, {
        items: [{ itemId: order.items[0]._id, quantity: 1 }],
        reason: 'It does not fit.',
      })
    }
    expect((await asked(before)).body.message).toBe('Pieces can come back within 15 days of delivery.')
    expect((await asked(after)).status).toBe(200)
    expect((await asked(never)).body.message).toBe('Pieces of this order cannot be returned.')
    const waits = sql<{
      vests_at: Date | null
    }>`select vests_at from points_on_their_way where ref = ${`order:${never.body.orderId}`}`
    expect((await shop.rows(waits))[0]?.vests_at).toBeInstanceOf(Date)
  })
})
