import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newDataKey } from '#backend/lib/security/sealer.ts'
import { startBackend, type RunningBackend } from '#tests/support/backend.ts'
import { joinByLink, type Person } from '#tests/support/staff.ts'

/** Each command is a process of its own. */
vi.setConfig({ testTimeout: 120_000 })

/** The command line in the hands of a machine, and of a person who has signed in by name. */

const TOKEN = 'operator-token-of-this-test-0123456789'
const DESK = 'http://desk.example'
const EMAIL = 'asha@house.example'
const DIFFERENCE = '00000000-0000-4000-8000-000000000001'
const home = mkdtempSync(join(tmpdir(), 'shop-commands-'))
const session = join(home, 'shop', 'session')
let now = Date.now()
let backend: RunningBackend
beforeAll(async () => {
  backend = await startBackend({
    seed: 'none',
    env: { OPERATOR_TOKEN: TOKEN, DESK_URL: DESK, DATA_KEY: newDataKey() },
    clock: { now: () => now },
  })
})
afterAll(async () => {
  await backend?.close()
  rmSync(home, { recursive: true, force: true })
})

const run = (args: string[], { token = '', typed = '' } = {}) =>
  new Promise<{ code: number | null; said: string; told: string }>((resolve) => {
    const child = spawn(process.execPath, ['scripts/shop.ts', ...args], {
      env: { PATH: process.env.PATH, BACKEND_URL: backend.url, XDG_CONFIG_HOME: home, OPERATOR_TOKEN: token },
    })
    let [said, told] = ['', '']
    child.stdout.on('data', (part) => (said += part))
    child.stderr.on('data', (part) => (told += part))
    child.on('close', (code) => resolve({ code, said, told }))
    child.stdin.end(typed)
  })
const asMachine = (...args: string[]) => run(args, { token: TOKEN })
const asPerson = (...args: string[]) => run(args)
const whoInvited = async () =>
  (
    await sql<{ who: string }>`select who from audit where event = 'staff.invited' order by id`.execute(
      backend.deps.db,
    )
  ).rows.map(({ who }) => who)

describe('the command line', () => {
  let asha: Person

  it('prints moments as the house reads them', async () => {
    await sql`insert into metal_rates (metal, purity, paise_per_gram, set_at, set_by)
      values ('Silver', '925', 16200, '2026-11-27T22:54:52.878Z', 'seed')`.execute(backend.deps.db)
    const { said } = await asMachine('rates', 'list')
    expect(said).toContain('28 Nov 2026, 04:24')
    expect(said).not.toMatch(/\dT\d/)
  })

  it('says that a list has nothing, beside its output', async () => {
    expect(await asMachine('staff', 'list')).toEqual({ code: 0, said: '', told: 'There are none.\n' })
  })

  it.each([
    [
      ['tokens', 'add', 'x'],
      'Something in this request is not right. (VALIDATION)\n  name: This does not look right. Allowed: 2 to 40 characters of a-z, 0-9 and -, beginning with a letter or figure.\n',
    ],
    [
      ['staff', 'invite', 'asha@house.example', '--role', 'king'],
      'Something in this request is not right. (VALIDATION)\n  role: This is not one of the possible values. Allowed: one of owner, manager, workshop, counter.\n',
    ],
    [
      ['stock', 'ring-1', 'many'],
      'Something in this request is not right. (VALIDATION)\n  stock: This has the wrong format. Allowed: a whole number from 0 to 1000000.\n',
    ],
    [
      ['pictures', 'add', 'package.json'],
      'We cannot read this file as a picture. Please send a JPEG, PNG, WebP or AVIF of at most 120 million pixels. (VALIDATION)\n  content: We cannot read this file as a picture. Please send a JPEG, PNG, WebP or AVIF of at most 120 million pixels.\n',
    ],
    [
      ['orders', 'list', '--status', 'lost'],
      'There is no such status. (VALIDATION)\n  status: There is no such status. Allowed: one of Pending payment, paid, Processing, Shipped, Delivered, Cancelled, Refunded, Under review.\n',
    ],
    [['weights', 'ring-1', 'heavy', '3'], '‘heavy’ is not a gross weight in grams, e.g. 3.61.\n'],
    [['returns', 'approve', 'nothing'], 'There is no such return. (NOT_FOUND)\n'],
    [['money', 'retry', 'nothing'], 'There is no such refund. (NOT_FOUND)\n'],
    [
      ['money', 'settle', 'nothing', '--reason', 'Paid by hand today'],
      'There is no such refund. (NOT_FOUND)\n',
    ],
    [
      ['money', 'explain', 'nothing', '--reason', 'Paid by hand today'],
      'There is no such open difference. (NOT_FOUND)\n',
    ],
    [
      ['translations', 'read', 'klingon', 'file.json'],
      "error: command-argument value 'klingon' is invalid for argument 'language'. Allowed choices are en, hi.\n",
    ],
    [['stores', 'show', 'nowhere'], 'There is no salon ‘nowhere’.\n'],
  ])('a wrong value is answered with its name and what is allowed: %j', async (args, told) => {
    expect(await asMachine(...args)).toEqual({ code: 1, said: '', told })
  })

  it('names the release', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
    expect(await asMachine('--version')).toEqual({ code: 0, said: `${version}\n`, told: '' })
  })

  it('invites somebody with a link that lets them in', async () => {
    const { code, said, told } = await asMachine('staff', 'invite', EMAIL, '--role', 'owner')
    expect([code, told]).toEqual([
      0,
      expect.stringMatching(/^It works once, until \w+ \d+ \w+ 20\d\d, \d\d:\d\d \(IST\)\.$/m),
    ])
    expect(said).toMatch(/^http:\/\/desk\.example\/desk\/\S+\n$/)
    asha = await joinByLink(backend, said.trim(), EMAIL, {
      desk: DESK,
      nextMoment: () => (now += 30_000),
    })
  })

  it('keeps nothing of a sign-in that was refused', async () => {
    const refused = await run(['login', EMAIL], { typed: `not her password\n${asha.nextCode()}\n` })
    expect([refused.code, refused.told]).toEqual([1, expect.stringContaining('is not right')])
    expect(existsSync(session)).toBe(false)
  })

  it('is a named person after `login`, by a file that nobody else reads, until `logout`', async () => {
    const signedIn = await run(['login'], { typed: `${EMAIL}\n${asha.password}\n${asha.nextCode()}\n` })
    expect([signedIn.code, signedIn.said]).toEqual([
      0,
      expect.stringMatching(/^You are asha@house\.example, owner, until .*\(IST\)/),
    ])
    expect(signedIn.said + signedIn.told).not.toContain(asha.password)
    const token = readFileSync(session, 'utf8').trim()
    expect(token).toMatch(/^\S{20,}$/)
    if (process.platform !== 'win32')
      expect([session, join(home, 'shop')].map((path) => (statSync(path).mode & 0o777).toString(8))).toEqual([
        '600',
        '700',
      ])

    await asPerson('staff', 'invite', 'ravi@house.example', '--role', 'counter')
    expect(await whoInvited()).toEqual(['token:environment', EMAIL])

    expect((await asPerson('logout')).said).toBe('You are signed out.\n')
    expect(existsSync(session)).toBe(false)
    const after = await fetch(`${backend.url}/api/operator/staff`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(after.status).toBe(403)
    expect(await asPerson('staff', 'list')).toMatchObject({
      code: 1,
      told: expect.stringContaining('Sign in with `login`'),
    })
  })

  it('encrypts everything anew, and says how much', async () => {
    expect(await asMachine('data-key', 'rotate')).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^\d+ values, all with the key \S+ now\./),
    })
  })

  it('lists the money that waits', async () => {
    await sql`insert into money_differences (id, kind, subject, amount_paise, provider_says, books_say, found_at)
      values (${DIFFERENCE}, 'payment', 'pi_1', 60000, '600', '0', now())`.execute(backend.deps.db)
    expect((await asMachine('money', 'stuck')).said).toMatch(new RegExp(`^${DIFFERENCE} +difference .*₹600 `))
    const explained = await asMachine('money', 'explain', DIFFERENCE, '--reason', 'Paid by hand')
    expect(explained.said).toBe('done\n')
    expect((await asMachine('money', 'stuck')).said).toBe('Nothing is stuck.\n')
  })
})
