import { t } from '#web/words/t.ts'
/**
 * A step of the price filter as it is in the address: both ends inclusive and in rupees, as in specification section 9.
 * The last one has no upper end.
 */
export interface PriceBucket {
  /** `10000-19999`, or `50000-`. */
  readonly id: string
  readonly label: string
  readonly words: string
  readonly min: number
  readonly max: number | null
}

export const PAISE = 100
const rupees = (sum: number) => sum.toLocaleString('en-IN')
/** '10k' and '2 lakh': the short form of a step. */
const short = (sum: number): string => {
  if (sum >= 10_000_000 && sum % 1_000_000 === 0) return t('filters.price.crore', { count: sum / 10_000_000 })
  if (sum >= 100_000 && sum % 10_000 === 0) return t('filters.price.lakh', { count: sum / 100_000 })
  return sum >= 1_000 && sum % 100 === 0 ? t('filters.price.thousand', { count: sum / 1_000 }) : rupees(sum)
}

/** The step between two sums in rupees. */
export const bucket = (min: number, max: number | null): PriceBucket => {
  const id = `${min}-${max ?? ''}`
  if (max === null)
    return {
      id,
      label: t('filters.price.above', { min: rupees(min) }),
      words: t('filters.price.aboveLong', { min: rupees(min) }),
      min,
      max,
    }
  if (min === 0)
    return {
      id,
      label: t('filters.price.below', { max: rupees(max + 1) }),
      words: t('filters.price.belowLong', { max: rupees(max + 1) }),
      min,
      max,
    }
  return {
    id,
    label: t('filters.price.between', { min: short(min), max: short(max + 1) }),
    words: t('filters.price.betweenLong', { min: rupees(min), max: rupees(max) }),
    min,
    max,
  }
}

const ID = /^(0|[1-9]\d{0,9})-(0|[1-9]\d{0,9})?$/

/** The step that an address names; undefined if it names none. */
export const findPriceBucket = (id: string | null | undefined): PriceBucket | undefined => {
  const [, from, to] = ID.exec(id ?? '') ?? []
  if (from === undefined) return undefined
  const [min, max] = [Number(from), to === undefined ? null : Number(to)]
  return max !== null && max <= min ? undefined : bucket(min, max)
}

/** The step in the form that the schema asks for: paise, and no upper end for the last one. */
export const priceRange = (id: string | undefined): { priceMin?: number; priceMax?: number } => {
  const step = findPriceBucket(id)
  if (!step) return {}
  return step.max === null
    ? { priceMin: step.min * PAISE }
    : { priceMin: step.min * PAISE, priceMax: step.max * PAISE }
}
