import { afterEach, beforeEach, expect, it } from 'vitest'
import { openHouse } from '#house/load.ts'
import { startBackend } from '#tests/support/backend.ts'
import { startShop } from '#tests/support/server.ts'
import { makeHouse } from '#tests/support/small-house.ts'
import { routes } from '#web/app/routes.ts'
import { deadLinks } from './dead-links.ts'

let small: ReturnType<typeof makeHouse>
beforeEach(() => {
  small = makeHouse()
})
afterEach(() => small.remove())

const page = (path: string, blocks: readonly object[]) =>
  small.put(`pages${path}.json`, { path, title: 'A page', group: 'story', position: 1, blocks })
const dead = () => deadLinks(openHouse(small.folder)).map(({ message }) => message)
const links = (...hrefs: readonly string[]) => ({
  kind: 'links',
  links: hrefs.map((href) => ({ title: 'There', href })),
})

it('a link into the house’s own shop is dead where neither page, piece, category, blog nor salon is', () => {
  page('/our-thali', [
    { kind: 'prose', id: 'how', paragraphs: ['See [a ring](/product/one), not [another](/product/two).'] },
    links(
      '/our-thali#how',
      '/our-thali#who',
      '/jewellery/rings?sort=price-asc',
      '/rings',
      '/hi/jewellery/rings',
    ),
    links(
      '/jewellery/ring',
      '/blogs/none',
      '/store/none',
      '/about-us',
      '/bespoke',
      '/nowhere',
      '/too/far/away',
    ),
    links('https://elsewhere.example/x', 'mailto:a@b.example', '#how', '/media/none.pdf', '/sitemap.xml'),
  ])
  small.put('navigation.json', {
    menu: [{ label: 'Rings', href: '/jewellery/bangles' }],
    footer: { columns: [] },
    collections: [],
    priceSteps: [],
  })
  small.put('search-terms.json', [{ terms: ['gift'], pages: [{ path: '/gifts', title: 'Gifts' }] }])
  expect(dead()).toEqual([
    expect.stringMatching(
      /our-thali\.json, line \d+, blocks\[0\]\.paragraphs\[0\]: leads to \/product\/two, where/,
    ),
    expect.stringContaining("leads to /our-thali#who, but nothing on that page has the id 'who'"),
    ...[
      '/jewellery/ring',
      '/blogs/none',
      '/store/none',
      '/about-us',
      '/bespoke',
      '/nowhere',
      '/too/far/away',
    ].map((href) => expect.stringContaining(`leads to ${href}, where the shop has nothing`)),
    expect.stringContaining('leads to /media/none.pdf'),
    expect.stringMatching(/navigation\.json, line \d+, menu\[0\]\.href: leads to \/jewellery\/bangles/),
    expect.stringMatching(/search-terms\.json, line \d+, \[0\]\.pages\[0\]\.path: leads to \/gifts/),
  ])
})

it('what is dead without pages of the house is what its shop answers with 404', async () => {
  // Nothing shows a link to these while the house has no salon.
  const hidden = ['/store', '/appointment']
  const addresses = routes.flatMap(({ path }) => (/[:*]/.test(path) || hidden.includes(path) ? [] : [path]))
  const env = { HOUSE: small.folder }
  const backend = await startBackend({ seed: 'none', env: { ...env, SEED: 'house' } })
  const shop = await startShop({ backendUrl: backend.url, env })
  const missing: string[] = []
  for (const path of addresses) if ((await shop.request.get(path)).status === 404) missing.push(path)
  await shop.close()
  await backend.close()
  page('/every-address', [links(...addresses)])
  expect(missing.length).toBeGreaterThan(10)
  expect(dead().map((message) => /leads to (\S+),/.exec(message)?.[1])).toEqual(missing)
}, 120_000)
