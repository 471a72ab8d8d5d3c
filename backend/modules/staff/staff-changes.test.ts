import { sql } from 'kysely'
import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBackend, type RunningBackend } from '#tests/support/backend.ts'
import { joinByLink } from '#tests/support/staff.ts'

/** People of the house are called by their names, and an owner changes what they may do. */

const TOKEN = 'operator-token-for-tests'
const DESK = 'http://localhost:4000'
const ME = '/api/operator/me'

let now = Date.now()
let backend: RunningBackend
beforeAll(async () => {
  backend = await startBackend({
    seed: 'none',
    env: { OPERATOR_TOKEN: TOKEN, DESK_URL: DESK, FOUR_EYES_ABOVE: 'price=100000' },
    clock: { now: () => now },
  })
})
afterAll(() => backend?.close())

const house = (token = TOKEN) => {
  const by = { authorization: `Bearer ${token}` }
  const at = (email: string) => `/api/operator/staff/${email}`
  return {
    get: (path: string) => supertest(backend.url).get(path).set(by),
    post: (path: string, body: object) => supertest(backend.url).post(path).set(by).send(body),
    change: (email: string, body: object) => supertest(backend.url).patch(at(email)).set(by).send(body),
    remove: (email: string) => supertest(backend.url).delete(at(email)).set(by),
  }
}
const nextMoment = () => (now += 31_000)
/** Somebody who has joined, and the token of their session. */
const join = async (name: string, role: string): Promise<string> => {
  const email = `${name}@house.example`
  const { body } = await house().post('/api/operator/staff', { email, role }).expect(201)
  const { password, nextCode } = await joinByLink({ url: backend.url }, body.link, email, {
    desk: DESK,
    nextMoment,
  })
  const session = await supertest(backend.url)
    .post('/desk/session')
    .send({ email, password, code: nextCode() })
    .expect(200)
  return session.body.token
}

describe('a change of somebody of the staff', () => {
  let [asha, ravi, meera]: string[] = []
  beforeAll(async () => {
    asha = await join('asha', 'owner')
    ravi = await join('ravi', 'counter')
  })

  it('gives them the name by which they are shown', async () => {
    await house(asha).change('ravi@house.example', { called: ' Ravi Kumar ' }).expect(200)
    const { body } = await house(asha).get('/api/operator/staff').expect(200)
    expect(body.staff).toMatchObject([
      { email: 'asha@house.example' },
      { email: 'ravi@house.example', called: 'Ravi Kumar', role: 'counter' },
    ])
    await house(asha).change('ravi@house.example', { called: '   ' }).expect(400)
    for (const called of ['asha@house.example', 'Ravi\u202eahsA', 'www.house.example'])
      await house(asha).change('ravi@house.example', { called }).expect(422)
    await house(asha).change('nobody@house.example', { called: 'N' }).expect(404)
  })

  it('counts from their next call on, in the session that they have', async () => {
    expect((await house(ravi).get(ME).expect(200)).body.role).toBe('counter')
    await house(asha).change('ravi@house.example', { role: 'workshop', seenRole: 'counter' }).expect(200)
    expect((await house(ravi).get(ME).expect(200)).body.role).toBe('workshop')
    await house(ravi).get('/api/operator/shoppers').expect(403)
    const late = await house(asha)
      .change('ravi@house.example', { role: 'counter', seenRole: 'counter' })
      .expect(409)
    expect(late.body.message).toContain('The role is workshop by now')
  })

  it('is for owners alone, and nobody changes their own role', async () => {
    await house(ravi).change('ravi@house.example', { role: 'owner' }).expect(403)
    await house(ravi).change('asha@house.example', { called: 'A' }).expect(403)
    const own = await house(asha).change('Asha@house.example', { role: 'manager' }).expect(409)
    expect(own.body.message).toBe('Nobody changes their own role: another owner can do it.')
  })

  it('needs a second person to make a manager, as an invitation does', async () => {
    const asked = await house(asha).change('ravi@house.example', { role: 'manager' }).expect(409)
    expect(asked.body.message).toMatch(/^A second person confirms: approval \d+/)
    expect((await house(ravi).get(ME)).body.role).toBe('workshop')
    meera = await join('meera', 'owner')
    const [, id] = /approval (\d+)/.exec(asked.body.message) ?? []
    await house(meera).post(`/api/operator/approvals/${id}/confirm`, {}).expect(200)
    await house(asha).change('ravi@house.example', { role: 'manager' }).expect(200)
    expect((await house(ravi).get(ME)).body.role).toBe('manager')
  })

  it('takes back a confirmation that has not been used, from whoever may not confirm any more', async () => {
    const nina = await join('nina', 'manager')
    const omar = await join('omar', 'manager')
    const invite = () =>
      house(meera).post('/api/operator/staff', { email: 'new@house.example', role: 'manager' })
    for (const [confirms, end] of [
      [nina, () => house(asha).change('nina@house.example', { role: 'counter' })],
      [omar, () => house(asha).remove('omar@house.example')],
    ] as const) {
      const asked = await invite().expect(409)
      const [, id] = /approval (\d+)/.exec(asked.body.message) ?? []
      await house(confirms).post(`/api/operator/approvals/${id}/confirm`, {}).expect(200)
      await end().expect(200)
      expect((await invite().expect(409)).body.message).toContain('A second person confirms')
    }
  })

  it('leaves an owner, and takes back the tokens that a former owner made', async () => {
    const made = await house(asha).post('/api/operator/tokens', { name: 'till', role: 'owner' }).expect(201)
    const { body } = await house().change('asha@house.example', { role: 'counter' }).expect(200)
    expect(body.tokens).toEqual(['till'])
    await house(made.body.token).get(ME).expect(403)
    await house(asha).get('/api/operator/staff').expect(403)
    for (const answer of [
      await house().change('meera@house.example', { role: 'manager' }),
      await house(meera).remove('meera@house.example'),
    ]) {
      expect(answer.status).toBe(409)
      expect(answer.body.message).toBe('This is the last owner: make somebody else an owner first.')
    }
  })

  it('is in the trail, by whom and from which role', async () => {
    const { rows } = await sql<{ event: string; who: string; details: object | null }>`
      select event, who, details from audit where event in ('staff.named', 'staff.role-changed') order by id`.execute(
      backend.deps.db,
    )
    expect(rows.slice(0, 2)).toMatchObject([
      { event: 'staff.named', who: 'asha@house.example', details: null },
      {
        event: 'staff.role-changed',
        who: 'asha@house.example',
        details: { from: 'counter', role: 'workshop' },
      },
    ])
  })
})
