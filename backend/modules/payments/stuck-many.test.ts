import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { startPurchase, type Purchase } from '#tests/support/purchase.ts'

let shop: Purchase

beforeAll(async () => {
  shop = await startPurchase({ webhooks: false })
  await putPieces(shop.backend.deps, piece('studs', { amount: 96_300, stock: 500 }))
})
afterAll(() => shop?.close())

const buy = async (): Promise<string> => (await shop.buy()).id
const stuck = async (id: string): Promise<unknown[]> =>
  (await shop.operator.get('/api/operator/money/stuck').expect(200)).body.items.filter(
    (item: { orderId?: string }) => item.orderId === id,
  )

it('orders with a refund in progress, however many, do not hide one whose money is stuck', async () => {
  const bought = await buy()
  await shop.operator.post(`/api/operator/orders/${bought}/cancel`, { reason: 'A flaw' }).expect(200)
  const left = await buy()
  // As a program of another make could leave it: cancelled, and nothing sent back.
  await shop.rows(sql`update orders set status = 'cancelled', updated_at = ${new Date()} where id = ${left}`)
  const copy = (table: string, others: string) =>
    shop.rows(sql`insert into ${sql.table(table)} select (jsonb_populate_record(t, ${sql.raw(others)})).*
        from ${sql.table(table)} t, generate_series(1, 500) n
        where ${sql.ref(table === 'orders' ? 't.id' : 't.order_id')} = ${bought}`)
  const other = (column: string) => `'${column}', md5(t.${column}::text || n)::uuid`
  await copy(
    'orders',
    `jsonb_build_object(${other('id')}, 'number', t.number || '-' || n, 'updated_at', t.updated_at - interval '1 day')`,
  )
  await copy(
    'payments',
    `jsonb_build_object(${other('id')}, ${other('order_id')}, 'session_id', t.session_id || n)`,
  )
  await copy(
    'refunds',
    `jsonb_build_object(${other('id')}, ${other('order_id')}, ${other('payment_id')}, 'provider_id', t.provider_id || n)`,
  )
  expect(await stuck(left)).toMatchObject([{ kind: 'money-left', amount: 96_300 }])
  expect(await stuck(bought)).toEqual([])
})
