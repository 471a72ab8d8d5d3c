import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Translation } from '#contract/translations.ts'
import { startBackend, type RunningBackend } from '#tests/support/backend.ts'
import { makeHouse } from '#tests/support/small-house.ts'

const TOKEN = 'operator-token-of-this-test-0123456789'
const house = makeHouse()
let backend: RunningBackend
beforeAll(async () => {
  house.put('languages.json', ['en', 'hi'])
  house.put('translations/hi/all.json', {
    texts: { Rings: 'अंगूठियाँ', One: 'तुलसी कंगन' },
    choices: { 'Yellow gold': 'पीला सोना' },
  })
  backend = await startBackend({
    seed: 'none',
    env: { OPERATOR_TOKEN: TOKEN, HOUSE: house.folder, SEED: 'house' },
  })
})
afterAll(async () => {
  await backend?.close()
  house.remove()
})

const get = async (path: string) => (await supertest(backend.url).get(`/api${path}`).expect(200)).body
const operator = (method: 'get' | 'put', path: string) =>
  supertest(backend.url)[method](`/api/operator${path}`).set('authorization', `Bearer ${TOKEN}`)
const put = (...translations: readonly Partial<Translation>[]) =>
  operator('put', '/translations').send({ translations })

const rings: Translation = { language: 'hi', text: 'Rings', says: 'अंगूठियाँ' }
const found = async (search: string): Promise<string[]> =>
  (await get(`/products?search=${encodeURIComponent(search)}`)).products.map(
    ({ name }: { name: string }) => name,
  )

describe('translations of what the house wrote', () => {
  it('a store begins with those of the house’s folder, for each language its own', async () => {
    expect((await get('/translations?language=hi')).translations).toEqual([
      { text: 'Rings', says: 'अंगूठियाँ' },
      { text: 'One', says: 'तुलसी कंगन' },
      { text: 'Yellow gold', says: 'पीला सोना', choice: true },
    ])
    expect((await get('/translations?language=en')).translations).toEqual([])
  })

  it('a search finds a piece by its name in any language, also after that was changed', async () => {
    expect(await found('तुलसी कंगन')).toEqual(['One'])
    expect(await found('तुलसी')).toEqual(['One'])
    await put(rings, { language: 'hi', text: 'One', says: 'गेंदा' }).expect(200)
    expect(await found('गेंदा')).toEqual(['One'])
    expect(await found('तुलसी')).toEqual([])
  })

  it('is shown at once as it was written, and kept in versions', async () => {
    await put(rings).expect(200)
    expect((await get('/translations?language=hi')).translations).toEqual([{ text: 'Rings', says: 'अंगूठियाँ' }])
    expect((await operator('get', '/translations').expect(200)).body.translations).toEqual([rings])
    const { versions } = (await operator('get', '/documents/translations/house').expect(200)).body
    await operator('put', `/translations?base=${versions[0].number - 1}`)
      .send({ translations: [] })
      .expect(409)
  })

  it.each([
    ['a language that the shop does not speak', { language: 'xx' as 'hi' }, 'translations.0.language'],
    ['a word that nothing fills', { says: 'अंगूठी {name}' }, 'translations.0.says'],
    ['a word that is left out', { text: 'From {city}', says: 'से' }, 'translations.0.says'],
    ['blanks', { says: ' ' }, 'translations.0.says'],
  ])('%s is refused by its member, and nothing changes', async (_what, wrong, field) => {
    await put(rings).expect(200)
    const { status, body } = await put({ ...rings, ...wrong })
    expect([400, 422]).toContain(status)
    expect(Object.keys(body.fields ?? {}).join()).toContain(field)
    expect((await operator('get', '/translations')).body.translations).toEqual([rings])
  })

  it('one text twice in a language is refused', async () => {
    const { body } = await put(rings, { ...rings, says: 'छल्ले' }).expect(422)
    expect(body.fields).toHaveProperty(['translations.1.text'])
  })

  it('can be changed by nobody else', async () => {
    await supertest(backend.url).put('/api/operator/translations').send({ translations: [] }).expect(401)
  })
})
