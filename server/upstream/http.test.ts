import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { Fault } from './fault.ts'
import { createHttpUpstream } from './http.ts'

test('large answers together hold no more than their room: the next is refused before it is all held', async () => {
  // Each stays within its own limit and never ends.
  const part = Buffer.alloc(1_900_000, ' ')
  part.write('[')
  const backend = createServer((_request, reply) => {
    reply.on('error', () => undefined)
    reply.writeHead(200, { 'content-type': 'application/json' }).write(part)
  }).listen(0, '127.0.0.1')
  await once(backend, 'listening')
  const backendUrl = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`
  const upstream = createHttpUpstream({ backendUrl, internalTokens: [] })
  const ask = () =>
    upstream
      .send({
        name: 'any',
        method: 'GET',
        path: '/',
        headers: {},
        body: undefined,
        address: undefined,
        deadlineMs: 2_000,
      })
      .then(
        () => 'answered',
        (fault: unknown) => (fault instanceof Fault ? fault.message : 'another'),
      )
  try {
    const told = await Promise.all(Array.from({ length: 20 }, ask))
    // Six fit; later ones leave them the space, and all release it. On a busy machine some never start.
    expect(told.filter((why) => why === 'too many large answers at once').length).toBeGreaterThan(0)
    expect(told).not.toContain('answered')
    expect(await ask()).toBe('deadline passed')
  } finally {
    backend.closeAllConnections()
    backend.close()
    await upstream.close()
  }
}, 60_000)
