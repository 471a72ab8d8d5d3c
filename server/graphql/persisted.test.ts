import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startShop, type Shop } from '#tests/support/server.ts'
import { readManifest } from './persisted.ts'

const DOCUMENT = 'query Total { products(limit: 1) { total } }'
const sha256Hash = createHash('sha256').update(DOCUMENT).digest('hex')
const ways: [string, object][] = [
  [
    'extensions.persistedQuery, as urql sends it',
    { extensions: { persistedQuery: { version: 1, sha256Hash } } },
  ],
  ['documentId, as the GraphQL-over-HTTP draft has it', { documentId: `sha256:${sha256Hash}` }],
]

let dist: string
beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'persisted-'))
  writeFileSync(join(dist, 'persisted.json'), JSON.stringify({ [sha256Hash]: DOCUMENT }))
})
afterAll(() => rmSync(dist, { recursive: true, force: true }))

describe.each([
  ['production', { SHOP_MODE: 'production', PUBLIC_URL: 'https://shop.test' }],
  ['demo', {}],
])("the client's own documents in %s mode", (mode, env) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await startShop({ env: { DIST_DIR: dist, ...env } })
  })
  afterAll(() => shop.close())
  const post = (body: object) => shop.request.post('/graphql').send(body)

  test.each(ways)('run by %s', async (_, body) => {
    for (let n = 0; n < 3; n++)
      expect((await post(body)).body).toMatchObject({ data: { products: { total: 14 } } })
  })

  test('an unknown hash is refused and says so in a way a client knows', async () => {
    const { status, body } = await post({ documentId: 'f'.repeat(64) })
    expect(status).toBe(400)
    expect(body.errors[0].extensions.code).toBe('BAD_REQUEST')
    if (mode === 'demo') expect(body.errors[0].message).toBe('PersistedQueryNotFound')
  })

  test(
    mode === 'demo' ? 'free documents run too' : 'nothing else runs, a known hash beside it or not',
    async () => {
      const free = await post({ query: '{ products(limit: 2) { total } }' })
      expect(free.status).toBe(mode === 'demo' ? 200 : 400)
      const smuggled = await post({
        query: '{ categories { id } }',
        extensions: { persistedQuery: { version: 1, sha256Hash } },
      })
      expect(Object.keys(smuggled.body.data)).toEqual([mode === 'demo' ? 'categories' : 'products'])
    },
  )
})

test('documents of earlier releases are answered too', () => {
  const before = join(dist, 'before')
  mkdirSync(before)
  writeFileSync(
    join(before, '1.0.0.json'),
    JSON.stringify({ old: '{ categories { id } }', [sha256Hash]: 'older' }),
  )
  const manifest = readManifest(dist, before)
  expect([...manifest]).toEqual(
    expect.arrayContaining([
      ['old', '{ categories { id } }'],
      [sha256Hash, DOCUMENT],
    ]),
  )
  expect(manifest.size).toBe(2)
})
