import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startShop, type Shop } from '#tests/support/server.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ backend: { seed: 'catalogue' } })
})
afterAll(() => shop.close())
beforeEach(() => shop.recorder.clear())

interface Item {
  id: string
  collections: string[]
  categoryIds: string[]
  categories: { id: string }[]
  related: { id: string; collections: string[]; categoryIds: string[] }[]
}

const RELATED = `{ products(limit: 12) { items { id collections categoryIds categories { id }
  related { id collections categoryIds } } } }`

describe('edges of a piece', () => {
  it('related pieces share the collection, else the kind or its category, a price like its own first, and never are itself', async () => {
    const { data, errors } = await shop.graphql<{ products: { items: Item[] } }>(RELATED)
    expect(errors).toEqual([])
    const items = data?.products.items ?? []
    expect(items.some(({ collections }) => collections.length === 0)).toBe(true)
    for (const { id, collections, categories, categoryIds, related } of items) {
      expect(related.length).toBeGreaterThan(0)
      expect(related.length).toBeLessThanOrEqual(4)
      for (const other of related) {
        expect(other.id).not.toBe(id)
        if (collections[0]) expect(other.collections).toContain(collections[0])
        else
          expect([categories[0]?.id, ...categoryIds]).toEqual(
            expect.arrayContaining([expect.toBeOneOf(other.categoryIds)]),
          )
      }
    }
  })

  it('the nearest of a kind come first: a sister by name, then a price like its own', async () => {
    const ask = '{ product(id: "SLUG") { price related { name price categories { slug } } } }'
    interface Near {
      product: { price: number; related: { name: string; price: number; categories: { slug: string }[] }[] }
    }
    const watch = await shop.graphql<Near>(ask.replace('SLUG', 'heure-bleue'))
    expect(watch.data?.product.related[0]?.name).toBe('Heure bleue sertie')
    const stone = await shop.graphql<Near>(ask.replace('SLUG', 'ovale-pierre-seule'))
    const { price = 0, related = [] } = stone.data?.product ?? {}
    const away = related.map((one) => Math.abs(Math.log(one.price / price)))
    expect(away).toEqual(away.toSorted((a, b) => a - b))
    expect(related.map(({ name }) => name)).toContain('Émeraude, pierre seule')
  })

  it('break-ups of a list are asked for together, eight a call', async () => {
    const { data, errors } = await shop.graphql<{
      products: { items: { price: number; breakUp: { total: number } | null }[] }
    }>('{ products(limit: 12) { items { price breakUp { total } } } }')
    expect(errors).toEqual([])
    expect(data?.products.items.map(({ breakUp }) => breakUp?.total)).toEqual(
      data?.products.items.map(({ price }) => price),
    )
    expect(shop.recorder.names().filter((name) => name === 'listBreakUps')).toHaveLength(2)
  })

  it('what costs a call for each piece is given to few at once, with a clear refusal beyond', async () => {
    const { errors } = await shop.graphql(
      '{ products(limit: 40) { items { configuration { options { name } } } } }',
    )
    expect(errors.length).toBeGreaterThan(0)
    expect(new Set(errors.map(({ extensions }) => extensions.code))).toEqual(new Set(['BAD_REQUEST']))
    expect(shop.recorder.names().filter((name) => name === 'getConfiguration')).toHaveLength(24)
  })

  it('the page of a piece is one document', async () => {
    const { data, errors } = await shop.graphql<{ product: Record<string, unknown> }>(
      `{ product(id: "vane") { price categories { slug } related { id } personalisation { noEngraving }
        configuration { combinations { listed } } breakUp { total } } }`,
    )
    expect(errors).toEqual([])
    expect(data?.product).toMatchObject({
      categories: [{ slug: 'rings' }, { slug: 'diamonds' }],
      breakUp: { total: data?.product.price },
    })
    expect(shop.recorder.names().toSorted()).toEqual([
      'getConfiguration',
      'getFrame',
      'getPersonalisation',
      'getProduct',
      'listBreakUps',
      'listProducts',
    ])
  })
})
