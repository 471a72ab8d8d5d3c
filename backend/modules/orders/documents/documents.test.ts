import { sql } from 'kysely'
import supertest from 'supertest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { startPurchase, type Purchase } from '#tests/support/purchase.ts'
import type { TestShopper } from '#tests/support/shoppers.ts'

/** Documents are drawn once, outside the event loop, and later answers are the stored bytes. */

let shop: Purchase
let shopper: TestShopper
let orderId: string
let invoice: string

beforeAll(async () => {
  shop = await startPurchase({ webhooks: false })
  await putPieces(shop.backend.deps, piece('studs', { amount: 96_300, stock: 500 }))
  const bought = await shop.buy()
  shopper = bought.shopper
  orderId = bought.id
  const number = (await shop.see(shopper, orderId)).invoices?.[0]?.number ?? ''
  invoice = `/api/orders/${orderId}/invoices/${number}`
}, 120_000)
afterAll(() => shop?.close())

const drawn = async () => {
  const { text } = await supertest(shop.backend.url).get('/metrics').expect(200)
  return Number(/^documents_drawn_total (\d+)$/m.exec(text)?.[1])
}
const contentOf = async (request: supertest.Test) => String((await request.expect(200)).body.content)

it('a PDF is drawn once, however many ask for it at once and later, and stays the same to the byte', async () => {
  const before = await drawn()
  const ask = () => contentOf(shopper.get(`${invoice}?format=pdf`))
  const all = await Promise.all(Array.from({ length: 8 }, ask))
  all.push(await ask())
  expect(Buffer.from(all[0] ?? '', 'base64').toString('latin1', 0, 5)).toBe('%PDF-')
  expect(new Set(all).size).toBe(1)
  expect((await drawn()) - before).toBe(1)
  const rows = await shop.rows(
    sql<{ filename: string; bytes: number }>`select filename, length(content)::int as bytes
      from order_documents where order_id = ${orderId}`,
  )
  expect(rows).toEqual([
    { filename: `${invoice.split('/').at(-1)}.pdf`, bytes: Buffer.from(all[0] ?? '', 'base64').length },
  ])
})

it('a slip is drawn again only when what it shows has changed', async () => {
  const ask = async () =>
    Buffer.from(
      await contentOf(shop.operator.get(`/api/operator/orders/${orderId}/packing-slip`)),
      'base64',
    ).toString()
  const before = await drawn()
  expect(await ask()).toBe(await ask())
  expect((await drawn()) - before).toBe(1)
  await shop.rows(sql`update orders set gift_message = 'For Asha' where id = ${orderId}`)
  const changed = await ask()
  expect(changed).toContain('For Asha')
  expect(changed).not.toContain('₹')
  expect(await ask()).toBe(changed)
  expect((await drawn()) - before).toBe(2)
})

it('the slip of a shopper who left is not kept', async () => {
  await shop.rows(sql`update orders set status = 'delivered' where id = ${orderId}`)
  await shopper.post('/api/account/deletion', { password: shopper.password }).expect(200)
  const rows = await shop.rows(
    sql<{ filename: string }>`select filename from order_documents where order_id = ${orderId}`,
  )
  expect(rows.map(({ filename }) => filename)).toEqual([expect.stringMatching(/\.pdf$/)])
})

it('an invoice says where it is supplied, and that its buyer owes no tax by reverse charge', async () => {
  const other = await shop.buy()
  const number = (await other.see()).invoices?.[0]?.number ?? ''
  const content = await contentOf(other.shopper.get(`/api/orders/${other.id}/invoices/${number}`))
  const html = Buffer.from(content, 'base64').toString()
  expect(html).toMatch(/Place of supply.*Karnataka \(29\).*Reverse charge.*no/s)
})
