import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { Client, CombinedError, Provider, type Exchange } from 'urql'
import { afterEach, expect, it, vi } from 'vitest'
import { filter, map, pipe } from 'wonka'
import { useSteadyQuery } from './use-steady-query.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('keeps what was read while asking fails, and asks again while somebody sees the page', async () => {
  vi.useFakeTimers()
  const asked = vi.fn<() => object>(() => ({ data: { word: 'read' } }))
  const answers: Exchange = () => (operations) =>
    pipe(
      operations,
      filter(({ kind }) => kind === 'query'),
      map((operation) => ({ operation, data: undefined, stale: false, hasNext: false, ...asked() })),
    )
  const client = new Client({ url: 'https://shop.example', exchanges: [answers], preferGetMethod: false })
  const Page = () => {
    const [{ data }, ask] = useSteadyQuery<{ word: string }, object>({ query: '{ word }', variables: {} })
    return <button onClick={() => ask({ requestPolicy: 'network-only' })}>{data?.word ?? 'nothing'}</button>
  }
  const { getByRole } = render(
    <Provider value={client}>
      <Page />
    </Provider>,
  )
  const page = getByRole('button')
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
  asked.mockImplementation(() => ({ error: new CombinedError({ networkError: new Error('offline') }) }))
  fireEvent.click(page)
  asked.mockClear()
  await pass(10)
  await pass(10)
  expect([page.textContent, asked.mock.calls.length]).toEqual(['read', 2])

  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await pass(60)
  expect(asked).toHaveBeenCalledTimes(2)

  hidden.mockReturnValue(false)
  asked.mockImplementation(() => ({ data: { word: 'read anew' } }))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(page.textContent).toBe('read anew')
  await pass(60)
  expect(asked).toHaveBeenCalledTimes(3)
})
