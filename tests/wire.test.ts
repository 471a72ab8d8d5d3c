import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startShop, type Shop } from './support/server.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ backend: { seed: 'none' } })
})
afterAll(() => shop?.close())

/** Sends bytes, keeps its own side open, and gives what came until the other side ended, and after how long. */
const exchange = (url: string, bytes: string) =>
  new Promise<{ answer: string; ms: number }>((done, fail) => {
    const { hostname, port } = new URL(url)
    const from = performance.now()
    let answer = ''
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true }, () =>
      socket.write(bytes),
    )
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')))
    socket.once('end', () => {
      socket.destroy()
      done({ answer, ms: performance.now() - from })
    })
    socket.once('error', fail)
  })

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
