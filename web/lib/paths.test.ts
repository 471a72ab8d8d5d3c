import { describe, expect, it } from 'vitest'
import { paths, safeReturnTo } from './paths.ts'

describe('specification 2: addresses', () => {
  it('leads to the collection tiles by query', () => {
    expect(paths.collection('Flower')).toBe('/discover-all?collection=Flower')
  })
  it('lowercases the collection name of a bespoke kind', () => {
    expect(paths.bespoke('Zodiac')).toBe('/bespoke/zodiac')
    expect(paths.bespoke()).toBe('/bespoke')
  })
  it('numbers the collection showcases from the second on', () => {
    expect([1, 2, 3].map((n) => paths.discoverCollection(n as 1))).toEqual([
      '/discover-collection',
      '/discover-collection2',
      '/discover-collection3',
    ])
  })
  it('escapes what it is given and leaves out what is empty', () => {
    expect(paths.product('a/b?c')).toBe('/product/a%2Fb%3Fc')
    expect(paths.discoverAll({ collection: 'A & B', page: undefined, sort: '' })).toBe(
      '/discover-all?collection=A+%26+B',
    )
  })
})

describe('returnTo after signing in', () => {
  it.each(['/order/12', '/discover-all?collection=Flower', '/fandq#returns'])('follows %s', (address) => {
    expect(safeReturnTo(address, '/overview')).toBe(address)
  })
  it.each([
    null,
    '',
    'order',
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    'javascript:alert(1)',
  ])('refuses %j', (address) => {
    expect(safeReturnTo(address, '/overview')).toBe('/overview')
  })
})
