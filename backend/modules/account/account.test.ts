import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBackend, type RunningBackend } from '#tests/support/backend.ts'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { putShopFacts, readShopFacts } from '../shop/store.ts'
import { giveTerms } from '#tests/support/house-terms.ts'
import { createShoppers, type Shoppers, type TestShopper } from '#tests/support/shoppers.ts'

const DAY = 24 * 3_600_000
let now = Date.UTC(2026, 10, 21, 10)
let backend: RunningBackend
let shoppers: Shoppers

beforeAll(async () => {
  backend = await startBackend({ seed: 'none', clock: { now: () => now } })
  await giveTerms(backend)
  shoppers = createShoppers(backend)
})
afterAll(() => backend.close())

describe('account: signing up and in', () => {
  it('opens an account with 100 welcome points (section 9)', async () => {
    const meera = await shoppers.open({ name: 'Meera Raghavan' })
    const account = await meera.get('/api/account').expect(200)
    expect(account.body).toMatchObject({ name: 'Meera Raghavan', email: meera.email, emailVerified: false })
    const points = await meera.get('/api/points').expect(200)
    expect(points.body).toMatchObject({ balance: 100, spendable: false, total: 1 })
    expect(points.body.entries[0]).toMatchObject({ kind: 'welcome', points: 100, balance: 100 })
  })

  it('answers a known e-mail like an unknown one, writes an e-mail instead, and changes nothing', async () => {
    const meera = await shoppers.open({})
    const body = { name: 'Somebody Else', email: meera.email.toUpperCase(), password: 'quite another one 77' }
    const again = await shoppers.post('/api/accounts', body)
    const fresh = await shoppers.post('/api/accounts', { ...body, email: shoppers.freshEmail() })
    expect(again.status).toBe(202)
    expect([again.status, again.body]).toEqual([fresh.status, fresh.body])
    expect((await meera.get('/api/account')).body.name).toBe(meera.name)
    expect((await shoppers.emailsTo(meera.email)).map(({ subject }) => subject)).toContain(
      'You already have an account',
    )
    await shoppers.post('/api/session', { email: meera.email, password: body.password }).expect(401)
  })

  it('gives the welcome gift once per mailbox, also after leaving and coming back', async () => {
    const stem = `gift${Math.random().toString(36).slice(2)}`
    const first = await shoppers.open({ email: `${stem}@gmail.com` })
    const second = await shoppers.open({ email: `${stem.slice(0, 4)}.${stem.slice(4)}+again@googlemail.com` })
    expect((await first.get('/api/points')).body.balance).toBe(100)
    expect((await second.get('/api/points')).body.balance).toBe(0)
    await first.post('/api/account/deletion', { password: first.password }).expect(200)
    const third = await shoppers.open({ email: `${stem}@gmail.com` })
    expect((await third.get('/api/points')).body.balance).toBe(0)
  })

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'http://spam.example' }, 'name'],
    [{ name: 'evil.example' }, 'name'],
    [{ name: 'Asha\u202eelpmaxe.live' }, 'name'],
    [{ name: 'Asha\u0007' }, 'name'],
    [{ email: 'nobody' }, 'email'],
    [{ email: 'a@b.example\r\nBcc: c@d.example' }, 'email'],
    [{ password: 'short' }, 'password'],
    [{ password: 'x'.repeat(129) }, 'password'],
    [{ password: 'Password123!' }, 'password'],
    [{ password: 'Sunshine2026' }, 'password'],
  ])('refuses %j with a sentence at the field', async (wrong, field) => {
    const good = { name: 'Asha', email: shoppers.freshEmail(), password: 'tender-otter-quarry' }
    const answer = await shoppers.post('/api/accounts', { ...good, ...wrong })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.fields)).toEqual([field])
  })

  it('refuses members that are not in the contract (no mass assignment)', async () => {
    const body = { name: 'Asha', email: shoppers.freshEmail(), password: 'tender-otter-quarry', points: 9999 }
    expect((await shoppers.post('/api/accounts', body)).status).toBe(400)
  })

  it('takes any password of 8 to 128 characters, exactly as it was typed', async () => {
    const open = (password: string) =>
      shoppers.post('/api/accounts', { name: 'Asha Menon', email: shoppers.freshEmail(), password })
    expect((await open('qzjvkwx')).body.fields.password).toContain('at least 8')
    expect((await open('q'.repeat(60) + 'zjvkwx '.repeat(10))).body.fields.password).toContain('at most 128')
    for (const password of [
      'qzjvkwxp',
      'lantern Quarry ',
      `${'tender otter quarry '.repeat(6)}end!`,
      'लालटेन-नदी-४२',
    ]) {
      const asha = await shoppers.open({ password })
      const tried = [password.toUpperCase(), password.toLowerCase(), password.slice(0, -1), `${password} `]
      for (const other of tried.filter((text) => text !== password).slice(0, 3))
        await shoppers.post('/api/session', { email: asha.email, password: other }).expect(401)
      await shoppers.post('/api/session', { email: asha.email, password }).expect(200)
    }
  })

  it('keeps neither the password nor the token', async () => {
    const asha = await shoppers.open({})
    const dump = await shoppers.wholeStore()
    expect(dump).not.toContain(asha.password)
    expect(dump).not.toContain(asha.token)
  })
})

describe('session: 30 days sliding, 90 absolute', () => {
  it('lives on with use and ends after 30 idle days', async () => {
    const asha = await shoppers.open({})
    now += 29 * DAY
    await asha.get('/api/account').expect(200)
    now += 29 * DAY
    await asha.get('/api/account').expect(200)
    now += 31 * DAY
    await asha.get('/api/account').expect(401)
  })

  it('ends after 90 days whatever happens', async () => {
    const asha = await shoppers.open({})
    for (let day = 0; day < 88; day += 22) {
      await asha.get('/api/account').expect(200)
      now += 22 * DAY
    }
    await asha.get('/api/account').expect(200)
    now += 2 * DAY + 1
    await asha.get('/api/account').expect(401)
  })

  it('is a new one at each sign-in, and signing out revokes it', async () => {
    const asha = await shoppers.open({})
    const second = await asha.signIn()
    expect(second.token).not.toBe(asha.token)
    await second.delete('/api/session').expect(200)
    await second.get('/api/account').expect(401)
    await asha.get('/api/account').expect(200)
  })

  it('replaces the session that a browser brings to a sign-in', async () => {
    const asha = await shoppers.open({})
    const body = { email: asha.email, password: asha.password }
    await asha.post('/api/session', body).expect(200)
    await asha.get('/api/account').expect(401)
  })
})

describe('guesses', () => {
  const MINUTE = 60_000
  const guess = (email: string) => shoppers.post('/api/session', { email, password: 'not the password' })

  it('wait longer each time, and a day of quiet forgets them', async () => {
    const asha = await shoppers.open({})
    const statuses = async (tries: number) => {
      const seen: number[] = []
      for (let n = 0; n < tries; n += 1) seen.push((await guess(asha.email)).status)
      return seen
    }
    expect(await statuses(6)).toEqual([401, 401, 401, 401, 401, 429])
    now += 15_000
    expect(await statuses(2)).toEqual([401, 429])
    now += 15_000
    expect(await statuses(1)).toEqual([429])
    now += 15_000
    expect(await statuses(2)).toEqual([401, 429])
    for (let n = 0; n < 10; n += 1) {
      now += 15 * MINUTE
      expect(await statuses(2)).toEqual([401, 429])
    }
    now += DAY
    expect(await statuses(6)).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('of a time when the clock was a day ahead hold nobody once it is right', async () => {
    const asha = await shoppers.open({})
    now += DAY
    for (let n = 0; n < 6; n += 1) await guess(asha.email)
    expect((await guess(asha.email)).status).toBe(429)
    now -= DAY
    expect((await guess(asha.email)).status).toBe(401)
    now += 15 * MINUTE
    await shoppers.post('/api/session', { email: asha.email, password: asha.password }).expect(200)
  })

  it('are reported to the owner once a day, and to nobody if the e-mail has no account', async () => {
    const asha = await shoppers.open({})
    const stranger = shoppers.freshEmail()
    const told = async (email: string) =>
      (await shoppers.emailsTo(email)).filter(({ subject }) => subject === 'Wrong passwords were entered')
        .length
    for (let n = 0; n < 14; n += 1) {
      await guess(asha.email)
      await guess(stranger)
      now += 15 * MINUTE
      if (n === 8) expect(await told(asha.email)).toBe(0)
    }
    expect([await told(asha.email), await told(stranger)]).toEqual([1, 0])
    now += DAY
    for (let n = 0; n < 12; n += 1) {
      await guess(asha.email)
      now += 15 * MINUTE
    }
    expect(await told(asha.email)).toBe(2)
  })

  it('from a device that signed in before count for themselves, and wait as well', async () => {
    const asha = await shoppers.open({})
    const body = { email: asha.email, password: asha.password, device: {} }
    const token = (await shoppers.post('/api/session', body).expect(200)).body.device
    const device = { token }
    for (let n = 0; n < 6; n += 1) await guess(asha.email)
    for (let n = 0; n < 5; n += 1)
      await shoppers.post('/api/session', { ...body, password: 'a typing error', device }).expect(401)
    await shoppers.post('/api/session', { ...body, device }).expect(429)
    now += 15_000
    await shoppers.post('/api/session', { ...body, device }).expect(200)
    // The right person came: earlier typing errors no longer count.
    await shoppers.post('/api/session', { ...body, password: 'a typing error', device }).expect(401)
    await shoppers.post('/api/session', { ...body, device }).expect(200)
  })

  it.each([
    ['/api/sign-in-links', 'Your link to sign in', '/api/session/link', {}, 1, 16],
    [
      '/api/password-resets',
      'Reset your password',
      '/api/password-resets/confirm',
      { password: 'granite-lantern-42' },
      3,
      8,
    ],
  ])(
    'whoever asks at %s gets a link that works, whatever strangers have asked for before',
    async (path, subject, follow, more, every, most) => {
      const asha = await shoppers.open({ verified: true })
      const letters = async () =>
        (await shoppers.emailsTo(asha.email)).filter((letter) => letter.subject === subject).length
      const ask = () => shoppers.post(path, { email: asha.email }).expect(202)
      for (let minute = 0; minute <= 60; minute += every) {
        for (let n = 0; n < 4; n += 1) await ask()
        now += every * 60_000 - 1
      }
      expect(await letters()).toBeLessThanOrEqual(most)
      // She asks, and while she reads it somebody asks again.
      await ask()
      const token = await shoppers.tokenFor(asha.email, subject)
      for (let n = 0; n < 4; n += 1) await ask()
      await shoppers.post(follow, { token, ...more }).expect(200)
    },
  )

  it('leave the way by e-mail open: a link for a confirmed e-mail, a new password for another', async () => {
    const asha = await shoppers.open({ verified: true })
    const rani = await shoppers.open({})
    for (const { email } of [asha, rani]) await shoppers.post('/api/sign-in-links', { email }).expect(202)
    const token = await shoppers.tokenFor(asha.email, 'Your link to sign in')
    await shoppers.post('/api/password-resets/confirm', { token, password: 'granite-lantern-42' }).expect(422)
    const { body } = await shoppers.post('/api/session/link', { token, device: {} }).expect(200)
    await shoppers.as(body.token).get('/api/account').expect(200)
    await shoppers.post('/api/session/link', { token }).expect(422)
    await shoppers.post('/api/sign-in-links', { email: asha.email }).expect(202)
    const late = await shoppers.tokenFor(asha.email, 'Your link to sign in')
    now += 10 * 60_000
    await shoppers.post('/api/session/link', { token: late }).expect(422)
    expect((await shoppers.emailsTo(rani.email)).map(({ subject }) => subject).sort()).toEqual([
      'Reset your password',
      'Welcome to your account',
    ])
    // A device that set a new password by e-mail is known from then on, whatever strangers do meanwhile.
    const reset = await shoppers.tokenFor(rani.email, 'Reset your password')
    const password = 'granite-lantern-42'
    const set = await shoppers
      .post('/api/password-resets/confirm', { token: reset, password, device: {} })
      .expect(200)
    for (let n = 0; n < 6; n += 1) await guess(rani.email)
    const device = { token: set.body.device }
    await shoppers.post('/api/session', { email: rani.email, password, device }).expect(200)
  })
})

describe('a new device', () => {
  const CHROME =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36'

  it('is reported by e-mail in plain words, unless it is the first or a known one', async () => {
    const asha = await shoppers.open({})
    const body = { email: asha.email, password: asha.password }
    const subjects = async () => (await shoppers.emailsTo(asha.email)).map(({ subject }) => subject)
    const first = await shoppers.post('/api/session', { ...body, device: { agent: CHROME } }).expect(200)
    await shoppers.post('/api/session', { ...body, device: { token: first.body.device } }).expect(200)
    expect(await subjects()).not.toContain('A new device signed in')
    await shoppers.post('/api/session', { ...body, device: { agent: CHROME } }).expect(200)
    await shoppers.post('/api/session', { ...body, device: { agent: 'visit evil.example' } }).expect(200)
    const emails = (await shoppers.emailsTo(asha.email)).filter(
      ({ subject }) => subject === 'A new device signed in',
    )
    expect(emails).toHaveLength(2)
    const words = emails.map(({ plain }) => /Device: (.*)/.exec(plain)?.[1]).sort()
    expect(words).toEqual(['An unknown browser', 'Chrome on Windows'])
  })
})

describe('the list of sessions', () => {
  it('names each device in plain words, this one first, and ends one by a press', async () => {
    const asha = await shoppers.open({})
    const agent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605 Version/26.1 Safari/604.1'
    const body = { email: asha.email, password: asha.password, device: { agent } }
    now += 2 * 3_600_000
    const phone = shoppers.as((await shoppers.post('/api/session', body).expect(200)).body.token)
    const list = (await phone.get('/api/sessions').expect(200)).body
    expect(list).toMatchObject([
      { device: 'Safari on iPhone', current: true, usedAt: new Date(now).toISOString() },
      { current: false },
    ])
    expect(JSON.stringify(list)).not.toContain(asha.token)
    const rani = await shoppers.open({})
    await rani.delete(`/api/sessions/${list[1]._id}`).expect(404)
    await asha.get('/api/account').expect(200)
    await phone.delete(`/api/sessions/${list[1]._id}`).expect(200)
    await phone.delete(`/api/sessions/${list[1]._id}`).expect(404)
    await asha.get('/api/account').expect(401)
    expect((await phone.get('/api/sessions')).body).toHaveLength(1)
  })

  it('asks who it is before it ends another, so that a borrowed browser pushes nobody out', async () => {
    const asha = await shoppers.open({})
    const phone = await asha.signIn()
    now += 11 * 60_000
    const [own, other] = (await phone.get('/api/sessions').expect(200)).body
    for (const path of [`/api/sessions/${other._id}`, '/api/sessions/others'])
      expect((await phone.delete(path).expect(403)).body.code).toBe('CONFIRM_IDENTITY')
    await phone.post('/api/session/confirmation', { password: asha.password }).expect(200)
    expect((await phone.delete('/api/sessions/others').expect(200)).body).toEqual({ ended: 1 })
    now += 11 * 60_000
    await phone.delete(`/api/sessions/${own._id}`).expect(200)
  })
})

describe('who they are, once more', () => {
  const MINUTE = 60_000
  const confirm = '/api/session/confirmation'
  const acts = [
    ['/api/account/email', { email: 'another@example.com' }],
    ['/api/account/password', { password: 'granite-lantern-42' }],
    ['/api/account/export', {}],
    ['/api/account/deletion', {}],
  ] as const

  it.each(acts)('%s needs a password shown within ten minutes', async (path, body) => {
    const asha = await shoppers.open({})
    now += 11 * MINUTE
    expect((await asha.post(path, body).expect(403)).body.code).toBe('CONFIRM_IDENTITY')
    await asha.post(confirm, { password: 'not the password' }).expect(422)
    expect((await asha.post(path, body).expect(403)).body.code).toBe('CONFIRM_IDENTITY')
    await asha.post(confirm, { password: asha.password }).expect(200)
    now += 9 * MINUTE
    expect((await asha.post(path, body)).status).toBeLessThan(300)
  })

  it('counts for the session that showed it alone, and a link by e-mail shows nothing', async () => {
    const asha = await shoppers.open({ verified: true })
    now += 11 * MINUTE
    const other = await asha.signIn()
    await other.post('/api/account/export').expect(200)
    await asha.post('/api/account/export').expect(403)
    await shoppers.post('/api/sign-in-links', { email: asha.email }).expect(202)
    const token = await shoppers.tokenFor(asha.email, 'Your link to sign in')
    const { body } = await shoppers.post('/api/session/link', { token }).expect(200)
    await shoppers.as(body.token).post('/api/account/export').expect(403)
  })

  it('wrong tries in a borrowed session are counted there: the owner confirms and ends it', async () => {
    const asha = await shoppers.open({})
    const borrowed = await asha.signIn()
    now += 11 * MINUTE
    const tries: number[] = []
    for (let n = 0; n < 12; n += 1)
      tries.push((await borrowed.post(confirm, { password: `guess ${n}` })).status)
    expect(tries.slice(9)).toEqual([422, 429, 429])
    await asha.post(confirm, { password: asha.password }).expect(200)
    await asha.delete('/api/sessions/others').expect(200)
    await borrowed.get('/api/account').expect(401)
  })

  it('a wrong password is refused, however lately the right one was shown', async () => {
    const asha = await shoppers.open({})
    await asha.post('/api/account/export', { password: 'not the password' }).expect(422)
  })
})

describe('e-mail and password', () => {
  it('confirms the e-mail once, and never that of another account', async () => {
    const asha = await shoppers.open({})
    const token = await shoppers.tokenFor(asha.email, 'Welcome to your account')
    const path = '/api/account/verification/confirm'
    await shoppers
      .post('/api/password-resets/confirm', { token, password: 'tender-otter-quarry' })
      .expect(422)
    expect((await asha.post(path, { token }).expect(200)).body).toEqual({ email: asha.email })
    await asha.post(path, { token }).expect(422)
    expect((await asha.get('/api/account')).body.emailVerified).toBe(true)
    expect((await asha.get('/api/points')).body.spendable).toBe(true)
  })

  it('resets the password: one answer for all, one use, one hour, old sessions dead', async () => {
    const asha = await shoppers.open({})
    const known = await shoppers.post('/api/password-resets', { email: asha.email })
    const unknown = await shoppers.post('/api/password-resets', { email: shoppers.freshEmail() })
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    const token = await shoppers.tokenFor(asha.email, 'Reset your password')
    const body = { token, password: 'granite-lantern-42' }
    await shoppers.post('/api/password-resets/confirm', body).expect(200)
    await shoppers.post('/api/password-resets/confirm', body).expect(422)
    await asha.get('/api/account').expect(401)
    await shoppers.post('/api/session', { email: asha.email, password: asha.password }).expect(401)
    await shoppers.post('/api/session', { email: asha.email, password: body.password }).expect(200)

    await shoppers.post('/api/password-resets', { email: asha.email })
    const late = await shoppers.tokenFor(asha.email, 'Reset your password')
    now += 3_600_001
    await shoppers
      .post('/api/password-resets/confirm', { token: late, password: 'granite-lantern-43' })
      .expect(422)
  })

  it('changes the password: asked again, every old session ends, the answer is a new one', async () => {
    const asha = await shoppers.open({})
    const other = await asha.signIn()
    const body = { current: 'wrong', password: 'granite-lantern-42' }
    expect((await asha.post('/api/account/password', body).expect(422)).body.fields).toHaveProperty('current')
    const changed = await asha.post('/api/account/password', { ...body, current: asha.password }).expect(200)
    await asha.get('/api/account').expect(401)
    await other.get('/api/account').expect(401)
    await shoppers.as(changed.body.token).get('/api/account').expect(200)
    expect((await shoppers.emailsTo(asha.email)).map(({ subject }) => subject)).toContain(
      'Your password was changed',
    )
  })

  it('changes the e-mail once the new one is confirmed, and informs the old one', async () => {
    const asha = await shoppers.open({})
    const email = shoppers.freshEmail()
    await asha.post('/api/account/email', { email, password: 'wrong' }).expect(422)
    await asha.post('/api/account/email', { email, password: asha.password }).expect(202)
    expect((await asha.get('/api/account')).body).toMatchObject({ email: asha.email, pendingEmail: email })
    const token = await shoppers.tokenFor(email, 'Please confirm your new e-mail')
    const other = await asha.signIn()
    await asha.post('/api/account/verification/confirm', { token }).expect(200)
    await asha.get('/api/account').expect(200)
    await other.get('/api/account').expect(401)
    const again = await shoppers.post('/api/session', { email, password: asha.password }).expect(200)
    expect((await shoppers.as(again.body.token).get('/api/account')).body).toMatchObject({
      email,
      emailVerified: true,
    })
    expect((await shoppers.emailsTo(asha.email)).map(({ subject }) => subject)).toContain(
      'Your e-mail was changed',
    )
  })

  it('does not reveal whether the new e-mail belongs to somebody', async () => {
    const asha = await shoppers.open({})
    const other = await shoppers.open({})
    const taken = await asha.post('/api/account/email', { email: other.email, password: asha.password })
    const free = await asha.post('/api/account/email', {
      email: shoppers.freshEmail(),
      password: asha.password,
    })
    expect([taken.status, taken.body]).toEqual([free.status, free.body])
    expect((await shoppers.emailsTo(other.email)).map(({ subject }) => subject)).toContain(
      'This e-mail already has an account',
    )
  })
})

describe('an account belongs to whoever holds the mailbox', () => {
  const confirm = '/api/account/verification/confirm'
  const home = {
    name: 'Mallory Mark',
    addressLine1: '13 Mark Lane',
    city: 'Bengaluru',
    state: 'Karnataka',
    postalCode: '560001',
    countryCode: 'IN',
  }

  it('an e-mail confirms for nobody who is neither signed in nor knows the password', async () => {
    const mallory = await shoppers.open({})
    const rani = await shoppers.open({})
    const token = await shoppers.tokenFor(mallory.email, 'Welcome to your account')
    for (const answer of [
      await shoppers.post(confirm, { token }),
      await rani.post(confirm, { token }),
      await shoppers.post(confirm, { token, password: 'a guess of the owner' }),
    ])
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['password']])
    expect((await mallory.get('/api/account')).body.emailVerified).toBe(false)
    // Nothing was spent: with the password it works.
    await shoppers.post(confirm, { token, password: mallory.password }).expect(200)
    expect((await mallory.get('/api/account')).body.emailVerified).toBe(true)
  })

  it('a stranger cannot move an account onto a mailbox whose owner presses the button', async () => {
    const mallory = await shoppers.open({ verified: true })
    const victim = shoppers.freshEmail()
    await mallory.post('/api/account/email', { email: victim, password: mallory.password }).expect(202)
    const token = await shoppers.tokenFor(victim, 'Please confirm your new e-mail')
    await shoppers.post(confirm, { token }).expect(422)
    expect((await mallory.get('/api/account')).body.email).toBe(mallory.email)
  })

  it('nothing kept before the e-mail was confirmed survives a reset by its owner', async () => {
    await putPieces(backend.deps, piece('studs'))
    const mallory = await shoppers.open({ name: 'Mallory Mark' })
    await mallory.patch('/api/account', { name: 'Mallory Mark', phone: '+91 98450 66666' }).expect(200)
    await mallory.post('/api/account/addresses', home).expect(201)
    await mallory.post('/api/messages', { text: 'a mark of Mallory' }).expect(201)
    await mallory.put('/api/account/wishlist/studs').expect(200)
    await mallory.post('/api/bag/lines', { productId: 'studs', quantity: 1 }).expect(200)
    // With the space: five digits alone may also be part of a hash.
    const marks = ['Mallory', 'Mark Lane', '98450 66666']
    const before = await shoppers.wholeStore(['mailbox', 'outbox'])
    for (const mark of marks) expect(before).toContain(mark)

    await shoppers.post('/api/password-resets', { email: mallory.email }).expect(202)
    const token = await shoppers.tokenFor(mallory.email, 'Reset your password')
    const password = 'granite-lantern-42'
    await shoppers.post('/api/password-resets/confirm', { token, password }).expect(200)
    await mallory.get('/api/account').expect(401)
    const { body } = await shoppers.post('/api/session', { email: mallory.email, password }).expect(200)
    const owner = shoppers.as(body.token)
    const account = (await owner.get('/api/account').expect(200)).body
    expect(account).toMatchObject({ name: '', email: mallory.email, emailVerified: true })
    expect(account.phone).toBeUndefined()
    expect((await owner.get('/api/account/addresses')).body).toEqual([])
    expect((await owner.get('/api/account/wishlist')).body.productIds).toEqual([])
    expect((await owner.get('/api/bag/count').expect(200)).body).toMatchObject({ pieces: 0 })
    const kept = await shoppers.wholeStore(['mailbox', 'outbox'])
    for (const mark of marks) expect(kept).not.toContain(mark)
  })

  it('a reset keeps what its owner had saved once the e-mail was confirmed', async () => {
    const asha = await shoppers.open({ verified: true })
    await asha.post('/api/account/addresses', { ...home, name: 'Asha', addressLine1: '1 Road' }).expect(201)
    await shoppers.post('/api/password-resets', { email: asha.email }).expect(202)
    const token = await shoppers.tokenFor(asha.email, 'Reset your password')
    const password = 'granite-lantern-42'
    await shoppers.post('/api/password-resets/confirm', { token, password }).expect(200)
    const { body } = await shoppers.post('/api/session', { email: asha.email, password }).expect(200)
    const again = shoppers.as(body.token)
    expect((await again.get('/api/account')).body.name).toBe(asha.name)
    expect((await again.get('/api/account/addresses')).body).toHaveLength(1)
  })
})

it('the mailbox of the demo is not shown to a page that points its own name at this machine', async () => {
  const look = (host: string) => supertest(backend.url).get('/mailbox').set('host', host)
  for (const host of ['localhost:4000', '127.0.0.1:4000', '[::1]:4000']) await look(host).expect(200)
  for (const host of ['rebound.example', 'localhost.rebound.example', '127.0.0.1.rebound.example:4000'])
    await look(host).expect(403)
})

describe('a change of e-mail can be undone from the old one', () => {
  const password = 'granite-lantern-42'
  const undo = (token: string) => shoppers.post('/api/account/email/undo', { token, password })

  /** The person who uses the account moves it to their own e-mail. */
  const move = async (shopper: TestShopper, email: string) => {
    await shopper.post('/api/account/email', { email, password: shopper.password }).expect(202)
    const token = await shoppers.tokenFor(email, 'Please confirm your new e-mail')
    await shopper.post('/api/account/verification/confirm', { token }).expect(200)
  }
  const changed = async (email: string) =>
    (await shoppers.emailsTo(email)).find(({ subject }) => subject === 'Your e-mail was changed')
  const wayBack = (email: string) => shoppers.tokenFor(email, 'Your e-mail was changed')

  it('for seven days, once: sessions end, the old e-mail and the new password count', async () => {
    const asha = await shoppers.open({ verified: true })
    const taken = shoppers.freshEmail()
    await move(asha, taken)
    const message = await changed(asha.email)
    expect(message?.plain).toContain('/undo-email#token=')
    expect(message?.plain).not.toContain('set a new password')
    now += 6.9 * DAY
    const token = await wayBack(asha.email)
    await shoppers.post('/api/account/email/undo', { token, password: 'short' }).expect(422)
    expect((await undo(token).expect(200)).body).toEqual({ email: asha.email })
    await undo(token).expect(422)
    await asha.get('/api/account').expect(401)
    await shoppers.post('/api/session', { email: taken, password: asha.password }).expect(401)
    await shoppers.post('/api/session', { email: asha.email, password: asha.password }).expect(401)
    const { body } = await shoppers.post('/api/session', { email: asha.email, password }).expect(200)
    expect((await shoppers.as(body.token).get('/api/account')).body).toMatchObject({
      name: asha.name,
      email: asha.email,
      emailVerified: true,
    })
    await shoppers.post('/api/password-resets', { email: taken }).expect(202)
    expect((await shoppers.emailsTo(taken)).map(({ subject }) => subject).sort()).toEqual([
      'A change of e-mail address was undone',
      'Please confirm your new e-mail',
    ])
  })

  it('not after seven days', async () => {
    const asha = await shoppers.open({ verified: true })
    await move(asha, shoppers.freshEmail())
    const token = await wayBack(asha.email)
    now += 7 * DAY + 1
    await undo(token).expect(422)
  })

  it('over several changes, from the first one too, and then no more from those between', async () => {
    const asha = await shoppers.open({ verified: true })
    const between = shoppers.freshEmail()
    await move(asha, between)
    const first = await wayBack(asha.email)
    now += 1000
    await move(asha, shoppers.freshEmail())
    const second = await wayBack(between)
    await undo(first).expect(200)
    await undo(second).expect(422)
  })

  it('nobody else gets the old e-mail meanwhile; afterwards it is free', async () => {
    const asha = await shoppers.open({ verified: true })
    await move(asha, shoppers.freshEmail())
    const sign = { name: 'Rani', email: asha.email, password }
    await shoppers.post('/api/accounts', sign).expect(202)
    await shoppers.post('/api/session', { email: asha.email, password }).expect(401)
    expect((await shoppers.emailsTo(asha.email)).map(({ subject }) => subject)).toContain(
      'This e-mail cannot open an account yet',
    )
    const rani = await shoppers.open({ verified: true })
    await rani.post('/api/account/email', { email: asha.email, password: rani.password }).expect(202)
    await expect(shoppers.tokenFor(asha.email, 'Please confirm your new e-mail')).rejects.toThrow('No e-mail')
    now += 7 * DAY + 1
    await shoppers.post('/api/accounts', sign).expect(202)
    await shoppers.post('/api/session', { email: asha.email, password }).expect(200)
  })

  it('is not offered to a mailbox that never confirmed: a mistyped e-mail is nobody’s key', async () => {
    const asha = await shoppers.open({})
    await move(asha, shoppers.freshEmail())
    const message = await changed(asha.email)
    expect(message).toBeDefined()
    expect(message?.plain).not.toMatch(/token=|Asha/)
  })
})

describe('address book', () => {
  const home = {
    name: 'Meera Raghavan',
    addressLine1: '14 Lavelle Road',
    city: 'Bengaluru',
    state: 'Karnataka',
    postalCode: '560 001',
    countryCode: 'IN',
  }

  it('keeps addresses, one of them the default', async () => {
    const meera = await shoppers.open({})
    const first = await meera.post('/api/account/addresses', home).expect(201)
    expect(first.body).toMatchObject({ postalCode: '560001', country: 'India', isDefault: true })
    const second = await meera
      .post('/api/account/addresses', { ...home, city: 'Mysuru', postalCode: '570001', isDefault: true })
      .expect(201)
    expect(
      (await meera.get('/api/account/addresses')).body.map((a: { city: string; isDefault: boolean }) => [
        a.city,
        a.isDefault,
      ]),
    ).toEqual([
      ['Mysuru', true],
      ['Bengaluru', false],
    ])
    await meera
      .put(`/api/account/addresses/${first.body._id}`, { ...home, phone: '+91 98450 12345' })
      .expect(200)
    await meera.delete(`/api/account/addresses/${second.body._id}`).expect(200)
    expect((await meera.get('/api/account/addresses')).body).toMatchObject([
      { city: 'Bengaluru', isDefault: true, phone: '+91 98450 12345' },
    ])
  })

  it.each([
    [{ postalCode: '56001' }, { postalCode: 'A PIN code has six digits. The first is not 0.' }],
    [{ postalCode: '056001' }, { postalCode: 'A PIN code has six digits. The first is not 0.' }],
    [
      { state: 'Maharashtra' },
      { state: 'The PIN code 560001 is in Karnataka, not in Maharashtra. Please correct one of them.' },
    ],
    [{ state: 'Bavaria' }, { state: 'Please choose the state from the list.' }],
    [{ name: 'evil.example' }, { name: 'A name has letters only, no addresses.' }],
    [
      { addressLine1: '14', addressLine2: '3/2' },
      { addressLine1: 'Please enter the house number and street.' },
    ],
    [{ addressLine1: '14 Lavelle\u202e Road' }, { addressLine1: expect.stringContaining('invisible') }],
    [{ countryCode: 'XX' }, { countryCode: 'Please choose a country from the list.' }],
    [
      { countryCode: 'US', state: 'New York', postalCode: '1000' },
      { postalCode: 'A ZIP code has five digits.' },
    ],
    [
      { countryCode: 'GB', state: '', postalCode: '12345' },
      { postalCode: 'A postcode looks like SW1A 1AA.' },
    ],
    [
      { city: '12345', phone: '+91 98450 1234' },
      {
        city: 'Please enter the name of the town or city.',
        phone: expect.stringContaining('A mobile number has ten digits'),
      },
    ],
    [{ phone: '08040 12345' }, { phone: expect.stringContaining('begins with 6, 7, 8 or 9') }],
    [
      { city: '', phone: 'call me' },
      { city: expect.anything(), phone: expect.anything() },
    ],
  ])('says what %j must be', async (wrong, fields) => {
    const meera = await shoppers.open({})
    const answer = await meera.post('/api/account/addresses', { ...home, ...wrong })
    expect(answer.status).toBe(422)
    expect(answer.body.fields).toEqual(fields)
  })

  it('takes addresses of other countries', async () => {
    const meera = await shoppers.open({})
    for (const there of [
      { countryCode: 'AE', state: 'Dubai', postalCode: '' },
      { countryCode: 'GB', state: '', postalCode: 'sw1a 1aa' },
      { countryCode: 'US', state: 'New York', postalCode: '10001-1234' },
      { countryCode: 'HK', state: '', postalCode: '' },
    ])
      await meera.post('/api/account/addresses', { ...home, ...there }).expect(201)
  })

  it('takes none of a country that the house does not deliver to, and offers only those', async () => {
    const meera = await shoppers.open({})
    const { db } = backend.deps
    const facts = await readShopFacts(db)
    const codes = async () =>
      ((await (await fetch(`${backend.url}/api/countries`)).json()) as { code: string }[]).map(
        ({ code }) => code,
      )
    expect(await codes()).toContain('GB')
    try {
      await putShopFacts(db, { ...facts, countries: ['AE', 'IN'] })
      expect(await codes()).toEqual(['AE', 'IN'])
      const there = { countryCode: 'GB', state: '', postalCode: 'SW1A 1AA' }
      const { body } = await meera.post('/api/account/addresses', { ...home, ...there }).expect(422)
      expect(body.fields).toEqual({ countryCode: 'Please choose a country from the list.' })
      await meera.post('/api/account/addresses', home).expect(201)
    } finally {
      await putShopFacts(db, facts)
    }
  })

  it("answers another shopper's address like an unknown one", async () => {
    const meera = await shoppers.open({})
    const asha = await shoppers.open({})
    const { body } = await meera.post('/api/account/addresses', home)
    const unknown = '/api/account/addresses/00000000-0000-4000-8000-000000000000'
    const strip = ({ requestId: _, ...rest }: { requestId: string }) => rest
    const foreign = await asha.put(`/api/account/addresses/${body._id}`, home).expect(404)
    expect(strip(foreign.body)).toEqual(strip((await asha.put(unknown, home).expect(404)).body))
    await asha.delete(`/api/account/addresses/${body._id}`).expect(404)
    await asha.delete('/api/account/addresses/nonsense').expect(404)
  })
})

describe('export and deletion', () => {
  it('hands out everything, after the password', async () => {
    const meera = await shoppers.open({})
    await meera.post('/api/messages', { text: 'Do you mend clasps?' }).expect(201)
    await meera.post('/api/account/export', { password: 'wrong' }).expect(422)
    const { body } = await meera.post('/api/account/export', { password: meera.password }).expect(200)
    expect(body.data).toMatchObject({
      account: { email: meera.email },
      points: { balance: 100 },
      messages: [{ text: 'Do you mend clasps?' }],
    })
    expect(JSON.stringify(body)).not.toMatch(/scrypt|token_hash/)
  })

  it('deletes the person everywhere; the e-mail is free again', async () => {
    const meera = await shoppers.open({ name: 'Meera Unmistakable' })
    await meera.post('/api/messages', { text: 'unmistakable words' }).expect(201)
    await meera.post('/api/account/deletion', { password: 'wrong' }).expect(422)
    await meera.post('/api/account/deletion', { password: meera.password }).expect(200)
    await meera.get('/api/account').expect(401)
    await shoppers.post('/api/session', { email: meera.email, password: meera.password }).expect(401)
    expect((await shoppers.emailsTo(meera.email)).map(({ subject }) => subject)).toEqual([
      'Your account is closed',
    ])
    const dump = await shoppers.wholeStore(['outbox', 'mailbox'])
    expect(dump).not.toContain(meera.email)
    expect(dump).not.toMatch(/unmistakable/i)
    await shoppers.open({ email: meera.email })
  })
})

describe('limits per account (no hard lock)', () => {
  it('writes at most 3 reset e-mails an hour', async () => {
    const asha = await shoppers.open({})
    for (let n = 0; n < 6; n += 1)
      await shoppers.post('/api/password-resets', { email: asha.email }).expect(202)
    const emails = (await shoppers.emailsTo(asha.email)).filter(
      ({ subject }) => subject === 'Reset your password',
    )
    expect(emails).toHaveLength(3)
  })
})
