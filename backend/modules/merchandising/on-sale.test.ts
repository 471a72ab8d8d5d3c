import { afterAll, beforeAll, expect, it } from 'vitest'
import { readProductInput } from '#backend/modules/catalogue/api.ts'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { startPurchase, type Purchase } from '#tests/support/purchase.ts'

/** One combination is taken off sale while its product stays. */

const variants = [
  {
    _id: 'band-gold',
    metal: 'Yellow gold',
    size: '12',
    stoneQuality: 'SI, H',
    amount: 40_000,
    stock: 3,
    isDefault: true,
  },
  { _id: 'band-platinum', metal: 'Platinum', size: '14', stoneQuality: 'VVS, D', amount: 60_000, stock: 2 },
]
const band = piece('band', {
  variants,
  metalType: ['Yellow gold', 'Platinum'],
  size: ['12', '14'],
  stones: [{ kind: 'Diamond', cut: 'Round', count: 1, caratsTotal: 0.3, clarity: 'SI', colour: 'H' }],
})

let shop: Purchase
beforeAll(async () => {
  shop = await startPurchase({ webhooks: false })
  await putPieces(shop.backend.deps, band)
})
afterAll(() => shop?.close())

const sale = (id: string, active: boolean) =>
  shop.operator.put(`/api/operator/variants/${id}/sale`, { active })

it('if a product is named instead of a variant, the answer lists its variants', async () => {
  const refused = await shop.operator.put('/api/operator/variants/band/stock', { stock: 2 }).expect(404)
  expect(refused.body.message).toBe('There is no such variant. ‘band’ has band-gold, band-platinum.')
  expect((await sale('bracelet', false).expect(404)).body.message).toBe('There is no such variant.')
})

it('a combination off sale is offered to nobody, leaves bags unpaid, and comes back as it was', async () => {
  const shopper = await shop.shoppers.open({ verified: true })
  const offered = async () =>
    (await shopper.get('/api/products/band/configuration').expect(200)).body.variants.map(
      ({ _id }: { _id: string }) => _id,
    )
  const bag = async () => (await shopper.get('/api/bag').expect(200)).body.bag
  const wish = { productId: 'band', metalType: 'Platinum', size: '14' }
  await shopper.post('/api/bag/lines', wish).expect(200)
  expect((await sale('band-platinum', false).expect(200)).body).toMatchObject({ productId: 'band', stock: 2 })
  expect(await offered()).toEqual(['band-gold'])
  expect((await bag()).lines[0].problem).toBe('NOT_SOLD')
  expect((await shopper.get('/api/products/band')).body.stock).toBe(3)
  await shopper.get('/api/variants/band-platinum/break-up').expect(404)
  const other = await shop.shoppers.open({ verified: true })
  await other.post('/api/bag/lines', wish).expect(422)
  const seen = (await shop.operator.get('/api/operator/products/band').expect(200)).body
  expect(seen.variants.map(({ active }: { active: boolean }) => active)).toEqual([true, false])

  // Taken to another shop and back, it is still off sale.
  const { products } = (await shop.operator.get('/api/operator/catalogue/products').expect(200)).body
  await putPieces(shop.backend.deps, readProductInput(products[0]))
  expect(await offered()).toEqual(['band-gold'])

  // Nobody finds it by what it is offered in no more.
  const found = async (query: string) =>
    (await shopper.get(`/api/products?${query}`).expect(200)).body.products.length
  const byEach = (queries: string[]) => Promise.all(queries.map(found))
  const ofPlatinum = ['metal=Platinum', 'size=14', 'clarity=VVS', 'colour=D']
  const ofGold = ['metal=Yellow gold', 'size=12', 'clarity=SI', 'colour=H']
  await shop.backend.runJob('search')
  expect([await byEach(ofPlatinum), await byEach(ofGold)]).toEqual([
    [0, 0, 0, 0],
    [1, 1, 1, 1],
  ])

  await sale('band-platinum', true).expect(200)
  await shop.backend.runJob('search')
  expect(await byEach(ofPlatinum)).toEqual([1, 1, 1, 1])
  expect(await offered()).toEqual(['band-gold', 'band-platinum'])
  expect((await bag()).lines[0].problem).toBeUndefined()
})

it('what a product is listed with stays on sale', async () => {
  await sale('band-gold', false).expect(409)
  await sale('nothing', false).expect(404)
  const [gold, platinum] = variants
  expect(() =>
    readProductInput(piece('band', { variants: [{ ...gold!, active: false }, platinum!] })),
  ).toThrow('Product band')
})

it('a stock that was counted before a piece was ordered is refused: the piece would be sold twice', async () => {
  const set = (stock: number, was?: number) =>
    shop.operator.put('/api/operator/variants/band-gold/stock', { stock, was })
  const before = (await set(5).expect(200)).body.stock
  const shopper = await shop.shoppers.open({ verified: true })
  expect((await shop.order(shopper, { pieces: [{ productId: 'band' }] })).status).toBe(200)
  const refused = await set(before + 1, before)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringContaining(`${before - 1} can be sold by now, not ${before}`),
  ])
  expect((await set(before, before - 1).expect(200)).body.stock).toBe(before)
  // A repeat, and whoever does not say what was seen.
  await set(before, before - 1).expect(200)
  await set(before).expect(200)
})
