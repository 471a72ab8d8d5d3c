import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES, startPurchaseOn } from '#tests/support/databases.ts'
import { piece, putPieces } from '#tests/support/pieces.ts'
import type { Purchase } from '#tests/support/purchase.ts'

describe.each(DATABASES)('a rule of points of its own, on %s', (database) => {
  const RULE = { welcome: 50, rupeesPerPoint: 500, worthPaise: 50, mostPercent: 20 }
  const DEARER = { welcome: 10, rupeesPerPoint: 100, worthPaise: 200, mostPercent: 5 }
  let shop: Purchase
  let now = Date.now()

  const set = (points: typeof RULE | null) =>
    shop.operator.patch('/api/operator/shop', { facts: { points } }).expect(200)

  beforeAll(async () => {
    const clock = { now: () => ++now }
    shop = await startPurchaseOn(database, { webhooks: false, clock })
    await putPieces(shop.backend.deps, piece('studs', { amount: 10_300, stock: 50 }))
  })
  afterAll(() => shop?.close())

  const bought = () => shop.buy({ pieces: [{ productId: 'studs', quantity: 2 }], body: { points: 50 } })

  it('gives, takes, limits and earns by it', async () => {
    await set(RULE)
    const shopper = await shop.shoppers.open({ verified: true })
    await shopper.post('/api/bag/lines', { productId: 'studs' }).expect(200)
    const { body: quote } = await shopper.post('/api/checkout/quote', { points: 50 }).expect(200)
    expect(quote).toMatchObject({
      goods: 10_300,
      discount: 25,
      total: 10_275,
      points: { balance: 50, spendable: 50, spent: 50, earns: 20 },
    })
    await set({ ...RULE, mostPercent: 1, worthPaise: 1000 })
    const { body: less } = await shopper.post('/api/checkout/quote', { points: 50 }).expect(200)
    expect(less).toMatchObject({ discount: 100, points: { spendable: 10, spent: 10 } })
  })

  it('still applies to an order that was placed under it, whatever the house decides later', async () => {
    await set(RULE)
    const { shopper, id } = await bought()
    expect(await shop.see(shopper, id)).toMatchObject({ discount: 25, pointsSpent: 50, pointsEarned: 41 })
    await set(DEARER)
    await shop.operator.post(`/api/operator/orders/${id}/cancel`, { reason: 'A test' }).expect(200)
    await shop.backend.runJob('payments-refunds')
    expect(await shop.see(shopper, id)).toMatchObject({ refunded: 20_575, pointsEarned: 0 })
    expect((await shopper.get('/api/points').expect(200)).body).toMatchObject({ balance: 50, onTheWay: [] })
  })

  it('is none: nothing is given, taken or promised', async () => {
    await set(RULE)
    const rich = await shop.shoppers.open({ verified: true })
    await set(null)
    expect((await shop.operator.get('/api/shop').expect(200)).body).not.toHaveProperty('points')
    await rich.post('/api/bag/lines', { productId: 'studs' }).expect(200)
    const { body: quote } = await rich.post('/api/checkout/quote', { points: 50 }).expect(200)
    expect(quote).toMatchObject({ discount: 0, points: { balance: 50, spendable: 0, spent: 0, earns: 0 } })
    const plain = await shop.shoppers.open({ verified: true })
    expect((await plain.get('/api/points').expect(200)).body).toMatchObject({ balance: 0, entries: [] })
    const { body: account } = await plain.get('/api/account').expect(200)
    const gift = { key: crypto.randomUUID(), points: 10, reason: 'A test' }
    const refused = await shop.operator.post(`/api/operator/shoppers/${account._id}/points`, gift)
    expect(refused.status).toBe(409)
  })

  it('is removed like every optional fact, and reported as changed', async () => {
    await set(RULE)
    const change = async (facts: object): Promise<string[]> =>
      (await shop.operator.patch('/api/operator/shop', { facts })).body.changed.toSorted()
    expect(await change({ countries: ['IN', 'AE'], freeDeliveryFrom: 0 })).toEqual([
      'countries',
      'freeDeliveryFrom',
    ])
    expect(await change({ points: null, countries: null, freeDeliveryFrom: null })).toEqual([
      'countries',
      'freeDeliveryFrom',
      'points',
    ])
    expect(await change({ points: null, countries: null })).toEqual([])
    const { body: facts } = await shop.operator.get('/api/shop').expect(200)
    expect(['points', 'countries', 'freeDeliveryFrom'].filter((name) => name in facts)).toEqual([])
  })

  it('refuses an invalid rule', async () => {
    for (const wrong of [{ worthPaise: 0 }, { mostPercent: 101 }, { rupeesPerPoint: 0.5 }, { welcome: -1 }])
      await shop.operator
        .patch('/api/operator/shop', { facts: { points: { ...RULE, ...wrong } } })
        .expect(400)
  })
})
