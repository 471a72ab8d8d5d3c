import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { totpCode } from '#backend/lib/security/totp.ts'
import { createAuthenticator } from '#tests/support/authenticator.ts'
import type { RunningBackend } from '#tests/support/backend.ts'
import { DATABASES, startBackendOn } from '#tests/support/databases.ts'
import { createShoppers, type Shoppers, type TestShopper } from '#tests/support/shoppers.ts'

/** Keys that are added, removed and used at the same moment. */

const ROUNDS = 8
const NEW_PASSWORD = 'granite-lantern-42'

describe.each(DATABASES)('keys at once, on %s', (store) => {
  let now = Date.UTC(2026, 10, 22, 10)
  let backend: RunningBackend
  let shoppers: Shoppers

  beforeAll(async () => {
    backend = await startBackendOn(store, { seed: 'none', clock: { now: () => now } })
    shoppers = createShoppers(backend)
  })
  afterAll(() => backend?.close())

  const times = <T>(count: number, work: (n: number) => PromiseLike<T>) =>
    Promise.all(Array.from({ length: count }, (_, n) => work(n)))
  const statuses = (answers: readonly { status: number }[]) =>
    answers.map(({ status }) => status).toSorted((a, b) => a - b)
  const signIn = (who: TestShopper, more: object = {}) =>
    shoppers.post('/api/session', { email: who.email, password: who.password, ...more })
  const openSessions = async (who: TestShopper) => {
    const { rows } = await sql<{ open: number }>`select count(*)::int as open from sessions
      join accounts on accounts.id = sessions.account_id where email_key = ${who.email}`.execute(
      backend.deps.db,
    )
    return rows[0]?.open
  }
  const withCodes = async () => {
    const who = await shoppers.open({ verified: true })
    const { body: setup } = await who.post('/api/account/codes/setup').expect(200)
    const codeOf = () => totpCode(String(setup.secret), Math.floor(now / 30_000))
    const { body } = await who.post('/api/account/codes', { code: codeOf() }).expect(201)
    now += 60_000
    return { who, codeOf, recoveryCodes: body.recoveryCodes as string[] }
  }
  const newPasskey = async (who: TestShopper) => {
    const key = createAuthenticator()
    const { body } = await who.post('/api/account/passkeys/challenge').expect(200)
    const added = await who.post('/api/account/passkeys', key.create(body)).expect(201)
    return { key, id: String(added.body._id) }
  }

  it('two registrations of one e-mail open one account, with one welcome', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const email = shoppers.freshEmail()
      const given = { name: 'Asha Menon', email, password: 'tender-otter-quarry' }
      expect(statuses(await times(4, () => shoppers.post('/api/accounts', given)))).toEqual([
        202, 202, 202, 202,
      ])
      const emails = await shoppers.emailsTo(email)
      expect(emails.filter(({ subject }) => subject === 'Welcome to your account')).toHaveLength(1)
    }
  })

  it('a recovery code and a step of the app open once each', async () => {
    for (let round = 0; round < ROUNDS / 2; round++) {
      const lost = await withCodes()
      const [recovery] = lost.recoveryCodes
      expect(statuses(await times(4, () => signIn(lost.who, { code: recovery })))).toEqual([
        200, 401, 401, 401,
      ])
      expect((await lost.who.get('/api/account/codes')).body.recoveryCodesLeft).toBe(9)
      const { who, codeOf } = await withCodes()
      const code = codeOf()
      expect(statuses(await times(4, () => signIn(who, { code })))).toEqual([200, 401, 401, 401])
    }
  })

  it('the last passkey, removed while it signs in, opens nothing afterwards', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const who = await shoppers.open({ verified: true })
      const { key, id } = await newPasskey(who)
      const starts = await times(3, () => shoppers.post('/api/session/passkey/challenge', {}))
      const proofs = starts.map(({ body }) => ({
        ticket: body.ticket,
        proof: key.get({ challenge: body.challenge }),
      }))
      const [removed, ...entered] = await Promise.all([
        who.delete(`/api/account/passkeys/${id}`),
        ...proofs.map((proof) => shoppers.post('/api/session/passkey', proof)),
      ])
      expect(removed?.status).toBe(200)
      expect(entered.every(({ status }) => status === 200 || status === 422)).toBe(true)
      const { body } = await shoppers.post('/api/session/passkey/challenge', {})
      const late = { ticket: body.ticket, proof: key.get({ challenge: body.challenge }) }
      expect((await shoppers.post('/api/session/passkey', late)).status).toBe(422)
    }
  })

  it('whoever knows the old password keeps nothing when the owner sets a new one', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const who = await shoppers.open({ verified: true })
      const { key } = await newPasskey(who)
      await shoppers.post('/api/password-resets', { email: who.email }).expect(202)
      const token = await shoppers.tokenFor(who.email, 'Reset your password')
      const start = await shoppers.post('/api/session/passkey/challenge', {})
      const proof = key.get({ challenge: start.body.challenge })
      const planted = createAuthenticator()
      const creation = (await who.post('/api/account/passkeys/challenge').expect(200)).body
      const [reset, ...thief] = await Promise.all([
        shoppers.post('/api/password-resets/confirm', { token, password: NEW_PASSWORD }),
        signIn(who),
        signIn(who),
        shoppers.post('/api/session/passkey', { ticket: start.body.ticket, proof }),
        who.post('/api/account/passkeys', planted.create(creation)),
        who.post('/api/account/email', { email: shoppers.freshEmail() }),
        who.post('/api/account/password', { current: who.password, password: 'another-quarry-77' }),
      ])
      expect(thief.every(({ status }) => status < 500)).toBe(true)
      // The thief may have set the new password first: then the owner's link became invalid.
      if (reset?.status !== 200) continue
      expect(await openSessions(who)).toBe(0)
      const owner = await shoppers.post('/api/session', { email: who.email, password: NEW_PASSWORD })
      const { token: session } = owner.body
      expect((await shoppers.as(session).get('/api/account/passkeys')).body).toEqual([])
      expect((await shoppers.as(session).get('/api/account')).body.pendingEmail).toBeUndefined()
    }
  })

  it('a session that is ended while it is used does nothing more', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const who = await shoppers.open({ verified: true })
      const other = await who.signIn()
      const creation = (await other.post('/api/account/passkeys/challenge').expect(200)).body
      const [, ...used] = await Promise.all([
        who.delete('/api/sessions/others').expect(200),
        other.post('/api/account/passkeys', createAuthenticator().create(creation)),
        other.post('/api/session/confirmation', { password: who.password }),
        other.get('/api/account'),
      ])
      expect(used.every(({ status }) => [200, 201, 401].includes(status))).toBe(true)
      expect(statuses(await times(3, () => other.get('/api/account')))).toEqual([401, 401, 401])
      await who.get('/api/account').expect(200)
    }
  })

  it('a link opens once, and with it every other one ends', async () => {
    for (let round = 0; round < ROUNDS / 2; round++) {
      const who = await shoppers.open({ verified: true })
      const ask = async () => {
        now += 1_000
        await shoppers.post('/api/sign-in-links', { email: who.email }).expect(202)
        return shoppers.tokenFor(who.email, 'Your link to sign in')
      }
      const [earlier, token] = [await ask(), await ask()]
      expect(statuses(await times(4, () => shoppers.post('/api/session/link', { token })))).toEqual([
        200, 422, 422, 422,
      ])
      expect((await shoppers.post('/api/session/link', { token: earlier })).status).toBe(422)
    }
  })

  it('an e-mail that was changed opens no account while its owner can undo the change', async () => {
    for (let round = 0; round < ROUNDS * 2; round++) {
      const who = await shoppers.open({ verified: true })
      const email = shoppers.freshEmail()
      await who.post('/api/account/email', { email, password: who.password }).expect(202)
      const token = await shoppers.tokenFor(email, 'Please confirm your new e-mail')
      const opening = { name: 'Somebody Else', email: who.email, password: NEW_PASSWORD }
      await Promise.all([
        who.post('/api/account/verification/confirm', { token }).expect(200),
        times(4, () => shoppers.post('/api/accounts', opening).expect(202)),
      ])
      const { rows } = await sql`select id from accounts where email_key = ${who.email}`.execute(
        backend.deps.db,
      )
      expect(rows).toEqual([])
    }
  })
})
