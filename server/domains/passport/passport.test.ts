import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addRates } from '#backend/modules/pricing/api.ts'
import { putResaleTerms } from '#backend/modules/passport/api.ts'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { eventually, startPurchase, type Purchase } from '#tests/support/purchase.ts'
import { startShop, type Shop } from '#tests/support/server.ts'

interface Data {
  order: { id: string; items: { id: string; passport: boolean }[] } | null
  passport: {
    kind: string
    orderedGrossMg: number | null
    stones: { kind: string; labGrown: boolean }[]
    attributes: { name: string; text: string }[]
    item: { price: number }
    rate: { perGram: number } | null
    pieces: {
      huid: string | null
      exchange: { metal: number; stones: number; total: number; paid: number; stonesPaid: number } | null
    }[]
  } | null
}

const ORDER = 'query ($id: ID!) { order(id: $id) { id items { id passport } } }'
const PASSPORT = `query ($orderId: ID!, $itemId: ID!) { passport(orderId: $orderId, itemId: $itemId) {
  kind orderedGrossMg stones { kind labGrown } attributes { name text } item { price } rate { perGram }
  pieces { huid exchange { metal stones total paid stonesPaid } } } }`

describe('the passport in GraphQL', () => {
  const GOLD = { metal: 'Rose gold', purity: '18 kt' }
  let shop: Purchase
  let bff: Shop
  beforeAll(async () => {
    shop = await startPurchase()
    bff = await startShop({ backendUrl: shop.backend.url })
    await putPieces(
      shop.backend.deps,
      piece('ring', {
        attributes: [{ name: 'Width', value: 2.4, unit: 'mm' }],
        stones: [{ kind: 'Diamond', cut: 'Round', count: 1, caratsTotal: 0.5, labGrown: true }],
        variants: [
          {
            _id: 'ring-v',
            ...GOLD,
            amount: 103,
            stock: 5,
            weightMg: 2500,
            metalWeightMg: 2400,
            isDefault: true,
            parts: [
              { kind: 'metal', label: 'Metal', amount: 50 },
              { kind: 'stone', label: 'Stones', amount: 40 },
              { kind: 'making', label: 'Making', amount: 10 },
              { kind: 'gst', label: 'GST', amount: 3 },
            ],
          },
        ],
      }),
    )
    await shop.backend.deps.db.transaction().execute(async (tx) => {
      await addRates(tx, [{ ...GOLD, paisePerGram: 900_050 }], { at: new Date(), by: 'test' })
      await putResaleTerms(
        tx,
        { exchange: { metal: 10_000, stones: 9000 }, buyBack: { metal: 9500, stones: 8000 } },
        Date.now(),
        'operator',
      )
    })
  })
  afterAll(async () => {
    await bff.close()
    await shop.close()
  })

  it('in paise, for its owner; another shopper is answered like for an unknown piece', async () => {
    const shopper = await shop.shoppers.open({})
    const placed = await shop.order(shopper, { pieces: [{ productId: 'ring' }] })
    shop.payments.provider.pay(placed.sessionId, 'ok', { name: 'Test', email: null })
    await eventually(async () => (await shop.see(shopper, placed.body.orderId)).status === 'paid')
    await shop.operator
      .post(`/api/operator/orders/${placed.body.number}/ship`, {
        pieces: [{ item: '1', huid: 'ZZ9Z9Z', grossMg: 2510, netMg: 2411 }],
      })
      .expect(200)
    const as = (token: string) => ({ authorization: `Bearer ${token}` })
    const { data } = await bff.graphql<Data>(ORDER, { id: placed.body.orderId }, as(shopper.token))
    const [item] = data?.order?.items ?? []
    expect(item?.passport).toBe(true)
    const ids = { orderId: placed.body.orderId, itemId: item?.id }
    expect((await bff.graphql<Data>(PASSPORT, ids, as(shopper.token))).data?.passport).toEqual({
      kind: 'JEWEL',
      orderedGrossMg: 2500,
      stones: [{ kind: 'Diamond', labGrown: true }],
      attributes: [{ name: 'Width', text: '2.4 mm' }],
      item: { price: 10_300 },
      rate: { perGram: 900_050 },
      // 2.411 g at ₹9,000.50 plus nine tenths of ₹40, but no more than the ₹103 that was paid.
      pieces: [
        {
          huid: 'ZZ9Z9Z',
          exchange: { metal: 2_170_020, stones: 3600, total: 10_300, paid: 10_300, stonesPaid: 4000 },
        },
      ],
    })
    const other = await shop.shoppers.open({})
    const foreign = await bff.graphql<Data>(PASSPORT, ids, as(other.token))
    expect([foreign.data, foreign.errors]).toEqual([{ passport: null }, []])
    const nobody = await bff.graphql<Data>(PASSPORT, ids)
    expect(nobody.errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })
})

describe('a backend that keeps none (specification section 7 alone)', () => {
  it('offers no passport, and is not asked for one', async () => {
    const bff = await startShop()
    try {
      const bearer = { authorization: 'Bearer good-token' }
      const { data } = await bff.graphql<Data>(ORDER, { id: 'o1' }, bearer)
      expect(data?.order?.items).toEqual([{ id: 'p2', passport: false }])
      bff.recorder.clear()
      const none = await bff.graphql<Data>(PASSPORT, { orderId: 'o1', itemId: 'p2' }, bearer)
      expect([none.data?.passport, none.errors]).toEqual([null, []])
      expect(bff.recorder.names()).toEqual([])
    } finally {
      await bff.close()
    }
  })
})
