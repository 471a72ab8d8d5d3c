import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startShop, type Shop } from '#tests/support/server.ts'

const SEEN_AT = `query ($id: ID!, $near: String) {
  product(id: $id) { name seenAt(near: $near) { name distanceKm } }
}`

interface Answer {
  product: { name: string; seenAt: { name: string; distanceKm: number | null }[] } | null
}

describe('where a piece can be seen', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await startShop({ backend: { seed: 'catalogue' } })
  })
  afterAll(() => shop.close())

  const shown = async () => {
    const { data } = await shop.graphql<{ stores: { items: { name: string; pieces: { id: string }[] }[] } }>(
      '{ stores { items { name pieces { id } } } }',
    )
    const salons = data?.stores.items ?? []
    const id = salons.flatMap(({ pieces }) => pieces)[0]?.id ?? ''
    const names = salons.filter(({ pieces }) => pieces.some((piece) => piece.id === id))
    return { id, names: names.map(({ name }) => name) }
  }

  it('is in the salons that show it, the nearest to a PIN code first', async () => {
    const { id, names } = await shown()
    expect(names.length).toBeGreaterThan(0)
    const anywhere = await shop.graphql<Answer>(SEEN_AT, { id })
    expect(anywhere.data?.product?.seenAt.map(({ name }) => name)).toEqual(names)
    const near = await shop.graphql<Answer>(SEEN_AT, { id, near: '560034' })
    const distances = near.data?.product?.seenAt.map(({ distanceKm }) => distanceKm) ?? []
    expect(distances).toHaveLength(names.length)
    expect(distances).toEqual([...distances].sort((one, other) => Number(one) - Number(other)))
  })
})

describe('salons that cannot be read', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await startShop()
  })
  afterAll(() => shop.close())

  it('do not take the piece with them', async () => {
    shop.standIn?.intercept(({ path }) => {
      if (path === '/api/capabilities') return { body: { version: '1', features: ['stores'] } }
      return path.startsWith('/api/stores') ? { status: 500, body: {} } : undefined
    })
    const { data, errors } = await shop.graphql<Answer>(SEEN_AT, { id: 'p1' })
    expect(errors).toEqual([])
    expect(data?.product).toEqual({ name: 'Aster Ring', seenAt: [] })
  })
})
