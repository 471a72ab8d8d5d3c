import { sql } from 'kysely'
import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHouse } from '#house/load.ts'
import { makeHouse } from '#tests/support/small-house.ts'
import { startBackend, type RunningBackend } from '#tests/support/backend.ts'
import { putPieces, piece } from '#tests/support/pieces.ts'
import { seedEmptyStore } from '../../seed/seed.ts'

/** Categories, salons, blogs and pages, changed in the running shop; a later start leaves them so. */

const TOKEN = 'operator-token-of-this-test-0123456789'
const house = makeHouse()
let backend: RunningBackend
beforeAll(async () => {
  backend = await startBackend({
    seed: 'none',
    env: { SEED: 'house', HOUSE: house.folder, OPERATOR_TOKEN: TOKEN },
  })
})
afterAll(async () => {
  await backend?.close()
  house.remove()
})

const operator = (method: 'get' | 'put' | 'delete', path: string) =>
  supertest(backend.url)[method](`/api/operator${path}`).set('authorization', `Bearer ${TOKEN}`)
const shown = async (path: string) => (await supertest(backend.url).get(`/api${path}`)).body
/** The next start, with other files of the house. */
const startAgain = () => seedEmptyStore(backend.deps, openHouse(house.folder))

const salon = {
  name: 'The first',
  addressLines: ['1 Example Road'],
  city: 'Madurai',
  state: 'Tamil Nadu',
  postalCode: '625001',
  country: 'IN',
  phone: '+91 452 555 0100',
  email: 'first@house.example',
  timeZone: 'Asia/Kolkata',
  latitude: 9.9,
  longitude: 78.1,
  openings: [{ weekday: 1, open: '10:00', close: '18:00' }],
  holidays: [],
  services: [],
  summary: 'By the temple.',
  collects: true,
  capacity: 2,
}
const blog = {
  title: 'How bangles are sized',
  contentSections: [],
  imageGrid: { images: [] },
  sections1: [],
  additionalSections: [],
  insights: [],
}

describe('categories', () => {
  const names = async () => (await shown('/categories')).map(({ name }: { name: string }) => name)

  it('are made, changed and taken out; one below another', async () => {
    await operator('put', '/categories/bangles').send({ name: 'Bangles', position: 90 }).expect(200)
    await operator('put', '/categories/kada').send({ name: 'Kada', parent: 'bangles' }).expect(200)
    expect(await names()).toContain('Bangles')
    expect((await shown('/categories/kada')).parentCategoryId).toBe('bangles')
    expect((await operator('delete', '/categories/bangles').expect(409)).body.message).toContain(
      'below Bangles',
    )
    await operator('delete', '/categories/kada').expect(200)
    const { body } = await operator('put', '/categories/bangles').send({
      name: 'Temple bangles',
      role: 'apart',
    })
    expect(body).toMatchObject({ _id: 'bangles', slug: 'bangles', role: 'apart', position: 90 })
    await putPieces(backend.deps, piece('b1', { categoryIds: ['bangles'] }))
    expect((await operator('delete', '/categories/bangles').expect(409)).body.message).toContain('products')
    await putPieces(backend.deps, piece('b1', { categoryIds: [] }))
    expect((await operator('delete', '/categories/bangles').expect(200)).body).toEqual({ removed: true })
    expect(await names()).not.toContain('Temple bangles')
  })

  it.each([
    ['a parent that there is not', { name: 'X', parent: 'nowhere' }, 422],
    ['a picture that there is not', { name: 'X', picture: 'nothing' }, 422],
    ['no name', {}, 400],
  ])('%s is refused', async (_what, body, status) => {
    await operator('put', '/categories/x').send(body).expect(status)
  })
})

describe('salons, blogs and pages', () => {
  it('a salon is added, and one that is taken out stays away', async () => {
    await operator('put', '/stores/first').send(salon).expect(200)
    expect((await shown('/stores')).stores.map(({ slug }: { slug: string }) => slug)).toContain('first')
    await operator('put', '/stores/first')
      .send({ ...salon, openings: [{ weekday: 1, open: '18:00', close: '10:00' }] })
      .expect(400)
    house.put('salons/second.json', { ...salon, name: 'Second', position: 2 })
    await startAgain()
    expect((await shown('/stores/second')).name).toBe('Second')
    await operator('delete', '/stores/second').expect(200)
    house.put('salons/second.json', { ...salon, name: 'Second, again', position: 2 })
    await startAgain()
    expect((await supertest(backend.url).get('/api/stores/second')).status).toBe(404)
    expect((await shown('/stores/first')).name).toBe('The first')
  })

  it('a blog is written, and one that is taken out stays away', async () => {
    await operator('put', '/blogs/sizing').send(blog).expect(200)
    expect((await shown('/blogs/sizing')).title).toBe(blog.title)
    expect((await operator('delete', '/blogs/sizing').expect(200)).body).toEqual({ removed: true })
    expect((await operator('delete', '/blogs/sizing').expect(200)).body).toEqual({ removed: false })
    expect((await supertest(backend.url).get('/api/blogs/sizing')).status).toBe(404)
  })

  it('a page that is taken out stays away when the house changes its file', async () => {
    const { slug: _, ...page } = (await operator('get', '/content/home').expect(200)).body
    house.put('pages/care.json', { ...page, path: '/care', title: 'Care' })
    await startAgain()
    await operator('delete', '/content/care').expect(200)
    house.put('pages/care.json', { ...page, path: '/care', title: 'Care of gold' })
    await startAgain()
    expect((await supertest(backend.url).get('/api/content/care')).status).toBe(404)
  })

  it('every write is in the audit trail', async () => {
    const { rows } = await sql<{ event: string }>`select distinct event from audit`.execute(backend.deps.db)
    expect(rows.map(({ event }) => event)).toEqual(
      expect.arrayContaining([
        'category.written',
        'category.removed',
        'store.written',
        'store.removed',
        'blog.written',
        'blog.removed',
        'content.removed',
      ]),
    )
  })

  it('can be changed by nobody else', async () => {
    for (const path of ['categories/x', 'stores/first', 'blogs/x'])
      expect((await supertest(backend.url).delete(`/api/operator/${path}`)).status).toBe(401)
  })
})
