import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeBackup } from '#backend/backup/write.ts'
import { sealerOf } from '#backend/lib/security/data-key.ts'
import { openEmbedded } from '#backend/lib/store/db.ts'
import { SEALED_COLUMNS } from '#backend/lib/security/sealed-columns.ts'
import { createSealer, newDataKey } from '#backend/lib/security/sealer.ts'
import { startBackend } from './support/backend.ts'
import { pgliteTemplate } from './support/pglite-template.ts'
import { piece, putPieces } from './support/pieces.ts'
import { OPERATOR_TOKEN, startPurchase, type Purchase } from './support/purchase.ts'

/**
 * What is encrypted in the store: never in plain text, shown masked, deleted in time, and with a key that can be
 * changed.
 */
const folder = mkdtempSync(join(tmpdir(), 'shop-data-key-'))
const [OLD, NEW] = [newDataKey(), newDataKey()]
const PAN = 'ABCPE1234F'
const YEAR = 365.25 * 24 * 3_600_000
let now = Date.now()
let shop: Purchase
let orderId: string

const open = async (template?: Buffer) =>
  openEmbedded({ dataDir: join(folder, 'pg'), ...(template && { template }) })
const restart = async (keys: string) =>
  startBackend({
    seed: 'none',
    database: await open(),
    clock: { now: () => now },
    env: { DATA_KEY: keys, OPERATOR_TOKEN },
  })
const house = (url: string) => ({
  get: (path: string) => supertest(url).get(path).set('authorization', `Bearer ${OPERATOR_TOKEN}`),
  post: (path: string, body = {}) =>
    supertest(url).post(path).set('authorization', `Bearer ${OPERATOR_TOKEN}`).send(body),
})
const panAt = (url: string, id: string, body = {}) => house(url).post(`/api/operator/orders/${id}/pan`, body)
const everything = async () => {
  const { rows } = await sql<{ text: string }>`select row_to_json(o)::text as text from orders o`.execute(
    shop.backend.deps.db,
  )
  return rows.map(({ text }) => text).join()
}
const trail = async (event: string) =>
  shop.rows(sql<{ who: string; details: unknown }>`select who, details from audit where event = ${event}`)

beforeAll(async () => {
  shop = await startPurchase({
    webhooks: false,
    database: await open(await pgliteTemplate('none')),
    clock: { now: () => now },
    env: { DATA_KEY: OLD },
  })
  await putPieces(shop.backend.deps, piece('ring', { amount: 250_000, stock: 50 }))
  const placed = await shop.order(await shop.shoppers.open({}), {
    pieces: [{ productId: 'ring' }],
    body: { pan: PAN },
  })
  orderId = placed.body.orderId
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the PAN of an order', () => {
  it('is stored encrypted, tied to its order', async () => {
    expect(orderId).toBeTruthy()
    expect(await everything()).not.toContain(PAN)
    const [row] = await shop.rows(
      sql<{ pan_sealed: string }>`select pan_sealed from orders where id = ${orderId}`,
    )
    const sealer = createSealer([OLD])
    expect(sealer.open(row?.pan_sealed ?? '', `orders.pan_sealed:${orderId}`)).toBe(PAN)
    expect(() => sealer.open(row?.pan_sealed ?? '', 'orders.pan_sealed:another')).toThrow('altered or moved')
    expect(() => createSealer([NEW]).open(row?.pan_sealed ?? '', `orders.pan_sealed:${orderId}`)).toThrow(
      'DATA_KEY lacks',
    )
  })

  it('is shown masked; the whole of it only to an owner, by name', async () => {
    const { url } = shop.backend
    expect((await panAt(url, orderId)).body.pan).toBe('••••••234F')
    expect(await trail('pan.shown')).toEqual([])
    expect((await panAt(url, orderId, { whole: true })).body.pan).toBe(PAN)
    expect(await trail('pan.shown')).toMatchObject([{ who: 'token:environment' }])
    for (const path of [
      `/api/operator/orders/${orderId}`,
      '/api/operator/orders',
      `/api/operator/orders/${orderId}/packing-slip`,
    ])
      expect((await house(url).get(path)).text).not.toContain(PAN)
  })

  it('of an earlier version is encrypted by a job', async () => {
    await sql`update orders set pan = ${PAN}, pan_sealed = null where id = ${orderId}`.execute(
      shop.backend.deps.db,
    )
    expect((await panAt(shop.backend.url, orderId)).body.pan).toBe('••••••234F')
    await shop.backend.runJob('data-key-seal')
    expect(await everything()).not.toContain(PAN)
    expect((await panAt(shop.backend.url, orderId, { whole: true })).body.pan).toBe(PAN)
  })

  it('makes a backup say which key it needs', async () => {
    const file = join(folder, 'shop.backup')
    const { keys } = await writeBackup(shop.backend.deps.db, { file, store: 'pglite' })
    const text = gunzipSync(readFileSync(file)).toString()
    expect(keys).toEqual([createSealer([OLD]).current])
    expect(JSON.parse(text.split('\n')[0] ?? '')).toMatchObject({ keys })
    expect(text).not.toContain(PAN)
    expect(text).not.toContain(OLD)
  })
})

describe('another key', () => {
  it('replaces the first in two steps, and the backend does not start without the key that it needs', async () => {
    await shop.close()
    await expect(restart(NEW)).rejects.toThrow(
      new RegExp(
        `^DATA_KEY lacks the key ${createSealer([OLD]).current}, which encrypts 1 value of this store`,
      ),
    )
    const both = await restart(`${NEW},${OLD}`)
    expect((await panAt(both.url, orderId, { whole: true })).body.pan).toBe(PAN)
    const first = createSealer([NEW]).current
    expect((await house(both.url).get('/api/operator/data-key')).body).toMatchObject({
      current: first,
      keys: [
        { id: first, values: 0 },
        { values: 1, known: true },
      ],
      plain: 0,
    })
    expect((await house(both.url).post('/api/operator/data-key')).body).toEqual({
      current: first,
      done: 1,
      left: 0,
    })
    await both.close()
    await expect(restart(OLD)).rejects.toThrow('DATA_KEY lacks')
    const after = await restart(NEW)
    expect((await panAt(after.url, orderId, { whole: true })).body.pan).toBe(PAN)
    await after.close()
  })
})

describe('in time', () => {
  it('the PAN is deleted and the order stays: after eight years, or as many as the house sets', async () => {
    const backend = await restart(NEW)
    const shownPan = async () => (await panAt(backend.url, orderId)).body.pan
    try {
      now += 7.9 * YEAR
      await backend.runJob('orders-pan')
      expect(await shownPan()).toBe('••••••234F')
      now += 0.2 * YEAR
      await backend.runJob('orders-pan')
      expect(await shownPan()).toBeNull()
      expect((await house(backend.url).get(`/api/operator/orders/${orderId}`)).status).toBe(200)
      const { rows } = await sql`select details from audit where event = 'pan.erased'`.execute(
        backend.deps.db,
      )
      expect(rows).toEqual([{ details: { many: 1, years: 8 } }])
      await supertest(backend.url)
        .patch('/api/operator/shop')
        .set('authorization', `Bearer ${OPERATOR_TOKEN}`)
        .send({ facts: { panKeptYears: 1 } })
        .expect(200)
      await sql`update orders set pan = ${PAN}, created_at = ${new Date(now - 1.1 * YEAR)} where id = ${orderId}`.execute(
        backend.deps.db,
      )
      await backend.runJob('orders-pan')
      expect(await shownPan()).toBeNull()
    } finally {
      await backend.close()
    }
  })
})

it('a demo keeps a key of its own, which nobody else reads', () => {
  const dataDir = join(folder, 'demo')
  const first = sealerOf({ dataKeys: [], dataDir })
  expect(statSync(join(dataDir, 'data-key')).mode & 0o777).toBe(0o600)
  expect(sealerOf({ dataKeys: [], dataDir }).current).toBe(first.current)
})

it('docs/recipes/back-up-and-restore.md empties every sealed column when the key is lost', () => {
  const page = readFileSync('docs/recipes/back-up-and-restore.md', 'utf8')
  const [, statements = ''] = /```sql\n([\s\S]*?)```/.exec(page) ?? []
  for (const { table, column } of Object.values(SEALED_COLUMNS))
    expect(statements).toMatch(
      new RegExp(`^(?:update|delete from) ${table}\\b.* ${column} like 's1:<key>:%';$`, 'm'),
    )
})
