import { findPriceBucket, type PriceBucketId } from './price-buckets.ts'
import { findSort, type SortId } from './sorts.ts'

/** What the drawer chooses (specification section 3, 'Filters'). A member left out does not narrow. */
export interface Filters {
  readonly sort?: SortId
  readonly price?: PriceBucketId
  readonly top?: true
}

export const NO_FILTERS: Filters = {}

/** The names in the address, which are the names of the form's fields: the form works without JavaScript. */
export const FILTER_PARAMS = { sort: 'sort', price: 'price', top: 'top' } as const

/** Reads the filters of an address. Words nobody offers are left out, never an error. */
export const readFilters = (params: URLSearchParams): Filters => {
  const sort = findSort(params.get(FILTER_PARAMS.sort))?.id
  const price = findPriceBucket(params.get(FILTER_PARAMS.price))?.id
  const top = params.get(FILTER_PARAMS.top) === '1'
  return { ...(sort && { sort }), ...(price && { price }), ...(top && { top: true as const }) }
}

/** Writes the filters into an address, always in the same order, so that one list has one address. */
export const writeFilters = (filters: Filters, params: URLSearchParams): void => {
  if (filters.sort) params.set(FILTER_PARAMS.sort, filters.sort)
  if (filters.price) params.set(FILTER_PARAMS.price, filters.price)
  if (filters.top) params.set(FILTER_PARAMS.top, '1')
}

/** One applied filter as it stands above the grid, with the filters that remain when it is taken away. */
export interface AppliedFilter {
  readonly id: keyof Filters
  readonly label: string
  readonly without: Filters
}

export const appliedFilters = (filters: Filters): AppliedFilter[] => {
  const { sort, price, top, ...rest } = filters
  const label = {
    sort: findSort(sort)?.label,
    price: findPriceBucket(price)?.label,
    top: top && 'Top Collection',
  }
  return (['sort', 'price', 'top'] as const).flatMap((id) => {
    const text = label[id]
    if (!text) return []
    const without: Filters = { ...rest, sort, price, top, [id]: undefined }
    return [{ id, label: text, without }]
  })
}

/** Does anything narrow the list? A sort orders it and hides nothing. */
export const narrows = ({ price, top }: Filters): boolean => Boolean(price ?? top)
