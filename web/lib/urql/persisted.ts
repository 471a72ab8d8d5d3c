import { makeOperation, type Exchange } from 'urql'
import { map, pipe } from 'wonka'
import { isPublic } from './public-documents.ts'

/** The hash that codegen leaves in each document. */
const hashOf = (document: object): string | undefined => {
  const meta = '__meta__' in document ? document.__meta__ : undefined
  const hash = typeof meta === 'object' && meta !== null && 'hash' in meta ? meta.hash : undefined
  return typeof hash === 'string' ? hash.replace('sha256:', '') : undefined
}

/**
 * Sends a document's hash instead of its text: shorter, and the only thing that a shop in production answers. In
 * development there is no manifest of documents yet, so the text is sent. Must come before the cache, which makes
 * documents of its own.
 */
export const persistedExchange: Exchange = ({ forward }) =>
  import.meta.env.DEV
    ? forward
    : (operations) =>
        forward(
          pipe(
            operations,
            map((operation) => {
              const sha256Hash = operation.kind === 'teardown' ? undefined : hashOf(operation.query)
              if (sha256Hash === undefined) return operation
              const extensions = {
                ...operation.extensions,
                persistedQuery: { version: 1 as const, sha256Hash },
              }
              const preferGetMethod = isPublic(operation.query) ? 'within-url-limit' : false
              return makeOperation(
                operation.kind,
                { ...operation, extensions },
                { ...operation.context, preferGetMethod },
              )
            }),
          ),
        )
