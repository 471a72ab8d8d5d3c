import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WorkshopPiece } from '#contract/workshop.ts'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { startPurchase, type Purchase } from '#tests/support/purchase.ts'
import type { TestShopper } from '#tests/support/shoppers.ts'
import { trailEvents } from '#tests/support/trail.ts'

let shop: Purchase
let shopper: TestShopper

beforeAll(async () => {
  shop = await startPurchase({ webhooks: false })
  await putPieces(shop.backend.deps, piece('band', { amount: 40_000, stock: 9 }))
  shopper = await shop.shoppers.open({})
})
afterAll(() => shop.close())

const stock = async () =>
  (await shop.rows(sql<{ stock: number }>`select stock from product_variants where id = 'band-v'`))[0]?.stock
const waiting = async (): Promise<WorkshopPiece[]> =>
  (await shop.operator.get('/api/operator/workshop?state=waiting').expect(200)).body.pieces
const decide = (id: string | undefined, decision: string, reason = 'Polished out, as new') =>
  shop.operator.post(`/api/operator/workshop/${id}`, { decision, reason })

/** One plain band and two engraved ones, paid. */
const bought = async () => {
  const pieces = [{ productId: 'band' }, { productId: 'band', quantity: 2, engraving: 'For M' }]
  const { id } = await shop.buy({ pieces }, shopper)
  return `/api/operator/orders/${id}`
}

describe('a piece made for one person that comes back', () => {
  it.each(['before', 'in'])('cancelled %s the workshop waits there and is not on sale', async (when) => {
    const before = (await stock()) ?? 0
    const order = await bought()
    const chosen = [{ key: 'finish', name: 'Finish', value: 'Matt' }]
    await sql`update order_lines set options = ${JSON.stringify(chosen)}::jsonb where engraving is not null`.execute(
      shop.backend.deps.db,
    )
    if (when === 'in') await shop.operator.post(`${order}/process`).expect(200)
    await shop.operator.post(`${order}/cancel`, { reason: 'She changed her mind' }).expect(200)
    // Cancelled twice is once.
    await shop.operator.post(`${order}/cancel`, { reason: 'She changed her mind' }).expect(200)
    expect(await stock()).toBe(before - 2)
    const pieces = await waiting()
    expect(pieces).toHaveLength(2)
    expect(pieces[0]).toMatchObject({
      name: 'Piece band',
      engraving: 'For M',
      engravingFace: 'serif',
      came: 'cancelled',
      options: chosen,
    })
    const [one, two] = pieces

    expect((await decide(one?._id, 'restock', '  ')).status).toBe(400)
    expect((await decide('nowhere', 'restock')).status).toBe(404)
    for (const _ of [1, 2]) await decide(one?._id, 'restock').expect(200)
    expect(await stock()).toBe(before - 1)
    expect((await decide(one?._id, 'scrap')).body.code).toBe('CONFLICT')
    expect((await decide(two?._id, 'scrap')).body).toMatchObject({ state: 'scrapped' })
    expect(await stock()).toBe(before - 1)
    expect(await waiting()).toEqual([])
    const as = shop.shoppers.as(shopper.token)
    expect((await as.get('/api/operator/workshop')).status).toBeGreaterThanOrEqual(401)
  })

  it('taken back by the house after it left waits there too; its money is refunded, and its shopper is told', async () => {
    const before = (await stock()) ?? 0
    const order = await bought()
    const takeBack = (items: object[], reason = 'The engraving is not straight') =>
      shop.operator.post(`${order}/returns`, { reason, items })
    expect((await takeBack([{ item: '2', quantity: 1 }])).body.message).toContain('cancel the order')
    await shop.operator.post(`${order}/ship`, { withoutHuid: 'A test piece' }).expect(200)
    expect((await takeBack([{ item: '2', quantity: 3 }])).status).toBe(409)
    expect((await takeBack([{ item: '7', quantity: 1 }])).status).toBe(404)
    expect((await takeBack([{ item: '2', quantity: 1 }], '  ')).status).toBe(422)
    const { returnId } = (await takeBack([{ item: '2', quantity: 2 }]).expect(200)).body
    const refund = `/api/operator/returns/${returnId}/refund`
    for (const _ of [1, 2]) await shop.operator.post(refund, { restock: true }).expect(200)
    await shop.backend.runJob('payments-refunds')
    expect(await stock()).toBe(before - 3)
    const pieces = await waiting()
    expect(pieces.map(({ came }) => came)).toEqual(['returned', 'returned'])
    const { body } = await shop.operator.get(order).expect(200)
    expect(body).toMatchObject({ status: 'Shipped', refunded: 80_000 })
    const subjects = (await shop.shoppers.emailsTo(shopper.email)).map(({ subject }) => subject)
    expect(subjects).toContain(`Your return for part of order ${body.number}`)
    const whole = await shop.buy({ pieces: [{ productId: 'band' }] })
    await shop.operator
      .post(`/api/operator/orders/${whole.id}/ship`, { withoutHuid: 'A test piece' })
      .expect(200)
    const all = { reason: 'Nobody was there', items: [{ item: '1', quantity: 1 }] }
    await shop.operator.post(`/api/operator/orders/${whole.id}/returns`, all).expect(200)
    const told = (await shop.shoppers.emailsTo(whole.shopper.email)).map(({ subject }) => subject)
    expect(told).toContain(`Your return for order ${whole.number}`)
    expect(
      (await shopper.post(`${order}/returns`, { reason: 'x', items: [{ item: '1', quantity: 1 }] })).status,
    ).toBe(403)
    for (const { _id } of pieces) await decide(_id, 'scrap').expect(200)
    expect(await trailEvents(shop.backend.deps.db)).toContain('return.opened-by-house')
  })

  it('never paid for it was never made: it is on sale again', async () => {
    const before = await stock()
    const placed = await shop.order(shopper, { pieces: [{ productId: 'band', engraving: 'For A' }] })
    await shop.operator
      .post(`/api/operator/orders/${placed.body.orderId}/cancel`, { reason: 'A flaw' })
      .expect(200)
    expect([await stock(), await waiting()]).toEqual([before, []])
  })
})
