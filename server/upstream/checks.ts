import { Compile, type Validator } from 'typebox/compile'
import type { AnyEndpoint, AnswerOf } from '#contract/endpoint.ts'

const compiled = new WeakMap<AnyEndpoint, Validator>()

const validatorOf = (endpoint: AnyEndpoint) => {
  let validator = compiled.get(endpoint)
  if (!validator) compiled.set(endpoint, (validator = Compile(endpoint.answer)))
  return validator
}

/** Does the answer fit the contract? Compiled once per endpoint; unknown members are welcome. */
export const fitsAnswer = <E extends AnyEndpoint>(endpoint: E, body: unknown): body is AnswerOf<E> =>
  validatorOf(endpoint).Check(body)

/** Where an answer breaks the contract, for the log. */
export const whyNot = (endpoint: AnyEndpoint, body: unknown): string => {
  const first = validatorOf(endpoint).Errors(body)[0]
  return first ? `${first.instancePath || '/'} ${first.message}` : 'unknown'
}
