import { describe, expect, it } from 'vitest'
import { appliedFilters } from '#web/components/filters/filter-state.ts'
import {
  pagesOf,
  readAddress,
  scopesOf,
  usualSort,
  withFilters,
  withPage,
  writeAddress,
} from './listing-address.ts'

const read = (search: string) => readAddress(new URLSearchParams(search))

describe('specification section 3: the list state in the address', () => {
  it('starts at page 1 without filters', () => {
    expect(read('')).toEqual({ scope: {}, filters: {}, page: 1, from: 1, form: false })
    expect(writeAddress(read(''))).toBe('')
  })

  it('is read and written back the same', () => {
    const search = '?collection=Flower&sort=price-desc&price=20000-29999&top=1&page=3&from=2'
    expect(writeAddress(read(search))).toBe(search)
  })

  it('the usual order is not a choice, except in a search', () => {
    expect(read('sort=recommended').filters).toEqual({})
    expect(read('search=ruby&sort=recommended').filters).toEqual({ sort: 'recommended' })
    expect([usualSort(read('')), usualSort(read('search=ruby'))]).toEqual(['recommended', undefined])
  })

  it('reads nonsense as the defaults', () => {
    for (const page of ['0', '-1', '1.5', 'x', '9999999', ''])
      expect(read(`page=${page}`)).toMatchObject({ page: 1, from: 1 })
    expect(read('page=3&from=7')).toMatchObject({ page: 3, from: 3 })
    expect(read('page=300&from=1')).toMatchObject({ page: 300, from: 293 })
  })
})

describe('specification section 9: page is 1 after applying filters', () => {
  it('drops the page when the filters change, and keeps the collection', () => {
    expect(withFilters(read('collection=Birds&page=4&from=1'), { price: '0-9999' })).toBe(
      '?collection=Birds&price=0-9999',
    )
  })
})

describe('what else an address narrows by', () => {
  it('can be taken away one by one, unless it names the page', () => {
    const address = read('collection=Birds&type=Ring&top=1&page=2')
    expect(scopesOf(address, 'collection')).toEqual([{ label: 'Ring', search: '?collection=Birds&top=1' }])
    expect(scopesOf(address, undefined).map(({ label }) => label)).toEqual(['Birds', 'Ring'])
  })
})

describe('facets in the address', () => {
  it('are written the same however they were asked for', () => {
    const one = read('metal=Platinum&metal=Rose+gold&shape=Oval')
    expect(read('shape=Oval&metal=Rose gold,Platinum').filters).toEqual(one.filters)
    expect(writeAddress(one)).toBe('?metal=Platinum&metal=Rose+gold&shape=Oval')
  })

  it('are taken away one by one, in plain words', () => {
    const { filters } = read('price=0-9999&metal=Platinum&metal=Silver&clarity=VS&carat=0.5-1')
    expect(appliedFilters(filters).map(({ label }) => label)).toEqual([
      'Below 10,000',
      'Platinum',
      'Silver',
      '½ to 1 ct',
      'Clean to the eye, small marks under a loupe (VS)',
    ])
    const silver = appliedFilters(filters).find(({ label }) => label === 'Silver')
    expect(writeAddress({ filters: silver?.without })).toBe(
      '?price=0-9999&metal=Platinum&carat=0.5-1&clarity=VS',
    )
  })

  it('are bounded: no address asks for more than the contract allows', () => {
    const many = Array.from({ length: 90 }, (_, at) => `size=${at}`).join('&')
    expect(read(many).filters.facets?.size?.join(',').length).toBeLessThanOrEqual(128)
  })
})

describe('pages', () => {
  it('each have an address that works alone', () => {
    expect(withPage(read('top=1&page=3&from=1'), 4)).toBe('?top=1&page=4')
    expect(withPage(read('page=2'), 1)).toBe('')
  })

  it('can follow each other on one screen', () => {
    expect(pagesOf(read('page=3&from=1'))).toEqual([1, 2, 3])
    expect(pagesOf(read('page=3'))).toEqual([3])
  })
})
