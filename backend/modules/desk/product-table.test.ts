import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProductInput } from '#contract/catalogue-write.ts'
import { tableFiles, tablePages, type TableFormat, type TablePage } from '#desk/catalogue/table-files.ts'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { startPurchase, type Purchase } from '#tests/support/purchase.ts'

/** The catalogue as a table that can be imported again. */

const NASTY = '=HYPERLINK("http://evil.example","Gold")'

let shop: Purchase
beforeAll(async () => {
  shop = await startPurchase({ webhooks: false, seed: 'catalogue' })
  await putPieces(
    shop.backend.deps,
    piece('nasty', {
      name: NASTY,
      subtitle: "'@quoted",
      description: '-12 €, "quoted";\nnext line\r\nand one more',
      tags: ['+plus', 'with space '],
      attributes: [
        { name: '=Sum', value: 12, unit: 'mm', lead: true },
        { name: 'Crystal', value: '@sapphire | glass' },
      ],
      variants: [
        {
          _id: 'nasty-1',
          sku: '0012',
          metal: 'Yellow gold',
          purity: '18 kt',
          size: '06',
          amount: 40_000,
          stock: 3,
          weightMg: 4_250,
          isDefault: true,
        },
        {
          _id: 'nasty-2',
          sku: '=2+3',
          metal: 'Yellow gold',
          purity: '18 kt',
          size: '-7',
          amount: 41_000,
          stock: 0,
        },
      ],
    }),
  )
})
afterAll(() => shop?.close())

const catalogue = async (): Promise<ProductInput[]> => {
  const all: ProductInput[] = []
  for (let after = ''; ;) {
    const { body } = await shop.operator
      .get(`/api/operator/catalogue/products?limit=100&after=${after}`)
      .expect(200)
    all.push(...body.products)
    if (body.next === undefined) return all
    after = body.next
  }
}
const files = async (format: TableFormat, query = ''): Promise<Uint8Array[]> => {
  const read = async (after = ''): Promise<TablePage> =>
    (await shop.operator.get(`/api/operator/products/table?limit=40&after=${after}${query}`).expect(200)).body
  const all: Uint8Array[] = []
  for await (const file of tableFiles(
    tablePages(read, () => undefined),
    format,
  ))
    all.push(file)
  return all
}
const send = async (file: string, bytes: Uint8Array) => {
  const { importId } = (await shop.operator.post('/api/operator/catalogue/imports').expect(200)).body
  const path = `/api/operator/catalogue/imports/${importId}`
  const content = Buffer.from(bytes).toString('base64')
  const told = (await shop.operator.put(`${path}/table`, { file, content }).expect(200)).body
  return { told, finish: async () => (await shop.operator.post(`${path}/finish`, {}).expect(200)).body }
}

describe('a table of all products', () => {
  it.each(['csv', 'xlsx'] as const)(
    'as %s is imported again without any change',
    async (format) => {
      const before = await catalogue()
      const [bytes = new Uint8Array(), ...more] = await files(format)
      expect(more).toEqual([])
      const { told, finish } = await send(`all.${format}`, bytes)
      expect(told).toMatchObject({
        products: before.length,
        added: 0,
        errors: [],
        changes: [],
        changed: 0,
        cells: 0,
      })
      expect(await finish()).toMatchObject({ written: true, added: 0, changed: 0 })
      expect(await catalogue()).toEqual(before)
    },
    120_000,
  )

  it('has no cell that a spreadsheet runs', async () => {
    const [bytes] = await files('csv', '&q=nasty')
    const text = new TextDecoder().decode(bytes)
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"",""Gold"")"`)
    expect(text).not.toMatch(/(?:^|[,\n])"[=+\-@]/)
  })

  it('changes what somebody changes in it, and nothing else', async () => {
    const [bytes] = await files('csv', '&q=nasty')
    const text = new TextDecoder().decode(bytes).replace('"41000"', '"42000"')
    const { told, finish } = await send('nasty.csv', new TextEncoder().encode(text))
    expect(told.changes).toEqual([
      { row: 2, product: 'nasty-slug', column: 'price of =2+3', from: '41000', to: '42000' },
    ])
    // Sold after the table was sent: only what was changed in it is written.
    await shop.operator.put('/api/operator/variants/nasty-1/stock', { stock: 1 }).expect(200)
    expect(await finish()).toMatchObject({ written: true, changed: 1 })
    const [nasty] = (await catalogue()).filter(({ _id }) => _id === 'nasty')
    expect(nasty?.variants).toMatchObject([{ amount: 40_000, stock: 1 }, { amount: 42_000 }])
    expect(nasty).toMatchObject({ name: NASTY, tags: ['+plus', 'with space '] })
  })

  it('is of the products of a filter, page by page', async () => {
    const page = async (query: string) =>
      (await shop.operator.get(`/api/operator/products/table?${query}`).expect(200)).body
    await shop.operator.patch('/api/operator/products/nasty', { active: false }).expect(200)
    expect(await page('show=retired')).toMatchObject({ products: 1, total: 1 })
    const first = await page('limit=2')
    expect(first).toMatchObject({ products: 2, next: expect.any(String) })
    const second = await page(`limit=2&after=${first.next}`)
    expect(second.rows[0][first.columns.indexOf('product')] > first.next).toBe(true)
  })
})
