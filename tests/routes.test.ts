import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWholeShop, type WholeShop } from '#tests/support/whole-shop.ts'

/** Needs the built pages (`npm run build`); `npm test` builds first. */
const built = existsSync('dist/web/server/entry.server.js')

/** Content routes of the specification's route table: address, status, canonical or where it leads, title. */
const table: [path: string, status: number, where: string, title: RegExp | undefined][] = [
  ['/services', 200, '/services', /Our services/],
  ['/services/resizing', 200, '/services/resizing', /resizing/i],
  ['/services/engraving', 200, '/engraving', /Engraving/],
  ['/services/none', 404, '', undefined],
  ['/hotstamping', 200, '/hotstamping', /Hot stamping/],
  ['/engraving', 200, '/engraving', /Engraving/],
  ['/soulstone', 200, '/soulstone', /Soulstone/],
  ['/clickandcollect', 200, '/clickandcollect', /Click and collect/],
  ['/signaturebox', 200, '/signaturebox', /signature box/],
  ['/personalizedgift', 200, '/personalizedgift', /gift/],
  ['/watch-care', 200, '/watch-care', /Watch care/],
  ['/jewellery-care', 200, '/jewellery-care', /Size guide/],
  ['/fandq', 200, '/fandq', /Questions/],
  ['/services/fandq', 200, '/fandq', /Questions/],
  ['/fandq/shipping', 200, '/fandq/shipping', /Shipping/],
  ['/fandq/none', 404, '', undefined],
  ['/about-us', 200, '/about-us', /house/],
  ['/craftsman', 200, '/craftsman', /certification/],
  ['/custom', 200, '/custom', /Customs/],
  ['/cancellation', 200, '/cancellation', /Refund/],
  ['/termsandcondition', 200, '/termsandcondition', /Terms/],
  ['/privacypolicy', 200, '/privacypolicy', /Privacy/],
  ['/franchise', 200, '/franchise', /Franchise/],
  ['/whatsapp', 200, '/whatsapp', /Chat/],
  ['/blogs', 200, '/blogs', /workshop/],
  ['/blogs/unknown', 302, '/blogs', undefined],
  ['/origin', 200, '/origin', /stone/],
  ['/resizing', 301, '/services/resizing', undefined],
  ['/rings', 200, '/jewellery/rings', /Rings/],
  ['/nothing-of-this-name', 404, '', undefined],
]

describe.skipIf(!built)('the route table (specification section 2), pages of words', () => {
  let whole: WholeShop
  beforeAll(async () => {
    whole = await startWholeShop({ env: { PUBLIC_URL: 'http://localhost:3000' } })
  }, 180_000)
  afterAll(() => whole?.close())

  it.each(table)('%s answers %i %s', async (path, status, where, title) => {
    const answer = await whole.shop.request.get(path)
    expect(answer.status).toBe(status)
    if (status >= 300 && status < 400) expect(answer.headers.location).toBe(where)
    if (status !== 200) return
    const head = (pattern: RegExp) => pattern.exec(answer.text)?.[1]
    expect(head(/<title>([^<]*)/)).toMatch(title ?? /./)
    expect(head(/<link rel="canonical" href="([^"]*)"/)).toBe(`http://localhost:3000${where}`)
    expect(head(/<meta name="robots" content="([^"]*)"/)).toBe('index, follow')
    expect(head(/<meta name="description" content="([^"]*)"/)?.length ?? 0).toBeGreaterThan(20)
    expect(answer.text).toContain('<meta property="og:type" content="website"')
  })
})
