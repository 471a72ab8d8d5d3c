import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProductInput } from '#contract/catalogue-write.ts'
import { writeBackup } from '#backend/backup/write.ts'
import { backedUpProducts } from '#scripts/lib/operator/backed-up-products.ts'
import { fromCsv, toCsv } from '#scripts/lib/operator/catalogue-file.ts'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { eventually, startPurchase, type Purchase } from '#tests/support/purchase.ts'

/** The catalogue out and in: an error for each line, nothing half-imported. */

let shop: Purchase
beforeAll(async () => {
  shop = await startPurchase({ webhooks: false })
  await putPieces(
    shop.backend.deps,
    piece('studs', { amount: 96_300, stock: 5, tags: ['gift', 'new in'] }),
    piece('ring', {
      amount: 80_000,
      size: ['6', '8'],
      variants: [
        {
          _id: 'ring-6',
          size: '6',
          amount: 80_000,
          stock: 5,
          isDefault: true,
          parts: [{ kind: 'metal', label: 'Gold', amount: 80_000 }],
        },
        { _id: 'ring-8', size: '8', amount: 84_000, stock: 5 },
      ],
    }),
  )
})
afterAll(() => shop.close())

interface Finished {
  errors: { line: number; message: string }[]
  added: number
  changed: number
  written: boolean
}

const exported = async (): Promise<ProductInput[]> =>
  (await shop.operator.get('/api/operator/catalogue/products').expect(200)).body.products
const send = async (products: readonly unknown[], dryRun = false, keepStock = false): Promise<Finished> => {
  const { body } = await shop.operator.post('/api/operator/catalogue/imports').expect(200)
  const path = `/api/operator/catalogue/imports/${body.importId}`
  const lines = products.map((product, n) => ({ line: n + 1, product }))
  await shop.operator.put(`${path}/lines`, { lines }).expect(200)
  return (await shop.operator.post(`${path}/finish`, { dryRun, keepStock }).expect(200)).body
}
const first = <T>([one]: readonly T[]): T => {
  if (one === undefined) throw new Error('nothing there')
  return one
}

describe('catalogue export and import', () => {
  it('comes out page by page, and back by JSON and by CSV as it was', async () => {
    const whole = await exported()
    expect(whole.map(({ _id }) => _id)).toEqual(['ring', 'studs'])
    const { body } = await shop.operator.get('/api/operator/catalogue/products?limit=1')
    expect(body).toMatchObject({ next: 'ring', total: 2 })
    const rest = await shop.operator.get(`/api/operator/catalogue/products?limit=1&after=${body.next}`)
    expect(rest.body.products.map(({ _id }: ProductInput) => _id)).toEqual(['studs'])
    expect(rest.body.next).toBeUndefined()
    const csv = fromCsv(toCsv(whole))
    expect(csv.map(({ line }) => line)).toEqual([2, 4])
    for (const products of [whole, csv.map(({ product }) => product)])
      expect(await send(products)).toEqual({ errors: [], mistakes: 0, added: 0, changed: 2, written: true })
    expect(await exported()).toEqual(whole)
  })

  it('no spreadsheet runs a cell of its CSV, and each comes back as it was', async () => {
    const whole = await exported()
    const texts = [
      '=HYPERLINK("http://evil.example","x")',
      '+1',
      '-1',
      '@x',
      '\t=1',
      "'=1",
      '\uff1d1',
      'plain',
    ]
    for (const text of texts) {
      const products = whole.map((product) => ({ ...product, name: text, description: text, tags: [text] }))
      const csv = toCsv(products)
      expect(csv).not.toMatch(/(?:^|[,"\n])[=+\-@\t\uff1d]/)
      expect(fromCsv(csv).map(({ product }) => product)).toMatchObject(
        products.map(({ name, description, tags }) => ({ name, description, tags })),
      )
    }
  })

  it('takes back everything but stock, where that is asked', async () => {
    const before = await exported()
    const wrong = before.map((product) => ({
      ...product,
      variants: product.variants.map((each) => ({ ...each, amount: 1_000, parts: undefined, stock: 3 })),
    }))
    expect(await send(wrong)).toMatchObject({ changed: 2, written: true })
    expect(await send(before, false, true)).toMatchObject({ changed: 2, written: true })
    const after = (products: readonly ProductInput[], stock: number) =>
      products.map(({ variants, ...rest }) => ({
        ...rest,
        variants: variants.map((each) => ({ ...each, stock })),
      }))
    expect(await exported()).toEqual(after(before, 3))
    await send(before)
    expect(await exported()).toEqual(before)
  })

  it('comes out of a backup as it was then', async () => {
    const before = await exported()
    const folder = mkdtempSync(join(tmpdir(), 'shop-test-'))
    try {
      const file = join(folder, 'last-night.backup')
      await writeBackup(shop.backend.deps.db, { file, store: 'pglite' })
      expect(await backedUpProducts(file)).toEqual(before)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('has a word for every wrong line and then writes nothing', async () => {
    const before = await exported()
    const good = {
      ...first(before),
      _id: 'new',
      slug: 'new',
      variants: [{ _id: 'new-1', amount: 5, stock: 1 }],
    }
    const { errors, written } = await send([
      good,
      { ...good, _id: 'bad id!' },
      { ...good, _id: 'n2', slug: 'ring-slug', variants: [{ _id: 'n2-1', amount: 5, stock: 1 }] },
      { ...good, _id: 'n3', slug: 'n3', variants: [{ _id: 'n3-1', amount: -5, stock: 1 }] },
      'no product at all',
    ])
    expect(written).toBe(false)
    expect(errors.map(({ line }) => line)).toEqual([2, 3, 4, 5])
    expect(errors[1]?.message).toContain('belongs to another product')
    expect(errors[2]?.message).toContain('variants')
    expect(await exported()).toEqual(before)
  })

  it('takes a piece of several hundred kilobytes, and nobody else may send so much', async () => {
    const large = piece('atlas', { amount: 41_000, description: 'A long story. '.repeat(20_000) })
    expect(await send([large], true)).toMatchObject({ errors: [], mistakes: 0, added: 1 })
    const path = '/api/operator/catalogue/imports/3f2b1c00-0000-4000-8000-000000000000/lines'
    const stranger = shop.shoppers.as('nobody').put(path, { lines: [{ line: 1, product: large }] })
    expect((await stranger).status).toBe(403)
  })

  it('a dry run says what would happen and writes nothing; a real one is in the audit trail', async () => {
    const before = await exported()
    const added = piece('pendant', { amount: 41_000 })
    expect(await send([added], true)).toEqual({
      errors: [],
      mistakes: 0,
      added: 1,
      changed: 0,
      written: false,
    })
    expect(await exported()).toEqual(before)
    expect(await send([added])).toEqual({ errors: [], mistakes: 0, added: 1, changed: 0, written: true })
    expect((await exported()).map(({ _id }) => _id)).toEqual(['pendant', 'ring', 'studs'])
    const trail = await shop.rows(sql`select 1 from audit where event = 'catalogue.imported'`)
    expect(trail.length).toBeGreaterThan(0)
  })

  it('a wrong product among many is reported by its line; all are written with one notice', async () => {
    const many = Array.from({ length: 25 }, (_, n) => piece(`many-${n + 1}`))
    const taken = { ...first(many.slice(16)), variants: [{ _id: 'ring-6', amount: 5, stock: 1 }] }
    const { errors, written } = await send(many.with(16, taken))
    expect(written).toBe(false)
    expect(errors).toEqual([{ line: 17, message: expect.stringContaining('belongs to another product') }])
    const twice = await send(many.with(20, { ...first(many.slice(20)), variants: first(many).variants }))
    expect(twice.errors).toEqual([
      { line: 21, message: expect.stringContaining('belongs to another product') },
    ])
    const heard: string[] = []
    const stop = await shop.backend.deps.listen('changes', (note) => heard.push(JSON.parse(note).kind))
    // If a product is there twice, the last one counts.
    const again = piece('many-1', { name: 'Written last' })
    expect(await send([...many, again])).toMatchObject({ errors: [], added: 25, changed: 1, written: true })
    await eventually(() => heard.length > 0)
    await stop()
    expect(heard).toEqual(['catalogue'])
    const after = await shop.rows(
      sql<{ id: string; name: string }>`select id, name from products where id like 'many-%'`,
    )
    expect(after).toHaveLength(25)
    expect(after.find(({ id }) => id === 'many-1')?.name).toBe('Written last')
    await shop.rows(sql`delete from products where id like 'many-%'`)
  })

  it('does not take out a variant that an order has', async () => {
    const shopper = await shop.shoppers.open({})
    const placed = await shop.order(shopper, { pieces: [{ productId: 'ring', size: '8' }] })
    expect(placed.status).toBe(200)
    const ring = (await exported()).find(({ _id }) => _id === 'ring')
    const { errors, written } = await send([
      { ...ring, variants: ring?.variants.filter(({ size }) => size === '6') },
    ])
    expect([written, errors[0]?.message]).toEqual([false, expect.stringContaining('cannot be left out')])
  })

  it('is for the operator alone; an unknown import is 404', async () => {
    const shopper = await shop.shoppers.open({})
    const path = '/api/operator/catalogue/imports'
    expect([401, 403]).toContain((await shopper.post(path)).status)
    expect([401, 403]).toContain((await shopper.get('/api/operator/catalogue/products')).status)
    for (const id of ['x', '00000000-0000-4000-8000-000000000000'])
      expect((await shop.operator.post(`${path}/${id}/finish`, {})).status).toBe(404)
  })

  it('a price the house sets is listed when it is the default variant’s, and drops a break-up that no longer sums', async () => {
    const listed = async () => (await shop.operator.get('/api/products/ring')).body.price[0].amount
    await shop.operator.put('/api/operator/variants/ring-8/price', { amount: 10_000 }).expect(200)
    expect(await listed()).toBe(80_000)
    await shop.operator.put('/api/operator/variants/ring-6/price', { amount: 81_000 }).expect(200)
    expect(await listed()).toBe(81_000)
    const ring = (await exported()).find(({ _id }) => _id === 'ring')
    expect(ring?.variants[0]?.parts).toBeUndefined()
  })
})
