import { HttpError } from 'ra-core'
import { addressOf } from '#contract/address.ts'
import type { AnswerOf, AnyEndpoint, BodyOf, ParamsOf, QueryOf } from '#contract/endpoint.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import { askRole, formToken, roleTold, sessionEnded } from '../session-end.ts'
import { session } from '../session.ts'
import { isFailure } from './first-checks.ts'

/** What a call may carry; the endpoint's own schemas say which members are required. */
export interface Input<E extends AnyEndpoint> extends FormInput<E> {
  readonly body?: BodyOf<E>
}

/** The same with the content of a form that was made from a schema: the endpoint says what is wrong with it. */
interface FormInput<E extends AnyEndpoint> {
  readonly params?: ParamsOf<E>
  readonly query?: QueryOf<E>
  readonly body?: unknown
}

type Address = Pick<AnyEndpoint, 'method' | 'path'>

/** A reading endpoint without its schemas, and the check of its answers: enough for the first screen. */
export interface Light<E extends AnyEndpoint> extends Address {
  readonly name: EndpointName
  readonly fits: (body: unknown) => body is AnswerOf<E>
}

const addressAtDesk = (endpoint: Address, params: unknown, query: unknown): string =>
  addressOf(endpoint, params, query).replace('/api/operator/', '/desk/api/')

/** The code that reads the contract's schemas is a large part of the desk, so the first screen works without it. */
export const checks = () => import('./checks.ts')

/**
 * Calls an endpoint of the house as the signed-in person. @throws HttpError with the sentence of the endpoint;
 * `body.errors` has those of single fields.
 */
export const call = <E extends AnyEndpoint>(endpoint: E, input: Input<E> = {}): Promise<AnswerOf<E>> =>
  callWithForm(endpoint, input)

/** Calls an endpoint with what a form holds, right or not. @throws HttpError as `call`. */
export const callWithForm = <E extends AnyEndpoint>(endpoint: E, input: FormInput<E>): Promise<AnswerOf<E>> =>
  ask(endpoint, looking(endpoint), input)

/** Calls an endpoint that is known without its shapes. @throws HttpError as `call`. */
export const callLight = <E extends AnyEndpoint>(light: Light<E>, input: Input<E>): Promise<AnswerOf<E>> =>
  ask(light, Promise.resolve(light.fits), input)

const looking = async <E extends AnyEndpoint>(endpoint: E): Promise<Light<E>['fits']> => {
  const { fits } = await checks()
  return (body): body is AnswerOf<E> => fits(endpoint, body)
}

const ask = async <E extends AnyEndpoint>(
  address: Address,
  looking: Promise<Light<E>['fits']>,
  input: FormInput<E>,
): Promise<AnswerOf<E>> => {
  const writes = address.method !== 'GET'
  const response = await fetch(addressAtDesk(address, input.params, input.query), {
    method: address.method,
    credentials: 'same-origin',
    headers: {
      ...(writes && { 'x-desk-token': formToken(), 'content-type': 'application/json' }),
    },
    ...(writes && { body: JSON.stringify(input.body ?? {}) }),
  }).catch(() => unreached(writes))
  roleTold(response)
  const text = await response.text().catch(() => unreached(writes))
  const body: unknown = text === '' ? {} : readJson(text)
  if (response.ok) {
    const fits = await looking.catch(() => unreached(writes))
    if (fits(body)) return body
    // The page was opened before the shop was upgraded.
    throw new HttpError('The desk has changed since you opened this page: load it again.', response.status)
  }
  // The session has ended: nothing more can be read, and nothing was written.
  if (response.status === 401) sessionEnded()
  if (response.status === 403) askRole()
  // A proxy refuses in its own words.
  if (!isFailure(body)) throw new HttpError(`This did not work (${response.status}).`, response.status)
  const { message, code, fields, approval } = body
  throw new HttpError(message, response.status, { code, approval, ...(fields && { errors: fields }) })
}

/** The connection may have broken before the work was done or after it. Throws. */
const unreached = (writes: boolean): never => {
  throw new HttpError(
    writes
      ? 'The desk cannot be reached, and it is not known whether this was saved. Look before you try again.'
      : 'The desk cannot be reached. Try again in a moment.',
    0,
    {},
  )
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Whether the signed-in person may call it. The endpoint itself decides; a screen only leaves out what would be
 * refused.
 */
export const may = (endpoint: EndpointName | AnyEndpoint): boolean =>
  session.may.includes(typeof endpoint === 'string' ? endpoint : endpoint.name)
