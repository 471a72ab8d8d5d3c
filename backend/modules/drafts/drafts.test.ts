import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBackend, type RunningBackend } from '#tests/support/backend.ts'
import { signInStaff } from '#tests/support/staff.ts'

/** Drafts, what was published before, and the tokens that open a draft in the shop. */

const TOKEN = 'operator-token-of-this-test-0123456789'
let now = Date.parse('2026-11-23T10:00:00Z')
let backend: RunningBackend
let manager: string

const as = (token: string) => {
  const send = (method: 'get' | 'put' | 'post' | 'patch' | 'delete') => (path: string, body?: object) =>
    supertest(backend.url)[method](`/api/operator/${path}`).set('authorization', `Bearer ${token}`).send(body)
  return {
    get: send('get'),
    put: send('put'),
    post: send('post'),
    patch: send('patch'),
    delete: send('delete'),
  }
}
const page = (title: string) => ({
  path: '/spring',
  title,
  group: 'story',
  position: 1,
  blocks: [{ kind: 'prose', paragraphs: [`${title} begins in March.`] }],
})
const open = (token: string) => supertest(backend.url).post('/api/previews/open').send({ token })

beforeAll(async () => {
  backend = await startBackend({
    seed: 'catalogue',
    env: { OPERATOR_TOKEN: TOKEN },
    clock: { now: () => now },
  })
  manager = await signInStaff(
    backend,
    TOKEN,
    { email: 'leela@house.example', role: 'manager' },
    { desk: backend.deps.config.deskUrl, nextMoment: () => (now += 31_000) },
  )
})
afterAll(() => backend?.close())

describe('a draft', () => {
  it('is seen by nobody but the house, and never written over unseen', async () => {
    const house = as(manager)
    await house.put('content/spring', page('Spring')).expect(200)
    const first = await house
      .put('documents/page/spring', { value: page('Early spring'), revision: 0 })
      .expect(200)
    expect(first.body).toMatchObject({ revision: 1, who: 'leela@house.example' })
    const { body: shown } = await supertest(backend.url).get('/api/content/spring').expect(200)
    expect(shown.title).toBe('Spring')

    for (const revision of [0, 2])
      await as(TOKEN)
        .put('documents/page/spring', { value: page('Late spring'), revision })
        .expect(409)
    await as(TOKEN)
      .put('documents/page/spring', { value: page('Late spring'), revision: 1 })
      .expect(200)
    await house.delete('documents/page/spring', { revision: 1 }).expect(409)
    const { body } = await house.get('documents/page/spring').expect(200)
    expect(body.draft).toMatchObject({ revision: 2, value: { title: 'Late spring' } })
    const { body: listed } = await house.get('documents/page').expect(200)
    expect(listed.drafts).toMatchObject([{ id: 'spring', who: 'token:environment' }])
    await house.delete('documents/page/spring', { revision: 2 }).expect(200)
    expect((await house.get('documents/page').expect(200)).body.drafts).toEqual([])
    const { body: trail } = await as(TOKEN).get('trail?q=page:spring').expect(200)
    expect(JSON.stringify(trail)).toContain('draft.kept')
    expect(JSON.stringify(trail)).toContain('draft.dropped')
  })

  it('remembers the version that it began from: it does not undo what was published since', async () => {
    const house = as(manager)
    const at = { ...page('Autumn'), path: '/autumn' }
    const publish = (value: object, base?: number) =>
      house.put(`content/autumn${base === undefined ? '' : `?base=${base}`}`, value)
    const draft = (value: object, rest: object) => house.put('documents/page/autumn', { value, ...rest })
    await publish(at, 0).expect(200)
    const kept = await draft({ ...at, title: 'Late autumn' }, { revision: 0, base: 1 }).expect(200)
    expect(kept.body).toMatchObject({ revision: 1, base: 1 })
    await as(TOKEN)
      .put('content/autumn?base=1', { ...at, lead: 'Leaves.' })
      .expect(200)

    const { body: refused } = await publish({ ...at, title: 'Late autumn' }, 1).expect(409)
    expect(refused).toMatchObject({
      code: 'CONFLICT',
      message: 'Published by token:environment since this was begun. Nothing was written.',
      fields: { lead: 'Changed since.' },
    })
    expect((await house.get('content/autumn').expect(200)).body).toMatchObject({
      title: 'Autumn',
      lead: 'Leaves.',
    })
    // A draft that is kept again stays over what it was begun from, until it is said otherwise.
    expect((await draft(at, { revision: 1 }).expect(200)).body).toMatchObject({ revision: 2, base: 1 })
    expect((await draft(at, { revision: 2, base: 2 }).expect(200)).body.base).toBe(2)
    await house.delete('content/autumn?base=1').expect(409)
    await house.delete('content/autumn?base=2').expect(200)
    await publish(at, 2).expect(409)
    await publish(at, 3).expect(200)
  })

  it.each(['blogs', 'stores', 'categories'])('of %s is refused over another version', async (list) => {
    const { body } = await as(TOKEN).get(list).expect(200)
    const address = `${list}/${body[list][0]._id}`
    const { _id, ...value } = list === 'blogs' ? (await as(TOKEN).get(address)).body : body[list][0]
    await as(TOKEN).put(`${address}?base=0`, value).expect(200)
    await as(TOKEN).put(`${address}?base=0`, value).expect(409)
    await as(TOKEN).put(`${address}?base=2`, value).expect(200)
    const kind = { blogs: 'blog', stores: 'salon', categories: 'category' }[list]
    const id = body[list][0]._id
    for (const number of [1, 2, 3]) {
      const { body: kept } = await as(TOKEN).get(`documents/${kind}/${id}/versions/${number}`).expect(200)
      await as(TOKEN).put(address, kept.value).expect(200)
    }
  })

  it('is open only to roles that may publish it', async () => {
    await as(manager).get('documents/facts/house').expect(403)
    await as(manager).put('documents/facts/house', { value: {}, revision: 0 }).expect(403)
    await as(manager).post('previews', { kind: 'facts', id: 'house' }).expect(403)
    await as(manager).get('documents/facts/house/versions/1').expect(403)
    await as(TOKEN).get('documents/facts/house').expect(200)
    await as(TOKEN).get('documents/nothing/house').expect(400)
  })
})

describe('what was published', () => {
  it('is kept with who and when, the last twenty, and can be written again', async () => {
    const house = as(manager)
    for (let n = 1; n <= 25; n += 1) await house.put('content/kept', { ...page(`Title ${n}`), path: '/kept' })
    const { body } = await house.get('documents/page/kept').expect(200)
    expect(body.versions).toHaveLength(20)
    expect(body.versions[0]).toMatchObject({ number: 25, who: 'leela@house.example', removed: false })
    expect(body.versions.at(-1).number).toBe(6)
    const { body: old } = await house.get('documents/page/kept/versions/6').expect(200)
    expect(old.value).toMatchObject({ title: 'Title 6' })
    await house.get('documents/page/kept/versions/5').expect(404)
    await house.put('content/kept', old.value).expect(200)

    await house.delete('content/kept').expect(200)
    const { body: after } = await house.get('documents/page/kept').expect(200)
    expect(after.versions[0]).toMatchObject({ number: 27, removed: true })
    expect((await house.get('documents/page')).body.removed).toMatchObject([{ id: 'kept' }])
  })

  it('begins with the state before the first change', async () => {
    const { body: frame } = await as(TOKEN).get('navigation').expect(200)
    await as(TOKEN)
      .put('navigation', { ...frame, priceSteps: [10_000] })
      .expect(200)
    const { body } = await as(TOKEN).get('documents/menu/house').expect(200)
    expect(body.versions).toMatchObject([{ number: 2, who: 'token:environment' }, { number: 1 }])
    expect(body.versions[1].who).toBeUndefined()
    const { body: first } = await as(TOKEN).get('documents/menu/house/versions/1').expect(200)
    expect(first.value).toEqual(frame)
    await as(TOKEN).put('navigation', first.value).expect(200)
  })

  it('of the facts or the menu is refused over another version, too', async () => {
    const numberOf = async (kind: string) =>
      (await as(TOKEN).get(`documents/${kind}/house`).expect(200)).body.versions[0]?.number ?? 0
    const { body: shop } = await supertest(backend.url).get('/api/shop').expect(200)
    const before = await numberOf('facts')
    const set = (facts: object) => as(TOKEN).patch(`shop?base=${before}`, { facts })
    await set({ tagline: 'Since today' }).expect(200)
    const { body: refused } = await set({ phone: '+91 22 5550 0199' }).expect(409)
    expect(refused.fields).toEqual({ tagline: 'Changed since.' })
    await as(TOKEN)
      .patch(`shop?base=${await numberOf('facts')}`, { facts: { tagline: shop.tagline } })
      .expect(200)

    const { body: menu } = await as(TOKEN).get('navigation').expect(200)
    const number = await numberOf('menu')
    await as(TOKEN).put(`navigation?base=${number}`, menu).expect(200)
    await as(TOKEN).put(`navigation?base=${number}`, menu).expect(409)
  })

  it('of a category is kept with its picture', async () => {
    const { body } = await as(TOKEN).get('categories').expect(200)
    const picture = async (id: string) =>
      (await supertest(backend.url).get(`/api/categories/${id}`).expect(200)).body.media.url
    const [one, other] = body.categories
    const [{ _id: id, ...before }, first] = [one, await picture(one._id)]
    // The picture of another has a key once that was written.
    await as(TOKEN)
      .put(`categories/${other._id}`, { ...other, _id: undefined })
      .expect(200)
    const { body: theirs } = await as(TOKEN).get(`documents/category/${other._id}`).expect(200)
    const { body: last } = await as(TOKEN)
      .get(`documents/category/${other._id}/versions/${theirs.versions[0].number}`)
      .expect(200)
    await as(TOKEN)
      .put(`categories/${id}`, { ...before, picture: last.value.picture })
      .expect(200)
    expect(await picture(id)).toBe(await picture(other._id))

    const { body: kept } = await as(TOKEN).get(`documents/category/${id}`).expect(200)
    const { number } = kept.versions[1]
    const { body: version } = await as(TOKEN).get(`documents/category/${id}/versions/${number}`).expect(200)
    await as(TOKEN).put(`categories/${id}`, version.value).expect(200)
    expect(await picture(id)).toBe(first)
  })
})

describe('a preview', () => {
  const opened = async (kind: string, id: string, value: object) => {
    await as(TOKEN).put(`documents/${kind}/${id}`, { value, revision: 0 }).expect(200)
    const { body } = await as(TOKEN).post('previews', { kind, id }).expect(201)
    return (await open(body.token).expect(200)).body
  }

  it('answers what the shop would read, were it published, for every kind of document', async () => {
    const read = async (path: string) => (await as(TOKEN).get(path).expect(200)).body
    const { _id: salonId, ...salon } = (await read('stores')).stores[0]
    const { _id: categoryId, ...category } = (await read('categories')).categories[0]
    const { _id: blogId, ...blog } = await read(`blogs/${(await read('blogs')).blogs[0]._id}`)
    const name = 'Under another name'
    const kinds: readonly (readonly [string, string, object, object])[] = [
      ['page', 'new-page', { ...page(name), path: '/new-page' }, { endpoint: 'getPage', answer: { title: name } }],
      ['salon', salonId, { ...salon, name }, { endpoint: 'getStore', ids: [salonId, salon.slug], answer: { name } }],
      ['category', categoryId, { ...category, name }, { endpoint: 'getCategory', answer: { name } }],
      ['blog', blogId, { ...blog, title: name }, { endpoint: 'getBlog', answer: { title: name } }],
      ['menu', 'house', { ...(await read('navigation')), collections: [] }, { endpoint: 'getNavigation', answer: { collections: [] } }],
      ['facts', 'house', { name, legalName: name, gstin: '27AAPFU0939F1ZV' }, { endpoint: 'getShop', answer: { name } }],
    ] // prettier-ignore
    for (const [kind, id, value, answer] of kinds)
      expect((await opened(kind, id, value)).answers).toMatchObject([answer])
  })

  it('of what cannot be published says which fields are wrong', async () => {
    const { title: _, ...untitled } = page('Spring')
    await as(TOKEN).put('documents/page/half', { value: untitled, revision: 0 }).expect(200)
    const { body } = await as(TOKEN).post('previews', { kind: 'page', id: 'half' }).expect(400)
    expect(body.fields).toEqual({ title: 'This is needed.' })
    await as(TOKEN).post('previews', { kind: 'page', id: 'no-draft' }).expect(404)
  })

  it('shows a product that is not on sale', async () => {
    const { body: list } = await as(TOKEN).get('products?limit=1').expect(200)
    const [{ _id: id }] = list.products
    const set = (active: boolean) =>
      supertest(backend.url)
        .patch(`/api/operator/products/${id}`)
        .set('authorization', `Bearer ${TOKEN}`)
        .send({ active })
        .expect(200)
    await set(false)
    await supertest(backend.url).get(`/api/products/${id}`).expect(404)
    const { body } = await as(TOKEN).post('previews', { kind: 'product', id }).expect(201)
    const { answers } = (await open(body.token).expect(200)).body
    expect(answers).toMatchObject([
      { endpoint: 'getProduct', answer: { _id: id } },
      { endpoint: 'getConfiguration', answer: { productId: id } },
    ])
    await set(true)
  })

  it('ends after its time, when the draft is deleted, and when whoever opened it signs out', async () => {
    const house = as(manager)
    const fresh = async () => {
      const { body } = await house.post('previews', { kind: 'page', id: 'spring' }).expect(201)
      return body.token as string
    }
    await house.put('documents/page/spring', { value: page('Draft'), revision: 0 }).expect(200)
    const token = await fresh()
    await open(token).expect(200)
    now += 15 * 60_000
    await open(token).expect(404)
    const second = await fresh()
    await house.delete('documents/page/spring', { revision: 1 }).expect(200)
    await open(second).expect(404)
    await house.put('documents/page/spring', { value: page('Draft'), revision: 0 }).expect(200)
    const third = await fresh()
    await as(TOKEN).delete('staff/leela@house.example').expect(200)
    await open(third).expect(404)
    await open('x'.repeat(43)).expect(404)
    await open('short').expect(400)
  })

  it('ends with the session that opened it, and when its role may no longer publish', async () => {
    const signIn = (email: string) =>
      signInStaff(
        backend,
        TOKEN,
        { email, role: 'manager' },
        { desk: backend.deps.config.deskUrl, nextMoment: () => (now += 31_000) },
      )
    const first = await signIn('ravi@house.example')
    await as(TOKEN)
      .put('documents/page/seen', { value: { ...page('Seen'), path: '/seen' }, revision: 0 })
      .expect(200)
    const preview = async (token: string) =>
      (await as(token).post('previews', { kind: 'page', id: 'seen' }).expect(201)).body.token as string
    const { db } = backend.deps
    const hash = (token: string) => createHash('sha256').update(token).digest('hex')

    // Another session of the same person is open: this one has ended all the same.
    await sql`insert into staff_sessions (token_hash, staff_id, door, started_at, ends_at)
      select ${hash('another')}, staff_id, door, started_at, ends_at from staff_sessions
      where token_hash = ${hash(first)}`.execute(db)
    const token = await preview(first)
    await open(token).expect(200)
    await sql`delete from staff_sessions where token_hash = ${hash(first)}`.execute(db)
    await open(token).expect(404)

    const second = await signIn('mira@house.example')
    const other = await preview(second)
    await open(other).expect(200)
    await sql`update staff set role = 'workshop' where email = 'mira@house.example'`.execute(db)
    await open(other).expect(404)

    const { body: machine } = await as(TOKEN).post('tokens', { name: 'screens', role: 'manager' }).expect(201)
    const third = await preview(machine.token)
    await open(third).expect(200)
    await as(TOKEN).delete('tokens/screens').expect(200)
    await open(third).expect(404)
  })
})
