import { expect, test } from 'vitest'
import { createBreaker, groupOfPath } from './breaker.ts'

/** Reliability 1E: opens at half of at least 20 calls, looks again after 2 s. */
const broken = () => {
  let at = 0
  const breaker = createBreaker(() => at)
  const pass = (ms: number) => {
    at += ms
  }
  const fail = (times: number) => {
    for (let n = 0; n < times; n++) breaker.record('a', false)
  }
  return { breaker, pass, fail }
}

test('nineteen failures are bad luck, twenty are a broken backend', () => {
  const { breaker, fail } = broken()
  fail(19)
  expect(breaker.admits('a')).toBe(true)
  fail(1)
  expect(breaker.admits('a')).toBe(false)
  expect(breaker.admits('b')).toBe(true)
})

test('less than half failing is borne', () => {
  const { breaker, fail } = broken()
  for (let n = 0; n < 60; n++) breaker.record('a', true)
  fail(59)
  expect(breaker.admits('a')).toBe(true)
  fail(1)
  expect(breaker.admits('a')).toBe(false)
})

test('after two seconds one call looks again, and decides', () => {
  const { breaker, pass, fail } = broken()
  fail(20)
  pass(1_999)
  expect(breaker.admits('a')).toBe(false)
  pass(1)
  expect([breaker.admits('a'), breaker.admits('a')]).toEqual([true, false])
  breaker.record('a', false)
  expect(breaker.admits('a')).toBe(false)
  pass(2_000)
  expect(breaker.admits('a')).toBe(true)
  breaker.record('a', true)
  expect([breaker.admits('a'), breaker.admits('a')]).toEqual([true, true])
})

test('old failures are forgotten', () => {
  const { breaker, pass, fail } = broken()
  fail(19)
  pass(10_001)
  fail(19)
  expect(breaker.admits('a')).toBe(true)
})

test('every endpoint of one collection is one part of the backend', () => {
  expect(groupOfPath('/api/products/:id')).toBe('/api/products')
  expect(groupOfPath('/api/products')).toBe('/api/products')
})
