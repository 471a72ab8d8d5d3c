import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putZones } from '#backend/modules/promise/api.ts'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { ADDRESS, startPurchase, type Purchase } from '#tests/support/purchase.ts'

/** A Saturday. */
const now = Date.UTC(2026, 10, 21, 10)
let shop: Purchase
beforeAll(async () => {
  shop = await startPurchase({ clock: { now: () => now } })
  await putPieces(shop.backend.deps, piece('studs', { amount: 9000, makingDays: 4 }))
  await shop.backend.deps.db.transaction().execute((tx) =>
    putZones(tx, [
      { prefix: '5', name: 'the South', transitDays: 4, served: true },
      { prefix: '560', name: 'Bengaluru', transitDays: 2, served: true },
      { prefix: '9', name: 'the Army Post Office', transitDays: 1, served: false },
    ]),
  )
})
afterAll(() => shop.close())

const ask = (path: string) => shop.shoppers.as('nobody').get(`/api/promise/${path}`)

describe('delivery by PIN code', () => {
  it('the longest prefix decides; workshop and way are working days', async () => {
    expect((await ask('560001?makingDays=4')).body).toEqual({
      pin: '560001',
      served: true,
      place: 'Bengaluru',
      city: 'Bengaluru',
      states: ['Karnataka'],
      transitDays: 2,
      expectedArrival: '2026-11-30',
    })
    // The name of a region is not a town.
    const south = (await ask('570001?makingDays=4')).body
    expect(south.city).toBeUndefined()
    expect(south).toMatchObject({
      place: 'the South',
      expectedArrival: '2026-12-02',
    })
  })

  it('says where nothing is delivered, and refuses an invalid PIN code', async () => {
    expect((await ask('900001')).body).toEqual({
      pin: '900001',
      served: false,
      place: 'the Army Post Office',
      states: [],
    })
    for (const pin of ['056001', '56000', '5600011', 'abcdef']) expect((await ask(pin)).status).toBe(400)
  })

  it('the order promises the same day, and none is placed where nothing is delivered', async () => {
    const shopper = await shop.shoppers.open({})
    const to = (postalCode: string) => ({ delivery: { kind: 'ship', address: { ...ADDRESS, postalCode } } })
    const refused = await shop.order(shopper, { body: to('900001') })
    expect([refused.status, refused.body['code']]).toEqual([422, 'VALIDATION'])
    expect(refused.body['fields']).toMatchObject({
      'address.postalCode':
        'We cannot send insured to 900001, the Army Post Office. You can collect at a store.',
    })
    const placed = await shop.order(shopper, { pieces: [], body: to('560001') })
    expect((await shop.see(shopper, placed.body.orderId)).expectedArrival).toBe('2026-11-30')
  })

  it('the state must be that of the PIN code, and GST is split by it', async () => {
    const shopper = await shop.shoppers.open({})
    const to = (postalCode: string, state: string) => ({
      delivery: { kind: 'ship', address: { ...ADDRESS, state, postalCode } },
    })
    const refused = await shop.order(shopper, { body: to('110001', 'Maharashtra') })
    expect([refused.status, refused.body['code']]).toEqual([422, 'VALIDATION'])
    expect(refused.body['fields']).toEqual({
      'address.state': 'The PIN code 110001 is in Delhi, not in Maharashtra. Please correct one of them.',
    })
    const nowhere = await shop.order(shopper, { pieces: [], body: to('350001', 'Gujarat') })
    expect(nowhere.body['fields']).toHaveProperty(['address.postalCode'])
    for (const [pin, state, place] of [
      ['110001', 'delhi', 'Delhi'],
      ['605001', 'Puducherry', 'Puducherry'],
      ['605001', 'Tamil Nadu', 'Tamil Nadu'],
    ] as const) {
      const placed = await shop.order(await shop.shoppers.open({}), { body: to(pin, state) })
      expect(placed.status).toBe(200)
      const rows = await shop.rows(
        sql<{ place: string }>`select place_of_supply as place from orders where id = ${placed.body.orderId}`,
      )
      expect(rows).toEqual([{ place }])
    }
  })
})
