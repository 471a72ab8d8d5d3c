import { DefaultQueryExecutor } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { startPurchase, type Purchase } from '#tests/support/purchase.ts'

/** What the desk shows by name and number: who ended an order and why, whose returns wait, what a line of the trail is about. */

let shop: Purchase

beforeAll(async () => {
  shop = await startPurchase({ webhooks: false })
  await putPieces(shop.backend.deps, piece('studs', { name: 'Aurore', amount: 90_000, stock: 50 }))
})
afterAll(() => shop?.close())

interface Act {
  readonly event: string
  readonly by: string
  readonly who?: string
  readonly text?: string
}
const actsOf = async (id: string): Promise<Act[]> =>
  (await shop.operator.get(`/api/operator/orders/${id}/file`).expect(200)).body.acts
const subjectsTo = async (email: string) =>
  (await shop.shoppers.emailsTo(email)).map(({ subject, plain }) => ({ subject, plain }))
/** The statements that a call runs. */
const statementsOf = async (call: () => Promise<unknown>): Promise<number> => {
  const spy = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery')
  await call()
  const { length } = spy.mock.calls
  spy.mockRestore()
  return length
}

describe('an order that was cancelled', () => {
  it('paid: its history says who did it and why, and the shopper reads the same by e-mail', async () => {
    const { id, number, shopper } = await shop.buy()
    await shop.operator
      .post(`/api/operator/orders/${id}/cancel`, { reason: 'The stone is cracked.' })
      .expect(200)
    expect((await actsOf(id)).filter(({ event }) => event.startsWith('order.cancelled'))).toEqual([
      expect.objectContaining({
        event: 'order.cancelled-by-house',
        by: 'house',
        who: 'token:environment',
        text: 'The stone is cracked.',
      }),
    ])
    const mail = (await subjectsTo(shopper.email)).filter(
      ({ subject }) => subject === `Order ${number} is cancelled`,
    )
    expect(mail).toHaveLength(1)
    expect(mail[0]?.plain).toMatch(/The stone is cracked\.[^]*Your money goes back/)
  })

  it('unpaid: one line by who did it, and not a second one by the shop', async () => {
    const shopper = await shop.shoppers.open({ verified: true })
    const { body } = await shop.order(shopper)
    await shop.operator
      .post(`/api/operator/orders/${body.orderId}/cancel`, { reason: 'Ordered twice' })
      .expect(200)
    expect((await actsOf(body.orderId)).filter(({ event }) => event.startsWith('order.cancelled'))).toEqual([
      expect.objectContaining({ event: 'order.cancelled-by-house', text: 'Ordered twice' }),
    ])
    const [mail] = (await subjectsTo(shopper.email)).filter(({ subject }) => subject.endsWith('is cancelled'))
    expect(mail?.plain).toMatch(/Ordered twice[^]*You owe nothing/)
  })
})

describe('the list of returns', () => {
  const takenBack = async () => {
    const { id, number } = await shop.buy({ pieces: [{ productId: 'studs', quantity: 2 }] })
    await shop.operator
      .post(`/api/operator/orders/${id}/ship`, { withoutHuid: 'A piece of this test' })
      .expect(200)
    const items = [{ item: '1', quantity: 2 }]
    const { body } = await shop.operator
      .post(`/api/operator/orders/${id}/returns`, { reason: 'Refused at the door', items })
      .expect(200)
    return { id, number, returnId: String(body.returnId) }
  }
  const list = () => shop.operator.get('/api/operator/returns').expect(200)

  it('names shopper and pieces, with as many statements for many as for one', async () => {
    const { number } = await takenBack()
    const one = await statementsOf(list)
    await takenBack()
    await takenBack()
    expect(await statementsOf(list)).toBe(one)
    const { returns } = (await list()).body
    expect(returns).toHaveLength(3)
    expect(returns.find((each: { number: string }) => each.number === number)).toMatchObject({
      name: 'Meera Raghavan',
      items: [{ name: 'Aurore', quantity: 2 }],
    })
  })

  it('and their words in the history of the order stay with the return they were written about', async () => {
    const { id, returnId } = await takenBack()
    const close = { as: 'not-sent', words: 'The courier delivered it after all' }
    await shop.operator.post(`/api/operator/returns/${returnId}/close`, close).expect(200)
    expect((await actsOf(id))[0]).toMatchObject({
      event: 'return.closed',
      who: 'token:environment',
      text: 'the pieces did not come: The courier delivered it after all',
    })
  })
})

describe('the trail', () => {
  const trail = async (q = '') =>
    (await shop.operator.get(`/api/operator/trail?limit=200&q=${encodeURIComponent(q)}`).expect(200)).body
      .lines as { event: string; subject?: string; about?: { kind: string; id: string; label: string } }[]

  it('names orders and returns by number, shoppers, products and staff by name; statements do not grow', async () => {
    const { id, number, shopper } = await shop.buy({ pieces: [{ productId: 'studs' }] })
    await shop.operator
      .post(`/api/operator/orders/${id}/ship`, { withoutHuid: 'A piece of this test' })
      .expect(200)
    const items = [{ item: '1', quantity: 1 }]
    await shop.operator.post(`/api/operator/orders/${id}/returns`, { reason: 'Refused', items }).expect(200)
    await shop.operator.put('/api/operator/variants/studs-v/stock', { stock: 40 }).expect(200)
    const lines = await trail()
    const about = (event: string) => lines.find((line) => line.event === event)?.about
    expect(about('order.shipped')).toMatchObject({ kind: 'order', id: number, label: number })
    expect(about('return.opened-by-house')).toMatchObject({ kind: 'return', id: number, label: number })
    expect(about('stock.set')).toEqual({ kind: 'product', id: 'studs', label: 'Aurore' })
    const account = (await shopper.get('/api/account').expect(200)).body
    expect(about('account.opened')).toEqual({ kind: 'shopper', id: account._id, label: account.name })
    // By the number of an order: the order, and what belongs to it.
    expect((await trail(number)).map(({ event }) => event)).toContain('return.opened-by-house')
    const few = await statementsOf(() => shop.operator.get('/api/operator/trail?limit=20').expect(200))
    const many = await statementsOf(() => shop.operator.get('/api/operator/trail?limit=200').expect(200))
    expect(many - few).toBeLessThanOrEqual(3)
  })
})
