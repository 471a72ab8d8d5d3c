import type { CombinedError } from 'urql'
import type { LoaderDecision } from '#web/lib/page.ts'
import { t } from '#web/words/t.ts'

/** A failure in the form that screens use. `code` is one of docs/errors.md, or `NETWORK` if no answer came. */
export interface ShopError {
  code: string
  /** Safe to show; undefined if the feature's own fallback words should be shown. */
  message: string | undefined
  retryable: boolean
  requestId: string | undefined
  /** A sentence for each refused field, by field name. */
  fields: Readonly<Record<string, string>>
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** Normalises what urql reports. Only the first GraphQL error is used. */
export const shopError = (error: CombinedError): ShopError => {
  const first = error.graphQLErrors[0]
  if (!first)
    return { code: 'NETWORK', message: undefined, retryable: true, requestId: undefined, fields: {} }
  const { code, requestId, retryable, fields } = first.extensions ?? {}
  return {
    code: text(code) ?? 'INTERNAL',
    message: text(first.message),
    retryable: retryable === true,
    requestId: text(requestId),
    fields: Object.fromEntries(
      Object.entries(fields ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  }
}

/**
 * The words to show: the server's, otherwise the feature's fallback (specification section 8), otherwise the plain one.
 */
export const errorMessage = (error: CombinedError | undefined, fallback = t('app.error')): string =>
  (error && shopError(error).message) ?? fallback

const STATUS: Readonly<Record<string, number>> = {
  NOT_FOUND: 404,
  NOT_OFFERED: 404,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  BAD_REQUEST: 400,
  VALIDATION: 400,
  RATE_LIMITED: 429,
}

/** The page's HTTP status for a failed query: what a loader returns so that the status is never a false 200. */
export const failedPage = (error: CombinedError): LoaderDecision => ({
  status: STATUS[shopError(error).code] ?? 503,
})
