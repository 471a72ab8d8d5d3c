import { INTERNAL_TOKEN_HEADER } from '#contract/internal.ts'
import type { AnswerOf, AnyEndpoint, BodyOf, ParamsOf, QueryOf } from '#contract/endpoint.ts'
import { member } from '#program/member.ts'
import { fitsAnswer, whyNot } from '#server/upstream/checks.ts'
import { DEADLINES } from '#server/upstream/deadlines.ts'

/** Longer than the BFF waits, so that a slow backend can be told from a dead one. Milliseconds. */
const PATIENCE_MS = 10_000
const FOR_NOW: readonly number[] = [502, 503, 504]
const MOST_TRIES = 3

export interface Asked<E extends AnyEndpoint> {
  params?: ParamsOf<E>
  query?: QueryOf<E> | Record<string, unknown>
  body?: BodyOf<E>
  token?: string | undefined
}

interface Answered {
  status: number
  contentType: string
  body: unknown
  bytes: number
  ms: number
}

/** The backend under test. Every call to it goes through here. */
export interface Door {
  /** Any answer, whatever its status. Throws one sentence if none comes. */
  ask: <E extends AnyEndpoint>(endpoint: E, asked?: Asked<E>) => Promise<Answered>
  /** A successful answer. Throws one sentence if it is not one, or breaks the contract. */
  answer: <E extends AnyEndpoint>(endpoint: E, asked?: Asked<E>) => Promise<AnswerOf<E>>
  /** A refusal with one of these statuses and a `message`. Throws one sentence otherwise. */
  refusal: <E extends AnyEndpoint>(
    endpoint: E,
    statuses: readonly number[],
    asked?: Asked<E>,
  ) => Promise<Answered>
  /** The longest wait so far, the largest answer, and how many reads were refused temporarily and sent again. */
  worst: () => { ms: number; msOf: string; bytes: number; bytesOf: string; again: number }
}

const addressOf = (base: string, endpoint: AnyEndpoint, asked: Asked<AnyEndpoint>) => {
  const url = new URL(
    base.replace(/\/$/, '') +
      endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
        encodeURIComponent(String(member(asked.params, name))),
      ),
  )
  for (const [name, value] of Object.entries(asked.query ?? {}))
    if (value !== undefined) url.searchParams.set(name, String(value))
  return url
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const messageOf = (body: unknown): string | undefined => {
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined
  return typeof message === 'string' && message !== '' ? message : undefined
}

/** `key`: sent with every call, as the BFF sends `INTERNAL_TOKEN`. */
export const openDoor = (base: string, key?: string): Door => {
  const most = { ms: 0, msOf: '', bytes: 0, bytesOf: '' }

  const askOnce: Door['ask'] = async (endpoint, asked = {}) => {
    const url = addressOf(base, endpoint, asked)
    const where = url.pathname + url.search
    const started = performance.now()
    let response: Response
    let text: string
    try {
      response = await fetch(url, {
        method: endpoint.method,
        headers: {
          accept: 'application/json',
          ...(key ? { [INTERNAL_TOKEN_HEADER]: key } : {}),
          ...(asked.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(asked.token ? { authorization: `Bearer ${asked.token}` } : {}),
        },
        body: asked.body === undefined ? null : JSON.stringify(asked.body),
        // The BFF does not follow redirects.
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      text = await response.text()
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
      throw new Error(
        `${where} gave no answer: ${cause instanceof Error ? cause.message || cause.name : String(cause)}`,
        { cause: error },
      )
    }
    const ms = performance.now() - started
    const bytes = Buffer.byteLength(text)
    if (ms > most.ms) Object.assign(most, { ms, msOf: where })
    if (bytes > most.bytes) Object.assign(most, { bytes, bytesOf: where })
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      body: parsed(text),
      bytes,
      ms,
    }
  }

  let again = 0
  /** The BFF repeats a read that was refused temporarily, within its deadline. */
  const ask: Door['ask'] = async (endpoint, asked) => {
    const until = performance.now() + DEADLINES.read
    for (let tries = 1; ; tries += 1) {
      const answered = await askOnce(endpoint, asked)
      const isForNow = endpoint.method === 'GET' && FOR_NOW.includes(answered.status)
      if (!isForNow || tries === MOST_TRIES || performance.now() > until) return answered
      again += 1
    }
  }

  return {
    ask,
    answer: async (endpoint, asked = {}) => {
      const { status, body } = await ask(endpoint, asked)
      if (status !== endpoint.status) {
        const message = messageOf(body)
        throw new Error(`status ${status}${message ? ` ('${message}')` : ''} in place of ${endpoint.status}`)
      }
      if (body === undefined) throw new Error('the body is not JSON')
      if (!fitsAnswer(endpoint, body))
        throw new Error(`the answer breaks the contract: ${whyNot(endpoint, body)}`)
      return body
    },
    refusal: async (endpoint, statuses, asked = {}) => {
      const answered = await ask(endpoint, asked)
      if (!statuses.includes(answered.status))
        throw new Error(`status ${answered.status} in place of ${statuses.join(' or ')}`)
      if (messageOf(answered.body) === undefined) throw new Error('the refusal has no `message` to show')
      return answered
    },
    worst: () => ({ ...most, again }),
  }
}
