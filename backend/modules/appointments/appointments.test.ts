import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBackend, type RunningBackend } from '#tests/support/backend.ts'
import { postgresAvailable, startPostgres, type Cluster } from '#tests/support/postgres.ts'

interface Calendar {
  days: { date: string; slots: { startsAt: string; free: boolean }[] }[]
}

const visitor = (n: number, startsAt: string) => ({
  storeId: 'bengaluru',
  startsAt,
  kind: 'store',
  purpose: 'see-pieces',
  name: `Visitor ${n}`,
  email: `visitor${n}@example.com`,
  phone: '+91 98765 43210',
})

const rig = (name: string, start: () => Promise<RunningBackend>, rounds: number) =>
  describe(`appointments (issue Find and meet, 5 and 6) on ${name}`, () => {
    let backend: RunningBackend
    let request: ReturnType<typeof supertest>
    beforeAll(async () => {
      backend = await start()
      request = supertest(backend.url)
    })
    afterAll(() => backend.close())

    const freeSlots = async (storeId = 'bengaluru') => {
      const answer = await request.get('/api/appointments/slots').query({ storeId, days: 31 }).expect(200)
      return (answer.body as Calendar).days.flatMap(({ slots }) =>
        slots.filter(({ free }) => free).map(({ startsAt }) => startsAt),
      )
    }

    it('stores come nearest first for a PIN code, a city and an old name of a city', async () => {
      for (const near of ['560034', 'Bengaluru', 'bangalore']) {
        const { body } = await request.get('/api/stores').query({ near }).expect(200)
        expect(body).toMatchObject({
          place: 'Bengaluru',
          stores: [{ slug: 'bengaluru', distanceKm: expect.any(Number) }, {}, {}, {}],
        })
      }
      const { body } = await request.get('/api/stores').query({ near: 'Atlantis' }).expect(200)
      expect(body).not.toHaveProperty('place')
    })

    it('book, see by link, move (the old link is used up), cancel; each is a letter in the outbox', async () => {
      const [first = '', second = ''] = await freeSlots('mumbai')
      const booked = await request
        .post('/api/appointments')
        .send({ ...visitor(0, first), storeId: 'mumbai' })
        .expect(201)
      const { link, reference } = booked.body as { link: string; reference: string }
      expect(booked.body).toMatchObject({
        status: 'booked',
        startsAt: first,
        calendar: expect.stringContaining('BEGIN:VEVENT'),
      })
      await request.get(`/api/appointments/by-link/${link}`).expect(200)
      const moved = await request
        .post(`/api/appointments/by-link/${link}/move`)
        .send({ startsAt: second })
        .expect(200)
      expect(moved.body).toMatchObject({ reference, startsAt: second })
      await request.get(`/api/appointments/by-link/${link}`).expect(404)
      const fresh = (moved.body as { link: string }).link
      const cancelled = await request.post(`/api/appointments/by-link/${fresh}/cancel`).expect(200)
      expect(cancelled.body).toMatchObject({ status: 'cancelled' })
      await request.post(`/api/appointments/by-link/${fresh}/move`).send({ startsAt: first }).expect(409)
    })

    it('refuses times outside the hours, control characters and too many appointments of one sender', async () => {
      const slots = await freeSlots('new-delhi')
      const odd = new Date(Date.parse(slots[0] ?? '') + 60_000).toISOString()
      const refused = await request
        .post('/api/appointments')
        .send({ ...visitor(1, odd), storeId: 'new-delhi' })
        .expect(400)
      expect(refused.body).toMatchObject({ code: 'VALIDATION', fields: { startsAt: expect.any(String) } })
      await request
        .post('/api/appointments')
        .send({ ...visitor(1, slots[0] ?? ''), name: 'A\r\nBcc: x@y.z' })
        .expect(400)
      for (const slot of slots.slice(0, 4))
        await request
          .post('/api/appointments')
          .send({ ...visitor(2, slot), storeId: 'new-delhi' })
          .expect(201)
      const fifth = await request
        .post('/api/appointments')
        .send({ ...visitor(2, slots[4] ?? ''), storeId: 'new-delhi' })
        .expect(429)
      expect(fifth.body).toMatchObject({ code: 'RATE_LIMITED' })
    })

    it(`gives no place twice: ${rounds} slots, 20 requests at once for each, two places`, async () => {
      const slots = (await freeSlots()).slice(0, rounds)
      expect(slots).toHaveLength(rounds)
      let n = 100
      for (const slot of slots) {
        const answers = await Promise.all(
          Array.from({ length: 20 }, () => request.post('/api/appointments').send(visitor((n += 1), slot))),
        )
        const codes = answers.map(({ status, body }) =>
          status === 201 ? 'booked' : (body as { code: string }).code,
        )
        expect(codes.toSorted()).toEqual([...Array<string>(18).fill('SLOT_TAKEN'), 'booked', 'booked'])
      }
    })
  })

rig('PGlite', () => startBackend(), 5)

if (postgresAvailable()) {
  let cluster: Cluster
  beforeAll(async () => {
    cluster = await startPostgres()
  })
  afterAll(() => cluster.stop())
  rig('PostgreSQL', () => startBackend({ databaseUrl: cluster.url }), 20)
}
