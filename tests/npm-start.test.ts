import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { lockFolder } from '#program/folder-lock.ts'
import { freePort } from '#tests/support/free-port.ts'
import { inProof } from '#tests/support/long-form.ts'

/**
 * The real npm, its shell, `scripts/bootstrap.js`, `scripts/lib/running/shop.ts` and the supervisor, in a folder whose three
 * programs only listen: nothing is installed, built or seeded.
 */
vi.setConfig({ testTimeout: 60_000 })

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'shop-npm-start-'))

const PROGRAM = (port: string) => `import { createServer } from 'node:http'
const ready = process.env.BACKEND_URL ? 503 : 200
const server = createServer((_, answer) => answer.writeHead(ready).end()).listen(process.env.${port}, '127.0.0.1')
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => process.exit(0))
console.log('key of ${port} ' + (process.env.INTERNAL_TOKEN ?? 'none'))
console.log('pid ' + process.pid)
`

beforeAll(() => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text)
  for (const name of ['scripts', 'node_modules', 'dist/programs'])
    mkdirSync(join(folder, name), { recursive: true })
  write('package.json', JSON.stringify({ type: 'module', scripts: { start: scripts.start } }))
  write('package-lock.json', '{}')
  write('node_modules/.installed-from', createHash('sha256').update('{}').digest('hex'))
  const runtime = `node-${process.platform}-${process.arch}`
  if (existsSync(join(root, 'node_modules', runtime)))
    symlinkSync(join(root, 'node_modules', runtime), join(folder, 'node_modules', runtime))
  copyFileSync('scripts/bootstrap.js', join(folder, 'scripts/bootstrap.js'))
  symlinkSync(join(root, 'scripts/lib'), join(folder, 'scripts/lib'))
  write(
    'scripts/start.ts',
    `import { runShop } from './lib/running/shop.ts'
console.log('pid ' + process.pid + '\\nbootstrap ' + process.ppid)
await runShop({ dev: false })
`,
  )
  write('dist/programs/backend.js', PROGRAM('BACKEND_PORT'))
  write('dist/programs/server.js', PROGRAM('PORT'))
  write('dist/programs/payments.js', PROGRAM('PAYMENTS_PORT'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Started {
  readonly npm: ChildProcess
  readonly said: () => string
  /** Every process that it has named. */
  readonly pids: () => number[]
}

const running: Started[] = []
const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
afterEach(() => {
  for (const { npm, pids } of running.splice(0))
    for (const pid of [npm.pid ?? 0, ...pids()]) if (isThere(pid)) process.kill(pid, 'SIGKILL')
})

const npmStart = async (env: Record<string, string> = {}) => {
  const [port, backend, payments] = [await freePort(), await freePort(), await freePort()]
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    env: {
      ...process.env,
      DATA_DIR: folder,
      DIST_DIR: join(folder, 'dist'),
      PORT: String(port),
      BACKEND_PORT: String(backend),
      PAYMENTS_PORT: String(payments),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [npm.stdout, npm.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const started: Started = {
    npm,
    said: () => said,
    pids: () => [...said.matchAll(/^(?:pid|bootstrap) (\d+)$/gm)].map(([, pid]) => Number(pid)),
  }
  running.push(started)
  return { ...started, ports: [port, backend, payments] }
}

const listens = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  )

describe.skipIf(process.platform === 'win32')('npm start', () => {
  // A signal that is passed on, and each of the two that cannot be.
  const usual: [whose: string, signal: NodeJS.Signals][] = [
    ['npm', 'SIGKILL'],
    ['scripts/bootstrap.js', 'SIGTERM'],
    ['scripts/bootstrap.js', 'SIGKILL'],
  ]
  const others: typeof usual = [
    ['npm', 'SIGTERM'],
    ['npm', 'SIGINT'],
    ['npm', 'SIGHUP'],
    ['scripts/bootstrap.js', 'SIGINT'],
    ['scripts/bootstrap.js', 'SIGHUP'],
  ]
  test.each(inProof ? others : usual)('%s gets %s, and every program ends', async (whose, signal) => {
    const { npm, said, pids, ports } = await npmStart()
    await vi.waitFor(() => expect(said()).toContain('Ctrl-C ends all of it'), { timeout: 40_000 })
    expect(await Promise.all(ports.map(listens))).toEqual([true, true, true])
    // bootstrap.js, start.ts, and the three programs.
    expect(pids()).toHaveLength(5)
    process.kill((whose === 'npm' ? npm.pid : Number(/^bootstrap (\d+)$/m.exec(said())?.[1])) ?? 0, signal)
    await vi.waitFor(() => expect(pids().filter(isThere)).toEqual([]), { timeout: 15_000, interval: 50 })
    expect(await Promise.all(ports.map(listens))).toEqual([false, false, false])
  })

  /** The INTERNAL_TOKEN that a program got; undefined before it has started. */
  const keyOf = ({ said }: Pick<Started, 'said'>, program: 'PORT' | 'BACKEND_PORT') =>
    new RegExp(`^key of ${program} (\\S+)$`, 'm').exec(said())?.[1]
  const served = (shop: Pick<Started, 'said'>) =>
    vi.waitFor(() => expect(shop.said()).toContain('Ctrl-C ends all of it'), { timeout: 40_000 })

  test('backend and server of the demo share a key of this run alone', async () => {
    const [first, second] = [await npmStart(), await npmStart()]
    await Promise.all([served(first), served(second)])
    const keys = [first, second].map((shop) => keyOf(shop, 'PORT'))
    // 32 random bytes.
    for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/)
    expect([first, second].map((shop) => keyOf(shop, 'BACKEND_PORT'))).toEqual(keys)
    expect(keys[0]).not.toBe(keys[1])
  })

  test('a key that the house has set is the one of both', async () => {
    const shop = await npmStart({ INTERNAL_TOKEN: 'k'.repeat(40) })
    await served(shop)
    expect([keyOf(shop, 'PORT'), keyOf(shop, 'BACKEND_PORT')]).toEqual(['k'.repeat(40), 'k'.repeat(40)])
  })

  test('another house’s backend never gets a key of this run', async () => {
    const shop = await npmStart({ BACKEND_URL: `http://127.0.0.1:${await freePort()}` })
    await vi.waitFor(() => expect(keyOf(shop, 'PORT')).toBe('none'), { timeout: 40_000 })
    expect(keyOf(shop, 'BACKEND_PORT')).toBeUndefined()
  })

  test('a backend that cannot be reached is named while the start waits for it', async () => {
    const nobody = await freePort()
    const { said } = await npmStart({ BACKEND_URL: `http://user:secret@127.0.0.1:${nobody}` })
    await vi.waitFor(
      () => expect(said()).toContain(`it waits for the backend at http://127.0.0.1:${nobody}/ (BACKEND_URL)`),
      { timeout: 40_000 },
    )
    expect(said()).not.toContain('secret')
  })

  test('every taken port is named at once, before any program starts', async () => {
    const others = [createServer(), createServer()]
    const [port, payments] = await Promise.all(
      others.map(async (other) => {
        await new Promise((resolve) => other.listen(0, '127.0.0.1', () => resolve(undefined)))
        return String((other.address() as AddressInfo).port)
      }),
    )
    try {
      const { npm, said } = await npmStart({ PORT: port ?? '', PAYMENTS_PORT: payments ?? '' })
      await vi.waitFor(() => expect(npm.exitCode).toBe(1), { timeout: 40_000 })
      expect(said()).toContain(`Port ${port} is taken. Free it, or choose another with PORT.`)
      expect(said()).toContain(`Port ${payments} is taken. Free it, or choose another with PAYMENTS_PORT.`)
      expect(said().match(/^pid /gm)).toHaveLength(1)
    } finally {
      for (const other of others) other.close()
    }
  })

  test('a folder of data that another shop holds is named before any program starts', async () => {
    const held = mkdtempSync(join(tmpdir(), 'shop-held-'))
    const release = await lockFolder(held)
    try {
      const { npm, said } = await npmStart({ DATA_DIR: held })
      await vi.waitFor(() => expect(npm.exitCode).toBe(1), { timeout: 40_000 })
      expect(said()).toContain(`DATA_DIR ${held} is in use by another shop`)
      expect(said().match(/^pid /gm)).toHaveLength(1)
    } finally {
      release()
      rmSync(held, { recursive: true, force: true })
    }
  })

  test('an install without development packages is enough', async () => {
    const write = (path: string, packages: object) =>
      writeFileSync(join(folder, path), JSON.stringify({ packages }))
    const needed = { 'node_modules/a': { version: '1.0.0', integrity: 'a' } }
    write('package-lock.json', { '': {}, ...needed, 'node_modules/b': { version: '1.0.0', dev: true } })
    write('node_modules/.package-lock.json', needed)
    const shop = await npmStart()
    await served(shop)
    expect(shop.said()).not.toContain('Installing')
    writeFileSync(join(folder, 'package-lock.json'), '{}')
  })

  test('in production only addresses that work are printed', async () => {
    const shop = await npmStart({
      SHOP_MODE: 'production',
      ALLOW_TEST_PAYMENTS: '1',
      PUBLIC_URL: 'https://shop.example',
      DESK_URL: 'https://desk.shop.example',
    })
    await served(shop)
    const printed = [...shop.said().matchAll(/^ {2}(\w+) +(\S+)/gm)].map(([, name, url]) => [name, url])
    expect(printed.filter(([name]) => name !== 'Ctrl')).toEqual([
      ['Shop', 'https://shop.example'],
      ['Desk', 'https://desk.shop.example/desk'],
      ['Listens', `http://localhost:${shop.ports[0]},`],
    ])
  })

  test.each([
    ['HOST', '192.0.2.77'],
    ['BACKEND_HOST', '192.0.2.78'],
    ['PAYMENTS_HOST', '192.0.2.79'],
  ])(
    'an address in %s that this machine does not have is reported before any program starts',
    async (name, host) => {
      const { npm, said } = await npmStart({ [name]: host, INTERNAL_TOKEN: 'a'.repeat(40) })
      await vi.waitFor(() => expect(npm.exitCode).toBe(1), { timeout: 40_000 })
      expect(said()).toContain(`${name} must be an address of this machine, not '${host}'`)
      expect(said().match(/^pid /gm)).toHaveLength(1)
    },
  )
})

test.each([
  ['scripts/start.ts'],
  ['scripts/build.ts'],
  ['scripts/seed.ts'],
  ['scripts/shop.ts', 'backup', 'nowhere.backup'],
  ['scripts/shop.ts', 'restore', 'nowhere.backup'],
])('%s in one line: a setting is wrong', (...args) => {
  const { stderr, status } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: folder, HOUSE: 'nowhere' },
  })
  expect([status, stderr.trim().split('\n')]).toEqual([
    1,
    [expect.stringMatching(/^HOUSE must be .+'nowhere'$/)],
  ])
})

test('npm run seed says what it does, and refuses what it does not know', () => {
  const seed = (flag: string) => spawnSync(process.execPath, ['scripts/seed.ts', flag], { encoding: 'utf8' })
  expect(seed('--help')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('Writes the seed again'),
  })
  expect(seed('--prodcts')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^error: unknown option/),
  })
})

test.each([
  ['start', '--help', 'npm start: installs what is missing'],
  ['dev', '-h', 'npm run dev: the same shop'],
  ['test', '--help', 'npm test: what a change can break'],
  ['test:watch', '--help', 'npm run test:watch: the tests of what was changed'],
  ['proof', '--help', 'npm run proof: the long forms'],
])('npm run %s -- %s says what it does, and does nothing', (command, flag, words) => {
  const { stdout, status } = spawnSync(process.execPath, ['scripts/bootstrap.js', command, flag], {
    encoding: 'utf8',
  })
  expect([status, stdout]).toEqual([0, expect.stringContaining(words)])
})

test.each([
  ['build.ts', '--frob'],
  ['release.ts', '--frob'],
  ['sbom.ts', '--frob'],
  ['verify.ts', '--frob'],
  ['adapter.ts', 'frob'],
  ['topology.ts', 'frob'],
  ['../bench/main.ts', '--frob'],
  ['../tests/faults/main.ts', '--frob'],
])('scripts/%s refuses %s in one line, and does nothing', (script, word) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join('scripts', script), word], {
    encoding: 'utf8',
  })
  expect([status, stdout, stderr.trim().split('\n')]).toEqual([
    1,
    '',
    [expect.stringContaining(`‘${word}’ is not known here. npm run `)],
  ])
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
