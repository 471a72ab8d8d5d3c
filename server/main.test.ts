import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startStandIn, type StandIn } from '#tests/support/stand-in.ts'

let standIn: StandIn
let child: ChildProcess | undefined

beforeAll(async () => {
  standIn = await startStandIn()
})
afterAll(() => standIn.close())
afterEach(() => {
  child?.kill('SIGKILL')
  child = undefined
})

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

const start = (env: Record<string, string>) => {
  const all = {
    ...process.env,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    DIST_DIR: 'no-build',
    HOST: '127.0.0.1',
    ...env,
  }
  child = spawn(process.execPath, ['server/main.ts'], { env: all, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const ended = once(child, 'exit').then(([code]) => ({ code: code as number | null, said: () => said }))
  return { process: child, ended }
}

const isReady = async (url: string) => {
  for (let n = 0; n < 300; n++) {
    if ((await request(`${url}/readyz`).catch(() => undefined))?.statusCode === 200) return
    await pause(100)
  }
  throw new Error('it never became ready')
}

/** How long a stopping server goes on answering (server/main.ts). */
const NOTICE_MS = 1_500

test('SIGTERM under load: every request begun is answered, then it ends with 0 (reliability 1E, Deploy or stop)', async () => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const { process, ended } = start({ PORT: String(port), BACKEND_URL: standIn.url })
  await isReady(url)
  const agent = new Agent({ connections: 4, pipelining: 1 })
  const outcomes = { answered: 0, refused: 0, broken: [] as unknown[] }
  let going = true
  let stopped = Number.POSITIVE_INFINITY
  const shopper = async () => {
    while (going) {
      try {
        const { statusCode, body } = await request(`${url}/graphql`, {
          method: 'POST',
          dispatcher: agent,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: '{ products { total } }' }),
        })
        const text = await body.text()
        if (statusCode === 200 && text.includes('14')) outcomes.answered += 1
        else outcomes.broken.push([statusCode, text])
      } catch (error) {
        // Nobody listens any more: a load balancer has stopped sending by then. A connection that the system had taken
        // but the server never saw is reset at that moment; before it, while answers still ask to close, none may be.
        const code = error instanceof Error && 'code' in error ? error.code : undefined
        const over = performance.now() - stopped > NOTICE_MS
        if (code === 'ECONNREFUSED' || (code === 'ECONNRESET' && over)) outcomes.refused += 1
        else outcomes.broken.push(error)
      }
      await pause(10)
    }
  }
  const shoppers = Array.from({ length: 4 }, shopper)
  await pause(500)
  stopped = performance.now()
  process.kill('SIGTERM')
  const { code } = await ended
  going = false
  await Promise.all(shoppers)
  await agent.close()
  expect(outcomes.broken).toEqual([])
  expect(outcomes.answered).toBeGreaterThan(10)
  expect(code).toBe(0)
  expect(performance.now() - stopped).toBeLessThan(10_000)
})

test.each([
  [{ SHOP_MODE: 'production', PUBLIC_URL: 'http://shop.test' }, 'PUBLIC_URL must be an https address'],
  [{ SHOP_MODE: 'staging' }, "SHOP_MODE must be demo or production, not 'staging'"],
  [{ PORT: 'abc' }, "PORT must be a port number, not 'abc'"],
  [{ BACKEND_URL: 'localhost:4000' }, 'BACKEND_URL must be an http(s) address'],
])('a wrong setting %o ends it with one line that names it', async (env, words) => {
  const { code, said } = await start(env).ended
  expect(code).toBe(1)
  expect(said().trim().split('\n')).toHaveLength(1)
  expect(said()).toContain(words)
})

test('a port that is taken is one line', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  const { code, said } = await start({ PORT: String(port), BACKEND_URL: standIn.url }).ended
  taken.close()
  expect([code, said().trim()]).toEqual([1, 'server: the port is taken; set PORT to a free one'])
})
