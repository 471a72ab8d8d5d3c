import { t } from '#web/words/t.ts'
/** The five orders of specification section 9: the word in the address, the label, the name in the schema. */
export const SORTS = [
  { id: 'best-seller', label: t('filters.sort.best'), value: 'BEST_SELLER' },
  { id: 'new-arrivals', label: t('filters.sort.new'), value: 'NEW_ARRIVALS' },
  { id: 'recommended', label: t('filters.sort.recommended'), value: 'RECOMMENDED' },
  { id: 'price-desc', label: t('filters.sort.high'), value: 'PRICE_DESC' },
  { id: 'price-asc', label: t('filters.sort.low'), value: 'PRICE_ASC' },
] as const

export type Sort = (typeof SORTS)[number]
export type SortId = Sort['id']

export const findSort = (id: string | null | undefined): Sort | undefined =>
  SORTS.find((sort) => sort.id === id)
