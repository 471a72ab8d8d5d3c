import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { startShop, type Shop } from '#tests/support/server.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ backend: { seed: 'none' } })
  if (!shop.backend) throw new Error('this test needs the real backend')
  const variant = (metal: string, purity: string, size: string, amount: number, stock: number) => ({
    _id: `vane-${metal}-${purity}-${size}`.replaceAll(' ', ''),
    metal,
    purity,
    size,
    amount,
    stock,
    weightMg: 4345,
  })
  await putPieces(
    shop.backend.deps,
    piece('vane', {
      size: ['8', '12'],
      variants: [
        { ...variant('Platinum', '950', '12', 444_346, 3), isDefault: true, makingDays: 12 },
        variant('Platinum', '950', '8', 430_000, 1),
        variant('Rose gold', '14 kt', '12', 300_000, 0),
      ],
      impossible: [{ purity: '22 kt', reason: '22 kt is too soft for these claws' }],
    }),
    piece('plain'),
  )
})
afterAll(() => shop.close())

interface Asked {
  product: { configuration: object | null }
}

const DOCUMENT = `query ($id: ID!) { product(id: $id) { configuration {
  options { name values } combinations { choices price stock weightMg makingDays listed }
  impossible { metal purity reason } } } }`

describe('what can be chosen of a piece', () => {
  it('every combination with its price, stock, weight and days; values that are never made among the others', async () => {
    const { data, errors } = await shop.graphql<Asked>(DOCUMENT, { id: 'vane-slug' })
    expect(errors).toEqual([])
    expect(data?.product.configuration).toEqual({
      options: [
        { name: 'METAL', values: ['Platinum', 'Rose gold'] },
        { name: 'PURITY', values: ['14 kt', '22 kt', '950'] },
        { name: 'SIZE', values: ['8', '12'] },
      ],
      combinations: {
        choices: [
          [0, 2, 1],
          [0, 2, 0],
          [1, 0, 1],
        ],
        price: [44_434_600, 43_000_000, 30_000_000],
        stock: [3, 1, 0],
        weightMg: [4345, 4345, 4345],
        makingDays: [12, 4, 4],
        listed: 0,
      },
      impossible: [{ metal: null, purity: '22 kt', reason: '22 kt is too soft for these claws' }],
    })
  })

  it('an unknown piece has none', async () => {
    const { data, errors } = await shop.graphql(DOCUMENT, { id: 'none' })
    expect([data, errors]).toEqual([{ product: null }, []])
  })

  it('the bag takes exactly the chosen combination, at its price and from its stock', async () => {
    const add = (input: string) =>
      shop.graphql<{ addToBag: { bag: { lines: object[] } | null; userErrors: { code: string }[] } }>(
        `mutation { addToBag(input: { productId: "vane", ${input} }) {
          bag { lines { metalType purity size price available makingDays } } userErrors { code } } }`,
      )
    const taken = await add('metalType: "Platinum", purity: "950", size: "8"')
    expect(taken.data?.addToBag.bag?.lines).toEqual([
      { metalType: 'Platinum', purity: '950', size: '8', price: 43_000_000, available: 1, makingDays: 4 },
    ])
    const gone = await add('metalType: "Rose gold", purity: "14 kt", size: "12"')
    expect(gone.data?.addToBag.userErrors).toEqual([{ code: 'OUT_OF_STOCK' }])
    const never = await add('metalType: "Rose gold", purity: "950", size: "12"')
    expect(never.data?.addToBag.userErrors).toEqual([{ code: 'VALIDATION' }])
  })
})

it('a backend of section 7 alone offers no choice, and is not asked for one', async () => {
  const plain = await startShop()
  try {
    const { data, errors } = await plain.graphql<Asked>(DOCUMENT, { id: 'p1' })
    expect([data?.product.configuration, errors]).toEqual([null, []])
    expect(plain.recorder.names()).toEqual(['getProduct'])
  } finally {
    await plain.close()
  }
})
