import supertest from 'supertest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { startPurchase, type Purchase } from '#tests/support/purchase.ts'

let shop: Purchase
beforeAll(async () => {
  shop = await startPurchase({ webhooks: false })
  await putPieces(shop.backend.deps, piece('ring', { stock: 9 }))
})
afterAll(() => shop.close())

const placed = async () => {
  const shopper = await shop.shoppers.open({ verified: true })
  const { body, sessionId } = await shop.order(shopper, { pieces: [{ productId: 'ring' }] })
  return {
    shopper,
    orderId: body.orderId,
    sessionId,
    landed: async (who = shopper) => {
      const { status, body: answer } = await who.post('/api/orders/mark-paid', { sessionId })
      return [status, answer]
    },
  }
}

it('the landing page names the order to the shopper who placed it, and to nobody else', async () => {
  const { orderId, sessionId, landed } = await placed()
  expect(await landed()).toEqual([202, { status: 'pending', orderId }])
  shop.payments.provider.pay(sessionId, 'ok', { name: 'Asha', email: null })
  expect(await landed()).toEqual([200, { status: 'paid', orderId }])
  expect(await landed(await shop.shoppers.open({}))).toEqual([200, { status: 'paid' }])
  const visitor = await supertest(shop.backend.url).post('/api/orders/mark-paid').send({ sessionId })
  expect(visitor.body).toEqual({ status: 'paid' })
})

it('a payment that was given up is said to be refused, and the pieces are still in the bag', async () => {
  const { shopper, orderId, sessionId, landed } = await placed()
  shop.payments.provider.expire(sessionId)
  expect(await landed()).toEqual([200, { status: 'refused', orderId }])
  expect((await shopper.get('/api/bag')).body.bag.lines).toMatchObject([{ productId: 'ring', quantity: 1 }])
})
