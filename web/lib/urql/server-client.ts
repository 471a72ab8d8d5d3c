import {
  createClient,
  formatDocument,
  makeResult,
  stringifyDocument,
  type Client,
  type OperationResult,
} from 'urql'
import { filter, fromPromise, fromValue, mergeMap, pipe } from 'wonka'
import type { Execute } from '../ssr-seam.ts'
import type { Answers } from './answers.ts'

/**
 * One client per server-rendered page. `take` returns what the browser needs to start without asking again. It has no
 * cache exchange: nothing changes while a page is rendered, so answers are only kept by their keys.
 */
export const serverClient = (execute: Execute): { client: Client; take: () => Answers } => {
  const results = new Map<number, OperationResult>()
  const answers: Answers = {}
  const client = createClient({
    url: '/graphql',
    preferGetMethod: false,
    exchanges: [
      () => (operations) =>
        pipe(
          operations,
          filter(({ kind }) => kind === 'query'),
          mergeMap((operation) => {
            const { key, query, variables } = operation
            const known = results.get(key)
            if (known) return fromValue(known)
            const run = async () => {
              // Formatted as the browser's cache does: it drops answers by the names of the types in them.
              const text = stringifyDocument(formatDocument(query))
              const { data, errors } = await execute(text, { ...variables })
              answers[key] = { data, errors }
              const result = makeResult(operation, { data, errors })
              results.set(key, result)
              return result
            }
            return fromPromise(run())
          }),
        ),
    ],
  })
  return { client, take: () => answers }
}
