import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { pgliteTemplate } from '#tests/support/pglite-template.ts'
import { ROOT } from '#program/root.ts'
import { readConfig } from './config.ts'
import { untar } from './lib/store/untar.ts'

vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 })
const folder = mkdtempSync(join(tmpdir(), 'shop-main-'))
beforeAll(async () => untar(await pgliteTemplate('catalogue'), join(folder, 'pg')))
const running = new Set<ChildProcess>()
// One that a failed test left would hold the store against the next.
afterEach(async () => {
  await Promise.all([...running].map((child) => (child.kill('SIGKILL'), once(child, 'close'))))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const start = (env: Record<string, string>) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, DATA_DIR: folder, BACKEND_PORT: '0', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('close', () => running.delete(child))
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  // Not its exit: what it wrote last may come after that.
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, ended, errors: () => errors.trim() }
}

const address = (child: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const found = /listening at (http:\/\/127\.0\.0\.1:\d+)\D/.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.once('exit', () => reject(new Error('it ended instead of listening')))
  })

describe('the process', () => {
  test('SIGTERM ends open streams, closes the store and exits with 0; the next start finds all', async () => {
    for (let round = 0; round < 2; round++) {
      const { child, ended } = start({})
      const url = await address(child)
      // The first request after a start: the start's own work is no reason to refuse it.
      const first = await fetch(`${url}/api/products?limit=1`)
      const text = await first.text()
      expect(first.status, text).toBe(200)
      expect((JSON.parse(text) as { total: number }).total).toBeGreaterThan(0)
      const stream = await fetch(`${url}/api/changes`)
      child.kill('SIGTERM')
      expect(await stream.text()).toContain('retry:')
      expect(await ended).toBe(0)
    }
  })

  test('a port that is taken is one line and code 1, and leaves no lock', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    const { ended, errors } = start({ BACKEND_PORT: String(port), LOG_LEVEL: 'silent' })
    expect(await ended).toBe(1)
    expect(errors().split('\n')).toEqual(['backend: the port is taken (BACKEND_PORT)'])
    expect(existsSync(join(folder, 'lock.1'))).toBe(false)
    other.close()
  })
})

describe('settings', () => {
  test.each([
    [{ SHOP_MODE: 'staging' }, "SHOP_MODE must be demo or production, not 'staging'"],
    [
      { SHOP_MODE: 'production', PUBLIC_URL: 'http://shop.example' },
      'SHOP_MODE=production needs PUBLIC_URL over https',
    ],
    [
      {
        SHOP_MODE: 'production',
        PUBLIC_URL: 'https://shop.example',
        DESK_URL: 'https://desk.shop.example',
      },
      'SHOP_MODE=production needs STRIPE_SECRET_KEY, or ALLOW_TEST_PAYMENTS=1',
    ],
    [
      { PUBLIC_URL: 'https://example.com/shop' },
      "PUBLIC_URL must be an http(s) address without a login or a path, e.g. https://shop.example, not 'https://example.com/shop'",
    ],
    [{ STRIPE_SECRET_KEY: 'sk_test_x' }, 'STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET beside it'],
    [{ OPERATOR_TOKEN: 'short' }, 'OPERATOR_TOKEN must be at least 16 characters long'],
    [{ BACKEND_PORT: 'many' }, 'BACKEND_PORT must be a port from 1 to 65535'],
  ])('one that cannot be right is refused in one line: %j', (env, line) => {
    expect(() => readConfig(env)).toThrow(line)
  })

  test('none is needed', () => {
    expect(readConfig({})).toMatchObject({
      port: 4000,
      dataDir: join(ROOT, '.data'),
      shopMode: 'demo',
      publicUrl: 'http://localhost:3000',
    })
  })
})
