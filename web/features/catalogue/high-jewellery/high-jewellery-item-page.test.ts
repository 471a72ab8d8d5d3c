import type { Client } from 'urql'
import { expect, it } from 'vitest'
import { productPath } from '../product/product-address.ts'
import { loader } from './high-jewellery-item-page.tsx'

const rings = { id: 'c1', slug: 'rings', name: 'Rings', role: null }
const high = { id: 'c2', slug: 'high-jewellery', name: 'High Jewellery', role: 'HIGH_JEWELLERY' as const }
const product = (...categories: (typeof rings | typeof high)[]) => ({
  id: 'p1',
  categories,
  configuration: null,
})

/** A client that knows one piece. */
const loaded = (...categories: (typeof rings | typeof high)[]) => {
  const data = { product: product(...categories) }
  const client = { query: () => ({ toPromise: () => Promise.resolve({ data }) }) } as unknown as Client
  const url = new URL('http://shop.test/high-jewellery/p1')
  return loader({ client, params: { necklace_id: 'p1' }, url, signedIn: false })
}

it('only a piece of the high jewellery answers at /high-jewellery/{id}; every other has moved to its page', async () => {
  expect(await loaded(rings, high)).toBeUndefined()
  expect(await loaded(rings)).toEqual({ redirect: '/product/p1', status: 301 })
})

it('a piece has one canonical address', () => {
  expect(productPath(product(high))).toBe('/high-jewellery/p1')
  expect(productPath(product(rings))).toBe('/product/p1')
})
