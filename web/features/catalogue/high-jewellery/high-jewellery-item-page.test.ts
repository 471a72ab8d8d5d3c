import type { Client } from 'urql'
import { expect, it } from 'vitest'
import { productPath } from '../product/product-address.ts'
import { loader } from './high-jewellery-item-page.tsx'

const categories = [
  { id: 'c1', slug: 'rings', name: 'Rings' },
  { id: 'c2', slug: 'high-jewellery', name: 'High Jwellery' },
]
const product = (categoryIds: string[]) => ({ id: 'p1', categoryIds, collections: [] })

/** A client that knows one piece. */
const loaded = (categoryIds: string[]) => {
  const data = { product: product(categoryIds), categories, configuration: null }
  const client = { query: () => ({ toPromise: () => Promise.resolve({ data }) }) } as unknown as Client
  const url = new URL('http://shop.test/high-jewellery/p1')
  return loader({ client, params: { necklace_id: 'p1' }, url, signedIn: false })
}

it('only a piece of the high jewellery answers at /high-jewellery/{id}; every other has moved to its page', async () => {
  expect(await loaded(['c1', 'c2'])).toBeUndefined()
  expect(await loaded(['c1'])).toEqual({ redirect: '/product/p1', status: 301 })
})

it('a piece has one canonical address', () => {
  expect(productPath(product(['c2']), categories)).toBe('/high-jewellery/p1')
  expect(productPath(product(['c1']), categories)).toBe('/product/p1')
})
