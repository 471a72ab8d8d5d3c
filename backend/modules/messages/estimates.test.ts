import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Message } from '#contract/messages.ts'
import { daysLater, houseDay } from '#backend/lib/words/days.ts'
import { startPurchase, type Purchase } from '#tests/support/purchase.ts'
import type { TestShopper } from '#tests/support/shoppers.ts'

const DAY = 24 * 3_600_000
let now = Date.parse('2026-11-23T09:00:00Z')
let shop: Purchase
beforeAll(async () => {
  shop = await startPurchase({ clock: { now: () => ++now }, webhooks: false })
  const facts = { advancePercent: 30, advanceFromDays: 20 }
  await shop.operator.patch('/api/operator/shop', { facts }).expect(200)
  const rates = [
    { metal: 'Yellow gold', purity: '18 kt', perGram: 9_360 },
    { metal: 'Platinum', purity: '950', perGram: 4_100 },
  ]
  await shop.operator.post('/api/operator/rates', { rates, add: true }).expect(200)
})
afterAll(() => shop?.close())

const offer = (change: object = {}) => ({
  key: crypto.randomUUID(),
  text: 'Your emerald between two bars, in 18 kt gold.',
  title: 'A ring with your emerald',
  amount: 1_66_000,
  weeks: 10,
  validUntil: daysLater(now, 14),
  metal: 'Yellow gold',
  purity: '18 kt',
  ...change,
})
const open = async (): Promise<{ asha: TestShopper; thread: string }> => {
  const asha = await shop.shoppers.open({ verified: true })
  const { _id } = (await asha.get('/api/account')).body
  return { asha, thread: `/api/operator/messages/${_id}` }
}
const offered = async (change: object = {}) => {
  const { asha, thread } = await open()
  const { body } = await shop.operator.post(`${thread}/estimates`, offer(change)).expect(201)
  return { asha, thread, message: body as Message }
}
const accept = (asha: TestShopper, { _id }: Message) => asha.post(`/api/messages/${_id}/acceptance`)
const newest = async (asha: TestShopper): Promise<Message> =>
  (await asha.get('/api/messages').expect(200)).body.messages[0]

describe('an estimate of a piece for one shopper', () => {
  it('comes as a message, is accepted, ordered with an advance, and seen as such on both sides', async () => {
    const { asha, thread, message } = await offered()
    expect(message).toMatchObject({
      from: 'house',
      estimate: { amount: 1_66_000, weeks: 10, state: 'open', advancePercent: 30 },
    })
    expect((await shop.shoppers.emailsTo(asha.email)).map(({ subject }) => subject)).toContain(
      'We have answered you',
    )
    expect((await accept(asha, message).expect(200)).body.estimate.state).toBe('accepted')
    // Asked twice, it is one piece.
    await accept(asha, message).expect(200)
    const { bag } = (await asha.get('/api/bag').expect(200)).body
    expect(bag).toMatchObject({ pieces: 1, amount: 1_66_000 })
    expect(bag.lines[0]).toMatchObject({
      name: 'A ring with your emerald',
      metalType: 'Yellow gold',
      purity: '18 kt',
      available: 1,
      returnable: false,
    })
    const placed = await shop.order(asha, { pieces: [], body: { advance: 49_800 } })
    expect(placed.status).toBe(200)
    await shop.pay(placed.sessionId)
    const order = await shop.see(asha, placed.body.orderId)
    expect(order).toMatchObject({ status: 'Processing', amount: 1_66_000 })
    expect(order.items[0]).toMatchObject({ name: 'A ring with your emerald', returnable: 0 })
    const estimate = { state: 'ordered', order: { _id: placed.body.orderId, number: placed.body.number } }
    expect((await newest(asha)).estimate).toMatchObject(estimate)
    const { messages } = (await shop.operator.get(thread).expect(200)).body
    expect(messages[0].estimate).toMatchObject(estimate)
    await accept(asha, message).expect(409)
    await shop.operator.delete(`${thread}/estimates/${message._id}`).expect(409)
  })

  it('waits in the bag again when its order falls away unpaid', async () => {
    const { asha, message } = await offered()
    await accept(asha, message).expect(200)
    const { body, sessionId } = await shop.order(asha, { pieces: [] })
    expect((await newest(asha)).estimate?.state).toBe('ordered')
    expect(body.orderId).toBeTruthy()
    shop.payments.provider.expire(sessionId)
    await asha.post('/api/orders/mark-paid', { sessionId }).expect(200)
    expect((await newest(asha)).estimate?.state).toBe('accepted')
    await accept(asha, message).expect(200)
    expect((await asha.get('/api/bag')).body.bag.lines[0].problem).toBeUndefined()
  })

  it('says what its price is made of, in the conversation, the bag and the invoice', async () => {
    const { asha, message } = await offered({ weightMg: 4_200, stones: 50_000 })
    // 18 kt at ₹9,360 a gram; 3 % GST is in the price; making is the rest.
    const parts = [
      { kind: 'metal', label: 'Metal', amount: 39_312 },
      { kind: 'stone', label: 'Stones', amount: 50_000 },
      { kind: 'making', label: 'Making', amount: 71_853.04 },
      { kind: 'gst', label: 'GST', amount: 4_834.96 },
    ]
    expect(message.estimate).toMatchObject({ weightMg: 4_200, parts })
    await accept(asha, message).expect(200)
    const { bag } = (await asha.get('/api/bag').expect(200)).body
    const sums = parts.map(({ kind, amount }) => ({ kind, amount }))
    expect(bag.lines[0].breakUp.parts).toMatchObject(sums)
    const { sessionId, body } = await shop.order(asha, { pieces: [] })
    await shop.pay(sessionId)
    expect((await shop.see(asha, body.orderId)).items[0]?.breakUp?.parts).toMatchObject(sums)
  })

  it('keeps its price when the rate of its metal changes, in the bag and in the order', async () => {
    const { asha, message } = await offered({ weightMg: 4_200, stones: 50_000 })
    await accept(asha, message).expect(200)
    const set = (perGram: number) =>
      shop.operator
        .post('/api/operator/rates', { rates: [{ metal: 'Yellow gold', purity: '18 kt', perGram }] })
        .expect(200)
    await set(4_680)
    // The price of an ordinary piece is held for twenty minutes.
    now += 3_600_000
    shop.payments.controls.clockOffsetMs += 3_600_000
    const { bag } = (await asha.get('/api/bag').expect(200)).body
    expect(bag.amount).toBe(1_66_000)
    const { body } = await shop.order(asha, { pieces: [] })
    expect(body).toMatchObject({ amount: 1_66_000 })
    await set(9_360)
  })

  it('is sent once by its key, also twice in one moment', async () => {
    const { thread } = await open()
    const once = offer()
    const both = await Promise.all([1, 2].map(() => shop.operator.post(`${thread}/estimates`, once)))
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect((await shop.operator.get(thread)).body.total).toBe(1)
    // A key that named something else says so.
    await shop.operator.post(`${thread}/estimates`, { ...once, amount: 99_000 }).expect(409)
    const { thread: another } = await open()
    await shop.operator.post(`${another}/estimates`, once).expect(409)
    expect((await shop.operator.get(thread)).body.total).toBe(1)
  })

  it('ends with its paid order, which the house cancelled', async () => {
    const { asha, message } = await offered()
    await accept(asha, message).expect(200)
    const { sessionId, body } = await shop.order(asha, { pieces: [] })
    await shop.pay(sessionId)
    expect((await newest(asha)).estimate?.state).toBe('ordered')
    await shop.operator
      .post(`/api/operator/orders/${body.orderId}/cancel`, { reason: 'The stone broke' })
      .expect(200)
    const { number } = body
    expect((await newest(asha)).estimate).toMatchObject({ state: 'cancelled', order: { number } })
    expect((await accept(asha, message).expect(409)).body.message).toMatch(/was cancelled/)
  })

  it('stays ended when the money of its order has gone back, whoever cancelled it', async () => {
    const { asha, message } = await offered()
    await accept(asha, message).expect(200)
    const { sessionId, body } = await shop.order(asha, { pieces: [] })
    await shop.pay(sessionId)
    await asha.post(`/api/orders/${body.orderId}/cancel`).expect(200)
    await shop.backend.runJob('payments-refunds')
    expect((await shop.see(asha, body.orderId)).status).toBe('Refunded')
    expect((await newest(asha)).estimate).toMatchObject({ state: 'cancelled' })
  })

  it('is in no list, and in nobody else’s bag', async () => {
    const { asha, message } = await offered()
    const { asha: meera } = await open()
    await accept(meera, message).expect(404)
    await accept(asha, message).expect(200)
    const [{ productId }] = (await asha.get('/api/bag')).body.bag.lines
    expect((await meera.get('/api/products')).body.products).toEqual([])
    await meera.get(`/api/products/${productId}`).expect(404)
    await meera.post('/api/bag/lines', { productId }).expect(404)
    await asha.post('/api/bag/lines', { productId }).expect(404)
  })

  it('ends on its day, and when the house takes it back', async () => {
    const ended = await offered({ validUntil: houseDay(now) })
    const taken = await offered()
    await accept(taken.asha, taken.message).expect(200)
    const gone = await shop.operator.delete(`${taken.thread}/estimates/${taken.message._id}`).expect(200)
    expect(gone.body.estimate.state).toBe('withdrawn')
    await accept(taken.asha, taken.message).expect(409)
    expect((await taken.asha.get('/api/bag')).body.bag.lines[0].problem).toBe('NOT_SOLD')
    const late = await offered()
    await accept(late.asha, late.message).expect(200)
    now += DAY
    expect((await newest(ended.asha)).estimate?.state).toBe('expired')
    expect((await accept(ended.asha, ended.message).expect(409)).body.message).toMatch(/has ended/)
    now += 20 * DAY
    expect((await late.asha.get('/api/bag')).body.bag.lines[0].problem).toBe('NOT_SOLD')
  })

  it('is refused without a sum, of yesterday, and to nobody', async () => {
    const { thread } = await open()
    await shop.operator.post(`${thread}/estimates`, offer({ amount: 0 })).expect(400)
    await shop.operator.post(`${thread}/estimates`, offer({ amount: 1.5 })).expect(400)
    const yesterday = offer({ validUntil: daysLater(now, -1) })
    await shop.operator.post(`${thread}/estimates`, yesterday).expect(422)
    await shop.operator.post('/api/operator/messages/nobody/estimates', offer()).expect(404)
    for (const [change, field] of [
      [{ purity: '21 kt' }, 'purity'],
      [{ metal: undefined, purity: undefined, weightMg: 1_000 }, 'metal'],
      [{ purity: undefined }, 'purity'],
      [{ weightMg: 30_000 }, 'amount'],
      [{ stones: 1_66_000 }, 'amount'],
    ] as const) {
      const { status, body } = await shop.operator.post(`${thread}/estimates`, offer(change))
      expect([status, Object.keys(body.fields ?? {})], field).toEqual([422, [field]])
    }
    expect((await shop.operator.get(thread)).body.total).toBe(0)
  })
})
