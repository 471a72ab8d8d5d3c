import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProductInput } from '#contract/catalogue-write.ts'
import type { Quote } from '#contract/checkout.ts'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { startPurchase, type Purchase } from '#tests/support/purchase.ts'

let shop: Purchase
beforeAll(async () => {
  shop = await startPurchase()
})
afterAll(() => shop.close())

/** Writes products by an import of one line each. */
const imported = async (...products: ProductInput[]) => {
  const begun = await shop.operator.post('/api/operator/catalogue/imports').expect(200)
  const path = `/api/operator/catalogue/imports/${begun.body.importId}`
  await shop.operator
    .put(`${path}/lines`, { lines: products.map((product, at) => ({ line: at + 1, product })) })
    .expect(200)
  return (await shop.operator.post(`${path}/finish`, { dryRun: false }).expect(200)).body
}
const setRates = (body: object) => shop.operator.post('/api/operator/rates', body)

/** A piece of metal alone, with its parts at this GST rate. */
const ofMetal = (
  id: string,
  hsn: string,
  { metal, purity, grams, perGram, making }: { metal: string; purity: string; grams: number; perGram: number; making: number }, // prettier-ignore
): ProductInput => {
  const net = grams * perGram + making
  const amount = Math.ceil(net * 1.03)
  const gst = Math.round((amount * 100 * 300) / 10_300) / 100
  const parts = [
    { kind: 'metal' as const, label: 'Metal', amount: grams * perGram },
    { kind: 'making' as const, label: 'Making', amount: Math.round((amount - gst - grams * perGram) * 100) / 100 },
    { kind: 'gst' as const, label: 'GST', amount: gst },
  ] // prettier-ignore
  return piece(id, {
    hsn,
    variants: [
      {
        _id: `${id}-v`,
        metal,
        purity,
        amount,
        stock: 9,
        metalWeightMg: grams * 1000,
        isDefault: true,
        parts,
      },
    ],
  })
}

describe('a metal and purity gets its first rate by an operator’s command', () => {
  it.each([
    ['Yellow gold', '24 kt', 12_480],
    ['Silver', '999', 158.5],
    ['Silver', '925', 146.6],
    ['Platinum', '950', 5120],
  ])('%s %s', async (metal, purity, perGram) => {
    const rates = [{ metal, purity, perGram }]
    const slip = await setRates({ rates })
    expect([slip.status, slip.body.code]).toEqual([422, 'VALIDATION'])
    expect(slip.body.message).toContain(`rates add '${metal}' '${purity}' ${perGram}`)
    const added = await setRates({ rates, add: true }).expect(200)
    expect(added.body.rates).toContainEqual(expect.objectContaining({ metal, purity, perGram }))
    await setRates({ rates }).expect(200)
  })

  it.each([1e-9, 0, -5, 0.001, 1e300, 12.345])('a rate of %s is refused in a sentence', async (perGram) => {
    const answer = await setRates({ rates: [{ metal: 'Yellow gold', purity: '24 kt', perGram }] })
    expect([400, 422]).toContain(answer.status)
    expect(answer.body).toMatchObject({ code: 'VALIDATION', fields: expect.any(Object) })
  })
})

describe('tax classes', () => {
  it('a class without a rate is refused when the piece is written, with what to write instead', async () => {
    for (const [hsn, words] of [
      ['8306', 'no GST rate for 8306'],
      ['7102', 'hangs on the condition'],
      ['', 'no GST rate'],
      ['7113x', 'four, six or eight digits'],
    ] as const) {
      const { errors, written } = await imported(piece('odd', { hsn }))
      expect(written).toBe(false)
      expect(errors).toEqual([{ line: 1, message: expect.stringContaining(words) }])
    }
    await expect(putPieces(shop.backend.deps, piece('odd', { hsn: '8306' }))).rejects.toThrow('not right')
  })

  it('a gold coin and a 24 kt piece are imported, follow the rate, and are put in the bag and quoted', async () => {
    const gold = { metal: 'Yellow gold', purity: '24 kt', perGram: 12_480 }
    await setRates({ rates: [gold], add: true }).expect(200)
    const done = await imported(
      ofMetal('coin', '71189000', { ...gold, grams: 10, making: 900 }),
      ofMetal('bangle24', '7113', { ...gold, grams: 20, making: 30_000 }),
    )
    expect(done).toMatchObject({ errors: [], added: 2, written: true })
    const { body } = await setRates({ rates: [{ ...gold, perGram: 12_500 }] }).expect(200)
    expect(body.repriced).toBe(2)

    const shopper = await shop.shoppers.open({})
    for (const productId of ['coin', 'bangle24'])
      await shopper.post('/api/bag/lines', { productId }).expect(200)
    const quote: Quote = (await shopper.post('/api/checkout/quote', {}).expect(200)).body
    const [coin, bangle] = quote.lines
    expect(coin?.problem).toBeUndefined()
    expect(coin?.price).toBe(129_677)
    expect(coin?.breakUp?.parts.at(-1)).toMatchObject({ kind: 'gst', detail: 'HSN 71189000' })
    expect(coin?.breakUp?.rate).toMatchObject({ purity: '24 kt', perGram: 12_500 })
    expect(bangle?.breakUp?.parts[0]).toMatchObject({ amount: 250_000 })
    expect(quote.tax).toEqual([{ rate: 3, taxable: expect.any(Number), amount: expect.any(Number) }])
    expect(quote.total).toBe(quote.goods)
  })

  it('rough and cut stones, goldsmiths’ wares, imitation and watches carry the rates of their classes', async () => {
    const rates = { '710231': 0.25, '710239': 1.5, '710391': 0.25, '710491': 1.5, '7114': 3, '7117': 3, '9102': 18 }
    await putPieces(shop.backend.deps, ...Object.keys(rates).map((hsn) => piece(`of-${hsn}`, { hsn })))
    for (const [hsn, rate] of Object.entries(rates)) {
      const visitor = await shop.shoppers.as('nobody').post('/api/bag/lines', { productId: `of-${hsn}` }).expect(200)
      expect(visitor.body.bag.tax).toMatchObject([{ rate }])
    }
  }) // prettier-ignore
})
