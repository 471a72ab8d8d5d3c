import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OwnText } from '#contract/texts.ts'
import { startBackend, type RunningBackend } from '#tests/support/backend.ts'
import { createShoppers, type Shoppers } from '#tests/support/shoppers.ts'
import { makeHouse } from '#tests/support/small-house.ts'

const TOKEN = 'operator-token-of-this-test-0123456789'
const house = makeHouse()
let backend: RunningBackend
let shoppers: Shoppers
beforeAll(async () => {
  house.put('languages.json', ['en', 'hi'])
  backend = await startBackend({ seed: 'none', env: { OPERATOR_TOKEN: TOKEN, HOUSE: house.folder } })
  shoppers = createShoppers(backend)
})
afterAll(async () => {
  await backend?.close()
  house.remove()
})

const operator = (method: 'get' | 'put', path: string) =>
  supertest(backend.url)[method](`/api/operator${path}`).set('authorization', `Bearer ${TOKEN}`)
const put = (...texts: readonly Partial<OwnText>[]) => operator('put', '/texts').send({ texts })

const welcome = { language: 'en', sentence: 'Welcome to your account', says: 'A warm welcome' } as const

/** What the first e-mail to somebody new says. */
const firstEmail = async (name: string, language = 'en') => {
  const email = shoppers.freshEmail()
  await shoppers
    .post('/api/accounts', { name, email, password: 'tender-otter-quarry' })
    .set('accept-language', language)
    .expect(202)
  const [first] = await shoppers.emailsTo(email)
  return first
}

describe('texts of e-mails', () => {
  it('lists every sentence that could be said otherwise', async () => {
    const { body } = await operator('get', '/texts').expect(200)
    expect(body.texts).toEqual([])
    expect(body.sentences).toEqual(expect.arrayContaining([welcome.sentence, 'Dear {0},']))
  })

  it('the next e-mail says what was published, values in their places, each language its own', async () => {
    await put(welcome, { language: 'en', sentence: 'Dear {0},', says: 'Namaste {0},' }).expect(200)
    const english = await firstEmail('Asha Menon')
    expect(english?.subject).toBe('A warm welcome')
    expect(english?.plain).toContain('Namaste Asha,')
    expect((await firstEmail('Asha Menon', 'hi'))?.subject).not.toMatch(/[A-Za-z]/)
  })

  it('another copy of the backend says it within seconds, and one that starts later at once', async () => {
    await put(welcome).expect(200)
    await operator('put', '/texts').send({ texts: [] }).expect(200)
    expect((await firstEmail('Asha Menon'))?.subject).toBe(welcome.sentence)
    await backend.deps.db
      .withTables<{ texts: { source: string } }>()
      .updateTable('texts')
      .set({ source: JSON.stringify({ texts: [welcome] }) })
      .execute()
    await backend.runJob('house-texts')
    expect((await firstEmail('Asha Menon'))?.subject).toBe('A warm welcome')
  })

  it.each([
    ['a sentence that the shop does not say', { sentence: 'Buy now' }, 'texts.0.sentence'],
    ['a value that is left out', { sentence: 'Dear {0},', says: 'Hello,' }, 'texts.0.says'],
    ['a value that nothing fills', { says: 'Welcome {0}' }, 'texts.0.says'],
    ['a language that nobody has words of', { language: 'xx' as 'en' }, 'texts.0.language'],
    ['blanks', { says: '  ' }, 'texts.0.says'],
  ])('%s is refused by its field, and nothing changes', async (_what, wrong, field) => {
    await put(welcome).expect(200)
    const { status, body } = await put({ ...welcome, ...wrong })
    expect([400, 422]).toContain(status)
    expect(Object.keys(body.fields ?? {}).join()).toContain(field)
    expect((await operator('get', '/texts')).body.texts).toEqual([welcome])
  })

  it('one sentence twice in a language is refused', async () => {
    const { body } = await put(welcome, { ...welcome, says: 'Hello' }).expect(422)
    expect(body.fields).toHaveProperty(['texts.1.sentence'])
  })

  it('has versions, is refused over a newer one, and can be changed by nobody else', async () => {
    await put(welcome).expect(200)
    const { versions } = (await operator('get', '/documents/texts/house').expect(200)).body
    expect(versions[0]).toMatchObject({ removed: false })
    await operator('put', `/texts?base=${versions[0].number - 1}`)
      .send({ texts: [] })
      .expect(409)
    await supertest(backend.url).put('/api/operator/texts').send({ texts: [] }).expect(401)
  })
})
