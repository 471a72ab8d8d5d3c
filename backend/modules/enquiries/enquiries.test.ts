import { sql } from 'kysely'
import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EmailMessage } from '#backend/lib/rows/email-shape.ts'
import { startBackend, type RunningBackend } from '#tests/support/backend.ts'
import { ENQUIRIES_PER_DAY } from './store.ts'

const TOKEN = 'operator-token-of-this-test-0123456789'
const enquiry = {
  name: 'Meera Raghavan',
  email: 'meera@example.com',
  phone: '+91 98450 12345',
  city: 'Kochi',
  country: 'India',
  premises: 90,
  message: 'I have a corner house with daylight in Fort Kochi.',
}

let now = Date.parse('2026-11-21T09:00:00Z')
let backend: RunningBackend
let request: ReturnType<typeof supertest>
const send = (body: object, key?: string) => {
  const call = request.post('/api/enquiries/franchise')
  return (key ? call.set('idempotency-key', key) : call).send(body)
}
const asOperator = { authorization: `Bearer ${TOKEN}` }

beforeAll(async () => {
  backend = await startBackend({ seed: 'none', env: { OPERATOR_TOKEN: TOKEN }, clock: { now: () => now } })
  request = supertest(backend.url)
})
afterAll(() => backend.close())

describe('franchise enquiries (specification section 2, /franchise)', () => {
  it('stores one enquiry and names it; sent again with the same key it stays one', async () => {
    const first = await send(enquiry, 'key-1')
    expect(first.status).toBe(201)
    expect(first.body.reference).toMatch(/^F-[2-9A-HJ-NP-Z]{7}$/)
    expect((await send(enquiry, 'key-1')).body).toEqual(first.body)
    const { body } = await request.get('/api/operator/enquiries?kind=franchise').set(asOperator)
    expect(body.total).toBe(1)
    expect(body.enquiries[0]).toMatchObject({
      reference: first.body.reference,
      state: 'new',
      email: 'meera@example.com',
      details: { city: 'Kochi', country: 'India', premises: 90 },
    })
  })

  it('sends the house one e-mail for one enquiry', async () => {
    const { db } = backend.deps
    const { rows } = await sql<{
      payload: EmailMessage
    }>`select payload from outbox where kind = 'enquiry'`.execute(db)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.payload.subject).toMatch(/^Franchise enquiry F-.{7}: Kochi, India$/)
    expect(rows[0]?.payload.lines).toEqual([enquiry.message])
  })

  it('refuses what is missing or malformed with a sentence per field', async () => {
    const { status, body } = await send({ ...enquiry, email: 'meera', message: 'short', city: undefined })
    expect(status).toBe(400)
    expect(Object.keys(body.fields).sort()).toEqual(['city', 'email', 'message'])
  })

  it(`takes ${ENQUIRIES_PER_DAY} a day from one sender, whatever the capitals, and more the next day`, async () => {
    const limited = { ...enquiry, email: 'Many@Example.com' }
    for (let i = 0; i < ENQUIRIES_PER_DAY; i++) expect((await send(limited)).status).toBe(201)
    expect((await send({ ...limited, email: 'many@example.com' })).status).toBe(429)
    now += 25 * 3_600_000
    expect((await send(limited)).status).toBe(201)
  })

  it('the operator reads them and notes what became of them; nobody else does', async () => {
    expect((await request.get('/api/operator/enquiries')).status).toBe(401)
    const { body } = await request.get('/api/operator/enquiries?state=new&limit=1').set(asOperator)
    const { reference, email } = body.enquiries[0]
    expect(body.counts).toEqual({ new: body.total, answered: 0, closed: 0 })
    for (const q of [reference.toLowerCase(), email.toUpperCase()]) {
      const found = await request.get('/api/operator/enquiries').query({ q }).set(asOperator)
      expect(found.body.enquiries).toContainEqual(expect.objectContaining({ reference }))
    }
    const none = await request
      .get('/api/operator/enquiries')
      .query({ q: `${reference}_` })
      .set(asOperator)
    expect(none.body.total).toBe(0)
    const closed = await request
      .patch(`/api/operator/enquiries/${reference}`)
      .set(asOperator)
      .send({ state: 'closed' })
    expect(closed.body).toMatchObject({ reference, state: 'closed' })
    const after = await request.get('/api/operator/enquiries?state=answered').set(asOperator)
    expect(after.body).toMatchObject({ total: 0, counts: { new: body.total - 1, answered: 0, closed: 1 } })
    const unknown = await request
      .patch('/api/operator/enquiries/F-0')
      .set(asOperator)
      .send({ state: 'closed' })
    expect(unknown.status).toBe(404)
  })
})
