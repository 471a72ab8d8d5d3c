import { expect, test } from 'vitest'
import { startShop } from '#tests/support/server.ts'

const good = { label: 'Rings', href: '/jewellery/rings' }
const bad = ['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example', ''].map((href) => ({
  label: 'Bad',
  href,
}))
const navigation = {
  menu: [...bad, { ...good, links: [...bad, good] }],
  footer: { columns: [{ title: 'Help', links: [...bad, good] }] },
  collections: [],
  priceSteps: [],
}

test('rows of menu and footer whose address would run or hide its host are left out', async () => {
  const shop = await startShop()
  try {
    shop.standIn?.intercept(({ path }) =>
      path === '/api/capabilities'
        ? { body: { version: '1', features: ['navigation'] } }
        : path === '/api/navigation'
          ? { body: navigation }
          : undefined,
    )
    const { data, errors } = await shop.graphql(
      '{ shop { menu { href links { href } } footer { columns { links { href } } } } }',
    )
    const links = [{ href: good.href }]
    expect([errors, data]).toEqual([
      [],
      { shop: { menu: [{ href: good.href, links }], footer: { columns: [{ links }] } } },
    ])
  } finally {
    await shop.close()
  }
})
