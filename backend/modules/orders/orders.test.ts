import { sql } from 'kysely'
import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RETURN_DAYS } from '#tests/support/house-terms.ts'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { ADDRESS, startPurchase, type Bought, type Purchase, type Wish } from '#tests/support/purchase.ts'

/** The house's side of an order, and what a shopper does after paying. */

const DAY = 86_400_000
let now = Date.now()
let shop: Purchase

beforeAll(async () => {
  shop = await startPurchase({ clock: { now: () => now }, webhooks: false, seed: 'catalogue' })
  await putPieces(
    shop.backend.deps,
    piece('studs', { amount: 96_300, stock: 500 }),
    piece('band', { amount: 33_335, stock: 500 }),
    piece('watch', { amount: 59_000, stock: 500, hsn: '9102' }),
    piece('two-golds', {
      media: ['Yellow gold', 'White gold'].map((metal) => ({
        url: `/media/${metal.slice(0, 5)}.webp`, alt: metal, width: 640, height: 640, sources: [], metal,
      })),
      images: [],
      variants: [
        { _id: 'two-y', metal: 'Yellow gold', amount: 50_000, stock: 9, isDefault: true },
        { _id: 'two-w', metal: 'White gold', amount: 50_000, stock: 9 },
      ],
    }),
  ) // prettier-ignore
}, 180_000)
afterAll(() => shop?.close())

const buy = async (wish: Wish = {}, paid = true): Promise<Bought> => {
  if (paid) return shop.buy(wish)
  const shopper = await shop.shoppers.open({ verified: true })
  const { status, body, sessionId } = await shop.order(shopper, wish)
  expect(status).toBe(200)
  const { orderId: id, number } = body
  return { shopper, id, number, sessionId, see: () => shop.see(shopper, id) }
}
/** The test pieces are gold of unknown weight, which the law wants hallmarked; these tests are not about that. */
const WITHOUT_HUID = { withoutHuid: 'The hallmark is not the matter here' }
const step = (order: string, name: string, body = {}) =>
  shop.operator.post(`/api/operator/orders/${order}/${name}`, body)
const deliver = async ({ id }: Bought) => {
  await step(id, 'ship', { ...WITHOUT_HUID, carrier: 'Bluedart', trackingNumber: 'BD 1' }).expect(200)
  await step(id, 'deliver').expect(200)
}
const askBack = ({ shopper, id }: Bought, items: object[], reason = 'It does not fit me.') =>
  shopper.post(`/api/orders/${id}/returns`, { items, reason })
const answerReturn = (id: string, answer: string, words?: string) =>
  shop.operator.post(`/api/operator/returns/${id}/answer`, { answer, ...(words && { words }) })
const refund = (id: string, restock = false) =>
  shop.operator.post(`/api/operator/returns/${id}/refund`, { restock })
const stockOf = async (variant: string) =>
  (await shop.rows(sql<{ stock: number }>`select stock from product_variants where id = ${variant}`))[0]
    ?.stock
const trail = async (subject: string) =>
  (
    await shop.rows(sql<{ event: string }>`select event from audit where subject = ${subject} order by id`)
  ).map(({ event }) => event)
const refundsOf = (bought: Bought) =>
  [...shop.payments.store.refunds.values()].filter(({ metadata }) => metadata?.['orderId'] === bought.id)
const emails = async ({ shopper }: Bought) =>
  (await shop.shoppers.emailsTo(shopper.email)).map(({ subject }) => subject)

describe('the house sends an order', () => {
  it('paid, in the workshop, on its way, delivered: each once, each in the trail, e-mails once', async () => {
    const bought = await buy()
    expect((await step(bought.number, 'process')).body.status).toBe('Processing')
    const parcel = { carrier: 'Bluedart', trackingNumber: 'BD 44', trackingUrl: 'https://track.example/44' }
    for (let twice = 0; twice < 2; twice++)
      expect((await step(bought.number, 'ship', { ...parcel, ...WITHOUT_HUID })).body).toMatchObject({
        status: 'Shipped',
        ...parcel,
      })
    for (let twice = 0; twice < 2; twice++)
      expect((await step(bought.number, 'deliver')).body.status).toBe('Delivered')
    const order = await bought.see()
    expect(order.events?.map(({ kind }) => kind)).toEqual([
      'placed',
      'paid',
      'processing',
      'shipped',
      'delivered',
    ])
    expect(await trail(`order:${bought.id}`)).toEqual([
      'order.placed',
      'order.paid',
      'order.processing',
      'order.shipped-without-huid',
      'order.shipped',
      'order.delivered',
    ])
    expect((await emails(bought)).filter((subject) => subject.includes(bought.number))).toHaveLength(3)
  })

  it('a tracking number is added and corrected after it has left: shown, in the history, one e-mail each', async () => {
    const bought = await buy()
    const set = (parcel: object) =>
      shop.operator.put(`/api/operator/orders/${bought.number}/tracking`, parcel)
    const early = await set({ trackingNumber: 'BD 1' })
    expect([early.status, early.body.message]).toEqual([
      409,
      `Order ${bought.number} is paid: it cannot be tracked.`,
    ])
    const misleading = [
      { carrier: 'Pay the customs at evil.example' },
      { carrier: 'Bluedart\nPay 500 rupees' },
      { trackingNumber: 'BD\u202e1' },
    ]
    for (const parcel of misleading)
      await step(bought.number, 'ship', { ...WITHOUT_HUID, ...parcel }).expect(422)
    await step(bought.number, 'ship', WITHOUT_HUID).expect(200)
    for (const parcel of misleading) await set(parcel).expect(422)
    const first = { carrier: 'Bluedart', trackingNumber: 'BD 1' }
    const right = { carrier: 'Bluedart', trackingNumber: 'BD 2', trackingUrl: 'https://track.example/2' }
    for (let twice = 0; twice < 2; twice++) await set(first).expect(200)
    // Only a link more: nobody is written to for that.
    await set({ ...first, trackingUrl: 'https://track.example/1' }).expect(200)
    for (let twice = 0; twice < 2; twice++)
      expect((await set(right).expect(200)).body).toMatchObject({ status: 'Shipped', ...right })
    expect(await bought.see()).toMatchObject(right)
    const mail = (await shop.shoppers.emailsTo(bought.shopper.email)).filter(({ subject }) =>
      subject.startsWith('Tracking number'),
    )
    const texts = mail.map(({ plain }) => plain).toSorted()
    expect(texts).toHaveLength(2)
    expect(texts.find((text) => text.includes('now has a tracking number'))).toContain('BD 1')
    expect(texts.find((text) => text.includes('has changed'))).toContain('BD 2')
    const { body } = await shop.operator.get(`/api/operator/orders/${bought.number}/file`).expect(200)
    const acts: { event: string; who?: string; text?: string }[] = body.acts
    expect(acts.filter(({ event }) => event === 'order.tracking-set')).toMatchObject([
      {
        who: 'token:environment',
        text: 'Bluedart BD 2 https://track.example/2, before: Bluedart BD 1 https://track.example/1',
      },
      { text: 'Bluedart BD 1 https://track.example/1, before: Bluedart BD 1' },
      { text: 'Bluedart BD 1, before: none' },
    ])
    await step(bought.number, 'deliver')
    await set(first).expect(200)
    const after = await shop.shoppers.emailsTo(bought.shopper.email)
    expect(after.filter(({ subject }) => subject.startsWith('Tracking number'))).toHaveLength(2)
  })

  it('is shown in the metal that was chosen', async () => {
    const bought = await buy({ pieces: [{ productId: 'two-golds', metalType: 'White gold' }] })
    const white = { image: '/media/White.webp', media: { alt: 'White gold' } }
    expect((await bought.see()).items).toMatchObject([white])
    expect((await bought.shopper.get('/api/orders').expect(200)).body.orders).toMatchObject([white])
  })

  it('refuses what the state does not allow, and what is not an address', async () => {
    const unpaid = await buy({}, false)
    for (const name of ['process', 'ship', 'deliver']) {
      const answer = await step(unpaid.id, name)
      expect([name, answer.status, answer.body.code]).toEqual([name, 409, 'CONFLICT'])
    }
    const paid = await buy()
    expect((await step(paid.id, 'deliver')).status).toBe(409)
    expect((await step(paid.id, 'ship', { trackingUrl: 'javascript:alert(1)' })).status).toBe(400)
    expect((await step('no-such-order', 'ship')).status).toBe(404)
    expect((await step(paid.id, 'cancel')).status).toBe(400)
    await deliver(paid)
    expect((await step(paid.id, 'cancel', { reason: 'too late' })).status).toBe(409)
  })

  it('lists by status, shows one by number, and is closed to shoppers and to nobody', async () => {
    const bought = await buy()
    const { body } = await shop.operator.get('/api/operator/orders?status=paid&limit=100')
    expect(body.orders.map(({ number }: { number: string }) => number)).toContain(bought.number)
    expect(new Set(body.orders.map(({ status }: { status: string }) => status))).toEqual(new Set(['paid']))
    expect((await shop.operator.get(`/api/operator/orders/${bought.number}`)).body._id).toBe(bought.id)
    expect((await shop.operator.get('/api/operator/orders?status=Lost')).status).toBe(422)
    const closed = ['/api/operator/orders', `/api/operator/orders/${bought.id}`, '/api/operator/returns']
    for (const path of closed) {
      expect([401, 403]).toContain((await bought.shopper.get(path)).status)
      expect((await supertest(shop.backend.url).get(path)).status).toBe(401)
    }
  })

  it('prints a slip that shows no price when it is a gift', async () => {
    const gift = await buy({ body: { giftWrap: true, giftMessage: 'For <you>' } })
    const plain = await buy()
    const slip = async ({ id }: Bought) => {
      const { body } = await shop.operator.get(`/api/operator/orders/${id}/packing-slip`).expect(200)
      return Buffer.from(body.content, 'base64').toString()
    }
    expect(await slip(gift)).toContain('For &lt;you&gt;')
    expect(await slip(gift)).not.toContain('₹')
    expect(await slip(plain)).toContain('₹96,300')

    // Its e-mail says what becomes of parcel and invoice: the giver need not ask.
    await shop.backend.runJob('outbox')
    const mailOf = async ({ number }: Bought) => {
      const [mail] = await shop.rows(
        sql<{
          plain: string
        }>`select plain from mailbox where kind = 'order-paid' and plain like ${`%${number}%`}`,
      )
      return mail?.plain
    }
    expect(await mailOf(gift)).toMatch(/for you alone[^]*Gift: Gift-wrapped[^]*Card: With your message/)
    expect(await mailOf(plain)).toContain('The invoice is with your order online.')
    expect(await mailOf(plain)).not.toContain('Gift')
    // It greets whoever ordered, and not the Meera of the parcel.
    expect(await mailOf(gift)).toMatch(/^Dear Asha,/)
  })

  it('names the lettering wherever the words of an engraving stand', async () => {
    const bought = await buy({
      pieces: [{ productId: 'band', engraving: 'For ever', engravingFace: 'script' }],
    })
    const said = 'engraved “For ever” in Script lettering'
    const { body: slip } = await shop.operator
      .get(`/api/operator/orders/${bought.id}/packing-slip`)
      .expect(200)
    expect(Buffer.from(slip.content, 'base64').toString()).toContain(said)
    const [invoice] = await shop.rows(
      sql<{ body: string }>`select to_jsonb(i)::text as body from invoices i where order_id = ${bought.id}`,
    )
    expect(invoice?.body).toContain(said)
    const mail = await shop.shoppers.emailsTo(bought.shopper.email)
    expect(mail.map(({ plain }) => plain).join('\n')).toContain(said)
    const { body: order } = await shop.operator.get(`/api/operator/orders/${bought.id}`).expect(200)
    expect(order.items[0]).toMatchObject({ engravingFace: 'script' })
  })

  it('packs a parcel that names nobody outside, where the house offers it and the shopper asks', async () => {
    const bought = await buy({ body: { plainParcel: true } })
    expect((await bought.see()).plainParcel).toBe(true)
    expect((await (await buy()).see()).plainParcel).toBeUndefined()
    const { body: slip } = await shop.operator
      .get(`/api/operator/orders/${bought.id}/packing-slip`)
      .expect(200)
    expect(Buffer.from(slip.content, 'base64').toString()).toContain('nothing on the parcel names us')
    const offer = (plainParcel: boolean) =>
      shop.operator.patch('/api/operator/shop', { facts: { plainParcel } }).expect(200)
    await offer(false)
    const shopper = await shop.shoppers.open({ verified: true })
    const { status, body } = await shop.order(shopper, { body: { plainParcel: true } })
    expect([status, body.fields]).toEqual([422, { plainParcel: expect.any(String) }])
    await offer(true)
  })

  it('sets stock and price, with the trail; unknown variants are 404', async () => {
    const set = (what: string, body: object) =>
      shop.operator.put(`/api/operator/variants/band-v/${what}`, body)
    expect((await set('stock', { stock: 400 })).body).toMatchObject({ _id: 'band-v', stock: 400 })
    expect((await set('price', { amount: 33_335 })).body).toMatchObject({ productId: 'band', amount: 33_335 })
    for (const [what, body] of [
      ['stock', { stock: -1 }],
      ['stock', { stock: 1.5 }],
      ['price', { amount: 0 }],
      ['price', { amount: 10.5 }],
    ] as const)
      expect((await set(what, body)).status).toBe(400)
    expect((await shop.operator.put('/api/operator/variants/none/stock', { stock: 1 })).status).toBe(404)
    expect(await trail('variant:band-v')).toEqual(['stock.set', 'price.set'])
  })
})

describe('an order that is cancelled by the house', () => {
  it('unpaid: its payment is closed, pieces and points come back, nothing is refunded', async () => {
    const before = await stockOf('studs-v')
    const bought = await buy({ body: { points: 100 } }, false)
    const answer = await step(bought.id, 'cancel', { reason: 'A flaw in the stone' })
    expect(answer.body).toMatchObject({ status: 'Cancelled' })
    expect((await bought.see()).events?.at(-1)).toMatchObject({ note: 'A flaw in the stone' })
    expect(await trail(`order:${bought.id}`)).toEqual([
      'order.placed',
      'order.cancelled',
      'order.cancelled-by-house',
    ])
    expect(await stockOf('studs-v')).toBe(before)
    expect((await bought.shopper.get('/api/points')).body.balance).toBe(100)
    expect(refundsOf(bought)).toHaveLength(0)
  })

  it('paid: money, pieces and points come back once, with a credit note for the whole and an e-mail', async () => {
    const before = await stockOf('studs-v')
    const bought = await buy({ body: { points: 100 } })
    for (let twice = 0; twice < 2; twice++)
      await step(bought.id, 'cancel', { reason: 'A flaw in the stone' }).expect(200)
    await shop.backend.runJob('payments-refunds')
    await shop.backend.runJob('payments-refunds')
    const order = await bought.see()
    expect(order).toMatchObject({ status: 'Refunded', refunded: 96_200 })
    expect(refundsOf(bought).map(({ amount }) => amount)).toEqual([9_620_000])
    expect(await stockOf('studs-v')).toBe(before)
    expect((await bought.shopper.get('/api/points')).body.balance).toBe(100)
    // Both invoices may be of the same moment.
    const newest = (kind: string) => order.invoices?.find((one) => one.kind === kind)
    const [invoice, note] = [newest('invoice'), newest('credit-note')]
    expect(order.invoices).toHaveLength(2)
    expect(note).toBeDefined()
    expect(note?.amount).toBe(invoice?.amount)
    expect(await emails(bought)).toContain(`Refund for order ${bought.number}`)
  })
})

describe('an order that its shopper cancels', () => {
  const cancel = ({ shopper, id }: Bought) => shopper.post(`/api/orders/${id}/cancel`)

  it('paid and not begun: money, pieces and points come back once, with a credit note and an e-mail', async () => {
    const before = await stockOf('studs-v')
    const bought = await buy({ body: { points: 100 } })
    expect(await bought.see()).toMatchObject({ status: 'paid', cancellable: true })
    const stranger = await shop.shoppers.open({ verified: true })
    expect((await stranger.post(`/api/orders/${bought.id}/cancel`)).status).toBe(404)
    expect((await cancel(bought).expect(200)).body).toMatchObject({ status: 'Cancelled', cancellable: false })
    await shop.backend.runJob('payments-refunds')
    expect((await cancel(bought).expect(200)).body.status).toBe('Refunded')
    await shop.backend.runJob('payments-refunds')
    const order = await bought.see()
    expect(order).toMatchObject({ refunded: 96_200, pointsEarned: 0 })
    expect(order.events?.find(({ kind }) => kind === 'cancelled')?.note).toBe('You cancelled it.')
    expect(order.invoices?.map(({ kind }) => kind).toSorted()).toEqual(['credit-note', 'invoice'])
    expect(refundsOf(bought).map(({ amount }) => amount)).toEqual([96_200_00])
    expect(await stockOf('studs-v')).toBe(before)
    expect((await bought.shopper.get('/api/points')).body.balance).toBe(100)
    expect(await emails(bought)).toContain(`Refund for order ${bought.number}`)
    expect(await trail(`order:${bought.id}`)).toContain('order.cancelled-by-shopper')
  })

  it('that ended unpaid in the same moment: the answer is the cancelled order, and it says who cancelled it', async () => {
    for (const by of ['shopper', 'house'] as const) {
      const bought = await buy({}, false)
      // Somebody looks at the payment page that is being closed: the order ends before its cancelling is written.
      shop.payments.provider.expire(bought.sessionId)
      await bought.shopper.post('/api/orders/mark-paid', { sessionId: bought.sessionId }).expect(200)
      const answer = await (
        by === 'shopper' ? cancel(bought) : step(bought.id, 'cancel', { reason: 'A flaw in the stone' })
      ).expect(200)
      const note = by === 'shopper' ? 'You cancelled it.' : 'A flaw in the stone'
      expect(answer.body).toMatchObject({ status: 'Cancelled', cancellable: false })
      expect(answer.body.events.at(-1)).toMatchObject({ kind: 'cancelled', note })
      const told = (await emails(bought)).filter((subject) => subject.endsWith('is cancelled'))
      expect(told).toHaveLength(by === 'house' ? 1 : 0)
      // Again, and by the other: it stays as it is.
      await cancel(bought).expect(200)
      await step(bought.id, 'cancel', { reason: 'Another reason' }).expect(200)
      const { events } = await bought.see()
      expect(events?.filter(({ kind }) => kind === 'cancelled').map((one) => one.note)).toEqual([note])
      expect((await trail(`order:${bought.id}`)).slice(-2)).toEqual([
        'order.cancelled',
        `order.cancelled-by-${by}`,
      ])
    }
  })

  it('not once the workshop has begun, nor after it left', async () => {
    const bought = await buy()
    const refused = async () => {
      expect((await bought.see()).cancellable).toBe(false)
      expect((await cancel(bought)).body).toMatchObject({ code: 'CONFLICT' })
    }
    await step(bought.id, 'process').expect(200)
    await refused()
    await deliver(bought)
    await refused()
    expect(refundsOf(bought)).toEqual([])
  })
})

describe('a return that is closed without a refund', () => {
  const WORDS = 'We had approved it by mistake: the piece is engraved.'
  const close = (id: string, as: string, words = WORDS) =>
    shop.operator.post(`/api/operator/returns/${id}/close`, { as, words })
  const approved = async () => {
    const bought = await buy()
    await deliver(bought)
    const [item] = (await bought.see()).items
    const { body } = await askBack(bought, [{ itemId: item?._id, quantity: 1 }])
    const { _id: id } = body.returns[0]
    return { bought, id: String(id), itemId: item?._id }
  }

  it.each([
    ['not-sent', 'please do not send the items to us'],
    ['sent-back', 'We have sent the items back to you'],
  ])('as %s: money, pieces and points stay, the shopper is told why, and may ask again', async (as, said) => {
    const { bought, id, itemId } = await approved()
    expect((await close(id, as)).body.message).toBe('This return is not approved yet: decline it instead.')
    await answerReturn(id, 'approve').expect(200)
    const [stock, before] = [await stockOf('studs-v'), await bought.see()]
    expect(before.items[0]?.returnable).toBe(0)
    for (let twice = 0; twice < 2; twice++) await close(id, as).expect(200)
    const other = as === 'sent-back' ? 'not-sent' : 'sent-back'
    expect((await close(id, other)).body.message).toBe('This return is closed already.')
    const late = await refund(id)
    expect([late.status, late.body.code]).toEqual([409, 'CONFLICT'])
    await shop.backend.runJob('payments-refunds')
    const order = await bought.see()
    expect(order).toMatchObject({ status: 'Delivered', refunded: 0, pointsEarned: before.pointsEarned })
    expect(order.returns).toMatchObject([{ status: 'closed', closedAs: as }])
    expect(order.events?.at(-1)).toMatchObject({ kind: 'return-closed', note: WORDS })
    expect([refundsOf(bought), await stockOf('studs-v')]).toEqual([[], stock])
    expect(order.invoices?.map(({ kind }) => kind)).toEqual(['invoice'])
    const mail = (await shop.shoppers.emailsTo(bought.shopper.email)).filter(({ subject }) =>
      subject.startsWith('About your return'),
    )
    expect(mail).toHaveLength(1)
    expect(mail[0]?.plain).toContain(said)
    expect(mail[0]?.plain).toContain(WORDS)
    const { body } = await shop.operator.get(`/api/operator/orders/${bought.id}/file`).expect(200)
    expect(body.acts[0]).toMatchObject({ event: 'return.closed', who: 'token:environment' })
    expect(body.acts[0].text).toContain(WORDS)
    // The points wait only for the time in which pieces may come back.
    expect(order.items[0]?.returnable).toBe(1)
    expect(order.pointsFrom).toBeDefined()
    expect((await askBack(bought, [{ itemId, quantity: 1 }])).status).toBe(200)
  })
})

describe('pieces that come back', () => {
  it('asked for, approved, refunded: part by part, to the last paisa and point', async () => {
    const bought = await buy({ pieces: [{ productId: 'band', quantity: 3 }], body: { points: 100 } })
    await deliver(bought)
    const [item] = (await bought.see()).items
    const stock = (await stockOf('band-v')) ?? 0
    let back = 0
    for (const quantity of [1, 2]) {
      const asked = await askBack(bought, [{ itemId: item?._id, quantity }])
      expect(asked.status).toBe(200)
      const { _id } = asked.body.returns.find(({ status }: { status: string }) => status === 'requested')
      expect((await refund(_id)).status).toBe(409)
      await answerReturn(_id, 'approve', 'A courier comes.').expect(200)
      const answers = (await shop.shoppers.emailsTo(bought.shopper.email)).filter(({ subject }) =>
        subject.startsWith('Your return for'),
      )
      expect(
        answers.some(({ plain }) => plain.includes(quantity === 1 ? '\nPiece band\n' : '2 × Piece band')),
      ).toBe(true)
      for (let twice = 0; twice < 2; twice++) await refund(_id, true).expect(200)
      await shop.backend.runJob('payments-refunds')
      back += quantity
      expect((await bought.see()).items[0]?.returnable).toBe(3 - back)
    }
    const order = await bought.see()
    expect(order).toMatchObject({ status: 'Refunded', amount: 99_905, refunded: 99_905 })
    expect(refundsOf(bought).reduce((sum, { amount }) => sum + amount, 0)).toBe(9_990_500)
    expect(await stockOf('band-v')).toBe(stock + 3)
    // 100 spent and given back, 99 earned and taken back.
    expect((await bought.shopper.get('/api/points')).body.balance).toBe(100)
    const notes = order.invoices?.filter(({ kind }) => kind === 'credit-note') ?? []
    expect(notes).toHaveLength(2)
    expect(notes.reduce((sum, { amount }) => sum + amount, 0)).toBe(99_905)
    expect(await trail(`return:${order.returns?.[0]?._id}`)).toEqual([
      'return.requested',
      'return.approved',
      'return.refund-wanted',
    ])
  })

  it('declined: the words reach the shopper, and the piece may be asked for again', async () => {
    const bought = await buy()
    await deliver(bought)
    const itemId = (await bought.see()).items[0]?._id
    const { body } = await askBack(bought, [{ itemId, quantity: 1 }])
    await answerReturn(body.returns[0]._id, 'decline', 'It was worn.').expect(200)
    expect((await answerReturn(body.returns[0]._id, 'approve')).status).toBe(409)
    const order = await bought.see()
    expect(order.events?.at(-1)).toMatchObject({ kind: 'return-declined', note: 'It was worn.' })
    const mail = (await shop.shoppers.emailsTo(bought.shopper.email)).find(({ subject }) =>
      subject.startsWith('About your return'),
    )
    // The house's words alone do not say what was asked, nor that the answer is no.
    for (const said of ['we cannot take back', order.items[0]?.name, 'It was worn.', order.number])
      expect(mail?.plain).toContain(said)
    expect((await askBack(bought, [{ itemId, quantity: 1 }])).status).toBe(200)
  })

  it('not before delivery, not after the days, not more than were bought, not what was made for one', async () => {
    const bought = await buy({
      pieces: [{ productId: 'studs' }, { productId: 'band', engraving: 'For ever' }],
    })
    const items = (await bought.see()).items
    const ask = async (itemId: string | undefined, quantity = 1) => {
      const { status, body } = await askBack(bought, [{ itemId, quantity }])
      return [status, body.code]
    }
    const plain = items.find(({ name }) => name === 'Piece studs')?._id
    const engraved = items.find(({ name }) => name === 'Piece band')?._id
    expect(await ask(plain)).toEqual([409, 'CONFLICT'])
    await deliver(bought)
    expect(await ask(engraved)).toEqual([409, 'CONFLICT'])
    expect(await ask(plain, 2)).toEqual([409, 'CONFLICT'])
    expect(await ask('not-a-piece')).toEqual([404, 'NOT_FOUND'])
    expect((await askBack(bought, [{ itemId: plain, quantity: 1 }], ' \n ')).status).toBe(422)
    const other = await shop.shoppers.open({})
    expect((await askBack({ ...bought, shopper: other }, [{ itemId: plain, quantity: 1 }])).status).toBe(404)
    now += (RETURN_DAYS + 1) * DAY
    expect(await ask(plain)).toEqual([409, 'CONFLICT'])
    now -= (RETURN_DAYS + 1) * DAY
  })
})

describe('invoices', () => {
  it('one invoice with CGST and SGST or IGST by the place of supply, as HTML and as PDF, for its owner only', async () => {
    const home = await buy({
      pieces: [{ productId: 'studs' }, { productId: 'watch' }],
      body: {
        delivery: {
          kind: 'ship',
          address: { ...ADDRESS, city: 'Pune', state: 'Maharashtra', postalCode: '411001' },
        },
      },
    })
    const away = await buy()
    const drawn = async ({ shopper, id, see }: Bought, format: string) => {
      const number = (await see()).invoices?.[0]?.number ?? ''
      const { body } = await shopper.get(`/api/orders/${id}/invoices/${number}?format=${format}`).expect(200)
      return Buffer.from(body.content, 'base64')
    }
    const [one, two] = [(await drawn(home, 'html')).toString(), (await drawn(away, 'html')).toString()]
    for (const [text, ...taxes] of [
      [one, true, false],
      [two, false, true],
    ] as const)
      expect([text.includes('SGST'), text.includes('IGST')]).toEqual(taxes)
    for (const text of ['7113', '9102', home.number]) expect(one).toContain(text)
    expect((await drawn(home, 'pdf')).subarray(0, 5).toString()).toBe('%PDF-')
    const number = (await home.see()).invoices?.[0]?.number
    expect((await away.shopper.get(`/api/orders/${home.id}/invoices/${number}`)).status).toBe(404)
    expect((await away.shopper.get(`/api/orders/${away.id}/invoices/${number}`)).status).toBe(404)
  })

  it('numbers run without a gap, whatever is refused in between', async () => {
    const numbers: number[] = []
    for (let n = 0; n < 3; n++) {
      await buy({}, false)
      const bought = await buy()
      numbers.push(Number((await bought.see()).invoices?.[0]?.number.split('-').at(-1)))
    }
    const [first = 0] = numbers
    expect(numbers).toEqual([first, first + 1, first + 2])
  })
})

describe('click and collect', () => {
  it('is quoted with stores, taxed where the store is, and ready for collection instead of shipped', async () => {
    const shopper = await shop.shoppers.open({})
    await shopper.post('/api/bag/lines', { productId: 'studs' }).expect(200)
    const { body: quote } = await shopper.post('/api/checkout/quote', {}).expect(200)
    const bought = await buy({ body: { delivery: { kind: 'collect', storeId: quote.stores[0]._id } } })
    const order = await bought.see()
    expect(order).toMatchObject({ delivery: 'collect', storeName: expect.any(String) })
    // Documents print it with city, state and PIN code, which the salon's own lines name as well.
    const { addressLine1, addressLine2 = '', city, state, postalCode } = order.shippingAddress ?? {}
    for (const named of [city, state, postalCode, 'India'])
      expect(`${addressLine1}, ${addressLine2}`).not.toContain(named)
    await step(bought.id, 'ship', WITHOUT_HUID).expect(200)
    expect((await bought.see()).events?.at(-1)?.kind).toBe('ready')
    // Nothing was sent, so the trail does not say so.
    const events = await shop.rows(
      sql<{
        event: string
      }>`select event from audit where subject = ${`order:${bought.id}`} and actor = 'operator'`,
    )
    expect(events.map(({ event }) => event)).toEqual(['order.shipped-without-huid', 'order.ready'])
    await step(bought.id, 'deliver').expect(200)
    const mail = await shop.shoppers.emailsTo(bought.shopper.email)
    expect(mail.map(({ plain }) => plain).join()).toContain(String(order.storeName))
  })
})

describe('tracking', () => {
  it('answers number and e-mail, however written, and says the same of every mismatch', async () => {
    const bought = await buy()
    await step(bought.id, 'ship', { ...WITHOUT_HUID, carrier: 'Bluedart', trackingNumber: 'BD 7' }).expect(
      200,
    )
    const track = (number: string, email: string) =>
      supertest(shop.backend.url).post('/api/orders/track').send({ number, email })
    const found = await track(bought.number.toLowerCase(), bought.shopper.email.toUpperCase())
    expect(found.body).toMatchObject({ number: bought.number, status: 'Shipped', trackingNumber: 'BD 7' })
    expect(JSON.stringify(found.body)).not.toMatch(/Lavelle|Meera|price|amount|engraving|email/i)
    const wrong = await Promise.all([
      track(bought.number, 'somebody@example.com'),
      track('ORV-26-9999', bought.shopper.email),
      track("' or 1=1 --", bought.shopper.email),
    ])
    const told = wrong.map(({ status, body: { requestId: _, ...rest } }) => ({ status, rest }))
    expect(new Set(told.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(told[0]?.status).toBe(404)
  })
})

describe('an account with orders is erased', () => {
  const erase = ({ shopper }: Bought) => shopper.post('/api/account/deletion', { password: shopper.password })

  it('not while an order is open; then the order stays without the person, and its invoice stays', async () => {
    const bought = await buy({
      pieces: [{ productId: 'studs' }, { productId: 'band', engraving: 'Meera and Ravi' }],
      body: { giftWrap: true, giftMessage: 'For Ravi' },
    })
    const refused = await erase(bought)
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining(bought.number)])
    await deliver(bought)
    await shop.shoppers.emailsTo(bought.shopper.email)
    await erase(bought).expect(200)
    // The farewell is the one e-mail that may still name the person, until it is sent.
    const waiting = await shop.rows(
      sql<{ kind: string }>`select kind from outbox where payload::text like ${`%${bought.shopper.email}%`}`,
    )
    expect(waiting).toEqual([{ kind: 'farewell' }])
    expect((await bought.shopper.get(`/api/orders/${bought.id}`)).status).toBe(401)
    const left = await shop.shoppers.wholeStore(['invoices', 'outbox'])
    for (const secret of [bought.shopper.email, 'Meera and Ravi', 'For Ravi'])
      expect(left, secret).not.toContain(secret)
    const [row] = await shop.rows(
      sql<{ status: string; invoices: number }>`select status,
        (select count(*)::int from invoices i where i.order_id = o.id) as invoices
        from orders o where id = ${bought.id}`,
    )
    expect(row).toEqual({ status: 'delivered', invoices: 1 })
    const tracked = await supertest(shop.backend.url)
      .post('/api/orders/track')
      .send({ number: bought.number, email: bought.shopper.email })
    expect(tracked.status).toBe(404)
  })
})
