import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { totpCode } from '#backend/lib/security/totp.ts'
import { startBackend, type RunningBackend } from '#tests/support/backend.ts'
import { createShoppers, type Shoppers, type TestShopper } from '#tests/support/shoppers.ts'
import { trailEvents } from '#tests/support/trail.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
let now = Date.UTC(2026, 10, 22, 10)
let backend: RunningBackend
let shoppers: Shoppers

beforeAll(async () => {
  backend = await startBackend({ seed: 'none', clock: { now: () => now } })
  shoppers = createShoppers(backend)
})
afterAll(() => backend.close())

const codeOf = (secret: string, at = now) => totpCode(secret, Math.floor(at / 30_000))
const signIn = (who: TestShopper, more: object = {}) =>
  shoppers.post('/api/session', { email: who.email, password: who.password, ...more })
const subjects = async (who: TestShopper) =>
  (await shoppers.emailsTo(who.email)).map(({ subject }) => subject)

/** Turns codes on and waits for the next code: the one that turned them on is used. */
const withCodes = async (given: Parameters<Shoppers['open']>[0] = { verified: true }) => {
  const who = await shoppers.open(given)
  const { secret, address } = (await who.post('/api/account/codes/setup').expect(200)).body
  expect(address).toContain(`secret=${secret}`)
  const { body } = await who.post('/api/account/codes', { code: codeOf(secret) }).expect(201)
  now += MINUTE
  return { who, secret: String(secret), recoveryCodes: body.recoveryCodes as string[] }
}

describe('one-time codes', () => {
  it('are active only after the first code from the app, and are then asked for after the password', async () => {
    const asha = await shoppers.open({})
    const { body: setup } = await asha.post('/api/account/codes/setup').expect(200)
    await signIn(asha).expect(200)
    await asha.post('/api/account/codes', { code: '000000' }).expect(422)
    expect((await asha.get('/api/account/codes')).body).toEqual({ on: false, recoveryCodesLeft: 0 })
    const { body } = await asha.post('/api/account/codes', { code: codeOf(setup.secret) }).expect(201)
    expect(new Set(body.recoveryCodes).size).toBe(10)
    expect((await asha.get('/api/account/codes')).body).toMatchObject({ on: true, recoveryCodesLeft: 10 })
    expect((await signIn(asha, { password: 'not the password' })).body.code).toBe('BAD_CREDENTIALS')
    const asked = await signIn(asha)
    expect([asked.status, asked.body.code, Object.keys(asked.body.fields)]).toEqual([
      401,
      'CODE_REQUIRED',
      ['code'],
    ])
    now += MINUTE
    const session = await signIn(asha, { code: codeOf(setup.secret) }).expect(200)
    // A sign-in with both has proved the identity.
    await shoppers.as(session.body.token).delete('/api/account/codes').expect(200)
    await signIn(asha).expect(200)
    expect(await subjects(asha)).toEqual(
      expect.arrayContaining(['Two-step sign-in is on', 'Two-step sign-in is off']),
    )
  })

  it('a code is good once, however many come at once; its secret and recovery codes are nowhere to be read', async () => {
    const { who, secret, recoveryCodes } = await withCodes()
    const code = codeOf(secret)
    const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(who, { code })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await signIn(who, { code })).status).toBe(401)
    const store = await shoppers.wholeStore()
    for (const text of [secret, ...recoveryCodes, recoveryCodes[0]?.replaceAll('-', '') ?? ''])
      expect(store).not.toContain(text)
    expect((await who.get('/api/account/codes')).text).not.toContain(secret)
  })

  it('a recovery code opens once, and an e-mail says so; new ones end the old', async () => {
    const { who, recoveryCodes } = await withCodes()
    const [first = '', second = ''] = recoveryCodes
    const session = await signIn(who, { code: ` ${first.toUpperCase()} ` }).expect(200)
    expect((await signIn(who, { code: first })).status).toBe(401)
    const message = (await shoppers.emailsTo(who.email)).find(
      ({ subject }) => subject === 'A recovery code was used',
    )
    expect(message?.plain).toContain('9 are left.')
    const { body } = await shoppers
      .as(session.body.token)
      .post('/api/account/codes/recovery-codes')
      .expect(201)
    expect((await signIn(who, { code: second })).status).toBe(401)
    await signIn(who, { code: body.recoveryCodes[0] }).expect(200)
  })

  it('set-up, turning off and new recovery codes ask who it is; a code answers, and not twice', async () => {
    const { who, secret } = await withCodes()
    now += 11 * MINUTE
    for (const answer of [
      await who.post('/api/account/codes/setup'),
      await who.delete('/api/account/codes'),
      await who.post('/api/account/codes/recovery-codes'),
    ])
      expect([answer.status, answer.body.code]).toEqual([403, 'CONFIRM_IDENTITY'])
    const code = codeOf(secret)
    await who.post('/api/session/confirmation', { code }).expect(200)
    await who.post('/api/session/confirmation', { code }).expect(401)
    await who.delete('/api/account/codes').expect(200)
  })

  it('a set-up belongs to the session that began it, and for half an hour', async () => {
    const asha = await shoppers.open({})
    const other = await asha.signIn()
    const { body } = await asha.post('/api/account/codes/setup').expect(200)
    await other.post('/api/account/codes', { code: codeOf(body.secret) }).expect(409)
    now += 31 * MINUTE
    await asha.post('/api/account/codes', { code: codeOf(body.secret) }).expect(409)
  })
})

describe('one-time codes and the mailbox', () => {
  it('a new password by e-mail and a link by e-mail do not pass them', async () => {
    const { who, secret } = await withCodes()
    await shoppers.post('/api/sign-in-links', { email: who.email }).expect(202)
    const link = await shoppers.tokenFor(who.email, 'Your link to sign in')
    expect((await shoppers.post('/api/session/link', { token: link })).body.code).toBe('CODE_REQUIRED')
    expect((await shoppers.post('/api/session/link', { token: link, code: '000000' })).status).toBe(401)
    await shoppers.post('/api/session/link', { token: link, code: codeOf(secret) }).expect(200)

    await shoppers.post('/api/password-resets', { email: who.email }).expect(202)
    const token = await shoppers.tokenFor(who.email, 'Reset your password')
    const password = 'granite-lantern-42'
    await shoppers.post('/api/password-resets/confirm', { token, password }).expect(200)
    expect((await signIn(who, { password })).body.code).toBe('CODE_REQUIRED')
    now += MINUTE
    await signIn(who, { password, code: codeOf(secret) }).expect(200)
  })

  it('who took over an account that was never confirmed leaves no codes in it', async () => {
    const { who } = await withCodes({})
    await shoppers.post('/api/password-resets', { email: who.email }).expect(202)
    const token = await shoppers.tokenFor(who.email, 'Reset your password')
    const password = 'granite-lantern-42'
    await shoppers.post('/api/password-resets/confirm', { token, password }).expect(200)
    await signIn(who, { password }).expect(200)
  })

  it('without app and recovery codes: password, mailbox and three days', async () => {
    const { who } = await withCodes()
    await shoppers.post('/api/codes-ends', { email: who.email, password: 'not the password' }).expect(401)
    await shoppers.post('/api/codes-ends', { email: who.email, password: who.password }).expect(202)
    const token = await shoppers.tokenFor(who.email, 'Turn off two-step sign-in')
    const { body } = await shoppers.post('/api/codes-ends/confirm', { token }).expect(200)
    expect(Date.parse(body.endsAt) - now).toBe(3 * DAY)
    await shoppers.post('/api/codes-ends/confirm', { token }).expect(422)
    now += 3 * DAY - MINUTE
    expect((await signIn(who)).body.code).toBe('CODE_REQUIRED')
    now += 2 * MINUTE
    await signIn(who).expect(200)
    await backend.runJob('account-prune')
    expect(await subjects(who)).toContain('Two-step sign-in is off')
    expect((await who.get('/api/account/codes')).body).toEqual({ on: false, recoveryCodesLeft: 0 })
  })

  it('a sign-in with a code, a press in the profile or a new password keeps them', async () => {
    const begin = async (who: TestShopper) => {
      await shoppers.post('/api/codes-ends', { email: who.email, password: who.password }).expect(202)
      const token = await shoppers.tokenFor(who.email, 'Turn off two-step sign-in')
      await shoppers.post('/api/codes-ends/confirm', { token }).expect(200)
    }
    const stays = async (who: TestShopper) => (await who.get('/api/account/codes')).body.endsAt === undefined

    const one = await withCodes()
    await begin(one.who)
    expect(await stays(one.who)).toBe(false)
    await signIn(one.who, { code: codeOf(one.secret) }).expect(200)
    expect(await stays(one.who)).toBe(true)

    const two = await withCodes()
    await begin(two.who)
    await two.who.post('/api/account/codes/keep').expect(200)
    expect(await stays(two.who)).toBe(true)

    const three = await withCodes()
    await begin(three.who)
    await shoppers.post('/api/password-resets', { email: three.who.email }).expect(202)
    const reset = await shoppers.tokenFor(three.who.email, 'Reset your password')
    const password = 'granite-lantern-42'
    await shoppers.post('/api/password-resets/confirm', { token: reset, password }).expect(200)
    now += 4 * DAY
    expect((await signIn(three.who, { password })).body.code).toBe('CODE_REQUIRED')
  })
})

describe('one-time codes in the hands of a thief', () => {
  it('whoever knows the password can try only a few codes a day, and the owner is informed', async () => {
    const { who } = await withCodes()
    const device = { token: (await signIn(who, { code: 'x' })) && 'nobody-knows-this-one' }
    let looked = 0
    for (let n = 0; n < 200; n += 1) {
      const answer = await signIn(who, { code: String(100_000 + n), device })
      if (answer.body.code === 'CODE_REQUIRED') looked += 1
    }
    expect(looked).toBeLessThanOrEqual(5)
    expect(await subjects(who)).toContain('Wrong codes were entered for your account')
  })

  it('a session confirms by five codes an hour at most, and a link by a few', async () => {
    const { who } = await withCodes()
    const statuses: number[] = []
    for (let n = 0; n < 12; n += 1)
      statuses.push((await who.post('/api/session/confirmation', { code: String(200_000 + n) })).status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    await shoppers.post('/api/sign-in-links', { email: who.email }).expect(202)
    const token = await shoppers.tokenFor(who.email, 'Your link to sign in')
    const byLink: number[] = []
    for (let n = 0; n < 12; n += 1)
      byLink.push((await shoppers.post('/api/session/link', { token, code: String(300_000 + n) })).status)
    expect(byLink.filter((status) => status === 401)).toHaveLength(5)
  })
})

it('the audit trail names each of these', async () => {
  expect(await trailEvents(backend.deps.db)).toEqual(
    expect.arrayContaining([
      'codes.on',
      'codes.off',
      'codes.recovery',
      'codes.recovery-renewed',
      'codes.end-asked',
      'codes.ending',
      'codes.ended',
      'codes.kept',
      'session.code-refused',
    ]),
  )
})
