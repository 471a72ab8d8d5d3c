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
      transitDays: 2,
      expectedArrival: '2026-11-30',
    })
    expect((await ask('570001?makingDays=4')).body).toMatchObject({
      place: 'the South',
      expectedArrival: '2026-12-02',
    })
  })

  it('says where nothing is sent, and refuses what is no PIN code', async () => {
    expect((await ask('900001')).body).toEqual({
      pin: '900001',
      served: false,
      place: 'the Army Post Office',
    })
    for (const pin of ['056001', '56000', '5600011', 'abcdef']) expect((await ask(pin)).status).toBe(400)
  })

  it('the order promises the same day, and none is placed to where nothing is sent', async () => {
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
})
