import type { HttpError } from 'ra-core'

/** The endpoint's code for a refusal; undefined if it was not refused, or a proxy answered. */
export const codeOf = (error: HttpError | null): string | undefined => {
  const body: unknown = error?.body
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined
  return typeof code === 'string' ? code : undefined
}
