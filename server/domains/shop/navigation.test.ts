import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { crawl } from '#tests/second-house/crawl.ts'
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

test('before a backend of section 7 alone the house has its name, hero, menu and footer, and links nothing that is not there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'house-'))
  const write = (name: string, value: object) => writeFileSync(join(folder, name), JSON.stringify(value))
  for (const name of ['pages', 'pictures']) mkdirSync(join(folder, name))
  const social = [{ name: 'Instagram', url: 'https://www.instagram.com/mine.example' }]
  const facts = {
    tagline: '',
    legalName: 'Mine Ltd',
    gstin: '',
    email: '',
    phone: '',
    chatUrl: '/contact-us',
  }
  write('shop.json', { ...facts, name: 'Mine', addressLines: [], social, deliveryPrice: 500 })
  write('navigation.json', {
    menu: [
      { label: 'Rings', category: 'c1' },
      { label: 'Watches', category: 'watches' },
      { label: 'About', page: 'about-us' },
      { label: 'Everything', href: '/jewellery', list: 'categories' },
    ],
    footer: {
      columns: [
        {
          title: 'Help',
          links: [
            { label: 'Write to us', page: 'contact-us' },
            { label: 'Salons', page: 'store' },
          ],
        },
        { title: 'Legal', links: [{ label: 'Terms', page: 'termsandcondition' }] },
      ],
      region: 'India',
    },
    collections: [],
    priceSteps: [],
  })
  const picture = { key: 'front', background: 1 }
  const media = { url: '/media/front.webp', alt: 'A ring', width: 8, height: 8, sources: [] }
  write('pictures/all.json', { front: media })
  write('pages/home.json', {
    path: '/',
    title: 'Home',
    group: 'home',
    position: 0,
    metaTitle: '{name}: rings',
    blocks: [
      {
        kind: 'hero',
        tone: 'green',
        title: 'By hand',
        picture,
        action: { label: 'See', href: '/jewellery/c1' },
      },
      { kind: 'statement', words: '{name} makes rings.', action: { label: 'The house', href: '/about-us' } },
      { kind: 'statement', words: 'We take back for {buyBackMetal}.' },
      {
        kind: 'split',
        title: 'Watches',
        paragraphs: ['x'],
        picture,
        action: { label: 'x', href: '/jewellery/watches' },
      },
      { kind: 'cta', title: 'Come', action: { label: 'Book', href: '/appointment' } },
    ],
  })
  const shop = await startShop({ env: { HOUSE: folder } })
  try {
    const { data, errors } = await shop.graphql(`{
      shop { name legalName social { name } delivery { price } menu { label href links { label } } footer { region columns { title links { label href } } } }
      page(slug: "home") { seo { metaTitle } blocks { __typename ... on HeroBlock { title picture { media { url } } action { href } } ... on StatementBlock { words action { href } } } }
    }`)
    expect([errors, data]).toEqual([
      [],
      {
        shop: {
          name: 'Mine',
          legalName: 'Mine Ltd',
          social: [{ name: 'Instagram' }],
          delivery: { price: 0 },
          menu: [
            { label: 'Rings', href: '/jewellery/c1', links: null },
            { label: 'Everything', href: '/jewellery', links: [{ label: 'Bespoke' }] },
          ],
          footer: {
            region: 'India',
            columns: [{ title: 'Help', links: [{ label: 'Write to us', href: '/contact-us' }] }],
          },
        },
        page: {
          seo: { metaTitle: 'Mine: rings' },
          blocks: [
            {
              __typename: 'HeroBlock',
              title: 'By hand',
              picture: { media: { url: media.url } },
              action: { href: '/jewellery/c1' },
            },
            { __typename: 'StatementBlock', words: 'Mine makes rings.', action: null },
          ],
        },
      },
    ])
    const { text } = await shop.request.get('/').expect(200)
    for (const absent of ['/about-us', '/appointment', '/jewellery/watches', '/termsandcondition', '/store'])
      expect(text).not.toContain(`href="${absent}"`)
    expect(text).toContain('/media/front.webp')
    const { dead, pages } = await crawl(async (path) => {
      const { status, text: body, type } = await shop.request.get(path)
      return new Response(body ?? '', { status, headers: { 'content-type': type } })
    })
    // The stand-in has addresses of pictures, but no pictures.
    expect(dead.filter((one) => !one.includes(' -> /media/'))).toEqual([])
    expect(pages.size).toBeGreaterThan(20)
    const whole = [...pages.values()].join('')
    for (const absent of [
      'login',
      'shopping-bag',
      'checkout',
      'track',
      'appointment',
      'store',
      'points',
      'order-history',
    ])
      expect([absent, new RegExp(`href="/${absent}["?]`).test(whole)]).toEqual([absent, false])
  } finally {
    await shop.close()
    rmSync(folder, { recursive: true })
  }
})
