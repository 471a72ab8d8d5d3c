import { Check } from 'typebox/value'
import type { AnswerOf, AnyEndpoint } from '#contract/endpoint.ts'

/** Whether an answer matches the schema of its endpoint. */
export const fits = <E extends AnyEndpoint>({ answer }: E, body: unknown): body is AnswerOf<E> =>
  Check(answer, body)
