import { bucket, PAISE, type PriceBucket } from './price-buckets.ts'

/** A step from each of these sums to the next; the last one has no upper end. */
const between = (starts: readonly number[]): PriceBucket[] =>
  starts.map((start, n) => {
    const next = starts[n + 1]
    return bucket(start, next === undefined ? null : next - 1)
  })

/** The choices of the filter: one begins at each of these sums. Paise, ascending. */
export const priceBuckets = (steps: readonly number[]): PriceBucket[] =>
  steps.length === 0 ? [] : between([0, ...steps.map((step) => step / PAISE)])

/** Where the finer steps of the last one end, as multiples of its beginning: 50,000 gives 1, 2 and 5 lakh. */
const FINER = [1, 2, 4, 10] as const

/** The last choice of the filter, which has no upper end, in smaller steps. */
export const finerBuckets = (steps: readonly number[]): PriceBucket[] => {
  const last = steps.at(-1)
  return last === undefined ? [] : between(FINER.map((times) => (last / PAISE) * times))
}
