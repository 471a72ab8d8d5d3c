import { sql } from 'kysely'
import supertest from 'supertest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { startPurchase, type Purchase } from '#tests/support/purchase.ts'
import { makeHouse } from '#tests/support/small-house.ts'

const house = makeHouse()
let shop: Purchase
beforeAll(async () => {
  house.put('languages.json', ['en', 'hi'])
  shop = await startPurchase({ webhooks: false, env: { HOUSE: house.folder } })
  await putPieces(shop.backend.deps, piece('ring', { stock: 9 }))
})
afterAll(async () => {
  await shop.close()
  house.remove()
})

const placed = async () => {
  const shopper = await shop.shoppers.open({ verified: true })
  const { body, sessionId } = await shop.order(shopper, { pieces: [{ productId: 'ring' }] })
  return {
    shopper,
    orderId: body.orderId,
    amount: body.amount,
    sessionId,
    landed: async (who = shopper) => {
      const { status, body: answer } = await who.post('/api/orders/mark-paid', { sessionId })
      return [status, answer]
    },
  }
}

it('the landing page names the order to the shopper who placed it, and to nobody else', async () => {
  const { orderId, amount, sessionId, landed } = await placed()
  expect(await landed()).toEqual([202, { status: 'pending', orderId, amount }])
  shop.payments.provider.pay(sessionId, 'ok', { name: 'Asha', email: null })
  expect(await landed()).toEqual([200, { status: 'paid', orderId, amount }])
  expect(await landed(await shop.shoppers.open({}))).toEqual([200, { status: 'paid' }])
  const visitor = await supertest(shop.backend.url).post('/api/orders/mark-paid').send({ sessionId })
  expect(visitor.body).toEqual({ status: 'paid' })
})

it('a payment that was given up is said to be refused, and the pieces are still in the bag', async () => {
  const { shopper, orderId, amount, sessionId, landed } = await placed()
  shop.payments.provider.expire(sessionId)
  expect(await landed()).toEqual([200, { status: 'refused', orderId, amount }])
  expect((await shopper.get('/api/bag')).body.bag.lines).toMatchObject([{ productId: 'ring', quantity: 1 }])
})

it('an order placed in Hindi comes back to the Hindi pages; its e-mail and its refusals are in Hindi', async () => {
  const shopper = await shop.shoppers.open({ verified: true })
  const wish = { pieces: [{ productId: 'ring' }], language: 'hi', body: { language: 'hi' } }
  const { body, sessionId } = await shop.order(shopper, wish)
  const [payment] = await shop.rows(
    sql<{ request: { successUrl: string; cancelUrl: string } }>`
      select request from payments where order_id = ${body.orderId}`,
  )
  expect(new URL(payment?.request.successUrl ?? '').pathname).toBe('/hi/success')
  expect(new URL(payment?.request.cancelUrl ?? '').pathname).toBe('/hi/cancel')

  shop.payments.provider.pay(sessionId, 'ok', { name: 'Asha', email: null })
  await shopper.post('/api/orders/mark-paid', { sessionId }).expect(200)
  await shop.backend.runJob('outbox')
  const [mail] = await shop.rows(
    sql<{ subject: string; plain: string; html: string }>`
      select subject, plain, html from mailbox where kind = 'order-paid' and plain like ${`%${body.number}%`}`,
  )
  expect(mail?.subject).toBe(`आपका ऑर्डर ${body.number}`)
  expect(mail?.plain).toContain(`/hi/order/${body.orderId}`)
  expect(mail?.plain).not.toMatch(/Dear|Paid|With you by|See the order/)
  expect(mail?.html).toContain('<html lang="hi-IN">')

  const again = await shop.order(shopper, { pieces: [], language: 'hi' })
  expect(again.body.message).toBe('आपका बैग ख़ाली है।')
})
