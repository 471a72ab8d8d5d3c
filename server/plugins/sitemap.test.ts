import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startShop, type Shop } from '#tests/support/server.ts'

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

  it('a part has its own address, and a part that cannot be is not found', async () => {
    const { status, text } = await shop.request.get('/sitemap-pieces-1.xml')
    expect(status).toBe(200)
    expect(text).toContain('<urlset')
    expect((await shop.request.get('/sitemap-pieces-x.xml')).status).not.toBe(200)
  })
})
