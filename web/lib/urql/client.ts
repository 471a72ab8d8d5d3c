import { cacheExchange, createClient, type Client } from 'urql'
import { givenExchange, type Answers } from './answers.ts'
import { fetchExchange } from './fetch-exchange.ts'
import { language } from '#web/words/language.ts'
import { persistedExchange } from './persisted.ts'

/** Browser to BFF deadline. */
const ANSWER_TIMEOUT_MS = 8000

/** The browser's client; `given` is what the server put into the page. */
export const browserClient = (given: Answers = {}): Client =>
  createClient({
    url: '/graphql',
    preferGetMethod: false,
    // The server takes a GET only with a header that another site's page could not send.
    fetchOptions: {
      credentials: 'same-origin',
      headers: { 'mercurius-require-preflight': '1', 'x-language': language.code },
    },
    fetch: (input, init) =>
      fetch(input, {
        ...init,
        signal: init?.signal
          ? AbortSignal.any([init.signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)])
          : AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      }),
    exchanges: [persistedExchange, cacheExchange, givenExchange(given), fetchExchange],
  })
