/** The six price buckets of specification section 9. Both ends are inclusive and in rupees, as the section writes them. */
export const PRICE_BUCKETS = [
  {
    id: '0-9999',
    label: 'Below 10,000',
    range: 'up to ₹9,999',
    words: 'Price below ₹10,000',
    min: 0,
    max: 9_999,
  },
  {
    id: '10000-19999',
    label: 'Between 10k-20k',
    range: '₹10,000 – 19,999',
    words: 'Price from ₹10,000 to ₹19,999',
    min: 10_000,
    max: 19_999,
  },
  {
    id: '20000-29999',
    label: 'Between 20k-30k',
    range: '₹20,000 – 29,999',
    words: 'Price from ₹20,000 to ₹29,999',
    min: 20_000,
    max: 29_999,
  },
  {
    id: '30000-39999',
    label: 'Between 30k-40k',
    range: '₹30,000 – 39,999',
    words: 'Price from ₹30,000 to ₹39,999',
    min: 30_000,
    max: 39_999,
  },
  {
    id: '40000-49999',
    label: 'Between 40k-50k',
    range: '₹40,000 – 49,999',
    words: 'Price from ₹40,000 to ₹49,999',
    min: 40_000,
    max: 49_999,
  },
  {
    id: '50000-',
    label: '50,000 and above',
    range: 'from ₹50,000',
    words: 'Price of ₹50,000 and above',
    min: 50_000,
    max: null,
  },
] as const

export type PriceBucket = (typeof PRICE_BUCKETS)[number]
export type PriceBucketId = PriceBucket['id']

export const findPriceBucket = (id: string | null | undefined): PriceBucket | undefined =>
  PRICE_BUCKETS.find((bucket) => bucket.id === id)

const PAISE = 100

/** The bucket as the schema asks for it: paise, and no upper end where there is none. */
export const priceRange = (id: PriceBucketId | undefined): { priceMin?: number; priceMax?: number } => {
  const bucket = findPriceBucket(id)
  if (!bucket) return {}
  return bucket.max === null
    ? { priceMin: bucket.min * PAISE }
    : { priceMin: bucket.min * PAISE, priceMax: bucket.max * PAISE }
}
