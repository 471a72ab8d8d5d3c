import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkBackup } from '#backend/backup/format.ts'
import { restoreInto } from '#backend/backup/restore.ts'
import { openEmbedded, openPostgres } from '#backend/lib/store/db.ts'
import { misfitsOf } from './support/misfits.ts'
import { createDatabase, postgresAvailable, startPostgres, type Cluster } from './support/postgres.ts'
import { startPurchase, type Purchase } from './support/purchase.ts'
import type { TestShopper } from './support/shoppers.ts'

/**
 * Stores as older states of this program left them, in backups under `tests/stores`: one shopper with a paid order, a
 * bag, points, an appointment and a message. Each starts with today's code, and everything is in its place.
 */
const FOLDER = join(import.meta.dirname, 'stores')
/** A day after the newest of them, within the same financial year. */
const NOW = Date.parse('2026-11-23T06:00:00Z')
const stores = readdirSync(FOLDER).filter((name) => name.endsWith('.backup'))

let cluster: Cluster | undefined
beforeAll(async () => {
  if (postgresAvailable()) cluster = await startPostgres()
})
afterAll(() => cluster?.stop())

describe.each(stores)('a store of %s', (name) => {
  let shop: Purchase
  let shopper: TestShopper
  const folder = mkdtempSync(join(tmpdir(), 'shop-upgrade-'))

  beforeAll(async () => {
    const file = join(FOLDER, name)
    const header = await checkBackup(file)
    const { url } = cluster
      ? await createDatabase(cluster.url, `upgrade_${name.replaceAll(/\W/g, '_')}`)
      : { url: undefined }
    const database =
      url === undefined
        ? await openEmbedded({ dataDir: folder })
        : openPostgres({ url, statementTimeoutMs: 0 })
    await database.db.transaction().execute((tx) => restoreInto(tx, { file, header, replace: false }))
    shop = await startPurchase({ database, clock: { now: () => NOW }, webhooks: false })
    const { body } = await shop.shoppers
      .post('/api/session', { email: 'asha@example.com', password: 'tender-otter-quarry' })
      .expect(200)
    shopper = {
      ...shop.shoppers.as(body.token),
      name: 'Asha Menon',
      email: '',
      password: '',
      signIn: () => Promise.reject(new Error()),
    }
  }, 240_000)
  afterAll(async () => {
    await shop?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('has its order with its invoice, which can still be drawn', async () => {
    const { orders } = (await shopper.get('/api/orders').expect(200)).body
    expect(orders).toEqual([
      expect.objectContaining({ number: 'ORV-26-0001', status: 'paid', amount: 96_300 }),
    ])
    const order = (await shopper.get(`/api/orders/${orders[0]._id}`).expect(200)).body
    expect(order.invoices).toEqual([expect.objectContaining({ number: 'ORV-2627-000001', amount: 96_300 })])
    const pdf = await shopper.get(`/api/orders/${order._id}/invoices/ORV-2627-000001?format=pdf`).expect(200)
    expect(Buffer.from(pdf.body.content, 'base64').toString('latin1', 0, 5)).toBe('%PDF-')
  })

  it('distinguishes variants by the house’s own options too, with a single constraint', async () => {
    const unique = await shop.rows(
      sql<{ columns: string }>`select pg_get_constraintdef(oid) as columns from pg_constraint
        where conrelid = 'product_variants'::regclass and contype = 'u' and array_length(conkey, 1) > 1`,
    )
    expect(unique).toEqual([{ columns: expect.stringMatching(/stone_quality, options\)$/) }])
  })

  it('holds in its JSON columns what the types of the tables say', async () => {
    expect((await misfitsOf(shop.backend.deps.db)).misfits).toEqual([])
  })

  it('has its bag, points, appointment and message', async () => {
    const { bag } = (await shopper.get('/api/bag').expect(200)).body
    expect(bag.lines).toEqual([expect.objectContaining({ productId: 'band', quantity: 1 })])
    expect((await shopper.get('/api/points').expect(200)).body.balance).toBe(196)
    const visits = (await shopper.get('/api/account/appointments').expect(200)).body
    expect(JSON.stringify(visits)).toMatch(/"reference":"A-[A-Z0-9]{6}"/)
    const words = (await shopper.get('/api/messages').expect(200)).body
    expect(JSON.stringify(words)).toContain('Can the studs be engraved?')
  })

  it('sells on: stock is what was left, and the next order follows the last', async () => {
    const stock = async () =>
      (await shop.rows(sql<{ id: string; stock: number }>`select id, stock from product_variants`)).toSorted(
        (one, other) => one.id.localeCompare(other.id),
      )
    expect(await stock()).toEqual([
      { id: 'band-v', stock: 7 },
      { id: 'studs-v', stock: 4 },
    ])
    const { body: quote } = await shopper.post('/api/checkout/quote', {}).expect(200)
    expect(quote.total).toBe(33_335)
    const placed = await shop.order(shopper, { pieces: [] })
    expect(placed.body).toMatchObject({ number: 'ORV-26-0002', amount: 33_335 })
    shop.payments.provider.pay(placed.sessionId, 'ok', { name: 'Asha Menon', email: null })
    await shopper.post('/api/orders/mark-paid', { sessionId: placed.sessionId }).expect(200)
    const order = await shop.see(shopper, placed.body.orderId)
    expect(order).toMatchObject({ status: 'paid', invoices: [{ number: 'ORV-2627-000002', amount: 33_335 }] })
    expect(await stock()).toEqual([
      { id: 'band-v', stock: 6 },
      { id: 'studs-v', stock: 4 },
    ])
  })
})
