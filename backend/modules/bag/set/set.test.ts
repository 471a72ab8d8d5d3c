import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Bag } from '#contract/bag.ts'
import type { Passport } from '#contract/passport.ts'
import type { SetOffer } from '#contract/set-pieces.ts'
import type { VariantInput } from '#contract/catalogue-write.ts'
import { readProductInput } from '#backend/modules/catalogue/api.ts'
import { DATABASES, startPurchaseOn } from '#tests/support/databases.ts'
import { piece, putPieces } from '#tests/support/pieces.ts'
import type { Purchase } from '#tests/support/purchase.ts'

/** A loose stone chosen with its setting: one piece in bag, order and passport, and two stocks behind it. */

const own = [{ kind: 'Diamond', cut: 'Round', count: 1, caratsTotal: 1.02, colour: 'H', clarity: 'VS' }]
const setting = { cuts: ['Round'], caratsFrom: 0.5, caratsTo: 2 }
const mount = (
  id: string,
  { metal, making, ...more }: Partial<VariantInput> & { metal: string; making: number },
): VariantInput => {
  const worth = metal === 'Platinum' ? 60_000 : 30_000
  const net = worth + 50_000 + making
  return {
    _id: id,
    metal,
    purity: metal === 'Platinum' ? '950' : '18 kt',
    stone: '1.02 ct',
    stoneQuality: 'VS, H',
    amount: Math.round(net * 1.03),
    stock: 5,
    weightMg: 4204,
    metalWeightMg: 4000,
    parts: [
      { kind: 'metal', label: 'Metal', amount: worth },
      { kind: 'stone', label: 'Stones', amount: 50_000 },
      { kind: 'making', label: 'Making', amount: making },
      { kind: 'gst', label: 'GST', amount: Math.round(net * 0.03) },
    ],
    ...more,
  }
}
const ring = (id = 'ring', more = {}) =>
  piece(id, {
    name: 'Vane',
    metalType: ['Yellow gold', 'Platinum'],
    size: ['11', '12'],
    stones: own,
    setting,
    variants: [
      mount(`${id}-y`, { metal: 'Yellow gold', making: 10_000, isDefault: true }),
      mount(`${id}-p`, { metal: 'Platinum', making: 12_000, makingDays: 14 }),
    ],
    ...more,
  })
const stone = (id: string, { stock = 1, carats = 1.5, cut = 'Round', net = 100_000 } = {}) =>
  piece(id, {
    name: 'Brillant',
    hsn: '710239',
    metalType: [],
    stones: [{ kind: 'Diamond', cut, count: 1, caratsTotal: carats, colour: 'G', clarity: 'VS1' }],
    certificate: { lab: 'GIA', number: '0004052437' },
    attributes: [{ name: 'Measurements', value: '7.30 × 7.33 × 4.50 mm' }],
    makingDays: 2,
    variants: [
      {
        _id: `${id}-v`,
        stone: `${carats} ct`,
        stoneQuality: 'VS1, G',
        amount: Math.round(net * 1.015),
        stock,
        weightMg: Math.round(carats * 200),
        metalWeightMg: 0,
        parts: [
          { kind: 'stone', label: 'Stones', amount: net },
          { kind: 'gst', label: 'GST', amount: Math.round(net * 0.015) },
        ],
      },
    ],
  })

const refusedBy = (input: unknown): unknown => {
  try {
    readProductInput(input)
    return undefined
  } catch (error) {
    return error instanceof Error && 'fields' in error ? error.fields : error
  }
}

it.each([
  [{ metalType: [] }, 'A setting is of a metal.'],
  [{ stones: [] }, 'A setting has exactly one stone of its own, whose place the loose stone takes.'],
  [
    { stones: [...own, ...own] },
    'A setting has exactly one stone of its own, whose place the loose stone takes.',
  ],
  [{ setting: { ...setting, caratsFrom: 3 } }, 'The weight from is more than the weight to.'],
])('a setting that could hold no stone is not written: %o', (wrong, sentence) => {
  expect(refusedBy(ring('ring', wrong))).toEqual({ setting: sentence })
})

describe.each(DATABASES)('a stone in a setting, on %s', (store) => {
  let now = Date.UTC(2026, 10, 22, 10)
  let shop: Purchase

  beforeAll(async () => {
    shop = await startPurchaseOn(store, { webhooks: false, clock: { now: () => now } })
  })
  afterAll(() => shop?.close())

  let round = 0
  /** A ring and a stone that no other test has. */
  const put = async (options: Parameters<typeof stone>[1] = {}) => {
    round += 1
    const ids = { productId: `ring-${round}`, stoneId: `stone-${round}` }
    await putPieces(shop.backend.deps, ring(ids.productId), stone(ids.stoneId, options))
    return { ...ids, size: '12' }
  }
  const wish = (pair: { productId: string; stoneId: string; size: string }, more = {}) => ({
    pieces: [{ ...pair, ...more }],
  })
  const stocks = async ({ productId, stoneId }: { productId: string; stoneId: string }) => {
    const rows = await shop.rows(
      sql<{ id: string; stock: number }>`select id, stock from product_variants
        where product_id in (${productId}, ${stoneId})`,
    )
    return [`${productId}-y`, `${stoneId}-v`].map((id) => rows.find((row) => row.id === id)?.stock)
  }
  const bagOf = async (shopper: { get: Purchase['operator']['get'] }): Promise<Bag> =>
    (await shopper.get('/api/bag').expect(200)).body.bag

  it('costs the setting without its own stone, the stone, and the GST of jewellery', async () => {
    const pair = await put()
    const shopper = await shop.shoppers.open({})
    const answer = await shopper.get(`/api/products/${pair.productId}/set-with/${pair.stoneId}`)
    expect(answer.body).toMatchObject({
      name: 'Vane with Brillant',
      amount: 144_200,
      stoneAmount: 103_000,
      makingDays: 4,
      stock: 1,
      metal: 'Yellow gold',
    })
    expect(answer.body.metals).toEqual([
      { metal: 'Yellow gold', purity: '18 kt', amount: 144_200 },
      { metal: 'Platinum', purity: '950', amount: 177_160 },
    ])
    expect([answer.body.size, answer.body.sizes]).toEqual(['11', ['11', '12']])
    await shopper.post('/api/bag/lines', { ...pair, price: 144_200 }).expect(200)
    const bag = await bagOf(shopper)
    expect(bag).toMatchObject({ pieces: 1, amount: 144_200 })
    expect(bag.tax).toEqual([{ rate: 3, taxable: 140_000, amount: 4200 }])
    expect(bag.lines).toMatchObject([
      {
        productId: pair.productId,
        name: 'Vane with Brillant',
        price: 144_200,
        available: 1,
        stone: '1.5 ct',
        clarity: 'VS1, G',
        size: '12',
        setStone: { productId: pair.stoneId, name: 'Brillant', certificate: { number: '0004052437' } },
      },
    ])
    expect(bag.lines[0]?.breakUp?.parts.map(({ label, detail, amount }) => [label, detail, amount])).toEqual([
      ['18 kt yellow gold', '4.000 g', 30_000],
      ['Stones', '1.5 ct, VS1, G, GIA 0004052437', 100_000],
      ['Making', undefined, 10_000],
      ['GST, 3 %', 'HSN 7113', 4200],
    ])
  })

  it('is offered from both sides, cheapest first, and only while it can be sold', async () => {
    const pair = await put()
    await putPieces(
      shop.backend.deps,
      stone('offered-dear', { net: 300_000 }),
      stone('offered-gone', { stock: 0 }),
      stone('offered-oval', { cut: 'Oval' }),
      stone('offered-heavy', { carats: 2.01 }),
      ring('offered-plain', { setting: undefined }),
    )
    const offers = async (id: string, query = '') =>
      (await shop.operator.get(`/api/products/${id}/set-with${query}`).expect(200)).body
    const stones: SetOffer[] = (await offers(pair.productId)).stones
    const ids = stones.map(({ productId }) => productId)
    expect(ids).toContain(pair.stoneId)
    expect(ids.at(-1)).toBe('offered-dear')
    for (const none of ['offered-gone', 'offered-oval', 'offered-heavy']) expect(ids).not.toContain(none)
    expect(stones.find(({ productId }) => productId === pair.stoneId)).toMatchObject({
      amount: 144_200,
      stoneAmount: 103_000,
      cut: 'Round',
      carats: 1.5,
      colour: 'G',
      certificate: { lab: 'GIA' },
      stock: 1,
    })
    const inPlatinum: SetOffer[] = (await offers(pair.productId, '?metalType=Platinum')).stones
    expect(inPlatinum.find(({ productId }) => productId === pair.stoneId)?.amount).toBe(177_160)
    const { settings } = await offers(`${pair.stoneId}-slug`)
    expect(settings.map(({ productId }: SetOffer) => productId)).toContain(pair.productId)
    expect(await offers('offered-plain')).toEqual({ settings: [], stones: [] })
    await shop.operator.get('/api/products/no-such-piece/set-with').expect(404)
  })

  it('is refused with what is wrong where it cannot be made so', async () => {
    const pair = await put()
    await putPieces(shop.backend.deps, stone('refused-oval', { cut: 'Oval' }), ring('refused-ring'))
    const shopper = await shop.shoppers.open({})
    const add = async (body: object) => {
      const answer = await shopper.post('/api/bag/lines', { ...pair, ...body })
      return [answer.status, answer.body.code, Object.keys(answer.body.fields ?? {}).join()]
    }
    expect(await add({ stoneId: 'refused-oval' })).toEqual([409, 'CONFLICT', ''])
    expect(await add({ stoneId: 'refused-ring' })).toEqual([409, 'CONFLICT', ''])
    expect(await add({ stoneId: 'no-such' })).toEqual([422, 'VALIDATION', 'stoneId'])
    expect(await add({ stone: '1.02 ct' })).toEqual([422, 'VALIDATION', 'stone'])
    expect(await add({ size: undefined })).toEqual([422, 'VALIDATION', 'size'])
    expect(await add({ size: '40' })).toEqual([422, 'VALIDATION', 'size'])
    expect(await add({ quantity: 2 })).toEqual([409, 'OUT_OF_STOCK', 'quantity'])
    expect(await add({ price: 1 })).toEqual([409, 'PRICE_CHANGED', ''])
    expect((await bagOf(shopper)).lines).toEqual([])
  })

  it('shares one stone with a line of the loose stone, whichever came first', async () => {
    const pair = await put()
    for (const [first, second] of [
      [{ productId: pair.stoneId }, pair],
      [pair, { productId: pair.stoneId }],
    ]) {
      const shopper = await shop.shoppers.open({})
      await shopper.post('/api/bag/lines', first ?? {}).expect(200)
      expect((await shopper.post('/api/bag/lines', second ?? {})).body.code).toBe('OUT_OF_STOCK')
    }
    // The setting's own stone is another piece: it stays on a line of its own.
    const shopper = await shop.shoppers.open({})
    await shopper.post('/api/bag/lines', pair).expect(200)
    await shopper.post('/api/bag/lines', { productId: pair.productId, size: '12' }).expect(200)
    const { lines } = await bagOf(shopper)
    expect(lines.map(({ name, price }) => [name, price])).toEqual([
      ['Vane with Brillant', 144_200],
      ['Vane', 92_700],
    ])
    const more = await shopper.patch(`/api/bag/lines/${lines[0]?._id}`, { quantity: 2 })
    expect(more.body.code).toBe('OUT_OF_STOCK')
  })

  it('keeps its held price when the stone gets dearer, and applies a lower price at once', async () => {
    const pair = await put({ stock: 3 })
    const shopper = await shop.shoppers.open({})
    await shopper.post('/api/bag/lines', pair).expect(200)
    await putPieces(shop.backend.deps, stone(pair.stoneId, { stock: 3, net: 120_000 }))
    expect((await bagOf(shopper)).lines).toMatchObject([{ price: 144_200 }])
    now += 20 * 60_000
    expect((await bagOf(shopper)).lines).toMatchObject([{ price: 164_800, problem: 'PRICE_CHANGED' }])
    await putPieces(shop.backend.deps, stone(pair.stoneId, { stock: 3, net: 90_000 }))
    const [fallen] = (await bagOf(shopper)).lines
    expect(fallen).toMatchObject({ price: 133_900, previousPrice: 144_200 })
    expect(fallen?.problem).toBeUndefined()
  })

  it('can no longer be bought when it does not hold the stone, or the stone is withdrawn', async () => {
    const pair = await put()
    const shopper = await shop.shoppers.open({})
    await shopper.post('/api/bag/lines', pair).expect(200)
    const problem = async () => (await bagOf(shopper)).lines[0]?.problem
    await putPieces(shop.backend.deps, ring(pair.productId, { setting: { ...setting, cuts: ['Oval'] } }))
    expect(await problem()).toBe('NOT_SOLD')
    await putPieces(shop.backend.deps, ring(pair.productId))
    expect(await problem()).toBeUndefined()
    await putPieces(shop.backend.deps, { ...stone(pair.stoneId), active: false })
    expect(await problem()).toBe('NOT_SOLD')
  })

  it('the previous release finds no such line for sale', async () => {
    const pair = await put()
    const shopper = await shop.shoppers.open({})
    await shopper.post('/api/bag/lines', pair).expect(200)
    const rows = await shop.rows(
      sql<{
        known: boolean
      }>`select exists (select from product_variants v where v.id = l.variant_id) as known
        from bag_lines l where l.product_id = ${pair.productId}`,
    )
    expect(rows).toEqual([{ known: false }])
  })

  it('is one piece of an order, its invoice and its passport; both stocks go and come back', async () => {
    const pair = await put()
    const bought = await shop.buy(wish(pair))
    expect(await stocks(pair)).toEqual([4, 0])
    const order = await bought.see()
    expect(order['amount']).toBe(144_200)
    expect(order.items).toMatchObject([
      { name: 'Vane with Brillant', stone: '1.5 ct', quantity: 1, price: 144_200 },
    ])
    const number = order.invoices?.[0]?.number ?? ''
    const { body } = await bought.shopper.get(`/api/orders/${bought.id}/invoices/${number}`).expect(200)
    const invoice = Buffer.from(body.content, 'base64').toString()
    for (const told of ['Vane with Brillant', 'GIA 0004052437', '1,44,200']) expect(invoice).toContain(told)
    const item = order.items[0]?._id ?? ''
    const passport: Passport = (
      await bought.shopper.get(`/api/orders/${bought.id}/items/${item}/passport`).expect(200)
    ).body
    expect(passport).toMatchObject({
      item: { name: 'Vane with Brillant' },
      stones: [{ caratsTotal: 1.5, colour: 'G', clarity: 'VS1' }],
      report: { lab: 'GIA', number: '0004052437' },
      orderedGrossMg: 4300,
      orderedNetMg: 4000,
    })
    expect(passport.attributes?.map(({ name }) => name)).toContain('Measurements')
    await shop.operator
      .post(`/api/operator/orders/${bought.id}/cancel`, { reason: 'The shopper asked for it.' })
      .expect(200)
    expect(await stocks(pair)).toEqual([5, 1])
  })

  it('comes back with its stone in it when it is returned', async () => {
    const pair = await put()
    const { shopper, id, see } = await shop.buy(wish(pair))
    const at = `/api/operator/orders/${id}`
    await shop.operator
      .post(`${at}/ship`, { carrier: 'Bluedart', trackingNumber: 'BD 1', withoutHuid: 'Not the matter here' })
      .expect(200)
    await shop.operator.post(`${at}/deliver`, {}).expect(200)
    const item = (await see()).items[0]?._id
    const asked = await shopper
      .post(`/api/orders/${id}/returns`, {
        items: [{ itemId: item, quantity: 1 }],
        reason: 'It does not fit me.',
      })
      .expect(200)
    const back = `/api/operator/returns/${asked.body.returns[0]._id}`
    await shop.operator.post(`${back}/answer`, { answer: 'approve' }).expect(200)
    expect(await stocks(pair)).toEqual([4, 0])
    await shop.operator.post(`${back}/refund`, { restock: true }).expect(200)
    expect(await stocks(pair)).toEqual([5, 1])
  })

  it('an engraved one waits for the workshop, then both its setting and its stone are on sale again', async () => {
    const pair = await put()
    const { id } = await shop.buy(wish(pair, { engraving: 'A' }))
    await shop.operator.post(`/api/operator/orders/${id}/cancel`, { reason: 'Ordered twice.' }).expect(200)
    expect(await stocks(pair)).toEqual([4, 0])
    const { pieces } = (await shop.operator.get('/api/operator/workshop?state=waiting').expect(200)).body
    const one = pieces.at(-1)
    await shop.operator
      .post(`/api/operator/workshop/${one._id}`, { decision: 'restock', reason: 'Polished out' })
      .expect(200)
    expect(await stocks(pair)).toEqual([5, 1])
  })

  it('if two shoppers buy the same stone at once, loose or set, one gets it and the other is told', async () => {
    for (let again = 0; again < 4; again++) {
      const pair = await put()
      const bodies = await Promise.all(
        [wish(pair), again % 2 ? wish(pair) : { pieces: [{ productId: pair.stoneId }] }].map(async (each) => {
          const shopper = await shop.shoppers.open({})
          return (await shop.order(shopper, each)).body
        }),
      )
      expect(bodies.flatMap(({ code }) => code ?? [])).toEqual(['OUT_OF_STOCK'])
      expect((await stocks(pair))[1]).toBe(0)
    }
  })
})
