import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWholeShop, type WholeShop } from '#tests/support/whole-shop.ts'

/** What pages tell search engines in schema.org's words. Needs the built pages; `npm test` builds first. */
const built = existsSync('dist/web/server/entry.server.js')
const ORIGIN = 'http://localhost:3000'

type Entry = Record<string, unknown>

describe.skipIf(!built)('structured data (specification section 1, search-indexed)', () => {
  let whole: WholeShop
  beforeAll(async () => {
    whole = await startWholeShop({ env: { PUBLIC_URL: ORIGIN } })
  }, 180_000)
  afterAll(() => whole?.close())

  const entriesOf = async (path: string): Promise<Entry[]> => {
    const { text } = await whole.shop.request.get(path)
    return [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
      ([, json]) => JSON.parse(json ?? '') as Entry[],
    )
  }
  const entryOf = async (path: string, type: string) =>
    (await entriesOf(path)).find((entry) => entry['@type'] === type)
  const serves = async (address: unknown, type: RegExp) => {
    expect(address).toMatch(/^http:\/\/localhost:3000\//)
    const { status, headers } = await whole.shop.request.get(String(address).slice(ORIGIN.length))
    expect([address, status]).toEqual([address, 200])
    expect(headers['content-type']).toMatch(type)
  }

  it('Organization: the house with its logo, address and ways to reach it, from the content of the backend', async () => {
    const { data } = await whole.shop.graphql<{
      shop: { name: string; email: string; phone: string; legalName: string; social: { url: string }[] }
    }>('{ shop { name email phone legalName social { url } } }')
    const house = await entryOf('/', 'Organization')
    expect(house).toMatchObject({
      '@id': `${ORIGIN}/#house`,
      name: data?.shop.name,
      legalName: data?.shop.legalName,
      url: `${ORIGIN}/`,
      contactPoint: { '@type': 'ContactPoint', telephone: data?.shop.phone, email: data?.shop.email },
      address: { '@type': 'PostalAddress', streetAddress: expect.stringMatching(/\w/) },
      sameAs: data?.shop.social.map(({ url }) => url),
    })
    await serves(house?.logo, /^image\/svg/)
    expect(await entryOf('/', 'WebSite')).toMatchObject({ url: `${ORIGIN}/` })
    expect(await entryOf('/contact-us', 'ContactPage')).toMatchObject({
      mainEntity: { '@type': 'Organization', '@id': `${ORIGIN}/#house` },
    })
  })

  it('Product: offer, availability, sku, brand and pictures that exist', async () => {
    const product = await entryOf('/product/vane', 'Product')
    expect(product).toMatchObject({
      name: 'Vane',
      sku: expect.stringMatching(/^[0-9a-f]{24}$/),
      brand: { '@type': 'Brand', name: 'Orvanne' },
      weight: { unitCode: 'GRM' },
      offers: {
        '@type': 'Offer',
        url: expect.stringMatching(/^http:\/\/localhost:3000\/product\//),
        price: expect.stringMatching(/^\d+\.\d\d$/),
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
        seller: { '@id': `${ORIGIN}/#house` },
      },
    })
    const pictures = product?.image as string[]
    expect(pictures.length).toBeGreaterThan(0)
    for (const picture of pictures) await serves(picture, /^image\//)
  })

  it.each([
    '/product/vane',
    '/high-jewellery/cascade',
    '/jewellery/rings',
    '/discover-collection',
    '/discover-collection2',
    '/discover-collection3',
    '/bespoke/proposal',
    '/services/resizing',
    '/fandq/shipping',
    '/blogs',
    '/blogs/ffbe15e5549f2e2bc0abad73',
    '/store/bengaluru',
    '/about-us',
    '/contact-us',
    '/termsandcondition',
  ])('BreadcrumbList on %s begins at home, ends at the page and leads nowhere else', async (path) => {
    const crumbs = (await entryOf(path, 'BreadcrumbList'))?.itemListElement as Entry[]
    expect(crumbs[0]).toMatchObject({ position: 1, item: `${ORIGIN}/` })
    expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, place) => place + 1))
    for (const { item } of crumbs) await serves(item, /^text\/html/)
  })

  it('BlogPosting: headline, picture, date, author', async () => {
    const posting = await entryOf('/blogs/ffbe15e5549f2e2bc0abad73', 'BlogPosting')
    expect(posting).toMatchObject({
      headline: 'Eighteen feathers',
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d/),
      author: { '@type': 'Organization', name: 'Orvanne' },
      publisher: { '@type': 'Organization', name: 'Orvanne' },
    })
    await serves(posting?.image, /^image\//)
  })

  it('FAQPage: every question has an answer in plain words', async () => {
    const questions = (await entryOf('/fandq', 'FAQPage'))?.mainEntity as Entry[]
    expect(questions.length).toBeGreaterThan(10)
    for (const { name, acceptedAnswer } of questions) {
      expect(name).toBeTruthy()
      expect((acceptedAnswer as Entry).text).toMatch(/^[^[\]]+$/)
    }
  })
})
