import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { startPurchaseOn } from '#tests/support/databases.ts'
import { postgresAvailable } from '#tests/support/postgres.ts'
import { eventually, type Purchase } from '#tests/support/purchase.ts'

/** Two people of the house and the end of the time for a transfer, at once, on PostgreSQL. */

const ROUNDS = 8
const DAY = 86_400_000
let now = Date.now()
let shop: Purchase

describe.skipIf(!postgresAvailable())('transfers at once', () => {
  beforeAll(async () => {
    shop = await startPurchaseOn('PostgreSQL', { webhooks: false, clock: { now: () => now } })
    await putPieces(shop.backend.deps, piece('studs', { amount: 90_000, stock: 100 }))
    const account = { holder: 'A House Ltd', number: '000405001234', ifsc: 'EXMP0000405', bank: 'A Bank' }
    await shop.operator.patch('/api/operator/shop', { facts: { bankAccount: account } }).expect(200)
  })
  afterAll(() => shop?.close())

  const placed = async () => {
    const shopper = await shop.shoppers.open({ verified: true })
    const { body } = await shop.order(shopper, { body: { way: 'transfer' } })
    return { shopper, ...body }
  }
  const received = (order: string, bankReference: string) =>
    shop.operator.post('/api/operator/money/transfers', { order, amount: 90_000, bankReference })
  const sums = async (orderId: string) =>
    (
      await shop.rows(sql<{ came: number; back: number; documents: number; sold: number }>`select
        (select coalesce(sum(received_paise), 0)::float8 from payments where order_id = ${orderId}) as came,
        (select coalesce(sum(amount_paise), 0)::float8 from refunds where order_id = ${orderId}) as back,
        (select count(*)::int from invoices where order_id = ${orderId} and kind = 'invoice') as documents,
        (select count(*)::int from stock_reservations where order_id = ${orderId} and state = 'sold') as sold`)
    )[0]

  it('the same transfer recorded by several people counts once', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const order = await placed()
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => received(order.number, `SAME${String(round).padStart(8, '0')}`)),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
      expect(await sums(order.orderId)).toEqual({ came: 90_000_00, back: 0, documents: 1, sold: 1 })
    }
  })

  it('the transfer completes while the time ends: paid, or all of it goes back', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const order = await placed()
      now += 6 * DAY
      shop.payments.controls.clockOffsetMs += 6 * DAY
      const [answer] = await Promise.all([
        received(order.number, `LAST${String(round).padStart(8, '0')}`),
        shop.backend.runJob('payments-transfers'),
        order.shopper.post(`/api/orders/${order.orderId}/cancel`),
      ])
      expect(answer?.status).toBe(200)
      const { status } = await shop.see(order.shopper, order.orderId)
      const paid = status === 'paid'
      // Its shopper may cancel what was paid a moment before: the invoice stays, and all of the money goes back.
      const fulfilled = await shop.rows(
        sql`select id from orders where id = ${order.orderId} and paid_at is not null`,
      )
      if (paid) expect(fulfilled).toHaveLength(1)
      expect(await sums(order.orderId)).toEqual({
        came: 90_000_00,
        back: paid ? 0 : 90_000_00,
        documents: fulfilled.length,
        sold: paid ? 1 : 0,
      })
    }
  })

  it('an entry that was just recorded again, for another order, is not reversed', async () => {
    const [first, second] = [await placed(), await placed()]
    const bankReference = 'ANEW00000001'
    await received(first.number, bankReference).expect(200)
    const reason = 'It was for another order'
    const { db } = shop.backend.deps
    const reversed = await db.transaction().execute(async (tx) => {
      await sql`select id from orders where id = ${first.orderId} for update`.execute(tx)
      const answer = shop.operator
        .post(`/api/operator/money/transfers/${bankReference}/reverse`, { reason })
        .then((response) => response)
      await eventually(
        async () => (await shop.rows(sql`select pid from pg_locks where not granted`)).length > 0,
      )
      await sql`update payments set session_id = 'reversed', received_paise = 0, status = 'ended'
        where session_id = ${bankReference}`.execute(tx)
      await sql`insert into payments select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(),
        'order_id', ${second.orderId}::uuid, 'session_id', ${bankReference}::text, 'received_paise', 9000000,
        'status', 'paid'))).* from payments p where session_id = 'reversed'`.execute(tx)
      return () => answer
    })
    const { status, body } = await reversed()
    expect([status, body.message]).toEqual([409, expect.stringContaining('was just recorded anew')])
    expect(await sums(second.orderId)).toMatchObject({ came: 90_000_00 })
    expect(await shop.rows(sql`select payment_id from transfer_reversals`)).toEqual([])
  })

  it('an entry is reversed by several people while somebody sends its surplus back: only one of the two happens, once', async () => {
    let [taken, sent] = [0, 0]
    for (let round = 0; round < ROUNDS; round++) {
      const order = await placed()
      const bankReference = `BACK${String(round).padStart(8, '0')}`
      const entry = { order: order.number, amount: 95_000, bankReference }
      await shop.operator.post('/api/operator/money/transfers', entry).expect(200)
      const [surplus] = await shop.rows(
        sql<{ id: string }>`select id from refunds where order_id = ${order.orderId}`,
      )
      const reason = 'It was for another order'
      const reverse = () =>
        shop.operator.post(`/api/operator/money/transfers/${bankReference}/reverse`, { reason })
      const [settled, ...reversed] = await Promise.all([
        shop.operator.post(`/api/operator/money/refunds/${surplus?.id}/settle`, { reason }),
        reverse(),
        reverse(),
        reverse(),
      ])
      const statuses = reversed.map(({ status }) => status).toSorted()
      const wasSent = settled?.status === 200
      expect([settled?.status, ...statuses]).toEqual(wasSent ? [200, 409, 409, 409] : [409, 200, 404, 404])
      const { money } = await shop.see(order.shopper, order.orderId)
      expect([money?.received, money?.refunded]).toEqual(wasSent ? [95_000, 5000] : [0, 0])
      if (wasSent) sent++
      else taken++
    }
    expect(sent + taken).toBe(ROUNDS)
  })
})
