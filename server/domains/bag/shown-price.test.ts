import { afterAll, beforeAll, expect, it } from 'vitest'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { startShop, type Shop } from '#tests/support/server.ts'

let shop: Shop
const putRing = async (amount: number) => {
  if (!shop.backend) throw new Error('this test needs the real backend')
  await putPieces(shop.backend.deps, piece('ring', { amount }))
}
beforeAll(async () => {
  shop = await startShop({ backend: { seed: 'none' } })
  await putRing(84_000)
})
afterAll(() => shop.close())

interface Added {
  bag: { pieces: number; lines: { price: number }[] } | null
  price: number | null
  userErrors: { code: string; field: string | null }[]
}
const add = async (price?: number, more: object = {}) => {
  const { data, errors } = await shop.graphql<{ addToBag: Added }>(
    `mutation ($input: AddToBagInput!) { addToBag(input: $input) {
      bag { pieces lines { price } } price userErrors { code field } } }`,
    { input: { productId: 'ring', ...(price !== undefined && { price }), ...more } },
  )
  expect(errors).toEqual([])
  return data?.addToBag
}

it('a piece goes into the bag at the price that was shown', async () => {
  expect(await add(8_400_000)).toEqual({
    bag: { pieces: 1, lines: [{ price: 8_400_000 }] },
    price: null,
    userErrors: [],
  })
})

it('at another price nothing is added; the new price is shown, and applies once it is accepted', async () => {
  await putRing(86_000)
  const refused = { bag: null, price: 8_600_000, userErrors: [{ code: 'PRICE_CHANGED', field: null }] }
  expect(await add(8_400_000)).toEqual(refused)
  expect(await add(8_600_001)).toEqual(refused)
  expect((await add(8_600_000))?.bag).toMatchObject({ pieces: 1, lines: [{ price: 8_600_000 }] })
})

it('personal work is within the price', async () => {
  const ruby = { birthStone: 'Ruby' }
  expect(await add(8_600_000, ruby)).toMatchObject({ price: 9_020_000, bag: null })
  expect((await add(9_020_000, ruby))?.bag?.lines).toEqual([{ price: 9_020_000 }])
})

it('without a shown price, today’s is taken', async () => {
  expect((await add())?.userErrors).toEqual([])
})
