import { sql } from 'kysely'
import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { houseDay } from '#backend/lib/words/days.ts'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { trailEvents } from '#tests/support/trail.ts'
import { startPurchase, type Purchase } from '#tests/support/purchase.ts'

/** Money that waits for a person: it is listed, counted, tried again, settled; and the books are compared with the provider. */

let now = Date.now()
let shop: Purchase

beforeAll(async () => {
  shop = await startPurchase({ clock: { now: () => now }, webhooks: false })
  await putPieces(shop.backend.deps, piece('studs', { amount: 96_300, stock: 500 }))
})
afterAll(() => shop?.close())

const buy = async () => {
  const bought = await shop.buy()
  const intent = String(shop.payments.provider.find(bought.sessionId).session.payment_intent)
  return { ...bought, intent }
}
type Bought = Awaited<ReturnType<typeof buy>>
const money = () => shop.payments.provider.money
const job = (name: string) => shop.backend.runJob(name)
const stuck = async (id: string): Promise<{ _id: string; kind: string; amount: number }[]> =>
  (await shop.operator.get('/api/operator/money/stuck').expect(200)).body.items.filter(
    (item: { orderId?: string }) => item.orderId === id,
  )
const reconcile = async (day = houseDay(now)) =>
  (await shop.operator.post('/api/operator/money/reconcile', { day }).expect(200)).body
/** A cancelled order whose refund the bank has sent back. */
const refundFailed = async (): Promise<Bought> => {
  const bought = await buy()
  await shop.operator.post(`/api/operator/orders/${bought.id}/cancel`, { reason: 'A flaw' }).expect(200)
  await job('payments-refunds')
  money().endRefund(money().refundsOf(bought.intent)[0]?.id ?? '', 'failed')
  await reconcile()
  return bought
}
const reason = 'Paid to the account on the cheque, 22 November'

describe('money that is stuck', () => {
  it('a failed refund is listed and counted, the order says so; sent again, it arrives', async () => {
    const bought = await refundFailed()
    const [item] = await stuck(bought.id)
    expect(item).toMatchObject({ kind: 'refund-failed', amount: 96_300 })
    expect((await bought.see()).money).toMatchObject({ state: 'refund-failed', failed: 96_300, refunded: 0 })
    now += 11_000
    const { text } = await supertest(shop.backend.url).get('/metrics').expect(200)
    expect(text).toMatch(/money_stuck\{kind="refund-failed"[^}]*\} 1/)
    expect(text).toMatch(/^money_reconciled_timestamp_seconds [1-9]/m)
    await shop.operator.post(`/api/operator/money/refunds/${item?._id}/retry`).expect(200)
    expect((await bought.see()).money?.state).toBe('refund-under-way')
    await job('payments-refunds')
    expect(await stuck(bought.id)).toEqual([])
    expect(await bought.see()).toMatchObject({ status: 'Refunded', money: { state: 'refunded' } })
    expect(
      money()
        .refundsOf(bought.intent)
        .map(({ status }) => status),
    ).toEqual(['failed', 'succeeded'])
  })

  it('can be settled by hand with a reason in the audit trail; a refund that may still arrive cannot', async () => {
    const bought = await refundFailed()
    const [item] = await stuck(bought.id)
    const settle = (body: object) =>
      shop.operator.post(`/api/operator/money/refunds/${item?._id}/settle`, body)
    expect((await settle({})).status).toBe(400)
    expect((await settle({ reason: '        ' })).status).toBe(400)
    await settle({ reason }).expect(200)
    await settle({ reason }).expect(200)
    expect(await bought.see()).toMatchObject({ status: 'Refunded', refunded: 96_300 })
    const trail = await shop.rows(sql<{ details: { reason?: string } }>`select details from audit
      where event = 'order.refund-settled' and subject = ${`order:${bought.id}`}`)
    expect(trail.map(({ details }) => details.reason)).toEqual([reason])
    const other = await buy()
    await shop.operator.post(`/api/operator/orders/${other.id}/cancel`, { reason: 'A flaw' }).expect(200)
    const [row] = await shop.rows(sql<{ id: string }>`select id from refunds where order_id = ${other.id}`)
    for (const path of ['settle', 'retry'])
      expect(
        (await shop.operator.post(`/api/operator/money/refunds/${row?.id}/${path}`, { reason })).status,
      ).not.toBe(200)
    expect((await other.shopper.get('/api/operator/money/stuck')).status).toBe(403)
  })

  /** A refund that the house made at the provider, and that the bank has sent back. */
  const failedElsewhere = async (paise: number) => {
    const bought = await buy()
    money().refund({ payment_intent: bought.intent, amount: String(paise) })
    await reconcile()
    money().endRefund(money().refundsOf(bought.intent).at(-1)?.id ?? '', 'failed')
    await reconcile()
    return bought
  }
  const act = (id: string | undefined, name: string) =>
    shop.operator.post(`/api/operator/money/refunds/${id}/${name}`, { reason })

  it('a failed refund of the provider: dismissed, paid by hand or made again there, and no longer listed then', async () => {
    const dismissed = await failedElsewhere(100_000)
    const [first] = await stuck(dismissed.id)
    expect(first).toMatchObject({ kind: 'refund-failed', amount: 1000, why: expect.stringContaining('dismiss it') })
    await act(first?._id, 'dismiss').expect(200)
    await act(first?._id, 'dismiss').expect(200)
    await reconcile()
    expect(await stuck(dismissed.id)).toEqual([])
    expect(await dismissed.see()).toMatchObject({ status: 'paid', refunded: 0 })

    const byHand = await failedElsewhere(96_300_00)
    const [second] = await stuck(byHand.id)
    await act(second?._id, 'settle').expect(200)
    await reconcile()
    expect(await stuck(byHand.id)).toEqual([])
    expect(await byHand.see()).toMatchObject({ status: 'Refunded', refunded: 96_300 })

    const again = await failedElsewhere(200_000)
    money().refund({ payment_intent: again.intent, amount: '200000' })
    await reconcile()
    expect(await stuck(again.id)).toEqual([])
    expect(await again.see()).toMatchObject({ refunded: 2000 })

    const owed = await refundFailed()
    const [item] = await stuck(owed.id)
    expect((await act(item?._id, 'dismiss')).body.message).toContain('owed to the shopper')
    expect(await stuck(owed.id)).toHaveLength(1)
  }) // prettier-ignore

  it('a dispute is in the list with its last day, and the order shows it', async () => {
    const bought = await buy()
    money().dispute(bought.intent)
    await reconcile()
    expect(await stuck(bought.id)).toMatchObject([{ kind: 'dispute', respondBy: expect.any(String) }])
    expect((await bought.see()).money).toMatchObject({ state: 'disputed', disputed: 96_300 })
  })
})

it('the audit trail names a refund that was dismissed', async () => {
  expect(await trailEvents(shop.backend.deps.db)).toContain('order.refund-dismissed')
})

describe('the comparison with the provider', () => {
  it('lists what no event told of, and the books follow', async () => {
    const bought = await buy()
    money().refund({ payment_intent: bought.intent, amount: '100000' })
    const first = await reconcile()
    const mine = first.differences.filter(({ booksSay }: { booksSay: string }) => booksSay === 'nothing')
    expect(mine.at(-1)).toMatchObject({
      kind: 'refund',
      providerSays: '₹1,000, done',
      settled: 'The books followed the provider.',
    })
    expect(await bought.see()).toMatchObject({ refunded: 1000, money: { state: 'partly-refunded' } })
  })

  it('a difference that the books cannot resolve stays open until a person explains it', async () => {
    const bought = await buy()
    const stored = shop.payments.store.intents.get(bought.intent)
    if (!stored) throw new Error('no intent')
    shop.payments.store.put(['intents', bought.intent, { ...stored, amount_received: 9_000_000 }])
    await reconcile()
    await reconcile()
    const open = await stuck(bought.id)
    expect(open).toMatchObject([{ kind: 'difference', amount: 6_300 }])
    const path = `/api/operator/money/differences/${open[0]?._id}/settle`
    await shop.operator.post(path, { reason }).expect(200)
    expect((await shop.operator.post(path, { reason })).status).toBe(404)
    await reconcile()
    expect(await stuck(bought.id)).toEqual([])
  })

  it('runs once a day however many copies there are, and refuses a day that has not begun', async () => {
    now += 86_400_000
    await Promise.all(Array.from({ length: 4 }, () => job('payments-daily')))
    const days = await shop.rows(
      sql<{
        day: string
        done: boolean
      }>`select day::text, finished_at is not null as done from reconciliations`,
    )
    expect(days.length).toBeGreaterThanOrEqual(7)
    expect(days.every(({ done }) => done)).toBe(true)
    const before = await shop.rows(sql`select max(finished_at) from reconciliations`)
    await job('payments-daily')
    expect(await shop.rows(sql`select max(finished_at) from reconciliations`)).toEqual(before)
    const answer = await shop.operator.post('/api/operator/money/reconcile', { day: '2199-01-01' })
    expect([answer.status, answer.body.code]).toEqual([422, 'VALIDATION'])
  })
})
