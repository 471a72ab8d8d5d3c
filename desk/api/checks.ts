import { Check } from 'typebox/value'
import type { AnswerOf, AnyEndpoint } from '#contract/endpoint.ts'

/** Whether an answer is what its endpoint says. */
export const fits = <E extends AnyEndpoint>({ answer }: E, body: unknown): body is AnswerOf<E> =>
  Check(answer, body)
