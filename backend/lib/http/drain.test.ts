import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Agent, Client, request } from 'undici'
import { afterEach, describe, expect, it } from 'vitest'
import { openEmbedded, type Database } from '#backend/lib/store/db.ts'
import { startBackend, type RunningBackend } from '#tests/support/backend.ts'
import { templateFiles } from '#tests/support/pglite-template.ts'

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
})

const start = async (drainMs: number | undefined, port = 0, database?: Database): Promise<RunningBackend> => {
  const backend = await startBackend({
    seed: 'none',
    port,
    ...(drainMs !== undefined && { drainMs }),
    ...(database && { database }),
  })
  open.push(backend.close)
  return backend
}

const REQUEST = 'GET /healthz HTTP/1.1\r\nHost: shop\r\n\r\n'
/** A kept connection over which one request was answered already. */
const kept = async (url: string) => {
  const { hostname, port } = new URL(url)
  const socket: Socket = connect(Number(port), hostname)
  let answers = ''
  socket.on('data', (chunk: Buffer) => (answers += chunk.toString()))
  socket.on('error', () => {})
  socket.write(REQUEST)
  await once(socket, 'data')
  const first = answers
  answers = ''
  const ended = once(socket, 'close')
  return { first, ended, ask: () => socket.write(REQUEST), second: () => answers }
}

describe('a backend that stops', () => {
  it('answers what comes on kept connections, says that they end, and then ends them', async () => {
    const backend = await start(400)
    const connections = await Promise.all(Array.from({ length: 4 }, () => kept(backend.url)))
    for (const { first } of connections) expect(first).toMatch(/connection: keep-alive/i)
    const closed = backend.close()
    // Sent before the stop can be noticed, a moment after it, and well after it; the fourth stays silent.
    for (const { ask } of connections.slice(0, 3)) {
      ask()
      await pause(60)
    }
    await closed
    await Promise.all(connections.map(({ ended }) => ended))
    for (const { second } of connections.slice(0, 3)) {
      expect(second()).toMatch(/^HTTP\/1\.1 200 /)
      expect(second()).toMatch(/connection: close/i)
    }
    expect(connections[3]?.second()).toBe('')
  })

  it('does not wait for a connection that never asked anything', async () => {
    const backend = await start(100)
    const { hostname, port } = new URL(backend.url)
    const silent = connect(Number(port), hostname)
    silent.on('error', () => {})
    await once(silent, 'connect')
    const ended = once(silent, 'close')
    const from = performance.now()
    await backend.close()
    await ended
    expect(performance.now() - from).toBeLessThan(10_000)
  })

  it('opens no new change feed over the connection of a feed that it has ended', async () => {
    const backend = await start(400)
    const server = new Client(backend.url)
    open.push(() => server.destroy())
    const follow = () => server.request({ path: '/api/changes', method: 'GET' })
    const first = await follow()
    expect(first.statusCode).toBe(200)
    const closed = backend.close()
    await first.body.dump()
    const again = await follow()
    expect(again).toMatchObject({ statusCode: 503, headers: { connection: 'close' } })
    await again.body.dump()
    await closed
  })

  it('hands its port to the next one, and of fifty requests a second over kept connections none is lost', async () => {
    const before = await start(400)
    const port = Number(new URL(before.url).port)
    const agent = new Agent({ connections: 8, pipelining: 1 })
    open.push(() => agent.close())
    const lost: unknown[] = []
    const seen = { answered: 0, refusedAtTheDoor: 0 }
    const ask = async () => {
      for (;;)
        try {
          const { statusCode, body } = await request(`${before.url}/healthz`, { dispatcher: agent })
          await body.dump()
          if (statusCode === 200) seen.answered++
          else lost.push(statusCode)
          return
        } catch (error) {
          // Nothing was sent: the connection was refused. The client knows that, and tries again.
          if (!(error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED')) {
            lost.push(error)
            return
          }
          seen.refusedAtTheDoor++
          await pause(20)
        }
    }
    const asked: Promise<void>[] = []
    const second = async () => {
      for (let n = 0; n < 50; n++) {
        asked.push(ask())
        await pause(20)
      }
    }
    await second()
    const [next] = await Promise.all([
      templateFiles('none').then((files) => openEmbedded({ files })),
      second(),
    ])
    const closed = before.close()
    await second()
    await closed
    await start(0, port, next)
    await second()
    await Promise.all(asked)
    expect(lost).toEqual([])
    expect(seen.answered).toBe(asked.length)
  })
})
