import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useQuantity } from './use-quantity.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The quantity of a line of which `kept` pieces are in the bag as it was read last. */
const shown = (answer: string | undefined) =>
  renderHook(({ kept }) => useQuantity(kept, () => Promise.resolve(answer)), { initialProps: { kept: 1 } })

it('stays what was accepted until the bag has been read again', async () => {
  const { result, rerender } = shown(undefined)
  await act(() => result.current.change(2))
  expect(result.current.quantity).toBe(2)
  rerender({ kept: 2 })
  expect(result.current.quantity).toBe(2)
  // From then on the bag says it: a piece that was taken in another tab.
  rerender({ kept: 1 })
  expect(result.current.quantity).toBe(1)
})

it('is what the bag says if that stays something else', async () => {
  const { result } = shown(undefined)
  await act(() => result.current.change(2))
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  expect(result.current.quantity).toBe(1)
})

it('goes back at once when it is refused, with the reason', async () => {
  const { result } = shown('Only one is left.')
  await act(() => result.current.change(2))
  expect(result.current.quantity).toBe(1)
  expect(result.current.refusal).toBe('Only one is left.')
})
