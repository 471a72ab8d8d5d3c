import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Media } from '#contract/catalogue.ts'
import type { ContentSource } from '#contract/content.ts'
import { startBackend, type RunningBackend } from '#tests/support/backend.ts'
import { readShopFacts, seedShopFacts } from '../shop/api.ts'
import { contentStore } from './store.ts'

const TOKEN = 'operator-token-of-this-test-0123456789'
const flower: Media = { url: '/media/flower.webp', alt: 'A flower', width: 960, height: 960, sources: [] }

const page: ContentSource = {
  path: '/a-page',
  title: 'A page',
  group: 'story',
  position: 1,
  picture: { key: 'flower', background: 2 },
  blocks: [
    { kind: 'prose', id: 'one', heading: 'One', paragraphs: ['Words.'], list: ['An item'] },
    {
      kind: 'gallery',
      pictures: [
        { key: 'flower', background: 2 },
        { key: 'lost', background: 3 },
      ],
    },
    {
      kind: 'tabs',
      label: 'Tabs',
      tabs: [{ id: 'a', label: 'A', blocks: [{ kind: 'prose', heading: 'Two', paragraphs: ['Said.'] }] }],
    },
    { kind: 'product-strip', title: 'Pieces', query: { limit: 4, sortBy: 'price-asc' } },
  ],
}

let backend: RunningBackend
let request: ReturnType<typeof supertest>
const put = (slug: string, body: object) =>
  request.put(`/api/operator/content/${slug}`).set('authorization', `Bearer ${TOKEN}`).send(body)

beforeAll(async () => {
  backend = await startBackend({ seed: 'none', env: { OPERATOR_TOKEN: TOKEN } })
  request = supertest(backend.url)
  await contentStore(backend.deps).putPictures(new Map([['flower', flower]]))
})
afterAll(() => backend.close())

describe('content pages', () => {
  it('says nothing of days for returns while the house takes nothing back', async () => {
    const within = 'Within {returnDays} days.'
    const ask = (id: string, answer: string) => ({ id, question: 'Can I send it back?', answer })
    const body: ContentSource = {
      ...page,
      path: '/returns',
      group: 'help',
      blocks: [
        { kind: 'prose', heading: 'Delivery', paragraphs: ['By post.', within] },
        { kind: 'prose', heading: 'Return', paragraphs: [within] },
        {
          kind: 'faq',
          sections: [
            { id: 'one', title: 'Orders', questions: [ask('a', 'Ask us.'), ask('b', within)] },
            { id: 'two', title: 'Returns', questions: [ask('c', within)] },
          ],
        },
      ],
    }
    expect((await put('returns', body)).status).toBe(200)
    const shown = async () => (await request.get('/api/content/returns').expect(200)).body.blocks
    const facts = await readShopFacts(backend.deps.db)
    await seedShopFacts(backend.deps.db, { ...facts, returnDays: 0 })
    expect(await shown()).toEqual([
      { kind: 'prose', heading: 'Delivery', paragraphs: ['By post.'] },
      { kind: 'faq', sections: [{ id: 'one', title: 'Orders', questions: [ask('a', 'Ask us.')] }] },
    ])
    await seedShopFacts(backend.deps.db, { ...facts, returnDays: 7 })
    expect(JSON.stringify(await shown()).match(/Within 7 days/g)).toHaveLength(4)
    await seedShopFacts(backend.deps.db, facts)
  })

  it('an operator writes a page and everybody reads it, with every kind of block', async () => {
    expect((await put('a-page', page)).status).toBe(200)
    const { status, body } = await request.get('/api/content/a-page')
    expect(status).toBe(200)
    expect(body).toMatchObject({ slug: 'a-page', title: 'A page', ogImage: '/media/flower.webp' })
    expect(body.blocks).toEqual([
      page.blocks[0],
      {
        kind: 'gallery',
        pictures: [
          { key: 'flower', background: 2, media: flower },
          { key: 'lost', background: 3 },
        ],
      },
      page.blocks[2],
      page.blocks[3],
    ])
  })

  it('a list names the pages of a group, without their blocks', async () => {
    await put('other', { ...page, path: '/other', group: 'legal', picture: undefined })
    const { body } = await request.get('/api/content?group=story')
    expect(body.pages).toHaveLength(1)
    expect(body.pages[0]).toMatchObject({ slug: 'a-page', path: '/a-page', picture: { media: flower } })
    expect(body.pages[0]).not.toHaveProperty('blocks')
  })

  it('refuses a page at the address of another, unknown members and unsafe addresses', async () => {
    expect((await put('b-page', page)).status).toBe(409)
    expect((await put('b-page', { ...page, path: '/b', html: '<b>' })).status).toBe(400)
    const link = { kind: 'cta', title: 'x', action: { label: 'x', href: 'javascript:alert(1)' } }
    expect((await put('b-page', { ...page, path: '/b', blocks: [link] })).status).toBe(400)
  })

  it('is written by the operator alone, and an unknown slug is 404', async () => {
    expect((await request.put('/api/operator/content/x').send(page)).status).toBe(401)
    expect((await request.get('/api/content/nothing-here')).status).toBe(404)
  })

  it('shows changes of the page, its pictures and the house facts at once', async () => {
    const words = async () => (await request.get('/api/content/kept')).body
    await put('kept', { ...page, path: '/kept', group: 'help', summary: 'Call {phone}' })
    expect(await words()).toMatchObject({ summary: 'Call ', title: 'A page' })
    const set = await request
      .patch('/api/operator/shop')
      .set('authorization', `Bearer ${TOKEN}`)
      .send({ facts: { phone: '+91 80 1234 5678' } })
    expect(set.status).toBe(200)
    expect((await words()).summary).toBe('Call +91 80 1234 5678')
    await put('kept', { ...page, path: '/kept', group: 'help', title: 'Another' })
    expect((await words()).title).toBe('Another')
    const later = { ...flower, url: '/media/flower-2.webp' }
    await contentStore(backend.deps).putPictures(new Map([['flower', later]]))
    expect((await words()).picture.media.url).toBe(later.url)
  })

  it('a removed page is 404', async () => {
    const remove = () => request.delete('/api/operator/content/other').set('authorization', `Bearer ${TOKEN}`)
    expect((await remove()).body).toEqual({ removed: true })
    expect((await remove()).body).toEqual({ removed: false })
    expect((await request.get('/api/content/other')).status).toBe(404)
  })
})
