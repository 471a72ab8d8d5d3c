import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { isTaken } from '#scripts/lib/ports.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startStandIn, type StandIn } from '#tests/support/stand-in.ts'

/** The real `npm start`: npm, its shell, the installer, the supervisor and the programs. */
vi.setConfig({ testTimeout: 120_000 })

let standIn: StandIn
const folder = mkdtempSync(join(tmpdir(), 'shop-npm-start-'))
beforeAll(async () => {
  standIn = await startStandIn()
})
afterAll(async () => {
  await standIn.close()
  rmSync(folder, { recursive: true, force: true })
})

const running: ChildProcess[] = []
afterEach(() => {
  for (const npm of running.splice(0)) npm.kill('SIGTERM')
})

const npmStart = (env: Record<string, string>, args: readonly string[] = []) => {
  const npm = spawn('npm', ['start', ...args], {
    env: { ...process.env, LOG_LEVEL: 'error', DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(npm)
  let said = ''
  for (const stream of [npm.stdout, npm.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<number | null>((done) => npm.once('close', done))
  return { npm, said: () => said, ended }
}

/** `npm test` has installed and built before it comes here; else a start would do that first. */
const built = existsSync('dist/web/server/entry.server.js') && existsSync('node_modules/.installed-from')

describe.skipIf(!built || process.platform === 'win32')('npm start', () => {
  test.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const)(
    '%s to its process ends every program',
    async (signal) => {
      const port = await freePort()
      const { npm, said } = npmStart({ PORT: String(port), BACKEND_URL: standIn.url })
      await vi.waitFor(() => expect(said()).toContain('Ctrl-C ends all of it'), { timeout: 90_000 })
      npm.kill(signal)
      await vi.waitFor(async () => expect(await isTaken(port)).toBe(false), {
        timeout: 15_000,
        interval: 100,
      })
    },
  )

  test('a backend that cannot be reached is named while the start waits for it', async () => {
    const [port, nobody] = [await freePort(), await freePort()]
    const { said } = npmStart({ PORT: String(port), BACKEND_URL: `http://user:secret@127.0.0.1:${nobody}` })
    await vi.waitFor(
      () => expect(said()).toContain(`it waits for the backend at http://127.0.0.1:${nobody}/ (BACKEND_URL)`),
      { timeout: 90_000 },
    )
    expect(said()).not.toContain('secret')
  })
})

test.each([
  ['start', '--help', 'npm start: installs what is missing'],
  ['dev', '-h', 'npm run dev: the same shop'],
  ['test', '--help', 'npm test: every test'],
])('npm run %s -- %s says what it does, and does nothing', (command, flag, words) => {
  const { stdout, status } = spawnSync(process.execPath, ['scripts/bootstrap.js', command, flag], {
    encoding: 'utf8',
  })
  expect([status, stdout]).toEqual([0, expect.stringContaining(words)])
})

test('npm start refuses arguments that it would only ignore', () => {
  const { stderr, status } = spawnSync(process.execPath, ['scripts/bootstrap.js', 'start', '--port=80'], {
    encoding: 'utf8',
  })
  expect([status, stderr.trim().split('\n')]).toEqual([
    1,
    [expect.stringContaining('takes no arguments (--port=80)')],
  ])
})
