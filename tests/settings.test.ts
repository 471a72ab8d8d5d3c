import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig as readBackend } from '#backend/config.ts'
import { BACKEND_SETTINGS } from '#backend/settings.ts'
import { PAYMENTS_SETTINGS, readPayments } from '#payments/settings.ts'
import { SETTINGS } from '#program/misspelt.ts'
import type { Env } from '#program/settings.ts'
import { readConfig as readServer } from '#server/config.ts'
import { SERVER_SETTINGS } from '#server/settings.ts'
import { readAll } from '../scripts/lib/running/shop.ts'

const folder = mkdtempSync(join(tmpdir(), 'shop-settings-'))
const file = join(folder, 'file')
writeFileSync(file, '')
const sender = join(folder, 'sender')
writeFileSync(sender, 'The shop <care@shop.example>\n')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const PROGRAMS = {
  'backend/main.ts': { read: readBackend, names: Object.keys(BACKEND_SETTINGS.properties) },
  'server/main.ts': { read: (env: Env) => readServer(env), names: Object.keys(SERVER_SETTINGS.properties) },
  'payments/main.ts': { read: readPayments, names: Object.keys(PAYMENTS_SETTINGS.properties) },
} satisfies Record<string, { read: (env: Env) => unknown; names: string[] }>
const names = [...new Set(Object.values(PROGRAMS).flatMap((program) => program.names))]

const PORTS = ['4190', '6000', 'http']
const WEB = ['shop.example', 'ftp://shop.example', 'https://']
const WORD = ['staging', '1', 'Demo!']
const FOLDER = [file, join(file, 'below'), 'a\0b']
const EXISTING_FOLDER = [file, join(dirname(file), 'no-such-folder'), 'a\0b']
const HOST = ['256.1.1', 'http://127.0.0.1', 'a b']
/** Three kinds of nonsense for every variable. A new one without a row fails the test. */
const NONSENSE: Readonly<Record<string, readonly string[]>> = {
  SHOP_MODE: WORD,
  PORT: PORTS,
  BACKEND_PORT: ['-1', '65536', '4000.5'],
  PAYMENTS_PORT: ['0x50', '1e3', '10080'],
  HOST,
  BACKEND_HOST: HOST,
  PAYMENTS_HOST: HOST,
  PUBLIC_URL: WEB,
  DESK_URL: WEB,
  BACKEND_URL: ['localhost:4000', 'file:///etc/passwd', 'nonsense'],
  BACKEND_COOKIES: ['a b', 'a=b', 'a;b'],
  DATABASE_URL: ['nonsense', 'mysql://u:pass-word@h/db', 'postgres://u:pass-word@h'],
  DATABASE_CONNECTIONS: ['0', 'many', '10.5'],
  HOUSE: ['nonsense', '../elsewhere', 'house'],
  SEED: WORD,
  DATA_DIR: FOLDER,
  LEAST_DISK_FREE: ['2', '-0.1', 'a tenth'],
  REDIS_URL: ['nonsense', 'http://host', 'redis://'],
  READ_CACHE: WORD,
  PAY_MAXIMA: ['card', 'gold=5', 'card=0'],
  FOUR_EYES_ABOVE: ['refund', 'gold=5', 'price=0'],
  STRIPE_SECRET_KEY: ['nonsense', 'pk_live_published', 'sk_live_a b'],
  STRIPE_WEBHOOK_SECRET: ['nonsense', 'sk_live_x', 'whsek_typed'],
  ALLOW_TEST_PAYMENTS: ['yes', 'true', '2'],
  SMTP_URL: ['nonsense', 'mail.example:25', 'http://mail.example'],
  MAIL_FROM: ['nonsense', 'The shop <care>', 'a@b'],
  INTERNAL_TOKEN: ['short', `${'a'.repeat(32)} b`, Array(3).fill('b'.repeat(32)).join(',')],
  DATA_KEY: ['a passphrase', 'd'.repeat(42), Array(3).fill('d'.repeat(43)).join(',')],
  PLAIN_LINES: ['yes', 'true', '2'],
  OPERATOR_TOKEN: ['short', 'fifteen-letters', 'sesame'],
  TRUSTED_PROXIES: ['nonsense', '10.0.0.0/33', '10.0.0.1,,300.1.1.1'],
  MEDIA_URL: WEB,
  MEDIA_ORIGINS: ['pictures.example', 'https://a.example,nonsense', 'data:x'],
  OTEL_EXPORTER_OTLP_ENDPOINT: WEB,
  OTEL_TRACES_SAMPLER_ARG: ['2', '-0.1', 'all'],
  LOG_LEVEL: ['loud', 'INFO', '30'],
  RATE_LIMITS: ['no', 'false', '600'],
  DIST_DIR: FOLDER,
  MEDIA_DIR: EXISTING_FOLDER,
  PAYMENTS_BRAND: EXISTING_FOLDER,
  PAYMENTS_CONTROL: ['yes', 'on', '-1'],
  PAYMENTS_WEBHOOK_URL: WEB,
  BREACHED_PASSWORDS: [folder, join(folder, 'missing'), 'a\0b'],
  PASSWORD_LOG_N: ['9', '64', 'fast'],
}

const lineOf = (read: (env: Env) => unknown, env: Env) => {
  try {
    read(env)
    return 'accepted'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

test('every documented setting is read by a program, and every setting of a program is documented', () => {
  const table = readFileSync('docs/settings.md', 'utf8')
  const rows = table.split('\n').filter((line) => line.startsWith('|'))
  const told = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z\d_]+)`/g)].map(([, name]) => name),
  )
  expect(told.toSorted()).toEqual(names.toSorted())
  // A misspelt name is recognised for these.
  expect(SETTINGS.toSorted()).toEqual(names.toSorted())
})

describe.each(names)('%s', (name) => {
  const readers = Object.values(PROGRAMS).filter((program) => program.names.includes(name))

  test('three kinds of nonsense are refused in one line with its name and no secret', () => {
    const values = NONSENSE[name] ?? []
    expect(values).toHaveLength(3)
    for (const { read } of readers)
      for (const value of values) {
        const line = lineOf(read, { [name]: value })
        expect(line).toMatch(
          new RegExp(`^${name} must be .+${/SECRET|TOKEN|DATA_KEY/.test(name) ? '' : ', not .+'}$`),
        )
        expect(line).not.toContain('pass-word')
        if (/SECRET|TOKEN|DATA_KEY/.test(name)) expect(line).not.toContain(value)
      }
  })

  test('empty is as if it were not set', () => {
    for (const { read } of readers) expect(lineOf(read, { [name]: ' ' })).toBe('accepted')
  })
})

const PRODUCTION = { SHOP_MODE: 'production', PUBLIC_URL: 'https://shop.example' }
const KEYS = {
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_for-tests-only-0123456789',
  DATA_KEY: 'Zm9yIHRlc3RzIG9ubHksIGRyYXduIG9uY2UgLSAwMDE',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'The shop <care@shop.example>',
  DESK_URL: 'https://desk.shop.example',
}
const INTERNAL_TOKEN = 'a-key-for-these-tests-and-no-other'
test.each([
  [
    readBackend,
    { STRIPE_WEBHOOK_SECRET: 'whsec_x' },
    'STRIPE_WEBHOOK_SECRET needs STRIPE_SECRET_KEY beside it',
  ],
  [
    readBackend,
    { STRIPE_SECRET_KEY: 'sk_live_…', STRIPE_WEBHOOK_SECRET: 'whsec_x' },
    'STRIPE_SECRET_KEY must be a key that begins with sk_ or rk_',
  ],
  [
    readBackend,
    { STRIPE_SECRET_KEY: 'sk_test_x' },
    'STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET beside it',
  ],
  [
    readBackend,
    { ...PRODUCTION, ...KEYS, DATABASE_URL: 'postgres://u:p@database.example/shop' },
    'DATABASE_URL leaves this machine unencrypted',
  ],
  [
    readBackend,
    { ...PRODUCTION, ...KEYS, DATABASE_URL: 'postgres://u:p@database.example/shop?sslmode=no-verify' },
    'DATABASE_URL leaves this machine unencrypted',
  ],
  [
    readBackend,
    { ...PRODUCTION, ...KEYS, BACKEND_HOST: '10.0.0.5', INTERNAL_TOKEN },
    'BACKEND_HOST=10.0.0.5 is reached unencrypted',
  ],
  [
    (env: Env) => readServer(env),
    { ...PRODUCTION, BACKEND_URL: 'http://backend.example' },
    'BACKEND_URL leaves this machine unencrypted',
  ],
  [
    (env: Env) => readServer(env),
    { ...PRODUCTION, REDIS_URL: 'redis://store.example' },
    'REDIS_URL leaves this machine unencrypted',
  ],
  [
    readBackend,
    { ...PRODUCTION, ...KEYS, STRIPE_SECRET_KEY: 'sk_test_x' },
    'STRIPE_SECRET_KEY is a test key',
  ],
  [
    readBackend,
    { ...KEYS, SHOP_MODE: '' },
    'STRIPE_SECRET_KEY is a live key, which needs SHOP_MODE=production',
  ],
  [readBackend, { ...PRODUCTION, ...KEYS, MAIL_FROM: undefined }, 'SMTP_URL needs MAIL_FROM beside it'],
  [readBackend, { ...PRODUCTION, ...KEYS, MAIL_FROM: undefined, MAIL_FROM_FILE: sender }, 'accepted'],
  ...(
    [
      ['database.example/shop?host=localhost', 'accepted'],
      ['database.example/shop?host=/run/postgresql', 'accepted'],
      ['%2frun%2fpostgresql/shop', 'accepted'],
      ['[::1]/shop', 'accepted'],
      ['127.0.0.9/shop', 'accepted'],
      ['localhost/shop?host=database.example', 'DATABASE_URL leaves this machine'],
      ['localhost/shop?host=localhost&host=database.example', 'DATABASE_URL leaves this machine'],
      ['127.database.example/shop', 'DATABASE_URL leaves this machine'],
      ['database.example/shop?sslmode=verify-full&sslmode=disable', 'DATABASE_URL leaves this machine'],
      ['database.example/shop?sslmode=require&uselibpqcompat=true', 'DATABASE_URL leaves this machine'],
      ['database.example/shop?sslmode=verify-full&uselibpqcompat=true', 'accepted'],
    ] as const
  ).map(
    ([address, line]) =>
      [readBackend, { ...PRODUCTION, ...KEYS, DATABASE_URL: `postgres://${address}` }, line] as const,
  ),
  [
    readBackend,
    { ...PRODUCTION, ...KEYS, BACKEND_HOST: '127.shop.example', INTERNAL_TOKEN },
    'BACKEND_HOST=127.shop.example is reached unencrypted',
  ],
  [readServer, { ...PRODUCTION, RATE_LIMITS: 'off' }, 'RATE_LIMITS=off is refused when SHOP_MODE=production'],
  [readServer, { ...PRODUCTION, RATE_LIMITS: 'off', ALLOW_TEST_PAYMENTS: '1' }, 'accepted'],
  [
    readBackend,
    { ...PRODUCTION, ...KEYS, DESK_URL: undefined },
    'SHOP_MODE=production needs DESK_URL with a host of its own',
  ],
  [
    readBackend,
    { ...PRODUCTION, ...KEYS, DESK_URL: 'https://shop.example/desk' },
    'SHOP_MODE=production needs DESK_URL',
  ],
  [readBackend, { ...PRODUCTION, ...KEYS, DATA_KEY: undefined }, 'SHOP_MODE=production needs DATA_KEY'],
  [readBackend, { ...PRODUCTION, ...KEYS, DATA_KEY: '0'.repeat(64) }, 'DATA_KEY must be random'],
  ...(
    [
      ['INTERNAL_TOKEN', 'k'.repeat(32)],
      ['INTERNAL_TOKEN', `${INTERNAL_TOKEN},${'k'.repeat(32)}`],
      ['OPERATOR_TOKEN', '1234'.repeat(8)],
      ['STRIPE_WEBHOOK_SECRET', 'whsec_'],
      ['STRIPE_WEBHOOK_SECRET', 'whsec_local'],
    ] as const
  ).map(
    ([name, value]) =>
      [
        readBackend,
        { ...PRODUCTION, ...KEYS, [name]: value },
        `${name} must be (?:random|the whole)`,
      ] as const,
  ),
  [readBackend, { ...PRODUCTION, ...KEYS, SMTP_URL: undefined }, 'SHOP_MODE=production needs SMTP_URL'],
  [
    readBackend,
    { OPERATOR_TOKEN: 'k'.repeat(32), INTERNAL_TOKEN: 'k'.repeat(32) },
    'OPERATOR_TOKEN and INTERNAL_TOKEN must differ',
  ],
  [
    readServer,
    { PUBLIC_URL: 'https://user:pass-word@shop.example' },
    'PUBLIC_URL must be an http.s. address without',
  ],
  [readServer, { TRUSTED_PROXIES: '0.0.0.0/0' }, 'TRUSTED_PROXIES must be'],
  [
    readBackend,
    { ...PRODUCTION, ALLOW_TEST_PAYMENTS: '1', DATABASE_URL: 'postgres://localhost/shop' },
    'SHOP_MODE=production needs DATA_KEY',
  ],
  [readBackend, { ...PRODUCTION, ALLOW_TEST_PAYMENTS: '1' }, 'accepted'],
  [readBackend, { ...PRODUCTION, ...KEYS, RATE_LIMITS: 'off' }, 'RATE_LIMITS=off is refused'],
  [
    readBackend,
    { ...PRODUCTION, ...KEYS, BACKEND_HOST: '0.0.0.0' },
    'BACKEND_HOST=0.0.0.0 needs INTERNAL_TOKEN beside it when SHOP_MODE=production',
  ],
  [
    readBackend,
    { ...PRODUCTION, ...KEYS, BACKEND_HOST: '0.0.0.0', INTERNAL_TOKEN, PLAIN_LINES: '1' },
    'accepted',
  ],
  [
    readBackend,
    { ...PRODUCTION, ...KEYS, DATABASE_URL: 'postgres://u:p@database.example/shop?sslmode=verify-full' },
    'accepted',
  ],
  [readBackend, { ...PRODUCTION, ...KEYS }, 'accepted'],
] as const)('what makes no sense together is refused (%#)', (read, env, line) => {
  expect(lineOf((given) => read(given), env)).toMatch(new RegExp(`^${line}`))
})

test('any of them may be in a file, as a vault writes it; not in both, and not in a missing file', () => {
  const secret = join(folder, 'secret')
  writeFileSync(secret, `${'k'.repeat(32)}\n`)
  const read = (env: Env) => readBackend(env).internalTokens
  expect(read({ INTERNAL_TOKEN_FILE: secret })).toEqual(['k'.repeat(32)])
  expect(() => read({ INTERNAL_TOKEN_FILE: secret, INTERNAL_TOKEN: 'x'.repeat(32) })).toThrow('both set')
  expect(() => read({ INTERNAL_TOKEN_FILE: join(folder, 'missing') })).toThrow(
    'INTERNAL_TOKEN_FILE must be a file that can be read',
  )
  writeFileSync(secret, 'short')
  expect(() => read({ INTERNAL_TOKEN_FILE: secret })).toThrow(/^INTERNAL_TOKEN must be .+ characters$/)
})

test('`npm start` and the commands read settings from files as the programs do', async () => {
  const elsewhere = join(folder, 'elsewhere')
  writeFileSync(elsewhere, 'http://backend.example\n')
  // With another backend than ours, no port of ours is taken.
  expect(() => readAll({ BACKEND_PORT: '3000' })).toThrow('must differ')
  expect(() => readAll({ BACKEND_PORT: '3000', BACKEND_URL_FILE: elsewhere })).not.toThrow()
  const token = join(folder, 'token')
  writeFileSync(token, `${'t'.repeat(32)}\n`)
  const env = { BACKEND_URL: 'http://127.0.0.1:9', XDG_CONFIG_HOME: folder }
  const said = async (more: Env) =>
    (await ended(['scripts/shop.ts', 'orders', 'list'], { ...env, ...more })).lines
  expect(await said({ OPERATOR_TOKEN_FILE: token })).toEqual([expect.stringContaining('does not answer')])
  expect(await said({ OPERATOR_TOKEN_FILE: join(folder, 'missing') })).toEqual([
    'OPERATOR_TOKEN_FILE must be a file that can be read',
  ])
  expect(await said({})).toEqual([expect.stringContaining('Sign in with `login`')])
})

test('the backend listens on the loopback in every mode, unless told otherwise', () => {
  for (const env of [{}, { ...PRODUCTION, ...KEYS }]) expect(readBackend(env).host).toBe('127.0.0.1')
  expect(readBackend({ BACKEND_HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
})

test('the desk may show pictures from wherever the shop has them', () => {
  const { pictureOrigins } = readBackend({
    PUBLIC_URL: 'https://shop.example',
    MEDIA_URL: 'https://cdn.example/house',
    MEDIA_ORIGINS: 'https://pictures.example',
  })
  expect(pictureOrigins).toEqual(['https://shop.example', 'https://cdn.example', 'https://pictures.example'])
})

/** Written at the end of a process to its fourth stream: the CPU that it used, its own and the kernel's. */
const CPU = `process.on('exit', () => {
  const { user, system } = process.cpuUsage()
  process.getBuiltinModule('node:fs').writeSync(3, String((user + system) / 1000))
})`

/** How a program ends when started as usual: its code, its lines, and the CPU time. */
const ended = (args: readonly string[], env: Env) =>
  new Promise<{ code: number | null; lines: string[]; cpuMs: number }>((done) => {
    const child = spawn(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(CPU)}`, ...args],
      {
        env: { PATH: process.env.PATH, ...env },
        stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      },
    )
    let said = ''
    let cpu = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.stdio[3]?.on('data', (chunk: Buffer) => (cpu += chunk.toString()))
    child.once('close', (code) => done({ code, lines: said.trim().split('\n'), cpuMs: Number(cpu) }))
  })

test.each([
  [
    ['backend/main.ts'],
    { DATA_DIR: file },
    `backend: DATA_DIR must be a folder, or a path where one can be made, not '${file}'`,
  ],
  [
    ['backend/main.ts'],
    { DATABASE_URL: 'nonsense' },
    'backend: DATABASE_URL must be the address of a PostgreSQL',
  ],
  [
    ['backend/main.ts'],
    { DATABASE_URL: 'postgres://u:pass-word@127.0.0.1:9/shop' },
    'backend: PostgreSQL at 127.0.0.1:9/shop (DATABASE_URL) cannot be used: nothing listens there',
  ],
  [
    ['server/main.ts'],
    { PORT: '6000' },
    'server: PORT must be a port from 1 to 65535 that browsers do not refuse',
  ],
  [['server/main.ts'], { DIST_DIR: folder }, `server: there are no pages in ${folder} (DIST_DIR)`],
  [['payments/main.ts'], { PAYMENTS_PORT: '4190' }, 'payments: PAYMENTS_PORT must be a port from 1 to 65535'],
  ...(existsSync('/proc/self')
    ? ([
        [
          ['payments/main.ts'],
          { DATA_DIR: '/proc/shop' },
          'payments: DATA_DIR /proc/shop/payments cannot be written to',
        ],
      ] as const)
    : []),
  [['scripts/start.ts'], { BACKEND_PORT: '4190' }, 'BACKEND_PORT must be a port from 1 to 65535'],
  [['scripts/start.ts'], { BACKEND_PORT: '3000' }, 'BACKEND_PORT and PORT must differ'],
] as const)('%j with %j ends with one line and code 1', async (args, env, line) => {
  const { code, lines, cpuMs } = await ended(args, { LOG_LEVEL: 'error', DATA_DIR: folder, ...env })
  expect(lines).toEqual([expect.stringContaining(line)])
  expect(code).toBe(1)
  // Two seconds of CPU at most: waiting depends on the machine. A server that is away is asked.
  expect(cpuMs).toBeGreaterThan(0)
  expect(cpuMs).toBeLessThan(2_000)
})
