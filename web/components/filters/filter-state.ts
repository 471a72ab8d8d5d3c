import { says } from '#web/lib/said.ts'
import { FACETS, facetLabel, sizeLabel, type FacetId } from './facet-labels.ts'
import { findPriceBucket } from './price-buckets.ts'
import { findSort, type SortId } from './sorts.ts'
import { t } from '#web/words/t.ts'

/** The chosen values of each facet: a piece matches any of them. */
type ChosenFacets = Readonly<Partial<Record<FacetId, readonly string[]>>>

/** What the drawer chooses (specification section 3, 'Filters'). An absent member does not filter. */
export interface Filters {
  readonly sort?: SortId
  /** As `PriceBucket.id`. */
  readonly price?: string
  readonly top?: true
  readonly facets?: ChosenFacets
}

export const NO_FILTERS: Filters = {}

/** The names in the address, which are the names of the form's fields: the form works without JavaScript. */
export const FILTER_PARAMS = { sort: 'sort', price: 'price', top: 'top' } as const

/** The contract's longest list of values, and more than anybody ticks. */
const MOST_LETTERS = 128

const readFacet = (params: URLSearchParams, id: FacetId): string[] => {
  const values = params.getAll(id).flatMap((text) => text.split(','))
  const clean = [...new Set(values.map((value) => value.trim()).filter(Boolean))].sort()
  return clean.filter((_, at) => clean.slice(0, at + 1).join(',').length <= MOST_LETTERS)
}

/** Adds or removes one value of a facet. */
export const withChoice = (filters: Filters, id: FacetId, value: string, chosen: boolean): Filters => {
  const others = (filters.facets?.[id] ?? []).filter((one) => one !== value)
  const values = chosen ? [...others, value].sort() : others
  const { [id]: _, ...rest } = filters.facets ?? {}
  const facets: ChosenFacets = values.length > 0 ? { ...rest, [id]: values } : rest
  const { facets: __, ...plain } = filters
  return Object.keys(facets).length > 0 ? { ...plain, facets } : plain
}

/** Reads the filters of an address. Values that nobody offers are ignored, never an error. */
export const readFilters = (params: URLSearchParams): Filters => {
  const sort = findSort(params.get(FILTER_PARAMS.sort))?.id
  const price = findPriceBucket(params.get(FILTER_PARAMS.price))?.id
  const top = params.get(FILTER_PARAMS.top) === '1'
  const facets: ChosenFacets = Object.fromEntries(
    FACETS.flatMap((id) => {
      const values = readFacet(params, id)
      return values.length > 0 ? [[id, values]] : []
    }),
  )
  return {
    ...(sort && { sort }),
    ...(price && { price }),
    ...(top && { top: true as const }),
    ...(Object.keys(facets).length > 0 && { facets }),
  }
}

/** Writes the filters into an address, always in the same order, so that one list has one address. */
export const writeFilters = (filters: Filters, params: URLSearchParams): void => {
  if (filters.sort) params.set(FILTER_PARAMS.sort, filters.sort)
  if (filters.price) params.set(FILTER_PARAMS.price, filters.price)
  if (filters.top) params.set(FILTER_PARAMS.top, '1')
  for (const id of FACETS) for (const value of filters.facets?.[id] ?? []) params.append(id, value)
}

/** One applied filter as shown above the grid, with the filters that remain without it. */
export interface AppliedFilter {
  readonly id: string
  readonly label: string
  readonly without: Filters
}

/** `categories`: those whose names the page knows. */
export const appliedFilters = (
  filters: Filters,
  categories: readonly { readonly slug: string; readonly name: string }[] = [],
): AppliedFilter[] => {
  const { sort, price, top, ...rest } = filters
  const label = {
    sort: findSort(sort)?.label,
    price: findPriceBucket(price)?.label,
    top: top && t('filters.top.title'),
  }
  const three = (['sort', 'price', 'top'] as const).flatMap((id) => {
    const text = label[id]
    if (!text) return []
    const without: Filters = { ...rest, sort, price, top, [id]: undefined }
    return [{ id, label: text, without }]
  })
  const nameOf = (id: FacetId, value: string) =>
    id === 'category' ? categories.find(({ slug }) => slug === value)?.name : undefined
  const facets = FACETS.flatMap((id) =>
    (filters.facets?.[id] ?? []).map((value) => ({
      id: `${id}-${value}`,
      label: id === 'size' ? sizeLabel(value) : says(facetLabel(id, value, nameOf(id, value))),
      without: withChoice(filters, id, value, false),
    })),
  )
  return [...three, ...facets]
}

/** Whether anything filters the list. A sort only orders it. */
export const narrows = ({ price, top, facets }: Filters): boolean => Boolean(price ?? top ?? facets)

/** The facets as members of the schema's filter. */
export const facetFilter = ({
  facets,
}: Filters): Partial<Record<Exclude<FacetId, 'collections'> | 'collection', string[]>> => {
  const { collections, ...others } = facets ?? {}
  const filter: ReturnType<typeof facetFilter> = {}
  if (collections) filter.collection = [...collections]
  for (const id of FACETS) {
    if (id === 'collections') continue
    const values = others[id]
    if (values) filter[id] = [...values]
  }
  return filter
}
