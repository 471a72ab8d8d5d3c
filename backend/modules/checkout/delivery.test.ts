import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES, startPurchaseOn } from '#tests/support/databases.ts'
import { piece, putPieces } from '#tests/support/pieces.ts'
import type { Bought, OrderBody, Purchase } from '#tests/support/purchase.ts'

/** All may be of the same moment. */
const documentsOf = ({ invoices = [] }: OrderBody) =>
  invoices.map(({ kind, amount }) => `${kind} ${amount}`).sort()

describe.each(DATABASES)('delivery that has a price, on %s', (database) => {
  let shop: Purchase
  let now = Date.now()

  beforeAll(async () => {
    const clock = { now: () => ++now }
    shop = await startPurchaseOn(database, { webhooks: false, clock })
    await putPieces(
      shop.backend.deps,
      piece('studs', { amount: 10_300, stock: 50 }),
      piece('ring', { amount: 60_000, stock: 50 }),
    )
    const facts = { deliveryPrice: 500, freeDeliveryFrom: 50_000 }
    await shop.operator.patch('/api/operator/shop', { facts }).expect(200)
  })
  afterAll(() => shop?.close())

  const bought = (quantity = 1): Promise<Bought> => shop.buy({ pieces: [{ productId: 'studs', quantity }] })

  it('is quoted below its threshold, free above it and at a store', async () => {
    const shopper = await shop.shoppers.open({ verified: true })
    await shopper.post('/api/bag/lines', { productId: 'studs' }).expect(200)
    const quote = async (body = {}) => (await shopper.post('/api/checkout/quote', body).expect(200)).body
    expect(await quote()).toMatchObject({ goods: 10_300, shipping: 500, total: 10_800 })
    expect(await quote({ delivery: 'collect' })).toMatchObject({ shipping: 0, total: 10_300 })
    // It is taxed like the goods it comes with.
    expect((await quote()).tax).toEqual([{ rate: 3, taxable: 10_485.44, amount: 314.56 }])
    await shopper.post('/api/bag/lines', { productId: 'ring' }).expect(200)
    expect(await quote()).toMatchObject({ goods: 70_300, shipping: 0, total: 70_300 })
  })

  it('is charged, is on the invoice, and is refunded in full with a cancelled order', async () => {
    const { id, shopper, see } = await bought()
    const order = await see()
    expect(order).toMatchObject({ amount: 10_800, goods: 10_300, shipping: 500 })
    const other = await shop.shoppers.open({ verified: true })
    await other.post('/api/bag/lines', { productId: 'studs' }).expect(200)
    const quote = (await other.post('/api/checkout/quote', {}).expect(200)).body
    expect([order.amount, order.tax]).toEqual([quote.total, quote.tax])
    const invoice = order.invoices?.[0]?.number ?? ''
    const { body } = await shopper.get(`/api/orders/${id}/invoices/${invoice}?format=html`).expect(200)
    const html = Buffer.from(body.content, 'base64').toString()
    expect(html).toContain('Insured delivery')
    expect(html).toContain('₹10,800')
    await shop.operator.post(`/api/operator/orders/${id}/cancel`, { reason: 'A test' }).expect(200)
    await shop.backend.runJob('payments-refunds')
    const ended = await see()
    expect(ended).toMatchObject({ refunded: 10_800 })
    expect(documentsOf(ended)).toEqual(['credit-note 10800', 'invoice 10800'])
  })

  it('is on the credit note of a refund that was decided by the previous release', async () => {
    const { id, see } = await bought()
    // That release moved points and wrote the note once the money had been sent; documents are never removed.
    await shop.rows(sql`update orders set status = 'cancelled', ended_because = 'house' where id = ${id}`)
    await shop.rows(sql`insert into refunds
        (id, order_id, payment_id, cause, amount_paise, status, decided, due_at, created_at)
      select gen_random_uuid(), order_id, id, 'cancelled', received_paise, 'wanted', false, created_at, created_at
      from payments where order_id = ${id} and status = 'paid'`)
    await shop.backend.runJob('payments-refunds')
    expect(documentsOf(await see())).toEqual(['credit-note 10800', 'invoice 10800'])
  })

  it('is refunded with the last returned piece, and not before', async () => {
    const { id, shopper, see } = await bought(2)
    expect(await see()).toMatchObject({ amount: 21_100, shipping: 500 })
    const operate = (step: string, body = {}) =>
      shop.operator.post(`/api/operator/orders/${id}/${step}`, body).expect(200)
    await operate('process')
    await operate('ship', { carrier: 'Sequel', trackingNumber: 'T1', withoutHuid: 'A test of delivery' })
    await operate('deliver')
    const [item] = (await see()).items
    const amounts: (number | undefined)[] = []
    const listed = async (returnId: string | undefined) =>
      (await shop.operator.get('/api/operator/returns').expect(200)).body.returns.find(
        ({ _id }: { _id: string }) => _id === returnId,
      )?.amount
    const giveBack = async () => {
      const reason = { reason: 'Too small', items: [{ itemId: item?._id, quantity: 1 }] }
      await shopper.post(`/api/orders/${id}/returns`, reason).expect(200)
      const requested = (await see()).returns?.findLast(({ status }) => status === 'requested')
      const asked = requested?._id
      amounts.push(requested?.amount)
      expect(await listed(asked)).toBe(requested?.amount)
      await shop.operator.post(`/api/operator/returns/${asked}/answer`, { answer: 'approve' }).expect(200)
      await shop.operator.post(`/api/operator/returns/${asked}/refund`, { restock: true }).expect(200)
      await shop.backend.runJob('payments-refunds')
      return see()
    }
    expect(await giveBack()).toMatchObject({ refunded: 10_300 })
    const all = await giveBack()
    expect(all).toMatchObject({ refunded: 21_100, status: 'Refunded' })
    expect(documentsOf(all)).toEqual(['credit-note 10300', 'credit-note 10800', 'invoice 21100'])
    // What the shopper and the house read of a return is what goes back with it, before and after.
    expect(amounts).toEqual([10_300, 10_800])
    expect(all.returns?.map(({ amount }) => amount)).toEqual([10_300, 10_800])
    for (const { _id, amount } of all.returns ?? []) expect(await listed(_id)).toBe(amount)
  })
})
