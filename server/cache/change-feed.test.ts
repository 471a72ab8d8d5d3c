import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { createChangeFeed } from './change-feed.ts'

test('a feed that does not open is logged once, however often it is tried, and once more when it is open', async () => {
  let asked = 0
  const backend = createServer((_request, response) => {
    asked += 1
    if (asked < 4) return response.writeHead(500).end()
    return response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': here\n\n')
  }).listen(0, '127.0.0.1')
  const lines: string[] = []
  const line = (level: string) => (first: unknown, words?: string) => {
    lines.push(`${level}: ${words ?? String(first)}`)
  }
  const log = { debug: line('debug'), info: line('info'), warn: line('warn'), error: line('error') }
  await vi.waitUntil(() => backend.listening)
  const feed = createChangeFeed({
    backend: {
      backendUrl: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
      internalTokens: [],
    },
    offered: () => Promise.resolve(true),
    onChange: () => undefined,
    log,
  })
  feed.start()
  try {
    await vi.waitUntil(feed.feedOpen, { timeout: 20_000 })
    expect(lines).toEqual(['warn: the change feed does not open', 'info: the change feed is open'])
  } finally {
    await feed.close()
    backend.closeAllConnections()
    backend.close()
  }
})
