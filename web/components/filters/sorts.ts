/** The five orders of specification section 9: the word in the address, the label, the name in the schema. */
export const SORTS = [
  { id: 'best-seller', label: 'Best Seller', value: 'BEST_SELLER' },
  { id: 'new-arrivals', label: 'New Arrivals', value: 'NEW_ARRIVALS' },
  { id: 'recommended', label: 'Recommended', value: 'RECOMMENDED' },
  { id: 'price-desc', label: 'Price High to Low', value: 'PRICE_DESC' },
  { id: 'price-asc', label: 'Price Low to High', value: 'PRICE_ASC' },
] as const

export type Sort = (typeof SORTS)[number]
export type SortId = Sort['id']

export const findSort = (id: string | null | undefined): Sort | undefined =>
  SORTS.find((sort) => sort.id === id)
