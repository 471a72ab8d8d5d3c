import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { startPurchase, type Purchase } from '#tests/support/purchase.ts'
import type { TestShopper } from '#tests/support/shoppers.ts'
import { trailEvents } from '#tests/support/trail.ts'

/** What the screens of the desk read and write beside the single acts. */

let shop: Purchase
let shopper: TestShopper
let order: { orderId: string; number: string }
const tokens: Record<string, string> = {}
const as = (role: string) => shop.shoppers.as(tokens[role] ?? '')
const listed = async (q: string, more = '') =>
  (await shop.operator.get(`/api/operator/order-list?q=${encodeURIComponent(q)}${more}`).expect(200)).body

beforeAll(async () => {
  shop = await startPurchase({ webhooks: false })
  await putPieces(shop.backend.deps, piece('studs', { name: 'Aurore 100%', amount: 90_000, stock: 50 }))
  for (const role of ['manager', 'workshop', 'counter']) {
    const { body } = await shop.operator.post('/api/operator/tokens', { name: `a-${role}`, role }).expect(201)
    tokens[role] = body.token
  }
  shopper = await shop.shoppers.open({ name: 'Devika Nair', verified: true })
  const placed = await shop.order(shopper)
  shop.payments.provider.pay(placed.sessionId, 'ok', { name: 'Test', email: null })
  await shopper.post('/api/orders/mark-paid', { sessionId: placed.sessionId }).expect(200)
  order = { orderId: placed.body.orderId, number: placed.body.number }
  await shop.operator
    .post(`/api/operator/orders/${order.orderId}/pieces`, {
      pieces: [{ item: '1', grossMg: 3912, huid: 'K7M2Q9' }],
    })
    .expect(200)
})
afterAll(() => shop?.close())

describe('the list of orders', () => {
  it('finds by number, name, e-mail, piece and HUID, and takes signs of a pattern as they are', async () => {
    for (const q of [order.number.toLowerCase(), 'meera', shopper.email, 'aurore', '100%', 'k7m2q9'])
      expect({ q, total: (await listed(q)).total }).toEqual({ q, total: 1 })
    const bench = async (q: string) =>
      (
        await as('workshop')
          .get(`/api/operator/order-list?q=${encodeURIComponent(q)}`)
          .expect(200)
      ).body.total
    // It is shown neither e-mail nor telephone, so it does not learn them by searching.
    const phone = '98450 12345'
    await sql`update orders set address = address || ${`{"phone": "${phone}"}`}::jsonb where id = ${order.orderId}`.execute(
      shop.backend.deps.db,
    )
    expect((await listed(phone)).total).toBe(1)
    for (const [q, seen] of [
      ['meera', 1],
      [order.number, 1],
      ['k7m2q9', 1],
      [shopper.email, 0],
      [phone, 0],
    ] as const)
      expect({ q, total: await bench(q) }).toEqual({ q, total: seen })
    for (const q of ['%%', '_urore', 'K7M2Q0'])
      expect({ q, total: (await listed(q)).total }).toEqual({ q, total: 0 })
  })

  it('says how many stand in each group, and what the bench has not written down', async () => {
    const { orders, counts } = await listed('', '&group=begin')
    expect(counts).toMatchObject({ open: 1, begin: 1, bench: 0, delivered: 0 })
    expect(orders).toMatchObject([{ number: order.number, name: 'Meera Raghavan', unrecorded: 0 }])
    expect((await listed('', '&group=bench')).orders).toEqual([])
    await shop.operator.get('/api/operator/order-list?group=nonsense').expect(400)
  })
})

describe('the file of an order', () => {
  it('has what was made and who did what; the workshop is not told whom to call', async () => {
    const path = `/api/operator/orders/${order.number}/file`
    await as('counter')
      .post(`/api/operator/orders/${order.number}/notes`, { text: 'Rang: wants it by Friday' })
      .expect(200)
    const { body } = await as('counter').get(path).expect(200)
    expect(body).toMatchObject({
      email: shopper.email,
      orders: 1,
      made: [{ piece: 1, huid: 'K7M2Q9', grossMg: 3912 }],
    })
    expect(body.acts[0]).toMatchObject({
      event: 'note',
      who: 'token:a-counter',
      text: 'Rang: wants it by Friday',
    })
    expect(body.acts.map(({ event }: { event: string }) => event)).toContain('order.pieces-recorded')
    const bench = (await as('workshop').get(path).expect(200)).body
    expect([bench.email, bench.phone]).toEqual([undefined, undefined])
    await as('counter').post(`/api/operator/orders/${order.number}/notes`, { text: ' ' }).expect(400)
    // Shoppers read nothing of it.
    expect(JSON.stringify(await shop.see(shopper, order.orderId))).not.toContain('Friday')
  })

  it('opens its invoice as a PDF, of this order alone', async () => {
    const { invoices = [] } = await shop.see(shopper, order.orderId)
    const path = `/api/operator/orders/${order.number}/documents`
    const { body } = await as('counter').get(`${path}/${invoices[0]?.number}`).expect(200)
    expect(Buffer.from(body.content, 'base64').toString('latin1', 0, 5)).toBe('%PDF-')
    await as('counter').get(`${path}/nothing`).expect(404)
  })
})

describe('work, products, shoppers and the trail', () => {
  it('says to each role what waits for it', async () => {
    const kinds = async (role: string) =>
      (await as(role).get('/api/operator/work').expect(200)).body.work.map(
        ({ kind }: { kind: string }) => kind,
      )
    await shopper.post('/api/messages', { text: 'Can it be made smaller?' }).expect(201)
    expect(await kinds('workshop')).toEqual(['begin'])
    expect(await kinds('counter')).toEqual(['messages'])
    expect(await kinds('manager')).toEqual(['begin', 'messages'])
  })

  it('retires a product and puts it back, with its words, and leaves its stock alone', async () => {
    const path = '/api/operator/products/studs'
    const manager = as('manager')
    const before = (await manager.get(path).expect(200)).body
    await manager.patch(path, { active: false, subtitle: 'Small and round' }).expect(200)
    expect((await manager.get('/api/operator/products?show=retired')).body.total).toBe(1)
    expect((await shopper.get('/api/products')).body.products).toEqual([])
    await manager.patch(path, { active: true }).expect(200)
    expect((await manager.get(path)).body).toEqual({ ...before, subtitle: 'Small and round' })
    await manager.patch('/api/operator/products/nothing', { active: true }).expect(404)
    const done = await trailEvents(shop.backend.deps.db)
    expect(done).toEqual(expect.arrayContaining(['product.retired', 'product.put-on-sale', 'order.noted']))
  })

  it('changes words of a product without touching what it sold, and what making was before rates moved it', async () => {
    const { db } = shop.backend.deps
    await sql`update products set sales_count = 41 where id = 'studs'`.execute(db)
    await sql`insert into variant_price_parts (variant_id, position, kind, label, amount_paise, base_paise)
      select id, 0, 'making', 'Making', price_paise, 1234 from product_variants where product_id = 'studs'`.execute(
      db,
    )
    await as('manager').patch('/api/operator/products/studs', { subtitle: 'Round' }).expect(200)
    const { rows } = await sql`select p.sales_count, pp.base_paise from products p
      join product_variants v on v.product_id = p.id join variant_price_parts pp on pp.variant_id = v.id
      where p.id = 'studs'`.execute(db)
    expect(rows).toEqual([{ sales_count: 41, base_paise: 1234 }])
  })

  it('tells combinations apart by the options of the house and the quality of the stone', async () => {
    const { db } = shop.backend.deps
    await shop.operator
      .put('/api/operator/options', { options: [{ key: 'length', name: 'Length' }] })
      .expect(200)
    const set = (options: object, quality: string | null) =>
      sql`update product_variants set options = ${JSON.stringify(options)}::jsonb, stone_quality = ${quality}
        where product_id = 'studs'`.execute(db)
    await set({ length: '45 cm' }, 'VS')
    const { body } = await as('workshop').get('/api/operator/products/studs').expect(200)
    expect(body.variants[0]).toMatchObject({
      stoneQuality: 'VS',
      options: [{ key: 'length', name: 'Length', value: '45 cm' }],
    })
    await set({}, null)
  })

  it('shows a shopper without password or PAN, and finds lines of the trail by the number of an order', async () => {
    const { body } = await as('counter').get('/api/operator/shoppers?q=devika').expect(200)
    expect(body).toMatchObject({ total: 1, shoppers: [{ name: 'Devika Nair', orders: 1 }] })
    const one = (await as('counter').get(`/api/operator/shoppers/${body.shoppers[0]._id}`).expect(200)).body
    expect(one).toMatchObject({ confirmed: true, waiting: 1, points: { balance: expect.any(Number) } })
    expect(JSON.stringify(one)).not.toMatch(/password|pan/i)
    const { lines } = (await shop.operator.get(`/api/operator/trail?q=${order.number}`).expect(200)).body
    expect(lines.map(({ event }: { event: string }) => event)).toContain('order.paid')
  })
})

describe('the books', () => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())

  it('have each document with its taxes, in parts that follow one another', async () => {
    const days = `from=${today}&to=${today}`
    const { body } = await as('manager').get(`/api/operator/register?${days}`).expect(200)
    expect(body.documents).toMatchObject([
      { kind: 'invoice', orderNumber: order.number, buyer: 'Meera Raghavan', lines: [{ rate: 3 }] },
    ])
    const [document] = body.documents
    expect(document.taxable + document.cgst + document.sgst + document.igst).toBeCloseTo(document.total)
    const rest = await as('manager')
      .get(`/api/operator/register?${days}&after=${document.number}`)
      .expect(200)
    expect(rest.body).toEqual({ documents: [] })
    await as('counter').get(`/api/operator/register?${days}`).expect(403)
  })

  it('say what was sold on a day, by category', async () => {
    const { body } = await as('manager').get(`/api/operator/sales?from=${today}&to=${today}`).expect(200)
    expect(body.rows).toMatchObject([{ day: today, pieces: 1 }])
    expect((await as('manager').get('/api/operator/sales?from=2020-01-01&to=2020-01-02')).body.rows).toEqual(
      [],
    )
  })
})

it('an e-mail that was given up is listed, and tried again when somebody asks', async () => {
  const { db } = shop.backend.deps
  await sql`update outbox set sent_at = null, dead_at = now(), attempts = 10, last_error = 'mailbox full'
    where id = (select id from outbox order by created_at desc, id limit 1)`.execute(db)
  await as('counter').get('/api/operator/e-mails').expect(403)
  const { body } = await as('manager').get('/api/operator/e-mails').expect(200)
  expect(body).toMatchObject({ total: 1, emails: [{ tries: 10, error: 'mailbox full' }] })
  const again = `/api/operator/e-mails/${body.emails[0]._id}/again`
  await as('manager').post(again).expect(200)
  await as('manager').post(again).expect(200)
  expect((await as('manager').get('/api/operator/e-mails')).body).toEqual({ total: 0, emails: [] })
  expect((await trailEvents(db)).filter((event) => event === 'e-mail.sent-again')).toHaveLength(1)
})
