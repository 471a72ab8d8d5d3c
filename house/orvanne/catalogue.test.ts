import { readdirSync, readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Media } from '#contract/catalogue.ts'

const here = (path: string) => new URL(path, import.meta.url).pathname
const read = <T>(name: string) => JSON.parse(readFileSync(here(`${name}.json`), 'utf8')) as T

interface Row {
  _id: string
  slug: string
  name: string
  pricePaise: number
  rank: number
  pictures: string[]
  categoryIds: string[]
  collection: string[]
  metalType: string[]
}
interface Variant {
  productId: string
  sku: string
  pricePaise: number
  parts: { metalPaise: number; stonesPaise: number; makingPaise: number; gstPaise: number }
  isDefault: boolean
  stock: number
}
const products = read<Row[]>('catalogue/products')
const variants = read<Variant[]>('catalogue/variants')
const media = read<Record<string, Media>>('pictures/pieces')
const house = read<Record<string, Media>>('pictures/house')
const pictures = [...Object.entries(media), ...Object.entries(house)]
const filesOf = (m: Media) => [m.url, ...m.sources.map((s) => s.url)]

describe('pictures of the catalogue', () => {
  it('gives every product at least one picture of its own, the first of them the front', () => {
    for (const p of products) {
      expect(p.pictures.length, p.slug).toBeGreaterThan(0)
      for (const key of p.pictures) expect(media[key], key).toBeDefined()
      expect(media[p.pictures[0]!]!.view, p.slug).toBe('front')
    }
  })

  it('never shows one picture for two products', () => {
    const owner = new Map<string, string>()
    for (const p of products)
      for (const key of p.pictures) {
        const url = media[key]!.url.replace(/^.*-([0-9a-f]{10})-\d+\.\w+$/, '$1')
        expect(owner.get(url) ?? p.slug, key).toBe(p.slug)
        owner.set(url, p.slug)
      }
  })

  it('states width, height and words for every picture, and a placeholder of at most 400 bytes', () => {
    for (const [key, m] of pictures) {
      expect(m.width, key).toBeGreaterThan(0)
      expect(m.height, key).toBeGreaterThan(0)
      expect(m.alt.length, key).toBeGreaterThan(10)
      expect((m.placeholder ?? '').length, key).toBeLessThanOrEqual(400)
    }
  })

  it('has every file it names and no other', () => {
    const named = new Set(pictures.flatMap(([, m]) => filesOf(m)))
    const there = new Set(
      readdirSync(here('media'))
        .filter((f) => f.includes('.'))
        .map((f) => `/media/${f}`),
    )
    expect([...named].filter((url) => !there.has(url))).toEqual([])
    expect([...there].filter((url) => !named.has(url))).toEqual([])
  })

  it('has files of the width their names say', { timeout: 120_000 }, async () => {
    for (const [, m] of pictures)
      for (const s of m.sources) {
        expect(s.url).toMatch(new RegExp(`-[0-9a-f]{10}-${s.width}\\.${s.format}$`))
        const { width } = await sharp(here(s.url.slice(1))).metadata()
        expect(width, s.url).toBe(s.width)
      }
  })

  it('stays under 100 MB in all', () => {
    const walk = (dir: string): number =>
      readdirSync(dir, { withFileTypes: true }).reduce(
        (sum, e) => sum + (e.isDirectory() ? walk(`${dir}/${e.name}`) : statSync(`${dir}/${e.name}`).size),
        0,
      )
    expect(walk(here('media'))).toBeLessThan(100 * 2 ** 20)
  })

  it('keeps the first row of every category page under 120 kB at the width a card takes on a phone', () => {
    const size = (p: Row) => {
      const avif = media[p.pictures[0]!]!.sources.filter((s) => s.format === 'avif')
      const card = avif.find((s) => s.width >= 512) ?? avif.at(-1)
      return card ? statSync(here(card.url.slice(1))).size : 0
    }
    for (const category of new Set(products.flatMap((p) => p.categoryIds))) {
      const row = products.filter((p) => p.categoryIds.includes(category)).toSorted((a, b) => a.rank - b.rank)
      const bytes = row.slice(0, 4).reduce((sum, p) => sum + size(p), 0)
      expect(bytes, row[0]!.slug).toBeLessThan(120_000)
    }
  })
})

describe('first pictures', () => {
  const avif = (p: Row, atLeast: number) => {
    const files = media[p.pictures[0]!]!.sources.filter((s) => s.format === 'avif')
    const found = files.find((s) => s.width >= atLeast)
    return found ? statSync(here(found.url.slice(1))).size : Number.NaN
  }

  it('are 1440 pixels wide or more: a stage on a desk at twice the density', () => {
    expect(products.filter((p) => media[p.pictures[0]!]!.width < 1440).map(({ slug }) => slug)).toEqual([])
  })

  it('make a first row of 140 kB at most on a desk at twice the density: two cards and one of double width', () => {
    const most = (width: number) => Math.max(...products.map((p) => avif(p, width)))
    expect(2 * most(720) + most(1440)).toBeLessThanOrEqual(140_000)
  })
})

describe('pieces of the catalogue', () => {
  it('has at least 120 products with ids and slugs of their own', () => {
    expect(products.length).toBeGreaterThanOrEqual(120)
    expect(new Set(products.map((p) => p._id)).size).toBe(products.length)
    expect(new Set(products.map((p) => p.slug)).size).toBe(products.length)
  })

  it('fills all six price buckets of specification section 9', () => {
    const bucket = (p: Row) => Math.min(5, Math.floor(p.pricePaise / 1_000_000))
    for (const b of [0, 1, 2, 3, 4, 5])
      expect(products.filter((p) => bucket(p) === b).length, String(b)).toBeGreaterThanOrEqual(3)
    expect(Math.max(...products.map((p) => p.pricePaise))).toBeGreaterThan(100_000_000 * 10)
  })

  it('prices every variant in whole rupees, as the sum of its parts', () => {
    const skus = new Set<string>()
    for (const v of variants) {
      const { metalPaise, stonesPaise, makingPaise, gstPaise } = v.parts
      expect(v.pricePaise % 100, v.sku).toBe(0)
      expect(metalPaise + stonesPaise + makingPaise + gstPaise, v.sku).toBe(v.pricePaise)
      expect(Math.min(metalPaise, stonesPaise, makingPaise, gstPaise), v.sku).toBeGreaterThanOrEqual(0)
      expect(skus.has(v.sku), v.sku).toBe(false)
      skus.add(v.sku)
    }
  })

  it('lists each product at the price of its one default variant, which is in stock', () => {
    for (const p of products) {
      const listed = variants.filter((v) => v.productId === p._id && v.isDefault)
      expect(listed.length, p.slug).toBe(1)
      expect(listed[0]!.pricePaise, p.slug).toBe(p.pricePaise)
      expect(listed[0]!.stock, p.slug).toBeGreaterThan(0)
    }
  })

  it('has families for the four collections', () => {
    for (const family of ['Flower', 'Butterfly', 'Clouds', 'Birds'])
      expect(products.filter((p) => p.collection.includes(family)).length, family).toBeGreaterThanOrEqual(3)
  })
})

describe('categories', () => {
  const categories = read<{ _id: string; slug: string; role?: string }[]>('catalogue/categories')

  it("have the specification's two ids (section 2, /jewellery/{category})", () => {
    const idOf = (slug: string) => categories.find((each) => each.slug === slug)?._id
    expect([idOf('watches'), idOf('brooches')]).toEqual([
      '64f0a1c2e4b0a1b2c3d4e5f6',
      '64f0a1c2e4b0a1b2c3d4e5f7',
    ])
  })

  it('and their roles: three have no button among the jewels, one holds the commissions, one lists stones by their grades', () => {
    expect(categories.flatMap(({ slug, role }) => (role ? [[slug, role]] : []))).toEqual([
      ['high-jewellery', 'high-jewellery'],
      ['watches', 'apart'],
      ['brooches', 'apart'],
      ['bespoke', 'bespoke'],
      ['loose-diamonds', 'stones'],
    ])
  })
})
