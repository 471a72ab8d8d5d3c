import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BagLine } from '#contract/bag.ts'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { DATABASES, startPurchaseOn } from '#tests/support/databases.ts'
import type { Purchase } from '#tests/support/purchase.ts'
import type { TestShopper } from '#tests/support/shoppers.ts'

const HOLD_MS = 20 * 60_000

describe.each(DATABASES)('a held price is fair to both sides, on %s', (store) => {
  let now = Date.UTC(2026, 10, 22, 10)
  let shop: Purchase
  let shopper: TestShopper

  beforeAll(async () => {
    shop = await startPurchaseOn(store, { webhooks: false, clock: { now: () => now } })
  })
  afterAll(() => shop?.close())
  beforeEach(async () => {
    await costs(40_000)
    shopper = await shop.shoppers.open({})
  })

  const costs = (amount: number) =>
    putPieces(shop.backend.deps, piece('moody', { amount, stock: 20 }), piece('calm', { amount: 10_000 }))
  const add = (quantity = 1) => shopper.post('/api/bag/lines', { productId: 'moody', quantity })
  const bag = async (): Promise<{ lines: BagLine[]; amount: number; pieces: number }> =>
    (await shopper.get('/api/bag').expect(200)).body.bag
  const set = async (line: BagLine | undefined, quantity: number) =>
    shopper.patch(`/api/bag/lines/${line?._id}`, { quantity })
  const told = (lines: readonly BagLine[]) =>
    lines.map(({ price, quantity, problem }) => [quantity, price, ...(problem ? [problem] : [])])

  it('applies a lower price at once and says what it was', async () => {
    await add(2).expect(200)
    await costs(36_000)
    const fallen = await bag()
    expect(fallen.amount).toBe(72_000)
    expect(fallen.lines[0]).toMatchObject({ price: 36_000, previousPrice: 40_000 })
    expect(fallen.lines[0]?.problem).toBeUndefined()
    // It rises again, less than before: the earlier promise still holds.
    await costs(44_000)
    expect(told((await bag()).lines)).toEqual([[2, 40_000]])
    await costs(36_000)
    // A price that fell needs no yes, not even after the hold.
    now += HOLD_MS
    expect(told((await bag()).lines)).toEqual([[2, 36_000]])
    expect((await shop.order(shopper, { pieces: [] })).body['amount']).toBe(72_000)
  })

  it('covers the pieces it was held for; further pieces are at today’s price, on a line of their own', async () => {
    await add(2).expect(200)
    await costs(44_000)
    const [line] = (await bag()).lines
    const raised = await set(line, 5)
    expect(told(raised.body.bag.lines)).toEqual([
      [2, 40_000],
      [3, 44_000],
    ])
    // Said twice it is the same.
    expect(told((await set(line, 5)).body.bag.lines)).toEqual(told(raised.body.bag.lines))
    expect((await bag()).amount).toBe(212_000)
    // Fewer and as many again: the held price was given for two.
    await set(line, 1)
    expect(told((await set(line, 2)).body.bag.lines)).toEqual([
      [2, 40_000],
      [3, 44_000],
    ])
    // And by adding it again.
    expect(told((await add().expect(200)).body.bag.lines)).toEqual([
      [2, 40_000],
      [4, 44_000],
    ])
    expect((await set(line, 7)).body.code).toBeUndefined()
    expect((await bag()).pieces).toBe(7)
    expect((await add(4)).body.code).toBe('BAD_QUANTITY')
    const order = await shop.order(shopper, { pieces: [] })
    expect(order.body['amount']).toBe(2 * 40_000 + 5 * 44_000)
    const { items } = await shop.see(shopper, order.body.orderId)
    expect(items.map(({ quantity, price }) => [quantity, price])).toEqual([
      [2, 40_000],
      [5, 44_000],
    ])
    const sessionLines = shop.payments.provider.find(order.sessionId).items
    expect(sessionLines).toHaveLength(2)
  })

  it('asks to accept the price of the held pieces, not of those added since; then they are one line', async () => {
    await add(1).expect(200)
    await costs(44_000)
    await set((await bag()).lines[0], 2)
    now += HOLD_MS
    expect(told((await bag()).lines)).toEqual([
      [1, 44_000, 'PRICE_CHANGED'],
      [1, 44_000],
    ])
    const { lines } = await bag()
    const yes = await shopper
      .post('/api/bag/accept', { lines: lines.map(({ _id, price }) => ({ lineId: _id, price })) })
      .expect(200)
    expect(told(yes.body.bag.lines)).toEqual([[2, 44_000]])
  })

  it('adding another piece does not accept a higher price of those that wait for it', async () => {
    await add(1).expect(200)
    now += HOLD_MS
    await costs(44_000)
    expect(told((await add(1).expect(200)).body.bag.lines)).toEqual([
      [1, 44_000, 'PRICE_CHANGED'],
      [1, 44_000],
    ])
  })

  it('a visitor’s pieces join the account’s each at the price it is held at', async () => {
    await add(1).expect(200)
    await costs(44_000)
    const visitor = shop.shoppers.post('/api/bag/lines', { productId: 'moody', quantity: 3 })
    const { bagId } = (await visitor.expect(200)).body
    const merged = await shopper.post('/api/bag/merge', { bagId }).expect(200)
    expect(told(merged.body.bag.lines)).toEqual([
      [1, 40_000],
      [3, 44_000],
    ])
  })

  it('a line that both bags have is held until the later of both ends', async () => {
    await add(1).expect(200)
    now += HOLD_MS / 2
    const visitor = shop.shoppers.post('/api/bag/lines', { productId: 'moody', quantity: 1 })
    const { bagId } = (await visitor.expect(200)).body
    await shopper.post('/api/bag/merge', { bagId }).expect(200)
    now += HOLD_MS / 2
    await costs(44_000)
    expect(told((await bag()).lines)).toEqual([[2, 40_000]])
    now += HOLD_MS / 2
    expect(told((await bag()).lines)).toEqual([[2, 44_000, 'PRICE_CHANGED']])
  })

  it('a quote writes nothing', async () => {
    await add(1).expect(200)
    now += HOLD_MS
    const rows = () => shop.rows(sql`select * from bag_lines order by seq`)
    const before = await rows()
    await shopper.post('/api/checkout/quote', {}).expect(200)
    expect(await rows()).toEqual(before)
  })

  it('holds while the price changes in the very moment the quantity is raised', async () => {
    for (let round = 0; round < 10; round++) {
      shopper = await shop.shoppers.open({})
      await costs(40_000)
      const [line] = (await add(1).expect(200)).body.bag.lines
      const [, raised, added] = await Promise.all([
        shop.operator.put('/api/operator/variants/moody-v/price', { amount: 44_000 }),
        set(line, 4),
        add(1),
      ])
      expect([raised.status, added.status]).toEqual([200, 200])
      const { lines, amount } = await bag()
      // The first is at the held price whatever came first; the others at one of the two, each held as it was shown.
      expect(lines[0]).toMatchObject({ price: 40_000 })
      expect(lines.every(({ price }) => price === 40_000 || price === 44_000)).toBe(true)
      expect(amount).toBe(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0))
      expect(new Set(lines.map(({ price }) => price)).size).toBe(lines.length)
    }
  })
})
