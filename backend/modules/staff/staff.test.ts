import { sql } from 'kysely'
import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { totpCode } from '#backend/lib/security/totp.ts'
import { startBackend, type RunningBackend } from '#tests/support/backend.ts'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { createShoppers } from '#tests/support/shoppers.ts'

/** People of the house: invited, joined, signed in with a second factor, removed. */

const TOKEN = 'operator-token-for-tests'
const PASSWORD = 'granite lantern orchard'
const DESK = 'http://localhost:4000'

let now = Date.now()
let backend: RunningBackend
beforeAll(async () => {
  backend = await startBackend({
    seed: 'none',
    env: {
      OPERATOR_TOKEN: TOKEN,
      DESK_URL: DESK,
      DIST_DIR: 'no-such-build',
      TRUSTED_PROXIES: '127.0.0.1',
      FOUR_EYES_ABOVE: 'price=100000,rates=9000,settle=500',
    },
    clock: { now: () => now },
  })
})
afterAll(() => backend?.close())

const agent = () => supertest(backend.url)
const house = (token = TOKEN) => ({
  get: (path: string) => agent().get(path).set('authorization', `Bearer ${token}`),
  post: (path: string, body: object) => agent().post(path).set('authorization', `Bearer ${token}`).send(body),
  delete: (path: string) => agent().delete(path).set('authorization', `Bearer ${token}`),
})
const inputOf = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''
const cookieOf = (answer: supertest.Response, name: string) =>
  [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((line) => new RegExp(`^(${name}=[^;]*)`).exec(line)?.[1])
    .find((cookie) => cookie !== undefined) ?? ''

/** A form of the desk, opened and sent as a browser does. */
const send = async (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
  const opened = await agent().get(path)
  return agent()
    .post(path.split('?')[0] ?? '')
    .type('form')
    .set({ origin: DESK, 'sec-fetch-site': 'same-origin', cookie: cookieOf(opened, 'desk-form'), ...headers })
    .send({ form: inputOf(opened.text, 'form'), ...fields })
}

const invite = async (email: string, role: string) => {
  const { body } = await house().post('/api/operator/staff', { email, role }).expect(201)
  const link = new URL(body.link)
  const opened = await agent().get(link.pathname + link.search)
  return {
    path: link.pathname + link.search,
    key: link.searchParams.get('key') ?? '',
    secret: /<code>([A-Z2-7 ]+)<\/code>/.exec(opened.text)?.[1]?.replaceAll(' ', '') ?? '',
    opened,
  }
}
/** The next code that was not used. */
const codeOf = (secret: string) => {
  now += 30_000
  return totpCode(secret, Math.floor(now / 30_000))
}
const join = async (email: string, role: string) => {
  const { path, key, secret } = await invite(email, role)
  const joined = await send(path, { key, password: PASSWORD, code: codeOf(secret) })
  expect([joined.status, joined.text]).toEqual([200, expect.stringContaining('You have joined')])
  return {
    email,
    secret,
    codes: [...joined.text.matchAll(/<li>([\w-]+)<\/li>/g)].map(([, code = '']) => code),
  }
}
const signIn = (email: string, code: string, password = PASSWORD) =>
  agent().post('/desk/session').send({ email, password, code })

interface Line {
  event: string
  who: string | null
  origin: string | null
  details: { why?: string; door?: string } | null
}
const trail = async (event: string) =>
  (await sql<Line>`select * from audit where event = ${event} order by id`.execute(backend.deps.db)).rows

describe('an invitation', () => {
  it('is a link that works once, wants a good password and the code of the app', async () => {
    const { path, key, secret, opened } = await invite('asha@house.example', 'manager')
    expect(opened.text).toContain('You are invited as a manager')
    expect(opened.text).not.toContain('<script')
    expect(opened.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*form-action 'self'/),
    })
    const atRest = async () =>
      JSON.stringify(
        (
          await sql`select s.totp_secret, i.totp_secret as invited from staff s
          left join staff_invitations i on i.staff_id = s.id`.execute(backend.deps.db)
        ).rows,
      )
    expect(await atRest()).not.toContain(secret)
    const code = codeOf(secret)
    for (const [fields, words] of [
      [{ password: 'short', code }, 'A password has 12'],
      [{ password: 'password1234', code }, 'among the first'],
      [{ password: PASSWORD, code: '000000' }, 'not the code'],
    ] as const) {
      const { status, text } = await send(path, { key, ...fields })
      expect([status, text]).toEqual([422, expect.stringContaining(words)])
    }
    expect((await send(path, { key, password: PASSWORD, code })).text.match(/<li>/g)).toHaveLength(10)
    expect(await atRest()).toMatch(/^\[\{"totp_secret":"s1:/)
    expect(await atRest()).not.toContain(secret)
    expect((await agent().get(path)).status).toBe(404)
    expect((await send(path, { key, password: PASSWORD, code: codeOf(secret) })).status).toBe(404)
    expect((await trail('staff.joined')).at(-1)).toMatchObject({ who: 'asha@house.example' })
    // Somebody else has seen the link, so the owner of the mailbox gets an e-mail that it was used.
    const told = await sql<{
      to: string
    }>`select payload->>'to' as "to" from outbox where kind = 'staff-joined'`
    expect((await told.execute(backend.deps.db)).rows).toEqual([{ to: 'asha@house.example' }])
  })

  it('ends after three days, and when another one is made', async () => {
    const first = await invite('late@house.example', 'counter')
    const second = await invite('late@house.example', 'counter')
    expect((await agent().get(first.path)).status).toBe(404)
    now += 73 * 3_600_000
    expect((await agent().get(second.path)).status).toBe(404)
  })
})

describe('a session', () => {
  it('needs e-mail, password and an unused code; refusals are in the audit trail', async () => {
    const { email, secret, codes } = await join('meera@house.example', 'counter')
    const code = codeOf(secret)
    const [wrongPassword, wrongCode, nobody] = [
      await signIn(email, code, 'granite lantern harbour'),
      await signIn(email, '123456'),
      await signIn('nobody@house.example', code),
    ]
    for (const { status, body } of [wrongPassword, wrongCode, nobody])
      expect([status, body.message]).toEqual([
        401,
        expect.stringMatching(/password or code is not right.*Each code works only once/),
      ])
    expect((await trail('staff.sign-in-refused')).slice(-3).map(({ details }) => details?.why)).toEqual([
      'password',
      'code',
      'password',
    ])
    const { body } = await signIn(email, code).expect(200)
    expect(body).toMatchObject({ email, role: 'counter' })
    expect((await signIn(email, code)).status).toBe(401)
    expect((await signIn(email, codes[0] ?? '')).status).toBe(200)
    expect((await signIn(email, codes[0] ?? '')).status).toBe(401)

    await house(body.token).get('/api/operator/orders').expect(200)
    expect((await house(body.token).get('/api/operator/staff')).body.message).toBe(
      'This is not for the role counter.',
    )
    expect((await trail('operator.refused')).at(-1)).toMatchObject({ who: email, details: { why: 'role' } })
    now += 12 * 3_600_000
    expect((await house(body.token).get('/api/operator/orders')).status).toBe(403)
  })

  it('ends at once when its person is removed, and when they sign out', async () => {
    const { email, secret } = await join('rani@house.example', 'owner')
    const first = (await signIn(email, codeOf(secret)).expect(200)).body.token
    const second = (await signIn(email, codeOf(secret)).expect(200)).body.token
    await house(first).delete('/api/operator/session').expect(200)
    expect((await house(first).get('/api/operator/orders')).status).toBe(403)
    await house(second).get('/api/operator/staff').expect(200)
    await house().delete(`/api/operator/staff/${email}`).expect(200)
    expect((await house(second).get('/api/operator/orders')).status).toBe(403)
    expect((await signIn(email, codeOf(secret))).status).toBe(401)
  })

  it('is ended by an owner, one person or all; so are those of shoppers, and tokens of machines stay', async () => {
    const { email, secret } = await join('devi@house.example', 'owner')
    const desk = (await signIn(email, codeOf(secret)).expect(200)).body.token
    const path = '/api/operator/sessions/staff/end'
    await house().post(path, {}).expect(400)
    await house().post(path, { email, everybody: true }).expect(400)
    await house().post(path, { email: 'nobody@house.example' }).expect(404)
    expect((await house(desk).post(path, { email }).expect(200)).body).toEqual({ ended: 1 })
    expect((await house(desk).get('/api/operator/staff')).status).toBe(403)
    const again = (await signIn(email, codeOf(secret)).expect(200)).body.token
    expect((await house().post(path, { everybody: true }).expect(200)).body.ended).toBeGreaterThan(0)
    expect((await house(again).get('/api/operator/staff')).status).toBe(403)

    const shoppers = createShoppers(backend)
    const [asha, rani] = [await shoppers.open({}), await shoppers.open({})]
    const end = '/api/operator/sessions/shoppers/end'
    await house().post(end, { email: 'nobody@example.com' }).expect(404)
    expect((await house().post(end, { email: asha.email.toUpperCase() }).expect(200)).body).toEqual({
      ended: 1,
    })
    await asha.get('/api/account').expect(401)
    await rani.get('/api/account').expect(200)
    await house().post(end, { everybody: true }).expect(200)
    await rani.get('/api/account').expect(401)
    expect((await trail('session.ended-by-house')).map(({ who }) => who)).toEqual([
      'token:environment',
      'token:environment',
    ])
    expect((await trail('staff.sessions-ended'))[0]).toMatchObject({ who: email, details: { ended: 1 } })
  })

  it('cannot be guessed, from however many addresses; known devices still work, and so does a recovery code', async () => {
    const { email, secret, codes } = await join('guessed@house.example', 'owner')
    const from = (address: string, password: string, code: string) =>
      signIn(email, code, password).set('x-forwarded-for', address)
    await from('203.0.113.1', PASSWORD, codeOf(secret)).expect(200)
    const tried: number[] = []
    for (let n = 0; n < 72; n += 1)
      tried.push((await from(`198.51.100.${n % 12}`, `granite lantern ${n}`, '123456')).status)
    expect(tried.filter((status) => status === 401)).toHaveLength(5)
    expect(tried.filter((status) => status === 429)).toHaveLength(67)
    const { rows } = await sql<{
      n: number
    }>`select count(*)::int as n from outbox where kind = 'staff-guessing'
      and payload->>'to' = ${email}`.execute(backend.deps.db)
    expect(rows).toEqual([{ n: 1 }])
    // The password, right or wrong, gets the same answer.
    const code = totpCode(secret, Math.floor(now / 30_000))
    const [right, wrong, unlucky] = [
      await from('198.51.100.77', PASSWORD, code),
      await from('198.51.100.77', 'granite lantern', code),
      await from(
        '198.51.100.77',
        PASSWORD,
        codes[0]?.replace(/^./, (first) => (first === 'a' ? 'b' : 'a')) ?? '',
      ),
    ]
    const told = ({ status, body }: supertest.Response) => [status, body.code, body.message]
    expect([told(right), told(unlucky)]).toEqual([told(wrong), told(wrong)])
    expect(right.status).toBe(429)
    await from('198.51.100.78', PASSWORD, codes[1] ?? '').expect(200)
    await from('203.0.113.1', PASSWORD, codeOf(secret)).expect(200)
  })

  it('too many wrong codes are answered like a wrong password, and a recovery code opens all the same', async () => {
    const { email, secret, codes } = await join('coded@house.example', 'owner')
    for (let n = 0; n < 8; n += 1) {
      await signIn(email, '123456').expect(401)
      now += 3 * 60_000
    }
    const [right, wrong] = [
      await signIn(email, codeOf(secret)),
      await signIn(email, codeOf(secret), 'granite lantern').then((answer) => {
        now += 15 * 60_000
        return answer
      }),
    ]
    expect([right.status, wrong.status]).toEqual([401, 429])
    const late = await signIn(email, codeOf(secret), 'granite lantern')
    expect([late.status, late.body.message]).toEqual([401, right.body.message])
    await signIn(email, codes[0] ?? '').expect(200)
  })

  it('codes cannot be tried one after another: they are limited by account', async () => {
    const { email, secret } = await join('kiran@house.example', 'workshop')
    const statuses: number[] = []
    for (let n = 0; n < 12; n += 1) statuses.push((await signIn(email, '111111')).status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.slice(5)).toEqual(Array.from({ length: 7 }, () => 429))
    now += 61 * 60_000
    await signIn(email, codeOf(secret)).expect(200)
  })

  it('codes refused while the clock was a day ahead hold nobody once it is right', async () => {
    const { email, secret } = await join('ahead@house.example', 'workshop')
    const right = now
    now += 24 * 3_600_000
    for (let n = 0; n < 9; n += 1) {
      await signIn(email, '111111')
      now += 15 * 60_000
    }
    now = right
    await signIn(email, codeOf(secret)).expect(200)
  })
})

describe('the desk', () => {
  it('signs a browser in with a cookie of its own, which opens the same table below /desk/api alone', async () => {
    const { email, secret } = await join('dev@house.example', 'manager')
    const entered = await send('/desk/sign-in', { email, password: PASSWORD, code: codeOf(secret) })
    expect([entered.status, entered.headers.location]).toEqual([303, '/desk'])
    const set = [entered.headers['set-cookie'] ?? []].flat().find((line) => line.startsWith('desk='))
    expect(set).toMatch(/; Path=\/desk; HttpOnly; SameSite=Strict; Max-Age=43200$/)
    const cookie = cookieOf(entered, 'desk')
    const desk = await agent().get('/desk').set('cookie', cookie).expect(200)
    expect(desk.text).toContain('Signed in as dev@house.example, manager')
    await agent().get('/desk/api/orders').set('cookie', cookie).expect(200)
    expect((await agent().get('/desk/api/staff').set('cookie', cookie)).status).toBe(403)
    // Neither of the two accepts the other's key.
    expect((await agent().get('/api/operator/orders').set('cookie', cookie)).status).toBe(401)
    expect((await house(cookie.slice('desk='.length)).get('/api/operator/orders')).status).toBe(403)
    expect((await agent().get('/desk/api/orders').set('authorization', `Bearer ${TOKEN}`)).status).toBe(401)

    const form = inputOf(desk.text, 'form')
    const rates = [{ metal: 'Yellow gold', purity: '22 kt', perGram: 8_000 }]
    // The first rate of a metal needs two people.
    await house().post('/api/operator/rates', { add: true, rates }).expect(200)
    const write = (headers: Record<string, string>) =>
      agent()
        .post('/desk/api/rates')
        .set({ cookie, ...headers })
        .send({ add: true, rates })
    const good = { origin: DESK, 'sec-fetch-site': 'same-origin', 'x-desk-token': form }
    for (const wrong of [
      { 'x-desk-token': '' },
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ])
      expect((await write({ ...good, ...wrong })).status).toBe(403)
    await write(good).expect(200)
    expect((await trail('rates.set')).at(-1)).toMatchObject({ who: email })

    const out = await agent().post('/desk/sign-out').type('form').set({ cookie, origin: DESK }).send({ form })
    expect(out.status).toBe(303)
    expect((await agent().get('/desk/api/orders').set('cookie', cookie)).status).toBe(401)
    expect((await agent().get('/desk').set('cookie', cookie)).headers.location).toBe('/desk/sign-in')
  })

  it('leads to the screen that was asked for, and nowhere else', async () => {
    const { email, secret } = await join('tara@house.example', 'counter')
    const asked = await agent().get('/desk/orders/ORV-1?q=a%20b').expect(303)
    const to = '/desk/orders/ORV-1?q=a%20b'
    expect(asked.headers.location).toBe(`/desk/sign-in?to=${encodeURIComponent(to)}`)
    const { text } = await agent()
      .get(asked.headers.location ?? '')
      .expect(200)
    expect(inputOf(text, 'to')).toBe(to)
    // A wrong password does not lose the address.
    const slip = await send('/desk/sign-in', { email, password: 'wrong', code: '000000', to })
    expect(inputOf(slip.text, 'to')).toBe(to)
    const fields = { email, password: PASSWORD }
    const entered = await send('/desk/sign-in', { ...fields, code: codeOf(secret), to })
    expect([entered.status, entered.headers.location]).toEqual([303, to])
    for (const foreign of [
      'https://evil.example',
      '//evil.example',
      '/desk/../x',
      '/desk/%2E./x',
      '/desk/sign-out',
      '/desk/api/x',
    ])
      expect((await agent().get(`/desk/sign-in?to=${encodeURIComponent(foreign)}`)).text).not.toContain(
        'name="to"',
      )
    const ended = await agent().get('/desk/sign-in?ended').expect(200)
    expect(ended.text).toContain('Your session has ended')
  })

  it('has room and a keyboard for a recovery code, which signs in once', async () => {
    const { email, codes } = await join('isha@house.example', 'counter')
    const [code = ''] = codes
    const { text } = await agent().get('/desk/sign-in').expect(200)
    const [field = ''] = /<input[^>]* name="code"[^>]*>/.exec(text) ?? []
    expect(Number(/maxlength="(\d+)"/.exec(field)?.[1])).toBeGreaterThanOrEqual(code.length)
    expect(field).not.toMatch(/inputmode|pattern=/)
    const entered = await send('/desk/sign-in', { email, password: PASSWORD, code: code.toUpperCase() })
    expect([entered.status, entered.headers.location]).toEqual([303, '/desk'])
    expect((await send('/desk/sign-in', { email, password: PASSWORD, code })).status).toBe(401)
  })

  it('takes no form of another site, and says in words what was wrong', async () => {
    const fields = { email: 'dev@house.example', password: PASSWORD, code: '000000' }
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { cookie: 'desk-form=' + 'a'.repeat(43) },
    ]
    for (const headers of foreign) {
      const { status, text } = await send('/desk/sign-in', fields, headers)
      expect([status, text]).toEqual([403, expect.stringContaining('has expired')])
    }
    const wrong = await send('/desk/sign-in', fields)
    expect([wrong.status, wrong.text]).toEqual([401, expect.stringContaining('is not right')])
    expect(inputOf(wrong.text, 'form')).not.toBe('')
    const odd = await send('/desk/sign-in', { ...fields, email: '"><script>alert(1)</script>' })
    expect(odd.text).not.toContain('<script>')
  })
})

describe('four eyes', () => {
  it('a price above the sum waits for a second person, whose word is good once; a machine passes', async () => {
    await putPieces(backend.deps, piece('ring', { amount: 90_000, stock: 1 }))
    const tokenOf = async (email: string) => {
      const { secret } = await join(email, 'manager')
      return (await signIn(email, codeOf(secret)).expect(200)).body.token
    }
    const [first, second] = [await tokenOf('one@house.example'), await tokenOf('two@house.example')]
    const set = (token: string, amount: number) =>
      agent()
        .put('/api/operator/variants/ring-v/price')
        .set('authorization', `Bearer ${token}`)
        .send({ amount })
    await set(first, 95_000).expect(200)
    const held = await set(first, 150_000)
    expect([held.status, held.body.message]).toEqual([
      409,
      expect.stringContaining('a second person confirms'),
    ])
    const { body } = await house(second).get('/api/operator/approvals').expect(200)
    expect(body.approvals).toMatchObject([{ kind: 'price', amount: 150_000, askedBy: 'one@house.example' }])
    const confirm = (token: string) =>
      house(token).post(`/api/operator/approvals/${body.approvals[0].id}/confirm`, {})
    expect([(await confirm(first)).status, (await confirm(TOKEN)).status]).toEqual([409, 403])
    await confirm(second).expect(200)
    expect((await set(second, 150_000)).status).toBe(409)
    expect((await set(first, 160_000)).status).toBe(409)
    await set(first, 150_000).expect(200)
    // The approval is used up; a low price needs another one.
    expect((await set(first, 1_000)).status).toBe(409)
    await set(TOKEN, 200_000).expect(200)
    // A metal rate and money settled by hand need an approval in the same way.
    const GOLD = { metal: 'Yellow gold', purity: '18 kt' }
    const rates = (perGram: number) =>
      house(first).post('/api/operator/rates', {
        add: true,
        rates: [{ ...GOLD, perGram }],
      })
    // The first rate of a metal needs two people, however low it is.
    expect((await rates(8_900)).body.message).toContain('A second person confirms')
    await house()
      .post('/api/operator/rates', { add: true, rates: [{ ...GOLD, perGram: 8_800 }] })
      .expect(200)
    await rates(8_900).expect(200)
    expect((await rates(9_100)).body.message).toContain('a second person confirms')
    await sql`insert into money_differences (id, kind, subject, amount_paise, provider_says, books_say, found_at)
      values ('00000000-0000-4000-8000-000000000001', 'payment', 'pi_1', 60000, '600', '0', now()), ('00000000-0000-4000-8000-000000000002', 'payment', 'pi_2', 40000, '400', '0', now())`.execute(
      backend.deps.db,
    )
    const settle = (id: string) =>
      house(first).post(`/api/operator/money/differences/${id}/settle`, {
        reason: 'Paid by hand at the bank',
      })
    expect((await settle('00000000-0000-4000-8000-000000000001')).body.message).toContain(
      'a second person confirms',
    )
    expect((await settle('00000000-0000-4000-8000-000000000002')).status).toBe(200)
    expect((await trail('approval.confirmed')).at(-1)).toMatchObject({ who: 'two@house.example' })
  })

  const signedIn = async (email: string, role: string) => {
    const { secret } = await join(email, role)
    return (await signIn(email, codeOf(secret)).expect(200)).body.token as string
  }
  const price = (token: string, amount: number) =>
    agent()
      .put('/api/operator/variants/ring-v/price')
      .set('authorization', `Bearer ${token}`)
      .send({ amount })
  const token = async (by: string, name: string, role: string) =>
    (await house(by).post('/api/operator/tokens', { name, role }).expect(201)).body.token as string

  it('are not passed by a token that a person made, nor by a second person invited by the first alone', async () => {
    const owner = await signedIn('sole@house.example', 'owner')
    expect((await price(owner, 180_000)).status).toBe(409)
    // The second person reads of which combination, and from what to what.
    const { body: waits } = await house(owner).get('/api/operator/approvals').expect(200)
    const raise = waits.approvals.find(({ askedBy }: { askedBy: string }) => askedBy === 'sole@house.example')
    expect(raise.subject).toMatch(/^variant:ring-v from ₹[\d,]+ to ₹1,80,000$/)
    const till = await token(owner, 'till-1', 'manager')
    const deeper = await token(await token(owner, 'till-2', 'owner'), 'till-3', 'manager')
    for (const made of [till, deeper])
      expect([(await price(made, 180_000)).status, (await price(made, 99_000)).status]).toEqual([403, 403])
    await price(await token(TOKEN, 'prices', 'manager'), 180_000).expect(200)
    const second = { email: 'herself@house.example', role: 'manager' }
    const held = await house(owner).post('/api/operator/staff', second)
    expect([held.status, held.body.message]).toEqual([409, expect.stringContaining('second person confirms')])
    expect(
      (await house(await token(owner, 'till-4', 'owner')).post('/api/operator/staff', second)).status,
    ).toBe(403)
    await house(owner)
      .post('/api/operator/staff', { ...second, role: 'counter' })
      .expect(201)
    // As a counter she cannot confirm, and making her a manager needs an approval again.
    expect((await house(owner).post('/api/operator/staff', second)).status).toBe(409)
    const other = await signedIn('other@house.example', 'manager')
    const { approvals } = (await house(other).get('/api/operator/approvals').expect(200)).body
    const { id } = approvals.find(({ kind }: { kind: string }) => kind === 'colleague')
    await house(other).post(`/api/operator/approvals/${id}/confirm`, {}).expect(200)
    await house(owner).post('/api/operator/staff', second).expect(201)
  })

  it('a confirmed new role lets in nobody else: neither by an invitation, nor somebody invited again', async () => {
    const first = await signedIn('promotes@house.example', 'owner')
    const second = await signedIn('agrees@house.example', 'owner')
    const email = 'rises@house.example'
    await signedIn(email, 'counter')
    const path = `/api/operator/staff/${email}`
    const promote = () =>
      agent().patch(path).set('authorization', `Bearer ${first}`).send({ role: 'manager' })
    expect((await promote()).status).toBe(409)
    const { approvals } = (await house(second).get('/api/operator/approvals').expect(200)).body
    const { id, changes } = approvals.find(({ subject }: { subject: string }) => subject.includes(email))
    expect(changes[0]).toBe(`${email}: manager (before: counter)`)
    await house(second).post(`/api/operator/approvals/${id}/confirm`, {}).expect(200)
    // Whoever invites sees the link, and would be their own second person.
    await house(first).delete(path).expect(200)
    expect((await house(first).post('/api/operator/staff', { email, role: 'manager' })).status).toBe(409)
    await house(first).post('/api/operator/staff', { email, role: 'counter' }).expect(201)
    expect((await promote()).status).toBe(409)
  })

  it('removing somebody removes their tokens and open invitations', async () => {
    const owner = await signedIn('leaver@house.example', 'owner')
    const first = await token(owner, 'left-1', 'owner')
    const kept = await token(first, 'left-2', 'owner')
    await house(first).delete('/api/operator/tokens/left-1').expect(200)
    now += 1000
    // Somebody else takes the name, and their machine keeps working.
    const others = await token(await token(TOKEN, 'left-1', 'owner'), 'stays', 'counter')
    await house(kept)
      .post('/api/operator/staff', { email: 'behind@house.example', role: 'counter' })
      .expect(201)
    const { body } = await house().delete('/api/operator/staff/LEAVER@house.example').expect(200)
    expect(body).toEqual({ status: 'done', tokens: ['left-2'], invitations: ['behind@house.example'] })
    expect((await house(kept).get('/api/operator/me')).status).toBe(403)
    await house(others).get('/api/operator/me').expect(200)
    expect((await trail('staff.removed')).at(-1)?.details).toMatchObject({ tokens: 'left-2' })
  })

  it('rates are confirmed and shown as a whole, and the confirmation stays valid if the act fails', async () => {
    const [first, second] = [
      await signedIn('asks@house.example', 'manager'),
      await signedIn('says@house.example', 'manager'),
    ]
    const metal = (n: number) => `${'An alloy of a long name '.repeat(2)}${n}`
    const many = (last: number) =>
      Array.from({ length: 20 }, (_, n) => ({
        metal: metal(n),
        purity: '14 kt',
        perGram: n === 19 ? last : 9_500,
      }))
    const set = (rates: object[], add = true) => house(first).post('/api/operator/rates', { add, rates })
    const twice = await set([...many(9_500), { metal: metal(3), purity: ' 14 kt', perGram: 1 }])
    expect([twice.status, twice.body.message]).toEqual([422, expect.stringContaining('twice')])
    expect((await set(many(9_400))).status).toBe(409)
    const { approvals } = (await house(second).get('/api/operator/approvals').expect(200)).body
    const { id, changes } = approvals.find(
      ({ kind, askedBy }: Record<string, string>) => kind === 'rates' && askedBy === 'asks@house.example',
    )
    expect(changes).toHaveLength(20)
    expect(changes[19]).toContain('₹9,400 a gram')
    await house(second).post(`/api/operator/approvals/${id}/confirm`, {}).expect(200)
    // The same first thousand characters, the same dearest one, but other rates.
    expect((await set(many(1))).status).toBe(409)
    await sql`alter table metal_rates add constraint refuse check (metal not like 'An alloy%')`.execute(
      backend.deps.db,
    )
    expect((await set(many(9_400))).status).toBe(500)
    await sql`alter table metal_rates drop constraint refuse`.execute(backend.deps.db)
    await set(many(9_400)).expect(200)
    expect((await set(many(9_400))).status).toBe(409)
  })
})
