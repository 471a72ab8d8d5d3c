import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BreakUp } from '#contract/pricing.ts'
import { paiseFromRupees } from '#backend/lib/trade/money.ts'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { eventually, startPurchase, type Purchase } from '#tests/support/purchase.ts'
import { addRates } from './api.ts'

let now = Date.now()
let shop: Purchase
const GOLD = { metal: 'Yellow gold', purity: '18 kt' }
const TWENTY_MINUTES = 20 * 60_000

beforeAll(async () => {
  shop = await startPurchase({ clock: { now: () => now } })
  await shop.backend.deps.db
    .transaction()
    .execute((tx) => addRates(tx, [{ ...GOLD, paisePerGram: 938_000 }], { at: new Date(now), by: 'test' }))
  await putPieces(
    shop.backend.deps,
    piece('ring', {
      variants: [
        {
          _id: 'ring-v',
          ...GOLD,
          stone: '0.92 ct',
          amount: 186_409,
          stock: 9,
          metalWeightMg: 3420,
          isDefault: true,
          parts: [
            { kind: 'metal', label: 'Metal', amount: 32_079.6 },
            { kind: 'stone', label: 'Stones', amount: 136_500 },
            { kind: 'making', label: 'Making', amount: 12_400.02 },
            { kind: 'gst', label: 'GST', amount: 5429.38 },
          ],
        },
      ],
    }),
    piece('plain', { amount: 20_000 }),
  )
})
afterAll(() => shop.close())

const breakUpOf = async (variant: string): Promise<BreakUp | undefined> =>
  (await shop.shoppers.as('nobody').get(`/api/variants/${variant}/break-up`)).body.breakUp
const setRate = (perGram: number) =>
  shop.operator.post('/api/operator/rates', { rates: [{ ...GOLD, perGram }] })
const sum = (breakUp: BreakUp | undefined) =>
  (breakUp?.parts ?? []).reduce((all, { amount }) => all + paiseFromRupees(amount), 0)

describe('what a price is made of', () => {
  it('metal by weight and rate, stones, making, GST by HSN class', async () => {
    expect(await breakUpOf('ring-v')).toEqual({
      parts: [
        { kind: 'metal', label: '18 kt yellow gold', detail: '3.420 g at ₹9,380 a gram', amount: 32_079.6 },
        { kind: 'stone', label: 'Stones', detail: '0.92 ct', amount: 136_500 },
        { kind: 'making', label: 'Making', amount: 12_400.02 },
        { kind: 'gst', label: 'GST, 3 %', detail: 'HSN 7113', amount: 5429.38 },
      ],
      total: 186_409,
      rate: { ...GOLD, perGram: 9380, setAt: new Date(now).toISOString() },
    })
  })

  it('nothing if the house gives no parts', async () => {
    expect(await breakUpOf('plain-v')).toBeUndefined()
  })

  it('a price set by hand is a discount or making, and the parts still sum to it', async () => {
    for (const [amount, kind] of [
      [180_000, 'discount'],
      [190_000, 'making'],
      [186_409, 'making'],
    ] as const) {
      await shop.operator.put('/api/operator/variants/ring-v/price', { amount }).expect(200)
      const breakUp = await breakUpOf('ring-v')
      expect(sum(breakUp)).toBe(amount * 100)
      expect(breakUp?.parts.some((part) => part.kind === kind)).toBe(true)
      expect(breakUp?.parts.some((part) => part.kind === 'discount')).toBe(amount === 180_000)
      // Back to the making charge of before.
      await putBack()
    }
  })
})

const putBack = () =>
  shop.backend.deps.db.transaction().execute(async (tx) => {
    await sql`delete from variant_price_parts where variant_id = 'ring-v' and kind = 'discount'`.execute(tx)
    await sql`update variant_price_parts set base_paise = null, amount_paise = case kind when 'making' then 1240002
      else 542938 end where variant_id = 'ring-v' and kind in ('making', 'gst')`.execute(tx)
    await sql`update product_variants set price_paise = 18640900 where id = 'ring-v'`.execute(tx)
    await sql`update products set price_paise = 18640900 where id = 'ring'`.execute(tx)
  })

describe('weights are the operator’s', () => {
  const weigh = (weightMg: number, metalWeightMg: number) =>
    shop.operator.put('/api/operator/variants/ring-v/weights', { weightMg, metalWeightMg })

  it('more metal costs more at today’s rate, and less again to the paisa', async () => {
    expect((await weigh(4_200, 4_000).expect(200)).body).toMatchObject({ productId: 'ring', amount: 192_013 })
    const heavier = await breakUpOf('ring-v')
    expect(heavier?.parts[0]).toMatchObject({ detail: '4.000 g at ₹9,380 a gram', amount: 37_520 })
    expect(sum(heavier)).toBe(19_201_300)
    const listed = await shop.shoppers.as('nobody').get('/api/products/ring')
    expect(listed.body.price[0].amount).toBe(192_013)
    expect((await weigh(3_600, 3_420).expect(200)).body.amount).toBe(186_409)
  })

  it('refused: metal heavier than the piece, no weight, an unknown combination', async () => {
    expect((await weigh(3_000, 3_001)).status).toBe(422)
    expect((await weigh(0, 0)).status).toBe(400)
    const weights = { weightMg: 2, metalWeightMg: 1 }
    expect((await shop.operator.put('/api/operator/variants/none/weights', weights)).status).toBe(404)
    expect(await breakUpOf('ring-v')).toMatchObject({ total: 186_409 })
  })
})

describe('metal rates are the operator’s', () => {
  it('a new rate changes the prices that follow it, and the old rate restores them to the paisa; each is stored and audited', async () => {
    const effect = await shop.operator.post('/api/operator/rates/effect', {
      rates: [{ ...GOLD, perGram: 9500 }],
    })
    expect(effect.body).toMatchObject({ products: 1, combinations: 1, dearer: 1, floor: false })
    expect(effect.body.examples).toMatchObject([{ from: 186_409, to: 186_832 }])
    const up = await setRate(9500).expect(200)
    expect(up.body.repriced).toBe(1)
    const dearer = await breakUpOf('ring-v')
    expect(dearer).toMatchObject({ total: 186_832, rate: { perGram: 9500 } })
    expect(sum(dearer)).toBe(18_683_200)
    const listed = await shop.shoppers.as('nobody').get('/api/products/ring')
    expect(listed.body.price[0].amount).toBe(186_832)
    await setRate(9380).expect(200)
    expect(await breakUpOf('ring-v')).toMatchObject({ total: 186_409 })
    const history = await shop.operator.get('/api/operator/rates?metal=Yellow%20gold').expect(200)
    expect(history.body.rates.map((rate: { perGram: number }) => rate.perGram)).toEqual([9380, 9500, 9380])
    // The name of who set it: here the machine of the operator's token.
    expect(history.body.rates[0].setBy).toBe('token:environment')
    const rates = await shop.shoppers.as('nobody').get('/api/rates').expect(200)
    expect(rates.body.rates).toMatchObject([{ ...GOLD, perGram: 9380 }])
    const trail = await shop.rows(sql<{ event: string }>`select event from audit where event = 'rates.set'`)
    expect(trail).toHaveLength(2)
  })

  it('a rate that a colleague has set since it was seen is not replaced unseen', async () => {
    const set = (perGram: number, was: number) =>
      shop.operator.post('/api/operator/rates', { rates: [{ ...GOLD, perGram, was }] })
    await set(9400, 9380).expect(200)
    const late = await set(9450, 9380)
    expect([late.status, late.body.message]).toEqual([
      409,
      'Yellow gold 18 kt is ₹9,400 a gram since you looked. None of these rates was set: look again, then set them.',
    ])
    const both = await Promise.all([set(9410, 9400), set(9420, 9400)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await setRate(9380).expect(200)
  })

  it('only the operator sets them, and only for metals that have one', async () => {
    const shopper = await shop.shoppers.open({})
    expect(
      (await shopper.post('/api/operator/rates', { rates: [{ ...GOLD, perGram: 1 }] })).status,
    ).toBeGreaterThan(400)
    const unknown = await shop.operator.post('/api/operator/rates', {
      rates: [{ metal: 'Tin', purity: '18 kt', perGram: 9 }],
    })
    expect([unknown.status, unknown.body.code]).toEqual([422, 'VALIDATION'])
    expect((await setRate(9380.005)).status).toBe(422)
    for (const path of ['/api/operator/rates', '/api/operator/rates/effect']) {
      const twice = await shop.operator.post(path, {
        rates: [
          { ...GOLD, perGram: 9400 },
          { ...GOLD, perGram: 9500 },
        ],
      })
      expect([twice.status, twice.body.message]).toEqual([422, expect.stringContaining('appears twice')])
    }
    expect((await setRate(-1)).status).toBe(400)
  })
})

describe('break-ups of several pieces', () => {
  it('as they are listed, in the order asked; unknown ones and those without parts are left out', async () => {
    const ask = (ids: string) => shop.shoppers.as('nobody').get(`/api/break-ups?ids=${ids}`)
    const { body } = await ask('plain,none,ring,ring').expect(200)
    expect(body.breakUps).toEqual([{ productId: 'ring', breakUp: await breakUpOf('ring-v') }])
    expect(sum(body.breakUps[0].breakUp)).toBe(18_640_900)
    for (const ids of ['', 'a,,b', Array.from({ length: 9 }, (_, n) => `p${n}`).join(',')])
      expect((await ask(ids)).status).toBe(400)
  })
})

describe('a rate is held, and a changed price is a step of its own', () => {
  it('held for twenty minutes; then old and new; placed only after a yes to what is shown; the invoice adds up', async () => {
    const shopper = await shop.shoppers.open({})
    await shopper.post('/api/bag/lines', { productId: 'ring', quantity: 2 }).expect(200)
    await setRate(9500).expect(200)
    const held = (await shopper.post('/api/checkout/quote', {})).body
    expect(held.total).toBe(372_818)
    expect(held.lines[0].breakUp.rate.perGram).toBe(9380)
    expect(sum(held.lines[0].breakUp)).toBe(37_281_800)
    expect(held.heldUntil).toBe(new Date(now + TWENTY_MINUTES).toISOString())

    now += TWENTY_MINUTES
    const changed = (await shopper.get('/api/bag')).body.bag
    const [line] = changed.lines
    expect(line).toMatchObject({ problem: 'PRICE_CHANGED', previousPrice: 186_409, price: 186_832 })
    // Even the right new total is refused until the shopper accepts the new price.
    const early = await shop.order(shopper, { pieces: [] })
    expect([early.status, early.body['code']]).toEqual([409, 'PRICE_CHANGED'])
    const stale = await shopper.post('/api/bag/accept', { lines: [{ lineId: line._id, price: 186_409 }] })
    expect([stale.status, stale.body.code]).toEqual([409, 'PRICE_CHANGED'])
    const yes = await shopper
      .post('/api/bag/accept', { lines: [{ lineId: line._id, price: 186_832 }] })
      .expect(200)
    expect(yes.body.bag.lines[0].problem).toBeUndefined()

    // A large order to a new address, twenty minutes after signing in: it asks who this is.
    await shopper.post('/api/session/confirmation', { password: shopper.password }).expect(200)
    const placed = await shop.order(shopper, { pieces: [] })
    expect(placed.status).toBe(200)
    shop.payments.provider.pay(placed.sessionId, 'ok', { name: 'Test', email: null })
    await eventually(async () => (await shop.see(shopper, placed.body.orderId)).status === 'paid')
    const order = await shop.see(shopper, placed.body.orderId)
    const breakUp = order.items[0]?.breakUp
    expect(sum(breakUp)).toBe(37_366_400)
    expect(breakUp?.parts.at(-1)?.amount).toBe(order.tax?.[0]?.amount)

    const number = order.invoices?.[0]?.number ?? ''
    const document = (await shopper.get(`/api/orders/${order._id}/invoices/${number}`).expect(200)).body
    const html = Buffer.from(document.content, 'base64').toString()
    const parts = [...html.matchAll(/<small class="part"><span>[^<]+<\/span><span>₹([\d,.]+)/g)]
    const taxable = /Taxable value<\/th><td class="n">₹([\d,.]+)/.exec(html)?.[1] ?? ''
    const paise = (text = '') => Math.round(Number(text.replaceAll(',', '')) * 100)
    expect(parts).toHaveLength(3)
    expect(parts.reduce((all, [, amount]) => all + paise(amount), 0)).toBe(paise(taxable))
    expect(html).toContain('18 kt yellow gold, 2 × 3.420 g at ₹9,500 a gram')
    await setRate(9380).expect(200)
  })

  it('points lessen the taxable value; the parts still sum to what is paid', async () => {
    const shopper = await shop.shoppers.open({ verified: true })
    await shopper.post('/api/bag/lines', { productId: 'ring' }).expect(200)
    const quote = (await shopper.post('/api/checkout/quote', { points: 100 })).body
    expect(quote.discount).toBe(100)
    expect(quote.lines[0].breakUp.total).toBe(186_309)
    expect(sum(quote.lines[0].breakUp)).toBe(18_630_900)
    expect(quote.lines[0].breakUp.parts.map((part: { label: string }) => part.label)).toContain('Points')
  })
})
