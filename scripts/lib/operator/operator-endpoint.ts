import { Check } from 'typebox/value'
import { addressOf } from '#contract/address.ts'
import type { AnswerOf, AnyEndpoint, BodyOf, ParamsOf, QueryOf } from '#contract/endpoint.ts'
import { call, fail } from './operator.ts'

interface Input<E extends AnyEndpoint> {
  readonly params?: ParamsOf<E>
  readonly query?: QueryOf<E>
  readonly body?: BodyOf<E> & object
}

const fits = <E extends AnyEndpoint>({ answer }: E, body: unknown): body is AnswerOf<E> => Check(answer, body)

/** Calls an operator endpoint and checks its answer; ends the process with a sentence if either fails. */
export const callEndpoint = async <E extends AnyEndpoint>(
  endpoint: E,
  { params, query, body }: Input<E> = {},
  timeoutMs?: number,
): Promise<AnswerOf<E>> => {
  const address = addressOf(endpoint, params, query).replace('/api/operator', '')
  const answer: unknown = await call(endpoint.method, address, body, timeoutMs)
  if (fits(endpoint, answer)) return answer
  return fail(
    `The backend answers ${endpoint.name} differently from these commands: is it of another release?`,
  )
}
