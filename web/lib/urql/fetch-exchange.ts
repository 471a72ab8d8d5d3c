import { makeFetchBody, makeFetchOptions, makeFetchURL } from '@urql/core/internal'
import { makeErrorResult, makeResult, type Exchange, type Operation, type OperationResult } from 'urql'
import { filter, fromPromise, merge, mergeMap, onEnd, pipe, takeUntil } from 'wonka'

const answerOf = async (operation: Operation, signal: AbortSignal): Promise<OperationResult> => {
  // Callers that only want an answer from the cache have unsubscribed by the end of this turn: nothing is sent for
  // them.
  await Promise.resolve()
  const body = makeFetchBody(operation)
  const ask = operation.context.fetch ?? fetch
  let response: Response | undefined
  try {
    signal.throwIfAborted()
    response = await ask(makeFetchURL(operation, body), { ...makeFetchOptions(operation, body), signal })
    return makeResult(operation, await response.json(), response)
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error))
    return makeErrorResult(
      operation,
      response?.ok === false && response.statusText ? new Error(response.statusText) : failure,
      response,
    )
  }
}

/**
 * Sends each operation and delivers its one answer. urql's own also reads streams of answers, which this shop never
 * sends.
 */
export const fetchExchange: Exchange =
  ({ forward }) =>
  (operations) =>
    merge([
      pipe(
        operations,
        filter(({ kind }) => kind === 'query' || kind === 'mutation'),
        mergeMap((operation) => {
          const abort = new AbortController()
          return pipe(
            fromPromise(answerOf(operation, abort.signal)),
            takeUntil(
              pipe(
                operations,
                filter(({ kind, key }) => kind === 'teardown' && key === operation.key),
              ),
            ),
            onEnd(() => abort.abort()),
          )
        }),
      ),
      forward(
        pipe(
          operations,
          filter(({ kind }) => kind === 'teardown' || kind === 'subscription'),
        ),
      ),
    ])
