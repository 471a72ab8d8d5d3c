import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { startPurchase, type Purchase } from '#tests/support/purchase.ts'
import { makeHouse } from '#tests/support/small-house.ts'

const house = makeHouse()
let shop: Purchase
beforeAll(async () => {
  house.put('languages.json', ['hi', 'en'])
  shop = await startPurchase({ webhooks: false, env: { HOUSE: house.folder } })
  await putPieces(shop.backend.deps, piece('ring', { stock: 9 }))
})
afterAll(async () => {
  await shop.close()
  house.remove()
})

it('an e-mail of an order whose language nobody knows any more is in the first language of the house', async () => {
  const { id, number } = await shop.buy({ pieces: [{ productId: 'ring' }] })
  await shop.rows(sql`update orders set language = null where id = ${id}`)
  await shop.rows(sql`update accounts set language = null`)
  const withoutHuid = 'The hallmark is not the matter here'
  await shop.operator.post(`/api/operator/orders/${id}/ship`, { withoutHuid }).expect(200)
  await shop.backend.runJob('outbox')
  const [mail] = await shop.rows(
    sql<{ plain: string; html: string }>`select plain, html from mailbox where kind = 'order-shipped'`,
  )
  expect(mail?.plain).toContain(number)
  expect(mail?.plain).not.toMatch(/Dear|Order|parcel/)
  expect(mail?.html).toContain('<html lang="hi-IN">')
})
