import { sql } from 'kysely'
import supertest from 'supertest'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createMadeUp } from '#tests/support/made-up-provider.ts'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { startPurchase, type Purchase } from '#tests/support/purchase.ts'

/** Another provider behind the port, with signature, ids and events of its own (docs/recipes/add-a-payment-provider.md). */

let now = Date.now()
const atProvider = createMadeUp(() => now)

let shop: Purchase
beforeAll(async () => {
  shop = await startPurchase({ clock: { now: () => now }, provider: atProvider.provider })
})
afterAll(() => shop?.close())
beforeEach(async () => {
  atProvider.refuse()
  await putPieces(shop.backend.deps, piece('studs', { amount: 96_300, stock: 500 }))
})

const place = async () => {
  const shopper = await shop.shoppers.open({ verified: true })
  const { status, body, sessionId } = await shop.order(shopper)
  return { shopper, status, body, sessionId, see: () => shop.see(shopper, body.orderId) }
}
type Event = ReturnType<typeof atProvider.event>
const send = ({ body, headers }: Event) =>
  supertest(shop.backend.url).post('/api/payments/webhook').set(headers).type('text/plain').send(body)
const events = async () =>
  (await shop.rows(sql<{ n: number }>`select count(*)::int as n from webhook_events`))[0]?.n

it('an order is paid by its webhook, and a second delivery changes nothing', async () => {
  const placed = await place()
  expect([placed.status, placed.body.paymentUrl]).toEqual([
    200,
    `https://made-up.example/pay/${placed.sessionId}`,
  ])
  expect(atProvider.returnTo(placed.sessionId)).toMatch(
    new RegExp(`/success\\?session_id=${placed.sessionId}$`),
  )
  atProvider.pay(placed.sessionId)
  const event = atProvider.event('paid', placed.sessionId)
  const before = await events()
  await send(event).expect(200)
  await send(event).expect(200)
  expect(await events()).toBe((before ?? 0) + 1)
  expect((await placed.see()).status).toBe('paid')
})

it('an order is paid by the landing page alone; an id that is not of this provider is refused', async () => {
  const { sessionId, see } = await place()
  atProvider.pay(sessionId)
  await shop.shoppers.post('/api/orders/mark-paid', { sessionId: 'cs_test_0123456789' }).expect(400)
  await shop.shoppers.post('/api/orders/mark-paid', { sessionId }).expect(200)
  expect((await see()).status).toBe('paid')
})

it.each<[string, (right: Event) => Event]>([
  ['another body', (right) => ({ ...right, body: `${right.body}1` })],
  [
    'another signature',
    (right) => ({ ...right, headers: { ...right.headers, 'made-up-signature': 'AAAA' } }),
  ],
])('a webhook with %s is refused and not noted', async (_, change) => {
  const { sessionId, see } = await place()
  atProvider.pay(sessionId)
  const before = await events()
  await send(change(atProvider.event('paid', sessionId))).expect(400)
  await send(atProvider.event('paid', sessionId, now - 600_000)).expect(400)
  await send(atProvider.event('paid', 'nothing')).expect(400)
  expect([await events(), (await see()).status]).toEqual([before, 'Pending payment'])
})

it('a cancelled order is refunded once, and the event of the refund finds it', async () => {
  const { sessionId, body, see } = await place()
  atProvider.pay(sessionId)
  await send(atProvider.event('paid', sessionId)).expect(200)
  await shop.operator.post(`/api/operator/orders/${body.orderId}/cancel`, { reason: 'A flaw' }).expect(200)
  await shop.backend.runJob('payments-refunds')
  await shop.backend.runJob('payments-refunds')
  expect(atProvider.refunds.size).toBe(1)
  for (const id of atProvider.refunds.keys()) await send(atProvider.event('refunded', id)).expect(200)
  expect((await see()).status).toBe('Refunded')
})

it('a payment that expired at the provider ends its order', async () => {
  const { sessionId, see } = await place()
  await atProvider.expire(sessionId)
  await send(atProvider.event('expired', sessionId)).expect(200)
  expect((await see()).status).toBe('Cancelled')
})

it('what it refuses is said in words of the shop', async () => {
  atProvider.refuse('too-large')
  expect((await place()).body).toMatchObject({ code: 'PAYMENT_REFUSED', nextStep: 'write' })
})

it('what no event told is asked for, and then the books agree with it', async () => {
  now += 60_000
  await shop.backend.runJob('payments-reconcile')
  const day = new Date(now).toISOString().slice(0, 10)
  now += 86_400_000
  const { body } = await shop.operator.post('/api/operator/money/reconcile', { day })
  expect(body).toMatchObject({ payments: 5, refunds: 1, differences: [] })
})
