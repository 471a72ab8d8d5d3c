import type { NextStep } from '#contract/endpoint.ts'
import type { Language } from '#contract/languages.ts'
import { Refusal } from './implement.ts'
import { inLanguage } from '#backend/lib/words/words.ts'

export interface FailureAnswer {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly fields?: Readonly<Record<string, string>>
  readonly price?: number
  readonly nextStep?: NextStep
  readonly approval?: number
}

const text = (error: unknown, key: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined

/** PostgreSQL error codes, by what they mean to a caller. */
const BUSY = new Set(['57014', '55P03', '25P03', '40001', '40P01', '53300'])
const AWAY = new Set([
  // A primary that became a standby, and a full disk.
  '25006',
  '53100',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOENT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
])
/** What the driver says, without a code, when a connection breaks. */
const LOST =
  /^(?:Connection terminated|Client has encountered a connection error|Query read timeout|timeout expired)/
const WRONG_VALUE = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05'])

const busy: FailureAnswer = {
  status: 503,
  code: 'OVERLOADED',
  message: 'The shop is very busy. Please try again in a moment.',
}
const away: FailureAnswer = {
  status: 503,
  code: 'UPSTREAM_UNAVAILABLE',
  message: 'The shop cannot answer at the moment.',
}
const wrong: FailureAnswer = {
  status: 400,
  code: 'BAD_REQUEST',
  message: 'Something in this request is not right.',
}

const BY_STATUS: Readonly<Record<number, FailureAnswer>> = {
  404: { status: 404, code: 'NOT_FOUND', message: 'There is nothing here.' },
  413: { status: 413, code: 'BAD_REQUEST', message: 'This request is too large.' },
  415: { status: 415, code: 'BAD_REQUEST', message: 'This kind of content is not taken here.' },
  429: { status: 429, code: 'RATE_LIMITED', message: 'Too many requests. Please wait a moment.' },
  503: busy,
}

/** What kind of failure this is; messages of the store or of a library are never passed on. */
const failure = (error: unknown): FailureAnswer => {
  if (error instanceof Refusal)
    return {
      status: error.status,
      code: error.code,
      message: error.message,
      ...(error.fields && { fields: error.fields }),
      ...error.details,
    }
  const code = text(error, 'code')
  if (typeof code === 'string') {
    if (BUSY.has(code)) return busy
    if (AWAY.has(code)) return away
    if (WRONG_VALUE.has(code)) return wrong
    if (code === '23505')
      return { status: 409, code: 'CONFLICT', message: 'This was changed by someone else at the same time.' }
  }
  if (error instanceof Error) {
    if (error.message === 'timeout exceeded when trying to connect') return busy
    if (LOST.test(error.message)) return away
  }
  const status = text(error, 'statusCode')
  if (typeof status === 'number' && ((status >= 400 && status < 500) || status === 503))
    return BY_STATUS[status] ?? { ...wrong, status }
  return { status: 500, code: 'INTERNAL', message: 'Something went wrong.' }
}

/** The answer to a failed call, in the caller's language. */
export const failureOf = (error: unknown, language: Language = 'en'): FailureAnswer => {
  const found = failure(error)
  const said = error instanceof Refusal ? error.said : undefined
  return {
    ...found,
    message: inLanguage(language, said?.message ?? found.message),
    ...(found.fields && {
      fields: Object.fromEntries(
        Object.entries(said?.fields ?? found.fields).map(([field, text]) => [
          field,
          inLanguage(language, text),
        ]),
      ),
    }),
  }
}
