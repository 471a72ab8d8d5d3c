import type { HttpError } from 'ra-core'

/** The endpoint's sentences about single fields, by their path in what was sent. */
export const wrongFields = (error: HttpError | null): Readonly<Record<string, string>> => {
  const body: unknown = error?.body
  const errors = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : undefined
  return Object.fromEntries(Object.entries(errors ?? {}).map(([path, words]) => [path, String(words)]))
}
