import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startShop, type Shop } from '#tests/support/server.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ backend: { seed: 'catalogue' } })
}, 180_000)
afterAll(() => shop.close())

interface Offer {
  slug: string
  total: number
  stonePrice: number
}
interface Asked {
  product: {
    setting: { cuts: string[] } | null
    setOffers: { settings: Offer[]; stones: Offer[] }
    setPiece: Record<string, unknown> | null
  } | null
}

const DOCUMENT = `query ($id: ID!, $stone: ID!, $metal: String, $size: String) { product(id: $id) {
  setting { cuts }
  setOffers { settings { slug total stonePrice } stones { slug total stonePrice cut carats } }
  setPiece(stoneId: $stone, metal: $metal, size: $size) {
    name total stonePrice stock metal purity size sizes metals { metal purity total } breakUp { total parts { label amount } }
  } } }`
const ask = async (variables: Record<string, string>) =>
  (await shop.graphql<Asked>(DOCUMENT, variables)).data?.product

describe('a stone and its setting', () => {
  it('are offered to each other, and cost the same from both sides', async () => {
    const [vane, brillant] = [
      await ask({ id: 'vane', stone: 'brillant' }),
      await ask({ id: 'brillant', stone: 'brillant' }),
    ]
    const stone = vane?.setOffers.stones.find(({ slug }) => slug === 'brillant')
    const setting = brillant?.setOffers.settings.find(({ slug }) => slug === 'vane')
    expect(stone).toMatchObject({ total: setting?.total, stonePrice: setting?.stonePrice })
    expect([vane?.setting?.cuts, brillant?.setting, brillant?.setPiece]).toEqual([['Round'], null, null])
    expect(vane?.setPiece).toMatchObject({ name: 'Vane with Brillant', total: stone?.total, stock: 1 })
  })

  it('of a list are counted in one call, and of a stone that is sold there are none', async () => {
    interface Listed {
      products: { items: { slug: string; stock: number; settingsInStock: number | null }[] }
    }
    const list = async () => {
      shop.recorder.clear()
      const { data, errors } = await shop.graphql<Listed>(
        '{ products(filter: { tags: ["loose"] }, limit: 12) { items { slug stock settingsInStock } } }',
      )
      expect(errors).toEqual([])
      return data?.products.items ?? []
    }
    const stones = await list()
    expect(stones.length).toBeGreaterThan(4)
    expect(shop.recorder.names().filter((name) => name === 'countSettings')).toHaveLength(1)
    for (const { slug, settingsInStock } of stones) {
      const offers = (await ask({ id: slug, stone: slug }))?.setOffers
      expect([slug, settingsInStock]).toEqual([slug, offers?.settings.length])
    }
  })

  it('can be had in each metal at its price, and are billed to the paisa', async () => {
    const told = (await ask({ id: 'vane', stone: 'brillant', metal: 'Rose gold', size: '14' }))?.setPiece
    expect(told).toMatchObject({ metal: 'Rose gold', size: '14', sizes: expect.arrayContaining(['6', '22']) })
    const { breakUp, metals, total } = told as {
      total: number
      metals: { metal: string; total: number }[]
      breakUp: { total: number; parts: { amount: number }[] }
    }
    expect(metals.find(({ metal }) => metal === 'Rose gold')?.total).toBe(total)
    expect([breakUp.total, breakUp.parts.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([
      total,
      total,
    ])
  })

  it('are not found if the stone does not fit, or is not a stone', async () => {
    for (const stone of ['poire-pierre-seule', 'vane', 'no-such-stone'])
      expect((await ask({ id: 'vane', stone }))?.setPiece, stone).toBeNull()
    expect((await ask({ id: 'vane', stone: 'brillant', size: '99' }))?.setPiece).toBeNull()
  })

  it('go to the bag as one line that names its stone', async () => {
    const { data } = await shop.graphql<{
      addToBag: { bag: { lines: unknown[] } | null; userErrors: unknown[] }
    }>(
      `mutation ($input: AddToBagInput!) { addToBag(input: $input) { userErrors { field message }
        bag { lines { name stone setStone { slug name certificate { number } } } } } }`,
      { input: { productId: 'vane', stoneId: 'brillant', size: '12' } },
    )
    expect(data?.addToBag).toEqual({
      userErrors: [],
      bag: {
        lines: [
          {
            name: 'Vane with Brillant',
            stone: '1.97 ct',
            setStone: { slug: 'brillant', name: 'Brillant', certificate: { number: '0004052437' } },
          },
        ],
      },
    })
  })
})
