import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { nextPicture, onTurn, TURN_MS } from './turning-clock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('specification section 4: advances every 2000 ms', () => {
  const turn = vi.fn()
  const stop = onTurn(turn)
  expect(TURN_MS).toBe(2000)
  vi.advanceTimersByTime(1999)
  expect(turn).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(turn).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(4000)
  expect(turn).toHaveBeenCalledTimes(3)
  stop()
})

it('specification section 4: wraps around after the last picture', () => {
  expect([0, 1, 2].map((index) => nextPicture(index, 3))).toEqual([1, 2, 0])
})

it('all cards turn on one clock, and an idle page has none', () => {
  const stops = [onTurn(vi.fn()), onTurn(vi.fn()), onTurn(vi.fn())]
  expect(vi.getTimerCount()).toBe(1)
  for (const stop of stops) stop()
  expect(vi.getTimerCount()).toBe(0)
})

it('stops while the tab is hidden', () => {
  const turn = vi.fn()
  const stop = onTurn(turn)
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  vi.advanceTimersByTime(10_000)
  expect(turn).not.toHaveBeenCalled()
  hidden.mockRestore()
  stop()
})
