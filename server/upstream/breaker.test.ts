import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBreaker, groupOfPath, type Breaker } from './breaker.ts'
import { Fault } from './fault.ts'
import type { UpstreamAnswer } from './http.ts'
import { createPulse } from './pulse.ts'

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
  await times(1, answer(200))
  await times(15, cut)
  expect(isOpen()).toBe(false)
  await times(1_000, answer(200))
  vi.advanceTimersByTime(5_000)
  await times(20, cut)
  expect(isOpen()).toBe(true)
})

test('the list of a collection is one part of the backend, what is in it another', () => {
  const inIt = ['/api/products/:id', '/api/products/by-id', '/api/products/:id/set-with/:stoneId']
  expect(inIt.map(groupOfPath)).toEqual(inIt.map(() => '/api/products/*'))
  expect(groupOfPath('/api/products')).toBe('/api/products')
})

describe('a shop with few shoppers', () => {
  const late = () => Promise.reject(new Fault('timeout', 'late'))
  /** One attempt each second, as one shopper makes them. */
  const eachSecond = async (n: number, make: Parameters<Breaker['attempt']>[1]) => {
    for (let i = 0; i < n; i++) {
      vi.advanceTimersByTime(1_000)
      await times(1, make)
    }
  }

  test('five unanswered attempts in a row open it, however few calls there are', async () => {
    await eachSecond(4, late)
    expect(isOpen()).toBe(false)
    await eachSecond(1, cut)
    expect(isOpen()).toBe(true)
  })

  test('what happened half a minute ago is forgotten', async () => {
    await eachSecond(4, late)
    vi.advanceTimersByTime(30_000)
    await eachSecond(4, late)
    expect(isOpen()).toBe(false)
  })

  test('one answer between them, a refusal of the backend too, and it stays closed', async () => {
    for (const status of [200, 400, 404, 422]) {
      await eachSecond(4, late)
      await times(1, answer(status))
    }
    expect(isOpen()).toBe(false)
  })

  test('thirty refusals of bad input (400 and 422) are thirty answers', async () => {
    await times(30, answer(400))
    await times(30, answer(422))
    expect(isOpen()).toBe(false)
  })

  test('attempts that end in one moment may have met a pause of this process', async () => {
    await times(19, late)
    expect(isOpen()).toBe(false)
  })

  test('a read that looks again waits for a moment only, and its answer still decides', async () => {
    await eachSecond(5, late)
    vi.advanceTimersByTime(2_000)
    let settle: (answer: UpstreamAnswer) => void = () => undefined
    const looking = breaker.attempt(
      '/api/products',
      () => new Promise((resolve) => (settle = resolve)),
      'read',
    )
    const refused = expect(looking).rejects.toMatchObject({ kind: 'open' })
    await vi.advanceTimersByTimeAsync(150)
    await refused
    expect(isOpen()).toBe(true)
    settle({ status: 200, body: null, setCookie: [] })
    await vi.advanceTimersByTimeAsync(1)
    expect(isOpen()).toBe(false)
  })
})

test('a part that nobody has called for a minute is not reported as open; the next call decides', async () => {
  await times(20, cut)
  vi.advanceTimersByTime(59_999)
  expect(isOpen()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isOpen()).toBe(false)
  await times(1, cut)
  expect(isOpen()).toBe(true)
  expect(await asked()).toBe(false)
})

describe('a backend of which nothing answers', () => {
  const groups = ['/api/products', '/api/blogs', '/api/content', '/api/shop']
  const started = (ask: () => Promise<boolean>) => {
    const pulse = createPulse({ ask, onAwake: () => guarded.reset() })
    const guarded = createBreaker({ pulse })
    const attempt = (n: number, make: Parameters<Breaker['attempt']>[1]) =>
      guarded.attempt(groups[n % groups.length] ?? '', make, 'read').catch((error: Fault) => error.kind)
    const close = () => {
      pulse.close()
      guarded.close()
    }
    return { attempt, guarded, close }
  }
  const late = () => Promise.reject(new Fault('timeout', 'late'))

  test('is found out after three attempts of any part; then every part refuses at once, until it answers', async () => {
    let alive = false
    const { attempt, guarded, close } = started(async () => alive)
    for (let n = 0; n < 3; n++) {
      await attempt(n, late)
      await vi.advanceTimersByTimeAsync(600)
    }
    const never = vi.fn(answer(200))
    expect(await attempt(3, never)).toBe('open')
    expect(await guarded.attempt('/api/bag', never).catch((error: Fault) => error.kind)).toBe('open')
    expect(never).not.toHaveBeenCalled()
    expect(guarded.states()).toContainEqual({ group: 'backend', open: true })
    alive = true
    await vi.advanceTimersByTimeAsync(500)
    expect(await attempt(3, answer(200))).toMatchObject({ status: 200 })
    close()
  })

  test('is not assumed while it answers anything', async () => {
    const ask = vi.fn(async () => true)
    const { attempt, close } = started(ask)
    for (let n = 0; n < 30; n++) {
      await attempt(n % 3 === 2 ? 1 : 0, n % 3 === 2 ? answer(200) : late)
      await vi.advanceTimersByTimeAsync(600)
    }
    expect(ask).not.toHaveBeenCalled()
    close()
  })
})
