import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRetry, pauseBefore } from './back-off.ts'

const PAUSES = { firstMs: 100, longestMs: 1_000 }
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('pauses double up to the longest, and each is drawn between its half and its whole', () => {
  const whole = (tries: number) => pauseBefore(tries, PAUSES, () => 1)
  expect([0, 1, 2, 3, 4, 400].map(whole)).toEqual([100, 200, 400, 800, 1_000, 1_000])
  expect(pauseBefore(2, PAUSES, () => 0)).toBe(200)
})

test('one try is planned, however often it is asked for', () => {
  let tries = 0
  const retry = createRetry(() => (tries += 1), PAUSES)
  for (let n = 0; n < 50; n += 1) retry.plan()
  vi.advanceTimersByTime(10_000)
  expect(tries).toBe(1)
})

test('after its end nothing is tried any more', () => {
  let tries = 0
  const retry = createRetry(() => (tries += 1), PAUSES)
  retry.plan()
  retry.end()
  retry.plan()
  vi.advanceTimersByTime(10_000)
  expect(tries).toBe(0)
})
