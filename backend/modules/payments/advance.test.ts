import { sql } from 'kysely'
import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { sessionOf, startPurchase, type Purchase } from '#tests/support/purchase.ts'
import type { TestShopper } from '#tests/support/shoppers.ts'
import { makeHouse } from '#tests/support/small-house.ts'
import { trailEvents } from '#tests/support/trail.ts'

/** Pieces made to order for an advance: the rest is paid before they leave. */

const ACCOUNT = { holder: 'A House Ltd', number: '000405001234', ifsc: 'EXMP0000405', bank: 'A Bank' }
let now = Date.now()
let shop: Purchase
let next = 0

const house = makeHouse()
beforeAll(async () => {
  house.put('languages.json', ['en', 'hi'])
  shop = await startPurchase({ clock: { now: () => ++now }, webhooks: false, env: { HOUSE: house.folder } })
  await putPieces(
    shop.backend.deps,
    piece('necklace', { amount: 10_00_001, stock: 100, makingDays: 30 }),
    piece('studs', { amount: 20_000, stock: 100 }),
    piece('last', { amount: 1_00_000, stock: 1, makingDays: 30 }),
  )
  await facts({ bankAccount: ACCOUNT, advancePercent: 30, advanceFromDays: 20 })
})
afterAll(async () => {
  await shop?.close()
  house.remove()
})

const facts = (change: object) => shop.operator.patch('/api/operator/shop', { facts: change }).expect(200)
const open = () => shop.shoppers.open({ verified: true })
const utr = () => `ADV${String(++next).padStart(12, '0')}`
const received = (order: string, amount: number) =>
  shop.operator.post('/api/operator/money/transfers', { order, amount, bankReference: utr() })
const pay = (sessionId: string) => shop.pay(sessionId)
const stuck = async (orderId: string) =>
  (await shop.operator.get('/api/operator/money/stuck').expect(200)).body.items.filter(
    (item: { orderId?: string }) => item.orderId === orderId,
  ) as { _id: string; kind: string; amount: number }[]
const kinds = (orderId: string) =>
  shop.rows(sql<{ kind: string; paise: number }>`select kind, amount_paise::float8 as paise from invoices
    where order_id = ${orderId} order by kind, number`)
const begin = async (shopper: TestShopper, productId = 'necklace', body: object = {}) => {
  const amount = productId === 'last' ? 30_000 : 3_00_001
  const placed = await shop.order(shopper, { pieces: [{ productId }], body: { advance: amount, ...body } })
  expect(placed.status).toBe(200)
  return placed
}
const begun = async (shopper: TestShopper, productId?: string) => {
  const placed = await begin(shopper, productId)
  await pay(placed.sessionId)
  return placed.body
}
const rest = (shopper: TestShopper, orderId: string, way = 'card') =>
  shopper.post(`/api/orders/${orderId}/pay`, { way })

describe('an advance', () => {
  it('is in the register as money without a supply: no goods and no tax before the invoice', async () => {
    const { orderId, number } = await begun(await open())
    await shop.operator.post(`/api/operator/orders/${orderId}/cancel`, { reason: 'A wish' }).expect(200)
    const { body } = await shop.operator
      .get('/api/operator/register?from=2020-01-01&to=2099-12-31&limit=1000')
      .expect(200)
    const own = body.documents.filter((one: { orderNumber: string }) => one.orderNumber === number)
    const nothing = { lines: [], taxable: 0, cgst: 0, sgst: 0, igst: 0, tcs: 0, total: 3_00_001 }
    expect(own).toMatchObject([
      { kind: 'refund-voucher', ...nothing },
      { kind: 'receipt-voucher', ...nothing },
    ])
  })

  it('is a share of what is made to order, rounded up to the rupee; other pieces are paid whole', async () => {
    const shopper = await open()
    await shopper.post('/api/bag/lines', { productId: 'studs' }).expect(200)
    const quote = async () => (await shopper.post('/api/checkout/quote', {}).expect(200)).body
    expect((await quote()).advance).toBeUndefined()
    await shopper.post('/api/bag/lines', { productId: 'necklace' }).expect(200)
    expect((await quote()).advance).toMatchObject({ percent: 30, amount: 3_20_001, rest: 7_00_000 })
    const wrong = await shop.order(shopper, { pieces: [], body: { advance: 1 } })
    expect(wrong.body['code']).toBe('PRICE_CHANGED')
    await facts({ advancePercent: null })
    expect((await quote()).advance).toBeUndefined()
    await facts({ advancePercent: 30 })
  })

  it('paid by card: a voucher and the workshop; the rest by card: invoice, points, and it may leave', async () => {
    const shopper = await open()
    const { orderId, number } = await begun(shopper)
    const order = await shop.see(shopper, orderId)
    expect(order).toMatchObject({
      status: 'Processing',
      pointsEarned: 0,
      money: { received: 3_00_001 },
      advance: { asked: 3_00_001, rest: 7_00_000, ways: ['card', 'transfer'] },
    })
    expect(await kinds(orderId)).toEqual([{ kind: 'receipt-voucher', paise: 3_00_001_00 }])
    const ship = () => shop.operator.post(`/api/operator/orders/${orderId}/ship`, { withoutHuid: 'A test piece' })
    expect((await ship()).body.message).toContain('₹7,00,000 of order')
    await shop.operator.post(`/api/operator/orders/${orderId}/ask-rest`).expect(200)
    const first = await rest(shopper, orderId).expect(200)
    const again = await rest(shopper, orderId).expect(200)
    expect(again.body.paymentUrl).toBe(first.body.paymentUrl)
    const sessionId = sessionOf(first.body.paymentUrl)
    await pay(sessionId)
    // The landing page names what this payment was for, not the whole order.
    const landed = await shopper.post('/api/orders/mark-paid', { sessionId }).expect(200)
    expect(landed.body).toMatchObject({ status: 'paid', orderId, amount: 7_00_000 })
    expect(await shop.see(shopper, orderId)).toMatchObject({
      status: 'Processing',
      pointsEarned: 1000,
      money: { received: 10_00_001 },
      advance: { rest: 0, ways: [] },
    })
    expect(await kinds(orderId)).toEqual([
      { kind: 'invoice', paise: 10_00_001_00 },
      { kind: 'receipt-voucher', paise: 3_00_001_00 },
    ])
    expect((await rest(shopper, orderId)).status).toBe(409)
    expect((await ship()).body.status).toBe('Shipped')
    const emails = (await shop.shoppers.emailsTo(shopper.email)).map(({ subject }) => subject)
    expect(emails).toEqual(expect.arrayContaining([`Your advance for order ${number}`, `Order ${number} is ready`, `Order ${number} is paid`]))
  }) // prettier-ignore

  it('by transfer: parts reach the advance, then the whole; each has its voucher', async () => {
    const shopper = await open()
    const { body } = await begin(shopper, 'necklace', { way: 'transfer' })
    expect((await shop.see(shopper, body.orderId)).transfer).toMatchObject({ asked: 3_00_001, open: true })
    expect((await received(body.number, 1_00_000)).body.outcome).toBe('part')
    expect((await received(body.number, 2_50_000)).body).toMatchObject({ outcome: 'placed', received: 3_50_000 })
    expect(await shop.see(shopper, body.orderId)).toMatchObject({
      status: 'Processing',
      transfer: { asked: 10_00_001, received: 3_50_000, open: true },
      advance: { rest: 6_50_001 },
    })
    expect((await received(body.number, 50_000)).body.outcome).toBe('part')
    expect((await received(body.number, 6_00_101)).body).toMatchObject({ outcome: 'surplus', goesBack: 100 })
    expect(await shop.see(shopper, body.orderId)).toMatchObject({ status: 'Processing', pointsEarned: 1000 })
    expect((await kinds(body.orderId)).map(({ kind }) => kind)).toEqual(['invoice', 'receipt-voucher', 'receipt-voucher', 'receipt-voucher'])
  }) // prettier-ignore

  it('the rest paid twice, by card and by transfer: what is too much goes back', async () => {
    const shopper = await open()
    const { orderId } = await begun(shopper)
    const card = (await rest(shopper, orderId).expect(200)).body.paymentUrl
    const asked = await rest(shopper, orderId, 'transfer').expect(200)
    expect(asked.body.order.transfer).toMatchObject({ asked: 10_00_001, received: 3_00_001, open: true })
    expect(asked.body.order.transfer.dueOn).toBeUndefined()
    // Choosing the transfer closed the payment page.
    expect(() => shop.payments.provider.pay(sessionOf(card), 'ok', { name: 'Test', email: null })).toThrow()
    const second = (await rest(shopper, orderId).expect(200)).body.paymentUrl
    shop.payments.provider.pay(sessionOf(second), 'ok', { name: 'Test', email: null })
    expect((await received(orderId, 7_00_000)).body.outcome).toBe('placed')

    await supertest(shop.backend.url)
      .post('/api/orders/mark-paid')
      .send({ sessionId: sessionOf(second) })
      .expect(200)
    await shop.backend.runJob('payments-refunds')
    expect(await shop.see(shopper, orderId)).toMatchObject({
      status: 'Processing',
      pointsEarned: 1000,
      money: { received: 17_00_001, refunded: 7_00_000 },
    })
  })

  it('after paying, the shopper returns to a page in the language of the order', async () => {
    const shopper = await open()
    const { status, body, sessionId } = await begin(shopper, 'necklace', { language: 'hi' })
    expect(status).toBe(200)
    await pay(sessionId)
    await shopper.post(`/api/orders/${body.orderId}/pay`, { way: 'card', language: 'hi' }).expect(200)
    const told = await shop.rows(sql<{
      success: string
      cancel: string
    }>`select request->>'successUrl' as success,
      request->>'cancelUrl' as cancel from payments where order_id = ${body.orderId} order by attempt`)
    expect(told.map(({ success, cancel }) => [new URL(success).pathname, new URL(cancel).pathname])).toEqual([
      ['/hi/success', '/hi/cancel'],
      ['/hi/success', `/hi/order/${body.orderId}`],
    ])
    const odd = await shop.order(shopper, { pieces: [{ productId: 'studs' }], body: { language: 'xx' } })
    expect([odd.status, odd.body['code']]).toEqual([400, 'VALIDATION'])
  })

  it('a payment page for the rest that ends leaves the order as it is', async () => {
    const shopper = await open()
    const { orderId } = await begun(shopper)
    await rest(shopper, orderId).expect(200)
    now += 3_600_000
    shop.payments.controls.clockOffsetMs += 3_600_000
    await shop.backend.runJob('payments-reconcile')
    expect(await shop.see(shopper, orderId)).toMatchObject({
      status: 'Processing',
      advance: { rest: 7_00_000 },
    })
    await pay(sessionOf((await rest(shopper, orderId).expect(200)).body.paymentUrl))
    expect((await shop.see(shopper, orderId)).pointsEarned).toBe(1000)
  })

  it('cancelled by the house: all that came goes back by the way it came, with a refund voucher', async () => {
    const shopper = await open()
    const { orderId, number } = await begun(shopper, 'last')
    await rest(shopper, orderId, 'transfer').expect(200)
    await received(number, 20_000)
    const cancel = { reason: 'A flaw in the stone' }
    await shop.operator.post(`/api/operator/orders/${orderId}/cancel`, cancel).expect(200)
    await shop.backend.runJob('payments-refunds')
    const [item] = await stuck(orderId)
    expect(item).toMatchObject({ kind: 'refund-by-hand', amount: 20_000 })
    await shop.operator
      .post(`/api/operator/money/refunds/${item?._id}/settle`, { reason: 'Sent back', bankReference: utr() })
      .expect(200)
    expect(await shop.see(shopper, orderId)).toMatchObject({
      status: 'Refunded',
      advance: { rest: 0, ways: [] },
      money: { received: 50_000, refunded: 50_000 },
    })
    expect(await kinds(orderId)).toEqual([
      { kind: 'receipt-voucher', paise: 30_000_00 },
      { kind: 'receipt-voucher', paise: 20_000_00 },
      { kind: 'refund-voucher', paise: 50_000_00 },
    ])
    const stock = await shop.rows(sql<{ stock: number }>`select stock from product_variants where id = 'last-v'`)
    expect(stock[0]?.stock).toBe(1)
    expect((await rest(shopper, orderId)).status).toBe(409)
    expect((await received(number, 70_000)).body).toMatchObject({ outcome: 'late', goesBack: 70_000 })
  }) // prettier-ignore

  it('points spent stay spent for the advance and come back when it is cancelled; a stranger pays nothing', async () => {
    const shopper = await open()
    const balance = async () => (await shopper.get('/api/points').expect(200)).body.balance
    const before = await balance()
    const quote = async () => (await shopper.post('/api/checkout/quote', { points: 100 }).expect(200)).body
    await shopper.post('/api/bag/lines', { productId: 'necklace' }).expect(200)
    const { advance } = await quote()
    const placed = await shop.order(shopper, { pieces: [], body: { points: 100, advance: advance.amount } })
    await pay(placed.sessionId)
    expect(await balance()).toBe(before - 100)
    const stranger = await open()
    expect((await rest(stranger, placed.body.orderId)).status).toBe(404)
    await shop.operator
      .post(`/api/operator/orders/${placed.body.orderId}/cancel`, { reason: 'A flaw' })
      .expect(200)
    expect(await balance()).toBe(before)
  })
})

it('the audit trail names each of these', async () => {
  expect(await trailEvents(shop.backend.deps.db)).toEqual(
    expect.arrayContaining(['order.begun', 'order.rest-asked', 'order.rest-opened']),
  )
})
