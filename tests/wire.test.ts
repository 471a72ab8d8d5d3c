import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exchange } from './support/exchange.ts'
import { startShop, type Shop } from './support/server.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ backend: { seed: 'none' } })
})
afterAll(() => shop?.close())

describe.each(['server', 'backend'] as const)('%s', (which) => {
  const url = () => (which === 'server' ? shop.url : (shop.backend?.url ?? ''))

  test.each([
    [
      'headers that are too large',
      `GET /healthz HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
      431,
    ],
    ['two Host headers', 'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
    ['two Host headers of one name', 'GET /healthz HTTP/1.1\r\nHost: a\r\nhost: a\r\n\r\n', 400],
    ['HTTP/0.9', 'GET /healthz HTTP/0.9\r\nHost: a\r\n\r\n', 400],
    ['HTTP/2.0 as text', 'GET /healthz HTTP/2.0\r\nHost: a\r\n\r\n', 400],
    ['no HTTP at all', 'hello\r\n\r\n', 400],
  ])('%s: refused, and the connection ends', async (_, bytes, status) => {
    const { answer } = await exchange(url(), bytes)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer).toMatch(/\r\nconnection: close\r\n/i)
    expect(answer).toContain('"code":"BAD_REQUEST"')
  })
})

// Waiting for that end takes long (tests/slow-body.test.ts).
test('a body is given 15 s, on server and backend', () => {
  for (const each of [shop, shop.backend]) expect(each?.app.server.requestTimeout).toBe(15_000)
})
