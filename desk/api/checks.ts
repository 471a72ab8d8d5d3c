import { Check } from 'typebox/value'
import { Failure, type AnswerOf, type AnyEndpoint } from '#contract/endpoint.ts'

/** Whether an answer is what its endpoint says. */
export const fits = <E extends AnyEndpoint>({ answer }: E, body: unknown): body is AnswerOf<E> =>
  Check(answer, body)

/** Whether a refusal is one of the house's own. */
export const isFailure = (body: unknown): body is Failure => Check(Failure, body)
