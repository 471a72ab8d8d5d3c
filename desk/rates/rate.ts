import type { AnswerOf } from '#contract/endpoint.ts'
import type { operatorRates } from '#contract/pricing.ts'

/** What a gram of a metal costs from a day on. */
export type Rate = AnswerOf<typeof operatorRates>['rates'][number]

/** The metal with its purity: 'Yellow gold 18 kt'. */
export const keyOf = ({ metal, purity }: Pick<Rate, 'metal' | 'purity'>) => `${metal} ${purity}`
