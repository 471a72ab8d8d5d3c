import { afterAll, beforeAll, expect, test } from 'vitest'
import { exchange } from './support/exchange.ts'
import { startShop, type Shop } from './support/server.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ backend: { seed: 'none' } })
})
afterAll(() => shop?.close())

test('a body that never comes ends after the 15 s that it is given, on server and backend', async () => {
  const head = (path: string) =>
    `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`
  const ends = [exchange(shop.url, head('/graphql')), exchange(shop.backend?.url ?? '', head('/api/session'))]
  for (const { answer, ms } of await Promise.all(ends)) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(ms).toBeGreaterThan(14_000)
    expect(ms).toBeLessThan(25_000)
  }
})
