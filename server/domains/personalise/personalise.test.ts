import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startShop, type Shop } from '#tests/support/server.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ backend: { seed: 'catalogue' } })
})
afterAll(() => shop.close())

const rules = async (productId: string) => {
  const { data } = await shop.graphql<{
    product: { personalisation: Record<string, unknown> | null } | null
  }>(
    `query ($productId: ID!) { product(id: $productId) { personalisation {
      engraving { place most mostWithStone faces price days } noEngraving
      birthStones { month name price days } box { name outside stampMost stampPrice } } } }`,
    { productId },
  )
  return data?.product?.personalisation
}

const add = async (input: object) => {
  const { data } = await shop.graphql<{
    addToBag: { bag: { lines: Record<string, unknown>[] } | null; userErrors: { field: string }[] }
  }>(
    `mutation ($input: AddToBagInput!) { addToBag(input: $input) {
      bag { lines { price personal engraving engravingFace birthStone box boxStamp returnable makingDays } }
      userErrors { field message } } }`,
    { input },
  )
  return data?.addToBag
}

const idOf = async (slug: string) =>
  (await shop.graphql<{ product: { id: string; price: number } }>(`{ product(id: "${slug}") { id price } }`))
    .data?.product

describe('what can be made personal, from the backend', () => {
  it('names limits, lettering, price and days of one piece', async () => {
    const vane = await rules('vane')
    expect(vane).toMatchObject({
      engraving: {
        place: 'BAND',
        most: 18,
        mostWithStone: 12,
        faces: ['SERIF', 'SCRIPT', 'DEVANAGARI'],
        price: 0,
        days: 3,
      },
      noEngraving: null,
      box: { name: 'Small', stampMost: 3, stampPrice: 0 },
    })
    expect(vane?.birthStones).toHaveLength(12)
  })

  it('says why a piece cannot be personalised, and nothing about an unknown piece', async () => {
    expect(await rules('ronde')).toMatchObject({
      engraving: null,
      noEngraving: expect.stringContaining('all the way round'),
      birthStones: [],
    })
    expect(await rules('no-such-piece')).toBeUndefined()
  })

  it('prices, dates and binds a personal piece on the server, whatever the browser says', async () => {
    const vane = await idOf('vane')
    const plain = await add({ productId: vane?.id, size: '12' })
    expect(plain?.bag?.lines[0]).toMatchObject({
      personal: 0,
      returnable: true,
      box: 'SIGNATURE',
      boxStamp: null,
    })
    const bag = await add({
      productId: vane?.id,
      size: '12',
      engraving: 'मीरा 21.11.26',
      birthStone: 'ruby',
      boxStamp: 'ms',
    })
    expect(bag?.userErrors).toEqual([])
    expect(bag?.bag?.lines.at(-1)).toMatchObject({
      price: (vane?.price ?? 0) + 420_000,
      personal: 420_000,
      engraving: 'मीरा 21.11.26',
      engravingFace: 'DEVANAGARI',
      birthStone: 'Ruby',
      boxStamp: 'MS',
      returnable: false,
    })
    const days = [plain, bag].map((each) => Number(each?.bag?.lines.at(-1)?.makingDays))
    expect((days[1] ?? 0) - (days[0] ?? 0)).toBe(7)
  })

  it.each([
    [{ engraving: 'More than twelve', birthStone: 'Ruby' }, 'engraving'],
    [{ engraving: 'मीरा', engravingFace: 'SCRIPT' }, 'engraving'],
    [{ birthStone: 'Pearl' }, 'birthStone'],
    [{ boxStamp: 'MS', box: 'POUCH' }, 'boxStamp'],
  ])('refuses %j by its field', async (wishes, field) => {
    const vane = await idOf('vane')
    const answer = await add({ productId: vane?.id, size: '12', ...wishes })
    expect(answer?.userErrors.map((error) => error.field)).toContain(field)
  })
})
