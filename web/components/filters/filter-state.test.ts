import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { appliedFilters, narrows, readFilters, writeFilters, type Filters } from './filter-state.ts'
import { findPriceBucket, priceRange } from './price-buckets.ts'
import { finerBuckets, priceBuckets } from './price-choices.ts'
import { SORTS } from './sorts.ts'

/** The steps of the section, in paise. */
const STEPS = [10_000, 20_000, 30_000, 40_000, 50_000].map((rupees) => rupees * 100)
const write = (filters: Filters) => {
  const params = new URLSearchParams()
  writeFilters(filters, params)
  return params.toString()
}

describe('specification section 9: sort options', () => {
  it('offers the five, with the words of the section', () => {
    expect(SORTS.map((sort) => sort.label)).toEqual([
      'Best Seller',
      'New Arrivals',
      'Recommended',
      'Price High to Low',
      'Price Low to High',
    ])
  })
})

describe('specification section 9: price buckets', () => {
  it('has six, with the words and ends of the section', () => {
    expect(priceBuckets(STEPS).map(({ label, min, max }) => [label, min, max])).toEqual([
      ['Below 10,000', 0, 9_999],
      ['Between 10k-20k', 10_000, 19_999],
      ['Between 20k-30k', 20_000, 29_999],
      ['Between 30k-40k', 30_000, 39_999],
      ['Between 40k-50k', 40_000, 49_999],
      ['50,000 and above', 50_000, null],
    ])
  })

  it('are of any house: steps in lakhs and crores, none where it has none', () => {
    expect(
      priceBuckets([25_000_00, 100_000_00, 250_000_00, 10_000_000_00]).map(({ label }) => label),
    ).toEqual([
      'Below 25,000',
      'Between 25k-1 lakh',
      'Between 1 lakh-2.5 lakh',
      'Between 2.5 lakh-1 crore',
      '1,00,00,000 and above',
    ])
    expect(priceBuckets([])).toEqual([])
    for (const each of priceBuckets(STEPS)) expect(findPriceBucket(each.id)).toEqual(each)
  })

  it('open the last one into finer ones, which are read from an address like any other', () => {
    expect(finerBuckets(STEPS).map(({ label, id }) => [label, id])).toEqual([
      ['Between 50k-1 lakh', '50000-99999'],
      ['Between 1 lakh-2 lakh', '100000-199999'],
      ['Between 2 lakh-5 lakh', '200000-499999'],
      ['5,00,000 and above', '500000-'],
    ])
    for (const each of finerBuckets(STEPS)) expect(findPriceBucket(each.id)).toEqual(each)
    expect(finerBuckets([])).toEqual([])
  })

  it('asks in paise, and leaves out an upper end that is not set', () => {
    expect(priceRange('10000-19999')).toEqual({ priceMin: 1_000_000, priceMax: 1_999_900 })
    expect(priceRange('50000-')).toEqual({ priceMin: 5_000_000 })
    expect(priceRange(undefined)).toEqual({})
  })
})

describe('specification section 4: filters', () => {
  it('are one sort, one price range and a toggle, read from the address and written back the same', () => {
    const filters = fc.record(
      {
        sort: fc.constantFrom(...SORTS.map((sort) => sort.id)),
        price: fc.constantFrom(...priceBuckets(STEPS).map((bucket) => bucket.id)),
        top: fc.constant(true as const),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(filters, (given) => {
        expect(readFilters(new URLSearchParams(write(given)))).toEqual({ ...given })
      }),
    )
  })

  it('ignore words that nobody offers', () => {
    expect(readFilters(new URLSearchParams('sort=cheapest&price=2-1&top=yes'))).toEqual({})
  })

  it('are chips that each remove one filter', () => {
    const chips = appliedFilters({ sort: 'recommended', price: '50000-', top: true })
    expect(chips.map((chip) => chip.label)).toEqual(['Recommended', '50,000 and above', 'Top Collection'])
    expect(chips.map((chip) => write(chip.without))).toEqual([
      'price=50000-&top=1',
      'sort=recommended&top=1',
      'sort=recommended&price=50000-',
    ])
  })

  it('are chips that say of a size what it is the size of', () => {
    const chips = appliedFilters({ facets: { size: ['12', '2.4', '45 cm'] } })
    expect(chips.map((chip) => chip.label)).toEqual(['Ring size 12', 'Size 2.4', '45 cm'])
  })

  it('are chips that name a category as the page does, or in the words of its address', () => {
    const known = [{ slug: 'men', name: 'For him' }]
    const chips = appliedFilters({ facets: { category: ['men', 'halo-rings'], gender: ['men'] } }, known)
    expect(chips.map((chip) => chip.label)).toEqual(['For him', 'Halo rings', 'men'])
  })

  it('narrow by price and top collection, not by a sort', () => {
    expect([narrows({ sort: 'price-asc' }), narrows({ price: '0-9999' }), narrows({ top: true })]).toEqual([
      false,
      true,
      true,
    ])
  })
})
