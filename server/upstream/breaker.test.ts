import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBreaker, groupOfPath, type Breaker } from './breaker.ts'
import { Fault } from './fault.ts'

/** Row 'Backend slow or dead' of tests/README.md: opens at half of at least 20 calls, looks again after 2 s, 4xx not counted. */

let breaker: Breaker
beforeEach(() => {
  vi.useFakeTimers()
  breaker = createBreaker()
})
afterEach(() => {
  breaker.close()
  vi.useRealTimers()
})

const answer = (status: number) => () => Promise.resolve({ status, body: null, setCookie: [] })
const cut = () => Promise.reject(new Fault('network', 'cut'))
const times = async (n: number, make: Parameters<Breaker['attempt']>[1]) => {
  for (let i = 0; i < n; i++) await breaker.attempt('/api/products', make).catch(() => undefined)
}
const isOpen = () => breaker.states().find(({ group }) => group === '/api/products')?.open
const asked = async () => {
  const make = vi.fn(answer(200))
  await breaker.attempt('/api/products', make).catch(() => undefined)
  return make.mock.calls.length === 1
}

test('nineteen failures are bad luck, twenty are a broken backend', async () => {
  await times(19, cut)
  expect(isOpen()).toBe(false)
  await times(1, cut)
  expect(isOpen()).toBe(true)
  await expect(breaker.attempt('/api/products', answer(200))).rejects.toMatchObject({ kind: 'open' })
  expect((await breaker.attempt('/api/blogs', answer(200))).status).toBe(200)
})

test('an answer of 5xx counts and is handed on, one of 4xx does not count', async () => {
  await times(100, answer(404))
  await times(30, answer(429))
  expect(isOpen()).toBe(false)
  vi.advanceTimersByTime(5_000)
  expect((await breaker.attempt('/api/products', answer(503))).status).toBe(503)
  await times(19, answer(500))
  expect(isOpen()).toBe(true)
})

test('less than half failing is borne', async () => {
  for (let n = 0; n < 100; n++) {
    await times(3, answer(200))
    await times(2, cut)
  }
  expect(isOpen()).toBe(false)
})

test('after two seconds one call looks again, others are not held up by it, and it decides', async () => {
  await times(20, cut)
  vi.advanceTimersByTime(1_999)
  expect(await asked()).toBe(false)
  vi.advanceTimersByTime(1)
  let settle: (error: Error) => void = () => undefined
  const looking = breaker.attempt('/api/products', () => new Promise((_, reject) => (settle = reject)))
  expect(await asked()).toBe(false)
  settle(new Fault('timeout', 'late'))
  await expect(looking).rejects.toMatchObject({ kind: 'timeout' })
  expect(await asked()).toBe(false)
  vi.advanceTimersByTime(2_000)
  expect(await asked()).toBe(true)
  expect(isOpen()).toBe(false)
})

test('old calls are forgotten, failed or not', async () => {
  await times(15, cut)
  vi.advanceTimersByTime(5_000)
  await times(15, cut)
  expect(isOpen()).toBe(false)
  await times(1_000, answer(200))
  vi.advanceTimersByTime(5_000)
  await times(20, cut)
  expect(isOpen()).toBe(true)
})

test('every endpoint of one collection is one part of the backend', () => {
  expect(['/api/products', '/api/products/:id', '/api/products/:id/related'].map(groupOfPath)).toEqual(
    Array(3).fill('/api/products'),
  )
  expect(groupOfPath('/api/orders/mark-paid')).toBe('/api/orders')
})
