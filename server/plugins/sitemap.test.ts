import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startShop, type Shop } from '#tests/support/server.ts'
import { standInProducts } from '#tests/support/stand-in.ts'
import { PIECES_PER_FILE } from './sitemap.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ env: { PUBLIC_URL: 'http://localhost:3000' } })
})
afterAll(() => shop.close())

describe('the site for search engines (specification section 1)', () => {
  it('robots.txt lets every page be read and names the sitemap', async () => {
    const { status, text } = await shop.request.get('/robots.txt')
    expect(status).toBe(200)
    expect(text).toContain('Allow: /\n')
    expect(text).toContain('Sitemap: http://localhost:3000/sitemap.xml')
  })

  it('sitemap.xml names pages, categories and pieces, each once and with the public origin', async () => {
    const { status, text, headers } = await shop.request.get('/sitemap.xml')
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('application/xml')
    const found = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
    expect(new Set(found).size).toBe(found.length)
    expect(found).toContain('http://localhost:3000/')
    expect(found.some((address) => address?.startsWith('http://localhost:3000/product/'))).toBe(true)
    expect(found.every((address) => address?.startsWith('http://localhost:3000/'))).toBe(true)
  })

  it('a map without pieces, or whose categories could not be read, is not kept', async () => {
    const early = await startShop()
    const pieces = async () => (await early.request.get('/sitemap.xml')).text.split('/product/').length - 1
    try {
      early.standIn?.intercept(({ path }) =>
        path === '/api/products' ? { body: { products: [], total: 0, page: 1 } } : undefined,
      )
      expect(await pieces()).toBe(0)
      early.standIn?.intercept(({ path }) => (path === '/api/categories' ? { status: 503 } : undefined))
      expect((await early.request.get('/sitemap.xml')).status).toBe(503)
      early.standIn?.intercept(() => undefined)
      expect(await pieces()).toBeGreaterThan(0)
    } finally {
      await early.close()
    }
  })

  it('a part has its own address, and a part that cannot be is not found', async () => {
    const { status, text } = await shop.request.get('/sitemap-pieces-1.xml')
    expect(status).toBe(200)
    expect(text).toContain('<urlset')
    expect((await shop.request.get('/sitemap-pieces-x.xml')).status).not.toBe(200)
    expect((await shop.request.get('/sitemap-pieces-2.xml')).status).toBe(404)
  })

  it('is made once, whatever follows the question mark', async () => {
    const first = await shop.request.get('/sitemap.xml')
    shop.recorder.clear()
    for (const query of ['?a', '?a=1', '?b=2'])
      expect((await shop.request.get(`/sitemap.xml${query}`)).text).toBe(first.text)
    expect(shop.recorder.names()).toEqual([])
  })

  it('of a large catalogue it is an index of files, each piece in one of them', async () => {
    const large = await startShop({ env: { PUBLIC_URL: 'http://localhost:3000' } })
    const total = 2 * PIECES_PER_FILE + 150
    large.standIn?.intercept(({ path, query }) => {
      if (path !== '/api/products') return undefined
      const [page, limit] = [Number(query.page ?? 1), Number(query.limit ?? 12)]
      const count = Math.max(0, Math.min(limit, total - (page - 1) * limit))
      const products = Array.from({ length: count }, (_, index) => ({
        ...standInProducts[0],
        _id: `piece-${(page - 1) * limit + index}`,
      }))
      return { body: { products, total, page } }
    })
    try {
      const locations = async (path: string) => {
        const { status, text } = await large.request.get(path)
        expect([path, status]).toEqual([path, 200])
        return [...text.matchAll(/<loc>http:\/\/localhost:3000([^<]+)<\/loc>/g)].map(([, at = '']) => at)
      }
      const files = await locations('/sitemap.xml')
      expect(files).toEqual([
        '/sitemap-pages.xml',
        '/sitemap-pieces-1.xml',
        '/sitemap-pieces-2.xml',
        '/sitemap-pieces-3.xml',
      ])
      const [pages = [], ...parts] = await Promise.all(files.map(locations))
      expect(pages).toContain('/jewellery')
      expect(parts.map((part) => part.length)).toEqual([PIECES_PER_FILE, PIECES_PER_FILE, 150])
      expect(new Set(parts.flat()).size).toBe(total)
    } finally {
      await large.close()
    }
  })
})
