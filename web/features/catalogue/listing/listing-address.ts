import { readStoneOrder, type StoneOrder } from './stone-order.ts'
import type { SortId } from '#web/components/filters/sorts.ts'
import { readFilters, writeFilters, type Filters } from '#web/components/filters/filter-state.ts'

/** Specification section 9: the first page is 1. */
const FIRST_PAGE = 1
/** The contract's highest page. */
const LAST_PAGE = 5000
/** 'Show twelve more' keeps at most this many pages on one screen; earlier ones are a link away. */
const MOST_PAGES = 8

/** Members of the product list query (specification section 3) that an address may have besides the drawer's. */
const SCOPES = ['search', 'collection', 'tags', 'type'] as const
export type Scope = Partial<Record<(typeof SCOPES)[number], string>>

/** Everything in a list's address. Two addresses that mean the same are written in the same way. */
export interface ListingAddress {
  readonly scope: Scope
  readonly filters: Filters
  readonly page: number
  /** The first page on the screen, if 'Show twelve more' has put several below each other. */
  readonly from: number
  /** The plain form above the grid: the filters for browsers without JavaScript. */
  readonly form: boolean
  /** The column by which a table of stones is sorted. */
  readonly by?: StoneOrder | undefined
}

/**
 * A list is in the house's order unless its address names another; a search is sorted by what fits best, a table of
 * stones by its column.
 */
export const usualSort = ({ scope, by }: Pick<ListingAddress, 'scope' | 'by'>): SortId | undefined =>
  scope.search === undefined && by === undefined ? 'recommended' : undefined

const pageOf = (text: string | null): number => {
  const page = Number(text)
  return Number.isInteger(page) && page >= FIRST_PAGE && page <= LAST_PAGE ? page : FIRST_PAGE
}

export const readAddress = (params: URLSearchParams): ListingAddress => {
  const page = pageOf(params.get('page'))
  const from = params.has('from') ? pageOf(params.get('from')) : page
  const scope: Scope = {}
  for (const name of SCOPES) {
    const value = params.get(name)?.trim().slice(0, 64)
    if (value) scope[name] = value
  }
  const by = readStoneOrder(params.get('by'))
  const { sort, ...filters } = readFilters(params)
  return {
    scope,
    // The plain form sends the usual order, too: it is no choice that could be taken back.
    filters: sort === undefined || sort === usualSort({ scope, by }) ? filters : { sort, ...filters },
    page,
    from: Math.min(Math.max(from, page - MOST_PAGES + 1), page),
    form: params.get('filter') === 'open',
    ...(by && { by }),
  }
}

/** The search part of the address, with its question mark, or nothing. */
export const writeAddress = (address: Partial<ListingAddress>): string => {
  const params = new URLSearchParams()
  for (const name of SCOPES) {
    const value = address.scope?.[name]
    if (value) params.set(name, value)
  }
  writeFilters(address.filters ?? {}, params)
  if (address.by) params.set('by', address.by)
  const page = address.page ?? FIRST_PAGE
  if (page > FIRST_PAGE) params.set('page', String(page))
  if (address.from !== undefined && address.from < page) params.set('from', String(address.from))
  if (address.form) params.set('filter', 'open')
  const text = params.toString()
  return text && `?${text}`
}

/** The same list with other filters: page 1 again (specification section 4). */
export const withFilters = (address: Pick<ListingAddress, 'scope' | 'by'>, filters: Filters): string =>
  writeAddress({ scope: address.scope, filters, by: address.by })

/** What the address filters by besides the drawer's filters, and the address without each. */
export const scopesOf = (
  { scope, filters }: Pick<ListingAddress, 'scope' | 'filters'>,
  titled: keyof Scope | undefined,
): { label: string; search: string }[] =>
  SCOPES.flatMap((name) => {
    const label = scope[name]
    if (!label || name === titled) return []
    return [{ label, search: writeAddress({ scope: { ...scope, [name]: undefined }, filters }) }]
  })

/** One page of the same list, on its own. */
export const withPage = (address: ListingAddress, page: number): string =>
  writeAddress({ scope: address.scope, filters: address.filters, by: address.by, page })

/** The pages shown below each other on this screen. */
export const pagesOf = ({ from, page }: Pick<ListingAddress, 'from' | 'page'>): number[] =>
  Array.from({ length: page - from + 1 }, (_, place) => from + place)
