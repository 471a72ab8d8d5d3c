import {
  cacheExchange,
  createClient,
  fetchExchange,
  makeResult,
  ssrExchange,
  stringifyDocument,
  type Client,
  type Exchange,
  type SSRData,
} from 'urql'
import { filter, fromPromise, mergeMap, pipe } from 'wonka'
import { persistedExchange } from './persisted.ts'

/** Runs a GraphQL query in-process on the server; the browser uses fetch instead. Never throws. */
export type Execute = (document: string, variables?: Record<string, unknown>) => Promise<unknown>

/** Browser to BFF deadline (reference: reliability, part 2). */
const ANSWER_TIMEOUT_MS = 8000

const inProcess =
  (execute: Execute): Exchange =>
  () =>
  (operations) =>
    pipe(
      operations,
      filter((operation) => operation.kind === 'query'),
      mergeMap((operation) =>
        fromPromise(
          execute(
            stringifyDocument(operation.query),
            (operation.variables ?? {}) as Record<string, unknown>,
          ).then((answer) => makeResult(operation, answer as Parameters<typeof makeResult>[1])),
        ),
      ),
    )

/** One client per server-rendered page. `take` returns what the browser needs to start without asking again. */
export const serverClient = (execute: Execute): { client: Client; take: () => SSRData } => {
  const ssr = ssrExchange({ isClient: false })
  const client = createClient({
    url: '/graphql',
    preferGetMethod: false,
    exchanges: [cacheExchange, ssr, inProcess(execute)],
  })
  return { client, take: () => ssr.extractData() }
}

/** The browser's client; `state` is what the server put into the page. */
export const browserClient = (state?: SSRData): Client =>
  createClient({
    url: '/graphql',
    preferGetMethod: false,
    // The server takes a GET only with a header that another site's page could not send.
    fetchOptions: { credentials: 'same-origin', headers: { 'mercurius-require-preflight': '1' } },
    fetch: (input, init) =>
      fetch(input, {
        ...init,
        signal: init?.signal
          ? AbortSignal.any([init.signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)])
          : AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      }),
    exchanges: [
      persistedExchange,
      cacheExchange,
      ssrExchange({ isClient: true, initialState: state }),
      fetchExchange,
    ],
  })
