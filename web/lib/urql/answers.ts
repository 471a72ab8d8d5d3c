import { makeResult, type Exchange, type ExecutionResult, type Operation } from 'urql'
import { filter, map, merge, pipe, share } from 'wonka'

/** The result of a query in the form of GraphQL: plain data, no code. */
export type Answer = Pick<ExecutionResult, 'data' | 'errors'>

/** The answers in a page that the server rendered, by the key of the query with its variables. */
export type Answers = Record<string, Answer>

/**
 * Answers the first request of each query whose answer came with the page; afterwards the cache, which must come before
 * this exchange, has the answer. urql's own exchange for this serialises every answer twice.
 */
export const givenExchange =
  (given: Answers): Exchange =>
  ({ forward }) =>
  (operations) => {
    const take = ({ kind, key, context }: Operation): Answer | undefined => {
      if (kind !== 'query') return undefined
      const answer = given[key]
      delete given[key]
      return context.requestPolicy === 'network-only' ? undefined : answer
    }
    const asked = share(
      pipe(
        operations,
        map((operation) => ({ operation, answer: take(operation) })),
      ),
    )
    return merge([
      pipe(
        asked,
        map(({ operation, answer }) => answer && makeResult(operation, answer)),
        filter((result) => result !== undefined),
      ),
      forward(
        pipe(
          asked,
          filter(({ answer }) => answer === undefined),
          map(({ operation }) => operation),
        ),
      ),
    ])
  }
