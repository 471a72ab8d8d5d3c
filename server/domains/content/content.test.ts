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

test('nothing leads to salons or appointments that the backend does not offer', async () => {
  const way = { label: 'Come', href: '/appointment?store=main' }
  const blocks = [
    { ...statement, action: { label: 'See', href: '/jewellery' } },
    { ...statement, action: { label: 'See', href: '/store/main' } },
    { kind: 'cta', title: 'Come and see it', action: way },
    { kind: 'links', links: [{ title: 'Where', href: '/store' }] },
    { kind: 'columns', notes: [{ title: 'Sizes', text: 'Measured.', action: way }] },
  ]
  const links = [
    { label: 'Where we are', href: '/store' },
    { label: 'Our story', href: '/made' },
  ]
  const navigation = {
    menu: [{ label: 'About', href: '/made', links }],
    footer: {
      columns: [
        { title: 'About', links },
        { title: 'Visit', links: links.slice(0, 1) },
      ],
    },
    collections: [],
    priceSteps: [],
  }
  const asked = async (...more: string[]) => {
    const bff = await startShop()
    bff.standIn?.intercept(({ path }) => {
      if (path === '/api/capabilities')
        return { body: { version: '1', features: ['content', 'navigation', ...more] } }
      if (path === '/api/navigation') return { body: navigation }
      return path === '/api/content/made' ? { body: { ...page, blocks } } : undefined
    })
    const { data, errors } = await bff.graphql(
      `{ page(slug: "made") { blocks { __typename ... on StatementBlock { action { href } }
          ... on ColumnsBlock { notes { action { href } } } } }
        shop { menu { links { href } } footer { columns { title links { href } } } } }`,
    )
    await bff.close()
    expect(errors).toEqual([])
    return data
  }
  expect(await asked()).toEqual({
    page: {
      blocks: [
        { __typename: 'StatementBlock', action: { href: '/jewellery' } },
        { __typename: 'StatementBlock', action: null },
        { __typename: 'ColumnsBlock', notes: [{ action: null }] },
      ],
    },
    shop: {
      menu: [{ links: [{ href: '/made' }] }],
      footer: { columns: [{ title: 'About', links: [{ href: '/made' }] }] },
    },
  })
  const offered = JSON.stringify(await asked('stores', 'appointments'))
  expect(offered.match(/"\/store/g)).toHaveLength(4)
  expect(offered).toContain('CtaBlock')
})
