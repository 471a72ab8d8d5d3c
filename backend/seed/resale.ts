import type { ResaleTerms } from '../modules/passport/api.ts'

/**
 * The house's published rule, in hundredths of a per cent: in exchange the whole metal at the day's rate and nine tenths
 * of the stones, in money a little less of both. An owner puts their own here, or sets it in a running shop (`npm run shop -- resale`).
 */
export const resaleTerms: ResaleTerms = {
  exchange: { metal: 10_000, stones: 9000 },
  buyBack: { metal: 9500, stones: 8000 },
}
