import { findPriceBucket } from '#web/components/filters/price-buckets.ts'
import type { Filters } from '#web/components/filters/filter-state.ts'
import { formatCount } from '#web/lib/money.ts'

/** Specification section 8: product list failure without a message of the server. */
export const LIST_FAILED = 'Failed to fetch products'

/** Specification section 8: child categories failure without a message of the server. */
export const CHILDREN_FAILED = 'Failed to fetch child categories'

/** Names that count ('48 rings'); anything else is counted in pieces. */
const counted = (title: string): string => (/^[a-z]+s$/i.test(title) ? title.toLowerCase() : 'pieces')

/** '48 rings', '1 piece', '10,000+ pieces'. */
export const countLine = (total: number, isFloor: boolean, title: string): string =>
  total === 1 ? '1 piece' : `${formatCount(total)}${isFloor ? '+' : ''} ${counted(title)}`

const SMALL = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** 'Show twelve more', or as many as are left. */
export const moreLine = (left: number, limit: number): string => {
  const next = Math.min(left, limit)
  return `Show ${SMALL[next] ?? formatCount(next)} more`
}

/** Why nothing is left, in one sentence. */
export const emptyLine = (filters: Filters, title: string): string => {
  const price = findPriceBucket(filters.price)?.words
  const among = counted(title) === 'pieces' ? `under ${title}` : `among the ${counted(title)}`
  if (filters.facets) return `Nothing ${among} matches all of these filters.`
  if (price && filters.top) return `Nothing ${among} in the top collection matches “${price}”.`
  if (price) return `Nothing ${among} matches “${price}”.`
  if (filters.top) return `Nothing ${among} belongs to the top collection.`
  return `There is nothing under ${title} today.`
}

/** Asked for by address, not offered by this backend. */
const CANNOT_SORT = 'This shop cannot sort its lists. The pieces are shown in their usual order.'

const CANNOT_NARROW = 'This shop cannot filter by that. Every piece in the list is shown.'

/** What an address asks for that this backend has not. */
export const refusalsOf = (
  { sort, facets }: Filters,
  { canSort, canFacet }: { canSort: boolean; canFacet: boolean },
): string[] => [...(sort && !canSort ? [CANNOT_SORT] : []), ...(facets && !canFacet ? [CANNOT_NARROW] : [])]
