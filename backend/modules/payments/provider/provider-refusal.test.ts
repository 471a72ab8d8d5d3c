import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { startPurchase, type Purchase } from '#tests/support/purchase.ts'
import type { TestShopper } from '#tests/support/shoppers.ts'

let shop: Purchase
let shopper: TestShopper

const CREATE = '/v1/checkout/sessions'

const stock = async () =>
  (await shop.rows(sql<{ stock: number }>`select stock from product_variants where id = 'last-v'`))[0]?.stock

/** The provider refuses to open a payment until it is told to work again. */
const refuse = (status: number, error: { type: string; code?: string; param?: string }) => {
  shop.payments.controls.failNext = { status, count: 1000, url: CREATE, ...error }
}
const accept = () => {
  shop.payments.controls.failNext = { status: 500, count: 0 }
}

beforeAll(async () => {
  shop = await startPurchase({ webhooks: false })
})
afterAll(() => shop.close())
beforeEach(async () => {
  accept()
  await putPieces(shop.backend.deps, piece('last', { amount: 30_000, stock: 1 }))
  shopper = await shop.shoppers.open({ verified: true })
})

const INVALID = 'invalid_request_error'
const FINAL = [
  ['a sum too large', 400, { type: INVALID, code: 'amount_too_large' }, /sum this large/, 'write'],
  ['a sum too small', 400, { type: INVALID, code: 'amount_too_small' }, /sum this small/, 'bag'],
  [
    'the currency',
    400,
    { type: INVALID, code: 'parameter_invalid', param: 'line_items[0][price_data][currency]' },
    /in rupees/,
    'write',
  ],
  ['the e-mail address', 400, { type: INVALID, code: 'email_invalid' }, /e-mail address/, 'account'],
  ['the end of its time', 400, { type: INVALID, param: 'expires_at' }, /in time/, 'retry'],
  ['the card', 402, { type: 'card_error', code: 'card_declined' }, /card was declined/, 'retry'],
  ['something else', 400, { type: INVALID, code: 'parameter_unknown' }, /refused this order/, 'write'],
] as const
const FOR_NOW = [
  ['too many calls', 429, { type: 'rate_limit_error', code: 'rate_limit' }, /in a minute/, 'retry'],
  ['the key', 401, { type: INVALID, code: 'api_key_invalid' }, /later, or write/, 'write'],
  ['an expired key', 401, { type: INVALID, code: 'api_key_expired' }, /later, or write/, 'write'],
  ['the account', 403, { type: INVALID, code: 'account_invalid' }, /later, or write/, 'write'],
  ['a closed account', 400, { type: INVALID, code: 'account_closed' }, /later, or write/, 'write'],
  ['a fault of its own', 500, { type: 'api_error' }, /cannot be opened/, 'retry'],
] as const

describe('a provider that opens no payment', () => {
  it.each(FINAL)(
    'refuses %s for good: reason, next step, nothing lost',
    async (_, status, error, says, step) => {
      refuse(status, error)
      const placed = await shop.order(shopper, { pieces: [{ productId: 'last' }], key: 'one' })
      const told = {
        code: 'PAYMENT_REFUSED',
        message: expect.stringMatching(says),
        nextStep: step,
      }
      expect([placed.status, placed.body]).toMatchObject([409, told])
      expect(await stock()).toBe(1)
      expect((await shopper.get('/api/bag')).body.bag.lines).toHaveLength(1)
      const { orders } = (await shopper.get('/api/orders').expect(200)).body
      expect(orders).toMatchObject([{ status: 'Cancelled' }])
      // An equal repeat gets the same answer; a new key is a new try.
      accept()
      expect((await shop.order(shopper, { pieces: [], key: 'one' })).body).toMatchObject(told)
      expect((await shop.order(shopper, { pieces: [], key: 'two' })).status).toBe(200)
    },
  )

  it.each(FOR_NOW)(
    'refuses because of %s for now: the same key opens it later',
    async (_, status, error, says, step) => {
      refuse(status, error)
      const placed = await shop.order(shopper, { pieces: [{ productId: 'last' }], key: 'one' })
      expect([placed.status, placed.body]).toMatchObject([
        409,
        { code: 'CHECKOUT_IN_PROGRESS', message: expect.stringMatching(says), nextStep: step },
      ])
      accept()
      const again = await shop.order(shopper, { pieces: [], key: 'one' })
      expect([again.status, again.body['status']]).toEqual([200, 'Pending payment'])
    },
  )

  it.each([...FINAL, ...FOR_NOW])(
    'because of %s leaves the earlier order as it was',
    async (_, status, error, says, step) => {
      const first = await shop.order(shopper, { pieces: [{ productId: 'last' }], body: { points: 100 } })
      refuse(status, error)
      const second = await shop.order(shopper, { pieces: [], body: { points: 100, giftWrap: true } })
      expect(second.body).toMatchObject({ message: expect.stringMatching(says), nextStep: step })
      const order = await shop.see(shopper, first.body.orderId)
      expect([order.status, order.paymentUrl]).toEqual(['Pending payment', first.body.paymentUrl])
      expect(shop.payments.provider.find(first.sessionId).session.status).toBe('open')
      expect([await stock(), (await shopper.get('/api/points')).body.balance]).toEqual([0, 0])
      expect((await shopper.get('/api/orders').expect(200)).body.orders).toHaveLength(1)
    },
  )

  it('that cannot be reached says so, and the reconciler opens the payment when it is back', async () => {
    const { server } = shop.payments.app
    const cut = ({ url, socket }: { url?: string; socket: { destroy: () => void } }) => {
      if (url === CREATE) socket.destroy()
    }
    server.prependListener('request', cut)
    const placed = await shop.order(shopper, { pieces: [{ productId: 'last' }] })
    server.removeListener('request', cut)
    expect(placed.body).toMatchObject({ code: 'CHECKOUT_IN_PROGRESS', nextStep: 'retry' })
    await shop.backend.runJob('payments-reconcile')
    const { orders } = (await shopper.get('/api/orders').expect(200)).body
    expect((await shop.see(shopper, orders[0]._id)).paymentUrl).toContain('/pay/')
  })
})
