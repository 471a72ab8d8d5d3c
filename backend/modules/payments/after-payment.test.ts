import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type Stripe from 'stripe'
import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RETURN_DAYS } from '#tests/support/house-terms.ts'
import { sign } from '#payments/webhooks.ts'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { startPurchase, type OrderBody, type Purchase } from '#tests/support/purchase.ts'
import type { TestShopper } from '#tests/support/shoppers.ts'
import { GIVE_UP_AFTER } from './refunds.ts'

/** Money after it was paid: refunds that fail, refunds made at the provider, disputes, sums that did not fit. */

let now = Date.now()
let shop: Purchase

beforeAll(async () => {
  shop = await startPurchase({ clock: { now: () => now }, webhooks: false })
  await putPieces(shop.backend.deps, piece('studs', { amount: 96_300, stock: 500 }))
})
afterAll(() => shop?.close())

interface Bought {
  readonly shopper: TestShopper
  readonly id: string
  readonly intent: string
  readonly sessionId: string
  readonly see: () => Promise<OrderBody>
}

const place = async (): Promise<Omit<Bought, 'intent'>> => {
  // Both clocks go on together.
  shop.payments.controls.clockOffsetMs = now - Date.now()
  const shopper = await shop.shoppers.open({ verified: true })
  const placed = await shop.order(shopper)
  const { orderId } = placed.body
  return { shopper, id: orderId, sessionId: placed.sessionId, see: () => shop.see(shopper, orderId) }
}
const pay = (sessionId: string) => {
  shop.payments.provider.pay(sessionId, 'ok', { name: 'Test', email: null })
  return String(shop.payments.provider.find(sessionId).session.payment_intent)
}
const mark = (sessionId: string) =>
  supertest(shop.backend.url).post('/api/orders/mark-paid').send({ sessionId })
const buy = async (): Promise<Bought> => {
  const placed = await place()
  const intent = pay(placed.sessionId)
  await mark(placed.sessionId).expect(200)
  return { ...placed, intent }
}
const cancel = ({ id }: Pick<Bought, 'id'>) =>
  shop.operator.post(`/api/operator/orders/${id}/cancel`, { reason: 'A flaw in the stone' })
/** An event as the provider signs it; what it says of the object is a lie that nobody may believe. */
const tell = async (type: string, object: object) => {
  const body = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } })
  await supertest(shop.backend.url)
    .post('/api/payments/webhook')
    .set('content-type', 'application/json')
    .set('stripe-signature', sign(body, 'whsec_local', Math.floor(Date.now() / 1000)))
    .send(body)
    .expect(200)
  await shop.backend.runJob('payments-events')
}
const money = () => shop.payments.provider.money
const sentOf = ({ intent }: Bought): Stripe.Refund[] => money().refundsOf(intent)
const kept = async ({ id }: Pick<Bought, 'id'>) =>
  shop.rows(
    sql<{
      status: string
      amount_paise: number
      cause: string
    }>`select status, amount_paise, cause from refunds where order_id = ${id} order by created_at, id`,
  )
const sendRefunds = () => shop.backend.runJob('payments-refunds')

describe('a sum that does not fit', () => {
  it.each([
    ['half', 0.5],
    ['double', 2],
    ['a paisa less', 1 - 1 / 9_630_000],
  ])('%s came: exactly that goes back', async (_, factor) => {
    const placed = await place()
    const intent = pay(placed.sessionId)
    const stored = shop.payments.provider.find(placed.sessionId)
    const came = Math.round(9_630_000 * factor)
    const whole = shop.payments.store.intents.get(intent)
    if (!whole) throw new Error('no intent')
    shop.payments.store.put(
      ['sessions', placed.sessionId, { ...stored, session: { ...stored.session, amount_total: came } }],
      ['intents', intent, { ...whole, amount: came, amount_received: came }],
    )
    await mark(placed.sessionId).expect(202)
    expect((await placed.see()).status).toBe('Under review')
    await cancel(placed).expect(200)
    await sendRefunds()
    expect(sentOf({ ...placed, intent }).map(({ amount }) => amount)).toEqual([came])
    const order = await placed.see()
    expect([order.status, order.refunded]).toEqual(['Refunded', 0])
  })

  it('nothing came: nothing goes back, and the cancelling ends it', async () => {
    const placed = await place()
    const intent = pay(placed.sessionId)
    const stored = shop.payments.provider.find(placed.sessionId)
    const whole = shop.payments.store.intents.get(intent)
    if (!whole) throw new Error('no intent')
    shop.payments.store.put(
      ['sessions', placed.sessionId, { ...stored, session: { ...stored.session, amount_total: 0 } }],
      ['intents', intent, { ...whole, amount_received: 0 }],
    )
    await mark(placed.sessionId).expect(202)
    await cancel(placed).expect(200)
    await sendRefunds()
    expect((await placed.see()).status).toBe('Cancelled')
    expect(await kept(placed)).toEqual([])
  })
})

describe('refunds that fail', () => {
  it('the order is not refunded any more, the shopper is told, and a document is written once', async () => {
    const bought = await buy()
    await cancel(bought).expect(200)
    await sendRefunds()
    expect(await bought.see()).toMatchObject({ status: 'Refunded', refunded: 96_300 })
    const [refund] = sentOf(bought)
    money().endRefund(refund?.id ?? '', 'failed')
    for (const type of ['refund.updated', 'refund.failed', 'refund.failed'])
      await tell(type, { object: 'refund', id: refund?.id, status: 'succeeded' })
    const order = await bought.see()
    expect(order).toMatchObject({ status: 'Cancelled', refunded: 0 })
    expect(order.events?.map(({ kind }) => kind).filter((kind) => kind === 'refund-failed')).toHaveLength(1)
    expect(order.invoices).toHaveLength(2)
    const emails = (await shop.shoppers.emailsTo(bought.shopper.email)).map(({ subject }) => subject)
    expect(emails).toContain(`About the refund for order ${order.number}`)
  })

  it('one that waits at the bank is not yet refunded, whatever else reports it', async () => {
    const bought = await buy()
    shop.payments.controls.refundsEnd = 'refund-pending'
    await cancel(bought).expect(200)
    await sendRefunds()
    shop.payments.controls.refundsEnd = undefined
    const [refund] = sentOf(bought)
    await tell('refund.updated', { object: 'refund', id: refund?.id, status: 'succeeded' })
    expect(await bought.see()).toMatchObject({ status: 'Cancelled', refunded: 0 })
    money().endRefund(refund?.id ?? '', 'succeeded')
    // No event comes: the shop asks by itself.
    now += 11 * 60_000
    await shop.backend.runJob('payments-news')
    expect(await bought.see()).toMatchObject({ status: 'Refunded', refunded: 96_300 })
  })

  it('given up after its tries, it has failed and is not a log line only', async () => {
    const bought = await buy()
    await cancel(bought).expect(200)
    const stored = shop.payments.store.intents.get(bought.intent)
    if (!stored) throw new Error('no intent')
    shop.payments.store.put(['intents', bought.intent, { ...stored, status: 'canceled' }])
    for (let tries = 0; tries < GIVE_UP_AFTER; tries++) {
      now += 3_700_000
      await sendRefunds()
    }
    expect(await kept(bought)).toMatchObject([{ status: 'failed', amount_paise: 9_630_000 }])
    expect((await bought.see()).events?.at(-1)?.kind).toBe('refund-failed')
  })
})

describe('refunds made at the provider', () => {
  const elsewhere = async (bought: Bought, paise?: number) => {
    const refund = money().refund({
      payment_intent: bought.intent,
      ...(paise !== undefined && { amount: String(paise) }),
    })
    await tell('charge.refunded', { object: 'charge', id: 'ch_1', payment_intent: bought.intent })
    return refund
  }

  it('a part of it: the order says so, and cancelling refunds the rest', async () => {
    const bought = await buy()
    await elsewhere(bought, 3_000_000)
    expect(await bought.see()).toMatchObject({ status: 'paid', refunded: 30_000 })
    await cancel(bought).expect(200)
    await sendRefunds()
    expect(sentOf(bought).map(({ amount }) => amount)).toEqual([3_000_000, 6_630_000])
    expect(await bought.see()).toMatchObject({ status: 'Refunded', refunded: 96_300 })
  })

  it('no event reported it: the refund that is refused detects it and is reduced to the rest', async () => {
    const bought = await buy()
    money().refund({ payment_intent: bought.intent, amount: '3000000' })
    await cancel(bought).expect(200)
    await sendRefunds()
    await sendRefunds()
    expect(sentOf(bought).map(({ amount }) => amount)).toEqual([3_000_000, 6_630_000])
    expect(await bought.see()).toMatchObject({ status: 'Refunded', refunded: 96_300 })
  })

  it('all of it: the order ends, its pieces are on sale again, one credit note is written', async () => {
    const stock = () =>
      shop.rows(sql<{ stock: number }>`select stock from product_variants where id = 'studs-v'`)
    const before = await stock()
    const bought = await buy()
    await elsewhere(bought)
    await tell('refund.created', { object: 'refund', id: sentOf(bought)[0]?.id })
    const order = await bought.see()
    expect(order).toMatchObject({ status: 'Refunded', refunded: 96_300, pointsEarned: 0 })
    expect(order.invoices?.map(({ kind }) => kind).sort()).toEqual(['credit-note', 'invoice'])
    expect(await stock()).toEqual(before)
    await cancel(bought).expect(200)
    await sendRefunds()
    expect(sentOf(bought)).toHaveLength(1)
  })
})

describe('disputes', () => {
  const told = (id: string, type: string) => tell(`charge.dispute.${type}`, { object: 'dispute', id })

  it('one that is won leaves the order as it was; a refund waits for it and then goes', async () => {
    const bought = await buy()
    const { id } = money().dispute(bought.intent)
    await told(id, 'created')
    await told(id, 'funds_withdrawn')
    await cancel(bought).expect(200)
    await sendRefunds()
    expect(sentOf(bought)).toEqual([])
    money().closeDispute(id, 'won')
    await told(id, 'closed')
    await sendRefunds()
    const order = await bought.see()
    expect([order.status, order.refunded]).toEqual(['Refunded', 96_300])
    expect(order.events?.map(({ kind }) => kind)).toEqual([
      'placed',
      'paid',
      'disputed',
      'cancelled',
      'dispute-won',
      'refunded',
    ])
  })

  it('one that is lost has given the money back: nothing is refunded on top of it', async () => {
    const bought = await buy()
    const { id } = money().dispute(bought.intent)
    await told(id, 'created')
    await cancel(bought).expect(200)
    money().closeDispute(id, 'lost')
    await told(id, 'closed')
    now += 3_700_000
    await sendRefunds()
    expect(sentOf(bought)).toEqual([])
    expect(await kept(bought)).toMatchObject([{ status: 'dropped' }])
    expect((await bought.see()).pointsEarned).toBe(0)
  })

  it('an inquiry takes nothing and holds nothing up', async () => {
    const bought = await buy()
    const { id } = money().dispute(bought.intent, { inquiry: true })
    await told(id, 'created')
    await cancel(bought).expect(200)
    await sendRefunds()
    expect(sentOf(bought)).toHaveLength(1)
    money().closeDispute(id, 'lost')
    await told(id, 'closed')
    expect((await bought.see()).status).toBe('Refunded')
  })
})

describe('points that are earned', () => {
  const DAY = 86_400_000
  const points = async ({ shopper }: Pick<Bought, 'shopper'>) => (await shopper.get('/api/points')).body
  const deliver = async ({ id }: Bought) => {
    const withoutHuid = 'The hallmark is not the matter here'
    await shop.operator.post(`/api/operator/orders/${id}/ship`, { withoutHuid }).expect(200)
    await shop.operator.post(`/api/operator/orders/${id}/deliver`).expect(200)
  }
  const vest = () => shop.backend.runJob('orders-points')

  it('are on their way until the time for returns has passed', async () => {
    const bought = await buy()
    expect(await points(bought)).toMatchObject({ balance: 100, onTheWay: [{ points: 96 }] })
    await deliver(bought)
    const [waiting] = (await points(bought)).onTheWay
    expect(Date.parse(waiting.from) - now).toBeGreaterThan((RETURN_DAYS - 1) * DAY)
    now = Date.parse(waiting.from) - 1
    await vest()
    expect((await points(bought)).balance).toBe(100)
    expect((await bought.see()).returnUntil).toBeDefined()
    now += 1
    await Promise.all([vest(), vest()])
    expect(await points(bought)).toMatchObject({ balance: 196, onTheWay: [] })
  })

  it('a return takes them off the way, and while one is open none arrive', async () => {
    const bought = await buy()
    await deliver(bought)
    const item = (await bought.see()).items[0]?._id
    const asked = await bought.shopper.post(`/api/orders/${bought.id}/returns`, {
      items: [{ itemId: item, quantity: 1 }],
      reason: 'It does not fit me.',
    })
    now += 20 * DAY
    await vest()
    expect(await points(bought)).toMatchObject({ balance: 100, onTheWay: [{ points: 96 }] })
    const path = `/api/operator/returns/${asked.body.returns[0]._id}`
    await shop.operator.post(`${path}/answer`, { answer: 'approve' }).expect(200)
    await shop.operator.post(`${path}/refund`, {}).expect(200)
    await sendRefunds()
    await vest()
    expect(await points(bought)).toMatchObject({ balance: 100, onTheWay: [] })
    expect(sentOf(bought).map(({ amount }) => amount)).toEqual([9_630_000])
  })

  it('spent before they were taken back: their worth is kept from the refund, and the credit note says so', async () => {
    const bought = await buy()
    // As a store of the release before has it: credited at once, and spent since.
    const [account] = await shop.rows(
      sql<{ account_id: string }>`select account_id from orders where id = ${bought.id}`,
    )
    const at = new Date(now)
    await shop.rows(sql`delete from points_on_their_way where account_id = ${account?.account_id}`)
    await shop.rows(sql`insert into points_ledger (account_id, kind, points, balance, ref, created_at) values
      (${account?.account_id}, 'earned', 96, 196, ${`order:${bought.id}`}, ${at}),
      (${account?.account_id}, 'spent', -190, 6, 'order:another', ${at})`)
    await shop.rows(sql`update points_balances set balance = 6 where account_id = ${account?.account_id}`)
    await cancel(bought).expect(200)
    await sendRefunds()
    expect(sentOf(bought).map(({ amount }) => amount)).toEqual([9_630_000 - 9_000])
    const order = await bought.see()
    expect(order).toMatchObject({ status: 'Refunded', refunded: 96_210, pointsEarned: 0 })
    expect((await points(bought)).balance).toBe(0)
    const number = order.invoices?.find(({ kind }) => kind === 'credit-note')?.number
    const { body } = await bought.shopper.get(`/api/orders/${bought.id}/invoices/${number}?format=html`)
    const document = Buffer.from(body.content, 'base64').toString()
    expect(document).toContain('Points earned and spent')
    expect(document).toContain('−₹90')
    expect(document).toContain('₹96,210')
  })
})
