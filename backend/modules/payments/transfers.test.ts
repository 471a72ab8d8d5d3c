import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { daysLater, houseDay } from '#backend/lib/words/days.ts'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { ADDRESS, startPurchase, type Placed, type Purchase } from '#tests/support/purchase.ts'
import type { TestShopper } from '#tests/support/shoppers.ts'
import { trailEvents } from '#tests/support/trail.ts'

/** An order that is paid by bank transfer, from the offer to the last paisa that goes back. */

const DAY = 86_400_000
const CRORE = 1_20_00_000
let now = Date.now()
let shop: Purchase
let next = 0

beforeAll(async () => {
  shop = await startPurchase({ clock: { now: () => now }, webhooks: false })
  await putPieces(
    shop.backend.deps,
    piece('parure', { amount: CRORE, stock: 50 }),
    piece('studs', { amount: 90_000, stock: 500 }),
    piece('single', { amount: 50_000, stock: 1 }),
  )
})
afterAll(() => shop?.close())

const ACCOUNT = { holder: 'A House Ltd', number: '000405001234', ifsc: 'EXMP0000405', bank: 'A Bank' }
const facts = (change: object) => shop.operator.patch('/api/operator/shop', { facts: change }).expect(200)
const utr = () => `UTR${String(++next).padStart(12, '0')}`
const byTransfer = (shopper: TestShopper, productId = 'studs', body: object = {}): Promise<Placed> =>
  shop.order(shopper, { pieces: [{ productId }], body: { way: 'transfer', ...body } })
const received = (order: string, amount: number, more: object = {}) =>
  shop.operator.post('/api/operator/money/transfers', { order, amount, bankReference: utr(), ...more })
const stuck = async (orderId: string) =>
  (await shop.operator.get('/api/operator/money/stuck').expect(200)).body.items.filter(
    (item: { orderId?: string }) => item.orderId === orderId,
  ) as { _id: string; kind: string; amount: number }[]
const emails = (orderId: string) =>
  shop.rows(sql<{ kind: string; subject: string }>`select kind, payload->>'subject' as subject from outbox
    where payload->'action'->>'path' = ${`/order/${orderId}`} order by created_at`)
const open = () => shop.shoppers.open({ verified: true })
const later = (ms: number) => {
  now += ms
  shop.payments.controls.clockOffsetMs += ms
}
const stockOf = async (id: string) =>
  (await shop.rows(sql<{ stock: number }>`select stock from product_variants where id = ${`${id}-v`}`))[0]
    ?.stock

describe('bank transfer', () => {
  it('is offered where the house has an account only', async () => {
    const shopper = await open()
    await shopper.post('/api/bag/lines', { productId: 'parure' }).expect(200)
    const before = (await shopper.post('/api/checkout/quote', {}).expect(200)).body
    expect(before.ways).toEqual([])
    expect((await shop.order(shopper, { pieces: [], body: { way: 'transfer' } })).status).toBe(422)
    await facts({ bankAccount: ACCOUNT, transferDays: 3 })
    const quote = (await shopper.post('/api/checkout/quote', {}).expect(200)).body
    expect(quote.ways).toEqual([{ kind: 'transfer', dueOn: daysLater(now, 3) }])
    expect(quote.unpayable).toBeUndefined()
    const card = await shop.order(shopper, { pieces: [] })
    expect(card.status).toBe(422)
    expect(card.body['fields']).toMatchObject({ total: expect.stringMatching(/A card takes ₹99,99,999.99 at once. ₹1,20,00,000 can be paid by bank transfer/) })
    await facts({ bankAccount: null })
    expect((await shopper.post('/api/checkout/quote', {})).body.ways).toEqual([])
    await facts({ bankAccount: ACCOUNT })
  }) // prettier-ignore

  it('a piece of ₹1.2 crore: the account is shown, it is paid in two parts and placed like any paid order', async () => {
    const shopper = await open()
    const placed = await byTransfer(shopper, 'parure')
    expect(placed.body).toMatchObject({ status: 'Pending payment', way: 'transfer', amount: CRORE })
    expect(placed.body.paymentUrl).toBeUndefined()
    const { orderId, number } = placed.body
    const waiting = await shop.see(shopper, orderId)
    const reference = number.replaceAll('-', '')
    expect(waiting.transfer).toEqual({
      account: ACCOUNT,
      reference,
      asked: CRORE,
      received: 0,
      dueOn: daysLater(now, 3),
      open: true,
      receipts: [],
    })
    expect((await shopper.get('/api/bag')).body.bag.pieces).toBe(0)
    expect((await emails(orderId)).map(({ kind }) => kind)).toEqual(['order-transfer'])
    const listed = (await shop.operator.get('/api/operator/money/transfers').expect(200)).body.items
    expect(listed).toContainEqual(expect.objectContaining({ number, reference, name: 'Meera Raghavan', asked: CRORE, received: 0 }))

    const first = await received(reference, 70_00_000)
    expect(first.body).toMatchObject({ outcome: 'part', asked: CRORE, received: 70_00_000, goesBack: 0 })
    expect(await shop.see(shopper, orderId)).toMatchObject({
      status: 'Pending payment',
      transfer: { received: 70_00_000, receipts: [{ amount: 70_00_000, receivedOn: houseDay(now) }] },
    })
    const rest = await received(number, 50_00_000)
    expect(rest.body).toMatchObject({ outcome: 'placed', received: CRORE })
    const paid = await shop.see(shopper, orderId)
    expect(paid).toMatchObject({ status: 'paid', money: { state: 'received', received: CRORE }, transfer: { open: false } })
    expect(paid.invoices?.map(({ kind, amount }) => [kind, amount]).toSorted()).toEqual([
      ['invoice', CRORE],
      ['receipt-voucher', 70_00_000],
    ])
    expect(paid.pointsEarned).toBe(12_000)
    expect((await emails(orderId)).map(({ kind }) => kind)).toEqual(['order-transfer', 'order-transfer-part', 'order-paid'])
    const day = (await shop.operator.post('/api/operator/money/reconcile', { day: houseDay(now) }).expect(200)).body
    expect(day.transfers.filter((each: { orderId: string }) => each.orderId === orderId)).toMatchObject([
      { way: 'in', amount: 70_00_000 },
      { way: 'in', amount: 50_00_000 },
    ])
    expect(await stuck(orderId)).toEqual([])
  }) // prettier-ignore

  it('a bank reference counts once, whichever order is named', async () => {
    const shopper = await open()
    const [one, two] = [await byTransfer(shopper), await byTransfer(shopper)]
    const bankReference = utr()
    expect((await received(one.body.number, 40_000, { bankReference })).status).toBe(200)
    for (const { body } of [one, two]) {
      const again = await received(body.number, 40_000, { bankReference })
      expect([again.status, again.body.message]).toEqual([409, expect.stringContaining(`${one.body.number}`)])
    }
    expect((await shop.see(shopper, one.body.orderId)).transfer?.received).toBe(40_000)
    expect((await shop.see(shopper, two.body.orderId)).transfer?.received).toBe(0)
  })

  it('refuses an impossible entry: no sum, parts of a paisa, a day in the future or before the order, an unknown order', async () => {
    const shopper = await open()
    const { body } = await byTransfer(shopper)
    const status = async (order: string, amount: number, more: object = {}) => (await received(order, amount, more)).status
    expect(await status(body.number, 0)).toBe(400)
    expect(await status(body.number, -5)).toBe(400)
    expect(await status(body.number, 10.001)).toBe(422)
    expect(await status(body.number, 10, { bankReference: 'no' })).toBe(400)
    expect(await status(body.number, 10, { receivedOn: houseDay(now + DAY) })).toBe(422)
    expect(await status(body.number, 10, { receivedOn: houseDay(now - 2 * DAY) })).toBe(422)
    expect(await status('NOTHING', 10)).toBe(404)
    expect((await shopper.post('/api/operator/money/transfers', {})).status).toBe(403)
    expect((await shop.see(shopper, body.orderId)).transfer?.received).toBe(0)
  }) // prettier-ignore

  it('too much: placed, and the rest is listed to be sent back; settled once by one transfer', async () => {
    const shopper = await open()
    const { body } = await byTransfer(shopper)
    expect((await received(body.number, 95_000)).body).toMatchObject({ outcome: 'surplus', received: 90_000, goesBack: 5000 })
    const order = await shop.see(shopper, body.orderId)
    expect(order).toMatchObject({ status: 'paid', refunded: 0, pointsEarned: 90 })
    const [item] = await stuck(body.orderId)
    expect(item).toMatchObject({ kind: 'refund-by-hand', amount: 5000 })
    const bankReference = utr()
    const settle = { reason: 'Sent back to the account it came from', bankReference }
    await shop.operator.post(`/api/operator/money/refunds/${item?._id}/settle`, settle).expect(200)
    expect(await stuck(body.orderId)).toEqual([])
    expect(await shop.see(shopper, body.orderId)).toMatchObject({ status: 'paid', refunded: 0, pointsEarned: 90 })
    expect((await emails(body.orderId)).at(-1)).toMatchObject({ kind: 'order-refund-sent', subject: 'We have sent you ₹5,000' })
    // A transfer after the order was paid is all too much.
    expect((await received(body.number, 1000)).body).toMatchObject({ outcome: 'surplus', goesBack: 1000 })
    const [more] = await stuck(body.orderId)
    const twice = await shop.operator.post(`/api/operator/money/refunds/${more?._id}/settle`, settle)
    expect(twice.status).toBe(409)
  }) // prettier-ignore

  it('too little when time is up: pieces are on sale again, and what came is refunded, late money too', async () => {
    const shopper = await open()
    const { body } = await byTransfer(shopper, 'single')
    expect(await stockOf('single')).toBe(0)
    await received(body.number, 20_000)
    later(4 * DAY)
    await shop.backend.runJob('payments-transfers')
    expect((await shop.see(shopper, body.orderId)).status).toBe('Pending payment')
    later(DAY)
    await shop.backend.runJob('payments-transfers')
    await shop.backend.runJob('payments-transfers')
    expect(await stockOf('single')).toBe(1)
    expect(await shop.see(shopper, body.orderId)).toMatchObject({ status: 'Cancelled', money: { state: 'refund-under-way', underWay: 20_000 } })
    expect((await emails(body.orderId)).map(({ kind }) => kind)).toEqual(['order-transfer', 'order-transfer-part', 'order-transfer-lapsed'])
    expect((await received(body.number, 30_000)).body).toMatchObject({ outcome: 'late', received: 0, goesBack: 30_000 })
    expect((await stuck(body.orderId)).map(({ amount }) => amount)).toEqual([20_000, 30_000])
    for (const { _id } of await stuck(body.orderId))
      await shop.operator.post(`/api/operator/money/refunds/${_id}/settle`, { reason: 'Sent back by transfer', bankReference: utr() }).expect(200)
    expect(await shop.see(shopper, body.orderId)).toMatchObject({ status: 'Refunded', money: { refunded: 50_000 } })
  }) // prettier-ignore

  it('in time at the bank but recorded after the end: the order gets its pieces if they are in stock', async () => {
    const shopper = await open()
    const { body } = await byTransfer(shopper, 'single')
    const day = houseDay(now)
    later(6 * DAY)
    await shop.backend.runJob('payments-transfers')
    expect((await shop.see(shopper, body.orderId)).status).toBe('Cancelled')
    expect((await received(body.number, 50_000, { receivedOn: day })).body.outcome).toBe('placed')
    expect((await shop.see(shopper, body.orderId)).status).toBe('paid')
    expect(await stockOf('single')).toBe(0)
  })

  it('in time at the bank, but the account is deleted since: nobody is left to send the pieces to, and the money goes back', async () => {
    const shopper = await open()
    const { body } = await byTransfer(shopper)
    const day = houseDay(now)
    expect((await shopper.post('/api/account/deletion', { password: shopper.password })).status).toBe(409)
    later(6 * DAY)
    await shop.backend.runJob('payments-transfers')
    await shopper.post('/api/account/deletion', { password: shopper.password }).expect(200)
    const late = await received(body.number, 90_000, { receivedOn: day })
    expect(late.body).toMatchObject({ outcome: 'late', received: 0, goesBack: 90_000 })
    expect(await stuck(body.orderId)).toMatchObject([{ kind: 'refund-by-hand', amount: 90_000 }])
    const [order] = await shop.rows(
      sql<{ status: string }>`select status from orders where id = ${body.orderId}`,
    )
    expect(order?.status).toBe('cancelled')
  })

  it('cancelled by the shopper: pieces and points are released, money that came is listed; not once it is in the workshop', async () => {
    const shopper = await open()
    const balance = async () => (await shopper.get('/api/points').expect(200)).body.balance
    const before = await balance()
    const { body } = await byTransfer(shopper, 'studs', { points: 100 })
    expect(await balance()).toBe(before - 100)
    await received(body.number, 1000)
    const stock = await stockOf('studs')
    const ended = await shopper.post(`/api/orders/${body.orderId}/cancel`).expect(200)
    expect(ended.body).toMatchObject({ status: 'Cancelled', transfer: { open: false } })
    await shopper.post(`/api/orders/${body.orderId}/cancel`).expect(200)
    expect(await balance()).toBe(before)
    expect(await stockOf('studs')).toBe((stock ?? 0) + 1)
    expect(await stuck(body.orderId)).toMatchObject([{ kind: 'refund-by-hand', amount: 1000 }])
    const stranger = await open()
    expect((await stranger.post(`/api/orders/${body.orderId}/cancel`)).status).toBe(404)
    const other = await byTransfer(shopper)
    await received(other.body.number, 90_000)
    await shop.operator.post(`/api/operator/orders/${other.body.orderId}/process`).expect(200)
    expect((await shopper.post(`/api/orders/${other.body.orderId}/cancel`)).status).toBe(409)
  })

  it('cancelled by the house: part paid or paid, all of it goes back by hand', async () => {
    for (const amount of [30_000, 90_000]) {
      const shopper = await open()
      const { body } = await byTransfer(shopper)
      await received(body.number, amount)
      const cancel = { reason: 'A flaw was found' }
      await shop.operator.post(`/api/operator/orders/${body.orderId}/cancel`, cancel).expect(200)
      const [item] = await stuck(body.orderId)
      expect(item).toMatchObject({ kind: 'refund-by-hand', amount })
      await shop.operator.post(`/api/operator/money/refunds/${item?._id}/settle`, { reason: 'Sent back by transfer', bankReference: utr() }).expect(200)
      expect(await shop.see(shopper, body.orderId)).toMatchObject({ status: 'Refunded', refunded: amount, pointsEarned: 0 })
    }
  }) // prettier-ignore

  it('remains while later checkouts are made, and one account has at most three', async () => {
    const shopper = await open()
    const first = await byTransfer(shopper)
    const card = await shop.order(shopper)
    expect(card.body.paymentUrl).toBeTruthy()
    expect((await shop.see(shopper, first.body.orderId)).status).toBe('Pending payment')
    expect((await byTransfer(shopper)).status).toBe(200)
    // The card order made room for it.
    expect((await shop.see(shopper, card.body.orderId)).status).toBe('Cancelled')
    expect((await byTransfer(shopper)).status).toBe(200)
    const fourth = await byTransfer(shopper)
    expect([fourth.status, fourth.body['code']]).toEqual([409, 'CONFLICT'])
    expect((await shopper.get('/api/bag')).body.bag.pieces).toBe(1)
  })

  it('reserves only a few pieces for one person, and none without a confirmed e-mail', async () => {
    const stranger = await shop.shoppers.open({})
    const unconfirmed = await byTransfer(stranger)
    expect([unconfirmed.status, unconfirmed.body['code']]).toEqual([409, 'CONFLICT'])
    expect(unconfirmed.body['message']).toContain('confirm your e-mail')
    const shopper = await open()
    const many = (quantity: number) =>
      shop.order(shopper, { pieces: [{ productId: 'studs', quantity }], body: { way: 'transfer' } })
    expect((await many(4)).status).toBe(200)
    const stock = await stockOf('studs')
    const more = await many(3)
    expect([more.status, more.body['code']]).toEqual([409, 'CONFLICT'])
    expect(await stockOf('studs')).toBe(stock)
  })

  it('an equal repeat is the same order; nothing is opened at the provider', async () => {
    const shopper = await open()
    const before = shop.payments.store.sessions.size
    await shopper.post('/api/bag/lines', { productId: 'studs' }).expect(200)
    const quote = (await shopper.post('/api/checkout/quote', {}).expect(200)).body
    const { bagVersion, total } = quote
    const send = (change: object = {}) =>
      shopper
        .post('/api/checkout', {
          bagVersion,
          total,
          way: 'transfer',
          delivery: { kind: 'ship', address: ADDRESS },
          ...change,
        })
        .set('idempotency-key', 'one-and-the-same')
    const both = await Promise.all([send(), send()])
    expect(new Set(both.map(({ body }) => body.orderId)).size).toBe(1)
    expect((await send()).body).toMatchObject({ orderId: both[0]?.body.orderId, way: 'transfer' })
    expect((await send({ way: 'card' })).body.code).toBe('IDEMPOTENCY_MISMATCH')
    expect(shop.payments.store.sessions.size).toBe(before)
  })

  it('an order that lapsed and is then cancelled is not placed by a transfer that came in time', async () => {
    const shopper = await open()
    const { body } = await byTransfer(shopper)
    const today = houseDay(now)
    later(9 * DAY)
    await shop.backend.runJob('payments-transfers')
    expect((await shop.see(shopper, body.orderId)).status).toBe('Cancelled')
    await shopper.post(`/api/orders/${body.orderId}/cancel`).expect(200)
    expect((await received(body.number, 90_000, { receivedOn: today })).body).toMatchObject({
      outcome: 'late',
      goesBack: 90_000,
    })
    expect(await shop.see(shopper, body.orderId)).toMatchObject({ status: 'Cancelled' })
  })
})

it('the audit trail names each of these', async () => {
  expect(await trailEvents(shop.backend.deps.db)).toEqual(
    expect.arrayContaining(['money.transfer-received', 'order.cancelled-by-shopper']),
  )
})
