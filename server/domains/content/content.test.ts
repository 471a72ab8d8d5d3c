import { afterAll, beforeAll, expect, test } from 'vitest'
import { startShop, type Shop } from '#tests/support/server.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

const statement = { kind: 'statement', words: 'By hand.' }
const page = {
  slug: 'made',
  path: '/made',
  title: 'Made',
  group: 'story',
  position: 1,
  updatedAt: '2026-11-22T10:00:00.000Z',
  blocks: [
    { kind: 'hologram', depth: 3 },
    statement,
    { kind: 'constructor' },
    { kind: 'tabs', label: 'More', tabs: [{ id: 'a', label: 'A', blocks: [{ kind: '' }, statement] }] },
  ],
}

test('a page is shown without blocks that only a newer backend knows', async () => {
  shop.standIn?.intercept(({ path }) =>
    path === '/api/capabilities'
      ? { body: { version: '1', features: ['content'] } }
      : path === '/api/content/made'
        ? { body: page }
        : undefined,
  )
  const { data, errors } = await shop.graphql(
    '{ page(slug: "made") { title blocks { __typename ... on TabsBlock { tabs { blocks { __typename } } } } } }',
  )
  expect([errors, data]).toEqual([
    [],
    {
      page: {
        title: 'Made',
        blocks: [
          { __typename: 'StatementBlock' },
          { __typename: 'TabsBlock', tabs: [{ blocks: [{ __typename: 'StatementBlock' }] }] },
        ],
      },
    },
  ])
})
