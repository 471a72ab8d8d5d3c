import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tcsOn, tcsRate } from '#backend/lib/trade/tcs.ts'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { eventually, startPurchase, type Purchase } from '#tests/support/purchase.ts'

describe('tax collected at source', () => {
  it('is on wrist watches and coins, since its day', () => {
    for (const hsn of ['9101', '9101 11 00', '9102', '910211', '7118', '71189000'])
      expect(tcsRate(hsn, '2026-11-22')).toBe(100)
    for (const hsn of ['7113', '7114', '7117', '710239', '910191', '9102 99 00'])
      expect(tcsRate(hsn, '2026-11-22')).toBe(0)
    expect(tcsRate('9101', '2025-04-21')).toBe(0)
  })

  it('is one per cent of the whole price, where each piece is above ten lakh', () => {
    expect(tcsOn(10_00_000_00, 1, 100)).toBe(0)
    expect(tcsOn(10_00_000_01, 1, 100)).toBe(10_000_00)
    expect(tcsOn(18_00_000_00, 2, 100)).toBe(0)
    expect(tcsOn(24_00_000_00, 2, 100)).toBe(24_000_00)
    expect(tcsOn(24_00_000_00, 2, 0)).toBe(0)
  })
})

describe('an order with a dear watch and a coin', () => {
  let shop: Purchase
  beforeAll(async () => {
    shop = await startPurchase()
    await putPieces(
      shop.backend.deps,
      piece('watch', { hsn: '9101', amount: 12_34_567 }),
      piece('coin', { hsn: '7118', amount: 11_00_000 }),
      piece('ring', { amount: 20_00_000 }),
      piece('limit', { hsn: '9102', amount: 10_00_000 }),
    )
  })
  afterAll(() => shop.close())

  const invoiceOf = async (orderId: string, number: string, shopper: Awaited<ReturnType<Purchase['shoppers']['open']>>) =>
    Buffer.from((await shopper.get(`/api/orders/${orderId}/invoices/${number}`).expect(200)).body.content, 'base64').toString() // prettier-ignore

  it('has its own line in quote, payment, order and invoice; a cancelled one gives all of it back', async () => {
    const shopper = await shop.shoppers.open({})
    for (const productId of ['watch', 'coin', 'ring', 'limit'])
      await shopper.post('/api/bag/lines', { productId }).expect(200)
    const quote = (await shopper.post('/api/checkout/quote', {}).expect(200)).body
    const goods = 12_34_567 + 11_00_000 + 20_00_000 + 10_00_000
    const tcs = 12_345.67 + 11_000
    expect(quote).toMatchObject({ goods, tcs, total: goods + tcs })

    const placed = await shop.order(shopper, { pieces: [] })
    expect(placed.status).toBe(200)
    const session = shop.payments.store.sessions.get(placed.sessionId)
    expect(session?.items.at(-1)).toMatchObject({ description: 'TCS (income tax)', amount_total: tcs * 100 })
    expect(session?.session.amount_total).toBe((goods + tcs) * 100)
    shop.payments.provider.pay(placed.sessionId, 'ok', { name: 'Test', email: null })
    await eventually(async () => (await shop.see(shopper, placed.body.orderId)).status === 'paid')

    const order = await shop.see(shopper, placed.body.orderId)
    expect(order).toMatchObject({ amount: goods + tcs, tcs, goods })
    const invoice = order.invoices?.[0]
    expect(invoice?.amount).toBe(goods + tcs)
    const html = await invoiceOf(order._id, invoice?.number ?? '', shopper)
    expect(html).toContain('TCS (income tax)</th><td class="n">₹23,345.67')
    expect(html).toContain('Total</th><td class="n">₹53,57,912.67')

    await shop.operator.post(`/api/operator/orders/${order._id}/cancel`, { reason: 'asked for' }).expect(200)
    await shop.backend.runJob('payments-refunds')
    await eventually(async () => (await shop.see(shopper, order._id)).status === 'Refunded')
    const after = await shop.see(shopper, order._id)
    expect(after.refunded).toBe(goods + tcs)
    const note = after.invoices?.find(({ kind }) => kind === 'credit-note')
    expect(note?.amount).toBe(goods + tcs)
    expect(await invoiceOf(order._id, note?.number ?? '', shopper)).toContain('TCS (income tax)</th>')
  })

  it('one of two watches that comes back brings its half', async () => {
    const shopper = await shop.shoppers.open({})
    const placed = await shop.order(shopper, { pieces: [{ productId: 'watch', quantity: 2 }] })
    shop.payments.provider.pay(placed.sessionId, 'ok', { name: 'Test', email: null })
    await eventually(async () => (await shop.see(shopper, placed.body.orderId)).status === 'paid')
    const order = await shop.see(shopper, placed.body.orderId)
    for (const step of ['process', 'ship', 'deliver'])
      await shop.operator.post(`/api/operator/orders/${order._id}/${step}`, {}).expect(200)
    await shopper
      .post(`/api/orders/${order._id}/returns`, {
        items: [{ itemId: order.items[0]?._id, quantity: 1 }],
        reason: 'Too small',
      })
      .expect(200)
    const [row] = await shop.rows(sql<{ paise: number }>`select l.amount_paise as paise from return_lines l
      join returns r on r.id = l.return_id where r.order_id = ${order._id}`)
    expect(row?.paise).toBe(1_234_567_00 + 12_345_67)
  }) // prettier-ignore
})
