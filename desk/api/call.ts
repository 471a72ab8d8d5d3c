import { HttpError } from 'ra-core'
import type { AnswerOf, AnyEndpoint, BodyOf, ParamsOf, QueryOf, Role } from '#contract/endpoint.ts'
import { session, toSignIn } from '../session.ts'

/** What a call may carry; the endpoint's own schemas say which of it must be there. */
export interface Input<E extends AnyEndpoint> {
  readonly params?: ParamsOf<E>
  readonly query?: QueryOf<E>
  readonly body?: BodyOf<E>
}

/** What is known of a refused call beside its words. */
interface FailureBody {
  readonly message?: string
  readonly code?: string
  readonly fields?: Readonly<Record<string, string>>
}

const addressOf = (
  { path }: AnyEndpoint,
  params: Readonly<Record<string, unknown>>,
  query: Readonly<Record<string, unknown>>,
): string => {
  const filled = path
    .replace('/api/operator/', '/desk/api/')
    .replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const asked = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  ).toString()
  return asked === '' ? filled : `${filled}?${asked}`
}

/**
 * Calls an endpoint of the house as the signed-in person.
 * @throws HttpError with the words of the endpoint; `body.errors` has those of single fields.
 */
export const call = async <E extends AnyEndpoint>(
  endpoint: E,
  input: Input<E> = {},
): Promise<AnswerOf<E>> => {
  const writes = endpoint.method !== 'GET'
  const response = await fetch(
    addressOf(
      endpoint,
      (input.params ?? {}) as Readonly<Record<string, unknown>>,
      (input.query ?? {}) as Readonly<Record<string, unknown>>,
    ),
    {
      method: endpoint.method,
      credentials: 'same-origin',
      headers: {
        ...(writes && { 'x-desk-token': session.token, 'content-type': 'application/json' }),
      },
      ...(writes && { body: JSON.stringify(input.body ?? {}) }),
    },
  ).catch(() => unreached(writes))
  const text = await response.text().catch(() => unreached(writes))
  const body: unknown = text === '' ? {} : readJson(text)
  if (response.ok) return body as AnswerOf<E>
  // The session has ended: nothing more can be read, and nothing was written.
  if (response.status === 401) toSignIn()
  const { message, code, fields } = (body ?? {}) as FailureBody
  throw new HttpError(message ?? `This did not work (${response.status}).`, response.status, {
    ...(code !== undefined && { code }),
    ...(fields && { errors: fields }),
  })
}

/** The line may have broken before the work was done or after it. Throws. */
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

/** May somebody of this role call it? The endpoint decides; a screen only leaves out what it would refuse. */
export const may = (endpoint: AnyEndpoint, role: Role = session.role): boolean => endpoint.may.includes(role)
