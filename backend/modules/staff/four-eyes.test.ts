import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { OPERATOR_TOKEN, startPurchase, type Purchase } from '#tests/support/purchase.ts'
import type { TestShopper } from '#tests/support/shoppers.ts'
import { signInStaff } from '#tests/support/staff.ts'

/** Money that one of the staff sends back alone, up to a sum; what a shopper asked for is held by nobody. */

const DESK = 'http://desk.example'
let now = Date.now()
let shop: Purchase
type Caller = Pick<TestShopper, 'get' | 'post' | 'put' | 'patch' | 'delete'>
let one: Caller, two: Caller, owner: Caller
let transfers = 0

const person = async (email: string, role: 'manager' | 'owner') => {
  const joining = { desk: DESK, nextMoment: () => (now += 30_000) }
  return shop.shoppers.as(await signInStaff(shop.backend, OPERATOR_TOKEN, { email, role }, joining))
}

beforeAll(async () => {
  shop = await startPurchase({
    clock: { now: () => now },
    webhooks: false,
    seed: 'catalogue',
    env: { FOUR_EYES_ABOVE: 'refund=50000,price=60000,points=500,rates=1000', DESK_URL: DESK },
  })
  await putPieces(
    shop.backend.deps,
    piece('studs', { amount: 90_000, stock: 50 }),
    piece('ring', { amount: 50_000, stock: 50 }),
  )
  const bankAccount = { holder: 'A House Ltd', number: '000405001234', ifsc: 'EXMP0000405', bank: 'A Bank' }
  await shop.operator.patch('/api/operator/shop', { facts: { bankAccount } }).expect(200)
  one = await person('one@house.example', 'manager')
  two = await person('two@house.example', 'manager')
  owner = await person('owner@house.example', 'owner')
})
afterAll(() => shop?.close())

const bought = (productId: string) => shop.buy({ pieces: [{ productId }] })
/** An order of ₹90,000 that waits for its bank transfer and has received a part of it. */
const waiting = async (received: number) => {
  const shopper = await shop.shoppers.open({ verified: true })
  const { body } = await shop.order(shopper, {
    pieces: [{ productId: 'studs' }],
    body: { way: 'transfer' },
  })
  const bankReference = `EYES${String(++transfers).padStart(12, '0')}`
  await shop.operator
    .post('/api/operator/money/transfers', { order: body.number, amount: received, bankReference })
    .expect(200)
  return { shopper, id: body.orderId, see: () => shop.see(shopper, body.orderId) }
}
const cancel = (by: Pick<Caller, 'post'>, { id }: { id: string }) =>
  by.post(`/api/operator/orders/${id}/cancel`, { reason: 'The stone is cracked' })
const refundsOf = async ({ id }: { id: string }) =>
  (
    await shop.rows(
      sql<{
        rupees: number
      }>`select (amount_paise / 100)::float8 as rupees from refunds where order_id = ${id}`,
    )
  ).map(({ rupees }) => rupees)
const asked = async () =>
  (await two.get('/api/operator/approvals').expect(200)).body.approvals as {
    id: string
    kind: string
    subject: string
    amount: number
    why?: string
    changes: string[]
  }[]
const confirm = (by: Caller, id: string | undefined) => by.post(`/api/operator/approvals/${id}/confirm`)
const ownOf = async (by: Caller, id: string | undefined) =>
  (await by.get('/api/operator/approvals/own').expect(200)).body.approvals.find(
    (one: { id: string }) => one.id === id,
  )
const work = async (by: Caller): Promise<{ kind: string; count: number }[]> =>
  (await by.get('/api/operator/work').expect(200)).body.work
const HELD = [409, expect.stringContaining('Above ₹50,000 a second person confirms')]

describe('a refund that one of the staff sets off', () => {
  it('above the sum waits, with nothing cancelled, until a second person has confirmed it', async () => {
    const order = await bought('studs')
    const held = await cancel(one, order)
    expect([held.status, held.body.message]).toEqual(HELD)
    expect(await order.see()).toMatchObject({ status: 'paid' })
    expect(await refundsOf(order)).toEqual([])
    const approval = (await asked()).find(({ subject }) => subject === `order:${order.id}`)
    expect(approval).toMatchObject({ kind: 'refund', amount: 90_000, why: 'The stone is cracked' })
    expect((await confirm(one, approval?.id)).status).toBe(409)
    // Whoever packs it is told to wait, and may not answer.
    const waiting = async () =>
      (await shop.operator.get(`/api/operator/orders/${order.id}/file`).expect(200)).body.waiting
    expect(await waiting()).toEqual([
      expect.objectContaining({ kind: 'refund', askedBy: 'one@house.example' }),
    ])
    expect((await cancel(one, order)).status).toBe(409)
    await confirm(two, approval?.id).expect(200)
    // It was said to the one who asked.
    expect((await cancel(two, order)).status).toBe(409)
    await cancel(one, order).expect(200)
    expect(await waiting()).toEqual([])
    expect(await refundsOf(order)).toEqual([90_000])
  })

  it('is declined with a reason, which the one who asked reads; asking again is a new request', async () => {
    const order = await bought('studs')
    await cancel(one, order)
    const approval = (await asked()).find(({ subject }) => subject === `order:${order.id}`)
    expect(approval).toMatchObject({
      about: { kind: 'order', id: order.number, label: order.number, recipient: 'Meera Raghavan' },
    })
    const decline = (by: Caller, reason: string) =>
      by.post(`/api/operator/approvals/${approval?.id}/decline`, { reason })
    expect((await decline(two, ' a ')).status).toBe(400)
    expect((await decline(one, 'I think not')).body.message).toContain('Nobody answers their own request')
    await decline(two, 'The stone is fine').expect(200)
    expect((await decline(two, 'The stone is fine')).body.message).toBe('This has been declined.')
    expect((await confirm(owner, approval?.id)).body.message).toBe('This has been declined.')
    expect(await ownOf(one, approval?.id)).toMatchObject({
      state: 'declined',
      reason: 'The stone is fine',
      answeredBy: 'two@house.example',
      about: { kind: 'order', id: order.number },
    })
    expect((await work(one)).find(({ kind }) => kind === 'answered')).toMatchObject({ count: 1 })
    expect(await refundsOf(order)).toEqual([])
    const { body } = await one.get(`/api/operator/orders/${order.id}/file`).expect(200)
    expect(body.acts[0]).toMatchObject({
      event: 'approval.declined',
      who: 'two@house.example',
      text: 'a refund: The stone is fine',
    })
    expect((await cancel(one, order)).status).toBe(409)
    const again = (await asked()).find(({ subject }) => subject === `order:${order.id}`)
    expect(again?.id).not.toBe(approval?.id)
    await confirm(two, again?.id).expect(200)
    expect(await ownOf(one, again?.id)).toMatchObject({ state: 'confirmed', answeredBy: 'two@house.example' })
    await cancel(one, order).expect(200)
    expect(await ownOf(one, again?.id)).toMatchObject({ state: 'done' })
    expect(await ownOf(one, approval?.id)).toMatchObject({ state: 'declined' })
  })

  it('is withdrawn by the one who asked, also after it was confirmed, and by nobody else', async () => {
    const [early, late] = [await bought('studs'), await bought('studs')]
    const askFor = async (order: { id: string }) => {
      await cancel(one, order)
      return (await asked()).find(({ subject }) => subject === `order:${order.id}`)?.id
    }
    const withdraw = (by: Caller, id: string | undefined) => by.post(`/api/operator/approvals/${id}/withdraw`)
    const first = await askFor(early)
    expect((await withdraw(two, first)).body.message).toBe('Only whoever asked for it can withdraw it.')
    await withdraw(one, first).expect(200)
    expect((await confirm(two, first)).body.message).toBe('This was withdrawn by whoever asked for it.')
    const second = await askFor(late)
    await confirm(two, second).expect(200)
    await withdraw(one, second).expect(200)
    expect((await withdraw(one, second)).status).toBe(409)
    expect(await ownOf(one, second)).toMatchObject({ state: 'withdrawn' })
    // It is asked for anew, and nothing has gone back.
    expect((await cancel(one, late)).body.message).toContain('a second person confirms')
    expect(await refundsOf(late)).toEqual([])
    const events = await shop.rows(
      sql<{ event: string; who: string }>`select event, who from audit
        where subject = ${`order:${early.id}`} and event like 'approval.%' order by id`,
    )
    expect(events).toEqual([
      { event: 'approval.asked', who: 'one@house.example' },
      { event: 'approval.withdrawn', who: 'one@house.example' },
    ])
  })

  it('expires after a day, and says so', async () => {
    const order = await bought('studs')
    await cancel(one, order)
    const id = (await asked()).find(({ subject }) => subject === `order:${order.id}`)?.id
    const anHourTooLate = (column: 'asked_at' | 'confirmed_at') =>
      shop.rows(
        sql`update approvals set ${sql.ref(column)} = ${sql.ref(column)} - interval '25 hours' where id = ${id}`,
      )
    await confirm(two, id).expect(200)
    await anHourTooLate('confirmed_at')
    expect(await ownOf(one, id)).toMatchObject({ state: 'expired', answeredBy: 'two@house.example' })
    expect((await cancel(one, order)).status).toBe(409)
    expect(await ownOf(one, id)).toMatchObject({ state: 'waiting' })
    await anHourTooLate('asked_at')
    expect((await confirm(two, id)).body.message).toBe('This has expired: it has to be asked for again.')
    const own = await ownOf(one, id)
    expect([own.state, own.answeredBy]).toEqual(['expired', undefined])
  })

  it('up to the sum needs one person, and a machine is not held', async () => {
    const [small, large] = [await bought('ring'), await bought('studs')]
    await cancel(one, small).expect(200)
    expect(await refundsOf(small)).toEqual([50_000])
    await cancel(shop.operator, large).expect(200)
    expect(await refundsOf(large)).toEqual([90_000])
  })

  it('of an order that waits for a transfer is the sum that has arrived', async () => {
    const [more, less] = [await waiting(60_000), await waiting(40_000)]
    const held = await cancel(one, more)
    expect([held.status, held.body.message]).toEqual(HELD)
    expect((await more.see()).status).not.toBe('cancelled')
    expect((await asked()).find(({ subject }) => subject === `order:${more.id}`)?.amount).toBe(60_000)
    await cancel(one, less).expect(200)
    expect(await refundsOf(less)).toEqual([40_000])
  })
})

describe('an order that is paid in the moment in which one of the staff cancels it', () => {
  it('waits for a second person, and is not refunded until then', async () => {
    const shopper = await shop.shoppers.open({ verified: true })
    const { body, sessionId } = await shop.order(shopper, { pieces: [{ productId: 'studs' }] })
    const order = { id: body.orderId }
    // The provider has the money; the shop learns of it while it closes the payment.
    shop.payments.provider.pay(sessionId, 'ok', { name: 'Test', email: null })
    const held = await cancel(one, order)
    expect([held.status, held.body.message]).toEqual(HELD)
    expect(await shop.see(shopper, body.orderId)).toMatchObject({ status: 'paid' })
    expect(await refundsOf(order)).toEqual([])
    await confirm(two, (await asked()).find(({ subject }) => subject === `order:${order.id}`)?.id).expect(200)
    await cancel(one, order).expect(200)
    expect(await refundsOf(order)).toEqual([90_000])
  })
})

describe('a refund that a shopper sets off', () => {
  it('by a return is paid by one person, however large', async () => {
    const { shopper, id, see } = await bought('studs')
    const step = (name: string, body = {}) => shop.operator.post(`/api/operator/orders/${id}/${name}`, body)
    await step('ship', { withoutHuid: 'A test piece' }).expect(200)
    await step('deliver').expect(200)
    const before = await asked()
    const items = (await see()).items.map(({ _id }) => ({ itemId: _id, quantity: 1 }))
    const { body } = await shopper
      .post(`/api/orders/${id}/returns`, { items, reason: 'Too small' })
      .expect(200)
    const path = `/api/operator/returns/${body.returns[0]._id}`
    await one.post(`${path}/answer`, { answer: 'approve' }).expect(200)
    await one.post(`${path}/refund`, {}).expect(200)
    expect(await refundsOf({ id })).toEqual([90_000])
    expect(await asked()).toEqual(before)
  })

  it('by cancelling is held by nobody', async () => {
    const order = await waiting(60_000)
    await order.shopper.post(`/api/orders/${order.id}/cancel`).expect(200)
    expect(await refundsOf(order)).toEqual([60_000])
  })
})

describe('a return that the house opens', () => {
  it('is an act of its staff: its refund above the sum is confirmed by a second person', async () => {
    const order = await bought('studs')
    const path = `/api/operator/orders/${order.id}`
    await shop.operator.post(`${path}/ship`, { withoutHuid: 'A test piece' }).expect(200)
    const items = [{ item: '1', quantity: 1 }]
    const { returnId } = (await one.post(`${path}/returns`, { reason: 'Refused', items }).expect(200)).body
    const refund = () => one.post(`/api/operator/returns/${returnId}/refund`, {})
    const held = await refund()
    expect([held.status, held.body.message]).toEqual(HELD)
    const approval = (await asked()).find(({ subject }) => subject === `return:${returnId}`)
    expect(approval).toMatchObject({ why: 'Refused' })
    await two.post(`/api/operator/approvals/${approval?.id}/confirm`).expect(200)
    await refund().expect(200)
    await refund().expect(200)
    expect(await refundsOf(order)).toEqual([90_000])
  })
})

describe('what can no longer be done', () => {
  const approvalOf = async (subject: string) => (await asked()).find((each) => each.subject === subject)?.id

  it('does not wait for a second person: a return that was closed meanwhile', async () => {
    const { id } = await bought('studs')
    const path = `/api/operator/orders/${id}`
    await shop.operator.post(`${path}/ship`, { withoutHuid: 'A test piece' }).expect(200)
    const items = [{ item: '1', quantity: 1 }]
    const { returnId } = (await one.post(`${path}/returns`, { reason: 'Refused', items }).expect(200)).body
    const refund = () => one.post(`/api/operator/returns/${returnId}/refund`, {})
    expect((await refund()).status).toBe(409)
    const approval = await approvalOf(`return:${returnId}`)
    await two
      .post(`/api/operator/returns/${returnId}/close`, { as: 'not-sent', words: 'It did not come' })
      .expect(200)
    expect(await approvalOf(`return:${returnId}`)).toBeUndefined()
    expect(await ownOf(one, approval)).toMatchObject({
      state: 'lapsed',
      reason: 'The return was closed without a refund.',
    })
    expect((await confirm(two, approval)).body.message).toBe(
      'This can no longer be done. The return was closed without a refund.',
    )
    const again = await refund()
    expect([again.status, again.body.message]).toEqual([
      409,
      'This return is closed: nothing is refunded for it.',
    ])
  })

  it('also ends when it was confirmed already: an order that a colleague has sent meanwhile', async () => {
    const order = await bought('studs')
    expect((await cancel(one, order)).status).toBe(409)
    const approval = await approvalOf(`order:${order.id}`)
    await confirm(two, approval).expect(200)
    await two.post(`/api/operator/orders/${order.id}/ship`, { withoutHuid: 'A test piece' }).expect(200)
    expect(await ownOf(one, approval)).toMatchObject({
      state: 'lapsed',
      reason: 'The order has been sent meanwhile.',
    })
    const { body } = await one.get(`/api/operator/orders/${order.id}/file`).expect(200)
    expect(body.acts.filter(({ event }: { event: string }) => event.startsWith('approval.'))).toMatchObject([
      { event: 'approval.lapsed', by: 'shop', text: 'a refund' },
      { event: 'approval.confirmed', by: 'house', who: 'two@house.example', text: 'a refund' },
      {
        event: 'approval.asked',
        by: 'house',
        who: 'one@house.example',
        text: expect.stringMatching(/^a refund: The stone is cracked, ₹[\d,]+$/),
      },
    ])
  })
})

describe('a return in parts', () => {
  it('counts as one: what the house opened for the order before is added', async () => {
    const { id } = await shop.buy({ pieces: [{ productId: 'ring', quantity: 2 }] })
    const path = `/api/operator/orders/${id}`
    await shop.operator.post(`${path}/ship`, { withoutHuid: 'A test piece' }).expect(200)
    const takeBack = async () => {
      const items = [{ item: '1', quantity: 1 }]
      const answer = await one.post(`${path}/returns`, { reason: 'Refused', items }).expect(200)
      return one.post(`/api/operator/returns/${answer.body.returnId}/refund`, {})
    }
    expect((await takeBack()).status).toBe(200)
    const second = await takeBack()
    expect([second.status, second.body.message]).toEqual(HELD)
    expect(await refundsOf({ id })).toEqual([50_000])
  })

  it('counts as one also where both are paid at the same moment', async () => {
    const { id } = await shop.buy({ pieces: [{ productId: 'ring', quantity: 2 }] })
    const path = `/api/operator/orders/${id}`
    await shop.operator.post(`${path}/ship`, { withoutHuid: 'A test piece' }).expect(200)
    const open = async () => {
      const items = [{ item: '1', quantity: 1 }]
      const answer = await one.post(`${path}/returns`, { reason: 'Refused', items }).expect(200)
      return String(answer.body.returnId)
    }
    const returns = [await open(), await open()]
    const answers = await Promise.all(returns.map((id) => one.post(`/api/operator/returns/${id}/refund`, {})))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await refundsOf({ id })).toEqual([50_000])
  })
})

describe('pieces that are bought back', () => {
  it('count as one: what was given for the order before is added, and the second person reads for what', async () => {
    const { id } = await shop.buy({ pieces: [{ productId: 'ring', quantity: 2 }] })
    const path = `/api/operator/orders/${id}`
    await shop.operator.post(`${path}/ship`, { withoutHuid: 'A test piece' }).expect(200)
    await shop.operator.post(`${path}/deliver`).expect(200)
    const buyBack = (piece: number) =>
      one.post(`${path}/resales`, { item: '1', piece, as: 'buy-back', amount: 40_000 })
    expect((await buyBack(1)).status).toBe(200)
    const held = await buyBack(2)
    expect([held.status, held.body.message]).toEqual(HELD)
    const waiting = (await two.get('/api/operator/approvals').expect(200)).body.approvals.at(-1)
    expect(waiting).toMatchObject({ kind: 'resale', amount: 80_000, about: { kind: 'order' } })
    expect(waiting.changes).toEqual([
      expect.stringMatching(/bought back for ₹40,000, and ₹40,000 for other pieces of the order before$/),
    ])
    await two.post(`/api/operator/approvals/${waiting.id}/confirm`).expect(200)
    await buyBack(2).expect(200)

    // Removed by one person alone, the sum would not count any more, and could be given once again.
    const remove = () =>
      one.post(`${path}/resales/remove`, { item: '1', piece: 2, reason: 'Another order was meant' })
    const kept = await remove()
    expect([kept.status, kept.body.message]).toEqual(HELD)
    const removal = (await two.get('/api/operator/approvals').expect(200)).body.approvals.at(-1)
    expect(removal).toMatchObject({
      kind: 'resale',
      amount: 80_000,
      why: 'Another order was meant',
      changes: [expect.stringMatching(/, piece 2: its record of ₹40,000 is removed, and its passport is valid again$/)],
    })
    await two.post(`/api/operator/approvals/${removal.id}/confirm`).expect(200)
    await remove().expect(200)
  }) // prettier-ignore
})

describe('points that the house gives', () => {
  it('above the sum are confirmed by a second person, who reads how many and why', async () => {
    const shopper = await shop.shoppers.open({ name: 'Devika Nair', verified: true })
    const { body } = await shopper.get('/api/account').expect(200)
    const give = (points: number, key: string) =>
      one.post(`/api/operator/shoppers/${body._id}/points`, { key, points, reason: 'The ring came late' })
    await give(500, '7d0f1f5e-8a57-4a8e-9a51-0c5f1f1d2b01').expect(200)
    const large = () => give(501, '7d0f1f5e-8a57-4a8e-9a51-0c5f1f1d2b02')
    const held = await large()
    expect([held.status, held.body.message]).toEqual([
      409,
      expect.stringContaining('a second person confirms'),
    ])
    const approval = (await asked()).find(({ kind }) => kind === 'points')
    expect(approval).toMatchObject({
      amount: 1001,
      changes: ['501 points to Devika Nair: The ring came late', 'with 500 more within a day'],
    })
    await two.post(`/api/operator/approvals/${approval?.id}/confirm`).expect(200)
    expect((await large().expect(200)).body).toEqual({ balance: 100 + 500 + 501 })
    await large().expect(200)
    expect((await shopper.get('/api/points')).body.balance).toBe(1_101)
  })

  it('count together whatever token gives them, and after the account of a shopper is deleted', async () => {
    const giver = await person('five@house.example', 'owner')
    const give = async (by: Pick<Caller, 'post'>, points: number) => {
      const shopper = await shop.shoppers.open({ verified: true })
      const { _id } = (await shopper.get('/api/account').expect(200)).body
      const path = `/api/operator/shoppers/${_id}/points`
      return { shopper, given: await by.post(path, { key: randomUUID(), points, reason: 'A test' }) }
    }
    const { shopper, given } = await give(giver, 500)
    expect(given.status).toBe(200)
    const { token } = (await giver.post('/api/operator/tokens', { name: 'till', role: 'owner' }).expect(201))
      .body
    expect((await give(shop.shoppers.as(token), 500)).given.status).toBe(403)
    await shopper.post('/api/account/deletion', { password: shopper.password }).expect(200)
    expect((await give(giver, 500)).given.body.message).toContain('a second person confirms')
    expect(await shop.rows(sql`select reason from points_gifts where who = 'five@house.example'`)).toEqual([
      { reason: '' },
    ])
  })

  it('count together within a day, by giver and by receiver, even at the same moment', async () => {
    const [three, four] = [
      await person('three@house.example', 'manager'),
      await person('four@house.example', 'manager'),
    ]
    const accounts = await Promise.all(
      [1, 2].map(async () => {
        const shopper = await shop.shoppers.open({ verified: true })
        return (await shopper.get('/api/account').expect(200)).body._id
      }),
    )
    const give = (by: Pick<Caller, 'post'>, to: number, points: number) =>
      by.post(`/api/operator/shoppers/${accounts[to]}/points`, {
        key: randomUUID(),
        points,
        reason: 'A test',
      })
    const moment = await Promise.all([1, 2, 3].map(() => give(three, 0, 300)))
    expect(moment.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    // To somebody else, and by somebody else.
    expect((await give(three, 1, 300)).body.message).toContain('a second person confirms')
    expect((await give(four, 0, 300)).body.message).toContain('a second person confirms')
    await give(four, 1, 300).expect(200)
  })

  it('are not given to oneself', async () => {
    const oneself = await shop.shoppers.open({ email: 'one+shop@house.example', verified: true })
    const { body } = await oneself.get('/api/account').expect(200)
    const refused = await one.post(`/api/operator/shoppers/${body._id}/points`, {
      key: randomUUID(),
      points: 1,
      reason: 'A test',
    })
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Points for yourself are given by somebody else.',
    ])
  })
})

describe('where the money goes', () => {
  const ours = { holder: 'A House Ltd', number: '000405001234', ifsc: 'EXMP0000405', bank: 'A Bank' }
  const theirs = { ...ours, number: '999999999999' }
  const set = (by: Caller, facts: object, dryRun = false) => by.patch('/api/operator/shop', { facts, dryRun })
  const account = async () => (await shop.operator.get('/api/shop').expect(200)).body.bankAccount

  it('is changed by two, who both see the account; what moves no money by one', async () => {
    await set(owner, { phone: '+91 22 5550 0123' }).expect(200)
    await set(owner, { bankAccount: theirs }, true).expect(200)
    for (const facts of [
      { bankAccount: theirs },
      { bankAccount: null },
      { bankAccount: { ...ours, holder: 'The Manager' } },
      { confirmAddressAbove: 1_000_000_000 },
      { legalName: 'Another House Ltd' },
      { panKeptYears: 1, phone: '+91 22 5550 0124' },
    ]) {
      const held = await set(owner, facts)
      expect([held.status, held.body.message]).toEqual([
        409,
        expect.stringContaining('A second person confirms'),
      ])
    }
    expect(await account()).toEqual(ours)
    const wanted = 'bankAccount: A House Ltd, 999999999999, EXMP0000405, A Bank'
    const approval = (await asked()).find(({ changes }) => changes[0]?.startsWith(wanted))
    expect(approval).toMatchObject({
      kind: 'house',
      changes: [`${wanted} (before: A House Ltd, 000405001234, EXMP0000405, A Bank)`],
    })
    expect((await owner.post(`/api/operator/approvals/${approval?.id}/confirm`)).status).toBe(409)
    await two.post(`/api/operator/approvals/${approval?.id}/confirm`).expect(200)
    expect((await set(owner, { bankAccount: { ...theirs, ifsc: 'EXMP0000406' } })).status).toBe(409)
    expect((await set(owner, { bankAccount: theirs, legalName: 'Another House Ltd' })).status).toBe(409)
    await set(owner, { bankAccount: theirs }).expect(200)
    expect(await account()).toEqual(theirs)
    // A machine of the settings is not held; the word is used up.
    await shop.operator.patch('/api/operator/shop', { facts: { bankAccount: ours } }).expect(200)
    expect((await set(owner, { bankAccount: theirs })).status).toBe(409)
  })

  it('and what e-mails say about it is a change of two, sentence by sentence', async () => {
    const sentence = 'Please transfer the rest, quoting the reference below.'
    const text = { language: 'en', sentence, says: 'Our bank has changed: please ask the desk.' }
    const set = (by: Caller, says: string) => by.put('/api/operator/texts', { texts: [{ ...text, says }] })
    const held = await set(one, text.says)
    expect([held.status, held.body.message]).toEqual([
      409,
      expect.stringContaining('A second person confirms'),
    ])
    expect((await one.get('/api/operator/texts').expect(200)).body.texts).toEqual([])
    const approval = (await asked()).find(({ subject }) => subject.startsWith('texts of e-mails'))
    expect(approval?.changes).toEqual([
      `en: ‘${sentence}’ is said ‘${text.says}’ (before: as the shop says it)`,
    ])
    await confirm(two, approval?.id).expect(200)
    expect((await set(one, 'Pay somebody else.')).status).toBe(409)
    await set(one, text.says).expect(200)
    // What is said already changes nothing.
    await set(two, text.says).expect(200)
    await shop.operator.put('/api/operator/texts', { texts: [] }).expect(200)
  })

  it('and what the house pays when a piece comes back is a change of two', async () => {
    const terms = (by: Pick<Caller, 'patch'>, metal: number) =>
      by.patch('/api/operator/resale', {
        exchange: { metal, stones: 90 },
        buyBack: { metal: 90, stones: 80 },
      })
    await terms(shop.operator, 95).expect(200)
    await terms(one, 95).expect(200)
    const held = await terms(one, 100)
    expect([held.status, held.body.message]).toEqual([
      409,
      expect.stringContaining('A second person confirms'),
    ])
    const approval = (await asked()).find(({ subject }) => subject.startsWith('terms of exchange'))
    expect(approval?.changes).toEqual(['exchange metal: 100 per cent (before: 95)'])
    await two.post(`/api/operator/approvals/${approval?.id}/confirm`).expect(200)
    await terms(one, 100).expect(200)
  })
})

describe('a metal rate', () => {
  it('that is the first of its metal is set by two, however low: every piece of the metal follows it', async () => {
    const first = { metal: 'Palladium', purity: '500', perGram: 1 }
    const held = await one.post('/api/operator/rates', { rates: [first], add: true }).expect(409)
    expect(held.body.message).toContain('A second person confirms')
    // Without `add` it is a mistake, and nobody is asked.
    await one.post('/api/operator/rates', { rates: [first] }).expect(422)
  })

  it('above the sum is set by two, also if it becomes a low one', async () => {
    const { rates } = (await one.get('/api/operator/rates').expect(200)).body
    const perGram = Math.max(...rates.map((rate: { perGram: number }) => rate.perGram))
    const { metal, purity } = rates.find((rate: { perGram: number }) => rate.perGram === perGram)
    expect(perGram).toBeGreaterThan(1_000)
    const set = (rupees: number) =>
      one.post('/api/operator/rates', { rates: [{ metal, purity, perGram: rupees }] })
    for (const rupees of [perGram + 1, 1])
      expect((await set(rupees)).body.message).toContain('Above ₹1,000 a second person confirms')
  })
})

describe('prices that come by an import', () => {
  const importOf = async (by: Pick<Caller, 'put' | 'post'>, variants: object[]) => {
    const product = { ...piece('imported'), variants }
    const imports = '/api/operator/catalogue/imports'
    const { importId } = (await by.post(imports).expect(200)).body
    await by.put(`${imports}/${importId}/lines`, { lines: [{ line: 1, product }] }).expect(200)
    return by.post(`${imports}/${importId}/finish`, {})
  }
  const importAt = (by: Pick<Caller, 'put' | 'post'>, amount: number) =>
    importOf(by, [{ _id: 'imported-v', metal: 'Yellow gold', amount, stock: 3 }])
  const price = async () =>
    (
      await shop.rows(
        sql<{
          rupees: number
        }>`select (price_paise / 100)::float8 as rupees from product_variants where id = 'imported-v'`,
      )
    )[0]?.rupees

  it('above the sum wait for a second person, who confirms these prices and no others', async () => {
    expect((await importAt(one, 90_000)).body.written).toBe(true)
    const held = await importAt(one, 900)
    expect([held.status, held.body.message]).toEqual([
      409,
      expect.stringContaining('Above ₹60,000 a second person confirms'),
    ])
    expect(await price()).toBe(90_000)
    const approval = (await asked()).find(({ kind }) => kind === 'price')
    expect(approval).toMatchObject({
      amount: 90_000,
      subject: expect.stringContaining('import of 1 new prices'),
    })
    await two.post(`/api/operator/approvals/${approval?.id}/confirm`).expect(200)
    expect((await importAt(one, 901)).status).toBe(409)
    expect((await importAt(one, 900)).body.written).toBe(true)
    expect(await price()).toBe(900)
    // Nothing dear is changed, and a machine is not held.
    expect((await importAt(one, 59_000)).body.written).toBe(true)
    expect((await importAt(shop.operator, 70_000)).body.written).toBe(true)
  })

  it('count the dearest variant, also when it is removed', async () => {
    const dear = { _id: 'imported-v', metal: 'Yellow gold', amount: 70_000, stock: 3 }
    const cheap = { ...dear, _id: 'imported-w', metal: 'White gold', amount: 900 }
    for (const variants of [[dear, cheap], [cheap]])
      expect((await importOf(one, variants)).body).toMatchObject({
        message: expect.stringContaining('Above ₹60,000 a second person confirms'),
      })
    const waiting = (await asked()).filter(({ subject }) => subject.startsWith('import of')).slice(-2)
    expect(waiting.map(({ amount, changes }) => [amount, changes.toSorted()])).toEqual([
      [70_000, ['imported-w: ₹900 of White gold, HSN 7113 (before: none)']],
      [
        70_000,
        ['imported-v: none (before: ₹70,000)', 'imported-w: ₹900 of White gold, HSN 7113 (before: none)'],
      ],
    ])
  })

  it('count if the price stays but follows less metal, or the piece is another one', async () => {
    const rupees = (kind: string, amount: number) => ({ kind, label: kind, amount })
    const dear = {
      _id: 'imported-v',
      metal: 'Yellow gold',
      purity: '18 kt',
      amount: 82_400,
      stock: 3,
      metalWeightMg: 10_000,
      parts: [rupees('metal', 70_000), rupees('making', 10_000), rupees('gst', 2_400)],
    }
    expect((await importOf(shop.operator, [dear])).body.written).toBe(true)
    expect((await importOf(one, [dear])).body.written).toBe(true)
    const [metal, making, gst] = [rupees('metal', 79_999), rupees('making', 1), rupees('gst', 2_400)]
    for (const other of [
      { ...dear, metalWeightMg: 1 },
      { ...dear, metal: 'Silver' },
      { ...dear, parts: [metal, making, gst] },
      { ...dear, size: '18' },
    ])
      expect((await importOf(one, [other])).body.message).toContain('Above ₹60,000 a second person confirms')
    const light = { ...dear, metalWeightMg: 1 }
    const approval = (await asked()).find(({ changes }) => changes[0]?.includes(' 1 mg,'))
    expect(approval).toMatchObject({
      amount: 82_400,
      changes: [
        'imported-v: ₹82,400 of Yellow gold, 18 kt, 1 mg, HSN 7113, gst 2400, making 10000, metal 70000 (before: ₹82,400 of Yellow gold, 18 kt, 10000 mg, HSN 7113, gst 2400, making 10000, metal 70000)',
      ],
    })
    await two.post(`/api/operator/approvals/${approval?.id}/confirm`).expect(200)
    expect((await importOf(one, [{ ...light, metalWeightMg: 2 }])).status).toBe(409)
    expect((await importOf(one, [light])).body.written).toBe(true)
  })

  it('count if another member now has the words that were the weight', async () => {
    const dear = { _id: 'imported-v', metal: 'Yellow gold', purity: '18 kt', amount: 82_400, stock: 3 }
    expect((await importOf(shop.operator, [{ ...dear, metalWeightMg: 10_000 }])).body.written).toBe(true)
    const { body, status } = await importOf(one, [{ ...dear, stone: '10000 mg' }])
    expect([status, body.message]).toEqual([
      409,
      expect.stringContaining('Above ₹60,000 a second person confirms'),
    ])
    expect((await asked()).some(({ changes }) => changes[0]?.includes('stone 10000 mg'))).toBe(true)
  })

  it('make no draft of a product that was published, so that nobody adds to it or deletes it alone', async () => {
    const product = { ...piece('imported'), variants: [{ _id: 'imported-v', amount: 82_400, stock: 3 }] }
    const imports = '/api/operator/catalogue/imports'
    const { importId } = (await shop.operator.post(imports).expect(200)).body
    const retired = { ...product, active: false, draft: true }
    await shop.operator
      .put(`${imports}/${importId}/lines`, { lines: [{ line: 1, product: retired }] })
      .expect(200)
    await shop.operator.post(`${imports}/${importId}/finish`).expect(200)
    expect((await one.get('/api/operator/products/imported').expect(200)).body.draft).toBe(false)
    const added = await one.post('/api/operator/products/imported/variants', { size: 'tiny', amount: 1 })
    expect(added.status).toBe(409)
    expect((await one.delete('/api/operator/products/imported')).status).toBe(409)
  })
})

describe('the weight of the metal in a piece', () => {
  it('above the sum is changed by two, also where none was known or the metal has no rate yet', async () => {
    const price = { amount: 82_400, stock: 3 }
    const gold = { metal: 'Yellow gold', purity: '18 kt', ...price }
    await putPieces(
      shop.backend.deps,
      piece('weightless', { variants: [{ _id: 'weightless-v', ...gold }] }),
      piece('rateless', {
        variants: [{ _id: 'rateless-v', metal: 'Palladium', purity: '950', metalWeightMg: 10_000, ...price }],
      }),
    )
    for (const id of ['weightless-v', 'rateless-v']) {
      const weights = { weightMg: 20_000, metalWeightMg: 1 }
      const held = await one.put(`/api/operator/variants/${id}/weights`, weights)
      expect([held.status, held.body.message]).toEqual([
        409,
        expect.stringContaining('Above ₹60,000 a second person confirms'),
      ])
    }
  })
})

describe('a combination that is added to a product', () => {
  it('on sale above the sum waits for a second person, however cheap it is; a draft has nobody to ask', async () => {
    const path = '/api/operator/products/studs/variants'
    const cheap = { size: 'tiny', amount: 1 }
    const held = await one.post(path, cheap).expect(409)
    expect(held.body.message).toContain('Above ₹60,000 a second person confirms')
    const approval = (await asked()).find(({ subject }) => subject.startsWith('product:studs with '))
    expect(approval).toMatchObject({
      kind: 'price',
      amount: 90_000,
      changes: ['a new combination, STUDS-SLUG.TINY, at ₹1', 'size: tiny'],
    })
    await two.post(`/api/operator/approvals/${approval?.id}/confirm`).expect(200)
    // Another price is another act, and so is another piece of this SKU and price.
    await one.post(path, { ...cheap, amount: 2 }).expect(409)
    const sku = 'STUDS-SLUG.TINY'
    for (const other of [{ metal: 'Platinum' }, { size: '18' }, { metalWeightMg: 90_000 }])
      await one.post(path, { ...cheap, sku, ...other }).expect(409)
    await one.post(path, cheap).expect(201)

    const begun = {
      name: 'Held band',
      categoryId: (await owner.get('/api/categories')).body[0]._id,
      amount: 99_000,
    }
    const { body } = await one.post('/api/operator/products', begun).expect(201)
    await one.post(`/api/operator/products/${body._id}/variants`, { ...cheap, amount: 98_000 }).expect(201)
  })
})
