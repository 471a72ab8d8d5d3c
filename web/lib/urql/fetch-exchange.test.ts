import { createClient } from 'urql'
import { pipe, subscribe } from 'wonka'
import { expect, it, vi } from 'vitest'
import { fetchExchange } from './fetch-exchange.ts'

const DOCUMENT = '{ shop { name } }'
const clientOf = (fetch: typeof globalThis.fetch) =>
  createClient({ url: 'http://shop.test/graphql', fetch, preferGetMethod: false, exchanges: [fetchExchange] })

it('gives the one answer, with the errors in it', async () => {
  const fetch = vi.fn(async (_url: unknown, _init?: RequestInit) =>
    Response.json({ data: { shop: null }, errors: [{ message: 'away' }] }),
  )
  const { data, error } = await clientOf(fetch).query(DOCUMENT, {}).toPromise()
  expect(data).toEqual({ shop: null })
  expect(error?.graphQLErrors.map(({ message }) => message)).toEqual(['away'])
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(fetch.mock.calls[0]?.[1]?.method).toBe('POST')
})

it.each([
  [
    'a page instead of an answer',
    async () => new Response('<p>Bad gateway', { status: 502, statusText: 'Bad Gateway' }),
  ],
  ['an answer without data', async () => Response.json({})],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is a failure of the network', async (_, fetch) => {
  const { data, error } = await clientOf(fetch).mutation('mutation { leave }', {}).toPromise()
  expect(data).toBeUndefined()
  expect(error?.networkError).toBeInstanceOf(Error)
})

it('stops asking for what nobody waits for any more, and asks nothing for who has gone at once', async () => {
  let signal: AbortSignal | null | undefined
  const fetch = vi.fn((_url: unknown, init?: RequestInit) => {
    signal = init?.signal
    return new Promise<Response>(() => {})
  })
  const client = clientOf(fetch)
  pipe(
    client.query(DOCUMENT, {}),
    subscribe(() => {}),
  ).unsubscribe()
  await Promise.resolve()
  expect(fetch).not.toHaveBeenCalled()
  const { unsubscribe } = pipe(
    client.query(DOCUMENT, {}),
    subscribe(() => {}),
  )
  await Promise.resolve()
  expect(signal?.aborted).toBe(false)
  unsubscribe()
  expect(signal?.aborted).toBe(true)
})
