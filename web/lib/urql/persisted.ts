import { makeOperation, type Exchange } from 'urql'
import { map, pipe } from 'wonka'
import { isPublic } from './public-documents.ts'

/**
 * Sends a document's hash, which the build leaves in it, instead of its text: shorter, and the only thing that a shop in
 * production answers. In development there is no manifest of documents yet, so the text is sent. Must come before the
 * cache, which makes documents of its own.
 */
export const persistedExchange: Exchange = ({ forward }) =>
  import.meta.env.DEV
    ? forward
    : (operations) =>
        forward(
          pipe(
            operations,
            map((operation) => {
              const { kind, query } = operation
              if (kind === 'teardown' || !('documentId' in query) || !query.documentId) return operation
              const sha256Hash = query.documentId.replace('sha256:', '')
              const extensions = {
                ...operation.extensions,
                persistedQuery: { version: 1 as const, sha256Hash },
              }
              const preferGetMethod = isPublic(query) ? 'within-url-limit' : false
              return makeOperation(
                kind,
                { ...operation, extensions },
                { ...operation.context, preferGetMethod },
              )
            }),
          ),
        )
