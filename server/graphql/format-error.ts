import type { ExecutionResult, GraphQLError, GraphQLFormattedError } from 'graphql'
import type { Log } from '#server/context.ts'
import { AppError, SOMETHING_WRONG, type ErrorCode } from '#server/errors.ts'
import { saidIn } from './said.ts'

interface Facts {
  requestId: string
  /** The language of the page that asks. */
  language?: string | undefined
  log: Pick<Log, 'error'>
  /** In production a refused document gets no explanation. */
  explain: boolean
}

interface Formatted {
  status: number
  code: ErrorCode
  message: string
  retryable: boolean
  fields?: Readonly<Record<string, string>> | undefined
}

const LEAKS = /node_modules|call stack|\bECONN|\bat \/|\.(?:ts|js):\d/i

/** What graphql-js and our scalars say about a value in an answer that does not fit its type. */
const UNFIT = /cannot represent|^Paise is |^DateTime is /

/** By name, not `instanceof`: the package may be loaded twice, as CommonJS and as a module. */
const isGraphQLError = (error: unknown): error is GraphQLError =>
  error instanceof Error && error.name === 'GraphQLError'

/** The innermost cause: mercurius and graphql-js wrap what a resolver throws. */
const originalOf = (error: unknown): unknown => {
  let inner: unknown = error
  for (let n = 0; n < 5 && isGraphQLError(inner) && inner.originalError; n++) inner = inner.originalError
  return inner
}

const badRequest = (message: string, facts: Facts, status = 400): Formatted => ({
  status,
  code: 'BAD_REQUEST',
  message:
    // With the 'Did you mean …?' of graphql-js: a client that may read what is wrong may also read the whole schema.
    facts.explain && !LEAKS.test(message) ? message.slice(0, 300) : 'The request could not be read.',
  retryable: false,
})

const statusOf = (error: object): number | undefined =>
  'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : undefined

const classify = (error: GraphQLError, facts: Facts): Formatted => {
  const original = originalOf(error)
  if (original instanceof AppError) {
    const { code, message, retryable, fields, status } = original
    return { code, message, retryable, fields, status }
  }
  if (isGraphQLError(original)) {
    // Without a path it is about the document or its variables; with one a resolver or a scalar threw.
    if (original.path === undefined && error.path === undefined) return badRequest(original.message, facts)
    if (UNFIT.test(original.message)) {
      facts.log.error({ err: original, path: error.path }, 'a value of the backend does not fit the schema')
      return { status: 503, code: 'UPSTREAM_UNAVAILABLE', message: SOMETHING_WRONG, retryable: true }
    }
  } else if (typeof original === 'object' && original !== null) {
    const status = statusOf(original)
    if (status === 429)
      return {
        status,
        code: 'RATE_LIMITED',
        message: 'Too many requests. Please wait a moment.',
        retryable: true,
      }
    if (status === 503)
      return {
        status,
        code: 'OVERLOADED',
        message: 'The shop is very busy. Please try again.',
        retryable: true,
      }
    if (status !== undefined && status >= 400 && status < 500) {
      const message = 'message' in original ? String(original.message) : ''
      return badRequest(
        message === '' || message === 'undefined' ? 'The request could not be read.' : message,
        facts,
        status,
      )
    }
  }
  facts.log.error({ err: original, path: error.path }, 'unexpected error')
  return { status: 500, code: 'INTERNAL', message: SOMETHING_WRONG, retryable: false }
}

/** mercurius hides a list of errors in one error's cause (`MER_ERR_GQL_VALIDATION`). */
const flatten = (errors: readonly GraphQLError[]): GraphQLError[] =>
  errors.flatMap((error) => {
    const inner = error.originalError
    if (!inner || !('errors' in inner) || !Array.isArray(inner.errors)) return [error]
    const status = statusOf(inner) ?? 400
    const found: unknown[] = inner.errors
    return found.slice(0, 10).map((item) => (isGraphQLError(item) ? item : withStatus(item, status)))
  })

/** A fault that mercurius found in a request, as an error of ours. */
const withStatus = (item: unknown, statusCode: number) => {
  const message = item instanceof Error ? item.message : ''
  return Object.assign(new Error(message), { statusCode }) as unknown as GraphQLError
}

const fieldsIn = (fields: Readonly<Record<string, string>>, language: string | undefined) =>
  Object.fromEntries(
    Object.entries(fields).map(([field, sentence]) => [field, saidIn(language, sentence)] as const),
  )

/** One shape for every failed answer: a sentence safe to show, a code, and the request id. */
export const formatErrors = (
  execution: { data?: ExecutionResult['data']; errors?: readonly GraphQLError[] | undefined },
  facts: Facts,
): { statusCode: number; response: { data?: ExecutionResult['data']; errors: GraphQLFormattedError[] } } => {
  let status = 200
  // Executed operations answer 200 (GraphQL over HTTP); a request that never ran answers with its failure.
  let executed = execution.data !== undefined && execution.data !== null
  const errors = flatten(execution.errors ?? []).map((error) => {
    const { code, message, retryable, fields, status: own } = classify(error, facts)
    if (error.path !== undefined) executed = true
    status = Math.max(status, own)
    return {
      message: saidIn(facts.language, message),
      ...(error.locations && facts.explain ? { locations: error.locations } : {}),
      ...(error.path ? { path: error.path } : {}),
      extensions: {
        code,
        requestId: facts.requestId,
        retryable,
        ...(fields ? { fields: fieldsIn(fields, facts.language) } : {}),
      },
    }
  })
  return { statusCode: executed ? 200 : status, response: { data: execution.data ?? null, errors } }
}
