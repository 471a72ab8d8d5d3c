import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBackend, type RunningBackend } from '#tests/support/backend.ts'
import { createShoppers, type Shoppers } from '#tests/support/shoppers.ts'

const TOKEN = 'operator-token-of-the-test'
let backend: RunningBackend
let shoppers: Shoppers
beforeAll(async () => {
  backend = await startBackend({ seed: 'none', env: { OPERATOR_TOKEN: TOKEN } })
  shoppers = createShoppers(backend)
})
afterAll(() => backend.close())

const operator = {
  get: (path: string) => supertest(backend.url).get(path).set('authorization', `Bearer ${TOKEN}`),
  post: (path: string, body: object) =>
    supertest(backend.url).post(path).set('authorization', `Bearer ${TOKEN}`).send(body),
}

describe('messages between shopper and house (route /message)', () => {
  it('goes to the operator and is answered, and the shopper gets an e-mail', async () => {
    const asha = await shoppers.open({ name: 'Asha Menon' })
    const { _id } = (await asha.get('/api/account')).body
    const sent = await asha
      .post('/api/messages', { text: '  Do you mend clasps?\r\n\u0007Thank you ' })
      .expect(201)
    expect(sent.body).toMatchObject({ from: 'shopper', text: 'Do you mend clasps?\nThank you', read: false })
    const list = await operator.get('/api/operator/messages').expect(200)
    expect(list.body.conversations).toContainEqual(
      expect.objectContaining({ accountId: _id, name: 'Asha Menon', waiting: 1 }),
    )
    await operator.post(`/api/operator/messages/${_id}`, { text: 'We do.' }).expect(201)
    // Colleagues see who answered; the shopper hears from the house.
    const theirs = (await operator.get(`/api/operator/messages/${_id}`).expect(200)).body.messages
    expect(theirs.map(({ from, by }: { from: string; by?: string }) => [from, by]).toSorted()).toEqual([
      ['house', 'token:environment'],
      ['shopper', undefined],
    ])
    const page = (await asha.get('/api/messages').expect(200)).body
    expect(page.messages.some((message: object) => 'by' in message)).toBe(false)
    expect(page).toMatchObject({ total: 2, unread: 1 })
    expect(page.messages.map(({ from }: { from: string }) => from).toSorted()).toEqual(['house', 'shopper'])
    await asha.post('/api/messages/read').expect(200)
    expect((await asha.get('/api/messages')).body.unread).toBe(0)
    expect((await shoppers.emailsTo(asha.email)).map(({ subject }) => subject)).toContain(
      'We have answered you',
    )
  })

  it('an answer to what somebody has answered meanwhile is not sent, and the sentence says why', async () => {
    const asha = await shoppers.open({})
    const { _id } = (await asha.get('/api/account')).body
    const { body: asked } = await asha.post('/api/messages', { text: 'Is it ready?' }).expect(201)
    const [row] = (await operator.get('/api/operator/messages')).body.conversations.filter(
      ({ accountId }: { accountId: string }) => accountId === _id,
    )
    expect(row.waitingSince).toBe(asked.createdAt)
    const answer = (text: string, seen: string) =>
      operator.post(`/api/operator/messages/${_id}`, { text, seen })
    const both = await Promise.all([answer('It is.', asked._id), answer('Not yet.', asked._id)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const refused = both.find(({ status }) => status === 409)
    expect(refused?.body.message).toBe(
      'A colleague has answered since you began. Nothing was sent: read it, then send yours.',
    )
    const sent = both.find(({ status }) => status === 201)
    await answer('In other words: come in.', sent?.body._id).expect(201)
    expect((await asha.get('/api/messages')).body.total).toBe(3)
  })

  it("shows nobody another shopper's conversation, and the operator's side to no shopper", async () => {
    const asha = await shoppers.open({})
    const meera = await shoppers.open({})
    const { _id } = (await asha.get('/api/account')).body
    await asha.post('/api/messages', { text: 'between us' }).expect(201)
    expect((await meera.get('/api/messages')).body.total).toBe(0)
    await meera.get(`/api/operator/messages/${_id}`).expect(403)
    await supertest(backend.url).get('/api/operator/messages').expect(401)
    await operator.get('/api/operator/messages/nonsense').expect(404)
  })

  it('refuses nothing, too much, and more than 20 an hour', async () => {
    const asha = await shoppers.open({})
    await asha.post('/api/messages', { text: '  \n ' }).expect(422)
    await asha.post('/api/messages', { text: 'x'.repeat(2001) }).expect(422)
    const statuses: number[] = []
    for (let n = 0; n < 22; n += 1)
      statuses.push((await asha.post('/api/messages', { text: `no. ${n}` })).status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  })
})
