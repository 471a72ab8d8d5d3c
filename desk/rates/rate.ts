import type { AnswerOf } from '#contract/endpoint.ts'
import type { operatorRates } from '#contract/pricing.ts'

/** What a gram of a metal costs from a day on. */
export type Rate = AnswerOf<typeof operatorRates>['rates'][number]

/** The metal with its purity: 'Yellow gold 18 kt'. */
export const keyOf = ({ metal, purity }: Pick<Rate, 'metal' | 'purity'>) => `${metal} ${purity}`

/** A rate that is about to be set; the same as before if it only has to be confirmed for today. */
export interface Change {
  readonly rate: Rate
  readonly to: number
}

/** '+0.96 %'. */
export const changeOf = (from: number, to: number): string => {
  if (to === from) return 'as it was'
  const percent = ((to - from) / from) * 100
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent).toFixed(2)} %`
}

/** Purities of gold are in kt; the rates of all of them follow one price of fine gold. */
const isGold = ({ purity }: Rate) => purity.endsWith(' kt')

/** The share of one rate in another, by the thousandth (22 kt is 916 of 1,000) if that gives the same rate. */
const shareOf = ({ perGram }: Rate, of: Rate) => {
  const share = perGram / of.perGram
  const rounded = Math.round(share * 1000) / 1000
  return Math.abs(rounded * of.perGram - perGram) < 0.01 ? rounded : share
}

/** Other rates of gold that move as this one does, in rupees: by the same share, rounded to the paisa. */
export const followers = ({ rate, to }: Change, rates: readonly Rate[]): readonly Change[] =>
  isGold(rate)
    ? rates
        .filter((one) => isGold(one) && keyOf(one) !== keyOf(rate))
        .map((one) => ({ rate: one, to: Math.round(to * shareOf(one, rate) * 100) / 100 }))
    : []
