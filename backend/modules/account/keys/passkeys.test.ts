import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthenticator, type Authenticator } from '#tests/support/authenticator.ts'
import { startBackend, type RunningBackend } from '#tests/support/backend.ts'
import { createShoppers, type Shoppers, type TestShopper } from '#tests/support/shoppers.ts'
import { relyingParty } from './webauthn.ts'
import { trailEvents } from '#tests/support/trail.ts'

const MINUTE = 60_000
let now = Date.UTC(2026, 10, 22, 10)
let backend: RunningBackend
let shoppers: Shoppers

beforeAll(async () => {
  backend = await startBackend({ seed: 'none', clock: { now: () => now } })
  shoppers = createShoppers(backend)
})
afterAll(() => backend.close())

const begin = async (who: TestShopper) =>
  (await who.post('/api/account/passkeys/challenge').expect(200)).body as {
    challenge: string
    userId: string
  }
const add = async (who: TestShopper, key: Authenticator, more: object = {}) =>
  (await who.post('/api/account/passkeys', { ...key.create(await begin(who)), ...more }).expect(201))
    .body as { _id: string; name: string }
const beginSignIn = async (body: object = {}) =>
  (await shoppers.post('/api/session/passkey/challenge', body).expect(200)).body as {
    challenge: string
    ticket: string
    allow: unknown[]
  }
const signIn = async (key: Authenticator) => {
  const { challenge, ticket } = await beginSignIn()
  return shoppers.post('/api/session/passkey', { ticket, proof: key.get({ challenge }) })
}
const subjects = async (who: TestShopper) =>
  (await shoppers.emailsTo(who.email)).map(({ subject }) => subject)

describe('passkeys', () => {
  it('one is added, named, listed, used to sign in, and removed; an e-mail reports adding and removing', async () => {
    const asha = await shoppers.open({})
    const key = createAuthenticator()
    const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) Version/26.1 Safari/604.1'
    const kept = await add(asha, key, { agent })
    expect(kept.name).toBe('Safari on iPhone')
    await asha.patch(`/api/account/passkeys/${kept._id}`, { name: '  My  phone ' }).expect(200)
    const answer = await signIn(key)
    expect(answer.status).toBe(200)
    const phone = shoppers.as(answer.body.token)
    expect((await phone.get('/api/account').expect(200)).body.email).toBe(asha.email)
    const { body: list } = await phone.get('/api/account/passkeys').expect(200)
    expect(list).toEqual([
      { _id: kept._id, name: 'My phone', createdAt: expect.any(String), usedAt: expect.any(String) },
    ])
    // A sign-in by passkey has proved the identity: it may remove the key.
    await phone.delete(`/api/account/passkeys/${kept._id}`).expect(200)
    expect((await signIn(key)).status).toBe(422)
    expect((await subjects(asha)).toSorted()).toEqual([
      'A passkey was added to your account',
      'A passkey was removed from your account',
      'Welcome to your account',
    ])
  })

  it('devices of the same kind are told apart by the names that we give them', async () => {
    const asha = await shoppers.open({})
    const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) Version/26.1 Safari/604.1'
    const names: string[] = []
    for (const key of [createAuthenticator(), createAuthenticator(), createAuthenticator()])
      names.push((await add(asha, key, { agent })).name)
    expect(names).toEqual(['Safari on iPhone', 'Safari on iPhone 2', 'Safari on iPhone 3'])
  })

  it('adding and removing ask who it is; any key of the owner answers', async () => {
    const asha = await shoppers.open({})
    const key = createAuthenticator()
    const { _id } = await add(asha, key)
    now += 11 * MINUTE
    for (const refused of [
      await asha.post('/api/account/passkeys/challenge'),
      await asha.delete(`/api/account/passkeys/${_id}`),
    ])
      expect([refused.status, refused.body.code]).toEqual([403, 'CONFIRM_IDENTITY'])
    const { body } = await asha.post('/api/session/confirmation/challenge').expect(200)
    expect(body.allow).toEqual([{ id: key.credentialId, transports: ['internal'] }])
    await asha.post('/api/session/confirmation', { passkey: key.get(body) }).expect(200)
    await asha.post('/api/account/passkeys/challenge').expect(200)
    for (const none of [{}, { password: asha.password, passkey: key.get(body) }])
      await asha.post('/api/session/confirmation', none).expect(400)
  })

  it('a reset by e-mail and the end of the account leave no passkey behind', async () => {
    const asha = await shoppers.open({})
    const key = createAuthenticator()
    await add(asha, key)
    await shoppers.post('/api/password-resets', { email: asha.email }).expect(202)
    const token = await shoppers.tokenFor(asha.email, 'Reset your password')
    await shoppers.post('/api/password-resets/confirm', { token, password: 'granite-lantern-42' }).expect(200)
    expect((await signIn(key)).status).toBe(422)
    const told = await shoppers.emailsTo(asha.email)
    const message = told.find(({ subject }) => subject === 'Your password was changed')
    expect(message?.plain).toContain('Your passkeys were removed as well.')

    const rani = await shoppers.open({})
    const hers = createAuthenticator()
    await add(rani, hers)
    const { body } = await rani.post('/api/account/export', { password: rani.password }).expect(200)
    expect(body.data.passkeys).toMatchObject([{ name: 'Passkey' }])
    await rani.post('/api/account/deletion', { password: rani.password }).expect(200)
    expect(await shoppers.wholeStore()).not.toContain(hers.credentialId)
  })

  it('is offered only where browsers make passkeys', () => {
    const offered = (publicUrl: string) => relyingParty({ publicUrl })
    expect(offered('https://shop.example')).toEqual({ id: 'shop.example', origin: 'https://shop.example' })
    expect(offered('http://localhost:3000')).toEqual({ id: 'localhost', origin: 'http://localhost:3000' })
    expect(
      ['http://shop.example', 'http://127.0.0.1:3000', 'https://[::1]', 'https://203.0.113.7'].map(offered),
    ).toEqual([undefined, undefined, undefined, undefined])
  })
})

describe('passkeys in the hands of a thief', () => {
  it('a challenge is good once, for minutes, for one purpose and in one browser', async () => {
    const asha = await shoppers.open({})
    const key = createAuthenticator()
    await add(asha, key)
    const send = (ticket: string, proof: object) => shoppers.post('/api/session/passkey', { ticket, proof })

    const first = await beginSignIn()
    const proof = key.get(first)
    expect((await send(first.ticket, proof)).status).toBe(200)
    expect((await send(first.ticket, proof)).status).toBe(422)

    const late = await beginSignIn()
    now += 6 * MINUTE
    expect((await send(late.ticket, key.get(late))).status).toBe(422)

    const [mine, theirs] = [await beginSignIn(), await beginSignIn()]
    expect((await send(theirs.ticket, key.get(mine))).status).toBe(422)

    // One ticket may be used to begin twice: two tabs of one browser.
    const [one, two] = [await beginSignIn(), undefined]
    const again = await beginSignIn({ ticket: one.ticket })
    expect(again.ticket).toBe(one.ticket)
    expect([(await send(one.ticket, key.get(again))).status, two]).toEqual([200, undefined])

    const { body: confirmation } = await asha.post('/api/session/confirmation/challenge').expect(200)
    const bought = await beginSignIn()
    expect((await send(bought.ticket, key.get(confirmation))).status).toBe(422)
    // And one of another session of the same shopper is none of this one's.
    const other = await asha.signIn()
    const { body: elsewhere } = await other.post('/api/session/confirmation/challenge').expect(200)
    await asha.post('/api/session/confirmation', { passkey: key.get(elsewhere) }).expect(422)
    expect((await send(bought.ticket, key.get({ challenge: 'x'.repeat(43) }))).status).toBe(422)
  })

  it('wrong site, no finger, a counter that fell, a foreign user handle: refused and written down', async () => {
    const asha = await shoppers.open({})
    const rani = await shoppers.open({})
    const key = createAuthenticator()
    await add(asha, key)
    const { userId } = await begin(rani)
    expect((await signIn(key)).status).toBe(200)
    const wrong = [
      { origin: 'https://evil.example' },
      { origin: 'http://localhost:3001' },
      { rpId: 'evil.example' },
      { verified: false },
      { counter: 1 },
    ]
    for (const fault of wrong) {
      const { challenge, ticket } = await beginSignIn()
      const answer = await shoppers.post('/api/session/passkey', {
        ticket,
        proof: key.get({ challenge, ...fault }),
      })
      expect([fault, answer.status, answer.body.code]).toEqual([fault, 422, 'VALIDATION'])
    }
    const { challenge, ticket } = await beginSignIn()
    const foreign = key.get({ challenge, counter: 9 }, userId)
    expect((await shoppers.post('/api/session/passkey', { ticket, proof: foreign })).status).toBe(422)
    expect((await shoppers.wholeStore()).match(/passkey\.refused/g)).toHaveLength(wrong.length + 1)
  })

  it('another shopper’s passkey confirms nothing, cannot be taken over, renamed or removed', async () => {
    const asha = await shoppers.open({})
    const rani = await shoppers.open({})
    const key = createAuthenticator()
    const { _id } = await add(asha, key)
    const { body } = await rani.post('/api/session/confirmation/challenge').expect(200)
    expect(body.allow).toEqual([])
    await rani.post('/api/session/confirmation', { passkey: key.get(body) }).expect(422)
    await rani.post('/api/account/passkeys', key.create(await begin(rani))).expect(409)
    await rani.patch(`/api/account/passkeys/${_id}`, { name: 'Mine' }).expect(404)
    await rani.delete(`/api/account/passkeys/${_id}`).expect(404)
    // A challenge of hers is not for the other's session either.
    await asha.post('/api/account/passkeys', createAuthenticator().create(await begin(rani))).expect(422)
    expect((await asha.get('/api/account/passkeys')).body).toHaveLength(1)
    expect((await rani.get('/api/account/passkeys')).body).toEqual([])
  })

  it('a key made for another site, or without a finger, is not kept', async () => {
    const asha = await shoppers.open({})
    for (const fault of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { verified: false }])
      await asha
        .post('/api/account/passkeys', createAuthenticator().create({ ...(await begin(asha)), ...fault }))
        .expect(422)
    expect((await asha.get('/api/account/passkeys')).body).toEqual([])
  })

  it('registrations and sign-ins at once: ten keys at most, one use of a counter, one of a challenge', async () => {
    const asha = await shoppers.open({})
    const begun = await Promise.all(Array.from({ length: 14 }, () => begin(asha)))
    const answers = await Promise.all(
      begun.map((creation) => asha.post('/api/account/passkeys', createAuthenticator().create(creation))),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 10 }, () => 201),
      ...Array.from({ length: 4 }, () => 409),
    ])

    const rani = await shoppers.open({})
    const key = createAuthenticator()
    const [first, second] = [await begin(rani), await begin(rani)]
    const twice = await Promise.all(
      [first, second].map((creation) => rani.post('/api/account/passkeys', key.create(creation))),
    )
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])

    const { challenge, ticket } = await beginSignIn()
    const proof = key.get({ challenge })
    const same = await Promise.all(
      Array.from({ length: 5 }, () => shoppers.post('/api/session/passkey', { ticket, proof })),
    )
    expect(same.filter(({ status }) => status === 200)).toHaveLength(1)
    const starts = await Promise.all(Array.from({ length: 5 }, () => beginSignIn()))
    const copies = await Promise.all(
      starts.map(({ challenge: each, ticket: own }) =>
        shoppers.post('/api/session/passkey', {
          ticket: own,
          proof: key.get({ challenge: each, counter: 7 }),
        }),
      ),
    )
    expect(copies.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

it('the audit trail names each of these', async () => {
  expect(await trailEvents(backend.deps.db)).toEqual(
    expect.arrayContaining(['passkey.added', 'passkey.removed', 'passkey.refused']),
  )
})
