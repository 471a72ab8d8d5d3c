import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MOST_POINTS_GIVEN } from '#contract/points.ts'
import { rememberBackup } from '#backend/lib/running/last-backup.ts'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { putSalon } from '#tests/support/salons.ts'
import { startPurchase, type Purchase } from '#tests/support/purchase.ts'
import type { TestShopper } from '#tests/support/shoppers.ts'
import { trailEvents } from '#tests/support/trail.ts'

/** What the screens of the desk read and write, besides the individual actions. */

let shop: Purchase
let dataDir: string
let shopper: TestShopper
let order: { orderId: string; number: string }
const tokens: Record<string, string> = {}
const as = (role: string) => shop.shoppers.as(tokens[role] ?? '')
const listed = async (q: string, more = '') =>
  (await shop.operator.get(`/api/operator/order-list?q=${encodeURIComponent(q)}${more}`).expect(200)).body

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'desk-'))
  shop = await startPurchase({ webhooks: false, env: { DATA_DIR: dataDir } })
  await putPieces(shop.backend.deps, piece('studs', { name: 'Aurore 100%', amount: 90_000, stock: 50 }))
  for (const role of ['manager', 'workshop', 'counter']) {
    const { body } = await shop.operator.post('/api/operator/tokens', { name: `a-${role}`, role }).expect(201)
    tokens[role] = body.token
  }
  shopper = await shop.shoppers.open({ name: 'Devika Nair', verified: true })
  const { id, number } = await shop.buy({}, shopper)
  order = { orderId: id, number }
  await shop.operator
    .post(`/api/operator/orders/${order.orderId}/pieces`, {
      pieces: [{ item: '1', grossMg: 3912, huid: 'K7M2Q9' }],
    })
    .expect(200)
})
afterAll(async () => {
  await shop?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('the list of orders', () => {
  it('finds by number, name, e-mail, piece and HUID, and takes % and _ literally', async () => {
    for (const q of [
      order.number.toLowerCase(),
      'meera',
      'me',
      'au',
      shopper.email,
      'aurore',
      '100%',
      'k7m2q9',
    ])
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
    for (const q of ['%%', '_urore', 'K7M2Q0', 'qx'])
      expect({ q, total: (await listed(q)).total }).toEqual({ q, total: 0 })
  })

  it('says how many are in each group, and which pieces the workshop has not recorded', async () => {
    const { orders, counts } = await listed('', '&group=begin')
    expect(counts).toMatchObject({ open: 1, begin: 1, bench: 0, delivered: 0 })
    expect(orders).toMatchObject([{ number: order.number, name: 'Meera Raghavan', unrecorded: 0 }])
    expect((await listed('', '&group=bench')).orders).toEqual([])
    await shop.operator.get('/api/operator/order-list?group=nonsense').expect(400)
  })
})

describe('the file of an order', () => {
  it('has what was made and who did what; the workshop does not see the shopper’s phone number', async () => {
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

  it('says which pieces may bear a HUID, and which of them must', async () => {
    const asked = async (metal: string) => {
      await shop.rows(sql`update order_lines set metal = ${metal} where order_id = ${order.orderId}`)
      return (await as('workshop').get(`/api/operator/orders/${order.number}/file`).expect(200)).body.asked
    }
    expect(await asked('Silver')).toMatchObject([{ huid: true, mustHuid: false }])
    expect(await asked('Platinum')).toMatchObject([{ huid: false, mustHuid: false }])
    expect(await asked('Yellow gold')).toMatchObject([{ huid: true, mustHuid: true }])
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
  it('shows each role what waits for it', async () => {
    // What is said of the store depends on the disk of the machine that runs this test.
    const kinds = async (role: string) =>
      (await as(role).get('/api/operator/work').expect(200)).body.work
        .map(({ kind }: { kind: string }) => kind)
        .filter((kind: string) => kind !== 'store')
    await shopper.post('/api/messages', { text: 'Can it be made smaller?' }).expect(201)
    expect(await kinds('workshop')).toEqual(['begin'])
    expect(await kinds('counter')).toEqual(['messages'])
    expect(await kinds('manager')).toEqual(['begin', 'messages'])
  })

  it('a difference between the books and the provider is work for the office', async () => {
    const { db } = shop.backend.deps
    await sql`insert into money_differences (id, kind, subject, provider_says, books_say, amount_paise, found_at)
      values (${randomUUID()}, 'payment', 'pi_1', '₹100', '₹90', 1000, now())`.execute(db)
    const workOf = async (role: string) => (await as(role).get('/api/operator/work').expect(200)).body.work
    expect((await workOf('manager'))[0]).toMatchObject({ kind: 'stuck-money', count: 1 })
    expect(JSON.stringify(await workOf('counter'))).not.toContain('stuck-money')
    await sql`delete from money_differences`.execute(db)
  })

  it('takes a product off sale and back, with its words, without changing its stock', async () => {
    const path = '/api/operator/products/studs'
    const manager = as('manager')
    const before = (await manager.get(path).expect(200)).body
    await manager.patch(path, { active: false, subtitle: 'Small and round' }).expect(200)
    expect((await manager.get('/api/operator/products?show=retired')).body.total).toBe(1)
    expect((await manager.get('/api/operator/products?show=gone&q=studs')).body.total).toBe(0)
    expect((await manager.get('/api/operator/products?show=low&q=studs')).body.total).toBe(0)
    expect((await shopper.get('/api/products')).body.products).toEqual([])
    await manager.patch(path, { active: true }).expect(200)
    expect((await manager.get(path)).body).toEqual({ ...before, subtitle: 'Small and round' })
    await manager.patch('/api/operator/products/nothing', { active: true }).expect(404)
    const done = await trailEvents(shop.backend.deps.db)
    expect(done).toEqual(expect.arrayContaining(['product.retired', 'product.put-on-sale', 'order.noted']))
  })

  it('lists products by name as people look them up', async () => {
    const { db } = shop.backend.deps
    for (const name of ['Zinnia', 'Étoile', 'amande', 'Envol'])
      await sql`insert into products (id, slug, name, description, price_paise, active, made_in)
        values (${name}, ${name}, ${name}, '', 100, false, 'India')`.execute(db)
    const { body } = await as('manager').get('/api/operator/products?show=retired').expect(200)
    expect(body.products.map(({ name }: { name: string }) => name)).toEqual([
      'amande',
      'Envol',
      'Étoile',
      'Zinnia',
    ])
    await sql`delete from products where name in ('Zinnia', 'Étoile', 'amande', 'Envol')`.execute(db)
  })

  it('changes words of a product without changing its sales, or the making charge from before new rates', async () => {
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

  it('distinguishes combinations by the options of the house and the quality of the stone', async () => {
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
    expect((await shop.operator.get('/api/operator/trail?q=order.paid&who=nobody')).body.lines).toEqual([])
  })
})

describe('the books', () => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())

  it('list each document with its taxes, page by page', async () => {
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

  it('subtract a returned piece from its own category only, and a cancelled order in full', async () => {
    const { db } = shop.backend.deps
    await putPieces(shop.backend.deps, piece('clasp', { amount: 50_000, stock: 9 }))
    await sql`insert into categories (id, slug, name, position) values ('clasps', 'clasps', 'Clasps', 900)`.execute(
      db,
    )
    await sql`update products set category_ids = '{clasps}' where id = 'clasp'`.execute(db)
    const buyer = await shop.shoppers.open({ verified: true })
    const buy = async (...pieces: readonly { productId: string; quantity?: number }[]) =>
      `/api/operator/orders/${(await shop.buy({ pieces }, buyer)).id}`
    const sold = async () =>
      (await as('manager').get(`/api/operator/sales?from=${today}&to=${today}`).expect(200)).body.rows
    const before = await sold()
    const path = await buy({ productId: 'studs' }, { productId: 'clasp', quantity: 2 })
    const cancelled = await buy({ productId: 'clasp' })
    await shop.operator.post(`${cancelled}/cancel`, { reason: 'Not to be had' }).expect(200)
    await shop.operator.post(`${path}/ship`, { withoutHuid: 'A test piece' }).expect(200)
    const items = [{ item: '2', quantity: 1 }]
    const { body } = await shop.operator.post(`${path}/returns`, { reason: 'Refused', items }).expect(200)
    await shop.operator.post(`/api/operator/returns/${body.returnId}/refund`, {}).expect(200)
    const rest = await sold()
    expect(rest.find(({ category }: { category: string }) => category === 'Clasps')).toMatchObject({
      pieces: 1,
      amount: 50_000,
    })
    const studs = (rows: typeof rest) =>
      rows.find(({ category }: { category: string }) => category === 'Without a category')
    expect(studs(rest)).toMatchObject({
      pieces: studs(before).pieces + 1,
      amount: studs(before).amount + 90_000,
    })
  })
})

it("two people who edit one order are told about each other, and neither overwrites the other's change unseen", async () => {
  const path = `/api/operator/orders/${order.number}`
  const at = (role: string) => as(role).post(`${path}/presence`, {}).expect(200)
  expect((await at('manager')).body).toEqual({ others: [] })
  expect((await at('workshop')).body.others).toMatchObject([{ who: 'token:a-manager' }])
  expect((await at('manager')).body.others).toMatchObject([{ who: 'token:a-workshop' }])
  const { version: seen } = (await as('workshop').get(`${path}/file`).expect(200)).body
  const write = (role: string, huid: string, more = {}) =>
    as(role).post(`${path}/pieces`, { pieces: [{ item: '1', grossMg: 3912, huid }], ...more })
  await write('manager', 'K7M2Q8', { seen }).expect(200)
  // The manager knows what she did herself; the workshop has not seen it.
  await write('manager', 'K7M2Q9', { seen }).expect(200)
  const refused = await write('workshop', 'K7M2Q7', { seen }).expect(409)
  expect(refused.body.code).toBe('STALE')
  expect(refused.body.message).toBe(
    'token:a-manager has changed this order since you opened it. Look at what changed, then do this again.',
  )
  await as('counter').post(`${path}/notes`, { text: 'A note changes nothing of it' }).expect(200)
  const file = (await as('workshop').get(`${path}/file`).expect(200)).body
  expect(file.made).toMatchObject([{ huid: 'K7M2Q9' }])
  await write('workshop', 'K7M2Q9', { seen: file.version }).expect(200)
  await as('manager').post(`${path}/cancel`, { reason: 'Not wanted', seen }).expect(409)
})

it('templates of answers are kept by owner and manager, and read at the counter', async () => {
  const path = '/api/operator/message-templates'
  const one = `${path}/3b241101-e2bb-4255-8caf-4136c566a962`
  const body = { title: 'Resizing', text: 'Dear {name}, it can be made smaller.' }
  await as('counter').put(one, body).expect(403)
  await as('manager')
    .put(one, { ...body, text: ' ' })
    .expect(400)
  await as('manager').put(one, { title: 'Old', text: 'Old' }).expect(200)
  await as('manager').put(one, body).expect(200)
  expect((await as('counter').get(path).expect(200)).body.templates).toMatchObject([body])
  const { body: gone } = await as('manager').delete(one).expect(200)
  expect(gone).toEqual({ removed: true })
  expect((await as('counter').get(path)).body).toEqual({ templates: [] })
  expect(await trailEvents(shop.backend.deps.db)).toEqual(
    expect.arrayContaining(['message.template-written', 'message.template-removed']),
  )
})

it('e-mails of an order are listed and sent again, each once a click', async () => {
  const path = `/api/operator/orders/${order.number}/e-mails`
  await as('workshop').get(path).expect(403)
  const listed = async () => (await as('counter').get(path).expect(200)).body.emails
  const { db } = shop.backend.deps
  await sql`update outbox set sent_at = coalesce(sent_at, now()), created_at = now() - interval '1 hour'`.execute(
    db,
  )
  const [paid] = (await listed()).filter(({ kind }: { kind: string }) => kind === 'order-paid')
  expect(paid).toMatchObject({ to: shopper.email, state: 'sent', subject: `Your order ${order.number}` })
  const again = `${path}/${paid._id}/again`
  await as('counter').post(again).expect(200)
  await as('counter').post(again).expect(409)
  expect((await listed()).filter(({ kind }: { kind: string }) => kind === 'order-paid')).toHaveLength(2)
  // That of another order is none of this one.
  const other = await shop.shoppers.open({ verified: true })
  const placed = await shop.order(other)
  await as('counter').post(`/api/operator/orders/${placed.body.number}/e-mails/${paid._id}/again`).expect(404)
  expect((await trailEvents(db)).filter((event) => event === 'e-mail.sent-again')).toHaveLength(1)
})

it('points are given with a reason, once for each key, and the ledger says who gave them', async () => {
  const { body } = await as('counter').get('/api/operator/shoppers?q=devika').expect(200)
  const path = `/api/operator/shoppers/${body.shoppers[0]._id}`
  const gift = { key: '0b8f7a52-6f0e-4d55-9d0e-3f7f1f1f2a10', points: 250, reason: 'The clasp came late' }
  await as('counter').post(`${path}/points`, gift).expect(403)
  for (const wrong of [{ points: 2.5 }, { reason: ' ' }, { key: 'no key' }])
    await as('manager')
      .post(`${path}/points`, { ...gift, ...wrong })
      .expect(400)
  await as('manager')
    .post(`${path}/points`, { ...gift, points: 0 })
    .expect(422)
  const before = (await as('counter').get(path)).body.points.balance
  const answers = await Promise.all([1, 2, 3].map(() => as('manager').post(`${path}/points`, gift)))
  expect(answers.map(({ status, body: { balance } }) => [status, balance])).toEqual(
    Array.from({ length: 3 }, () => [200, before + 250]),
  )
  await as('manager')
    .post(`${path}/points`, { ...gift, points: 251 })
    .expect(409)
  // Another sum with the same key in the same moment: one of the two is refused, not passed over.
  const key = '0b8f7a52-6f0e-4d55-9d0e-3f7f1f1f2a11'
  const both = await Promise.all(
    [30, 40].map((sum) =>
      as('manager').post(`${path}/points`, { key, points: sum, reason: 'A late parcel' }),
    ),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { points } = (await as('counter').get(path).expect(200)).body
  expect(points).toMatchObject({
    balance: before + 250 + (both[0]?.status === 200 ? 30 : 40),
    entries: [
      { kind: 'given', reason: 'A late parcel' },
      { kind: 'given', points: 250, reason: 'The clasp came late', who: 'token:a-manager' },
      {},
    ],
  })
  // Its shopper sees a gift, and not what the house says of it.
  const mine = (await shopper.get('/api/points').expect(200)).body
  expect(mine.entries[1]).toMatchObject({ kind: 'given', points: 250 })
  expect(JSON.stringify(mine)).not.toContain('clasp')
  expect(await trailEvents(shop.backend.deps.db)).toContain('points.given')
})

it('points that were given by mistake are taken back, and no others', async () => {
  const { body } = await as('counter').get('/api/operator/shoppers?q=devika').expect(200)
  const path = `/api/operator/shoppers/${body.shoppers[0]._id}`
  const { balance } = (await as('counter').get(path)).body.points
  const give = (points: number) =>
    as('manager').post(`${path}/points`, { key: randomUUID(), points, reason: 'A slip of the hand' })
  await give(5000).expect(200)
  expect((await give(-5000).expect(200)).body.balance).toBe(balance)
  const { points } = (await as('counter').get(path).expect(200)).body
  expect(points.entries[0]).toMatchObject({ kind: 'reversed', points: -5000, reason: 'A slip of the hand' })
  const refused = await give(-MOST_POINTS_GIVEN).expect(422)
  expect(refused.body.message).toMatch(
    /^Of what the house has given, (?:none|at most \d+) can be taken back\.$/,
  )
  expect((await as('counter').get(path)).body.points.balance).toBe(balance)
  expect(await trailEvents(shop.backend.deps.db)).toContain('points.taken-back')
})

it('says how safe the store is, and warns if orders are in no backup', async () => {
  const { db } = shop.backend.deps
  const read = async () => (await as('manager').get('/api/operator/store-state').expect(200)).body
  expect(await read()).toMatchObject({
    store: { bytes: expect.any(Number) },
    disk: { total: expect.any(Number) },
  })
  await sql`update orders set created_at = now() - interval '3 days' where id = ${order.orderId}`.execute(db)
  const none = 'No backup of the orders was made yet.'
  expect((await read()).warnings).toContain(none)
  const { work } = (await as('manager').get('/api/operator/work').expect(200)).body
  expect(work).toContainEqual(expect.objectContaining({ kind: 'store', first: none }))
  const at = new Date().toISOString()
  rememberBackup(dataDir, { at, file: '/somewhere/last.backup', bytes: 9, rows: 3, checkedAt: at })
  const safe = await read()
  expect(safe.backup).toEqual({ at, file: 'last.backup', bytes: 9, rows: 3, checkedAt: at })
  expect(safe.warnings).not.toContain(none)
  await as('counter').get('/api/operator/store-state').expect(403)
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

describe('orders that are collected', () => {
  it('finds what shoppers collect until they have it, with the name of the salon', async () => {
    await putSalon(shop.backend.deps.db)
    const { body: known } = await shop.operator.get('/api/operator/stores').expect(200)
    const [store] = known.stores
    const { number, id } = await shop.buy({ body: { delivery: { kind: 'collect', storeId: store._id } } })
    const { orders, counts } = await listed('', '&group=collect')
    expect(orders).toMatchObject([{ number, delivery: 'collect', storeName: store.name }])
    expect(counts.collect).toBe(1)
    await shop.operator.post(`/api/operator/orders/${id}/cancel`, { reason: 'A test' }).expect(200)
    expect((await listed('', '&group=collect')).total).toBe(0)
  })
})
