import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Compile } from 'typebox/compile'
import { Passport } from '#contract/passport.ts'
import { yearsLater } from '#backend/lib/words/days.ts'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { eventually, startPurchase, type Purchase } from '#tests/support/purchase.ts'
import type { TestShopper } from '#tests/support/shoppers.ts'
import { addRates } from '../pricing/api.ts'
import { putResaleTerms } from './api.ts'

const GOLD = { metal: 'Yellow gold', purity: '18 kt' }
const NOW = Date.now()
let shop: Purchase
let asha: TestShopper

beforeAll(async () => {
  shop = await startPurchase({ clock: { now: () => NOW } })
  await putPieces(
    shop.backend.deps,
    piece('ring', {
      stones: [{ kind: 'Diamond', cut: 'Round', count: 1, caratsTotal: 0.92, colour: 'F', clarity: 'VS1' }],
      certificate: { lab: 'GIA', number: '2141438171' },
      resizable: ['Two sizes up or down'],
      madeIn: 'Jaipur, India',
      variants: [
        {
          _id: 'ring-v',
          ...GOLD,
          stone: '0.92 ct',
          amount: 186_409,
          stock: 90,
          weightMg: 3604,
          metalWeightMg: 3420,
          isDefault: true,
          parts: [
            { kind: 'metal', label: 'Metal', amount: 32_079.6 },
            { kind: 'stone', label: 'Stones', amount: 136_500 },
            { kind: 'making', label: 'Making', amount: 12_400.02 },
            { kind: 'gst', label: 'GST', amount: 5429.38 },
          ],
        },
        { _id: 'ring-w', ...GOLD, stone: '1.20 ct', amount: 250_000, stock: 9, weightMg: 3700 },
      ],
    }),
    piece('stone', {
      hsn: '710239',
      metalType: [],
      stones: [{ kind: 'Diamond', cut: 'Round', count: 1, caratsTotal: 1.97, colour: 'G', clarity: 'VS1' }],
      certificate: { lab: 'GIA', number: '0004052437' },
      attributes: [{ name: 'Measurements', value: '8.06 × 8.10 × 4.94 mm' }],
      variants: [
        { _id: 'stone-v', amount: 120_000, stock: 1, weightMg: 394, metalWeightMg: 0, isDefault: true },
      ],
    }),
    piece('watch', {
      hsn: '9101',
      attributes: [
        { name: 'Power reserve', value: 42, unit: 'hours' },
        { name: 'Movement', value: 'Swiss automatic' },
      ],
      variants: [
        { _id: 'watch-v', metal: 'Steel', purity: '316L', amount: 90_000, stock: 9, metalWeightMg: 16_400 },
      ],
    }),
  )
  await shop.backend.deps.db.transaction().execute(async (tx) => {
    await addRates(tx, [{ ...GOLD, paisePerGram: 938_000 }], { at: new Date(NOW), by: 'test' })
    await putResaleTerms(
      tx,
      { exchange: { metal: 10_000, stones: 9000 }, buyBack: { metal: 9500, stones: 8000 } },
      NOW,
      'operator',
    )
  })
  asha = await shop.shoppers.open({})
})
afterAll(() => shop.close())

const buy = async (pieces: readonly { productId: string; quantity?: number }[], shopper = asha) => {
  const placed = await shop.order(shopper, { pieces })
  expect(placed.status).toBe(200)
  shop.payments.provider.pay(placed.sessionId, 'ok', { name: 'Test', email: null })
  const { orderId } = placed.body
  await eventually(async () => (await shop.see(shopper, orderId)).status === 'paid')
  return shop.see(shopper, orderId)
}
const passportOf = async (orderId: string, itemId: string, shopper = asha) =>
  shopper.get(`/api/orders/${orderId}/items/${itemId}/passport`)
const ship = (order: string, pieces?: readonly object[]) =>
  shop.operator.post(`/api/operator/orders/${order}/ship`, { carrier: 'Insured courier', pieces })

let huids = 0
/** A HUID nobody else has. */
const huid = () => `AB${String((huids += 1)).padStart(4, '0')}`

describe('the passport of a piece', () => {
  it('shows grades, measures and report of a loose stone, and no metal', async () => {
    const order = await buy([{ productId: 'stone' }])
    const { body } = await passportOf(order._id, order.items[0]?._id ?? '')
    expect(Compile(Passport).Errors(body)).toEqual([])
    expect(body).toMatchObject({
      orderedGrossMg: 394,
      stones: [{ caratsTotal: 1.97, colour: 'G' }],
      report: { number: '0004052437' },
      attributes: [{ name: 'Measurements', value: '8.06 × 8.10 × 4.94 mm' }],
      hallmarked: false,
    })
    expect(body).not.toHaveProperty('orderedNetMg')
    const warranty = { jewels: 'Claws for life.', stones: 'It is the stone of its report.' }
    await shop.operator.patch('/api/operator/shop', { facts: { warranty } }).expect(200)
    const promised = (await passportOf(order._id, order.items[0]?._id ?? '')).body.warranty
    await shop.operator.patch('/api/operator/shop', { facts: { warranty: {} } }).expect(200)
    expect(promised).toBe('It is the stone of its report.')
  })

  it('of a coin: the house answers for its fineness, and cleans nothing', async () => {
    await putPieces(
      shop.backend.deps,
      piece('coin', {
        hsn: '7118',
        metalType: ['Yellow gold'],
        purity: ['24 kt'],
        stones: [],
        attributes: [{ name: 'Fineness', value: '999.9 in a thousand' }],
        variants: [
          {
            _id: 'coin-v',
            metal: 'Yellow gold',
            purity: '24 kt',
            amount: 131_840,
            stock: 5,
            weightMg: 10_000,
            metalWeightMg: 10_000,
            isDefault: true,
          },
        ],
      }),
    )
    const warranty = {
      jewels: 'Claws for life.',
      coins: 'It is the gold of its assay.',
      aftercare: 'Cleaned free.',
    }
    await shop.operator.patch('/api/operator/shop', { facts: { warranty } }).expect(200)
    const order = await buy([{ productId: 'coin' }])
    const { body } = await passportOf(order._id, order.items[0]?._id ?? '')
    await shop.operator.patch('/api/operator/shop', { facts: { warranty: {} } }).expect(200)
    expect(body).toMatchObject({
      warranty: 'It is the gold of its assay.',
      care: 'Leave it in its sealed case, or hold it by its edge; rubbing takes metal off.',
      attributes: [{ name: 'Fineness' }],
      orderedNetMg: 10_000,
    })
    expect(body).not.toHaveProperty('aftercare')
  })

  it('holds what was ordered at once, and what was delivered once the bench has said so', async () => {
    const order = await buy([{ productId: 'ring' }])
    const item = order.items[0]
    expect(item?.passport).toBe(true)
    const early: Passport = (await passportOf(order._id, item?._id ?? '')).body
    expect(early).toMatchObject({
      orderNumber: order.number,
      kind: 'jewel',
      madeIn: 'Jaipur, India',
      orderedGrossMg: 3604,
      orderedNetMg: 3420,
      stones: [{ kind: 'Diamond', clarity: 'VS1' }],
      report: { lab: 'GIA', number: '2141438171' },
      resizable: 'Two sizes up or down',
      hallmarked: true,
      pieces: [],
      invoice: order.invoices?.[0]?.number,
      rate: { perGram: 9380 },
    })
    expect(early.item.breakUp?.total).toBe(186_409)

    const code = huid()
    const sent = await ship(order._id, [
      {
        item: '1',
        huid: code.toLowerCase(),
        grossMg: 3611,
        netMg: 3427,
        report: { lab: 'IGI', number: '612440817' },
      },
    ])
    expect([sent.status, sent.body.status]).toEqual([200, 'Shipped'])
    const { pieces }: Passport = (await passportOf(order._id, item?._id ?? '')).body
    // 3.427 g at ₹9,380 is ₹32,145.26; nine tenths of the stones are ₹1,22,850.
    expect(pieces).toEqual([
      {
        huid: code,
        grossMg: 3611,
        netMg: 3427,
        report: { lab: 'IGI', number: '612440817' },
        exchange: {
          metal: 32_145.26,
          stones: 122_850,
          total: 154_995.26,
          paid: 186_409,
          stonesPaid: 136_500,
          metalPercent: 100,
          stonePercent: 90,
        },
        buyBack: {
          metal: 30_537.99,
          stones: 109_200,
          total: 139_737.99,
          paid: 186_409,
          stonesPaid: 136_500,
          metalPercent: 95,
          stonePercent: 80,
        },
      },
    ])
  })

  it('gives at most what was paid for this piece, and for stones their share of what was paid', async () => {
    const shopper = await shop.shoppers.open({ verified: true })
    const placed = await shop.order(shopper, {
      pieces: [{ productId: 'ring', quantity: 2 }],
      body: { points: 100 },
    })
    shop.payments.provider.pay(placed.sessionId, 'ok', { name: 'Test', email: null })
    const { orderId } = placed.body
    await eventually(async () => (await shop.see(shopper, orderId)).status === 'paid')
    await ship(orderId, [
      { item: '1', huid: huid(), grossMg: 3600, netMg: 3420 },
      { item: '1', huid: huid(), grossMg: 3600, netMg: 3420 },
    ]).expect(200)
    const item = (await shop.see(shopper, orderId)).items[0]?._id ?? ''
    const quotes = async () =>
      ((await passportOf(orderId, item, shopper)).body as Passport).pieces.map(({ exchange }) => exchange)
    // ₹100 of points: each piece cost ₹1,86,359, its stones ₹1,36,463.38; nine tenths of those are given.
    for (const quote of await quotes()) expect(quote).toMatchObject({ paid: 186_359, stones: 122_817.04 })
    const rate = (paisePerGram: number) =>
      shop.backend.deps.db
        .transaction()
        .execute((tx) => addRates(tx, [{ ...GOLD, paisePerGram }], { at: new Date(NOW), by: 'test' }))
    await rate(9_380_000)
    for (const quote of await quotes()) expect(quote?.total).toBe(186_359)
    await rate(938_000)
  })

  it('goes with its owner’s data, and with nobody else’s', async () => {
    const [shopper, other] = [await shop.shoppers.open({}), await shop.shoppers.open({})]
    const order = await buy([{ productId: 'ring' }], shopper)
    const code = huid()
    await ship(order._id, [{ item: '1', huid: code, grossMg: 3600, netMg: 3420 }]).expect(200)
    const dataOf = async (who: TestShopper) =>
      (await who.post('/api/account/export', { password: who.password }).expect(200)).body
    expect(JSON.stringify(await dataOf(shopper))).toContain(code)
    expect(JSON.stringify(await dataOf(other))).not.toContain(code)
  })

  it('a watch has no HUID, no resale value without a rate, and the warranty that the house promises, which ends', async () => {
    const warranty = {
      jewels: 'For life.',
      watches: 'Three years.',
      watchYears: 3,
      watchServiceYears: 5,
      aftercare: 'Cleaned free.',
    }
    const order = await buy([{ productId: 'watch' }])
    const item = order.items[0]?._id ?? ''
    await ship(order._id, [{ item: '1', grossMg: 61_000 }]).expect(200)
    await shop.operator.post(`/api/operator/orders/${order._id}/deliver`).expect(200)
    const bare: Passport = (await passportOf(order._id, item)).body
    expect([bare.warranty, bare.warrantyUntil, bare.service]).toEqual([
      'Against defects of workmanship, as the law provides.',
      undefined,
      undefined,
    ])
    await shop.operator.patch('/api/operator/shop', { facts: { warranty } }).expect(200)
    const { body }: { body: Passport } = await passportOf(order._id, item)
    expect(body).toMatchObject({
      kind: 'watch',
      attributes: [
        { name: 'Power reserve', value: 42, unit: 'hours' },
        { name: 'Movement', value: 'Swiss automatic' },
      ],
      care: 'It winds itself while it is worn. Keep it from magnets and from hot water.',
      hallmarked: false,
      warranty: 'Three years.',
      warrantyUntil: yearsLater(NOW, 3),
      service: { everyYears: 5, dueBy: yearsLater(NOW, 5) },
    })
    expect(body.pieces).toEqual([{ grossMg: 61_000 }])
    // Its metal is only that of its case, which says nothing next to the whole weight, so it is not shown.
    for (const absent of ['rate', 'report', 'resizable', 'orderedGrossMg', 'orderedNetMg'] as const)
      expect(body[absent]).toBeUndefined()
  })

  it('is shown to the owner only, exists only after payment, and ends when the piece is returned', async () => {
    const order = await buy([{ productId: 'watch' }])
    const item = order.items[0]?._id ?? ''
    const other = await shop.shoppers.open({})
    for (const [who, status] of [
      [other, 404],
      [shop.shoppers.as('nobody'), 401],
    ] as const)
      expect((await who.get(`/api/orders/${order._id}/items/${item}/passport`)).status).toBe(status)
    expect((await passportOf(order._id, 'none')).status).toBe(404)

    const open = await shop.order(other, { pieces: [{ productId: 'watch' }] })
    const unpaid = (await shop.see(other, open.body.orderId)).items[0]
    expect(unpaid?.passport).toBeUndefined()
    expect((await passportOf(open.body.orderId, unpaid?._id ?? '', other)).status).toBe(404)

    await ship(order._id).expect(200)
    await shop.operator.post(`/api/operator/orders/${order._id}/deliver`).expect(200)
    await asha
      .post(`/api/orders/${order._id}/returns`, {
        items: [{ itemId: item, quantity: 1 }],
        reason: 'Too large.',
      })
      .expect(200)
    expect((await passportOf(order._id, item)).status).toBe(200)
    const [back] = (await shop.see(asha, order._id)).returns ?? []
    await shop.operator.post(`/api/operator/returns/${back?._id}/answer`, { answer: 'approve' }).expect(200)
    await shop.operator.post(`/api/operator/returns/${back?._id}/refund`, {}).expect(200)
    const ended = await passportOf(order._id, item)
    expect([ended.status, ended.body.ended?.because, ended.body.number]).toEqual([
      200,
      'returned',
      `${order.number}/1`,
    ])
  })

  it('is one for each piece; the piece that came back ends its own, keeps its history and fetches nothing', async () => {
    const order = await buy([{ productId: 'watch' }, { productId: 'ring', quantity: 2 }])
    const ring = order.items.find(({ name }) => name !== order.items[0]?.name) ?? order.items[1]
    const item = ring?._id ?? ''
    const place = String(order.items.findIndex(({ _id }) => _id === item) + 1)
    expect(ring?.passports?.map(({ piece: at }) => at)).toEqual([1, 2])
    const codes = [huid(), huid()]
    await ship(
      order._id,
      codes.map((code, at) => ({ item: place, huid: code, grossMg: 3600 + at, netMg: 3400 + at })),
    ).expect(200)
    const read = async (at: number): Promise<Passport> =>
      (await asha.get(`/api/orders/${order._id}/items/${item}/passport?piece=${at}`).expect(200)).body
    const before = [await read(1), await read(2)]
    expect(before.map(({ pieces }) => pieces.map((each) => each.huid))).toEqual(codes.map((code) => [code]))
    expect(new Set(before.map(({ number }) => number)).size).toBe(2)
    // The report that the listing shows is of one stone.
    expect(before.map(({ report }) => report?.number)).toEqual(['2141438171', undefined])
    expect((await asha.get(`/api/orders/${order._id}/items/${item}/passport?piece=3`)).status).toBe(404)

    await shop.operator.post(`/api/operator/orders/${order._id}/deliver`).expect(200)
    await asha
      .post(`/api/orders/${order._id}/returns`, {
        items: [{ itemId: item, quantity: 1 }],
        reason: 'Too large.',
      })
      .expect(200)
    const [back] = (await shop.see(asha, order._id)).returns ?? []
    const path = `/api/operator/returns/${back?._id}`
    await shop.operator.post(`${path}/answer`, { answer: 'approve' }).expect(200)
    for (const pieces of [
      [{ item: place, piece: 3 }],
      [
        { item: place, piece: 1 },
        { item: place, piece: 2 },
      ],
      [{ item: place === '1' ? '2' : '1', piece: 1 }],
    ])
      expect((await shop.operator.post(`${path}/refund`, { pieces })).status).toBe(409)
    // Read while the refund is written: each answer is the one before or the one after, never half of each.
    const [seen] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, () => read(1))),
      shop.operator.post(`${path}/refund`, { pieces: [{ item: place, piece: 1 }] }).expect(200),
    ])
    for (const { ended, pieces } of [...seen, await read(1)])
      expect(pieces.map((each) => [each.huid, each.buyBack === undefined])).toEqual([
        [codes[0], ended !== undefined],
      ])
    expect((await read(1)).ended?.because).toBe('returned')
    const other = await read(2)
    expect([other.ended, other.pieces[0]?.huid]).toEqual([undefined, codes[1]])
    expect(other.pieces[0]?.buyBack).toBeDefined()
    const seenOrder = (await shop.see(asha, order._id)).items.find(({ _id }) => _id === item)
    expect(seenOrder?.passports?.map(({ ended }) => ended?.because)).toEqual(['returned', undefined])
  })
})

describe('the operator writes down what the bench says', () => {
  it('each piece of an item, and says in one sentence what is wrong', async () => {
    const order = await buy([{ productId: 'ring', quantity: 2 }])
    const good = { item: '1', grossMg: 3600, netMg: 3400 }
    const [one, two] = [huid(), huid()]
    const refused: [object[], string, RegExp][] = [
      [[{ ...good, huid: one }], 'pieces.0.item', /was ordered 2 times and 1 is given/],
      [[{ ...good, item: '7', huid: one }], 'pieces.0.item', /no item 7/],
      [[good, good], 'pieces.0.huid', /give the HUID/],
      [
        [
          { ...good, huid: one },
          { ...good, huid: one },
        ],
        'pieces.1.huid',
        /given twice/,
      ],
      [[{ ...good, huid: one, netMg: 3601 }], 'pieces.0.netMg', /heavier than the whole piece/],
      [[{ ...good, huid: one, grossMg: 36_000 }], 'pieces.0.grossMg', /ordered at 3.604 g: 36.000 g/],
    ]
    for (const [pieces, field, sentence] of refused) {
      const { status, body } = await ship(order._id, pieces)
      expect([status, body.code], String(sentence)).toEqual([422, 'VALIDATION'])
      expect([Object.keys(body.fields), body.message]).toEqual([[field], expect.stringMatching(sentence)])
    }
    expect((await ship(order._id, [{ ...good, huid: 'AB-123' }])).status).toBe(400)
    // Refused as a whole: the order has not left.
    expect((await shop.see(asha, order._id)).status).toBe('paid')

    await ship(order._id, [
      { ...good, huid: one },
      { ...good, huid: two },
    ]).expect(200)
    const item = order.items[0]?._id ?? ''
    const codes = async () =>
      Promise.all(
        [1, 2].map(async (at) => {
          const { body } = await asha.get(`/api/orders/${order._id}/items/${item}/passport?piece=${at}`)
          return (body as Passport).pieces[0]?.huid
        }),
      )
    expect(await codes()).toEqual([one, two])

    // Corrected later; the place on the slip and the id are the same item.
    const three = huid()
    const path = `/api/operator/orders/${order.number}/pieces`
    const corrected = [
      { ...good, huid: one },
      { ...good, item, huid: three },
    ]
    await shop.operator.post(path, { pieces: corrected }).expect(200)
    await shop.operator.post(path, { pieces: corrected }).expect(200)
    expect(await codes()).toEqual([one, three])
    const trail = await shop.rows(
      sql<{ details: { pieces: number } }>`select details from audit
        where event = 'order.pieces-recorded' and subject = ${`order:${order._id}`}`,
    )
    expect(trail).toHaveLength(3)

    const next = await buy([{ productId: 'ring' }])
    const taken = await ship(next._id, [{ ...good, huid: one }])
    expect([taken.status, taken.body.message]).toEqual([
      409,
      `HUID ${one} is that of a piece of order ${order.number}, which has not come back: read it from the piece again.`,
    ])
  })

  it('hallmarked gold without its HUID stays in the house, unless the house says why', async () => {
    const order = await buy([{ productId: 'ring' }])
    const kept = await ship(order._id)
    expect([kept.status, kept.body.code, kept.body.message]).toEqual([
      422,
      'VALIDATION',
      'Item 1, Piece ring, is gold that must bear a HUID: give its piece, or say why it leaves without.',
    ])
    expect((await shop.see(asha, order._id)).status).toBe('paid')
    const path = `/api/operator/orders/${order._id}/ship`
    for (const withoutHuid of ['', 'no', '         '])
      expect((await shop.operator.post(path, { withoutHuid })).status, withoutHuid).toBe(400)

    const withoutHuid = 'Made for export: the buyer abroad hallmarks it'
    await shop.operator.post(path, { withoutHuid }).expect(200)
    // Said again it is the same parcel, and nothing is written twice.
    await shop.operator.post(path, { withoutHuid }).expect(200)
    const trail = await shop.rows(
      sql<{ details: object }>`select details from audit
        where event = 'order.shipped-without-huid' and subject = ${`order:${order._id}`}`,
    )
    expect(trail).toEqual([{ details: { items: '1', reason: withoutHuid } }])
  })

  it('gold under two grams and what is not gold leave without one', async () => {
    await putPieces(
      shop.backend.deps,
      piece('thin', {
        variants: [{ _id: 'thin-v', ...GOLD, amount: 9000, stock: 9, weightMg: 1990 }],
      }),
    )
    for (const productId of ['thin', 'watch'])
      expect((await ship((await buy([{ productId }]))._id)).body.status, productId).toBe('Shipped')
  })

  it('and the e-mail that it has left leads to the passport of each of its pieces', async () => {
    const shopper = await shop.shoppers.open({})
    const order = await buy([{ productId: 'ring' }, { productId: 'watch' }], shopper)
    await ship(order._id, [{ item: '1', huid: huid(), grossMg: 3600, netMg: 3420 }]).expect(200)
    const message = (await shop.shoppers.emailsTo(shopper.email)).find(({ subject }) =>
      subject.includes('is on its way'),
    )
    for (const { _id, name } of order.items) {
      const path = `/order/${order._id}/piece/${_id}`
      expect(message?.plain).toMatch(new RegExp(`Passport of the piece: ${name}:\nhttp[^\n]+${path}\n`))
    }
    expect(order.items).toHaveLength(2)
  })

  it('neither for a watch’s HUID, nor for an order that was never paid, nor for a shopper', async () => {
    const order = await buy([{ productId: 'watch' }])
    const path = `/api/operator/orders/${order._id}/pieces`
    const marked = await shop.operator.post(path, { pieces: [{ item: '1', huid: huid(), grossMg: 61_000 }] })
    expect(marked.body.fields['pieces.0.huid']).toMatch(/bears no HUID/)
    expect(
      (await asha.post(path, { pieces: [{ item: '1', grossMg: 61_000 }] })).status,
    ).toBeGreaterThanOrEqual(401)
    const other = await shop.shoppers.open({})
    const open = await shop.order(other, { pieces: [{ productId: 'watch' }] })
    const early = await shop.operator.post(`/api/operator/orders/${open.body.orderId}/pieces`, {
      pieces: [{ item: '1', grossMg: 61_000 }],
    })
    expect([early.status, early.body.code]).toEqual([409, 'CONFLICT'])
  })

  it('another stone than the listed one has neither the listed stones nor their report', async () => {
    const shopper = await shop.shoppers.open({})
    await shopper.post('/api/bag/lines', { productId: 'ring', stone: '1.20 ct' }).expect(200)
    const order = await buy([], shopper)
    const { body } = await passportOf(order._id, order.items[0]?._id ?? '', shopper)
    expect(body.item.stone).toBe('1.20 ct')
    expect([body.stones, body.report]).toEqual([[], undefined])
  })
})
