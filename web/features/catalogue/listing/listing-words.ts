import { language } from '#web/words/language.ts'
import { findPriceBucket } from '#web/components/filters/price-buckets.ts'
import type { Filters } from '#web/components/filters/filter-state.ts'
import { formatCount } from '#web/lib/money.ts'
import { t } from '#web/words/t.ts'

/** Specification section 8: the sentence if the product list failed without one from the server. */
export const LIST_FAILED = t('list.productsFailed')

/** Specification section 8: the sentence if child categories failed without one from the server. */
export const CHILDREN_FAILED = t('list.childrenFailed')

/**
 * Names that are counted ('48 rings', '8 loose diamonds'). Anything else is counted in pieces, and so is what pieces
 * contain rather than what they are (`list.held`): a list called 'Diamonds' has rings and earrings.
 */
const counted = (title: string): string => {
  const name = title.toLowerCase()
  return /^[a-z]+(?:[- ][a-z]+)*s$/.test(name) && !t('list.held').split(', ').includes(name) ? name : 'pieces'
}

/** '48 rings', '1 piece', '10,000+ pieces'. */
export const countLine = (total: number, isFloor: boolean, title: string): string =>
  language.code === 'en' && total !== 1
    ? `${formatCount(total)}${isFloor ? '+' : ''} ${counted(title)}`
    : t('list.count', { count: total, shown: `${formatCount(total)}${isFloor ? '+' : ''}` })

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
  const words = language.code === 'en' ? SMALL[next] : undefined
  return t('list.more', { count: words ?? formatCount(next) })
}

/** Why no piece is left, in one sentence. */
export const emptyLine = (filters: Filters, title: string): string => {
  const price = findPriceBucket(filters.price)?.words
  const among = counted(title) === 'pieces' ? `under ${title}` : `among the ${counted(title)}`
  const said = { among, title, price: price ?? '' }
  if (filters.facets) return t('list.empty.facets', said)
  if (price && filters.top) return t('list.empty.topPrice', said)
  if (price) return t('list.empty.price', said)
  if (filters.top) return t('list.empty.top', said)
  return t('list.empty.all', { title })
}

/** Requested by the address, but not offered by this backend. */
const CANNOT_SORT = t('list.cannotSort')

const CANNOT_NARROW = t('list.cannotFilter')

/** What an address requests that this backend does not have. */
export const refusalsOf = (
  { sort, facets }: Filters,
  { canSort, canFacet }: { canSort: boolean; canFacet: boolean },
): string[] => [...(sort && !canSort ? [CANNOT_SORT] : []), ...(facets && !canFacet ? [CANNOT_NARROW] : [])]
