import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { houseDay } from '#backend/lib/words/days.ts'
import { totpCode } from '#backend/lib/security/totp.ts'
import { piece, putPieces } from './support/pieces.ts'
import { OPERATOR_TOKEN, startPurchase, type Purchase, type Wish } from './support/purchase.ts'
import type { TestShopper } from './support/shoppers.ts'

/** Row 'No trace of what happened': every event of the trail, by name; the trail only grows. */

interface Line {
  origin: string | null
  event: string
  actor: string
  account_id: string | null
  subject: string | null
  details: unknown
  request_id: string | null
  who: string | null
}

let now = Date.now()
let shop: Purchase
let trail: Line[]
/** The account of the shopper who causes most events. */
let mainAccount: string

const NEW_PASSWORD = 'granite-lantern-42'
const accountOf = async (shopper: TestShopper) => (await shopper.get('/api/account').expect(200)).body._id

const markPaid = (sessionId: string) => shop.shoppers.post('/api/orders/mark-paid', { sessionId })
const step = (id: string, name: string, body = {}) =>
  shop.operator.post(`/api/operator/orders/${id}/${name}`, body).expect(200)

const buy = async (shopper: TestShopper, wish: Wish = {}) => {
  const placed = await shop.order(shopper, wish)
  expect(placed.status).toBe(200)
  return placed
}
const pay = async (sessionId: string) => {
  shop.payments.provider.pay(sessionId, 'ok', { name: 'Test', email: null })
  await markPaid(sessionId).expect(200)
}

const sessions = async () => {
  const asha = await shop.shoppers.open({})
  await shop.shoppers.post('/api/accounts', { name: 'A', email: asha.email, password: asha.password })
  await shop.shoppers.post('/api/session', { email: asha.email, password: 'wrong-horse-9' }).expect(401)
  const second = await asha.signIn()
  await second.delete('/api/session').expect(200)
  await asha.signIn()
  await asha.post('/api/session/confirmation', { password: 'wrong-horse-9' }).expect(422)
  await asha.post('/api/session/confirmation', { password: asha.password }).expect(200)
  await asha.delete('/api/sessions/others').expect(200)
  const token = await shop.shoppers.tokenFor(asha.email, 'Welcome to your account')
  await shop.shoppers
    .post('/api/account/verification/confirm', { token, password: asha.password })
    .expect(200)
}

const guesses = async () => {
  const asha = await shop.shoppers.open({ verified: true })
  const wrong = { email: asha.email, password: 'wrong-horse-9' }
  for (let n = 0; n < 10; n += 1) {
    await shop.shoppers.post('/api/session', wrong).expect(401)
    now += 15 * 60_000
  }
  await shop.shoppers.post('/api/sign-in-links', { email: asha.email }).expect(202)
}

const wayBack = async () => {
  const rani = await shop.shoppers.open({ verified: true })
  const email = shop.shoppers.freshEmail()
  await rani.post('/api/account/email', { email, password: rani.password }).expect(202)
  const token = await shop.shoppers.tokenFor(email, 'Please confirm your new e-mail')
  await rani.post('/api/account/verification/confirm', { token }).expect(200)
  const back = await shop.shoppers.tokenFor(rani.email, 'Your e-mail was changed')
  await shop.shoppers.post('/api/account/email/undo', { token: back, password: NEW_PASSWORD }).expect(200)
}

const credentials = async () => {
  const meera = await shop.shoppers.open({})
  const changed = await meera.post('/api/account/password', {
    current: meera.password,
    password: NEW_PASSWORD,
  })
  const again = shop.shoppers.as(changed.body.token)
  const email = shop.shoppers.freshEmail()
  await again.post('/api/account/email', { email, password: NEW_PASSWORD }).expect(202)
  const token = await shop.shoppers.tokenFor(email, 'Please confirm your new e-mail')
  await again.post('/api/account/verification/confirm', { token }).expect(200)
  await shop.shoppers.post('/api/password-resets', { email }).expect(202)
  const reset = await shop.shoppers.tokenFor(email, 'Reset your password')
  const password = 'lantern-granite-43'
  await shop.shoppers.post('/api/password-resets/confirm', { token: reset, password }).expect(200)
  const { body } = await shop.shoppers.post('/api/session', { email, password }).expect(200)
  await shop.shoppers.as(body.token).post('/api/account/export', { password }).expect(200)
  await shop.shoppers.as(body.token).post('/api/account/deletion', { password }).expect(200)
}

/** A refund that comes back, is sent again, comes back and is paid by hand; a dispute; a sum that a person explains. */
const stuckMoney = async (rani: TestShopper) => {
  const { provider, store } = shop.payments
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(now)
  const compare = () => shop.operator.post('/api/operator/money/reconcile', { day }).expect(200)
  const stuck = async (kind: string): Promise<string> => {
    const { body } = await shop.operator.get('/api/operator/money/stuck').expect(200)
    return body.items.find((item: { kind: string }) => item.kind === kind)._id
  }
  const reason = 'Paid by cheque, number 4711'
  const bought = await buy(rani)
  await pay(bought.sessionId)
  const intent = String(provider.find(bought.sessionId).session.payment_intent)
  await step(bought.body.orderId, 'cancel', { reason: 'A flaw in the stone' })
  for (const next of ['retry', 'settle']) {
    await shop.backend.runJob('payments-refunds')
    const sent = provider.money.refundsOf(intent).find(({ status }) => status === 'succeeded')
    provider.money.endRefund(sent?.id ?? '', 'failed')
    await compare()
    const path = `/api/operator/money/refunds/${await stuck('refund-failed')}/${next}`
    await shop.operator.post(path, next === 'settle' ? { reason } : undefined).expect(200)
  }
  const kept = await buy(rani)
  await pay(kept.sessionId)
  const other = String(provider.find(kept.sessionId).session.payment_intent)
  const dispute = provider.money.dispute(other)
  await compare()
  provider.money.closeDispute(dispute.id, 'won')
  const stored = store.intents.get(other)
  if (!stored) throw new Error('no payment')
  store.put(['intents', other, { ...stored, amount_received: 1 }])
  await compare()
  const path = `/api/operator/money/differences/${await stuck('difference')}/settle`
  await shop.operator.post(path, { reason }).expect(200)
}

const orders = async () => {
  const rani = await shop.shoppers.open({ verified: true })
  mainAccount = await accountOf(rani)
  const sent = await buy(rani)
  await pay(sent.sessionId)
  await step(sent.body.orderId, 'process')
  const withoutHuid = 'The hallmarking centre sends it on'
  await step(sent.body.orderId, 'ship', { carrier: 'Bluedart', trackingNumber: 'BD 1', withoutHuid })
  await step(sent.body.orderId, 'pieces', { pieces: [{ item: '1', huid: 'AB0001', grossMg: 3_611 }] })
  await step(sent.body.orderId, 'deliver')
  const itemId = (await shop.see(rani, sent.body.orderId)).items[0]?._id
  const ask = async (answer: string) => {
    const asked = await rani.post(`/api/orders/${sent.body.orderId}/returns`, {
      items: [{ itemId, quantity: 1 }],
      reason: 'It does not fit me.',
    })
    const { _id } = asked.body.returns.find(({ status }: { status: string }) => status === 'requested')
    const words = 'We looked at it.'
    await shop.operator.post(`/api/operator/returns/${_id}/answer`, { answer, words }).expect(200)
    return _id as string
  }
  await ask('decline')
  const back = await ask('approve')
  await shop.operator.post(`/api/operator/returns/${back}/refund`, { restock: true }).expect(200)
  await shop.backend.runJob('payments-refunds')

  await stuckMoney(rani)

  const unpaid = await buy(rani)
  await step(unpaid.body.orderId, 'cancel', { reason: 'A flaw in the stone' })

  for (const decision of ['restock', 'scrap']) {
    const made = await buy(rani, { pieces: [{ productId: 'studs', engraving: 'R' }] })
    await pay(made.sessionId)
    await step(made.body.orderId, 'cancel', { reason: 'Another name' })
    const waiting = await shop.operator.get('/api/operator/workshop?state=waiting').expect(200)
    const at = `/api/operator/workshop/${waiting.body.pieces[0]._id}`
    await shop.operator.post(at, { decision, reason: 'The name is out' }).expect(200)
  }

  const odd = await buy(rani)
  shop.payments.provider.pay(odd.sessionId, 'ok', { name: 'Test', email: null })
  const stored = shop.payments.provider.find(odd.sessionId)
  const session = { ...stored.session, amount_total: 100 }
  shop.payments.store.put(['sessions', odd.sessionId, { ...stored, session }])
  await markPaid(odd.sessionId).expect(202)

  // Its money arrives after somebody else has bought the last piece.
  const late = await buy(rani, { pieces: [{ productId: 'last' }] })
  shop.payments.provider.payLater(late.sessionId, 'success', { name: '', email: null })
  now += 32 * 60_000
  await shop.backend.runJob('payments-reconcile')
  const other = await buy(await shop.shoppers.open({}), { pieces: [{ productId: 'last' }] })
  await pay(other.sessionId)
  shop.payments.provider.settle(late.sessionId, 'success')
  now += 6 * 60_000
  await shop.backend.runJob('payments-reconcile')
}

const house = async () => {
  const { operator } = shop
  await operator.put('/api/operator/variants/studs-v/stock', { stock: 41 }).expect(200)
  await operator.put('/api/operator/variants/studs-v/price', { amount: 97_000 }).expect(200)
  await operator.put('/api/operator/variants/studs-v/sale', { active: true }).expect(200)
  await operator
    .put('/api/operator/variants/studs-v/weights', { weightMg: 2_100, metalWeightMg: 2_000 })
    .expect(200)
  const rates = [{ metal: 'Yellow gold', purity: '18 kt', perGram: 9_500 }]
  await operator.post('/api/operator/rates', { rates }).expect(200)
  const { importId } = (await operator.post('/api/operator/catalogue/imports').expect(200)).body
  const path = `/api/operator/catalogue/imports/${importId}`
  const lines = [{ line: 1, product: piece('new', { amount: 41_000 }) }]
  await operator.put(`${path}/lines`, { lines }).expect(200)
  await operator.post(`${path}/finish`, {}).expect(200)

  const asha = await shop.shoppers.open({})
  await asha.post('/api/messages', { text: 'Do you mend clasps?' }).expect(201)
  const thread = `/api/operator/messages/${await accountOf(asha)}`
  await operator.post(thread, { text: 'We do.' }).expect(201)
  const offer = {
    key: crypto.randomUUID(),
    text: 'So.',
    title: 'A clasp',
    amount: 9000,
    weeks: 2,
    validUntil: houseDay(now),
  }
  const offered = await operator.post(`${thread}/estimates`, offer).expect(201)
  await asha.post(`/api/messages/${offered.body._id}/acceptance`).expect(200)
  await operator.delete(`${thread}/estimates/${offered.body._id}`).expect(200)
  const asHouse = shop.operator
  const page = { path: '/a-page', title: 'A page', group: 'story', position: 1, blocks: [] }
  await operator.put('/api/operator/content/a-page', page).expect(200)
  await asHouse.delete('/api/operator/content/a-page').expect(200)
  await asHouse.patch('/api/operator/shop', { facts: { phone: '+91 22 5550 0199' } }).expect(200)
  const frame = { menu: [], footer: { columns: [] }, collections: [], priceSteps: [] }
  await operator.put('/api/operator/navigation', frame).expect(200)
  // Options that pieces have are kept.
  const { body: known } = await operator.get('/api/operator/options').expect(200)
  const finish = { key: 'finish', name: 'Finish', values: [{ value: 'Matt' }] }
  await operator.put('/api/operator/options', { options: [...known.options, finish] }).expect(200)
  await operator.put('/api/operator/texts', { texts: [] }).expect(200)
  await operator.put('/api/operator/translations', { translations: [] }).expect(200)
  await asHouse.patch('/api/operator/resale', {
    exchange: { metal: 100, stones: 90 },
    buyBack: { metal: 96, stones: 80 },
  })
  const asked = await shop.shoppers.post('/api/enquiries/contact', {
    name: 'Meera',
    email: 'meera@example.com',
    topic: 'other',
    message: 'I have a question about the care of pearls.',
  })
  expect(asked.status).toBe(201)
  await asHouse.patch(`/api/operator/enquiries/${asked.body.reference}`, { state: 'closed' }).expect(200)
  await asHouse.patch('/api/operator/stores/dubai', { holidays: [{ date: '2030-01-02', name: 'Rest' }] })

  const calendar = await asHouse.get('/api/appointments/slots?storeId=mumbai&days=31').expect(200)
  const free: string[] = calendar.body.days.flatMap(
    ({ slots }: { slots: { startsAt: string; free: boolean }[] }) =>
      slots.filter((slot) => slot.free).map(({ startsAt }) => startsAt),
  )
  const visitor = { name: 'Asha', email: 'visitor@example.com', phone: '+91 98450 12345' }
  const booking = { ...visitor, storeId: 'mumbai', kind: 'store', purpose: 'see-pieces', startsAt: free[0] }
  const booked = await shop.shoppers.post('/api/appointments', booking)
  expect([booked.status, booked.body]).toMatchObject([201, {}])
  const of = `/api/operator/appointments/${booked.body.reference}`
  await operator.post(`${of}/confirm`, { words: 'We look forward to it.' }).expect(200)
  await operator.post(`${of}/move`, { startsAt: free.at(-1) }).expect(200)
  await operator.post(`${of}/cancel`, {}).expect(200)
  await operator.post('/api/operator/tokens', { name: 'till', role: 'counter' }).expect(201)
  await asHouse.delete('/api/operator/tokens/till').expect(200)
  await shop.shoppers.as('no-such-token').get('/api/operator/orders').expect(403)
}

/** A member of the staff: invited, joined, signed in, removed. */
const people = async () => {
  const { operator, shoppers } = shop
  const email = 'priya@house.example'
  const { link } = (await operator.post('/api/operator/staff', { email, role: 'counter' }).expect(201)).body
  const { pathname, search, searchParams } = new URL(link)
  const desk = supertest(shop.backend.url)
  const opened = await desk.get(pathname + search).expect(200)
  const secret = /<code>([A-Z2-7 ]+)</.exec(opened.text)?.[1]?.replaceAll(' ', '') ?? ''
  const code = () => totpCode(secret, Math.floor((now += 30_000) / 30_000))
  await desk
    .post('/desk/invite')
    .type('form')
    .set({
      origin: shop.backend.deps.config.deskUrl,
      cookie: String(opened.headers['set-cookie']).split(';')[0] ?? '',
    })
    .send({
      form: /name="form" value="([^"]+)"/.exec(opened.text)?.[1],
      key: searchParams.get('key'),
      password: NEW_PASSWORD,
      code: code(),
    })
    .expect(200)
  await shoppers.post('/desk/session', { email, password: NEW_PASSWORD, code: '000000' }).expect(401)
  await shoppers.post('/desk/session', { email, password: NEW_PASSWORD, code: code() }).expect(200)
  await shoppers.as(OPERATOR_TOKEN).delete(`/api/operator/staff/${email}`).expect(200)
}

/** The PAN of an order is read and kept beyond its years, and its key is replaced by the same key. */
const pans = async () => {
  const asha = await shop.shoppers.open({})
  const { body } = await buy(asha, {
    body: { pan: 'ABCPE1234F' },
    pieces: [{ productId: 'studs', quantity: 3 }],
  })
  await shop.operator.post(`/api/operator/orders/${body.orderId}/pan`, { whole: true }).expect(200)
  await sql`update orders set created_at = ${new Date(now - 9 * 366 * 86_400_000)} where id = ${body.orderId}`.execute(
    shop.backend.deps.db,
  )
  await shop.backend.runJob('orders-pan')
  await shop.operator.post('/api/operator/data-key', {}).expect(200)
}

beforeAll(async () => {
  shop = await startPurchase({ clock: { now: () => now }, webhooks: false, seed: 'catalogue' })
  await putPieces(
    shop.backend.deps,
    piece('studs', { amount: 96_300, stock: 50 }),
    piece('last', { amount: 30_000, stock: 1 }),
  )
  await sessions()
  await guesses()
  await wayBack()
  await credentials()
  await orders()
  await house()
  await people()
  await pans()
  await shop.backend.runJob('payments-refunds')
  trail = await shop.rows(sql<Line>`select * from audit order by id`)
}, 180_000)
afterAll(() => shop?.close())

/** Everything that writes a line, and who did it. */
const EVENTS = {
  'account.opened': 'visitor',
  'account.opened-again': 'visitor',
  'account.email-confirmed': 'visitor',
  'account.email-asked': 'shopper',
  'account.email-changed': 'shopper',
  'account.email-restored': 'visitor',
  'account.reset-asked': 'visitor',
  'account.password-reset': 'visitor',
  'account.password-changed': 'shopper',
  'account.exported': 'shopper',
  'account.erased': 'shopper',
  'session.started': 'shopper',
  'session.refused': 'visitor',
  'session.confirmed': 'shopper',
  'session.reauth-refused': 'shopper',
  'session.guessing': 'visitor',
  'session.link-asked': 'visitor',
  'session.ended': 'shopper',
  'session.others-ended': 'shopper',
  'order.placed': 'shopper',
  'order.paid': 'system',
  'order.processing': 'operator',
  'order.shipped': 'operator',
  'order.shipped-without-huid': 'operator',
  'order.pieces-recorded': 'operator',
  'order.delivered': 'operator',
  'order.cancelled': 'system',
  'order.cancelled-by-house': 'operator',
  'workshop.received': 'operator',
  'workshop.restocked': 'operator',
  'workshop.scrapped': 'operator',
  'order.refunded': 'system',
  'order.refund-failed': 'system',
  'order.refund-retried': 'operator',
  'order.refund-settled': 'operator',
  'pan.shown': 'operator',
  'pan.erased': 'system',
  'key.rotated': 'operator',
  'payment.disputed': 'system',
  'payment.dispute-won': 'system',
  'money.difference-settled': 'operator',
  'order.review': 'system',
  'order.paid-too-late': 'system',
  'return.requested': 'shopper',
  'return.approved': 'operator',
  'return.declined': 'operator',
  'return.refund-wanted': 'operator',
  'stock.set': 'operator',
  'weights.set': 'operator',
  'variant.sale-set': 'operator',
  'price.set': 'operator',
  'rates.set': 'operator',
  'catalogue.imported': 'operator',
  'shop.facts-set': 'operator',
  'shop.navigation-set': 'operator',
  'shop.options-set': 'operator',
  'shop.texts-set': 'operator',
  'shop.translations-set': 'operator',
  'resale.set': 'operator',
  'content.written': 'operator',
  'content.removed': 'operator',
  'store.changed': 'operator',
  'estimate.sent': 'operator',
  'estimate.accepted': 'shopper',
  'estimate.withdrawn': 'operator',
  'message.sent': 'shopper',
  'message.answered': 'operator',
  'enquiry.closed': 'operator',
  'appointment.confirmed': 'operator',
  'appointment.moved': 'operator',
  'appointment.cancelled': 'operator',
  'operator.refused': 'visitor',
  'staff.invited': 'operator',
  'staff.joined': 'operator',
  'staff.signed-in': 'operator',
  'staff.sign-in-refused': 'visitor',
  'staff.removed': 'operator',
  'token.added': 'operator',
  'token.revoked': 'operator',
} as const

/** Events that the tests next to their modules cause and look for in the trail. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  'backend/modules/staff/staff-changes.test.ts': ['staff.named', 'staff.role-changed'],
  'backend/modules/merchandising/new-products.test.ts': ['product.begun', 'product.copied', 'product.combination-added', 'product.published', 'product.draft-removed'],
  'backend/modules/staff/staff.test.ts': [
    'approval.confirmed', 'staff.sessions-ended', 'session.ended-by-house',
  ],
  'backend/modules/account/keys/codes.test.ts': [
    'codes.on', 'codes.off', 'codes.recovery', 'codes.recovery-renewed', 'codes.end-asked', 'codes.ending',
    'codes.ended', 'codes.kept', 'session.code-refused',
  ],
  'backend/modules/account/keys/passkeys.test.ts': ['passkey.added', 'passkey.removed', 'passkey.refused'],
  'backend/modules/payments/transfers.test.ts': ['money.transfer-received', 'order.cancelled-by-shopper'],
  'backend/modules/payments/transfer-corrections.test.ts': ['money.transfer-reversed'],
  'backend/modules/payments/stuck.test.ts': ['order.refund-dismissed'],
  'backend/modules/pictures/pictures.test.ts': ['picture.uploaded', 'picture.removed'],
  'backend/modules/drafts/drafts.test.ts': ['draft.kept', 'draft.dropped'],
  'backend/modules/desk/desk.test.ts': ['product.retired', 'product.put-on-sale', 'order.noted', 'e-mail.sent-again', 'points.given', 'points.taken-back', 'message.template-written', 'message.template-removed'],
  'backend/modules/appointments/appointments.test.ts': [
    'appointment.hour-blocked', 'appointment.hour-opened', 'appointment.no-show', 'appointment.came', 'appointment.booked',
  ],
  'backend/modules/orders/orders.test.ts': ['order.ready'],
  'backend/modules/orders/workshop.test.ts': ['return.opened-by-house'],
  'backend/modules/desk/named.test.ts': ['return.closed'],
  'backend/modules/passport/resales.test.ts': ['piece.exchanged', 'piece.bought-back', 'piece.resale-removed'],
  'backend/modules/pricing/repricing.test.ts': ['rates.repriced'],
  'backend/modules/merchandising/live.test.ts': ['blog.written', 'blog.removed'],
  'backend/modules/payments/advance.test.ts': ['order.begun', 'order.rest-asked', 'order.rest-opened'],
} // prettier-ignore

describe('the trail', () => {
  it.each(Object.entries(EVENTS))('%s, done by the %s', (event, actor) => {
    const lines = trail.filter((line) => line.event === event && line.actor === actor)
    expect(lines.length).toBeGreaterThan(0)
    // The line of something that a person asked for names its request; jobs of the house's clock have none.
    if (actor !== 'system') expect(lines.map(({ request_id }) => request_id)).not.toContain(null)
    if (actor !== 'system' && /^(?:account|session)\./.test(event))
      expect(lines.map(({ origin }) => origin)).not.toContain(null)
    if (actor === 'operator') expect(lines.map(({ who }) => who)).not.toContain(null)
    if (/^(?:order|return)\./.test(event)) {
      expect(lines.map(({ account_id }) => account_id)).toContain(mainAccount)
      expect(lines.every(({ subject }) => /^(?:order|return):[\w-]{8,}$/.test(subject ?? ''))).toBe(true)
    }
  })

  it('knows no event that this test does not walk through', () => {
    const files = readdirSync('backend/modules', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join('backend/modules', file), 'utf8'))
      .filter((text) => text.includes('lib/audit/audit.ts'))
    const named = files.flatMap((text) => [
      ...text.matchAll(/(?:event:[^\n]*|trail\([^\n]*)'([a-z]+\.[a-z-]+)'/g),
      ...text.matchAll(/event: [^\n]*\? '([a-z]+\.[a-z-]+)'/g),
    ])
    // A payment that belongs to nobody is seen only if somebody else uses the house's own key at the provider.
    const elsewhere = Object.entries(ELSEWHERE).flatMap(([file, events]) => {
      const text = readFileSync(file, 'utf8')
      return events.filter((event) => text.includes(`'${event}'`))
    })
    const walked = new Set([...Object.keys(EVENTS), 'payment.foreign-session', ...elsewhere])
    const events = [...new Set(named.map(([, event = '']) => event))]
    expect(events.length).toBeGreaterThan(25)
    expect(events.filter((event) => !walked.has(event))).toEqual([])
    expect([...new Set(trail.map(({ event }) => event))].filter((event) => !walked.has(event))).toEqual([])
  })

  it('names no person: ids, sums and states only', () => {
    // People of the house are named, shoppers are not.
    const text = JSON.stringify(trail.filter(({ event }) => !event.startsWith('staff.')))
    expect(text).not.toMatch(
      /@|example\.com|Meera|Asha|Lavelle|98450|ABCPE1234F|otter|lantern|clasps|pearls|flaw|looked at/,
    )
  })

  it('is append-only: no line is changed or removed, and not all of them at once', async () => {
    for (const text of ['update audit set event = event', 'delete from audit', 'truncate audit'])
      await expect(sql.raw(text).execute(shop.backend.deps.db)).rejects.toThrow('append-only')
  })
})

describe('orders by their state', () => {
  it('are a gauge', async () => {
    now += 60_000
    const { text } = await shop.shoppers.as('').get('/metrics')
    const counted = await shop.rows(
      sql<{ status: string; many: number }>`select status, count(*)::int as many from orders group by status`,
    )
    expect(counted.length).toBeGreaterThan(2)
    for (const { status, many } of counted) expect(text).toContain(`orders{status="${status}"} ${many}\n`)
    expect(text).toContain('orders{status="shipped"} 0\n')
  })
})
