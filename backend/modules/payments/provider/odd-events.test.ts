import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import Stripe from 'stripe'
import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPurchase, type Purchase } from '#tests/support/purchase.ts'

let shop: Purchase
beforeAll(async () => {
  shop = await startPurchase()
})
afterAll(() => shop.close())

const stripe = new Stripe('sk_test_local')
/** Sends a body as the provider signs it. */
const signed = (payload: string) =>
  supertest(shop.backend.url)
    .post('/api/payments/webhook')
    .set('content-type', 'application/json')
    .set('stripe-signature', stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_local' }))
    .send(payload)

const event = (more: object) => ({
  id: `evt_${randomUUID()}`,
  object: 'event',
  type: 'checkout.session.completed',
  data: { object: { object: 'checkout.session', id: 'cs_test_nobody0000' } },
  ...more,
})

describe('a rightly signed webhook with an odd body', () => {
  it.each([
    ['null', 'null'],
    ['a list', '[]'],
    ['a number', '5'],
    ['a word', '"evt"'],
    ['no members', '{}'],
    ['no JSON', '{"id":'],
    ['data: null', JSON.stringify(event({ data: null }))],
    ['data: []', JSON.stringify(event({ data: [] }))],
    ['data: 5', JSON.stringify(event({ data: 5 }))],
    ['no object', JSON.stringify(event({ data: {} }))],
    ['object: null', JSON.stringify(event({ data: { object: null } }))],
    [
      'a numbered session',
      JSON.stringify(event({ data: { object: { object: 'checkout.session', id: 5 } } })),
    ],
    ['a NUL in the id', JSON.stringify(event({ id: 'evt_\u0000' }))],
    ['an endless id', JSON.stringify(event({ id: 'e'.repeat(10_000) }))],
    ['a lone surrogate as type', JSON.stringify(event({ type: '\ud800' }))],
  ])('%s: 400, and nothing is noted', async (_name, payload) => {
    const count = () => shop.rows(sql<{ n: number }>`select count(*)::int as n from webhook_events`)
    const before = await count()
    const answer = await signed(payload)
    expect([answer.status, answer.body.code]).toEqual([400, 'BAD_REQUEST'])
    expect(await count()).toEqual(before)
  })

  it('a whole one is taken', async () => {
    expect((await signed(JSON.stringify(event({})))).status).toBe(200)
  })
})
