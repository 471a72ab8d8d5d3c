import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { postgresAvailable, sharedPostgres } from '#tests/support/postgres.ts'
import { startPurchase, type Purchase } from '#tests/support/purchase.ts'

describe.skipIf(!postgresAvailable())('many checkouts of one bag at once, on PostgreSQL', () => {
  let shop: Purchase
  beforeAll(async () => {
    shop = await startPurchase({ webhooks: false, databaseUrl: await sharedPostgres() })
    await putPieces(shop.backend.deps, piece('wanted', { amount: 30_000, stock: 100 }))
  })
  afterAll(() => shop?.close())

  /** The answer to a checkout while another request of this shopper holds these rows. */
  const whileHeld = async (table: 'bags' | 'payments', check: () => Promise<unknown>) => {
    const answers: unknown[] = []
    await shop.backend.deps.db.transaction().execute(async (tx) => {
      await sql`select 1 from ${sql.table(table)} for update`.execute(tx)
      answers.push(await check())
    })
    return answers[0]
  }

  it('one that waited in vain is told that another is in progress, or the number of the order made meanwhile', async () => {
    const shopper = await shop.shoppers.open({})
    const again = async () => (await shop.order(shopper, { pieces: [] })).body
    await shopper.post('/api/bag/lines', { productId: 'wanted' }).expect(200)
    expect(await whileHeld('bags', again)).toMatchObject({
      code: 'CHECKOUT_IN_PROGRESS',
      message: 'Another checkout of this bag is in progress. Please try again.',
    })
    const placed = await shop.order(shopper, { pieces: [] })
    const { number } = await shop.see(shopper, placed.body.orderId)
    expect(await whileHeld('payments', again)).toMatchObject({
      code: 'CHECKOUT_IN_PROGRESS',
      message: `This bag has just been ordered: order ${number}. It is among your orders.`,
    })
    expect((await shop.see(shopper, placed.body.orderId)).status).toBe('Pending payment')
  })

  it('of thirty at once with keys of their own one order is left, and nobody hears that something went wrong', async () => {
    const shopper = await shop.shoppers.open({})
    await shopper.post('/api/bag/lines', { productId: 'wanted' }).expect(200)
    const bodies = await Promise.all(
      Array.from({ length: 30 }, async () => (await shop.order(shopper, { pieces: [] })).body),
    )
    const codes = new Set(bodies.map(({ code }) => code))
    codes.delete(undefined)
    expect([...codes].filter((code) => code !== 'CHECKOUT_IN_PROGRESS')).toEqual([])
    const { orders } = (await shopper.get('/api/orders').expect(200)).body
    expect(orders.filter(({ status }: { status: string }) => status === 'Pending payment')).toHaveLength(1)
  })

  it('of thirty at once with one key all are answered with the same order', async () => {
    const shopper = await shop.shoppers.open({})
    await shopper.post('/api/bag/lines', { productId: 'wanted' }).expect(200)
    const bodies = await Promise.all(
      Array.from({ length: 30 }, async () => (await shop.order(shopper, { pieces: [], key: 'one' })).body),
    )
    expect(new Set(bodies.map(({ orderId, code }) => code ?? orderId)).size).toBe(1)
    expect(bodies[0]?.orderId).toEqual(expect.any(String))
  })
})
