import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { houseDay } from '#backend/lib/words/days.ts'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { OPERATOR_TOKEN, startPurchase, type Purchase } from '#tests/support/purchase.ts'
import type { TestShopper } from '#tests/support/shoppers.ts'
import { signInStaff } from '#tests/support/staff.ts'
import { trailEvents } from '#tests/support/trail.ts'

/** Transfers that were recorded by mistake, and orders that came to life again. */

const DAY = 86_400_000
let now = Date.now()
let shop: Purchase
let next = 0

beforeAll(async () => {
  shop = await startPurchase({
    clock: { now: () => ++now },
    webhooks: false,
    seed: 'catalogue',
    env: { FOUR_EYES_ABOVE: 'transfer=50000,settle=500', DESK_URL: 'http://desk.example' },
  })
  await putPieces(shop.backend.deps, piece('studs', { amount: 90_000, stock: 500 }), piece('made', { amount: 2_00_000, stock: 50, makingDays: 30 }),
    piece('bangle', { amount: 50_000, stock: 50 }), piece('chain', { amount: 40_000, stock: 50 }))
  const bankAccount = { holder: 'A House Ltd', number: '000405001234', ifsc: 'EXMP0000405', bank: 'A Bank' }
  await shop.operator.patch('/api/operator/shop', { facts: { bankAccount } }).expect(200)
}) // prettier-ignore
afterAll(() => shop?.close())

const utr = () => `FIX${String(++next).padStart(12, '0')}`
const ordered = async (body: object = {}, pieces = ['studs']) => {
  const shopper = await shop.shoppers.open({ verified: true })
  const placed = await shop.order(shopper, {
    pieces: pieces.map((productId) => ({ productId })),
    body: { way: 'transfer', ...body },
  })
  expect(placed.status).toBe(200)
  const { orderId: id, number } = placed.body
  return { shopper, id, number, see: (by: TestShopper = shopper) => shop.see(by, id) }
}
const received = async (order: { number: string }, amount: number, more: object = {}) => {
  const bankReference = utr()
  const { body } = await shop.operator
    .post('/api/operator/money/transfers', { order: order.number, amount, bankReference, ...more })
    .expect(200)
  return { bankReference, ...body }
}
const reverse = (bankReference: string, by: Pick<TestShopper, 'post'> = shop.operator) =>
  by.post(`/api/operator/money/transfers/${bankReference}/reverse`, { reason: 'It was for another order' })
const stuck = async ({ id }: { id: string }) =>
  (await shop.operator.get('/api/operator/money/stuck').expect(200)).body.items.filter(
    ({ orderId }: { orderId?: string }) => orderId === id,
  ) as { _id: string; kind: string; amount: number }[]
const vouchers = async ({ id }: { id: string }) =>
  (
    await shop.rows(sql<{ kind: string; paise: number }>`select kind, amount_paise::float8 as paise
      from invoices where order_id = ${id} and kind like '%voucher' order by issued_at, number`)
  ).map(({ kind, paise }) => `${kind} ${paise / 100}`)
const ship = ({ id }: { id: string }) =>
  shop.operator.post(`/api/operator/orders/${id}/ship`, { withoutHuid: 'A test piece' })

describe('a transfer recorded by mistake', () => {
  it('for another order that it paid: that one is not shipped, earns no points and waits; the right one is paid', async () => {
    const [wrong, right] = [await ordered(), await ordered()]
    const { bankReference } = await received(wrong, 90_000)
    expect(await wrong.see()).toMatchObject({ status: 'paid', pointsEarned: 90, money: { ways: ['transfer'] } })
    expect((await reverse(bankReference)).body).toEqual({
      orderId: wrong.id, number: wrong.number, reversed: 90_000, received: 0, missing: 90_000,
    })
    expect(await wrong.see()).toMatchObject({
      status: 'paid', pointsEarned: 0, pointsOnTheWay: 0, money: { received: 0 },
      transfer: { open: true, asked: 90_000, received: 0, receipts: [] },
    })
    expect(await stuck(wrong)).toMatchObject([{ kind: 'money-short', amount: 90_000 }])
    expect((await ship(wrong)).body.message).toContain('₹90,000 of order')
    const emails = await shop.shoppers.emailsTo(wrong.shopper.email)
    expect(emails.map(({ subject }) => subject)).toContain(`A correction to order ${wrong.number}`)

    const entry = { order: right.number, amount: 90_000, bankReference }
    await shop.operator.post('/api/operator/money/transfers', entry).expect(200)
    expect((await right.see()).status).toBe('paid')
    const day = (await shop.operator.post('/api/operator/money/reconcile', { day: houseDay(now) }).expect(200)).body
    const listed = day.transfers.filter((each: { bankReference: string }) => each.bankReference === bankReference)
    expect(listed).toMatchObject([{ number: right.number, amount: 90_000 }])

    expect((await received(wrong, 50_000)).outcome).toBe('part')
    expect(await stuck(wrong)).toMatchObject([{ kind: 'money-short', amount: 40_000 }])
    expect(await received(wrong, 40_500)).toMatchObject({ outcome: 'surplus', goesBack: 500 })
    expect((await wrong.see()).pointsEarned).toBe(90)
    expect((await stuck(wrong)).map(({ kind }) => kind)).toEqual(['refund-by-hand'])
    expect((await ship(wrong)).status).toBe(200)
  }) // prettier-ignore

  it('a part of a sum: the order waits for all of it again, and the vouchers say so', async () => {
    const order = await ordered()
    const { bankReference } = await received(order, 40_000)
    expect((await reverse(bankReference)).body).toMatchObject({ received: 0, missing: 0 })
    expect((await order.see()).transfer).toMatchObject({ received: 0, open: true, receipts: [] })
    expect(await vouchers(order)).toEqual(['receipt-voucher 40000', 'refund-voucher 40000'])
    const [receipt, refund] = (await order.see()).invoices ?? []
    const { content } = (await order.shopper.get(`/api/orders/${order.id}/invoices/${refund?.number}`)).body
    const page = Buffer.from(content, 'base64').toString()
    expect(page).toContain('This sum had been recorded by mistake: it never came, and no money has moved.')
    expect(page).toContain(`Against receipt voucher</dt><dd>${receipt?.number} of `)
    expect(page).not.toContain('Refunded')
    expect((await order.see()).money?.ways).toBeUndefined()
    await received(order, 30_000)
    expect((await received(order, 60_000)).outcome).toBe('placed')
    expect(await vouchers(order)).toEqual(['receipt-voucher 40000', 'refund-voucher 40000', 'receipt-voucher 30000'])
    const [invoice] = await shop.rows(sql<{ before: { paise: number }[] }>`select document->'advances' as before
      from invoices where order_id = ${order.id} and kind = 'invoice'`)
    expect(invoice?.before.map(({ paise }) => paise)).toEqual([30_000_00])
  }) // prettier-ignore

  it('in addition to the right one: the surplus stays listed', async () => {
    const order = await ordered()
    const mistake = await received(order, 90_000)
    expect(await received(order, 95_000)).toMatchObject({ outcome: 'surplus', goesBack: 95_000 })
    expect((await reverse(mistake.bankReference)).body).toMatchObject({ received: 90_000, missing: 0 })
    expect(await stuck(order)).toMatchObject([{ kind: 'refund-by-hand', amount: 5000 }])
    expect(await order.see()).toMatchObject({ status: 'paid', pointsEarned: 90, money: { received: 95_000 } })
  })

  it('for an order that was cancelled: money that never came is not refunded', async () => {
    const order = await ordered()
    const { bankReference } = await received(order, 90_000)
    await shop.operator.post(`/api/operator/orders/${order.id}/cancel`, { reason: 'A mistake' }).expect(200)
    expect(await stuck(order)).toMatchObject([{ kind: 'refund-by-hand', amount: 90_000 }])
    await reverse(bankReference).expect(200)
    expect(await stuck(order)).toEqual([])
    expect(await order.see()).toMatchObject({
      status: 'Cancelled',
      pointsEarned: 0,
      money: { received: 0, underWay: 0 },
      transfer: { open: false },
    })
    // The money that it was mistaken for arrives after all.
    expect((await received(order, 90_000)).goesBack).toBe(90_000)
    expect(await order.see()).toMatchObject({ status: 'Cancelled', pointsEarned: 0, pointsOnTheWay: 0 })
    expect(await stuck(order)).toMatchObject([{ kind: 'refund-by-hand', amount: 90_000 }])
  })

  it.each([
    ['bangle', 10_000, 40],
    ['chain', 0, 50],
  ])('for one of two pieces: the %s comes back, and only what is paid beyond the other goes', async (back, goes, points) => {
    const order = await ordered({}, ['bangle', 'chain'])
    await received(order, 50_000)
    const { bankReference } = await received(order, 40_000)
    await ship(order).expect(200)
    await shop.operator.post(`/api/operator/orders/${order.id}/deliver`).expect(200)
    expect((await reverse(bankReference)).body).toMatchObject({ received: 50_000, missing: 40_000 })
    const piece = (await order.see()).items.find(({ productId }) => productId === back)
    const items = [{ itemId: piece?._id, quantity: 1 }]
    await order.shopper.post(`/api/orders/${order.id}/returns`, { reason: 'Too small', items }).expect(200)
    const asked = (await order.see()).returns?.[0]?._id
    await shop.operator.post(`/api/operator/returns/${asked}/answer`, { answer: 'approve' }).expect(200)
    await shop.operator.post(`/api/operator/returns/${asked}/refund`, {}).expect(200)
    const byHand = goes > 0 ? [{ kind: 'refund-by-hand', amount: goes }] : []
    expect(await stuck(order)).toMatchObject(byHand)
    const after = await order.see()
    expect(after).toMatchObject({ status: 'Delivered', pointsEarned: points, transfer: { open: false }, returns: [{ amount: goes }] })
    const note = after.invoices?.find(({ kind }) => kind === 'credit-note')
    const { content } = (await order.shopper.get(`/api/orders/${order.id}/invoices/${note?.number}`)).body
    expect(Buffer.from(content, 'base64').toString()).toContain('Had not been paid</th><td class="n">−₹40,000')
    // What the wrong entry stood for arrives after all: nothing is missing any more.
    expect((await received(order, 40_000)).goesBack).toBe(40_000)
  }) // prettier-ignore

  it('for an order that is ready at a store: it is not handed over before its money has arrived', async () => {
    const [store] = (await shop.shoppers.as('').get('/api/stores').expect(200)).body.stores.filter(
      ({ collects }: { collects: boolean }) => collects,
    )
    const order = await ordered({ delivery: { kind: 'collect', storeId: store._id } })
    const { bankReference } = await received(order, 90_000)
    await ship(order).expect(200)
    await reverse(bankReference).expect(200)
    expect(await stuck(order)).toMatchObject([{ kind: 'money-short', why: expect.stringContaining('not handed over') }])
    const handOver = () => shop.operator.post(`/api/operator/orders/${order.id}/deliver`)
    const refused = await handOver()
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('cannot be handed over')])
    await received(order, 90_000)
    await handOver().expect(200)
  }) // prettier-ignore

  it('refuses what was returned, what does not exist, what was already removed, and anybody outside the house', async () => {
    const order = await ordered()
    const { bankReference } = await received(order, 95_000)
    expect((await reverse(bankReference, order.shopper)).status).toBe(403)
    const [item] = await stuck(order)
    const settle = { reason: 'Sent back to the account', bankReference: utr() }
    await shop.operator.post(`/api/operator/money/refunds/${item?._id}/settle`, settle).expect(200)
    const refused = await reverse(bankReference)
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('₹5,000 of this transfer was sent back')])
    expect((await reverse('NOTHING00001')).status).toBe(404)
    const other = await received(await ordered(), 1000)
    await reverse(other.bankReference).expect(200)
    expect((await reverse(other.bankReference)).status).toBe(404)
    expect((await order.see()).status).toBe('paid')
  }) // prettier-ignore
})

describe('an order that lapsed and was paid in time after all', () => {
  it('gives its points back again when it is cancelled, with a voucher for the money that came', async () => {
    const order = await ordered({ points: 100 })
    const balance = async (by: TestShopper) => (await by.get('/api/points').expect(200)).body.balance
    const day = houseDay(now)
    await received(order, 20_000)
    now += 6 * DAY
    shop.payments.controls.clockOffsetMs += 6 * DAY
    await shop.backend.runJob('payments-transfers')
    const shopper = await order.shopper.signIn()
    expect((await order.see(shopper)).status).toBe('Cancelled')
    expect(await balance(shopper)).toBe(100)
    expect((await received(order, 89_900, { receivedOn: day })).outcome).toBe('placed')
    expect(await balance(shopper)).toBe(0)
    await shop.operator.post(`/api/operator/orders/${order.id}/cancel`, { reason: 'A flaw' }).expect(200)
    expect(await balance(shopper)).toBe(100)
  })

  it('gives them back if only its advance came, too', async () => {
    const facts = { advancePercent: 30, advanceFromDays: 20 }
    await shop.operator.patch('/api/operator/shop', { facts }).expect(200)
    const first = await shop.shoppers.open({ verified: true })
    await first.post('/api/bag/lines', { productId: 'made' }).expect(200)
    const { advance } = (await first.post('/api/checkout/quote', { points: 100 }).expect(200)).body
    const body = { way: 'transfer', points: 100, advance: advance.amount }
    const placed = await shop.order(first, { pieces: [], body })
    const order = { id: placed.body.orderId, number: placed.body.number }
    const day = houseDay(now)
    now += 6 * DAY
    shop.payments.controls.clockOffsetMs += 6 * DAY
    await shop.backend.runJob('payments-transfers')
    const shopper = await first.signIn()
    const balance = async () => (await shopper.get('/api/points').expect(200)).body.balance
    expect(await balance()).toBe(100)
    expect((await received(order, advance.amount, { receivedOn: day })).outcome).toBe('placed')
    expect(await balance()).toBe(0)
    await shop.operator.post(`/api/operator/orders/${order.id}/cancel`, { reason: 'A flaw' }).expect(200)
    expect(await balance()).toBe(100)
  })
})

describe('four eyes', () => {
  const joining = { desk: 'http://desk.example', nextMoment: () => (now += 30_000) }
  const manager = (email: string) =>
    signInStaff(shop.backend, OPERATOR_TOKEN, { email, role: 'manager' }, joining)
  let one: string, two: string
  beforeAll(async () => {
    one = await manager('one@house.example')
    two = await manager('two@house.example')
  })

  it('above the sum a second person confirms that a transfer is reversed', async () => {
    const order = await ordered()
    const { bankReference } = await received(order, 90_000)
    const held = await reverse(bankReference, shop.shoppers.as(one))
    expect([held.status, held.body.message]).toEqual([409, expect.stringContaining('a second person confirms')])
    expect((await order.see()).status).toBe('paid')
    const { body } = await shop.shoppers.as(two).get('/api/operator/approvals').expect(200)
    expect(body.approvals).toMatchObject([{ kind: 'transfer', amount: 90_000, askedBy: 'one@house.example' }])
    await shop.shoppers.as(two).post(`/api/operator/approvals/${body.approvals[0].id}/confirm`).expect(200)
    expect((await reverse(bankReference, shop.shoppers.as(one))).body).toMatchObject({ missing: 90_000 })
  }) // prettier-ignore

  it('a transfer that is recorded in parts counts as the total of its parts', async () => {
    const order = await ordered()
    const part = (bankReference: string) =>
      shop.shoppers.as(one).post('/api/operator/money/transfers', { order: order.number, amount: 45_000, bankReference })
    await part('PART000000000001').expect(200)
    expect((await part('PART000000000001')).body.message).toMatch(
      /^PART000000000001 is in the books already: ₹45,000 of [A-Z][a-z]+day \d{1,2} [A-Z][a-z]+, for order /,
    )
    const held = await part('PART000000000002')
    expect([held.status, held.body.message]).toEqual([409, expect.stringContaining('a second person confirms')])
    const both = await ordered()
    const answers = await Promise.all(
      ['PART000000000003', 'PART000000000004'].map((bankReference) =>
        shop.shoppers.as(one).post('/api/operator/money/transfers', { order: both.number, amount: 45_000, bankReference }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  }) // prettier-ignore

  it('who confirmed that a refund is settled has not confirmed that it is dismissed', async () => {
    const { shopper, id: orderId, sessionId } = await shop.buy()
    const { provider } = shop.payments
    const intent = String(provider.find(sessionId).session.payment_intent)
    const reconcile = () => shop.operator.post('/api/operator/money/reconcile', { day: houseDay(now) }).expect(200)
    provider.money.refund({ payment_intent: intent, amount: '100000' })
    await reconcile()
    provider.money.endRefund(provider.money.refundsOf(intent).at(-1)?.id ?? '', 'failed')
    await reconcile()
    const [failed] = await stuck({ id: orderId })
    expect(failed).toMatchObject({ kind: 'refund-failed', amount: 1000 })
    const act = (name: string) =>
      shop.shoppers.as(one).post(`/api/operator/money/refunds/${failed?._id}/${name}`, { reason: 'The bank said so' })
    expect((await act('settle')).status).toBe(409)
    const { body } = await shop.shoppers.as(two).get('/api/operator/approvals').expect(200)
    const asked = body.approvals.find(({ kind }: { kind: string }) => kind === 'settle')
    await shop.shoppers.as(two).post(`/api/operator/approvals/${asked.id}/confirm`).expect(200)
    const refused = await act('dismiss')
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('a second person confirms')])
    await act('settle').expect(200)
    expect((await shop.see(shopper, orderId)).refunded).toBe(1000)
  }) // prettier-ignore
})

it('the audit trail names each of these', async () => {
  expect(await trailEvents(shop.backend.deps.db)).toContain('money.transfer-reversed')
})
