import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#backend/config.ts'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { startPurchase, type Purchase } from '#tests/support/purchase.ts'
import { unpayable, waysFor, waysOn, wrongWay } from './ways-to-pay.ts'

const CRORE = 1_00_00_000

describe('what each way takes at once', () => {
  it('is what its operator publishes, or less where the bank says so', () => {
    expect(waysOn('2026-11-22', {})).toEqual([{ kind: 'card', maximum: 99_99_999_99 }])
    expect(waysOn('2026-11-22', { card: 5_00_000_00 })).toEqual([{ kind: 'card', maximum: 5_00_000_00 }])
    expect(waysOn('2026-11-22', { card: 90 * CRORE * 100 })).toEqual([{ kind: 'card', maximum: 99_99_999_99 }])
    const ways = waysOn('2026-11-22', {})
    expect(waysFor(ways, 99_99_999_99)).toEqual(ways)
    expect(waysFor(ways, CRORE * 100)).toEqual([])
    expect(unpayable(ways, 99_99_999_99)).toBeUndefined()
    const all = waysOn('2026-11-22', {}, { dueOn: '2026-11-26' })
    expect(waysFor(all, 90 * CRORE * 100)).toEqual([{ kind: 'transfer', maximum: Infinity, dueOn: '2026-11-26' }])
    expect(wrongWay(all, CRORE * 100, 'transfer')).toBeUndefined()
    expect(wrongWay(all, CRORE * 100, 'card')).toBe('A card takes ₹99,99,999.99 at once. ₹1,00,00,000 can be paid by bank transfer.')
    expect(wrongWay(ways, 5, 'transfer')).toBe('Bank transfer is not offered. ₹0.05 can be paid by card.')
    expect(waysOn('2026-11-22', { transfer: 5_00_000_00 }, {})[1]?.maximum).toBe(5_00_000_00)
    expect(unpayable(ways, CRORE * 100)).toMatch(/^₹1,00,00,000 cannot be paid here at once: the most is ₹99,99,999\.99/)
  }) // prettier-ignore

  it('is set in whole rupees, one for each way', () => {
    expect(readConfig({ PAY_MAXIMA: ' card=500000 , upi=100000' }).payMaxima).toEqual({
      card: 5_00_000_00,
      upi: 1_00_000_00,
    })
    for (const wrong of ['card', 'card=', 'card=5e5', 'cash=5', 'card=0', 'card=-1', 'card=5.5'])
      expect(() => readConfig({ PAY_MAXIMA: wrong })).toThrow('PAY_MAXIMA must be like card=500000')
  })
})

describe('a sum that no way takes', () => {
  let shop: Purchase
  beforeAll(async () => {
    shop = await startPurchase()
    await putPieces(
      shop.backend.deps,
      piece('parure', { amount: 1_20_00_000 }),
      piece('riviere', { amount: 99_99_999 }),
    )
  })
  afterAll(() => shop.close())

  it('is bagged and quoted, says what to do, and is never sent to the provider', async () => {
    const shopper = await shop.shoppers.open({})
    await shopper.post('/api/bag/lines', { productId: 'parure' }).expect(200)
    const quote = (await shopper.post('/api/checkout/quote', {}).expect(200)).body
    expect(quote).toMatchObject({ total: 1_20_00_000, ways: [], panRequired: true })
    expect(quote.unpayable).toMatch(/₹1,20,00,000 cannot be paid here at once.*write to us/)
    const before = shop.payments.store.sessions.size
    const refused = await shop.order(shopper, { pieces: [] })
    expect([refused.status, refused.body['code']]).toEqual([422, 'VALIDATION'])
    expect(refused.body['fields']).toEqual({ total: quote.unpayable })
    expect(shop.payments.store.sessions.size).toBe(before)
    expect(await shop.rows(sql`select 1 from orders`)).toEqual([])
    expect((await shopper.get('/api/bag')).body.bag.pieces).toBe(1)
  })

  it('a sum within is offered its ways and placed', async () => {
    const shopper = await shop.shoppers.open({})
    const placed = await shop.order(shopper, { pieces: [{ productId: 'riviere' }] })
    expect(placed.status).toBe(200)
    const quote = (await shopper.post('/api/checkout/quote', {})).body
    expect(quote.ways).toEqual([{ kind: 'card', maximum: 99_99_999.99 }])
    expect(quote.unpayable).toBeUndefined()
  })

  it('a PAN whose holder is of no known kind is refused at its field', async () => {
    const shopper = await shop.shoppers.open({})
    const refused = await shop.order(shopper, { pieces: [{ productId: 'riviere' }], body: { pan: 'ABCDE1234F' } })
    expect(refused.body['fields']).toEqual({
      pan: 'The fourth letter of a PAN says who holds it; D is not used.',
    })
    const company = await shop.order(shopper, { pieces: [], body: { pan: 'aaact1234a' } })
    expect(company.status).toBe(200)
  }) // prettier-ignore
})
