import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startStandIn, type StandIn } from '#tests/support/stand-in.ts'
import { startServer, stopUnderLoad, type StartedServer } from '#tests/support/stopped-server.ts'

let standIn: StandIn
let server: StartedServer | undefined

beforeAll(async () => {
  standIn = await startStandIn()
})
afterAll(() => standIn.close())
afterEach(() => {
  server?.kill()
  server = undefined
})

const start = (env: Record<string, string>) => (server = startServer(env)).ended

test('SIGTERM under load: every request begun is answered, then it ends with 0', async () => {
  const { broken, code } = await stopUnderLoad(standIn.url, 10)
  expect(broken).toEqual([])
  expect(code).toBe(0)
}, 120_000)

test.each([
  [{ SHOP_MODE: 'production', PUBLIC_URL: 'http://shop.test' }, 'PUBLIC_URL must be an https address'],
  [
    { PUBLIC_URL: 'https://example.com/shop' },
    'PUBLIC_URL must be an http(s) address without a login or a path',
  ],
  [{ SHOP_MODE: 'staging' }, "SHOP_MODE must be demo or production, not 'staging'"],
  [{ PORT: 'abc' }, 'PORT must be a port from 1 to 65535 that browsers do not refuse'],
  [{ BACKEND_URL: 'localhost:4000' }, 'BACKEND_URL must be an http(s) address'],
  [{ HOST: '192.0.2.1' }, 'that is not an address of this machine (HOST)'],
  [{ HOST: 'nowhere.invalid' }, 'that is not an address of this machine (HOST)'],
])('a wrong setting %o ends it with one line that names it', async (env, words) => {
  const { code, said } = await start(env)
  expect(code).toBe(1)
  expect(said.trim().split('\n')).toHaveLength(1)
  expect(said).toContain(words)
})

test('a port that is taken is one line', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  const { code, said } = await start({ PORT: String(port), BACKEND_URL: standIn.url })
  taken.close()
  expect([code, said.trim()]).toEqual([1, 'server: the port is taken (PORT)'])
})
