import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHouse } from '#house/load.ts'
import { houseFolder, houseName } from '#program/house.ts'
import { startBackend, type RunningBackend } from './support/backend.ts'
import { DEMO_COLOURS, DEMO_WORDS, demoIn, saidOfDemo } from './support/demo-words.ts'
import { house as demo } from './support/house.ts'
import { startShop, type Shop } from './support/server.ts'

const hex = (path: string) =>
  new Set((readFileSync(path, 'utf8').match(/#[0-9a-f]{6}\b/gi) ?? []).map((colour) => colour.toLowerCase()))
const neutral = hex('web/ui/tokens.css')
const sources = ['backend', 'server', 'web', 'contract', 'payments', 'program', 'house'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|tsx|css|svg|sql|json|graphql)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/\.test\.tsx?$|(?:^|\/)(?:generated|gql)\//.test(path))
    // Not houses, nor files whose hash is kept in every store and which never change.
    .filter((path) => !/^house\/[\w-]+\/|^backend\/migrations\//.test(path)),
)

describe('the engine knows no house', () => {
  it('its sources say no word of the demo', () => {
    expect(DEMO_WORDS.length).toBeGreaterThan(8)
    expect(sources.length).toBeGreaterThan(800)
    expect(sources.filter((path) => saidOfDemo.test(readFileSync(path, 'utf8')))).toEqual([])
  })

  it('and hold none of its colours', () => {
    expect(DEMO_COLOURS.length).toBeGreaterThanOrEqual(6)
    expect(DEMO_COLOURS.filter((colour) => neutral.has(colour))).toEqual([])
    const dyed = sources.filter((path) => {
      const found = hex(path)
      return DEMO_COLOURS.some((colour) => found.has(colour))
    })
    expect(dyed).toEqual([])
  })
})

/** The house that HOUSE names, if it is not the demo: `HOUSE=<name> npm test`. */
const named = houseFolder(process.env['HOUSE'] ?? '') ?? ''
const folder = named === '' || named === demo.folder ? resolve('house/starter') : named

describe(`another house: ${houseName(folder)}`, () => {
  const starter = openHouse(folder)
  let backend: RunningBackend
  let shop: Shop
  beforeAll(async () => {
    const env = { HOUSE: folder }
    backend = await startBackend({ seed: 'none', env: { ...env, SEED: 'house' } })
    shop = await startShop({ backendUrl: backend.url, env })
  }, 180_000)
  afterAll(async () => {
    await shop?.close()
    await backend?.close()
  })

  const hrefs = (html: string) =>
    [...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

  it('every page that can be reached by a link is there and speaks of this house alone', async () => {
    const name = starter.shop().value.name
    const seen = new Map<string, string[]>()
    const dead: string[] = []
    const foreign: string[] = []
    const queue: [string, string][] = [['/', 'the address bar']]
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [path, from] = next
      const key = path.replace(/\?.*/, '')
      if (seen.has(key)) continue
      seen.set(key, [])
      const answer = await shop.request.get(path).redirects(3)
      if (answer.status >= 400) dead.push(`${from} -> ${path}: ${answer.status}`)
      const html = answer.text ?? ''
      const found = demoIn(html)
      if (found) foreign.push(`${path}: ${found}`)
      if (html.includes('<title>')) expect(html, path).toContain(name)
      for (const href of hrefs(html))
        if (!/^\/(?:logout|graphiql|style|media)/.test(href)) queue.push([href, path])
    }
    expect(dead).toEqual([])
    expect(foreign).toEqual([])
    for (const { slug } of starter.products().value) expect([...seen.keys()]).toContain(`/product/${slug}`)
    for (const { slug } of starter.categories().value)
      expect([...seen.keys()]).toContain(`/jewellery/${slug}`)
    expect(seen.size).toBeGreaterThan(20)
  }, 120_000)

  it.runIf(houseName(folder) === 'starter')('its menu, footer and price steps are its own', async () => {
    const { data } = await shop.graphql(
      '{ shop { menu { label href } collections { name } priceSteps footer { region columns { title } } } }',
    )
    expect(data).toEqual({
      shop: {
        menu: [
          { label: 'Jewellery', href: '/jewellery' },
          { label: 'Coins', href: '/jewellery/coins' },
          { label: 'About', href: '/about-us' },
        ],
        collections: [],
        priceSteps: [10_000, 25_000, 50_000, 100_000, 200_000].map((rupees) => rupees * 100),
        footer: {
          region: 'India',
          columns: [{ title: 'Contact' }, { title: 'Support' }, { title: 'Legal' }],
        },
      },
    })
  })

  it.runIf(houseName(folder) === 'starter')(
    'it has no pages of high jewellery and commissions, because no category has that role',
    async () => {
      const sitemap = await shop.request.get('/sitemap.xml').expect(200)
      for (const path of ['/high-jewellery', '/bespoke']) {
        await shop.request.get(path).expect(404)
        expect(sitemap.text).not.toContain(`${path}<`)
      }
    },
  )

  it('robots, sitemap and its pictures are there', async () => {
    const sitemap = await shop.request.get('/sitemap.xml').expect(200)
    for (const { slug } of starter.products().value) expect(sitemap.text).toContain(`/product/${slug}`)
    expect(demoIn(sitemap.text)).toBeUndefined()
    const { text } = await shop.request.get('/site.webmanifest').expect(200)
    const manifest = JSON.parse(text) as { name: string; icons: { src: string }[] }
    expect(manifest.name).toBe(starter.shop().value.name)
    for (const { src } of manifest.icons) await shop.request.get(src).expect(200)
    const icon = await shop.request.get('/favicon.ico').redirects(1).expect(200)
    expect(icon.headers['content-type']).toContain('image/svg+xml')
    for (const { url } of Object.values(starter.pictures())) await shop.request.get(url).expect(200)
  })
})
