import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { startPurchase, type Purchase } from '#tests/support/purchase.ts'
import { addRates } from '../pricing/api.ts'
import { putResaleTerms } from './api.ts'

/** Pieces that the house takes in exchange or buys back: what is given, what ends, and what can no longer be done. */

const GOLD = { metal: 'Yellow gold', purity: '18 kt' }
let shop: Purchase
let codes = 0

beforeAll(async () => {
  shop = await startPurchase({ webhooks: false })
  const parts = [
    { kind: 'metal' as const, label: 'Metal', amount: 40_000 },
    { kind: 'stone' as const, label: 'Stones', amount: 50_000 },
  ]
  const variant = { _id: 'ring-v', ...GOLD, amount: 90_000, stock: 50, weightMg: 3600, metalWeightMg: 3400, parts }
  await putPieces(shop.backend.deps, piece('ring', { variants: [variant] }))
  await shop.backend.deps.db.transaction().execute(async (tx) => {
    await addRates(tx, [{ ...GOLD, paisePerGram: 938_000 }], { at: new Date(), by: 'test' })
    const [exchange, buyBack] = [{ metal: 10_000, stones: 9000 }, { metal: 9500, stones: 8000 }]
    await putResaleTerms(tx, { exchange, buyBack }, Date.now(), 'operator')
  })
}) // prettier-ignore
afterAll(() => shop?.close())

const lettersTo = async ({ email }: { readonly email: string }): Promise<string> =>
  (await shop.shoppers.emailsTo(email)).map(({ plain }) => plain).join('\n')

/** Two rings, delivered, both weighed. */
const delivered = async () => {
  const { shopper, id } = await shop.buy({ pieces: [{ productId: 'ring', quantity: 2 }] })
  const path = `/api/operator/orders/${id}`
  const pieces = [1, 2].map(() => ({
    item: '1',
    huid: `RS${String((codes += 1)).padStart(4, '0')}`,
    grossMg: 3600,
    netMg: 3400,
  }))
  await shop.operator.post(`${path}/ship`, { pieces }).expect(200)
  await shop.operator.post(`${path}/deliver`).expect(200)
  const order = async () => shop.see(shopper, id)
  const [item] = (await order()).items
  return {
    id,
    shopper,
    order,
    path,
    itemId: item?._id ?? '',
    take: (body: object) => shop.operator.post(`${path}/resales`, { item: '1', piece: 1, as: 'exchange', ...body }),
    remove: (body: object) => shop.operator.post(`${path}/resales/remove`, { item: '1', piece: 1, ...body }),
    ends: async () => (await order()).items[0]?.passports?.map(({ ended }) => ended?.because),
  }
} // prettier-ignore

describe('a piece that the house takes', () => {
  it('ends its passport, is taken once, and can no longer be returned', async () => {
    const { take, ends, order, path, shopper, id, itemId } = await delivered()
    const before = (await shop.operator.get(`${path}/resales`).expect(200)).body.pieces
    expect(before).toMatchObject([
      { piece: 1, paid: 90_000, exchange: 76_892, buyBack: 70_297.4 },
      { piece: 2, paid: 90_000, exchange: 76_892, buyBack: 70_297.4 },
    ])
    await take({}).expect(200)
    expect(await ends()).toEqual(['exchanged', undefined])
    const again = await take({ as: 'buy-back' })
    expect([again.status, again.body.message]).toEqual([
      409,
      expect.stringContaining('is back with the house already'),
    ])
    const after = (await shop.operator.get(`${path}/resales`).expect(200)).body.pieces
    expect(after[0]).toMatchObject({ taken: { as: 'exchange', amount: 76_892 } })
    expect(after[0].exchange).toBeUndefined()

    expect((await order()).items[0]?.returnable).toBe(1)
    const wants = (quantity: number) =>
      shopper.post(`/api/orders/${id}/returns`, { items: [{ itemId, quantity }], reason: 'Too large.' })
    expect((await wants(2)).body.message).toBe(
      'A piece that was given in exchange or bought back cannot be returned.',
    )
    const items = [{ item: '1', quantity: 2 }]
    await shop.operator.post(`${path}/returns`, { reason: 'Brought back', items }).expect(409)

    expect(await lettersTo(shopper)).toContain('in exchange for ₹76,892')
    const { acts } = (await shop.operator.get(`${path}/file`).expect(200)).body
    expect(acts[0]).toMatchObject({ event: 'piece.exchanged', text: expect.stringContaining('₹76,892') })
  })

  it('is another one than a piece on its way back, whichever comes first', async () => {
    const { take, ends, path, shopper, id, itemId } = await delivered()
    const asked = await shopper
      .post(`/api/orders/${id}/returns`, { items: [{ itemId, quantity: 1 }], reason: 'Too large.' })
      .expect(200)
    await take({ piece: 2, as: 'buy-back' }).expect(200)
    const last = await take({})
    expect([last.status, last.body.message]).toEqual([409, expect.stringContaining('under way')])
    const back = `/api/operator/returns/${asked.body.returns[0]._id}`
    await shop.operator.post(`${back}/answer`, { answer: 'approve' }).expect(200)
    await shop.operator.post(`${back}/refund`, {}).expect(200)
    expect(await ends()).toEqual(['returned', 'bought-back'])
    await shop.backend.runJob('payments-refunds')
    expect(await lettersTo(shopper)).toMatch(
      /Your pieces are back with us\.[^]*Piece ring, 1 of 2[^]*Refunded: ₹90,000/,
    )
    // The record of the second piece was a mistake; the piece that came back stays the first.
    await shop.operator
      .post(`${path}/resales/remove`, { item: '1', piece: 2, reason: 'Another order was meant' })
      .expect(200)
    expect(await ends()).toEqual(['returned', undefined])
  })

  it('is recorded by mistake: the record is removed, and the passport is valid again', async () => {
    const { take, remove, ends, shopper, path } = await delivered()
    await remove({ reason: 'Nothing there' }).expect(404)
    await take({}).expect(200)
    await remove({ reason: ' ' }).expect(400)
    await remove({ reason: 'Another order was meant' }).expect(200)
    expect(await ends()).toEqual([undefined, undefined])
    expect(await lettersTo(shopper)).toContain('Its passport is valid again.')
    const { acts } = (await shop.operator.get(`${path}/file`).expect(200)).body
    expect(acts[0]).toMatchObject({
      event: 'piece.resale-removed',
      text: expect.stringContaining('Another order was meant'),
    })
    await take({ as: 'buy-back', amount: 1000.5 }).expect(200)
    expect(await ends()).toEqual(['bought-back', undefined])
    const [last] = (await shop.operator.get(`${path}/file`).expect(200)).body.acts
    expect(last).toMatchObject({ event: 'piece.bought-back', text: expect.stringContaining('₹1,000.50') })
  })

  it('is sold again with the HUID it bears, as is one that was returned or never left', async () => {
    const { take, remove, path, order } = await delivered()
    const [first, second] = (await shop.operator.get(`${path}/resales`).expect(200)).body.pieces
    const weights = { item: '1', grossMg: 3600, netMg: 3400 }
    const sellAgain = async (huid: string) => {
      const { id, number } = await shop.buy({ pieces: [{ productId: 'ring' }] })
      const answer = await shop.operator.post(`/api/operator/orders/${id}/ship`, { pieces: [{ ...weights, huid }] })
      return { id, number, status: answer.status, says: answer.body.message }
    }
    const { number } = (await shop.operator.get(path).expect(200)).body
    expect(await sellAgain(first.huid)).toMatchObject({
      status: 409,
      says: `HUID ${first.huid} is that of a piece of order ${number}, which has not come back: read it from the piece again.`,
    })

    await take({}).expect(200)
    const again = await sellAgain(first.huid)
    expect(again.status).toBe(200)
    // Whoever has it now has its passport: the record of the old one is not taken back.
    const removed = await remove({ reason: 'Another order was meant' })
    expect([removed.status, removed.body.message]).toEqual([
      409,
      `The piece with HUID ${first.huid} was sold again with order ${again.number}: its old passport stays ended.`,
    ])
    // What the bench recorded of the old order can still be corrected.
    const both = [first, second].map(({ huid }) => ({ ...weights, huid, grossMg: 3610 }))
    await shop.operator.post(`${path}/pieces`, { pieces: both }).expect(200)

    const items = [{ item: '1', quantity: 1 }]
    await shop.operator.post(`${path}/returns`, { reason: 'Brought back', items }).expect(200)
    expect((await sellAgain(second.huid)).status).toBe(409)
    const [back] = (await order()).returns ?? []
    await shop.operator.post(`/api/operator/returns/${back?._id}/refund`, {}).expect(200)
    expect((await sellAgain(second.huid)).status).toBe(200)

    const { id } = await shop.buy({ pieces: [{ productId: 'ring' }] })
    const huid = 'RSX001'
    await shop.operator.post(`/api/operator/orders/${id}/pieces`, { pieces: [{ ...weights, huid }] }).expect(200)
    expect((await sellAgain(huid)).status).toBe(409)
    await shop.operator.post(`/api/operator/orders/${id}/cancel`, { reason: 'They changed their mind' }).expect(200)
    expect((await sellAgain(huid)).status).toBe(200)
  }) // prettier-ignore

  it.each([
    ['more than it cost', { amount: 90_000.01 }, 422],
    ['less than a rupee', { amount: 0 }, 400],
    ['a third of a paisa', { amount: 10.001 }, 422],
    ['a piece that was never bought', { piece: 3 }, 404],
    ['an item that was never bought', { item: '9' }, 404],
    ['another way', { as: 'gift' }, 400],
  ])('is refused: %s', async (_, body, status) => {
    const { take, ends } = await delivered()
    expect((await take(body)).status).toBe(status)
    expect(await ends()).toEqual([undefined, undefined])
  })

  it('has left and arrived', async () => {
    const { id } = await shop.buy({ pieces: [{ productId: 'ring' }] })
    const path = `/api/operator/orders/${id}/resales`
    expect((await shop.operator.get(path).expect(200)).body.pieces).toEqual([])
    const answer = await shop.operator.post(path, { item: '1', piece: 1, as: 'exchange' })
    expect([answer.status, answer.body.message]).toEqual([
      409,
      expect.stringContaining('its pieces are not with the shopper'),
    ])
  })

  it('is in the books of its day, with its sum, its HUID and who recorded it, until its record is removed', async () => {
    const { take, remove, path } = await delivered()
    const day = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })
    const register = (query: object) =>
      shop.operator.get(`/api/operator/resale/register?${new URLSearchParams({ from: day, to: day, ...query })}`)
    const { number } = (await shop.operator.get(path).expect(200)).body
    const ofOrder = async () => {
      const all: { orderNumber: string }[] = []
      let after: object = {}
      // One at a time: nothing is left out and nothing comes twice between two parts.
      for (;;) {
        const { body } = await register({ limit: 1, ...after }).expect(200)
        all.push(...body.resales)
        if (body.next === undefined) return all.filter(({ orderNumber }) => orderNumber === number)
        after = { after: body.next }
      }
    }
    await take({ amount: 60_000.5 }).expect(200)
    await take({ piece: 2, as: 'buy-back' }).expect(200)
    const [first, second] = (await shop.operator.get(`${path}/resales`).expect(200)).body.pieces
    const made = { ...GOLD, netMg: 3400, shopper: 'Meera Raghavan', name: 'Piece ring', by: 'token:environment' }
    expect(await ofOrder()).toMatchObject([
      { ...made, as: 'exchange', amount: 60_000.5, number: `${number}/1`, huid: first.huid },
      { ...made, as: 'buy-back', amount: 70_297.4, number: `${number}/2`, huid: second.huid },
    ])
    expect((await register({ from: '2020-01-01', to: '2020-01-31' }).expect(200)).body).toEqual({ resales: [] })
    await register({ after: 'x' }).expect(400)
    await remove({ piece: 2, reason: 'Another order was meant' }).expect(200)
    expect(await ofOrder()).toHaveLength(1)
  }) // prettier-ignore

  it('without a weight is worth what the house says', async () => {
    const { id } = await shop.buy({ pieces: [{ productId: 'ring' }] })
    const path = `/api/operator/orders/${id}`
    await shop.operator.post(`${path}/ship`, { withoutHuid: 'A test piece' }).expect(200)
    await shop.operator.post(`${path}/deliver`).expect(200)
    const body = { item: '1', piece: 1, as: 'exchange' }
    const unsaid = await shop.operator.post(`${path}/resales`, body)
    expect([unsaid.status, unsaid.body.fields]).toEqual([
      422,
      { amount: expect.stringContaining('Say what is given for it.') },
    ])
    await shop.operator.post(`${path}/resales`, { ...body, amount: 50_000 }).expect(200)
  })
})
