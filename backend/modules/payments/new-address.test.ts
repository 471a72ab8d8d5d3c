import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { ADDRESS, startPurchase, type Purchase } from '#tests/support/purchase.ts'

const MINUTE = 60_000
let now = Date.now()
let shop: Purchase

beforeAll(async () => {
  shop = await startPurchase({ clock: { now: () => now }, webhooks: false, seed: 'none' })
  await putPieces(
    shop.backend.deps,
    piece('great', { amount: 300_000, stock: 20 }),
    piece('small', { amount: 50_000, stock: 20 }),
  )
})
afterAll(() => shop?.close())

const to = (address: object = {}) => ({
  delivery: { kind: 'ship', address: { ...ADDRESS, ...address } },
  pan: 'ABCPE1234F',
})
const buy = (shopper: Parameters<Purchase['order']>[0], productId: string, body: object) =>
  shop.order(shopper, { pieces: [{ productId }], body: { ...body } })

describe('a large order to a new address', () => {
  it('waits until the shopper has shown who they are, and keeps the bag as it was', async () => {
    const asha = await shop.shoppers.open({})
    now += 11 * MINUTE
    const refused = await buy(asha, 'great', to())
    expect([refused.status, refused.body.code]).toEqual([403, 'CONFIRM_IDENTITY'])
    expect((await asha.get('/api/bag/count')).body).toMatchObject({ pieces: 1 })
    await asha.post('/api/session/confirmation', { password: asha.password }).expect(200)
    expect((await shop.order(asha, { pieces: [], body: to() })).status).toBe(200)
  })

  it('is asked about once for each address: written otherwise it is the same, next door it is another', async () => {
    const asha = await shop.shoppers.open({})
    expect((await buy(asha, 'great', to())).status).toBe(200)
    now += 11 * MINUTE
    const again = await buy(asha, 'great', to({ addressLine1: '14, LAVELLE  ROAD' }))
    expect(again.status).toBe(200)
    for (const other of [
      { addressLine1: '15 Lavelle Road' },
      { addressLine1: '1/4 Lavelle Road' },
      { name: 'Asha' },
    ])
      expect((await buy(asha, 'great', to(other))).status).toBe(403)
  })

  it('is not asked about below the sum, nor where nothing is sent', async () => {
    const asha = await shop.shoppers.open({})
    now += 11 * MINUTE
    expect((await buy(asha, 'small', { ...to(), pan: undefined })).status).toBe(200)
    // A small order makes the address no known one.
    expect((await buy(asha, 'great', to())).status).toBe(403)
  })

  it('has the sum that the house chose', async () => {
    const asha = await shop.shoppers.open({})
    await shop.operator.patch('/api/operator/shop', { facts: { confirmAddressAbove: 10_000 } }).expect(200)
    now += 11 * MINUTE
    expect((await buy(asha, 'small', { ...to(), pan: undefined })).status).toBe(403)
  })
})
