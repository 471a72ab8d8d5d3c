import { describe, expect, it } from 'vitest'
import { hostileReturnTos } from '#tests/support/hostile-return-to.ts'
import { returnAddress } from './return-to.ts'

describe('returnTo', () => {
  it.each([
    '/order',
    '/order/42',
    '/jewellery/rings?page=2',
    '/product/aube-ring#care',
    '/',
    '/about-us',
    '/discover-all?collection=Flower',
  ])('comes back to %s', (address) => {
    expect(returnAddress(address)).toBe(address)
  })

  it('knows at least 60 hostile values', () => {
    expect(new Set(hostileReturnTos).size).toBeGreaterThanOrEqual(60)
  })

  it.each(hostileReturnTos)('never leaves the shop with %j', (value) => {
    const address = returnAddress(value)
    const url = new URL(address, 'https://shop.test')
    expect(url.origin).toBe('https://shop.test')
    expect(address).toMatch(/^\/(?![/\\])/)
    expect(url.pathname).not.toMatch(/^\/(?:login|logout|create|graphql|api|media)(?:\/|$)|\/\//i)
  })

  it.each([
    undefined,
    null,
    '',
    'order',
    '//evil.example',
    '/no/such/route',
    '/logout',
    '/login?returnTo=/login',
    '/api/session',
  ])('falls back to the overview for %j', (value) => {
    expect(returnAddress(value)).toBe('/overview')
  })
})
