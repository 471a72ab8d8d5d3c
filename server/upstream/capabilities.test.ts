import { expect, test } from 'vitest'
import { createCapabilities } from './capabilities.ts'
import { Fault } from './fault.ts'
import type { Upstream } from './http.ts'

const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

const asking = () => {
  let at = 0
  let asked = 0
  let answer: () => { status: number; body: unknown } = () => ({
    status: 200,
    body: { version: '1', features: ['sort'] },
  })
  const upstream: Upstream = {
    send: async () => {
      asked += 1
      return { ...answer(), setCookie: [] }
    },
    close: async () => undefined,
  }
  return {
    capabilities: createCapabilities(upstream, quiet, 1_500, () => at),
    pass: (ms: number) => {
      at += ms
    },
    will: (next: typeof answer) => {
      answer = next
    },
    asked: () => asked,
  }
}

test('the answer is kept for 60 s; then the old one serves while the new one comes', async () => {
  const { capabilities, pass, will, asked } = asking()
  expect([...(await capabilities.features())]).toEqual(['sort'])
  pass(59_999)
  await capabilities.features()
  expect(asked()).toBe(1)
  will(() => ({ status: 200, body: { version: '2', features: ['sort', 'facets'] } }))
  pass(1)
  expect([...(await capabilities.features())]).toEqual(['sort'])
  expect([...(await capabilities.features())]).toEqual(['sort', 'facets'])
  expect(asked()).toBe(2)
})

test('many questions at once are one', async () => {
  const { capabilities, asked } = asking()
  await Promise.all([capabilities.features(), capabilities.features(), capabilities.offers('sort')])
  expect(asked()).toBe(1)
})

test('a 404 means section 7 only', async () => {
  const { capabilities, will } = asking()
  will(() => ({ status: 404, body: null }))
  expect([...(await capabilities.features())]).toEqual([])
  expect(await capabilities.offers('sort')).toBe(false)
})

test('while the backend has never answered a call is left to fail with its own words; what was known stays known', async () => {
  const { capabilities, pass, will } = asking()
  will(() => {
    throw new Fault('network', 'no')
  })
  expect(await capabilities.offers('sort')).toBe(true)
  await expect(capabilities.features()).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', status: 503 })
  pass(1_000)
  will(() => ({ status: 200, body: { version: '1', features: ['bag'] } }))
  expect(await capabilities.offers('sort')).toBe(false)
  pass(60_000)
  will(() => ({ status: 500, body: null }))
  expect(await capabilities.offers('bag')).toBe(true)
})
