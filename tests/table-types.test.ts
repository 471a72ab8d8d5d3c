import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEmbedded, type Database } from '#backend/lib/store/db.ts'
import { readTableTypes } from '#scripts/lib/build/table-types.ts'
import { misfitsOf } from './support/misfits.ts'
import { piece, putPieces } from './support/pieces.ts'
import { templateFiles } from './support/pglite-template.ts'
import { eventually, startPurchase, type Purchase } from './support/purchase.ts'

describe('types of the tables', () => {
  let database: Database
  beforeAll(async () => {
    database = await openEmbedded({ files: await templateFiles('catalogue') })
  })
  afterAll(() => database?.close())

  it('are those of the migrations', async () => {
    const committed = readFileSync('backend/lib/generated/tables.ts', 'utf8')
    expect(committed, 'stale: npm run codegen').toBe(await readTableTypes(database.db))
  })

  it('say what the JSON columns of a seeded store hold', async () => {
    const { counts, misfits } = await misfitsOf(database.db)
    expect(misfits).toEqual([])
    for (const column of [
      'products.media',
      'products.stones',
      'blogs.doc',
      'content_pages.source',
      'stores.details',
    ])
      expect(counts.get(column), column).toBeGreaterThan(0)
  })
})

describe('types of the tables, of a shop at work', () => {
  let shop: Purchase
  beforeAll(async () => {
    shop = await startPurchase()
    await putPieces(shop.backend.deps, piece('studs', { amount: 96_300, stock: 9 }))
  })
  afterAll(() => shop?.close())

  it('say what its JSON columns hold', async () => {
    const shopper = await shop.shoppers.open({ verified: true })
    const { body, sessionId } = await shop.order(shopper)
    shop.payments.provider.pay(sessionId, 'ok', { name: 'Test', email: null })
    await eventually(async () => (await shop.see(shopper, body.orderId)).status === 'paid')
    await shopper.post('/api/bag/lines', { productId: 'studs' }).expect(200)
    const { counts, misfits } = await misfitsOf(shop.backend.deps.db)
    expect(misfits).toEqual([])
    for (const column of [
      'orders.address',
      'invoices.document',
      'outbox.payload',
      'payments.request',
      'audit.details',
    ])
      expect(counts.get(column), column).toBeGreaterThan(0)
  })
})
